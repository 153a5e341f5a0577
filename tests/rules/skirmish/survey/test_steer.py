"""The order that brings a unit to a wish is legal, and as near as any order that is known (S-32)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.state.formation import INCH, TURN, Pose
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.preview import preview_order
from game.rules.skirmish.survey.steer import GhostGoal, order_to
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.view import observe
from tests.rules.skirmish.survey.worlds import moments, other_world

pytestmark = pytest.mark.statistics

NEAR = 0.1 * INCH
"""So near, in milli, a wish that can be fulfilled is."""


def boards(players: int = 3, seed: int = 1) -> list[tuple[Board, list[Move | Reform]]]:
    """Boards of a battle at which a move is asked for, with the sample of legal moves and reforms."""
    found = []
    for war in moments(players, seed):
        question = war.state.questions[-1]
        if question.kind == REMAINING_MOVE:
            options = [one for one in war.options(question.players[0]) if isinstance(one, Move | Reform)]
            board = board_of(war.rules.setting, observe(war.rules.setting, war.state, question.players[0]))
            found.append((board, options))
    return found


def miss(board: Board, order: Move | Reform | None, unit: int, goal: Pose) -> float:
    """How far from the goal an order ends; None: the unit stays."""
    body = board.unit(unit)
    wish = GhostGoal(goal[:2], goal.heading, unit_shape(board.setting, body).width // 2)
    return wish.distance(preview_order(board, order).end if order else body.pose)


@pytest.mark.rule("S-32")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_a_pose_that_a_legal_order_reaches_is_reached(players: int, seed: int) -> None:
    looked = missed = 0
    for board, options in boards(players, seed):
        for order in options[:: max(1, len(options) // 10)]:
            goal = preview_order(board, order).end
            found = order_to(board, order.unit, goal)
            looked += 1
            assert found is None or preview_order(board, found).refusal is None
            missed += miss(board, found, order.unit, goal) > NEAR
    assert looked > 30 and missed <= looked // 50, (looked, missed)


@pytest.mark.rule("S-06", "S-32")
def test_hardly_any_known_order_comes_much_nearer_to_any_wish() -> None:
    dice, worse, looked = Rng(4), 0, 0
    for board, options in boards():
        for unit in sorted({one.unit for one in options}) * 4:
            body = board.unit(unit)
            right, up = (dice.below(17) - 8) * INCH, (dice.below(17) - 8) * INCH
            goal = Pose(body.x + right, body.y + up, dice.below(TURN))
            found = miss(board, order_to(board, unit, goal), unit, goal)
            best = min(miss(board, one, unit, goal) for one in options if one.unit == unit)
            looked += 1
            worse += found > best + INCH / 2
    assert looked > 20 and worse <= looked // 15, (looked, worse)


def test_a_pointer_is_enough_and_a_manner_may_be_forbidden() -> None:
    board, options = boards()[0]
    order = next(one for one in options if isinstance(one, Move) and one.manner == "advance")
    body = board.unit(order.unit)
    goal = preview_order(board, order).end[:2]
    found = order_to(board, body.id, goal)
    assert found is not None and preview_order(board, found).refusal is None
    wish = GhostGoal(goal, None, 0)
    assert wish.distance(preview_order(board, found).end) < wish.distance(body.pose)
    only = order_to(board, body.id, goal, manners=("back",))
    assert only is None or (isinstance(only, Move) and only.manner == "back")


def test_who_may_not_move_gets_no_order() -> None:
    board, _ = boards()[0]
    foe = next(one for one in board.state.standing() if one.owner != board.state.active)
    assert order_to(board, foe.id, Pose(0, 0, 0)) is None
    with pytest.raises(IndexError):
        order_to(board, -1, Pose(0, 0, 0))


@pytest.mark.rule("S-19")
def test_orders_are_the_same_in_every_world() -> None:
    for war in moments(3, 1):
        if war.state.questions[-1].kind == REMAINING_MOVE:
            setting, player = war.rules.setting, war.state.active
            here = board_of(setting, observe(setting, war.state, player))
            there = board_of(setting, observe(setting, other_world(war.state, player, 3), player))
            goals = {one.id: Pose(30_000, 30_000, 4500) for one in here.state.army(player)}
            assert [order_to(here, *one) for one in goals.items()] == [
                order_to(there, *one) for one in goals.items()
            ]
            return
    raise AssertionError("nobody moved")


def test_an_order_that_only_goes_straight_misses() -> None:
    missed = 0
    for board, options in boards():
        for order in options[::10]:
            goal = preview_order(board, order).end
            straight = Move(order.player, order.unit, "advance", (Leg(1000),))
            missed += miss(board, straight, order.unit, goal) > NEAR
    assert missed > 10
