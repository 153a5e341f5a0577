"""Roll-off, zones, rounds, machines, characters, scouts, vanguards, reserves (S-12, S-25)."""

from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.pending import Question
from game.core.rng import Rng
from game.rules.skirmish.actions.player import (
    Deploy,
    DeployForMe,
    Done,
    KeepBack,
    Placement,
    SetOrder,
    TakeZone,
)
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.chapters import CHAPTERS
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.events.player import OrderSet, RolledOff, UnitKeptBack, UnitPlaced, ZoneTaken
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.roll_off import roll_off
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import GONE, RESERVE, TABLE, SkirmishState, Unit
from tests.rules.skirmish.base import base_content
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
from tests.rules.skirmish.play import a_war, finishing, step
from tests.rules.skirmish.position.laid import block

A_ROCK = block(0, "rock", 35, 23, 36, 24)
PIKES, SHOTS, GUN, OTHER_GUN, CAPTAIN = range(5)


def reserve(state: SkirmishState, owner: int, unit: str, **more: Any) -> Unit:
    """A unit that waits to be deployed."""
    new = a_unit(state, owner, unit, **more)
    new.place = RESERVE
    return new


def an_army(state: SkirmishState) -> None:
    """Pikes, archers, two guns, a captain, all Ann's."""
    for unit, models in (("pikes", 20), ("archers", 10), ("gun", 1), ("gun", 1), ("captain", 1)):
        reserve(state, ANN, unit, models=models)


def deploying() -> Battle:
    """Ann places in (12,0)-(60,12) of a table for two; Bob has pikes left."""
    state = a_field(2)
    an_army(state)
    reserve(state, BOB, "pikes", models=20)
    state.zones, state.order = [0, 1], (ANN, BOB)
    battle = a_battle(state, ground=Field(mini().bases))
    battle.then(Step("deployment:places", (0,)))
    return run(battle)


def alone(unit: int, x: float, y: float, files: int = 5, heading: int = 0, owner: int = ANN) -> Deploy:
    """One unit put there."""
    return Deploy(owner, (Placement(unit, inch(x), inch(y), heading, files),))


# the roll-off


@pytest.mark.rule("S-12", "S-68")
def test_only_those_tied_on_top_roll_again() -> None:
    battle = a_battle(a_field(3), draws=(5, 5, 3, 1, 2))
    assert roll_off(battle, [ANN, BOB, CLO], "deployment") == BOB
    (told,) = battle.out
    assert told == RolledOff("deployment", ((6, 6, 4), (2, 3, 0)), BOB)


@pytest.mark.rule("S-12", "S-25")
def test_who_wins_the_roll_off_sets_the_order_for_all() -> None:
    state = a_field(4)
    for player in (ANN, BOB, CLO):
        reserve(state, player, "pikes", models=20)
    state.zones, state.terrain = [-1] * 4, (A_ROCK,)
    battle = a_battle(state, draws=(2, 5, 0), ground=Field(mini().bases))
    CHAPTERS["deployment"].begin(battle)
    assert state.questions[-1].players == (BOB,) and state.opener == BOB
    for wrong in ((CLO, ANN), (CLO, BOB, ANN, DAN), (CLO, CLO, ANN)):
        assert refused(battle, SetOrder(BOB, wrong)) == "deploy-order"
    act(battle, SetOrder(BOB, (CLO, BOB, ANN)))
    assert state.order == (CLO, BOB, ANN) and OrderSet((CLO, BOB, ANN)) in battle.out
    act(battle, TakeZone(CLO, 3))
    assert refused(battle, TakeZone(BOB, 3)) == "deploy-zone-taken"
    assert refused(battle, TakeZone(BOB, 4)) == "deploy-zone-taken"
    act(battle, TakeZone(BOB, 0))


@pytest.mark.rule("S-25")
def test_the_last_zone_is_taken_without_a_question() -> None:
    state = a_field(2)
    for player in (ANN, BOB):
        reserve(state, player, "pikes", models=20)
    state.zones, state.terrain = [-1, -1], (A_ROCK,)
    battle = a_battle(state, draws=(5, 0), ground=Field(mini().bases))
    CHAPTERS["deployment"].begin(battle)
    act(battle, SetOrder(ANN, (BOB, ANN)), TakeZone(BOB, 1))
    assert state.zones == [0, 1]
    assert [one for one in battle.out if isinstance(one, ZoneTaken)] == [ZoneTaken(BOB, 1), ZoneTaken(ANN, 0)]
    assert state.questions[-1].players == (BOB,)


# rounds


@pytest.mark.rule("S-25")
def test_they_place_in_turn_and_who_has_nothing_left_is_passed_over() -> None:
    battle = deploying()
    state = battle.state
    act(battle, alone(PIKES, 36, 12))
    assert state.units[PIKES].stands and UnitPlaced(PIKES, inch(36), inch(12), 0, 5) in battle.out
    assert state.questions[-1].players == (BOB,)
    act(battle, alone(5, 36, 36, heading=18000, owner=BOB))
    assert state.questions[-1].players == (ANN,)
    act(battle, alone(SHOTS, 20, 12))
    assert state.questions[-1].players == (ANN,)


@pytest.mark.rule("S-25", "S-29")
def test_a_unit_stands_wholly_in_its_zone_and_an_inch_from_others() -> None:
    battle = deploying()
    for x, y in ((36, 12.1), (13, 12), (36, 2), (36, 36)):
        assert refused(battle, alone(PIKES, x, y)) == "deploy-outside"
    assert refused(battle, alone(PIKES, 36, 12, files=21)) == "deploy-files"
    assert refused(battle, alone(PIKES, 36, 12, heading=36000)) == "deploy-files"
    act(battle, alone(PIKES, 36, 12), alone(5, 36, 36, heading=18000, owner=BOB))
    assert refused(battle, alone(SHOTS, 40.9, 12)) == "deploy-near-unit"
    act(battle, alone(SHOTS, 41, 12))


@pytest.mark.rule("S-25")
def test_only_what_is_due_is_placed() -> None:
    battle = deploying()
    for ids, code in (
        ((), "deploy-not-due"),
        ((CAPTAIN,), "deploy-not-due"),
        ((5,), "deploy-not-due"),
        ((99,), "deploy-not-due"),
        ((PIKES, PIKES), "deploy-not-due"),
        ((PIKES, SHOTS), "deploy-one"),
        ((GUN,), "deploy-machines"),
    ):
        placements = tuple(Placement(one, inch(36), inch(12), 0, 1) for one in ids)
        assert refused(battle, Deploy(ANN, placements)) == code
    assert refused(battle, Done(ANN)) == "wrong-moment"
    assert refused(battle, DeployForMe(BOB)) == "not-your-turn"


@pytest.mark.rule("S-25")
def test_all_machines_are_one_placement_and_keep_apart_too() -> None:
    battle = deploying()
    near = Placement(GUN, inch(20), inch(5), 0, 1), Placement(OTHER_GUN, inch(22.9), inch(5), 0, 1)
    assert refused(battle, Deploy(ANN, near)) == "deploy-near-unit"
    act(battle, Deploy(ANN, (near[0], Placement(OTHER_GUN, inch(23), inch(5), 0, 1))))
    assert battle.state.units[GUN].stands and battle.state.units[OTHER_GUN].stands


@pytest.mark.rule("S-25", "S-81")
def test_characters_come_last_and_may_stand_in_a_regiment() -> None:
    battle = deploying()
    guns = (Placement(GUN, inch(20), inch(5), 0, 1), Placement(OTHER_GUN, inch(26), inch(5), 0, 1))
    act(battle, alone(PIKES, 36, 12), alone(5, 36, 36, heading=18000, owner=BOB))
    act(battle, alone(SHOTS, 50, 12), Deploy(ANN, guns))
    for host in (5, GUN, CAPTAIN, 99):
        assert refused(battle, Deploy(ANN, (Placement(CAPTAIN, host=host),))) == "deploy-host"
    act(battle, Deploy(ANN, (Placement(CAPTAIN, host=PIKES),)))
    captain = battle.state.units[CAPTAIN]
    assert (captain.place, captain.host, captain.stands) == (TABLE, PIKES, False)
    assert battle.state.units[PIKES].guests == (CAPTAIN,)
    assert not battle.state.questions and not battle.state.steps


@pytest.mark.rule("S-25", "S-81")
def test_a_regiment_without_room_for_one_more_rank_takes_no_character() -> None:
    state = a_field(2)
    pikes = a_unit(state, ANN, at=(36, 3.2), models=20)
    captain = reserve(state, ANN, "captain")
    state.zones, state.order = [0, 1], (ANN, BOB)
    battle = a_battle(state, ground=Field(mini().bases))
    state.questions = [Question("deployment:place", (ANN,), data=(0,))]
    assert refused(battle, Deploy(ANN, (Placement(captain.id, host=pikes.id),))) == "deploy-host-room"


# reserve


@pytest.mark.rule("S-25")
def test_only_who_finds_no_room_stays_in_reserve() -> None:
    battle = deploying()
    assert refused(battle, KeepBack(ANN, PIKES)) == "deploy-has-room"
    assert refused(battle, KeepBack(ANN, 5)) == "deploy-not-due"
    for x in range(6):
        for y in range(2):
            crowd = a_unit(battle.state, BOB, at=(16 + 8 * x, 12 - 6 * y), models=50, files=8)
            assert crowd.stands
    act(battle, KeepBack(ANN, PIKES))
    assert battle.state.units[PIKES].place == RESERVE and battle.state.units[PIKES].has(unit_flags.KEPT_BACK)
    assert UnitKeptBack(PIKES) in battle.out


# scouts and vanguards


def with_rule(battle: Battle, unit: int, rule: str) -> None:
    """That unit has a special rule from the start."""
    one = battle.state.units[unit]
    one.enlisted = msgspec.structs.replace(one.enlisted, rules=((rule, 1),))


@pytest.mark.rule("S-25")
def test_scouts_come_after_all_others_far_from_strangers() -> None:
    state = a_field(2)
    a_unit(state, BOB, at=(36, 36), heading=180, models=20)
    scouts = reserve(state, ANN, "archers", models=10)
    state.zones, state.order = [0, 1], (ANN, BOB)
    battle = a_battle(state, ground=Field(mini().bases))
    with_rule(battle, scouts.id, "scouts")
    battle.then(Step("deployment:places", (0,)), Step("deployment:scouts", (0,)))
    run(battle)
    assert state.questions[-1].kind == "deployment:scout"
    assert refused(battle, alone(scouts.id, 36, 24.1)) == "deploy-too-near"
    assert refused(battle, Deploy(ANN, (Placement(scouts.id, host=0),))) == "deploy-host"
    for files in (0, 11):
        assert refused(battle, alone(scouts.id, 36, 20, files=files)) == "deploy-files"
    assert refused(battle, alone(0, 36, 20)) == "deploy-not-due"
    there = Placement(scouts.id, inch(36), inch(20), 0, 5)
    assert refused(battle, Deploy(ANN, (there, there))) == "deploy-one"
    assert refused(battle, Deploy(ANN, ())) == "deploy-one"
    assert refused(battle, alone(scouts.id, 36, 47.9)) == "deploy-too-near"
    near = state.units[0].pose
    state.units[0].pose = (inch(36), inch(14), 18000)
    assert refused(battle, alone(scouts.id, 36, 12)) is None, "in its zone it may be near"
    state.units[0].pose = near
    saved = state.clone()
    act(battle, DeployForMe(ANN))
    assert scouts.stands and scouts.y > inch(12)
    battle.state = saved
    act(battle, alone(scouts.id, 36, 23.9))
    assert saved.units[scouts.id].y == inch(23.9)


@pytest.mark.rule("S-25", "S-60")
def test_a_vanguard_moves_once_up_to_12_inches() -> None:
    state = a_field(2)
    a_unit(state, BOB, at=(36, 36), heading=180, models=20)
    van = a_unit(state, ANN, "riders", at=(36, 12), models=5)
    other = a_unit(state, ANN, "riders", at=(20, 12), models=5)
    state.zones, state.order = [0, 1], (ANN, BOB)
    battle = a_battle(state, ground=Field(mini().bases))
    for one in (van, other):
        with_rule(battle, one.id, "vanguard")
    battle.then(Step("deployment:vanguards", (0,)))
    run(battle)
    assert refused(battle, alone(van.id, 36, 24.1)) == "deploy-too-far"
    assert refused(battle, alone(van.id, 36, 24)) == "deploy-too-near"
    assert refused(battle, alone(van.id, 36, 20, heading=100)) == "deploy-slide"
    assert refused(battle, alone(van.id, 20, 12)) == "deploy-too-far"
    assert refused(battle, alone(other.id, 31.9, 12)) == "deploy-way"
    there = Placement(van.id, inch(36), inch(20), 0, 5)
    assert refused(battle, Deploy(ANN, (there, there))) == "deploy-one"
    assert refused(battle, alone(0, 36, 30, heading=180)) == "deploy-not-due"
    act(battle, alone(van.id, 36, 20))
    assert refused(battle, alone(van.id, 36, 21)) == "deploy-not-due"
    act(battle, Done(ANN))
    assert not state.questions and (other.x, other.y) == (inch(20), inch(12))


# whole deployments


@pytest.mark.statistics
@pytest.mark.rule("S-25")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_deploy_for_me_is_always_offered_and_always_legal(players: int) -> None:
    rules = Skirmish(base_content(), SkirmishFlags(), players, ground=Field(base_content().bases))
    match = Match(rules, players)
    asked = set()
    while match.state.questions[-1].kind.startswith("deployment:"):
        (player,) = match.to_act()
        asked.add(match.state.questions[-1].kind)
        options = match.options(player)
        assert options[0] == DeployForMe(player)
        assert all(rules.check(match.state, option) is None for option in options)
        assert match.submit(options[0]) is None
    assert {"deployment:order", "deployment:zone", "deployment:place"} <= asked
    assert all(unit.place == TABLE for unit in match.state.units)


@pytest.mark.rule("S-25")
def test_they_place_one_unit_each_in_the_order_round_after_round_on_the_terrain() -> None:
    war, chance = a_war(4, 3), Rng(3)
    asked: list[int] = []
    while war.state.questions[-1].kind.startswith("deployment"):
        question = war.state.questions[-1]
        if question.kind == "deployment:place":
            asked.append(question.players[0])
        step(war, chance, finishing)
    assert war.state.terrain
    order = war.state.order
    at = [order.index(player) for player in asked]
    assert at[:8] == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("S-25", "S-81")
def test_all_characters_are_one_placement() -> None:
    state = a_field(2)
    an_army(state)
    for unit in (state.units[SHOTS], state.units[GUN], state.units[OTHER_GUN]):
        unit.place = GONE
    other = reserve(state, ANN, "captain", models=1)
    state.zones, state.order = [0, 1], (ANN, BOB)
    battle = a_battle(state, ground=Field(mini().bases))
    battle.then(Step("deployment:places", (0,)))
    run(battle)
    act(battle, alone(PIKES, 36, 12))
    first = Placement(CAPTAIN, host=PIKES)
    assert refused(battle, Deploy(ANN, (first,))) == "deploy-characters"
    assert refused(battle, Deploy(ANN, (first, first))) == "deploy-not-due"
    both = (first, Placement(other.id, inch(50), inch(10), 0, 1))
    act(battle, Deploy(ANN, both))
    assert state.units[PIKES].guests == (CAPTAIN,) and other.stands
