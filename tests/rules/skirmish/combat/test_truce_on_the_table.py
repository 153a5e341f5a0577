"""Worked examples of the truce and of neutrals in a fight, on the real table (S-10, S-64, S-65, S-73)."""

import pytest

from game.rules.skirmish.combat.phase import combat_groups
from game.rules.skirmish.events.combat import TruceKept
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, run
from tests.rules.skirmish.combat.melee import BASE, facing, on_flank, told, war


def truce(state: SkirmishState) -> Battle:
    """Ann names Bob in close combat."""
    battle = war(state)
    battle.then(Step("truce:keep"))
    return run(battle)


@pytest.mark.rule("S-10", "S-65")
def test_a_unit_of_c_is_pushed_one_inch_back_with_its_facing_kept() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 20), (BOB, "archers", 10))
    theirs = a_unit(state, CLO, "archers", (20, 20), models=10)
    theirs.y = mine.y - 4 * BASE
    theirs.mark(unit_flags.CHARGED)
    battle = truce(state)
    gap = battle.setting.ground.gap(state, mine.id, theirs.id)
    assert 990 <= gap <= 1000
    assert (theirs.x, theirs.heading) == (20000, 0)
    assert not theirs.has(unit_flags.CHARGED | unit_flags.ASIDE)
    assert told(battle, TruceKept) == [TruceKept(theirs.id, mine.id, False)]
    assert combat_groups(battle.setting, state) == [((0,), (1,))]


@pytest.mark.rule("S-10", "S-65", "S-71")
def test_also_in_contact_with_d_it_stays_and_takes_no_part() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 20), (BOB, "archers", 10))
    theirs = a_unit(state, CLO, "archers", (20, 20), models=10)
    theirs.y = mine.y - 4 * BASE
    last = a_unit(state, DAN, "archers", (20, 20), models=10)
    last.y = theirs.y - 2 * BASE
    battle = truce(state)
    assert told(battle, TruceKept) == [TruceKept(theirs.id, mine.id, True)]
    assert theirs.has(unit_flags.ASIDE)
    assert combat_groups(battle.setting, state) == [((0,), (1,))]


@pytest.mark.rule("S-10", "S-65")
def test_in_a_chain_a_c_d_b_nobody_moves() -> None:
    state = a_field()
    units = [a_unit(state, owner, "archers", (20, 20), models=10) for owner in (ANN, CLO, DAN, BOB)]
    for place, unit in enumerate(units):
        unit.y -= place * 2 * BASE
    battle = truce(state)
    assert [(event.unit, event.stays) for event in told(battle, TruceKept)] == [(1, True)]
    assert combat_groups(battle.setting, state) == []


@pytest.mark.rule("S-10", "S-65")
def test_a_push_without_room_is_none() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=10)
    theirs = a_unit(state, CLO, "archers", (20, 20), models=10, files=5)
    theirs.y = mine.y - 2 * BASE
    for dx, dy in ((-4500, -800), (4500, -800), (0, -2600), (-4500, 1200), (4500, 1200), (0, 4200)):
        wall = a_unit(state, DAN, "archers", (20, 20), models=20, files=5)
        wall.x, wall.y = theirs.x + dx, theirs.y + dy
    wall.owner = ANN
    before = theirs.pose
    battle = truce(state)
    assert told(battle, TruceKept)[0].stays
    assert theirs.pose == before


@pytest.mark.rule("S-10", "S-65")
def test_two_neutrals_side_by_side_are_both_pushed() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    mine.files = 10
    for side in (-1, 1):
        theirs = a_unit(state, CLO, "archers", (20, 20), models=5)
        theirs.x += side * (5 * BASE // 2 + 20)
        theirs.y = mine.y - BASE
    battle = truce(state)
    assert [(event.unit, event.stays) for event in told(battle, TruceKept)] == [(2, False), (3, False)]
    gaps = [battle.setting.ground.gap(state, mine.id, id) for id in (2, 3)]
    assert all(990 <= gap <= 1000 for gap in gaps)


@pytest.mark.rule("S-64", "S-08", "S-72")
def test_a_unit_held_by_c_and_charged_by_a_fights_a_only() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    other = on_flank(state, theirs, CLO, "archers", 10)
    other.x, other.y, other.heading = theirs.x + 5 * BASE // 2, theirs.y + BASE, 27000
    battle = truce(state)
    assert combat_groups(battle.setting, state) == [((mine.id,), (theirs.id,))]
    state.active, state.named = CLO, BOB
    assert combat_groups(battle.setting, state) == [((other.id,), (theirs.id,))]
