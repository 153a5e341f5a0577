"""Where a team's plaque has its things: tables of numbers, from two wide plaques to six narrow ones.

A drawer of secrets leaves less room: then plaques are low.
"""

import math
from typing import Literal, NamedTuple

from scenes.draw.style import Box, Point

TOP, HIGH = 426.0, 286.0
"""Every plaque stands here and is so high."""
LOW_TOP, LOW_HIGH = 572.0, 140.0
"""The same under an open drawer."""
_BESIDE, _MATE = 36.0, 22.0
"""Of a squad: where the others begin beside their captain, and how wide each is at most."""


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


class _Crew(NamedTuple):
    """The portraits: in a row, in a grid of one size, or the captain large beside the others."""

    kind: Literal["row", "grid", "squad"]
    start: Point
    """Of a row: its left end and its middle line; else the left top."""
    room: tuple[float, float]
    captain: tuple[float, float] = (0.0, 0.0)
    mate: tuple[float, float] = (0.0, 0.0)
    gap: float = 0.0


class _Shape(NamedTuple):
    """A plan in numbers, from the left top of its plaque; left edges below 0 are from its right edge.

    Widths of 0 or less end so far from the right edge.
    """

    high: float
    seal: Point
    radius: float
    name: Box
    pill: Box
    crew: _Crew
    star: float
    die: Box
    pile: CountSpot
    hand: CountSpot
    crowded: CountSpot
    extra: CountSpot
    line: float
    state: Box
    lines: int = 1
    track: SpotRow | None = None
    tile: Box | None = None
    pocket: Box | None = None
    fan: bool = False


def seat_place_plan(players: int, place: int, team: int, *, low: bool = False) -> SeatPlan:
    """The plan of one plaque among so many, of a team of so many characters; `low`: under an open drawer."""
    wide = (1220 - 12 * (players - 1)) / players
    left, top = 30 + (wide + 12) * place, LOW_TOP if low else TOP
    shapes = _LOW if low else _TALL
    return _placed(shapes[min(players, max(shapes))], (left, top, wide, LOW_HIGH if low else HIGH), team)


def _placed(shape: _Shape, plaque: Box, team: int) -> SeatPlan:
    """A shape on its plaque."""
    x, y, wide, _ = plaque

    def at(point: Point) -> Point:
        return x + point[0] + (wide if point[0] < 0 else 0.0), y + point[1]

    def box(one: Box) -> Box:
        left, top = at((one[0], one[1]))
        return left, top, one[2] if one[2] > 0 else x + wide + one[2] - left, one[3]

    def count(one: CountSpot) -> CountSpot:
        return CountSpot(box(one.icon), at(one.number), one.size)

    track = shape.track
    return SeatPlan(
        box=plaque,
        high=shape.high,
        seal=at(shape.seal),
        radius=shape.radius,
        name=box(shape.name),
        pill=box(shape.pill),
        portraits=_portraits(shape.crew, at(shape.crew.start), team),
        star=shape.star,
        die=box(shape.die),
        track=track and track._replace(x=x + track.x, y=y + track.y, room=wide + track.room),
        pile=count(shape.pile),
        tile=shape.tile and box(shape.tile),
        pocket=shape.pocket and box(shape.pocket),
        hand=count(shape.hand),
        crowded=count(shape.crowded),
        fan=shape.fan,
        extra=count(shape.extra),
        line=y + shape.line,
        state=box(shape.state),
        lines=shape.lines,
    )


def _portraits(crew: _Crew, start: Point, team: int) -> tuple[Box, ...]:
    if crew.kind == "row":
        return _row(start, crew.room[0], crew.captain, crew.mate, crew.gap, team)
    return (_grid if crew.kind == "grid" else _squad)(start, crew.room, team)


_DUO = _Shape(
    high=45,
    seal=(32, 25),
    radius=29,
    name=(68, 4, -82, 37),
    pill=(-77, 6, 67, 33),
    crew=_Crew("row", (22, 117), (476, 130), (104, 130), (88, 112), 30),
    star=32,
    die=(22, 190, 56, 56),
    track=SpotRow(112, 218, -368, 48, 36),
    pile=CountSpot((386, 193, 40, 50), (433, 230), 29),
    tile=(468, 193, 38, 50),
    pocket=(486, 201, 48, 34),
    hand=CountSpot((516, 52, 54, 83), (548, 173), 34),
    crowded=CountSpot((516, 52, 54, 83), (542, 173), 34),
    fan=True,
    extra=CountSpot((540, 204, 30, 30), (573, 230), 29),
    line=246,
    state=(18, 247, -18, 31),
)
_TRIO = _Shape(
    high=45,
    seal=(32, 25),
    radius=29,
    name=(66, 4, -80, 37),
    pill=(-75, 6, 67, 33),
    crew=_Crew("row", (17, 95), (364, 88), (70, 88), (62, 80), 28),
    star=26,
    die=(17, 144, 52, 52),
    track=SpotRow(102, 170, -138, 50, 35),
    pile=CountSpot((17, 199, 38, 47), (66, 234), 29),
    tile=(126, 199, 36, 47),
    pocket=(144, 207, 46, 32),
    hand=CountSpot((-80, 205, 34, 34), (-42, 234), 29),
    crowded=CountSpot((-94, 205, 34, 34), (-56, 234), 29),
    extra=CountSpot((-168, 207, 32, 32), (-131, 234), 29),
    line=246.5,
    state=(15, 247, -15, 31),
)
_QUARTET = _Shape(
    high=45,
    seal=(32, 25),
    radius=29,
    name=(65, 4, -79, 37),
    pill=(-74, 6, 67, 33),
    crew=_Crew("row", (13.5, 94), (264, 84), (66, 84), (54, 70), 16),
    star=26,
    die=(14, 144, 50, 50),
    track=SpotRow(98, 169, -122, 41, 32),
    pile=CountSpot((14, 199, 37, 46), (62, 233), 28),
    tile=(102, 199, 36, 46),
    pocket=(120, 206, 46, 32),
    hand=CountSpot((-64, 204, 32, 32), (-28, 233), 28),
    crowded=CountSpot((-74, 206, 28, 28), (-44, 233), 28),
    extra=CountSpot((171, 205, 31, 31), (203, 233), 28),
    line=246,
    state=(16, 247, -14, 31),
)


def _many(middle: float) -> _Shape:
    """Five plaques or six: portraits in a grid beside a column whose middle is so far from the right."""
    return _Shape(
        high=44,
        seal=(24, 23),
        radius=22,
        name=(50, 4, -8, 37),
        pill=(-middle - 33.5, 49, 67, 32),
        crew=_Crew("grid", (10, 49), (100, 106)),
        star=20,
        die=(-middle - 25.5, 81.5, 51, 51),
        track=SpotRow(26, 170, -52, 36, 27),
        pile=CountSpot((12, 185, 30, 37), (47, 213), 26),
        tile=(84, 185, 29, 37),
        pocket=(99, 190, 38, 27),
        hand=CountSpot((-middle - 28, 133, 23, 23), (-middle + 3, 154), 27),
        crowded=CountSpot((-middle - 33, 133, 23, 23), (-middle - 4, 154), 26),
        extra=CountSpot((-51, 190, 26, 26), (-24, 213), 24),
        line=223,
        state=(9, 224, -9, 54),
        lines=2,
    )


def _few_low(die: float, room: float) -> _Shape:
    """Two to four low plaques: everything in one row; the die so far from the right."""
    return _Shape(
        high=38,
        seal=(28, 21),
        radius=27,
        name=(60, 3, -78, 33),
        pill=(-74, 3, 67, 32),
        crew=_Crew("row", (13, 70), (room, 58), (46, 58), (38, 49), 12),
        star=18,
        die=(-die, 48, 44, 44),
        pile=CountSpot((-48, 73, 20, 25), (-24, 94), 24),
        hand=CountSpot((-50, 43, 24, 24), (-24, 64), 24),
        crowded=CountSpot((-55, 43, 22, 22), (-32, 64), 24),
        extra=CountSpot((-50, 73, 24, 24), (-24, 94), 24),
        line=102,
        state=(10, 103, -10, 29),
    )


_MANY_LOW = _Shape(
    high=33,
    seal=(19, 17),
    radius=17,
    name=(38, 2, -36, 30),
    pill=(-35, 2.5, 32, 28),
    crew=_Crew("squad", (8, 33), (84, 45)),
    star=14,
    die=(95, 34.5, 42, 42),
    pile=CountSpot((-47, 56, 16, 20), (-26, 76), 25),
    hand=CountSpot((-49, 34, 20, 20), (-26, 54), 25),
    crowded=CountSpot((-55, 34, 18, 20), (-35, 54), 25),
    extra=CountSpot((-49, 56, 20, 20), (-26, 76), 25),
    line=78,
    state=(9, 78, -9, 54),
    lines=2,
)
_TALL = {2: _DUO, 3: _TRIO, 4: _QUARTET, 5: _many(64.2), 6: _many(43.7)}
_LOW = {2: _few_low(280, 300), 3: _few_low(122.6, 242), 4: _few_low(102, 173), 5: _MANY_LOW}
"""The shapes by the number of players; more than the most have that of the most."""


def _row(
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


def _squad(start: Point, room: tuple[float, float], team: int) -> tuple[Box, ...]:
    """The captain at the left, the others small in two rows beside."""
    x, y = start
    wide, high = room
    across = max(2, team // 2)
    w, h = min(_MATE, (wide - _BESIDE) / across - 2), (high - 1) / 2
    others = ((x + _BESIDE + (w + 2) * (k % across), y + (h + 1) * (k // across)) for k in range(team - 1))
    return (x, y, _BESIDE - 2, high), *((left, top, w, min(h, w * 1.2)) for left, top in others)


def _grid(start: Point, room: tuple[float, float], team: int) -> tuple[Box, ...]:
    """Return boxes of one size in two rows."""
    x, y = start
    across = max(2, math.ceil(team / 2))
    w = min(40.0, (room[0] - 8 * (across - 1)) / across)
    h = w * 51 / 40
    step_x, step_y = (room[0] - w) / (across - 1), (room[1] - 51) if across == 2 else h + 4
    return tuple((x + step_x * (k % across), y + step_y * (k // across), w, h) for k in range(team))
