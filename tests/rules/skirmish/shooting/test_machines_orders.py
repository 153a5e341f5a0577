"""The orders of bolt throwers, volley guns and breaths: whom, how far, once (S-08, S-44, S-50, S-82)."""

import pytest

from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.rolls.attack import AUTOMATIC, Strike
from game.rules.skirmish.rolls.saves import NO_ARMOUR, NO_WARD
from game.rules.skirmish.shooting.machine_numbers import bolt_depth, gunfire_numbers, piercing_strikes
from game.rules.skirmish.shooting.machines import machine_orders
from game.rules.skirmish.state import unit_flags
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_unit, act, inch, refused
from tests.rules.skirmish.shooting.firing import begun, empty, shoot_out, target

NUMBERS = Strike(AUTOMATIC, AUTOMATIC, NO_ARMOUR, NO_WARD)


@pytest.mark.rule("S-08", "S-44", "S-50")
@pytest.mark.parametrize(("kind", "machine", "reach"), [("ballista", "bolt", 48), ("organ", "organ", 24)])
def test_a_gun_is_pointed_at_enemies_in_range_and_in_no_combat(kind: str, machine: str, reach: int) -> None:
    state = empty()
    gun = a_unit(state, ANN, kind, (20, 0.5), heading=0)
    gun.y = inch(2)
    near, far = target(state, at=(20, 2 + reach - 0.1)), target(state, at=(30, 2 + reach + 0.5))
    neutral, held = target(state, CLO, at=(10, 20)), target(state, at=(40, 10))
    a_unit(state, CLO, at=(40, 10), models=10)
    battle = begun(shoot_out(state, *[1] * 20))
    name = f"mini:{machine}"
    assert machine_orders(battle.setting, state, gun, battle.content.machines[name]) == [
        Shoot(ANN, gun.id, near.id, name)
    ]
    assert refused(battle, Shoot(ANN, gun.id, far.id, name)) == "shoot-too-far"
    assert refused(battle, Shoot(ANN, gun.id, neutral.id, name)) == "shoot-neutral"
    assert refused(battle, Shoot(ANN, gun.id, held.id, name)) == "shoot-in-combat"
    assert refused(battle, Shoot(ANN, gun.id, near.id, "mini:bow")) == "shoot-no-weapon"
    assert refused(battle, Aim(ANN, gun.id, inch(20), inch(20))) == "shoot-otherwise"
    assert refused(battle, Shoot(ANN, gun.id, near.id)) is None
    act(battle, Shoot(ANN, gun.id, near.id, name))
    assert gun.has(unit_flags.SHOT)
    assert not state.questions


@pytest.mark.rule("S-45", "S-50")
def test_over_half_its_range_a_gun_is_one_worse() -> None:
    for away, needed in ((23.9, 3), (24.5, 4)):
        state = empty()
        gun, theirs = a_unit(state, ANN, "ballista", (20, 2)), target(state, at=(20, 2 + away))
        battle = shoot_out(state)
        strike = gunfire_numbers(battle.setting, state, gun, battle.content.machines["mini:bolt"], theirs)[1]
        assert strike.hit.needed == needed


@pytest.mark.rule("S-08", "S-50")
def test_a_breath_is_for_enemies_it_reaches() -> None:
    state = empty()
    giant, theirs = a_unit(state, ANN, "giant", (20, 10)), target(state, away=4)
    far, neutral = target(state, at=(30, 30)), target(state, CLO, at=(26, 14))
    battle = begun(shoot_out(state, *[1] * 90))
    assert refused(battle, Shoot(ANN, giant.id, far.id, "mini:dust")) in ("shoot-too-far", "shoot-unseen")
    assert refused(battle, Shoot(ANN, giant.id, neutral.id, "mini:dust")) == "shoot-neutral"
    assert battle.rules.legal_actions(state, ANN) == [
        Shoot(ANN, giant.id, theirs.id, "mini:dust"),
        Done(ANN),
    ]
    act(battle, Shoot(ANN, giant.id, theirs.id, "mini:dust"))
    assert giant.has(unit_flags.SHOT) and giant.has(unit_flags.BREATHED)
    assert giant.pose == (inch(20), inch(10), 0)
    assert not [unit for unit in state.units if unit.owner == BOB and unit.has(unit_flags.SHOT)]


@pytest.mark.rule("S-50")
def test_a_bolt_that_misses_wounds_nobody() -> None:
    state = empty()
    gun, theirs = a_unit(state, ANN, "ballista", (20, 2)), target(state, away=5)
    act(begun(shoot_out(state, 1, 6, 6, 6)), Shoot(ANN, gun.id, theirs.id, "mini:bolt"))
    assert theirs.models == 10


@pytest.mark.rule("S-29", "S-82")
@pytest.mark.parametrize(("gap", "turns"), [(3.0, True), (1.05, False)])
def test_a_stone_thrower_pivots_too_where_it_has_room(gap: float, turns: bool) -> None:
    state = empty()
    thrower = a_unit(state, ANN, "thrower", (20, 20))
    theirs = target(state, at=(34, 34))
    neighbour = a_unit(state, ANN, models=10, at=(0, 20))
    neighbour.x = thrower.x + 984 + inch(gap) + 5 * 394
    act(begun(shoot_out(state, 6, 1, 5)), Aim(ANN, thrower.id, inch(34), inch(34.4), theirs.id))
    assert (thrower.heading != 0) is turns
    assert thrower.has(unit_flags.SHOT)


@pytest.mark.rule("S-50")
def test_a_bolt_meets_as_many_as_stand_behind_each_other_where_it_comes_from() -> None:
    state = empty()
    theirs = target(state, at=(36, 24), models=20)
    rules = shoot_out(state).rules
    for at, deep in (((36, 10), 4), ((36, 40), 4), ((10, 24), 5), ((60, 24), 5)):
        gun = a_unit(state, ANN, "ballista", at)
        assert bolt_depth(rules.setting, gun, theirs) == deep
        strikes = piercing_strikes(
            rules.setting, state, gun, rules.setting.content.machines["mini:bolt"], theirs, NUMBERS
        )
        assert [one.wound.needed for one in strikes] == [2, 2, 3, 4, 5][:deep]


@pytest.mark.rule("S-50")
def test_wounds_of_a_wounded_model_count_for_whether_a_bolt_goes_on() -> None:
    for hurt, fell in ((0, 0), (2, 1)):
        state = empty()
        gun, theirs = a_unit(state, ANN, "ballista", (20, 10)), target(state, unit="ogres", models=9, away=5)
        theirs.files, theirs.hurt = 3, hurt
        # hits, wounds, one wound of D3: a fresh ogre stops it, one with a wound left does not
        battle = shoot_out(state, 6, 6, 1, 6, 5, 6, 5, 6, 6)
        act(begun(battle), Shoot(ANN, gun.id, theirs.id, "mini:bolt"))
        assert 9 - theirs.models >= fell
        assert (theirs.models == 9) is (hurt == 0)
