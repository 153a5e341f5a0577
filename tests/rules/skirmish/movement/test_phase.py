"""Remaining moves on the real table: lengths, obstacles, marches, reforms, wings (S-06, S-29, S-32, S-38)."""

import math
from typing import Any

import pytest

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Arrive, Join, Leave, Leg, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.charge.declare import may_charge
from game.rules.skirmish.events.unit import CharacterJoined, ModelsLost, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Lasting, Step
from game.rules.skirmish.state.state import AWAY, RESERVE, TABLE, SkirmishState
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    a_battle,
    a_field,
    a_unit,
    act,
    inch,
    mini,
    refused,
    run,
)
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.position.laid import block


def moves(state: SkirmishState, draws: tuple[int, ...] = ()) -> Battle:
    """Ann's remaining moves against Bob; dice are told one less than they show."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    battle = a_battle(state, draws, ground=Field(mini().bases))
    battle.then(Step("manoeuvres:begin"))
    return run(battle)


def ahead(inches: float, manner: str = "advance", unit: int = 0) -> Move:
    """Straight on."""
    return Move(ANN, unit, manner, (Leg(inch(inches)),))


def alone(kind: str = "pikes", models: int = 20, **more: Any) -> SkirmishState:
    """One unit of Ann's that looks up, and one of Bob's far away."""
    state = a_field()
    a_unit(state, ANN, kind, (30, 20), models=models, **more)
    a_unit(state, BOB, "pikes", (60, 46), models=20, heading=180)
    return state


@pytest.mark.rule("S-32")
def test_a_unit_advances_m_wheels_at_a_cost_and_goes_back_or_aside_at_half() -> None:
    battle = moves(alone())
    assert refused(battle, ahead(4.001)) == "move-too-long"
    assert refused(battle, Move(ANN, 0, "back", (Leg(inch(2.001)),))) == "move-too-long"
    assert refused(battle, Move(ANN, 0, "left", (Leg(inch(1), 100),))) == "move-one-way"
    width = 5 * 787
    rest = inch(4) - math.floor(math.pi / 180 * 30 * width + 0.5)
    assert refused(battle, Move(ANN, 0, "advance", (Leg(0, 3000), Leg(rest + 1)))) == "move-too-long"
    act(battle, Move(ANN, 0, "advance", (Leg(0, 3000), Leg(rest))))
    assert battle.state.units[0].heading == 3000
    assert battle.state.units[0].has(unit_flags.MOVED)
    assert refused(moves(alone()), Move(ANN, 0, "march", (Leg(inch(8.001)),))) == "move-too-long"


@pytest.mark.rule("S-06", "S-29", "S-64")
def test_a_path_through_a_neutral_stops_an_inch_short() -> None:
    state = alone()
    a_unit(state, DAN, "pikes", (30, 23), models=20, heading=180)
    neutral = state.units[2].pose
    battle = moves(state)
    act(battle, ahead(4))
    assert battle.setting.ground.gap(state, 0, 2) == inch(1)
    assert state.units[0].pose == Pose(inch(30), inch(22), 0)
    assert told(battle, UnitMoved)[0].stopped_by == 2
    assert state.units[2].pose == neutral


@pytest.mark.rule("S-06", "S-78")
def test_impassable_terrain_and_the_edge_stop_a_march() -> None:
    state = alone()
    state.terrain = (block(1, "rock", 28, 22, 32, 24),)
    battle = moves(state)
    act(battle, ahead(8, "march"))
    assert state.units[0].y == inch(21)
    state = alone()
    state.units[0].pose = Pose(inch(30), inch(44), 0)
    act(moves(state), ahead(8, "march"))
    assert state.units[0].y == inch(48)


@pytest.mark.rule("S-13", "S-32")
@pytest.mark.parametrize(("die", "marched"), [(1, True), (6, False)])
def test_near_the_named_enemy_a_march_needs_leadership_once(die: int, marched: bool) -> None:
    state = alone()
    state.units[1].pose = Pose(inch(30), inch(27.5), 18000)
    battle = moves(state, (die - 1, die - 1))
    act(battle, ahead(6, "march"))
    assert state.units[0].has(unit_flags.MARCHED) == marched
    assert state.units[0].has(unit_flags.NO_MARCH) != marched
    if not marched:
        assert refused(battle, ahead(6, "march")) == "march-no-more"
        act(battle, ahead(4))
        assert state.units[0].y == inch(24)


@pytest.mark.rule("S-13")
def test_a_neutral_nearby_blocks_no_march() -> None:
    state = alone()
    a_unit(state, CLO, "pikes", (34, 27.5), models=20, heading=180)
    battle = moves(state)
    act(battle, ahead(6, "march"))
    assert state.units[0].has(unit_flags.MARCHED)


@pytest.mark.rule("S-32")
def test_a_reform_keeps_the_centre_and_takes_the_whole_move() -> None:
    state = alone()
    battle = moves(state)
    assert refused(battle, Reform(ANN, 0, 9000, 21)) == "reform-files"
    assert refused(battle, Reform(ANN, 0, 36000, 5)) == "reform-heading"
    assert refused(battle, Reform(ANN, 0, 9000, 10, swift=True)) == "reform-not-swift"
    assert refused(moves(alone(models=40)), Reform(ANN, 0, 0, 40)) == "reform-too-far"
    before = battle.setting.ground.gap_to(state, 0, (inch(30), inch(20) - 2 * 787))
    act(battle, Reform(ANN, 0, 9000, 4))
    assert before == 0
    assert (state.units[0].heading, state.units[0].files) == (9000, 4)
    assert state.units[0].has(unit_flags.REFORMED)
    assert not state.questions


@pytest.mark.rule("S-32")
def test_a_swift_reform_leaves_the_advance_but_no_march() -> None:
    state = alone(musician=True)
    battle = moves(state, (0, 0))
    act(battle, Reform(ANN, 0, 9000, 5, swift=True))
    assert refused(battle, ahead(6, "march")) == "march-no-more"
    act(battle, ahead(4))
    assert state.units[0].heading == 9000
    assert state.units[0].has(unit_flags.MOVED)


@pytest.mark.rule("S-38")
def test_flyers_pass_over_everybody_and_land_where_there_is_room() -> None:
    state = alone()
    a_unit(state, DAN, "pikes", (30, 24), models=20, heading=180)
    state.lasting.append(Lasting(1, 0, "fly", 1, "battle", "wings", ANN))
    battle = moves(state)

    def fly(y: float) -> Move:
        return Move(ANN, 0, "fly", (), inch(30), inch(y), 0)

    assert refused(battle, fly(27)) == "move-no-room"
    assert refused(battle, fly(40.1)) == "move-too-long"
    act(battle, fly(35))
    assert state.units[0].y == inch(35)
    assert state.units[0].has(unit_flags.MARCHED)
    assert refused(moves(alone()), fly(29)) == "move-no-wings"


@pytest.mark.rule("S-38")
def test_a_marsh_costs_models_and_a_river_forbids_marches() -> None:
    state = alone(models=5, kind="archers")
    state.terrain = (block(1, "marsh", 28, 21, 32, 24),)
    battle = moves(state, (0, 0, 1, 2, 3))
    act(battle, ahead(4))
    assert [one.wounds for one in told(battle, ModelsLost)] == [2]
    state = alone()
    state.terrain = (block(1, "river", 20, 18, 40, 19),)
    assert refused(moves(state), ahead(8, "march")) == "march-in-river"


@pytest.mark.rule("S-70")
def test_who_is_engaged_flees_or_charged_has_no_move() -> None:
    state = alone()
    a_unit(state, ANN, "pikes", (10, 20), models=20)
    touching = a_unit(state, CLO, "pikes", (30, 20), models=20, heading=180)
    battle = moves(state)
    assert refused(battle, ahead(4)) == "unit-engaged"
    touching.pose = Pose(inch(60), inch(10), 0)
    for mark, code in (
        (unit_flags.FLEEING, "unit-flees"),
        (unit_flags.CHARGING, "unit-charged"),
        (unit_flags.RALLIED, "unit-rallied"),
        (unit_flags.DONE, "unit-moved"),
    ):
        state.units[0].marks = mark
        assert refused(battle, ahead(4)) == code


@pytest.mark.rule("S-81")
def test_a_lone_character_joins_a_unit_and_leaves_it() -> None:
    state = alone()
    a_unit(state, ANN, "captain", (34, 20.5), models=1)
    battle = moves(state)
    act(battle, Join(ANN, 2, 0), Done(ANN))
    assert state.units[2].host == 0
    assert state.units[0].guests == (2,)
    assert told(battle, CharacterJoined) == [CharacterJoined(2, 0)]
    state.units[2].marks = 0
    battle = moves(state)
    assert refused(battle, Leave(ANN, 2, inch(30), inch(20.5), 0)) == "move-no-room"
    act(battle, Leave(ANN, 2, inch(30), inch(22), 0))
    assert state.units[2].host == -1
    assert not state.units[0].guests
    assert state.units[2].pose == Pose(inch(30), inch(22), 0)


@pytest.mark.rule("S-81")
def test_nobody_leaves_a_unit_that_has_moved_or_is_engaged() -> None:
    state = alone()
    guest = a_unit(state, ANN, "captain", models=1)
    guest.host, state.units[0].guests = 0, (2,)
    out = Leave(ANN, 2, inch(30), inch(22), 0)
    state.units[0].mark(unit_flags.DONE)
    a_unit(state, ANN, "pikes", (10, 20), models=20)
    battle = moves(state)
    assert refused(battle, out) == "leave-not-now"
    state.units[0].unmark(unit_flags.DONE)
    a_unit(state, CLO, "pikes", (30, 20), models=20, heading=180)
    assert refused(battle, out) == "leave-not-now"


@pytest.mark.rule("S-82")
def test_a_war_machine_pivots_freely_and_does_not_charge() -> None:
    state = alone("gun", models=1)
    battle = moves(state)
    act(battle, Reform(ANN, 0, 12300, 1))
    assert state.units[0].heading == 12300
    assert not state.units[0].has(unit_flags.MOVED | unit_flags.REFORMED)
    assert may_charge(battle.setting, state, state.units[0]) == Refusal("machines-do-not-charge", {"unit": 0})


@pytest.mark.rule("S-78")
def test_who_pursued_over_the_edge_comes_back_there_facing_in() -> None:
    state = alone()
    state.units[0].place = AWAY
    state.units[0].pose = Pose(inch(30), inch(48), 0)
    moves(state)
    assert state.units[0].place == TABLE
    assert state.units[0].pose == Pose(inch(30), inch(48) - 4 * 787, 18000)
    assert state.units[0].has(unit_flags.NO_MARCH)


@pytest.mark.rule("S-25")
def test_a_reserve_comes_in_at_its_zone_s_edge_from_the_second_game_turn() -> None:
    state = alone()
    late = a_unit(state, ANN, "archers", models=10)
    late.place, state.zones, state.round = RESERVE, [0, 1, 2, 3], 2
    battle = moves(state)
    arrivals = [
        one for one in battle.rules.legal_actions(state, ANN) if isinstance(one, Arrive) and one.unit == 2
    ]
    assert arrivals
    assert refused(battle, Arrive(ANN, 2, inch(12), inch(6), 0, 5)) == "arrive-at-the-edge"
    state.round = 1
    assert refused(battle, arrivals[0]) == "arrive-too-early"
    state.round = 2
    act(battle, arrivals[0])
    assert late.place == TABLE
    assert late.has(unit_flags.NO_MARCH)


@pytest.mark.rule("S-06", "S-32")
@pytest.mark.parametrize("number", [math.nan, math.inf, 10**9, -(10**9), -1, 999_999, None, "x"])
def test_an_order_with_an_absurd_number_is_refused_and_changes_nothing(number: Any) -> None:
    battle = moves(alone())
    for order in (
        Move(ANN, 0, "advance", (Leg(number, 0),)),
        Move(ANN, number, "advance", (Leg(1, 0),)),
        Move(ANN, 0, "fly", (), number, number, number),
        Reform(ANN, 0, number, 5),
        Reform(ANN, 0, 0, number),
        Join(ANN, 0, number),
    ):
        assert refused(battle, order) is not None


@pytest.mark.rule("S-05", "S-31")
def test_every_option_is_legal_and_no_neutral_ever_moves() -> None:
    state = alone()
    a_unit(state, ANN, "riders", (40, 20), models=5)
    for player in (CLO, DAN):
        a_unit(state, player, "pikes", (20 + 10 * player, 30), models=20, heading=180)
    before = [(one.pose, one.models) for one in state.units[3:]]
    battle = moves(state, (0,) * 20)
    while state.questions:
        options = battle.rules.legal_actions(state, ANN)
        assert all(battle.rules.check(state, one) is None for one in options)
        act(battle, options[len(options) // 2])
    assert [(one.pose, one.models) for one in state.units[3:]] == before
