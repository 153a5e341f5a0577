"""Where everything of Complots stands, for 2 to 8 players; pure geometry in design units."""

from typing import NamedTuple

from scenes.draw.style import Box

Point = tuple[float, float]

TICKET: Box = (424, 110, 432, 166)
RING: Point = (640, 346)
LINE_Y = 434
"""Baseline of the sentence under the ring."""
LEFT_BUST: Box = (32.4, 63.5, 395.6, 478.4)
RIGHT_BUST: Box = (854, 63.5, 395.6, 478.4)
FAN_CARD: tuple[float, float] = (124, 190.6)
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
        return [(196, 510, 236, 200), (848, 510, 236, 200)]
    if has_narrow_seats(players):
        w = (1236 - 8 * (players - 1)) / players
        return [(22 + seat * (w + 8), 510, w, 200) for seat in range(players)]
    x = 640 - (246 * players - 10) / 2
    return [(x + 246 * seat, 510, 236, 200) for seat in range(players)]


def purse_places(players: int) -> Purses:
    """Court and Treasury; higher up where the seals stand above the plaques."""
    dy = -26 if has_narrow_seats(players) else 0
    return Purses(court=(495, 476 + dy), treasury=(664, 478 + dy), dy=dy)


def coin_spot(players: int, seat: int) -> Point:
    """The middle of a seat's coin."""
    x, y, w, _ = seat_place_boxes(players)[seat]
    return (x + w - 52, y + 78) if has_narrow_seats(players) else (x + w - 84, y + 87)


def card_spots(players: int, seat: int, count: int = 2) -> list[Box]:
    """The boxes of a seat's cards on its plaque."""
    x, y, _, _ = seat_place_boxes(players)[seat]
    if has_narrow_seats(players):
        return [(x + 8 + 38 * place, y + 54, 34, 48) for place in range(count)]
    return [(x + 12 + 52 * place, y + 55, 45, 64) for place in range(count)]


def look_chip_box(players: int, seat: int) -> Box:
    """The box of the chip on a seat's first card, by which it looks at its own: always the same place."""
    x, y, w, h = card_spots(players, seat, 1)[0]
    if has_narrow_seats(players):
        return (x - 6, y + 9, w + 10, h - 5)
    return (x - 5, y + 21, w + 10, h - 16)


def private_card_boxes(players: int, seat: int, count: int) -> list[Box]:
    """The boxes of a seat's private cards, above its plaque and inside the frame."""
    x, _, w, _ = seat_place_boxes(players)[seat]
    step = min(FAN_STEP, (FAN_WIDTH - FAN_CARD[0]) / max(1, count - 1))
    width = step * (count - 1) + FAN_CARD[0]
    left = min(max(x + w / 2 - width / 2, 30), 1250 - width)
    y = 262 if players == 2 else 266
    return [(left + step * place, y, *FAN_CARD) for place in range(count)]


def line_y(players: int) -> float:
    """Baseline of the sentence under the ring; higher where the table is raised."""
    return LINE_Y - 28 if has_narrow_seats(players) else LINE_Y
