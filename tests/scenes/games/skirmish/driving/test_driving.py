"""The ghost: every hand reaches every legal end, what stops it is the rules' own word, legs are bytes."""

import math
from collections.abc import Callable
from functools import cache
from itertools import product

import msgspec
import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.preview import Preview, preview_order
from game.rules.skirmish.survey.steer import end_of_legs
from game.rules.skirmish.view import observe
from scenes.games.skirmish.table.driving.driving import Driving
from tests.rules.skirmish.survey.worlds import moments

NEAR = 100
Goal = tuple[Board, Move, Preview]


@cache
def goals(count: int) -> list[Goal]:
    """Random legal wheeled moves that nothing stops, on boards of a battle, with what they come to."""
    dice, found = Rng(5), list[Goal]()
    boards = []
    for war in moments(3, 1):
        question = war.state.questions[-1]
        if question.kind == REMAINING_MOVE:
            owner = question.players[0]
            units = [
                one.unit for one in war.options(owner) if isinstance(one, Move) and one.manner == "advance"
            ]
            board = board_of(war.rules.setting, observe(war.rules.setting, war.state, owner))
            boards += [(board, unit, owner) for unit in sorted(set(units))]
    for _ in range(count * 40):
        board, unit, owner = boards[dice.below(len(boards))]
        legs = (Leg(dice.below(3000), (dice.below(81) - 40) * 100), Leg(200 + dice.below(4000)))
        if not legs[0].wheel:
            continue
        order = Move(owner, unit, "advance", legs)
        seen = preview_order(board, order)
        if seen.refusal is None and seen.stop is None and len(found) < count:
            found.append((board, order, seen))
    assert len(found) == count
    return found


def miss(driving: Driving, seen: Preview) -> float:
    end = driving.preview().end
    return math.dist(end[:2], seen.end[:2])


def by_pad(goal: Goal, rate: float = 30.0) -> Driving:
    """A stick, pushed hard at first and gently at last."""
    board, order, _ = goal
    driving = Driving(board, order.unit)
    for leg in order.legs:
        for wanted, turns in ((leg.forward, False), (leg.wheel, True)):
            push(driving, wanted, rate, turns=turns)
            driving.accept_leg()
    return driving


def push(driving: Driving, wanted: int, rate: float, *, turns: bool) -> None:
    before = sum(piece.by for piece in driving.pieces if piece.turns == turns)
    for _ in range(4000):
        left = before + wanted - sum(piece.by for piece in driving.pieces if piece.turns == turns)
        if abs(left) <= 8:
            return
        hard = math.copysign(1.0 if abs(left) > 300 else 0.2 if abs(left) < 60 else 0.4, left)
        driving.drive(0 if turns else hard, hard if turns else 0, 1 / rate, free=True)


def by_keys(goal: Goal) -> Driving:
    """Whole presses, then the fine ones around them: the best of what the eye compares."""
    board, order, seen = goal
    first, last = order.legs
    tenths, degrees, more = first.forward // 100, first.wheel // 100, last.forward // 100
    tries = product(
        (tenths, tenths + 1, max(0, tenths - 1)),
        (degrees, degrees + 1, degrees - 1),
        (more, more + 1, more - 1),
    )
    width = Driving(board, order.unit).shape.width
    start = board.unit(order.unit).pose

    def off(at: tuple[int, int, int]) -> float:
        end = end_of_legs(start, width, (Leg(at[0] * 100, at[1] * 100), Leg(at[2] * 100)))
        return math.dist(end[:2], seen.end[:2])

    on, wheel, then = min(tries, key=off)
    driving = Driving(board, order.unit)
    for inches, fine in ((on // 10, False), (on % 10, True)):
        for _ in range(inches):
            driving.step(forward=1, fine=fine)
    for _ in range(abs(wheel)):
        driving.step(turn=1 if wheel > 0 else -1, fine=True)
    for inches, fine in ((then // 10, False), (then % 10, True)):
        for _ in range(inches):
            driving.step(forward=1, fine=fine)
    return driving


def by_mouse(goal: Goal) -> Driving:
    """The front edge dragged to each leg's end, a click between."""
    board, order, seen = goal
    driving = Driving(board, order.unit)
    first = end_of_legs(board.unit(order.unit).pose, driving.shape.width, (Leg(order.legs[0].forward),))
    if order.legs[0].forward:
        driving.point(*first[:2], free=True)
        driving.accept_leg()
    driving.point(*seen.end[:2], free=True)
    driving.accept_leg()
    return driving


HANDS = (by_pad, by_keys, by_mouse)


@pytest.mark.statistics
@pytest.mark.rule("S-32")
@pytest.mark.parametrize("hand", HANDS)
def test_each_hand_reaches_random_legal_ends(hand: Callable[[Goal], Driving]) -> None:
    reach_all(hand, 10)


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS)
def test_each_hand_reaches_two_hundred_random_legal_ends(hand: Callable[[Goal], Driving]) -> None:
    reach_all(hand, 200)


def reach_all(hand: Callable[[Goal], Driving], count: int) -> None:
    for goal in goals(count):
        driving = hand(goal)
        assert miss(driving, goal[2]) <= NEAR, (hand, goal[1], driving.order(), driving.stop)
        order = driving.order()
        assert order is not None
        assert preview_order(driving.board, order).end == driving.preview().end
    idle = Driving(goal[0], goal[1].unit)
    assert miss(idle, goal[2]) > NEAR, "a hand that does nothing would pass"


def test_equal_legs_are_equal_bytes_at_every_rate_of_frames() -> None:
    def held(rate: int) -> bytes:
        driving = Driving(goals(10)[0][0], goals(10)[0][1].unit)
        for turn, forward in ((0.6, 0.0), (0.0, 0.8)):
            for _ in range(rate // 3):
                driving.drive(forward, turn, 1 / rate, free=True)
            driving.drive(0, 0, 0)
        return msgspec.json.encode(driving.order())

    assert held(30) == held(60) == held(144)
    other = Driving(goals(10)[0][0], goals(10)[0][1].unit)
    other.step(forward=1)
    assert msgspec.json.encode(other.order()) != held(60)


def test_a_wheeled_advance_takes_three_inputs_and_gives_the_end_that_was_seen() -> None:
    board, order, _ = goals(10)[0]
    driving = Driving(board, order.unit)
    driving.step(turn=1)
    driving.step(forward=1)
    seen = driving.preview().end
    assert driving.accept_leg()
    given = driving.order()
    assert isinstance(given, Move) and given.legs == (Leg(0, 500), Leg(1000)) and given.manner == "advance"
    assert preview_order(board, given).end == seen


def test_legs_are_taken_back_one_by_one_and_all_at_once() -> None:
    board, order, _ = goals(10)[0]
    driving = Driving(board, order.unit)
    for _ in range(2):
        driving.step(forward=1)
        driving.accept_leg()
    driving.step(turn=1)
    ends = [driving.order()]
    while driving.take_back():
        ends.append(driving.order())
    assert [one.legs if isinstance(one, Move) else None for one in ends] == [
        (Leg(2000, 500),), (Leg(2000),), (Leg(1000),), None
    ]  # fmt: skip
    driving.step(forward=1)
    driving.accept_leg()
    driving.go_home()
    assert driving.order() is None and driving.left == driving.most


@pytest.mark.rule("S-32")
def test_the_end_of_the_move_stops_the_ghost_and_the_march_is_known() -> None:
    board, order, _ = goals(10)[0]
    driving = Driving(board, order.unit)
    for _ in range(40):
        driving.step(forward=1)
    assert driving.stop is not None
    given = driving.order()
    assert given is not None and preview_order(board, given).refusal is None
    assert driving.spent <= driving.most and driving.left == driving.most - driving.spent
    assert driving.marches == (driving.march_at is not None and driving.spent > driving.march_at)


@pytest.mark.rule("S-06")
def test_what_stops_the_ghost_is_where_the_real_order_would_stop() -> None:
    stopped = 0
    for board, order, _ in goals(10):
        driving = Driving(board, order.unit)
        for _ in range(60):
            driving.drive(1.0, 0, 0.05, free=True)
        if driving.stop and driving.stop.why in ("own", "enemy", "neutral", "terrain", "edge"):
            stopped += 1
            far = Move(order.player, order.unit, driving.preview().manner, (Leg(driving.most),))
            end = preview_order(board, far).end
            assert math.dist(end[:2], driving.preview().end[:2]) <= 2
    assert stopped, "nothing was ever in the way"


def test_the_magnet_catches_a_parallel_and_is_held_off() -> None:
    caught = 0
    for board, order, _ in goals(10):
        held, drawn = Driving(board, order.unit), Driving(board, order.unit)
        for _ in range(20):
            held.drive(0, 0.5, 1 / 60, free=True)
            drawn.drive(0, 0.5, 1 / 60)
            assert held.snap is None
            if drawn.snap is not None and drawn.snap.kind == "parallel":
                other = board.unit(drawn.snap.unit).pose
                assert (drawn.preview().end.heading - other.heading) % 9000 == 0
                caught += 1
    assert caught


def test_reforms_and_steps_aside_are_orders_of_their_own() -> None:
    manners = set[str]()
    for board, order, _ in goals(10):
        driving = Driving(board, order.unit)
        for push in ({"aside": 1}, {"aside": -1}, {"forward": -1}):
            driving.step(fine=True, **push)
            given = driving.order()
            if isinstance(given, Move):
                assert given.legs == (Leg(100),) and preview_order(board, given).refusal is None
                manners.add(given.manner)
            driving.go_home()
        driving.reform(files=driving.shape.files - 1)
        given = driving.order()
        if isinstance(given, Reform):
            assert given.files == driving.shape.files - 1
            manners.add("reform")
        else:
            assert driving.stop is not None and driving.stop.refusal is not None
    assert manners == {"left", "right", "back", "reform"}
