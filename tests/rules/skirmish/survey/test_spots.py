"""Ten thousand random spots: where one is drawn legal an order ends there so, where it is not, none does."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple, cast

import pytest

from game.core.rng import Rng
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Leg, Move
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.movement.law import MARCH, movement_allowance
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, Centi, Milli, Point, Pose, heading_vector
from game.rules.skirmish.state.state import RESERVE, SkirmishState, Unit
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.outlines import rim_outline
from game.rules.skirmish.survey.preview import preview_order
from game.rules.skirmish.survey.reach import reach
from game.rules.skirmish.survey.slices import whole_answer
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.view import observe
from tests.rules.skirmish.position.laid import block
from tests.rules.skirmish.survey.worlds import moments

pytestmark = pytest.mark.statistics

WHOLE, SLICE = 10_000, 600
EDGE: Milli = 50
"""Spots so near to a drawn edge are left out: 0.05 inches."""
NEAR: Milli = 12
"""An order ends at a spot that ends so near to it: whole milli and centi are rounded three times."""
CROWDS = ((2, 3), (3, 1), (4, 2), (3, 5), (4, 7))


class Drawn(NamedTuple):
    """A unit, its board, and the corners of where it is drawn to come in one manner."""

    board: Board
    unit: Unit
    manner: str
    corners: tuple[Point, ...]


@cache
def drawings() -> tuple[Drawn, ...]:
    """Every outline of a walk in some moments of some battles, with a river and rocks laid on the table."""
    found = []
    for players, seed in CROWDS:
        asked = [
            (cast(Skirmish, war.rules).setting, war.state.clone())
            for war in moments(players, seed)
            if war.state.questions and war.state.questions[-1].kind == REMAINING_MOVE
        ]
        for number, (setting, state) in enumerate(asked[:: max(1, len(asked) // 4)]):
            board = with_terrain(setting, state, number)
            for unit in board.state.army(board.state.active):
                for one in whole_answer(reach(board, unit.id, -1)).outlines:
                    if one.kind in ("advance", "march"):
                        found.append(Drawn(board, unit, one.kind, one.points))
    return tuple(found)


def with_terrain(setting: Setting, state: SkirmishState, number: int) -> Board:
    """The board of a moment, a river across its middle and rocks where nobody stands."""
    dice = Rng(f"rocks {number}")
    board = board_of(setting, observe(setting, state, state.active))
    pieces = [block(900, "river", 0, 22 + number, 72, 23 + number)]
    for id in range(901, 909):
        x, y = dice.below(60) + 4, dice.below(36) + 4
        if all(math.dist((x * INCH, y * INCH), unit.pose[:2]) > 5 * INCH for unit in state.standing()):
            pieces.append(block(id, dice.choice(("rock", "wall")), x, y, x + 2, y + 1))
    board.state.terrain = (*board.state.terrain, *pieces)
    return board


def way_to(unit: Unit, width: Milli, spot: Point) -> tuple[Centi, Milli] | None:
    """The only wheel and line that can end at a spot: the tangent from it to the arc of the wheel."""
    fx, fy = heading_vector(unit.heading)
    dx, dy = spot[0] - unit.x, spot[1] - unit.y
    right, ahead = dx * fy - dy * fx, dx * fx + dy * fy
    side = 1 if right >= 0 else -1
    across, half = abs(right) - width / 2, width / 2
    away = math.hypot(across, ahead)
    if away <= half:
        return None
    turn = math.atan2(ahead, -across) - math.acos(half / away)
    by = round(math.degrees(turn) * 100)
    return side * by, round(across * math.sin(turn) + ahead * math.cos(turn))


def is_legal(drawn: Drawn, spot: Point) -> bool:
    """Whether some order of this manner, a wheel and a line, is accepted and ends at the spot."""
    width = unit_shape(drawn.board.setting, drawn.unit).width
    way = way_to(drawn.unit, width, spot)
    if way is None or not -9000 <= way[0] <= 9000 or way[1] < 0:
        return False
    legs = tuple([leg for leg in (Leg(0, way[0]), Leg(way[1])) if leg != Leg()])
    order = Move(drawn.unit.owner, drawn.unit.id, drawn.manner, legs)
    if not legs or law.check(*drawn.board, order) is not None:
        return False
    seen = preview_order(drawn.board, order)
    heading = (drawn.unit.heading + way[0]) % 36000
    return seen.stop is None and seen.end.heading == heading and math.dist(seen.end[:2], spot) <= NEAR


def is_inside(corners: Sequence[Point], spot: Point) -> bool:
    """Whether a spot lies in a polygon."""
    x, y = spot
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def edge_distance(corners: Sequence[Point], spot: Point) -> float:
    """How far a spot is from the nearest edge of a polygon."""
    return min(_from_edge(one, other, spot) for one, other in pairwise([*corners, corners[0]]))


def _from_edge(one: Point, other: Point, spot: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    long = dx * dx + dy * dy
    share = ((spot[0] - one[0]) * dx + (spot[1] - one[1]) * dy) / long if long else 0.0
    share = max(0.0, min(1.0, share))
    return math.hypot(spot[0] - one[0] - share * dx, spot[1] - one[1] - share * dy)


Redrawn = Callable[[int], tuple[Point, ...]]
"""The outline of a drawing, by its place among `drawings`."""


def as_drawn(place: int) -> tuple[Point, ...]:
    """The outline as it is."""
    return drawings()[place].corners


def a_little_aside(place: int) -> tuple[Point, ...]:
    """The outline 0.15 inches too far to the east."""
    return tuple([(x + 150, y) for x, y in drawings()[place].corners])


@cache
def on_an_empty_table(place: int) -> tuple[Point, ...]:
    """The outline as if nothing and nobody else stood on the table."""
    drawn = drawings()[place]
    state = drawn.board.trial()
    state.terrain = ()
    for unit in state.units:
        if unit.id != drawn.unit.id:
            unit.place = RESERVE
    found = whole_answer(reach(Board(drawn.board.setting, state), drawn.unit.id, -1)).outlines
    return next((one.points for one in found if one.kind == drawn.manner), drawn.corners)


def wrong_spots(
    most: int, redrawn: Redrawn = as_drawn
) -> tuple[int, int, list[tuple[int, str, Point, bool]]]:
    """How many random spots are drawn legal, how many not, and those of which the law says otherwise.

    They lie on and around all drawings in turn; those at a drawn edge are left out.
    """
    dice, counts, wrong = Rng("spots"), [0, 0], []
    while sum(counts) < most:
        place = sum(counts) % len(drawings())
        drawn, corners = drawings()[place], redrawn(place)
        xs, ys = [x for x, _ in drawn.corners], [y for _, y in drawn.corners]
        spot = (
            min(xs) - 500 + dice.below(max(xs) - min(xs) + 1000),
            min(ys) - 500 + dice.below(max(ys) - min(ys) + 1000),
        )
        if edge_distance(corners, spot) <= EDGE:
            continue
        inside = is_inside(corners, spot)
        counts[inside] += 1
        if inside != is_legal(drawn, spot):
            wrong.append((drawn.unit.id, drawn.manner, spot, inside))
    return counts[1], counts[0], wrong


def test_boards_have_neutrals_engaged_units_and_rivers() -> None:
    boards = {id(one.board): one.board for one in drawings()}.values()
    for board in boards:
        assert board.state.players == 2 or board.state.named >= 0
        assert {"river", "rock"} & {piece.kind for piece in board.state.terrain}
    assert sum(bool(board.setting.ground.contacts(board.state)) for board in boards) > len(boards) / 2
    assert len(boards) > 10 and len(drawings()) > 30


@pytest.mark.rule("S-06", "S-32")
def test_a_slice_of_the_spots_is_drawn_as_the_law_has_it() -> None:
    legal, illegal, wrong = wrong_spots(SLICE)
    assert not wrong, (len(wrong), wrong[:5])
    assert min(legal, illegal) > SLICE / 10


@pytest.mark.slow
@pytest.mark.rule("S-06", "S-32")
def test_all_the_spots_are_drawn_as_the_law_has_it() -> None:
    legal, illegal, wrong = wrong_spots(WHOLE)
    assert not wrong, (len(wrong), wrong[:5])
    assert min(legal, illegal) > WHOLE / 10


@pytest.mark.parametrize("redrawn", [a_little_aside, on_an_empty_table])
def test_a_false_drawing_is_found_out(redrawn: Redrawn) -> None:
    _, _, wrong = wrong_spots(SLICE, redrawn)
    assert len(wrong) > SLICE / 200


def wandered_ends(tries: int) -> list[tuple[Drawn, Pose]]:
    """Where lawful walks of up to three wheels end, on and on from drawing to drawing."""
    dice, found = Rng("wandering"), []
    for number in range(tries):
        drawn = drawings()[number % len(drawings())]
        legs = tuple([Leg(dice.below(2500), dice.below(9001) - 4500) for _ in range(1 + dice.below(3))])
        order = Move(drawn.unit.owner, drawn.unit.id, drawn.manner, legs)
        if law.check(*drawn.board, order) is None:
            found.append((drawn, preview_order(drawn.board, order).end))
    return found


def rim_of(drawn: Drawn) -> tuple[Point, ...]:
    """The rim that is drawn around a walk."""
    own, marches = movement_allowance(*drawn.board, drawn.unit), drawn.manner == MARCH
    return rim_outline(drawn.board.state, drawn.unit, own, own.most(MARCH) if marches else own.walk).points


def is_within(corners: Sequence[Point], spot: Point) -> bool:
    """Whether a spot lies in a polygon, or at its edge."""
    return is_inside(corners, spot) or edge_distance(corners, spot) <= EDGE


@pytest.mark.rule("S-32")
def test_no_walk_ends_beyond_the_rim_however_often_it_wheels() -> None:
    ends = wandered_ends(SLICE)
    assert all(is_within(rim_of(drawn), end[:2]) for drawn, end in ends)
    assert len(ends) > SLICE / 10
    beyond = [end for drawn, end in ends if not is_within(drawn.corners, end[:2])]
    assert len(beyond) > 5, "one wheel alone does not tell where all walks may end"
    smaller = [end for drawn, end in ends if not is_within(shrunk(drawn), end[:2])]
    assert smaller, "a rim of half the way would be found out"


def shrunk(drawn: Drawn) -> tuple[Point, ...]:
    """The rim half as far from where the unit stands."""
    at = drawn.unit
    return tuple([(round((x + at.x) / 2), round((y + at.y) / 2)) for x, y in rim_of(drawn)])


@pytest.mark.rule("S-32")
def test_what_one_wheel_reaches_lies_inside_the_rim() -> None:
    for drawn in drawings():
        assert all(is_within(rim_of(drawn), corner) for corner in drawn.corners)
