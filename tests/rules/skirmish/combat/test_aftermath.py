"""What a lost combat and a lost unit leave behind (S-17, S-19, S-56, S-58, S-59, S-74, S-80)."""

import pytest

from game.rules.skirmish.combat.break_tests import drop_standard, first_of
from game.rules.skirmish.consequences.casualties import (
    Share,
    destroy_unit,
    hit_shares,
    inflict_wounds,
    look_out,
)
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.combat import UnitHeld
from game.rules.skirmish.events.player import PointsEarned
from game.rules.skirmish.events.unit import CommandLost, LeadershipTested, ModelsLost, UnitDestroyed, UnitFled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NONE, Combat, Side, Step
from game.rules.skirmish.state.state import GONE, TABLE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_unit
from tests.rules.skirmish.combat.melee import BASE, Flights, facing, flights, to_end, told, war
from tests.rules.skirmish.combat.test_break_tests import counted, fought
from tests.rules.skirmish.consequences.test_casualties import field, joined

__all__ = ["flights"]


# losers


@pytest.mark.rule("S-56", "S-58", "S-74")
def test_who_held_or_crumbled_needs_a_test_with_the_same_modifiers_to_reform(flights: Flights) -> None:
    for kind, why in (("oath", "stubborn"), ("bones", "unstable"), ("doomed", "unbreakable")):
        state = a_field()
        facing(state, (ANN, "archers", 10), (BOB, kind, 12))
        battle = fought(state, (3, 0), (0, 1) * 20)
        counted(battle, further=True)
        to_end(battle)
        assert told(battle, UnitHeld) == [UnitHeld(1, why)]
        tests = [event for event in told(battle, LeadershipTested) if event.why == "reform"]
        assert [event.needed for event in tests] == [{"oath": 9, "bones": 2, "doomed": 6}[kind]]


@pytest.mark.rule("S-74", "S-17")
def test_the_bearer_dies_and_leaves_a_place_or_nobody() -> None:
    state = a_field()
    _, theirs = facing(state, (ANN, "archers", 5), (BOB, "pikes", 5))
    theirs.standard = True
    battle = fought(state)
    drop_standard(battle, theirs, ANN)
    assert (theirs.models, theirs.files, theirs.standard) == (4, 4, False)
    assert theirs.x == 20000 - (BASE + 1) // 2
    assert told(battle, CommandLost) == [CommandLost(theirs.id, "standard")]
    assert [(event.lost, event.models) for event in told(battle, ModelsLost)] == [(1, 4)]
    drop_standard(battle, theirs, ANN)
    assert theirs.models == 4
    theirs.models, theirs.standard = 1, True
    drop_standard(battle, theirs, ANN)
    assert told(battle, UnitDestroyed) == [UnitDestroyed(theirs.id, "combat", ANN)]
    assert theirs.models == 0


@pytest.mark.rule("S-74", "S-17")
def test_the_standard_of_who_breaks_and_escapes_is_taken(flights: Flights) -> None:
    state = a_field()
    gun = a_unit(state, ANN, "gun", (20, 20))
    theirs = a_unit(state, BOB, "pikes", (20, 20), models=10, heading=180, standard=True)
    battle = fought(state, (9, 0), (5, 5, *(0,) * 9))
    counted(battle, further=True)
    assert (theirs.place, theirs.fleeing, theirs.standard, theirs.models) == (TABLE, True, False, 9)
    assert told(battle, PointsEarned) == [PointsEarned(ANN, 25, "standard", theirs.id)]
    assert gun.models == 1


@pytest.mark.rule("S-21", "S-74")
def test_a_combat_is_named_by_a_unit_that_is_still_there() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    fought(state)
    assert state.combat is not None
    assert first_of(state, state.combat) == mine.id
    mine.place = GONE
    assert first_of(state, state.combat) == theirs.id
    theirs.place = GONE
    assert first_of(state, state.combat) == NONE


@pytest.mark.rule("S-59", "S-74")
def test_who_falls_in_combat_frightens_after_the_break_tests_and_once(flights: Flights) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 10), (BOB, "archers", 5))
    near = a_unit(state, BOB, "archers", (20, 25), models=10)
    a_unit(state, BOB, "archers", (40, 40), models=10)
    battle = fought(state, (5, 0), (5, 5, 0, 0, *(0,) * 20))
    inflict_wounds(battle, state.units[1], 5, "combat", ANN)
    assert state.combat is not None
    assert state.combat.scared == ((near.id, 1),)
    assert not [step for step in state.steps if step.name == "morale:near"]
    counted(battle, further=True)
    assert [(event.unit, event.why) for event in told(battle, LeadershipTested)] == [(near.id, "panic")]
    assert told(battle, UnitFled) == [UnitFled(near.id, "panic", ANN)]


# losses


@pytest.mark.rule("S-80", "S-48")
def test_a_champion_of_two_wounds_is_hurt_apart() -> None:
    battle, unit = field(10, champion=True)
    add_lasting_change(battle, unit, "wounds", 1, "phase", "test", BOB)
    assert inflict_wounds(battle, unit, 1, "combat", ANN, part="champion") == 1
    assert (unit.champion, unit.champion_hurt, unit.hurt, unit.models) == (True, 1, 0, 10)
    assert inflict_wounds(battle, unit, 3, "combat", ANN, part="champion") == 1
    assert (unit.champion, unit.models, unit.hurt) == (False, 9, 0)
    assert told(battle, CommandLost) == [CommandLost(unit.id, "champion")]
    unit.champion = True
    assert unit.champion_hurt == 0


@pytest.mark.rule("S-80")
def test_what_rank_and_file_cannot_lose_reaches_the_champion() -> None:
    battle, unit = field(10, champion=True, musician=True, standard=True)
    inflict_wounds(battle, unit, 8, "combat", ANN)
    assert (unit.musician, unit.standard, unit.champion) == (False, True, True)
    assert inflict_wounds(battle, unit, 4, "combat", ANN) == 2
    assert unit.place == GONE
    assert inflict_wounds(battle, unit, 1, "combat", ANN) == 0


@pytest.mark.rule("S-48")
def test_a_rank_of_even_width_goes_on_losing_from_the_other_end() -> None:
    battle, unit = field(4, files=4)
    for left, x in ((3, 394), (2, 0), (1, 394)):
        inflict_wounds(battle, unit, 1, "shooting", ANN)
        assert unit.models == unit.files == left
        assert abs(unit.x - 20000 - x) <= 1


@pytest.mark.rule("S-17", "S-80")
def test_what_is_gone_is_gone_once_free_of_all_that_lasted_on_it() -> None:
    battle, unit = field(10, standard=True, musician=True, champion=True)
    guest = joined(battle.state, unit)
    unit.blame = CLO
    for one in (unit, guest):
        one.mark(unit_flags.FLEEING)
        add_lasting_change(battle, one, "strength", 1, "battle", "test", BOB)
    destroy_unit(battle, unit, "caught", ANN)
    destroy_unit(battle, unit, "caught", ANN)
    credits = {event.unit: event.credit for event in told(battle, UnitDestroyed)}
    assert credits == {guest.id: CLO, unit.id: CLO}
    assert len(told(battle, UnitDestroyed)) == 2
    assert not battle.state.lasting
    assert not (unit.standard or unit.musician or unit.champion or unit.guests)


@pytest.mark.rule("S-19")
def test_a_dead_battle_standard_is_worth_a_card_too() -> None:
    state = a_field()
    bearer = a_unit(state, BOB, "captain", at=(5, 5), options=("banner",))
    other = a_unit(state, BOB, "captain", at=(15, 5))
    battle = war(state)
    destroy_unit(battle, other, "shooting", ANN)
    assert Step("treachery:draw", (BOB, 1)) not in state.steps
    destroy_unit(battle, bearer, "shooting", ANN)
    assert Step("treachery:draw", (BOB, 1)) in state.steps


# characters whose unit fell


@pytest.mark.rule("S-11", "S-57", "S-80")
def test_a_character_left_alone_has_done_what_his_unit_did_and_fights_on() -> None:
    state = a_field()
    host = a_unit(state, BOB, models=10, at=(20, 20))
    first, second = joined(state, host), joined(state, host)
    foe, other = a_unit(state, ANN, models=10, at=(20, 20)), a_unit(state, ANN, models=5, at=(50, 20))
    for mark in (
        unit_flags.CHARGED,
        unit_flags.FOUGHT,
        unit_flags.FLEEING,
        unit_flags.BEGAN_FLIGHT,
        unit_flags.MARCHED,
    ):
        host.mark(mark)
    battle = war(state)
    state.combat = Combat(
        (Side(ANN, (foe.id, other.id)), Side(BOB, (host.id,))), contacts=((foe.id, host.id), (other.id, 99))
    )
    destroy_unit(battle, host, "combat", ANN)
    for guest in (first, second):
        assert (
            guest.marks
            == unit_flags.CHARGED | unit_flags.FOUGHT | unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT
        )
        assert (guest.place, guest.host, guest.files) == (TABLE, NONE, 1)
    assert second.x == 20000 - BASE
    assert state.combat.sides[1].units == (host.id, first.id, second.id)
    assert set(state.combat.contacts) == {
        (foe.id, host.id),
        (other.id, 99),
        (foe.id, first.id),
        (foe.id, second.id),
    }


# who is hit


def sheltering(models: int, **more: object) -> tuple[SkirmishState, Unit, Unit]:
    """Pikes with a character in them."""
    state = a_field()
    unit = a_unit(state, BOB, models=models, **more)
    return state, unit, joined(state, unit)


@pytest.mark.rule("S-80")
@pytest.mark.parametrize(
    ("models", "champion", "safe"), [(5, False, True), (5, True, False), (6, True, True), (4, False, False)]
)
def test_five_rank_and_file_shelter_and_a_champion_is_none(models: int, champion: bool, safe: bool) -> None:
    state, unit, guest = sheltering(models, champion=champion)
    battle = a_battle(state, draws=(5,))
    assert look_out(battle, unit, guest) is safe
    shares = hit_shares(battle.setting, state, unit, models + 1)
    assert shares == (
        (Share(unit.id, "rank", models + 1),)
        if safe
        else (Share(unit.id, "rank", models), Share(guest.id, "character", 1))
    )


@pytest.mark.rule("S-80")
def test_hits_are_spread_evenly_also_when_there_are_more_than_models() -> None:
    state, unit, guest = sheltering(2)
    rider = joined(state, unit, "riders")
    battle = a_battle(state)
    for hits, shares in ((4, (2, 1, 1)), (5, (3, 1, 1)), (7, (4, 2, 1)), (8, (4, 2, 2))):
        found = hit_shares(battle.setting, state, unit, hits)
        assert found == (
            Share(unit.id, "rank", shares[0]),
            Share(guest.id, "character", shares[1]),
            Share(rider.id, "character", shares[2]),
        )


@pytest.mark.rule("S-80")
def test_a_character_alone_does_not_look_out(flights: Flights) -> None:
    state = a_field()
    hero = a_unit(state, BOB, "captain")
    battle: Battle = a_battle(state)
    assert not look_out(battle, hero, hero)
