"""What a stone or a ball does where it comes down, and whom it shakes (S-17, S-49, S-50, S-59, S-80)."""

import pytest

from game.rules.skirmish.events.unit import LeadershipTested, UnitFled
from game.rules.skirmish.rolls.dice import MISFIRE
from game.rules.skirmish.shooting.area_hits import (
    apply_area_losses,
    area_hit_credit,
    lost_quarter,
    victim_of_hit,
)
from game.rules.skirmish.shooting.artillery import artillery_aims, check_aim
from game.rules.skirmish.shooting.machine_numbers import (
    AreaHit,
    models_in_bounce,
    stone_hits,
    under_hole_and_edge,
)
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.builders import ANN, CLO, a_unit, inch, run
from tests.rules.skirmish.combat.melee import Flights, flights
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.shooting.firing import empty, shoot_out, target, told

__all__ = ["flights"]
STONE, CANNON = "mini:stone", "mini:cannon"


# where it comes down


@pytest.mark.rule("S-50", "S-78")
@pytest.mark.parametrize(("gap", "struck"), [(1.45, True), (1.55, False)])
def test_the_template_is_three_inches_wide(gap: float, struck: bool) -> None:
    state = empty()
    hero = target(state, unit="captain", models=1, at=(20, 30))
    rules = shoot_out(state).rules
    machine = rules.setting.content.machines[STONE]
    point = (inch(20), hero.y - inch(gap))
    assert [hit.model for hit in stone_hits(rules.setting, state, machine, point)] == (
        [(hero.id, 0)] if struck else []
    )
    beside = (hero.x, hero.y + 394)
    assert stone_hits(rules.setting, state, machine, beside) == (AreaHit((hero.id, 0), 9, "D6"),)
    hero.y = state.depth - 787
    assert stone_hits(rules.setting, state, machine, (inch(20), state.depth)) != ()
    assert stone_hits(rules.setting, state, machine, (inch(20), state.depth + 100)) == ()


@pytest.mark.rule("S-50")
def test_only_the_model_under_the_hole_takes_the_great_blow() -> None:
    state = empty()
    machine = shoot_out(state).content.machines[STONE]
    assert under_hole_and_edge(machine, [(3, 0), (3, 1), (4, 0)], (3, 1)) == [
        AreaHit((3, 0), 3),
        AreaHit((3, 1), 9, "D6"),
        AreaHit((4, 0), 3),
    ]
    assert under_hole_and_edge(machine, [(3, 0)], None) == [AreaHit((3, 0), 3)]


@pytest.mark.rule("S-49", "S-78")
def test_a_ball_that_sticks_meets_whom_it_falls_on_and_one_beyond_the_edge_nobody() -> None:
    state = empty()
    theirs = target(state, at=(20, 30), models=5)
    target(state, owner=CLO, at=(30, 30), models=5)
    rules = shoot_out(state).rules
    start, aimed = (inch(20), inch(10)), (inch(20), inch(26))
    assert models_in_bounce(rules.setting, state, start, aimed, (4, MISFIRE)) == ((theirs.id, 2),)
    assert models_in_bounce(rules.setting, state, start, aimed, (2, MISFIRE)) == ()
    assert models_in_bounce(rules.setting, state, start, aimed, (2, 2)) == ((theirs.id, 2),)
    assert models_in_bounce(rules.setting, state, start, aimed, (2, 10)) == ((theirs.id, 2),)
    assert (
        models_in_bounce(rules.setting, state, (inch(30), inch(10)), (inch(30), inch(26)), (4, MISFIRE)) == ()
    )
    theirs.y = state.depth
    assert models_in_bounce(rules.setting, state, start, (inch(20), inch(46)), (2, 4)) == ((theirs.id, 2),)
    assert models_in_bounce(rules.setting, state, start, (inch(20), inch(46)), (4, 4)) == ()


@pytest.mark.rule("S-08", "S-49", "S-50")
@pytest.mark.parametrize(("kind", "machine"), [("thrower", STONE), ("gun", CANNON)])
def test_offered_are_legal_aims_at_enemies_in_no_combat(kind: str, machine: str) -> None:
    state = empty()
    gun = a_unit(state, ANN, kind, (20, 10))
    free, near = target(state, at=(20, 30)), target(state, at=(30, 14))
    held = target(state, at=(40, 30))
    a_unit(state, CLO, at=(40, 30), models=10)
    target(state, owner=CLO, at=(10, 30))
    battle = shoot_out(state)
    law = battle.content.machines[machine]
    found = artillery_aims(battle.setting, state, gun, law)
    assert found
    assert all(check_aim(battle.setting, state, gun, law, one) is None for one in found)
    if machine == STONE:
        assert {one.target for one in found} == {free.id}
    else:
        assert {one.target for one in found} == {-1}
        assert any(one.x > inch(25) for one in found)
    assert {near.id, held.id} & {one.target for one in found} == set()


# whom it shakes, who scores


@pytest.mark.rule("S-59")
@pytest.mark.parametrize(
    ("before", "left", "shaken"),
    [(20, 16, False), (20, 15, True), (10, 8, False), (10, 7, True), (1, 0, False)],
)
def test_a_quarter_of_the_phase_s_start_shakes(before: int, left: int, shaken: bool) -> None:
    unit = target(empty(), models=20)
    unit.at_phase, unit.models = before, left
    assert lost_quarter(unit) is shaken
    unit.place = GONE
    assert not lost_quarter(unit)


@pytest.mark.rule("S-17", "S-36", "S-59")
def test_units_under_a_stone_panic_army_by_army_from_who_threw_it(flights: Flights) -> None:
    state = empty()
    thrower = a_unit(state, ANN, "thrower", (20, 10))
    one, two, own = (
        target(state, at=(20, 30)),
        target(state, at=(30, 30)),
        target(state, owner=ANN, at=(40, 30)),
    )
    battle = shoot_out(state, *[6] * 20)
    apply_area_losses(battle, thrower, {one.id: 3, two.id: 2, own.id: 4})
    assert [unit.models for unit in (one, two, own)] == [7, 8, 6]
    run(battle)
    assert {event.unit for event in told(battle, LeadershipTested)} == {one.id, own.id}
    assert set(told(battle, UnitFled)) == {UnitFled(one.id, "panic", ANN), UnitFled(own.id, "panic", NOBODY)}
    middle = (inch(20), inch(10) - 984)
    assert {away for _, away, _, _ in flights.fled} == {middle}
    assert (area_hit_credit(thrower, one), area_hit_credit(thrower, own)) == (ANN, NOBODY)


@pytest.mark.rule("S-59")
def test_a_thrower_that_is_gone_is_no_cause(flights: Flights) -> None:
    state = empty()
    thrower, foe = a_unit(state, ANN, "thrower", (20, 10)), target(state, at=(20, 30))
    other = a_unit(state, ANN, models=10, at=(50, 30))
    thrower.place = GONE
    battle = shoot_out(state, *[6] * 20)
    apply_area_losses(battle, thrower, {foe.id: 5})
    run(battle)
    assert flights.fled[0][1] == (other.x, other.y - 787)


@pytest.mark.rule("S-80")
def test_a_champion_under_a_template_is_a_model_of_his_unit_and_a_hero_looks_out() -> None:
    state = empty()
    theirs = target(state)
    theirs.champion = True
    hero = joined(state, theirs)
    battle = shoot_out(state, 1, 2)
    assert victim_of_hit(battle, (theirs.id, 0)) is theirs
    assert victim_of_hit(battle, (theirs.id, 1)) is theirs
    assert victim_of_hit(battle, (theirs.id, 2)) is hero
    assert victim_of_hit(battle, (theirs.id, 2)) is theirs
