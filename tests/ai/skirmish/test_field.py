"""Commanders on the field: charges that pay, moves that lead somewhere, answers to charges (S-31 to S-37)."""

import math
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import board_picture
from game.ai.skirmish.movement.footprints import (
    face_towards,
    footprint_at_pose,
    footprint_gap,
    is_in_front_arc,
    overlaps_outline,
)
from game.ai.skirmish.movement.paths import is_blocked, order_path
from game.ai.skirmish.tempers import Temper
from game.core.rng import Rng
from game.rules.skirmish.actions.orders import DeclareCharge, Leg, Move, React, Redirect
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.defs.battle import ScenarioDef
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.movement import law
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import arc_of, offset_point
from game.rules.skirmish.state.records import Artefact, Step
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import unit_shape
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_unit, act, inch, mini, run
from tests.rules.skirmish.play import a_war
from tests.rules.skirmish.position.laid import block


def movement(state: SkirmishState, draws: tuple[int, ...] = (), **flags: Any) -> Battle:
    """Ann's Movement phase against Bob, up to the first question."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    state.rounds, state.round = 6, 2
    battle = a_battle(state, draws, ground=Field(mini().bases), **flags)
    battle.then(Step("turns:play", ("movement",)))
    return run(battle)


def mind_of(battle: Battle, player: int = ANN) -> Decision:
    """What somebody thinks with; a plain temper."""
    return Decision(battle.setting, battle.state, player, Temper(), Rng(1))


def best(battle: Battle) -> Any:
    """The best of what is offered to who is asked."""
    player = battle.state.questions[-1].players[0]
    options = battle.rules.legal_actions(battle.state, player)
    values = rate_options(mind_of(battle, player), options)
    return options[values.index(max(values))]


def some(state: SkirmishState, owner: int, kind: str, at: tuple[float, float], **more: Any) -> Unit:
    """A unit of ten, unless `more` says so."""
    return a_unit(state, owner, kind, at, **({"models": 10} | more))


# charges


@pytest.mark.rule("S-33")
def test_the_strong_charge_the_weak_and_not_the_other_way_round() -> None:
    state = a_field(2)
    some(state, ANN, "ogres", (30, 20), models=4, files=4)
    some(state, BOB, "archers", (30, 27), heading=180)
    assert best(movement(state)) == DeclareCharge(ANN, 0, 1)
    turned = a_field(2)
    some(turned, ANN, "archers", (30, 20))
    some(turned, BOB, "ogres", (30, 27), models=4, files=4, heading=180)
    assert best(movement(turned)) == Done(ANN)


@pytest.mark.rule("S-35")
def test_a_charge_that_hardly_ever_comes_home_is_not_declared() -> None:
    state = a_field(2)
    some(state, ANN, "ogres", (30, 10), models=4, files=4)
    some(state, BOB, "archers", (30, 27.9), heading=180)
    some(state, BOB, "ogres", (30, 32), models=6, files=6, heading=180)
    assert best(movement(state)) == Done(ANN)


@pytest.mark.rule("S-36")
def test_who_flees_is_run_down() -> None:
    state = a_field(2)
    some(state, ANN, "pikes", (30, 20), models=20)
    fleer = some(state, BOB, "ogres", (30, 24), models=4, files=4)
    fleer.mark(unit_flags.FLEEING)
    assert best(movement(state)) == DeclareCharge(ANN, 0, 1)


@pytest.mark.rule("S-33")
def test_who_would_be_ground_flees_if_he_can_get_away_and_else_shoots() -> None:
    near, far = a_field(2), a_field(2)
    some(near, ANN, "ogres", (30, 20), models=6, files=6)
    some(near, BOB, "archers", (30, 22.5), heading=180)
    some(far, ANN, "ogres", (30, 20), models=6, files=6)
    some(far, BOB, "archers", (30, 29.5), heading=180, musician=False)
    for state, answers in ((far, ("flee", "shoot")), (near, ("hold",))):
        battle = movement(state)
        act(battle, DeclareCharge(ANN, 0, 1))
        answer = best(battle)
        assert isinstance(answer, React) and answer.reaction in answers


# moves


@pytest.mark.rule("S-32")
def test_fighters_march_to_the_fight_and_archers_stand_and_shoot() -> None:
    state = a_field(2)
    some(state, ANN, "ogres", (30, 8), models=6, files=6)
    some(state, BOB, "archers", (30, 40), heading=180)
    order = best(movement(state))
    assert isinstance(order, Move) and order.manner == "march" and order.legs[-1].forward > inch(6)
    shooters = a_field(2)
    some(shooters, ANN, "archers", (30, 8))
    some(shooters, BOB, "pikes", (30, 28), models=20, heading=180)
    assert best(movement(shooters)) == Done(ANN)


@pytest.mark.rule("S-32", "S-44")
def test_archers_come_into_range_and_look_at_whom_they_shoot() -> None:
    state = a_field(2)
    some(state, ANN, "archers", (30, 4))
    some(state, BOB, "bones", (30, 40), models=20, heading=180)
    battle = movement(state)
    board = board_picture(mind_of(battle))
    order = best(battle)
    path = order_path(
        board, board.mine[0], order, law.movement_allowance(battle.setting, state, state.units[0])
    )
    assert footprint_gap(path.spots[-1], board.foes[1].spot) < inch(34)


@pytest.mark.rule("S-24")
def test_the_generals_unit_goes_to_the_artefact() -> None:
    state = a_field(2)
    some(state, ANN, "pikes", (12, 20), models=20)
    some(state, BOB, "pikes", (60, 46), models=20, heading=180)
    state.generals = [0, 1]
    battle = movement(state)
    battle.setting = replace(battle.setting, scenario=ScenarioDef(id="mini:relic", goal="artefact"))
    state.artefact = Artefact(inch(36), inch(24))
    order = best(battle)
    board = board_picture(mind_of(battle))
    path = order_path(
        board, board.mine[0], order, law.movement_allowance(battle.setting, state, state.units[0])
    )
    spots, aim = (board.mine[0].spot, path.spots[-1]), (inch(36), inch(24))
    here, there = [math.dist((one.x, one.y), aim) for one in spots]
    assert there < here - inch(3)


@pytest.mark.rule("S-29", "S-32")
def test_a_way_ends_where_it_was_reckoned_unless_something_stands_in_it() -> None:
    state = a_field(2)
    some(state, ANN, "pikes", (30, 20), models=20)
    some(state, BOB, "pikes", (40, 44), models=20, heading=180)
    battle = movement(state)
    board = board_picture(mind_of(battle))
    order = Move(ANN, 0, "advance", (Leg(inch(1), 3000), Leg(inch(0.5), 0)))
    path = order_path(
        board, board.mine[0], order, law.movement_allowance(battle.setting, state, state.units[0])
    )
    assert not is_blocked(board, board.mine[0], path)
    act(battle, order)
    assert (
        footprint_at_pose(state.units[0].pose, unit_shape(battle.setting, state.units[0])) == path.spots[-1]
    )


@pytest.mark.rule("S-29")
def test_what_stands_in_the_way_is_seen() -> None:
    state = a_field(3)
    some(state, ANN, "pikes", (30, 20), models=20)
    some(state, CLO, "pikes", (30, 26), models=20)
    some(state, BOB, "pikes", (60, 44), models=20, heading=180)
    some(state, ANN, "pikes", (10, 20), models=20)
    state.terrain = (block(0, "rock", 8, 22, 12, 24),)
    battle = movement(state)
    board = board_picture(mind_of(battle))
    for id in (0, 3):
        order = Move(ANN, id, "march", (Leg(inch(5), 0),))
        own = law.movement_allowance(battle.setting, state, state.units[id])
        assert is_blocked(board, board.mine[id], order_path(board, board.mine[id], order, own))


# what it is reckoned with


@pytest.mark.rule("S-28")
def test_footprints_are_measured_as_on_the_table() -> None:
    dice = Rng(7)
    for _ in range(60):
        state = a_field(2)
        for owner in (ANN, BOB):
            at = (20 + dice.below(16_000) / 1000, 20 + dice.below(16_000) / 1000)
            one = some(state, owner, "pikes", at, models=20)
            one.heading = dice.below(36_000)
        battle = a_battle(state, ground=Field(mini().bases))
        ground, (mine, theirs) = battle.setting.ground, state.units
        here, there = (footprint_at_pose(one.pose, unit_shape(battle.setting, one)) for one in (mine, theirs))
        real = ground.gap(state, 0, 1)
        if not real:
            continue
        assert real - 2 <= footprint_gap(here, there) <= real + inch(0.4)
        x, y = offset_point(theirs.pose, 0, 0)
        assert is_in_front_arc(here, x, y) == (
            arc_of(mine.pose, unit_shape(battle.setting, mine), (x, y)) == "front"
        )
        assert face_towards(here, x, y) == arc_of(mine.pose, unit_shape(battle.setting, mine), (x, y))


@pytest.mark.rule("S-38")
def test_ground_under_a_footprint_is_known_as_on_the_table() -> None:
    dice = Rng(8)
    for _ in range(60):
        state = a_field(2)
        at = (20 + dice.below(9_000) / 1000, 20 + dice.below(9_000) / 1000)
        one = some(state, ANN, "pikes", at, models=20)
        one.heading = dice.below(36_000)
        state.terrain = (block(0, "forest", 22, 22, 26, 27),)
        battle = a_battle(state, ground=Field(mini().bases))
        found = overlaps_outline(
            footprint_at_pose(one.pose, unit_shape(battle.setting, one)), state.terrain[0].outline
        )
        assert found == bool(battle.setting.ground.terrain_of(state, 0))


@pytest.mark.statistics
def test_ratings_change_nothing_and_are_the_same_again() -> None:
    war, dice, seen = a_war(3, 5, "short"), Rng(5), 0
    assert isinstance(war.rules, Skirmish)
    while war.outcome() is None and seen < 12:
        player = next(iter(war.to_act()))
        options = list(war.options(player))
        chapter = war.state.questions[-1].chapter
        decision = Decision(war.rules.setting, war.state.clone(), player, Temper(), Rng(1))
        values = rate_options(decision, options)
        if chapter in ("manoeuvres", "charge", "reactions", "rally"):
            seen += 1
            assert decision.state == war.state and values == rate_options(decision, options)
            assert len(values) == len(options)
        top = [option for option, value in zip(options, values, strict=True) if value == max(values)]
        assert war.submit(dice.choice(top)) is None
    assert seen


@pytest.mark.rule("S-34")
def test_who_fled_is_forgotten_for_better_prey() -> None:
    state = a_field(2)
    some(state, ANN, "ogres", (30, 20), models=6, files=6)
    some(state, BOB, "pikes", (30, 27), heading=180, models=20)
    some(state, BOB, "archers", (38, 26), heading=180)
    battle = movement(state, (5, 5))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"))
    assert best(battle) == Redirect(ANN, 2)
