"""Where pursuers end: whom they face, what they run into, where they cannot align (S-57, S-77)."""

import pytest

from game.rules.skirmish.combat.pursuit_move import move_pursuer, pursuit_facing
from game.rules.skirmish.events.combat import UnitCaught
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import offset_point
from game.rules.skirmish.state.records import NONE, Pursuit
from game.rules.skirmish.state.state import GONE, SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, inch
from tests.rules.skirmish.combat.melee import told, war
from tests.rules.skirmish.position.laid import block

BASE = 787
MINE, MET, THIRD = 0, 1, 2


def column(*, held: bool) -> SkirmishState:
    """Ann's column runs up past a rock at Bob's unit that looks aside; a neutral may hold its rear."""
    state = a_field()
    a_unit(state, ANN, "pikes", (32, 20), models=8, files=1)
    met = a_unit(state, BOB, "pikes", (32, 30), models=9, files=3, heading=210)
    state.terrain = (block(1, "rock", 26, 23, 30.5, 27),)
    if held:
        behind = a_unit(state, CLO, "pikes", models=3, files=3, heading=210)
        x, y = offset_point(met.pose, 0, -3 * BASE)
        behind.x, behind.y = round(x), round(y)
    return state


def overrun(state: SkirmishState, roll: int = 12) -> Battle:
    """Ann's first unit goes straight on."""
    battle = war(state)
    move_pursuer(battle, Pursuit(MINE, NONE, roll))
    return battle


@pytest.mark.rule("S-29", "S-57", "S-77")
def test_who_cannot_align_on_a_unit_that_is_held_stops_an_inch_before_it() -> None:
    state = column(held=True)
    battle = overrun(state)
    assert battle.setting.ground.touching(state, MET) == (THIRD,)
    assert battle.setting.ground.gap(state, MINE, MET) in range(998, 1003)
    assert not state.units[MINE].has(unit_flags.CHARGED)
    assert told(battle, UnitMoved)[-1].way[-1] == state.units[MINE].pose
    assert (state.units[MINE].x, state.units[MINE].heading) == (inch(32), 0)


@pytest.mark.rule("S-57", "S-77")
def test_whom_nobody_holds_turns_to_who_ran_into_it() -> None:
    state = column(held=False)
    battle = overrun(state)
    assert state.units[MET].heading == 18000
    assert battle.setting.ground.touching(state, MINE) == (MET,)
    assert state.units[MINE].has(unit_flags.CHARGED)
    assert [one.manner for one in told(battle, UnitMoved)] == ["overrun", "charge", "turn"]


@pytest.mark.rule("S-57")
def test_whom_is_pursued_is_faced_where_it_is_or_was_last_seen() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "pikes", (30, 20), models=20)
    fled = a_unit(state, BOB, "pikes", (40, 20), models=20)
    battle, before = war(state), mine.pose
    seen = Pursuit(MINE, MET, 5, x=inch(20), y=inch(20) - 2 * BASE)
    assert pursuit_facing(battle, mine, seen).heading == 9000
    fled.place = GONE
    assert pursuit_facing(battle, mine, seen).heading == 27000
    assert pursuit_facing(battle, mine, Pursuit(MINE, MET, 5, x=inch(30), y=inch(20) - 2 * BASE)) == before
    assert pursuit_facing(battle, mine, Pursuit(MINE, NONE, 5, x=inch(20), y=inch(20))) == before
    move_pursuer(battle, seen)
    assert told(battle, UnitMoved)[0].way[0] == before
    assert len(told(battle, UnitMoved)[0].way) == 3


@pytest.mark.rule("S-57")
def test_who_escaped_is_neither_touched_nor_caught_another_fleer_is() -> None:
    state = a_field()
    a_unit(state, ANN, "pikes", (30, 20), models=20)
    for x in (30, 30):
        a_unit(state, BOB, "pikes", (x, 27), models=5).mark(unit_flags.FLEEING)
    state.units[2].y = inch(29)
    battle = war(state)
    move_pursuer(battle, Pursuit(MINE, 1, 12))
    assert not told(battle, UnitCaught)
    assert battle.setting.ground.gap(state, MINE, 1) in range(998, 1003)
    state.units[1].y, state.units[2].y = inch(40), inch(27)
    move_pursuer(battle, Pursuit(MINE, 1, 12))
    assert told(battle, UnitCaught) == [UnitCaught(2, MINE)]
    assert state.units[2].place == GONE
    assert abs(state.units[MINE].y - (inch(27) - BASE)) <= 1
