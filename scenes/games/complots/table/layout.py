"""Where everything of Complots stands, for 2 to 8 players; pure geometry in design units."""

from typing import NamedTuple

from scenes.draw.style import Box
from scenes.games.complots.table.pose import Pose

Point = tuple[float, float]

TICKET: Box = (424, 110, 432, 166)
RING: Point = (640, 346)
LINE_Y = 430
"""Baseline of the sentence under the ring."""
LEFT_BUST: Box = (32.4, 63.5, 395.6, 478.4)
RIGHT_BUST: Box = (854, 63.5, 395.6, 478.4)
PLAQUE = (496.0, 292.0, 216.0)
"""Top, greatest width and height of a plaque where there is room: up to five of them."""
FAN_CARD: tuple[float, float] = (119, 182.9)
_FAN_TOP = 281.0
"""Cards to choose from stand under the ticket, and over the names of Court and Treasury."""
CHOICE_CARD: tuple[float, float] = (130, 200)
_CHOICE_SMALLER, _CHOICE_GAP = (104.0, 160.0), 14.0
"""Cards of which one must go: two, or more of them, and the gap between two."""
_TABLE = (420.0, 74.0)
"""Width and height of the draped table."""
_EXCHANGE_ROOM = (676.0, 1250.0)
"""The columns of the cards of an exchange."""
FAN_STEP = 130.0
_PICK_MIDDLE, _PICK_Y = 324.0, 376.0
"""The middle of the left one of two fans that stand side by side (C-06); the right one mirrors it."""
_PICK_STEPS, _PICK_ROOM = (56.0, 115.0), 6.0
"""Units between two cards of a closed fan and of an open one, and those that the chosen card makes."""
_PICK_TURN, _PICK_SAG, _PICK_SCALE = (5.0, 2.2), 3.0, 1.06
"""Degrees between two cards, closed and open; how far the outer ones sink; the size of the chosen one."""


CLAIM_CARD: tuple[float, float] = (104.0, 160.0)
CLAIM_POSES = (Pose(440, 366, 5.0), Pose(840, 366, -5.0))
"""How a claimed card lies beside the left bust and beside the right one."""
BETWEEN_CLAIMS = (376.0, 904.0)
"""The columns that belong to what has been claimed, and to the ring between."""


class Purses(NamedTuple):
    """The points of the Court and the Treasury on the draped table."""

    court: Point
    treasury: Point
    dy: float
    table: Box
    """Of the draped table."""
    large: bool


def has_narrow_seats(players: int) -> bool:
    """Say whether plaques are narrow, with their seal above (6 to 8 players)."""
    return players >= 6


def seat_place_boxes(players: int) -> list[Box]:
    """The plaques, clockwise = left to right: x, y, w, h."""
    if players == 2:
        return [(26, *PLAQUE), (962, *PLAQUE)]  # Court and Treasury lie between them
    if has_narrow_seats(players):
        w = (1236 - 8 * (players - 1)) / players
        return [(22 + seat * (w + 8), 506, w, 206) for seat in range(players)]
    top, most, high = PLAQUE
    w = min(most, (1220 - 10 * (players - 1)) / players)
    x = 640 - ((w + 10) * players - 10) / 2
    return [(x + (w + 10) * seat, top, w, high) for seat in range(players)]


def on_the_right(players: int, seat: int) -> bool:
    """Say whether a seat is in the right half; the middle one of an odd table counts as left."""
    return 2 * seat >= players + players % 2


def purse_places(players: int, *, prompted: bool = False) -> Purses:
    """Court and Treasury; higher up where the seals stand above the plaques, lower between two of them.

    `prompted`: a prompter's parchment lies between the two.
    """
    between = players == 2 and not prompted
    dy = -25 if has_narrow_seats(players) else 118 if between else -8
    table = (372.0, 500.0, 536.0, 206.0) if between else (430.0, 446.0 + dy, *_TABLE)
    return Purses(court=(495, 476 + dy), treasury=(664, 478 + dy), dy=dy, table=table, large=between)


def coin_spot(players: int, seat: int) -> Point:
    """The middle of a seat's coin."""
    x, y, w, _ = seat_place_boxes(players)[seat]
    return (x + w - 52, y + 97) if has_narrow_seats(players) else (x + w - 88, y + 66)


def card_spots(players: int, seat: int, count: int = 2) -> list[Box]:
    """The boxes of a seat's cards on its plaque."""
    x, y, _, _ = seat_place_boxes(players)[seat]
    if has_narrow_seats(players):
        return [(x + 8 + 38 * place, y + 73, 34, 48) for place in range(count)]
    return [(x + 12 + 52 * place, y + 47, 45, 64) for place in range(count)]


def look_chip_box(players: int, seat: int) -> Box:
    """The box of the button by which a seat looks at its own cards: always the same place.

    It lies under the coins, or, on narrow plaques, over the name, left of the seal.
    """
    x, y, w, _ = seat_place_boxes(players)[seat]
    if has_narrow_seats(players):
        return (x + 1, y - 28, w / 2 - 24, 32)
    return (x + w - 124, y + 88, 118, 26)


def stacked_rows(players: int, seat: int) -> tuple[float, ...]:
    """The middles of three rows, the last one in the strip of the claims."""
    if has_narrow_seats(players):
        return state_rows(players, seat, 3)
    y = seat_place_boxes(players)[seat][1]
    return tuple(y + 133 + 30 * row for row in range(3))


def state_rows(players: int, seat: int, count: int) -> tuple[float, ...]:
    """The middles of the rows in which `count` prompts of a plaque stand."""
    y = seat_place_boxes(players)[seat][1]
    if has_narrow_seats(players):
        return tuple(y + 132 + 26 * row for row in range(3)) if count > 2 else (y + 143, y + 178)
    return (y + 131, y + 159) if count > 1 else (y + 145,)


def folded_height(players: int) -> float:
    """Height of the plaque of somebody who has left the stage."""
    return 166.0 if has_narrow_seats(players) else 154.0


def medal_row(players: int, seat: int) -> Box:
    """The strip of a plaque where what its player has claimed so far is kept: x, y, w, h."""
    x, y, w, h = seat_place_boxes(players)[seat]
    return (x + 6, y + 43, w - 12, 29) if has_narrow_seats(players) else (x, y + 174, w, h - 174)


def pick_poses(seat: int, count: int, cursor: int | None) -> list[Pose]:
    """How the cards lie of which a seat picks one (C-06): an arc in its half, clear of all that all see.

    The card under the cursor stands straight, and the others make room for it. Without a cursor the fan is
    closed: a hand of backs.
    """
    is_open = cursor is not None
    step, turn = _PICK_STEPS[is_open], _PICK_TURN[is_open]
    middle = _PICK_MIDDLE if seat == 0 else 1280 - _PICK_MIDDLE
    poses = []
    for place in range(count):
        off = place - (count - 1) / 2
        x, y = middle + step * off, _PICK_Y + _PICK_SAG * off * off
        if place == cursor:
            poses.append(Pose(x, _PICK_Y - 2, 0.0, _PICK_SCALE))
        else:
            side = 0.0 if cursor is None else _PICK_ROOM if place > cursor else -_PICK_ROOM
            poses.append(Pose(x + side, y, turn * off))
    return poses


def pick_boxes(seat: int, count: int) -> list[Box]:
    """Where the mouse finds each card of such an open fan, whichever is chosen."""
    poses = [pick_poses(seat, count, place)[place] for place in range(count)]
    w, h = _PICK_STEPS[True], FAN_CARD[1]
    return [(pose.x - w / 2, pose.y - h / 2, w, h) for pose in poses]


def exchange_boxes(players: int, count: int) -> list[Box]:
    """The boxes of the cards of an exchange: where nobody stands, for it concerns nobody else."""
    top = _FAN_TOP + 5 + min(0, purse_places(players).dy)
    step = min(FAN_STEP, (_EXCHANGE_ROOM[1] - _EXCHANGE_ROOM[0] - FAN_CARD[0]) / max(1, count - 1))
    left = sum(_EXCHANGE_ROOM) / 2 - (step * (count - 1) + FAN_CARD[0]) / 2
    return [(left + step * place, top, *FAN_CARD) for place in range(count)]


def choice_boxes(count: int) -> list[Box]:
    """The boxes of the cards of which one must go: large, in the middle, where the ticket was."""
    w, h = CHOICE_CARD if count < 3 else _CHOICE_SMALLER
    left = 640 - (w + _CHOICE_GAP) * count / 2 + _CHOICE_GAP / 2
    return [(left + (w + _CHOICE_GAP) * place, 268 - h / 2, w, h) for place in range(count)]


def ring_spot(players: int) -> Point:
    """The middle of the ring; higher up where the table is raised."""
    return (RING[0], RING[1] - 15) if has_narrow_seats(players) else RING


def line_y(players: int) -> float:
    """Baseline of the sentence under the ring; higher where the table is raised."""
    return LINE_Y - 17 if has_narrow_seats(players) else LINE_Y
