"""Characters join and leave, reserves come in, pursuers come back: who, how far, where (S-25, S-78, S-81)."""

import pytest

from game.rules.skirmish.actions.orders import Arrive, Join, Leave
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.state import AWAY, RESERVE, TABLE, SkirmishState
from game.rules.skirmish.unit.guests import guest_pose
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_unit, act, inch, refused
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.movement.test_phase import alone, moves
from tests.rules.skirmish.position.laid import block

BASE = 787
LONE, HOST = 2, 0
JOIN = Join(ANN, LONE, HOST)


def beside(x: float = 34.0, models: int = 20) -> SkirmishState:
    """Ann's pikes at (30, 20) looking up, her captain alone to their right."""
    state = alone(models=models)
    a_unit(state, ANN, "captain", (x, 20))
    return state


# joining


@pytest.mark.rule("S-81")
def test_only_a_lone_character_joins_and_only_a_regiment_of_his_army() -> None:
    state = beside(models=19)
    a_unit(state, ANN, "mage", (36, 20))
    a_unit(state, ANN, "gun", (26, 20))
    a_unit(state, BOB, "pikes", (38, 16), models=10)
    a_unit(state, ANN, "riders", (30, 15.5), models=5)
    battle = moves(state)
    assert refused(battle, JOIN) is None
    for order, why in (
        (Join(ANN, 0, 6), "join-characters-only"),
        (Join(ANN, LONE, LONE), "join-own-unit"),
        (Join(ANN, LONE, 5), "join-own-unit"),
        (Join(ANN, LONE, 3), "join-a-regiment"),
        (Join(ANN, LONE, 4), "join-a-regiment"),
        (Join(ANN, LONE, 99), "no-such-unit"),
    ):
        assert refused(battle, order) == why
    state.units[LONE].mark(unit_flags.DONE)
    assert refused(battle, JOIN) == "unit-moved"
    assert refused(moves(beside(models=2)), JOIN) is None


@pytest.mark.rule("S-81")
def test_a_wide_base_finds_no_place_in_a_narrow_rank() -> None:
    state = alone("pikes")
    wide = a_unit(state, ANN, "lord", (34, 20))
    battle = moves(state)
    bases = battle.setting.content.bases
    assert bases[wide.enlisted.unit][0] > bases[state.units[0].enlisted.unit][0]
    assert refused(battle, JOIN) == "join-too-wide"


@pytest.mark.rule("S-70", "S-81")
def test_nobody_joins_those_who_flee_fight_or_are_full() -> None:
    state = beside()
    state.units[HOST].mark(unit_flags.FLEEING)
    assert refused(moves(state), JOIN) == "join-not-now"
    state = beside()
    a_unit(state, CLO, "pikes", (30, 20), models=10, heading=180)
    assert refused(moves(state), JOIN) == "join-not-now"
    state = beside()
    state.units[HOST].files = 1
    state.units[HOST].guests = (a_unit(state, ANN, "mage").id,)
    state.units[3].host = HOST
    assert refused(moves(state), JOIN) == "join-front-full"


@pytest.mark.rule("S-81")
def test_he_walks_at_most_m_to_its_nearest_part_and_nothing_may_bar_him() -> None:
    reach = 30 + 5 * BASE / 2000 + 4 + BASE / 2000
    assert refused(moves(beside(reach - 0.002)), JOIN) is None
    assert refused(moves(beside(reach + 0.002)), JOIN) == "move-too-long"
    state = beside(35.5)
    state.terrain = (block(1, "rock", 33.5, 18, 34, 21),)
    assert refused(moves(state), JOIN) == "join-no-way"


@pytest.mark.rule("S-29", "S-81")
def test_the_unit_needs_room_for_one_more() -> None:
    state = beside()
    a_unit(state, BOB, "pikes", (30, 20 - 5 * BASE / 1000 - 0.5), models=10)
    assert refused(moves(state), JOIN) == "join-no-room"
    state.units[HOST].models = 19
    assert refused(moves(state), JOIN) is None


@pytest.mark.rule("S-81")
def test_who_joined_has_moved_and_stands_in_the_front_rank() -> None:
    state = beside()
    battle = moves(state)
    act(battle, JOIN)
    assert state.units[LONE].marks & unit_flags.TURN == unit_flags.MOVED | unit_flags.DONE
    way = told(battle, UnitMoved)[0].way
    assert way[0] == Pose(inch(34), inch(20), 0)
    assert (way[1].y, way[1].heading) == (inch(20), 0)
    assert abs(way[1].x - inch(30)) <= 2 * BASE + 1
    assert way[1] == guest_pose(battle.setting, state.units[HOST], state.units[LONE])


# leaving


def inside() -> SkirmishState:
    """The captain in the pikes."""
    state = beside()
    state.units[LONE].host, state.units[HOST].guests = HOST, (LONE,)
    a_unit(state, ANN, "pikes", (10, 20), models=10)
    return state


def out(y: float, heading: int = 0) -> Leave:
    """Straight out before the front."""
    return Leave(ANN, LONE, inch(30), inch(y), heading)


@pytest.mark.rule("S-81")
def test_he_leaves_by_at_most_m_from_his_place_to_where_there_is_room() -> None:
    battle = moves(inside())
    place = guest_pose(battle.setting, battle.state.units[HOST], battle.state.units[LONE])
    for far, why in ((4.0, None), (4.001, "move-too-long"), (0.0, "move-no-room")):
        assert refused(battle, Leave(ANN, LONE, place.x, place.y + inch(far), 0)) == why
    assert refused(battle, out(22, 36000)) == "reform-heading"
    assert refused(battle, Leave(ANN, HOST, inch(30), inch(22), 0)) == "leave-no-unit"
    state = inside()
    state.terrain = (block(1, "rock", 24, 21, 36, 21.2),)
    assert refused(moves(state), out(23.2)) == "leave-no-way"


@pytest.mark.rule("S-32", "S-81")
def test_who_left_has_moved_his_unit_may_still_move_and_closes_up() -> None:
    state = inside()
    state.units[HOST].models = 15
    battle = moves(state)
    act(battle, out(23))
    assert state.units[LONE].has(unit_flags.MOVED | unit_flags.DONE)
    assert not state.units[HOST].has(unit_flags.DONE | unit_flags.MOVED)
    assert battle.setting.ground.gap(state, HOST, LONE) == inch(3) - BASE
    assert refused(battle, out(24)) == "leave-no-unit"


@pytest.mark.rule("S-81")
def test_who_joined_this_turn_does_not_leave_in_it() -> None:
    state = beside()
    battle = moves(state)
    act(battle, JOIN)
    assert refused(battle, out(22)) == "leave-not-now"


# reserves and pursuers


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("round", [1, 2])
def test_the_table_waits_for_reserves_only_from_the_second_game_turn(round: int) -> None:
    state = alone()
    state.units[0].place, state.zones, state.round = RESERVE, [0, 1, 2, 3], round
    battle = moves(state)
    assert bool(state.questions) is (round == 2)
    if round == 2:
        order = next(one for one in battle.rules.legal_actions(state, ANN) if isinstance(one, Arrive))
        assert refused(battle, Arrive(ANN, 1, order.x, order.y, order.heading, 5)) == "not-your-unit"
        assert refused(battle, Arrive(ANN, 0, order.x, order.y, order.heading, 21)) == "reform-files"
        assert refused(battle, Arrive(ANN, 0, order.x, order.y, 36000, 5)) == "reform-files"
        act(battle, order)
        assert state.units[0].at_turn == state.units[0].pose
        assert refused(battle, order) is not None


@pytest.mark.rule("S-25", "S-29")
def test_a_reserve_comes_in_only_where_there_is_room() -> None:
    state = alone()
    state.units[0].place, state.zones, state.round = RESERVE, [0, 1, 2, 3], 2
    battle = moves(state)
    order = next(one for one in battle.rules.legal_actions(state, ANN) if isinstance(one, Arrive))
    state.units[1].x, state.units[1].y = order.x, order.y
    assert refused(battle, order) == "move-no-room"


@pytest.mark.rule("S-78")
@pytest.mark.parametrize(
    ("at", "back"),
    [
        ((30, 48), (30, 48 - 4 * 0.787, 18000)),
        ((30, 0), (30, 4 * 0.787, 0)),
        ((72, 20), (72 - 4 * 0.787, 20, 27000)),
        ((0, 20), (4 * 0.787, 20, 9000)),
        ((0.3, 48), (1.968, 48 - 4 * 0.787, 18000)),
        ((71.8, 48), (72 - 1.968, 48 - 4 * 0.787, 18000)),
    ],
)
def test_who_pursued_over_any_edge_comes_back_there(
    at: tuple[float, float], back: tuple[float, float, int]
) -> None:
    state = alone()
    state.units[0].place = AWAY
    state.units[0].pose = Pose(inch(at[0]), inch(at[1]), 0)
    moves(state)
    assert state.units[0].pose == Pose(inch(back[0]), inch(back[1]), back[2])
    assert state.units[0].has(unit_flags.MOVED | unit_flags.DONE)


@pytest.mark.rule("S-78")
def test_without_room_it_waits_and_nobody_comes_back_in_another_s_turn() -> None:
    state = alone()
    state.units[0].place, state.units[0].pose = AWAY, Pose(inch(30), inch(48), 0)
    captain = a_unit(state, ANN, "captain")
    captain.place, captain.host, state.units[0].guests = AWAY, 0, (captain.id,)
    state.units[1].pose = Pose(inch(30), inch(47), 0)
    moves(state)
    assert state.units[0].place == AWAY
    state.units[1].pose = Pose(inch(60), inch(40), 0)
    foreign = a_unit(state, BOB, "pikes", (10, 48), models=5)
    foreign.place = AWAY
    battle = moves(state)
    assert [one.place for one in state.units] == [TABLE, TABLE, TABLE, AWAY]
    assert captain.has(unit_flags.DONE) and not battle.state.questions


@pytest.mark.rule("S-31")
def test_nothing_is_asked_when_nobody_has_a_move_left() -> None:
    state = alone()
    a_unit(state, ANN, "pikes", (10, 20), models=20)
    battle = moves(state)
    act(battle, Done(ANN))
    assert not state.questions
