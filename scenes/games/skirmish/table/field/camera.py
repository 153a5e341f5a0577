"""The camera over the table: which part of the board the window shows, and how it glides elsewhere. Pure."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from scenes.draw.style import Point
from scenes.games.skirmish.table.layout import WINDOW
from scenes.motion.tween import easing_curve, linear_interpolation

UNITS_OF_A_BASE, MILLI_OF_A_BASE = 13, 787
"""Units and milli of a base of 20 mm at k = 1, the zoom in which soldiers are drawn."""
NATURAL_SCALE = UNITS_OF_A_BASE / MILLI_OF_A_BASE
"""Units per milli at k = 1."""
REGIMENT_ZOOM, FIGHT_ZOOM = 1.5, 2.85
"""The k in which a regiment is driven, and in which a combat is fought."""
_CLOSEST_ZOOM = 3.4
"""No camera comes closer than this k."""
_FARTHEST_SHARE = 0.8
"""The smallest the table is shown: this share of the size at which it fits."""
_SHARE_IN_SIGHT = 2 / 3
"""This share of the table, or of the window where that is smaller, always shows table."""
_ACTION_SHARE = 2 / 3
"""So much of the table's area is in sight, at the least, when the camera goes home."""
_ROOM_MILLI = 5000.0
"""Table that is seen around the armies from home."""
_MARGIN_UNITS = 56.0
"""Room that is left around a framed action, in units."""
_GLIDE_SECONDS = 0.42
_GLIDE = easing_curve("in-out-cubic")


class _Sight(NamedTuple):
    """The point of the table in the middle of the window, in milli, and the units per milli."""

    x: float
    y: float
    scale: float


class Camera:
    """Where the window looks. `turn` grows with every change, so that who draws knows when to draw anew."""

    def __init__(self, width: float, depth: float, *, reduced: bool = False) -> None:
        """Look at a table of `width` by `depth` milli; `reduced`: nothing glides."""
        self.width, self.depth, self.reduced = width, depth, reduced
        self.turn = 0
        self._action: tuple[float, float, float, float] | None = None
        self.covered = self._set_aside = 0.0
        """Units at the right of the window that a sheet lies over now, and from which home keeps away."""
        self.foot = 0.0
        """Units at the foot of the window that something lies over."""
        self._sight = self._goal = self._start = self._whole()
        self._age = 0.0

    # what is seen

    @property
    def x(self) -> float:
        """The point in the middle of the window: milli from the left edge of the table."""
        return self._sight.x

    @property
    def y(self) -> float:
        """The point in the middle of the window: milli from the lower edge of the table."""
        return self._sight.y

    @property
    def scale(self) -> float:
        """Units per milli."""
        return self._sight.scale

    @property
    def zoom(self) -> float:
        """The k in which soldiers are seen: 1 is their natural size."""
        return self._sight.scale / NATURAL_SCALE

    @property
    def moving(self) -> bool:
        """Whether the camera glides."""
        return self._sight != self._goal

    @property
    def view(self) -> tuple[float, float, float, float]:
        """The part of the table in the window: left, lower, right, upper edge in milli."""
        return _view_of(self._sight)

    def to_screen(self, x: float, y: float) -> Point:
        """The place in design units of a point of the table, in milli."""
        sight = self._sight
        left, top, w, h = WINDOW
        return left + w / 2 + (x - sight.x) * sight.scale, top + h / 2 - (y - sight.y) * sight.scale

    def to_board(self, x: float, y: float) -> Point:
        """The point of the table, in milli, at a place in design units."""
        sight = self._sight
        left, top, w, h = WINDOW
        return sight.x + (x - left - w / 2) / sight.scale, sight.y - (y - top - h / 2) / sight.scale

    # where to look

    def show_all(self) -> None:
        """Glide home, to where everything that plays a part is in sight."""
        self._glide_to(self._whole())

    def heed_action(self, points: Iterable[Point], covered: float = 0.0, foot: float = 0.0) -> None:
        """Home shows all these points (milli), and two thirds of the table; without points the whole of it.

        `covered`, `foot`: units at the right and at the foot of the window from which home keeps away. A
        camera that is at home, or glides there, follows.
        """
        at_home = self._is_home()
        seen = list(points)
        self._set_aside, self.foot = covered, foot
        xs, ys = [x for x, _ in seen], [y for _, y in seen]
        self._action = (min(xs), min(ys), max(xs), max(ys)) if seen else None
        if at_home:
            self.show_all()

    def show_place(self, x: float, y: float, zoom: float | None = None) -> None:
        """Glide so that a point of the table (milli) is in the middle, as close as k = `zoom`."""
        self._glide_to(_Sight(x, y, self._goal.scale if zoom is None else zoom * NATURAL_SCALE))

    def frame_box(
        self, left: float, lower: float, right: float, upper: float, *, closest: float = FIGHT_ZOOM
    ) -> None:
        """Glide so that a box of the table (milli) fills the window, no closer than k = `closest`.

        What lies beyond the rim of the table is kept out of the window, where a sheet does not cover it.
        """
        wide = (WINDOW[2] - self.covered - 2 * _MARGIN_UNITS) / max(1.0, right - left)
        high = (WINDOW[3] - self.foot - 2 * _MARGIN_UNITS) / max(1.0, upper - lower)
        scale = self._fitting(min(wide, high, closest * NATURAL_SCALE))
        x = _within(left, right, (WINDOW[2] - self.covered) / scale, self.width)
        y = _within(lower, upper, (WINDOW[3] - self.foot) / scale, self.depth)
        self._glide_to(_Sight(x + self.covered / 2 / scale, y - self.foot / 2 / scale, scale))

    def come_inside(self) -> None:
        """Glide as little as keeps the country beyond the rim out of the window; no sheet covers it now."""
        x, y, scale = self._goal
        across, down, under = WINDOW[2] / scale, (WINDOW[3] - self.foot) / scale, self.foot / 2 / scale
        middle = _within(y + under, y + under, down, self.depth)
        self._glide_to(_Sight(_within(x, x, across, self.width), middle - under, scale))

    def frame_points(self, points: Iterable[Point], *, closest: float = FIGHT_ZOOM) -> None:
        """Glide so that all points of an action (milli) are in sight; without points nothing happens."""
        seen = list(points)
        if seen:
            xs, ys = [x for x, _ in seen], [y for _, y in seen]
            self.frame_box(min(xs), min(ys), max(xs), max(ys), closest=closest)

    def keep_seen(self, points: Iterable[Point], *, closest: float = REGIMENT_ZOOM) -> None:
        """Frame the points of an action unless all of them are well in sight already."""
        seen = list(points)
        left, lower, right, upper = _view_of(self._goal)
        room = _MARGIN_UNITS / 2 / self._goal.scale
        right -= self.covered / self._goal.scale
        lower += self.foot / self._goal.scale
        if not all(left + room <= x <= right - room and lower + room <= y <= upper - room for x, y in seen):
            self.frame_points(seen, closest=closest)

    def pan(self, dx: float, dy: float) -> None:
        """Look further to the right by `dx` units, further down by `dy` units, at once."""
        x, y, scale = self._sight
        self._jump_to(_Sight(x + dx / scale, y - dy / scale, scale))

    def zoom_by(self, factor: float, x: float | None = None, y: float | None = None) -> None:
        """Come closer by a factor, at once; the point of the table under x, y (units) stays where it is."""
        left, top, w, h = WINDOW
        x, y = left + w / 2 if x is None else x, top + h / 2 if y is None else y
        under = self.to_board(x, y)
        scale = self._fitting(self._sight.scale * factor)
        aside, down = (x - left - w / 2) / scale, (y - top - h / 2) / scale
        self._jump_to(_Sight(under[0] - aside, under[1] + down, scale))

    # time

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the camera moved."""
        if not self.moving:
            return False
        self._age += dt
        share = _GLIDE(self._age / _GLIDE_SECONDS)
        start, goal = self._start, self._goal
        scale = start.scale * (goal.scale / start.scale) ** share
        x, y = (linear_interpolation(a, b, share) for a, b in ((start.x, goal.x), (start.y, goal.y)))
        self._set(goal if share >= 1 else _Sight(x, y, scale))
        return True

    def skip(self) -> None:
        """Be where the camera was gliding to."""
        self._jump_to(self._goal)

    # inside

    def _is_home(self) -> bool:
        """Whether the whole is looked at, or will be."""
        home = self._clamped(self._whole())
        return all(
            math.isclose(one, other, rel_tol=1e-6) for one, other in zip(self._goal, home, strict=True)
        )

    def _whole(self) -> _Sight:
        """Home: the whole table in the window, or so much of it as the armies need."""
        across, down, fit = WINDOW[2] - self._set_aside, WINDOW[3] - self.foot, self._fit()
        box, scale = (0.0, 0.0, self.width, self.depth), fit
        if self._action is not None:
            left, lower, right, upper = box = self._action
            wide, high = across / (right - left + 2 * _ROOM_MILLI), down / (upper - lower + 2 * _ROOM_MILLI)
            scale = max(fit, min(wide, high, self._nearest_home()))
        x = _within(box[0], box[2], across / scale, self.width)
        y = _within(box[1], box[3], down / scale, self.depth)
        return _Sight(x + self._set_aside / 2 / scale, y - self.foot / 2 / scale, scale)

    def _nearest_home(self) -> float:
        """Units per milli at which two thirds of the table's area are in sight."""
        one, other = sorted(((WINDOW[2] - self._set_aside) / self.width, WINDOW[3] / self.depth))
        return min(one / _ACTION_SHARE, math.sqrt(one * other / _ACTION_SHARE))

    def _fit(self) -> float:
        """Units per milli at which the table just fits, with a hand's breadth of air."""
        across, down = WINDOW[2] - self._set_aside, WINDOW[3] - self.foot
        return min((across - 24) / self.width, (down - 24) / self.depth)

    def _fitting(self, scale: float) -> float:
        return max(self._fit() * _FARTHEST_SHARE, min(_CLOSEST_ZOOM * NATURAL_SCALE, scale))

    def _clamped(self, sight: _Sight) -> _Sight:
        """The nearest sight in which two thirds show table."""
        scale = self._fitting(sight.scale)
        under = self.foot / 2 / scale
        return _Sight(
            _clamp_axis(sight.x, WINDOW[2] / scale, self.width),
            _clamp_axis(sight.y + under, (WINDOW[3] - self.foot) / scale, self.depth) - under,
            scale,
        )

    def _glide_to(self, goal: _Sight) -> None:
        goal = self._clamped(goal)
        if self.reduced:
            self._jump_to(goal)
        elif goal != self._goal:
            self._start, self._goal, self._age = self._sight, goal, 0.0

    def _jump_to(self, sight: _Sight) -> None:
        self._goal = self._clamped(sight)
        self._set(self._goal)

    def _set(self, sight: _Sight) -> None:
        if sight != self._sight:
            self._sight = sight
            self.turn += 1


def _clamp_axis(middle: float, seen: float, table: float) -> float:
    """The middle of a window that shows `seen` milli of an axis, so that two thirds of it show table."""
    kept = _SHARE_IN_SIGHT * min(seen, table)
    return max(kept - seen / 2, min(table - kept + seen / 2, middle))


def _within(low: float, high: float, seen: float, table: float) -> float:
    """The middle of a window that shows `seen` milli of an axis around low to high, and only table."""
    if seen >= table:
        return table / 2
    return max(seen / 2, min(table - seen / 2, (low + high) / 2))


def _view_of(sight: _Sight) -> tuple[float, float, float, float]:
    """Left, lower, right, upper edge, in milli, of what a sight has in the window."""
    across, along = WINDOW[2] / 2 / sight.scale, WINDOW[3] / 2 / sight.scale
    return sight.x - across, sight.y - along, sight.x + across, sight.y + along
