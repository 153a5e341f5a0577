"""Where everything of Complots stands, for 2 to 8 players; pure geometry in design units."""

from typing import NamedTuple

from scenes.draw.style import Box

Point = tuple[float, float]

TICKET: Box = (424, 110, 432, 166)
RING: Point = (640, 346)
LINE_Y = 430
"""Baseline of the sentence under the ring."""
LEFT_BUST: Box = (32.4, 63.5, 395.6, 478.4)
RIGHT_BUST: Box = (854, 63.5, 395.6, 478.4)
PLAQUE = (496.0, 236.0, 216.0)
"""Top, width and height of a plaque where there is room: up to five of them."""
FAN_CARD: tuple[float, float] = (119, 182.9)
_FAN_TOP = 281.0
"""Cards to choose from stand under the ticket, and over the names of Court and Treasury."""
CHOICE_CARD: tuple[float, float] = (130, 200)
_CHOICE_SMALLER, _CHOICE_GAP = (104.0, 160.0), 14.0
"""Cards of which one must go: two, or more of them, and the gap between two."""
_EXCHANGE_ROOM = (676.0, 1250.0)
"""The columns of the cards of an exchange."""
FAN_STEP = 130.0
FAN_WIDTH = 608.0
"""The widest fan: two of them stand side by side (C-06)."""


class Purses(NamedTuple):
    """The points of the Court and the Treasury on the draped table."""

    court: Point
    treasury: Point
    dy: float


def has_narrow_seats(players: int) -> bool:
    """Say whether plaques are narrow, with their seal above (6 to 8 players)."""
    return players >= 6


def seat_place_boxes(players: int) -> list[Box]:
    """The plaques, clockwise = left to right: x, y, w, h."""
    if players == 2:
        return [(196, *PLAQUE), (848, *PLAQUE)]
    if has_narrow_seats(players):
        w = (1236 - 8 * (players - 1)) / players
        return [(22 + seat * (w + 8), 506, w, 206) for seat in range(players)]
    x = 640 - (246 * players - 10) / 2
    return [(x + 246 * seat, *PLAQUE) for seat in range(players)]


def on_the_right(players: int, seat: int) -> bool:
    """Say whether a seat is in the right half; the middle one of an odd table counts as left."""
    return 2 * seat >= players + players % 2


def purse_places(players: int) -> Purses:
    """Court and Treasury; higher up where the seals stand above the plaques."""
    dy = -30 if has_narrow_seats(players) else -8
    return Purses(court=(495, 476 + dy), treasury=(664, 478 + dy), dy=dy)


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
    return (x + 112, y + 88, w - 118, 26)


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
    return 174.0 if has_narrow_seats(players) else 160.0


def medal_row(players: int, seat: int) -> Box:
    """The strip of a plaque where what its player has claimed so far is kept: x, y, w, h."""
    x, y, w, h = seat_place_boxes(players)[seat]
    return (x + 6, y + 43, w - 12, 29) if has_narrow_seats(players) else (x, y + 174, w, h - 174)


def private_card_boxes(players: int, seat: int, count: int) -> list[Box]:
    """The boxes of a seat's private cards, above its plaque and inside the frame."""
    x, _, w, _ = seat_place_boxes(players)[seat]
    step = min(FAN_STEP, (FAN_WIDTH - FAN_CARD[0]) / max(1, count - 1))
    width = step * (count - 1) + FAN_CARD[0]
    left = min(max(x + w / 2 - width / 2, 30), 1250 - width)
    return [(left + step * place, _FAN_TOP, *FAN_CARD) for place in range(count)]


def exchange_boxes(players: int, count: int) -> list[Box]:
    """The boxes of the cards of an exchange: where nobody stands, for it concerns nobody else."""
    top = _FAN_TOP + 5 + purse_places(players).dy
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
