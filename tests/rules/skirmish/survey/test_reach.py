"""Whom a unit reaches is whom the law lets it charge and shoot at; outlines end where orders end."""

from functools import cache
from itertools import permutations

import pytest

from game.rules.skirmish.actions.orders import Aim, DeclareCharge, Leg, Move, Shoot
from game.rules.skirmish.charge.declare import charge_success_chance
from game.rules.skirmish.flow.questions import DECLARE_CHARGES, REMAINING_MOVE
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.shooting.law import machine_of, may_shoot
from game.rules.skirmish.shooting.machines import AIMED
from game.rules.skirmish.shooting.phase import shooting_orders
from game.rules.skirmish.state.formation import INCH, Pose
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.preview import preview_order
from game.rules.skirmish.survey.reach import CHARGE, SHOT, Blow, Reach, reach, threats
from game.rules.skirmish.survey.slices import whole_answer
from game.rules.skirmish.view import observe
from tests.rules.skirmish.survey.worlds import moments, other_world

pytestmark = pytest.mark.statistics

CROWDS = ((2, 3), (3, 1), (4, 2))
PAIRS = tuple(permutations(range(4), 2))
"""Who might have the turn, and whom they might name."""


@cache
def asked(players: int, seed: int, kind: str) -> tuple[tuple[Skirmish, SkirmishState], ...]:
    """The moments of a battle at which such a question is asked."""
    return tuple(
        (war.rules, war.state.clone())
        for war in moments(players, seed)
        if war.state.questions[-1].kind == kind
    )


def seen(rules: Skirmish, state: SkirmishState, viewer: int = 0) -> Board:
    """The board of a moment."""
    return board_of(rules.setting, observe(rules.setting, state, viewer))


def in_reach(board: Board, manner: str) -> set[tuple[int, int]]:
    """Pairs that the active player's units reach so, as the enemy is named now."""
    state = board.state
    answers = [whole_answer(reach(board, one.id, state.named)) for one in state.army(state.active)]
    return {(blow.unit, blow.target) for one in answers for blow in one.blows if blow.manner == manner}


@pytest.mark.rule("S-33")
@pytest.mark.parametrize(("players", "seed"), CROWDS)
def test_the_units_in_reach_of_charges_are_those_that_the_law_allows(players: int, seed: int) -> None:
    looked = 0
    for rules, state in asked(players, seed, DECLARE_CHARGES):
        legal = {
            (one.unit, one.target)
            for one in rules.legal_actions(state, state.active)
            if isinstance(one, DeclareCharge)
        }
        looked += len(legal)
        alone = {pair for pair in in_reach(seen(rules, state), CHARGE) if state.units[pair[0]].host < 0}
        assert alone == legal
    assert looked > 5


@pytest.mark.rule("S-44")
def test_the_units_in_reach_of_shots_are_those_that_the_law_allows() -> None:
    looked = 0
    crowds = [(rules, seen(rules, state)) for rules, state in asked(4, 2, REMAINING_MOVE)[:2]]
    for rules, board in [(rules, board.if_named(*pair)) for rules, board in crowds for pair in PAIRS]:
        state = board.state
        setting, ready = rules.setting, state.army(state.active)
        shooters = [one for one in ready if may_shoot(setting, state, one) is None]
        options = [shot for one in shooters for shot in shooting_orders(setting, state, one)]
        legal = {(one.unit, one.target) for one in options if isinstance(one, Shoot)}
        aimed = {one.unit for one in options if isinstance(one, Aim)}
        looked += len(legal)
        found = in_reach(board, SHOT)
        assert {pair for pair in found if machine_kind(rules, state, pair[0]) not in AIMED} == legal
        assert aimed <= {unit for unit, _ in found}
    assert looked > 3


def machine_kind(rules: Skirmish, state: SkirmishState, unit: int) -> str:
    """The kind of machine that a unit is; empty: none."""
    machine = machine_of(rules.setting, state.units[unit])
    return machine.kind if machine else ""


@pytest.mark.rule("S-05", "S-33")
def test_who_threatens_a_unit_reaches_it_on_their_turn_if_they_name_its_owner() -> None:
    looked = 0
    for rules, state in asked(4, 2, REMAINING_MOVE)[:1]:
        board = seen(rules, state)
        for target in state.standing()[::2]:
            found = whole_answer(threats(board, target.id))
            looked += len(found)
            assert {one.named for one in found} <= {target.owner}
            others = [one.id for one in state.units if one.owner != target.owner and one.place == "table"]
            expected = [
                blow
                for id in others
                for blow in whole_answer(reach(board, id, target.owner)).blows
                if blow.target == target.id
            ]
            by = [one for player in range(4) for one in expected if state.units[one.unit].owner == player]
            assert list(found) == by
    assert looked > 3


def test_nobody_threatens_a_unit_while_another_is_named() -> None:
    rules, state = asked(3, 1, REMAINING_MOVE)[0]
    board, unit = seen(rules, state), state.standing()[0]
    other = next(player for player in range(3) if player != unit.owner)
    assert whole_answer(threats(board, unit.id, named=other)) == ()


@pytest.mark.rule("S-35")
def test_the_chance_of_a_threat_is_that_of_the_dice() -> None:
    rules, state = asked(3, 1, DECLARE_CHARGES)[0]
    board = seen(rules, state)
    charges = [
        blow
        for one in state.army(state.active)
        for blow in whole_answer(reach(board, one.id, state.named)).blows
        if blow.manner == CHARGE and state.units[blow.unit].host < 0
    ]
    assert charges
    for blow in charges:
        dice = charge_success_chance(rules.setting, state, state.units[blow.unit], state.units[blow.target])
        assert blow.chance in (dice, dice / 2)


def test_a_unit_that_would_stand_far_away_is_threatened_by_fewer() -> None:
    rules, state = asked(4, 2, REMAINING_MOVE)[0]
    board = seen(rules, state)
    here: list[Blow] = []
    there: list[Blow] = []
    for unit in state.army(state.active):
        if unit.stands:
            here += whole_answer(threats(board, unit.id))
            corner = Pose(state.width - 3 * INCH, state.depth - 3 * INCH, 0)
            there += whole_answer(threats(board, unit.id, corner))
    assert len(there) < len(here)


@pytest.mark.rule("S-32")
def test_every_corner_of_a_walk_is_the_end_of_a_legal_order_and_no_straight_one_goes_farther() -> None:
    looked = 0
    for rules, state in asked(3, 1, REMAINING_MOVE):
        board = seen(rules, state)
        for unit in state.army(state.active):
            for outline in whole_answer(reach(board, unit.id, state.named)).outlines:
                if outline.kind not in ("advance", "march"):
                    continue
                for pose in outline.poses[1:]:
                    by = (pose.heading - unit.heading + 18000) % 36000 - 18000
                    order = Move(unit.owner, unit.id, outline.kind, (Leg(0, by), Leg(50_000)))
                    assert preview_order(board, order).end == pose
                    looked += 1
    assert looked > 100


def test_outlines_of_charges_and_shots_grow_and_stay_on_the_table() -> None:
    kinds = set()
    for rules, state in asked(4, 2, REMAINING_MOVE)[:4]:
        board = seen(rules, state)
        for unit in state.standing():
            found: Reach = whole_answer(reach(board, unit.id))
            charges = [one.chance for one in found.outlines if one.kind == "charge"]
            assert charges == sorted(charges, reverse=True) and len(charges) in (0, 3)
            for outline in found.outlines:
                kinds.add(outline.kind)
                inside = [
                    -2 * INCH <= x <= state.width + 2 * INCH and -2 * INCH <= y <= state.depth + 2 * INCH
                    for x, y in outline.points
                ]
                assert all(inside), (outline, unit)
    assert {"advance", "charge", "shot"} <= kinds


@pytest.mark.rule("S-19")
def test_reach_and_threats_are_the_same_in_every_world() -> None:
    rules, state = asked(4, 2, REMAINING_MOVE)[1]
    here, there = seen(rules, state), seen(rules, other_world(state, 0, 9))
    for unit in state.standing()[:8]:
        assert whole_answer(reach(here, unit.id)) == whole_answer(reach(there, unit.id))
        assert whole_answer(threats(here, unit.id)) == whole_answer(threats(there, unit.id))


def test_gaps_alone_would_allow_more_than_the_law() -> None:
    wrong = 0
    for rules, state in asked(4, 2, DECLARE_CHARGES):
        foes = [one for one in state.standing() if one.owner == state.named]
        mine = [one for one in state.standing() if one.owner == state.active]
        near = {
            (one.id, foe.id)
            for one in mine
            for foe in foes
            if rules.setting.ground.gap(state, one.id, foe.id) <= 16 * INCH
        }
        wrong += near != in_reach(seen(rules, state), CHARGE)
    assert wrong
