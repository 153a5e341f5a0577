"""Leadership tests and panic (S-13, S-26, S-30, S-36, S-58, S-59, S-82)."""

from typing import Any

import msgspec
import pytest

from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.consequences import panic
from game.rules.skirmish.consequences.leadership_tests import (
    begin_leadership_test,
    begin_nearby_panic_tests,
    begin_panic_test,
    check_panic_after_losses,
)
from game.rules.skirmish.events.unit import LeadershipTested
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.leadership import may_panic, shaken_by, unit_leadership
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused, run
from tests.rules.skirmish.combat.melee import BASE, Flights, facing, flights, told, war
from tests.rules.skirmish.consequences.test_casualties import joined

__all__ = ["flights"]
NEVER = Step("nothing:follows")


def rolled_tests(battle: Battle, unit: Unit, **more: Any) -> list[LeadershipTested]:
    """A test, rolled; what was told of it."""
    begin_leadership_test(battle, unit, "march", NEVER, **more)
    run(battle)
    return told(battle, LeadershipTested)


def pikes(state: SkirmishState, at: tuple[float, float] = (20, 20), owner: int = ANN, **more: Any) -> Unit:
    """Ten pikes."""
    return a_unit(state, owner, at=at, models=10, **more)


# Leadership


@pytest.mark.rule("S-26")
@pytest.mark.parametrize(("dice", "passed"), [((2, 3), True), ((3, 3), False)])
def test_two_dice_at_most_leadership(dice: tuple[int, int], passed: bool) -> None:
    state = a_field()
    unit = pikes(state)
    battle = war(state, dice)
    assert [event.passed for event in rolled_tests(battle, unit)] == [passed]
    assert state.test is not None
    assert state.test.passed is passed


@pytest.mark.rule("S-26", "S-21")
def test_cards_help_or_hinder_between_the_call_and_the_dice() -> None:
    state = a_field()
    unit = pikes(state)
    battle = war(state, (3, 3))
    begin_leadership_test(battle, unit, "march", NEVER, 1)
    assert [step.name for step in state.steps[::-1]][:3] == [
        "morale:open",
        "treachery:window",
        "morale:roll",
    ]
    run(battle)
    assert told(battle, LeadershipTested) == [LeadershipTested(unit.id, "march", (4, 4), 8, True)]


@pytest.mark.rule("S-26", "S-30")
def test_the_highest_leadership_in_the_unit_counts() -> None:
    state = a_field()
    unit = pikes(state)
    battle = war(state)
    assert unit_leadership(battle.setting, state, unit).needed == 7
    guest = joined(state, unit)
    assert unit_leadership(battle.setting, state, unit).needed == 8
    assert unit_leadership(battle.setting, state, guest).needed == 8
    guest.mark(unit_flags.SHAMED)
    assert unit_leadership(battle.setting, state, unit).needed == 7


@pytest.mark.rule("S-30")
def test_the_general_lends_his_leadership_within_twelve_inches_while_he_does_not_flee() -> None:
    state = a_field()
    unit = pikes(state)
    general = a_unit(state, ANN, "captain", at=(30, 20))
    state.generals[ANN] = general.id
    battle = war(state)
    ld = unit_leadership(battle.setting, state, unit)
    assert str(ld) == "8+ = 7 (leadership) +1 (general)"
    general.mark(unit_flags.FLEEING)
    assert unit_leadership(battle.setting, state, unit).needed == 7
    general.unmark(unit_flags.FLEEING)
    general.x = 36000
    assert unit_leadership(battle.setting, state, unit).needed == 7
    stranger = pikes(state, at=(30, 24), owner=BOB)
    general.x = 30000
    assert unit_leadership(battle.setting, state, stranger).needed == 7


@pytest.mark.rule("S-26", "S-30")
def test_the_battle_standard_lets_a_failed_test_be_rolled_once_more() -> None:
    state = a_field()
    unit = pikes(state)
    bearer = a_unit(state, ANN, "captain", at=(30, 20), options=("banner",))
    battle = war(state, (5, 5, 5, 4))
    events = rolled_tests(battle, unit)
    assert [(event.dice, event.again) for event in events] == [((6, 6), False), ((6, 5), True)]
    bearer.mark(unit_flags.FLEEING)
    battle = war(state, (5, 5))
    assert len(rolled_tests(battle, unit)) == 1


@pytest.mark.rule("S-26", "S-30")
def test_nobody_s_or_a_passed_test_is_not_rolled_again() -> None:
    state = a_field()
    unit = pikes(state)
    bearer = a_unit(state, ANN, "captain", at=(30, 20), options=("banner",))
    assert [event.again for event in rolled_tests(war(state, (0, 0)), unit)] == [False]
    for spoil in ({"owner": BOB}, {"place": "away"}, {"x": 40000}):
        before = {name: getattr(bearer, name) for name in spoil}
        for name, value in spoil.items():
            setattr(bearer, name, value)
        assert len(rolled_tests(war(state, (5, 5)), unit)) == 1, spoil
        for name, value in before.items():
            setattr(bearer, name, value)
    bearer.x = unit.x + (5 * BASE + BASE) // 2 + 12000
    assert len(rolled_tests(war(state, (5, 5, 5, 5)), unit)) == 2, "at twelve inches to the nearest part"
    bearer.x += 1
    assert len(rolled_tests(war(state, (5, 5)), unit)) == 1


@pytest.mark.rule("S-30", "S-58")
def test_a_general_who_is_gone_refused_or_has_less_lends_nothing() -> None:
    state = a_field()
    unit = pikes(state)
    general = a_unit(state, ANN, "captain", at=(30, 20))
    rules = war(state).rules
    assert unit_leadership(rules.setting, state, unit).needed == 7
    state.generals[ANN] = general.id
    assert unit_leadership(rules.setting, state, unit).needed == 8
    general.mark(unit_flags.SHAMED)
    assert unit_leadership(rules.setting, state, unit).needed == 7
    general.unmark(unit_flags.SHAMED)
    general.place = "away"
    assert unit_leadership(rules.setting, state, unit).needed == 7
    general.place = "table"
    unit.place = "away"
    assert unit_leadership(rules.setting, state, unit).needed == 7
    unit.place = "table"
    state.generals[ANN] = pikes(state, at=(28, 28)).id
    assert str(unit_leadership(rules.setting, state, general)) == "8+ = 8 (leadership)"


@pytest.mark.rule("S-26")
def test_a_champion_s_leadership_counts_while_he_lives() -> None:
    state = a_field()
    bows = a_unit(state, ANN, "crossbows", at=(20, 20), models=10, champion=True)
    battle = war(state)
    led = msgspec.structs.replace(battle.content.units["mini:crossbows"].champion, leadership=9)
    kind = msgspec.structs.replace(battle.content.units["mini:crossbows"], champion=led)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(battle.content.units, "mini:crossbows", kind)
        assert unit_leadership(battle.setting, state, bows).needed == 9
        bows.champion = False
        assert unit_leadership(battle.setting, state, bows).needed == 7


@pytest.mark.rule("S-37")
def test_a_quarter_of_a_unit_rallies_on_a_double_one_only() -> None:
    state = a_field()
    unit = pikes(state)
    unit.models = 2
    battle = war(state, (0, 1))
    begin_leadership_test(battle, unit, "rally", NEVER, 1)
    run(battle)
    assert told(battle, LeadershipTested)[0].needed == 2
    assert not told(battle, LeadershipTested)[0].passed


# panic


@pytest.mark.rule("S-59")
@pytest.mark.parametrize(("models", "panics"), [(8, False), (7, True), (6, True)])
def test_a_quarter_of_the_models_of_the_phase_s_start(flights: Flights, models: int, panics: bool) -> None:
    state = a_field()
    unit = pikes(state, owner=BOB)
    shooter = pikes(state, at=(20, 40))
    unit.models = models
    battle = war(state, (5, 5, 1, 2))
    check_panic_after_losses(battle, unit, shooter.id, ANN)
    run(battle)
    assert unit.fleeing is panics
    assert len(flights.fled) == panics


@pytest.mark.rule("S-36", "S-59")
def test_who_fails_flees_at_once_from_who_caused_it_and_is_his_blame(flights: Flights) -> None:
    state = a_field()
    unit = pikes(state, owner=BOB)
    shooter = pikes(state, at=(20, 40))
    a_unit(state, ANN, models=10, at=(20, 25))
    battle = war(state, (5, 5, 1, 2))
    begin_panic_test(battle, unit, shooter.id, ANN)
    run(battle)
    assert flights.fled == [(unit.id, (20000, 39213), "panic", ANN)]
    assert flights.ran


@pytest.mark.rule("S-36", "S-59")
def test_without_a_cause_it_flees_from_the_nearest_of_the_other_player(flights: Flights) -> None:
    state = a_field()
    unit = pikes(state, owner=BOB)
    pikes(state, at=(20, 23), owner=CLO)
    pikes(state, at=(20, 40))
    pikes(state, at=(20, 30))
    battle = war(state, (5, 5, 1, 2))
    begin_panic_test(battle, unit, -1, ANN)
    run(battle)
    assert flights.fled[0][1] == (20000, 29213)


@pytest.mark.rule("S-05", "S-13", "S-59")
def test_neutrals_the_engaged_the_fleeing_and_the_immune_do_not_panic() -> None:
    state = a_field()
    facing(state, (ANN, "pikes", 10), (BOB, "pikes", 10))
    pikes(state, at=(40, 20), owner=CLO)
    fleeing = pikes(state, at=(50, 20), owner=BOB)
    immune, free = pikes(state, at=(60, 20), owner=BOB), pikes(state, at=(60, 30), owner=BOB)
    fleeing.mark(unit_flags.FLEEING)
    battle = war(state)
    from game.rules.skirmish.consequences.ongoing import add_lasting_change

    add_lasting_change(battle, immune, "immune", 1, "phase", "test", BOB)
    able = [unit for unit in state.units if may_panic(battle.setting, state, unit)]
    assert able == [free]


@pytest.mark.rule("S-59")
def test_one_test_a_unit_a_phase_passed_or_failed() -> None:
    state = a_field()
    unit = pikes(state, owner=BOB)
    battle = war(state, (0, 0))
    for _ in range(3):
        begin_panic_test(battle, unit, -1, ANN)
        run(battle)
    assert len(told(battle, LeadershipTested)) == 1


@pytest.mark.rule("S-75")
def test_of_several_the_owner_says_who_tests_next() -> None:
    state = a_field()
    one, two = pikes(state, owner=BOB), pikes(state, at=(26, 20), owner=BOB)
    fallen = pikes(state, at=(23, 26), owner=BOB)
    battle = war(state, (0, 0, 0, 0))
    begin_nearby_panic_tests(battle, fallen)
    run(battle)
    assert refused(battle, Choose(BOB, fallen.id)) == "not-among-these"
    assert battle.rules.legal_actions(state, BOB) == [Choose(BOB, one.id), Choose(BOB, two.id)]
    act(battle, Choose(BOB, two.id))
    assert [event.unit for event in told(battle, LeadershipTested)] == [two.id, one.id]


@pytest.mark.rule("S-17", "S-75")
def test_whoever_tests_first_all_blame_the_same_player(flights: Flights) -> None:
    state = a_field()
    for place in (20, 26):
        pikes(state, at=(place, 20), owner=BOB)
    fallen = pikes(state, at=(23, 26), owner=BOB)
    battle = war(state, (5, 5, 5, 5))
    fallen.blame = CLO
    begin_nearby_panic_tests(battle, fallen)
    run(battle)
    act(battle, Choose(BOB, 1))
    assert flights.fled[0][0::3] == (1, CLO)


@pytest.mark.rule("S-82")
def test_a_war_machine_that_panics_only_does_not_shoot_next_time(flights: Flights) -> None:
    state = a_field()
    gun = a_unit(state, BOB, "gun", at=(20, 20))
    battle = war(state, (5, 5))
    begin_panic_test(battle, gun, -1, ANN)
    run(battle)
    assert (gun.silent, gun.fleeing, flights.fled) == (1, False, [])


@pytest.mark.rule("S-59")
@pytest.mark.parametrize(
    ("before", "left", "panics"), [(10, 8, False), (12, 9, True), (2, 1, True), (1, 1, False)]
)
def test_a_quarter_lost_counts_from_the_phase_s_start_on_the_table(
    before: int, left: int, panics: bool
) -> None:
    state = a_field()
    unit = pikes(state)
    unit.at_phase, unit.models = before, left
    battle = war(state)
    check_panic_after_losses(battle, unit, -1, BOB)
    assert unit.has(unit_flags.PANIC_TESTED) is panics
    unit.unmark(unit_flags.PANIC_TESTED)
    unit.place = "away"
    check_panic_after_losses(battle, unit, -1, BOB)
    assert not unit.has(unit_flags.PANIC_TESTED)


@pytest.mark.rule("S-59")
def test_the_end_of_a_unit_shakes_who_stands_within_six_inches_and_may_panic() -> None:
    state = a_field()
    unit, near, far = pikes(state), pikes(state, at=(20, 20)), pikes(state, at=(20, 20))
    near.x = unit.x + 5 * BASE + 6000
    far.x = unit.x - 5 * BASE - 6001
    pikes(state, at=(20, 27), owner=BOB)
    bold = pikes(state, at=(20, 13))
    battle = war(state)
    assert shaken_by(battle.setting, state, unit) == [near.id, bold.id]
    bold.mark(unit_flags.FLEEING)
    assert shaken_by(battle.setting, state, unit) == [near.id]
    for one in (unit, near, far):
        one.owner = CLO
    assert shaken_by(battle.setting, state, unit) == []


@pytest.mark.rule("S-36")
def test_who_panics_with_nobody_to_fear_runs_to_the_nearest_edge(flights: Flights) -> None:
    state = a_field()
    unit, cause = pikes(state), pikes(state, at=(30, 20))
    battle = war(state)
    assert panic.away_from(battle, unit, -1) is None
    assert panic.away_from(battle, unit, cause.id) == (inch(30), inch(20) - BASE)
    cause.place = "away"
    assert panic.away_from(battle, unit, cause.id) is None
