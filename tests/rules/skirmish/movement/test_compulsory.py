"""Compulsory moves: rallies, flights that go on, the stupid, the frenzied (S-31, S-37, S-60)."""

import pytest

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Reform
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import ChargeDeclared, LeadershipTested, UnitMoved, UnitRallied
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.movement.compulsory import ask_rally_formation
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, Lasting, Step, Terrain
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    a_battle,
    a_field,
    a_unit,
    act,
    inch,
    mini,
    refused,
    run,
)
from tests.rules.skirmish.combat.melee import BASE, told


def a_turn(state: SkirmishState, draws: tuple[int, ...] = ()) -> Battle:
    """Ann's Movement phase against Bob, up to the first question; dice are told one less than they show."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    battle = a_battle(state, draws, ground=Field(mini().bases))
    battle.then(Step("turns:play", ("movement",)))
    return run(battle)


def fleeing(state: SkirmishState, x: float, models: int = 20, **more: bool) -> Unit:
    """A unit of Ann's that fled before this turn, because of Bob."""
    unit = a_unit(state, ANN, "pikes", (x, 20), models=models, **more)
    unit.mark(unit_flags.FLEEING)
    unit.blame = BOB
    return unit


@pytest.mark.rule("S-17", "S-37")
def test_who_rallies_turns_anywhere_and_has_had_its_turn() -> None:
    state = a_field()
    unit = fleeing(state, 30)
    battle = a_turn(state, (2, 2))
    assert told(battle, UnitRallied) == [UnitRallied(0)]
    assert unit.blame == NOBODY
    assert refused(battle, Reform(ANN, 0, 40000, 5)) == "reform-heading"
    assert refused(battle, Reform(ANN, 0, 0, 0)) == "reform-files"
    act(battle, Reform(ANN, 0, 12345, 4))
    assert (unit.heading, unit.files, unit.fleeing) == (12345, 4, False)
    assert not state.questions


@pytest.mark.rule("S-36", "S-37")
def test_who_fails_runs_straight_on() -> None:
    state = a_field()
    unit = fleeing(state, 30)
    a_turn(state, (5, 5, 1, 1))
    assert unit.fleeing
    assert (unit.y, unit.heading) == (inch(24), 0)


@pytest.mark.rule("S-37")
@pytest.mark.parametrize(("models", "musician", "dice", "passed"), [
    (20, False, (3, 3), False),
    (20, True, (3, 3), True),
    (5, True, (0, 0), True),
    (5, True, (0, 1), False),
    (6, False, (2, 3), True),
])  # fmt: skip
def test_a_musician_helps_and_a_quarter_needs_a_double_one(
    models: int, musician: bool, dice: tuple[int, int], passed: bool
) -> None:
    state = a_field()
    unit = fleeing(state, 30, musician=musician)
    unit.models = models
    a_turn(state, (*dice, 0, 0))
    assert unit.fleeing != passed


@pytest.mark.rule("S-37")
def test_all_rally_before_any_flees_on_the_general_first_then_in_the_owner_s_order() -> None:
    state = a_field()
    for x in (10, 30, 50):
        fleeing(state, x)
    state.generals[ANN] = 2
    battle = a_turn(state, (5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0))
    assert [one.unit for one in told(battle, LeadershipTested)] == [2]
    assert refused(battle, Choose(ANN, 2)) == "not-among-these"
    act(battle, Choose(ANN, 1))
    assert [one.unit for one in told(battle, LeadershipTested)] == [2, 1, 0]
    assert not told(battle, UnitMoved)
    act(battle, Choose(ANN, 1), Choose(ANN, 2))
    assert [one.unit for one in told(battle, UnitMoved)] == [1, 2, 0]


@pytest.mark.rule("S-13", "S-37")
def test_only_one_s_own_fleers_rally_or_run_and_the_others_stay_as_they_are() -> None:
    state = a_field()
    own, other, calm = fleeing(state, 10), fleeing(state, 30), fleeing(state, 50)
    other.owner, calm.marks = BOB, 0
    state.generals[ANN] = calm.id
    a_turn(state, (5, 5, 1, 1))
    assert [unit.y for unit in (own, other, calm)] == [inch(24), inch(20), inch(20)]
    assert other.fleeing


@pytest.mark.rule("S-37")
def test_the_rallied_neither_move_nor_shoot_and_stand_only_where_there_is_room() -> None:
    state = a_field()
    unit = fleeing(state, 30)
    neighbour = a_unit(state, ANN, "pikes", (30, 20), models=20)
    neighbour.x = unit.x + 5 * BASE + inch(1.1)
    battle = a_turn(state, (0, 0))
    assert unit.has(unit_flags.RALLIED) and unit.has(unit_flags.DONE)
    assert refused(battle, Reform(ANN, unit.id, 0, 20)) == "reform-no-room"
    assert refused(battle, Reform(ANN, unit.id, 0, 5)) is None
    assert all(battle.rules.check(state, one) is None for one in battle.rules.legal_actions(state, ANN))
    act(battle, Done(ANN))
    assert may_shoot(battle.setting, state, unit) == Refusal("shoot-rallied")


@pytest.mark.rule("S-22", "S-37")
def test_who_changed_sides_or_is_gone_is_not_asked_how_it_stands() -> None:
    for owner, place, asked in ((ANN, "table", True), (CLO, "table", False), (ANN, "away", False)):
        state = a_field()
        unit = fleeing(state, 30)
        state.active, state.named, state.phase = ANN, BOB, "movement"
        battle = a_battle(state, ground=Field(mini().bases))
        unit.owner, unit.place = owner, place
        ask_rally_formation(battle, unit.id)
        assert bool(state.questions) is asked


@pytest.mark.rule("S-37")
def test_who_began_to_flee_this_turn_neither_rallies_nor_runs_on() -> None:
    state = a_field()
    unit = fleeing(state, 30)
    unit.mark(unit_flags.BEGAN_FLIGHT)
    battle = a_turn(state)
    assert battle.out == []
    assert unit.fleeing


@pytest.mark.rule("S-60")
def test_the_stupid_walk_straight_ahead() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=20)
    state.lasting.append(Lasting(1, 0, "stupidity", 1, "battle", "fog", BOB))
    battle = a_turn(state, (5, 5))
    assert unit.y == inch(24)
    assert told(battle, UnitMoved)[0].manner == "compulsory"
    assert not state.questions


@pytest.mark.rule("S-60", "S-75")
def test_of_several_stupid_units_the_owner_says_which_walks_next() -> None:
    state = a_field()
    for x in (10, 30, 50):
        a_unit(state, ANN, "pikes", (x, 20), models=20)
        state.lasting.append(
            Lasting(len(state.units), len(state.units) - 1, "stupidity", 1, "battle", "fog", BOB)
        )
    state.units[1].mark(unit_flags.CHARGING)
    battle = a_turn(state, (5, 5, 0, 0))
    assert battle.rules.legal_actions(state, ANN) == [Choose(ANN, 0), Choose(ANN, 2)]
    act(battle, Choose(ANN, 2))
    assert [unit.y for unit in state.units] == [inch(20), inch(20), inch(24)]
    assert [one.unit for one in told(battle, LeadershipTested)] == [2, 0]


@pytest.mark.rule("S-60")
@pytest.mark.parametrize(("die", "charged"), [(5, True), (0, False)])
def test_the_frenzied_charge_unless_leadership_holds_them(die: int, charged: bool) -> None:
    state = a_field()
    a_unit(state, ANN, "pikes", (30, 20), models=20)
    a_unit(state, BOB, "pikes", (30, 28), models=20, heading=180)
    state.lasting.append(Lasting(1, 0, "frenzy", 1, "battle", "rage", BOB))
    battle = a_turn(state, (die, die))
    act(battle, Done(ANN))
    assert bool(told(battle, ChargeDeclared)) == charged


@pytest.mark.rule("S-60", "S-70")
def test_only_one_s_own_idle_stupid_units_doubt() -> None:
    state = a_field()
    for x in range(8, 68, 10):
        a_unit(state, ANN, "pikes", (x, 20), models=20)
        state.lasting.append(
            Lasting(len(state.units), len(state.units) - 1, "stupidity", 1, "battle", "fog", BOB)
        )
    clever = a_unit(state, ANN, "pikes", (30, 40), models=20)
    dull, charging, rallied, fled, stranger, held = state.units[:6]
    charging.mark(unit_flags.CHARGING)
    rallied.mark(unit_flags.RALLIED)
    fled.mark(unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT)
    stranger.owner = BOB
    a_unit(state, CLO, "pikes", (58, 20), models=20, heading=180)
    battle = a_turn(state, (5, 5))
    assert [one.unit for one in told(battle, LeadershipTested)] == [dull.id]
    assert [unit.y for unit in state.units[:7]] == [inch(24), *[inch(20)] * 5, inch(40)]
    assert clever.marks == 0 and held.marks == 0


@pytest.mark.rule("S-38", "S-60")
def test_the_stupid_walk_into_a_marsh() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=5)
    bog = tuple((inch(x), inch(y)) for x, y in ((25, 22), (35, 22), (35, 30), (25, 30)))
    state.terrain = (Terrain(0, "mini:bog", "marsh", bog),)
    state.lasting.append(Lasting(1, 0, "stupidity", 1, "battle", "fog", BOB))
    a_turn(state, (5, 5, 0, 5, 5, 5, 5))
    assert unit.models == 4
