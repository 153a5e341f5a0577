"""Where a team's plaque has its things: four plans, from two wide plaques to six narrow ones.

A drawer of secrets leaves less room: the low plans are in `low_plan`.
"""

import math
from typing import NamedTuple

from scenes.draw.style import Box, Point

TOP, HIGH = 426.0, 286.0
"""Every plaque stands here and is so high."""


class SpotRow(NamedTuple):
    """Spots of one size in a row."""

    x: float
    """Middle of the first spot."""
    y: float
    """Middle of all of them."""
    room: float
    """The most units from the middle of the first to the middle of the last."""
    step: float
    size: float

    def spots(self, count: int) -> tuple[Point, ...]:
        """The middles of so many spots; more than there is room for stand closer."""
        step = min(self.step, self.room / (count - 1)) if count > 1 else 0.0
        return tuple((self.x + step * place, self.y) for place in range(count))

    def edge(self, count: int) -> float:
        """Return the edge of each of `count` spots, in units."""
        return min(self.size, 0.98 * self.room / (count - 1)) if count > 1 else self.size


class CountSpot(NamedTuple):
    """A picture and its number beside it."""

    icon: Box
    number: Point
    """Left end of the number's baseline."""
    size: float


class SeatPlan(NamedTuple):
    """The places inside one plaque, in design units of the stage."""

    box: Box
    high: float
    """The height of the header, in units."""
    seal: Point
    radius: float
    name: Box
    pill: Box
    portraits: tuple[Box, ...]
    """The captain first."""
    star: float
    die: Box
    track: SpotRow | None
    """None on a low plaque: the die tells the bet."""
    pile: CountSpot
    tile: Box | None
    """The help tile; None on a low plaque."""
    pocket: Box | None
    """The pocket card that sticks out from under it."""
    hand: CountSpot
    crowded: CountSpot
    """The hand when its number has two figures."""
    fan: bool
    """True if the hand is a fan of backs instead of a sign."""
    extra: CountSpot
    line: float
    """Height of the thread above the state."""
    state: Box
    lines: int
    """The lines of words that the state has room for."""


def seat_place_plan(players: int, place: int, team: int) -> SeatPlan:
    """The plan of one plaque among so many, of a team of so many characters."""
    wide = (1220 - 12 * (players - 1)) / players
    left = 30 + (wide + 12) * place
    if players == 2:
        return _duo(left, wide, team)
    if players == 3:
        return _trio(left, wide, team)
    return _quartet(left, wide, team) if players == 4 else _narrow(left, wide, team)


def _duo(x: float, w: float, team: int) -> SeatPlan:
    y = TOP
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=45,
        seal=(x + 32, y + 25),
        radius=29,
        name=(x + 68, y + 4, w - 150, 37),
        pill=(x + w - 77, y + 6, 67, 33),
        portraits=portrait_row((x + 22, y + 117), 476, (104, 130), (88, 112), 30, team),
        star=32,
        die=(x + 22, y + 190, 56, 56),
        track=SpotRow(x + 112, y + 218, 236, 48, 36),
        pile=CountSpot((x + 386, y + 193, 40, 50), (x + 433, y + 230), 29),
        tile=(x + 468, y + 193, 38, 50),
        pocket=(x + 486, y + 201, 48, 34),
        hand=CountSpot((x + 516, y + 52, 54, 83), (x + 548, y + 173), 34),
        crowded=CountSpot((x + 516, y + 52, 54, 83), (x + 542, y + 173), 34),
        fan=True,
        extra=CountSpot((x + 540, y + 204, 30, 30), (x + 573, y + 230), 29),
        line=y + 246,
        state=(x + 18, y + 247, w - 36, 31),
        lines=1,
    )


def _trio(x: float, w: float, team: int) -> SeatPlan:
    y = TOP
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=45,
        seal=(x + 32, y + 25),
        radius=29,
        name=(x + 66, y + 4, w - 146, 37),
        pill=(x + w - 75, y + 6, 67, 33),
        portraits=portrait_row((x + 17, y + 95), w - 34, (70, 88), (62, 80), 28, team),
        star=26,
        die=(x + 17, y + 144, 52, 52),
        track=SpotRow(x + 102, y + 170, w - 102 - 36, 50, 35),
        pile=CountSpot((x + 17, y + 199, 38, 47), (x + 66, y + 234), 29),
        tile=(x + 126, y + 199, 36, 47),
        pocket=(x + 144, y + 207, 46, 32),
        hand=CountSpot((x + w - 80, y + 205, 34, 34), (x + w - 42, y + 234), 29),
        crowded=CountSpot((x + w - 94, y + 205, 34, 34), (x + w - 56, y + 234), 29),
        fan=False,
        extra=CountSpot((x + w - 168, y + 207, 32, 32), (x + w - 131, y + 234), 29),
        line=y + 246.5,
        state=(x + 15, y + 247, w - 30, 31),
        lines=1,
    )


def _quartet(x: float, w: float, team: int) -> SeatPlan:
    y = TOP
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=45,
        seal=(x + 32, y + 25),
        radius=29,
        name=(x + 65, y + 4, w - 144, 37),
        pill=(x + w - 74, y + 6, 67, 33),
        portraits=portrait_row((x + 13.5, y + 94), w - 32, (66, 84), (54, 70), 16, team),
        star=26,
        die=(x + 14, y + 144, 50, 50),
        track=SpotRow(x + 98, y + 169, w - 98 - 24, 41, 32),
        pile=CountSpot((x + 14, y + 199, 37, 46), (x + 62, y + 233), 28),
        tile=(x + 102, y + 199, 36, 46),
        pocket=(x + 120, y + 206, 46, 32),
        hand=CountSpot((x + w - 64, y + 204, 32, 32), (x + w - 28, y + 233), 28),
        crowded=CountSpot((x + w - 74, y + 206, 28, 28), (x + w - 44, y + 233), 28),
        fan=False,
        extra=CountSpot((x + 171, y + 205, 31, 31), (x + 203, y + 233), 28),
        line=y + 246,
        state=(x + 16, y + 247, w - 30, 31),
        lines=1,
    )


def _narrow(x: float, w: float, team: int) -> SeatPlan:
    y = TOP
    side = x + 114
    room = x + w - 8 - side
    middle = side + room / 2
    gap = w - 193
    return SeatPlan(
        box=(x, y, w, HIGH),
        high=44,
        seal=(x + 24, y + 23),
        radius=22,
        name=(x + 50, y + 4, w - 58, 37),
        pill=(middle - 33.5, y + 49, 67, 32),
        portraits=_grid((x + 10, y + 49), (100, 106), team),
        star=20,
        die=(middle - 25.5, y + 81.5, 51, 51),
        track=SpotRow(x + 26, y + 170, w - 52, 36, 27),
        pile=CountSpot((x + 12, y + 185, 30, 37), (x + 47, y + 213), 26),
        tile=(x + 84 + gap / 3, y + 185, 29, 37),
        pocket=(x + 99 + gap / 3, y + 190, 38, 27),
        hand=CountSpot((middle - 28, y + 133, 23, 23), (middle + 3, y + 154), 27),
        crowded=CountSpot((middle - 33, y + 133, 23, 23), (middle - 4, y + 154), 26),
        fan=False,
        extra=CountSpot((x + w - 51, y + 190, 26, 26), (x + w - 24, y + 213), 24),
        line=y + 223,
        state=(x + 9, y + 224, w - 18, 54),
        lines=2,
    )


def portrait_row(
    start: Point, room: float, captain: tuple[float, float], mate: tuple[float, float], gap: float, team: int
) -> tuple[Box, ...]:
    """The captain, then the others smaller, side by side about one middle line; all shrink if they must."""
    x, middle = start
    between = 10 if gap < 20 else gap - 4
    wide = captain[0] + (gap + (team - 1) * mate[0] + (team - 2) * between if team > 1 else 0)
    share = min(1.0, room / wide)
    boxes = []
    for place in range(team):
        w, h = mate if place else captain
        boxes.append((x, middle - h * share / 2, w * share, h * share))
        x += (w + (between if place else gap)) * share
    return tuple(boxes)


def _grid(start: Point, room: tuple[float, float], team: int) -> tuple[Box, ...]:
    """Return boxes of one size in two rows."""
    x, y = start
    across = max(2, math.ceil(team / 2))
    w = min(40.0, (room[0] - 8 * (across - 1)) / across)
    h = w * 51 / 40
    step_x, step_y = (room[0] - w) / (across - 1), (room[1] - 51) if across == 2 else h + 4
    return tuple((x + step_x * (k % across), y + step_y * (k // across), w, h) for k in range(team))
