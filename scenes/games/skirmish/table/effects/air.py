"""The air over the table: marks that come with an event and go with it, in design units over board points."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Colour, Point, is_in_box
from scenes.games.skirmish.table.layout import WINDOW
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
)

MIDDLE: Point = (743, 340)
"""Where a word is called out over the table."""
MOST_MISSILES = 14
"""Missiles of one volley that are drawn; who counts them reads the dice."""
LONGEST_GLIDE = 0.8
"""Seconds for which a glide of the camera is waited for at most."""
_SPARKS = 7
"""Lines of one burst of sparks."""


class CameraPart(Protocol):
    """What the air asks of the camera."""

    @property
    def scale(self) -> float:
        """Units that a milli is long now."""

    def to_screen(self, x: float, y: float) -> Point:
        """The point of the screen, in units, under which a point of the board lies, in milli."""

    @property
    def x(self) -> float:
        """The point of the board that is looked at, in milli."""

    @property
    def y(self) -> float:
        """The same, upwards."""

    @property
    def zoom(self) -> float:
        """How near that is: k."""

    @property
    def covered(self) -> float:
        """Units at the right of the window that a sheet lies over."""

    @property
    def foot(self) -> float:
        """Units at the foot of the window in which something else lies."""

    @property
    def moving(self) -> bool:
        """Whether it glides."""

    def skip(self) -> object:
        """Be where it was gliding to."""

    def show_place(self, x: float, y: float, zoom: float | None = None) -> object:
        """Glide to a point of the board, as near as `zoom`."""

    def frame_points(self, points: Iterable[Point], *, closest: float = ...) -> object:
        """Glide so that these points of the board are in sight, no nearer than `closest`."""

    def keep_seen(self, points: Iterable[Point]) -> object:
        """Glide to where all points of an action, in milli, are in sight, unless they are already."""


Marks = list[Drawable]
"""What one effect has drawn."""


def passing_marks(
    make: Callable[[], Sequence[Drawable]],
    move: Callable[[Marks, float], object],
    seconds: float,
    curve: str = "linear",
    hold: float = 0.0,
) -> Clip:
    """A clip whose marks are drawn as it begins, moved by `move` (0 to 1), held, and gone as it ends."""
    marks: Marks = []

    def clear() -> None:
        for mark in marks:
            mark.remove()
        marks.clear()

    return sequence(
        callback_clip(lambda: marks.extend(make())),
        slide_value(lambda share: move(marks, share), 0, 1, seconds, curve),
        pause_for(hold),
        callback_clip(clear),
    )


class GlideEnd(Clip):
    """Waits until the camera has come to rest: what is drawn in the air stays where it was drawn."""

    def __init__(self, camera: CameraPart) -> None:
        self._camera, self._left = camera, LONGEST_GLIDE

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; landing it brings the camera to rest."""
        self._left -= dt
        if self._left <= 0:
            self._camera.skip()
        self.done = not self._camera.moving
        return dt if self.done else 0.0


class Air:
    """Draws what flies, falls, strikes and is called out; nothing stays, and reduced motion has less."""

    def __init__(self, layer: Layer, camera: CameraPart) -> None:
        self.layer, self.camera = layer, camera

    # places

    def point(self, x: float, y: float) -> Point:
        """The point of the screen over a point of the board, in milli."""
        return self.camera.to_screen(x, y)

    def is_seen(self, *points: Point) -> bool:
        """Whether all of these points of the screen lie inside the table's window."""
        return all(is_in_box(WINDOW, *point) for point in points)

    # effects

    def burst(self, at: Point, colour: Colour = style.HALO, reach: float = 34.0) -> Clip:
        """Sparks from a point: steel on steel, a gun's flash."""
        if not self.is_seen(at):
            return pause_for(0)
        ends = [math.tau * place / _SPARKS + 0.4 for place in range(_SPARKS)]

        def make() -> Sequence[Drawable]:
            return [self.layer.image("spark", *at, 22, 22, anchor=(0.5, 0.5), tint=colour) for _ in ends]

        def move(marks: Marks, share: float) -> None:
            for place, (mark, angle) in enumerate(zip(marks, ends, strict=True)):
                far = reach * share * (0.6 + 0.4 * (place % 3) / 2)
                mark.move(at[0] + math.cos(angle) * far, at[1] + math.sin(angle) * far)
                mark.alpha = 255 * (1 - share)

        return reducible_clip(passing_marks(make, move, 0.32, "out-quad"))

    def puffs(self, points: Sequence[Point], apart: float = 0.024) -> Clip:
        """Puffs of paper smoke, one after the other: powder, or a unit that is no more."""
        seen = [point for point in points if self.is_seen(point)][:MOST_MISSILES]
        if not seen:
            return pause_for(0)
        long = 0.42 + apart * (len(seen) - 1)

        def make() -> Sequence[Drawable]:
            return [
                self.layer.image("smoke", *point, 30, 30, anchor=(0.5, 0.5), alpha=0, angle=40 * place)
                for place, point in enumerate(seen)
            ]

        def move(marks: Marks, share: float) -> None:
            for place, (mark, point) in enumerate(zip(marks, seen, strict=True)):
                own = min(1.0, max(0.0, (share * long - apart * place) / 0.42))
                mark.move(point[0], point[1] - 14 * own)
                mark.scale = 0.4 + own
                mark.alpha = 230 * (1 - own) if own else 0

        return reducible_clip(passing_marks(make, move, long))

    def volley(
        self,
        pairs: Sequence[tuple[Point, Point]],
        seconds: float = 0.4,
        *,
        lift: float = 34.0,
        r: float = 0.0,
    ) -> Clip:
        """Missiles from men to men, the front rank first: balls of radius `r`, or darts; in units."""
        seen = [pair for pair in pairs if self.is_seen(*pair)][:MOST_MISSILES]
        if not seen:
            return pause_for(0)
        apart, long = 0.024, seconds + 0.024 * (len(seen) - 1)

        def make() -> Sequence[Drawable]:
            if r:
                return [self.layer.disc(*start, r, style.CREAM, alpha=0) for start, _ in seen]
            return [self.layer.line(x, y, x + 13, y, 2.6, style.CREAM, alpha=0) for (x, y), _ in seen]

        def move(marks: Marks, share: float) -> None:
            for place, (mark, ((ax, ay), (bx, by))) in enumerate(zip(marks, seen, strict=True)):
                own = min(1.0, max(0.0, (share * long - apart * place) / seconds))
                mark.move(ax + (bx - ax) * own, ay + (by - ay) * own - 4 * lift * own * (1 - own))
                slope = by - ay - 4 * lift * (1 - 2 * own)
                mark.angle = math.degrees(math.atan2(slope, bx - ax))
                mark.alpha = 255 if 0 < own < 1 else 0

        return reducible_clip(passing_marks(make, move, long))

    def lance(
        self, start: Point, end: Point, colour: Colour, seconds: float = 0.3, hold: float = 0.5
    ) -> Clip:
        """A dashed arrow that grows from one point to another: a charge that is meant, a spell on its way."""
        far = math.hypot(end[0] - start[0], end[1] - start[1])
        if far < 1 or not self.is_seen(start, end):
            return pause_for(0)
        ux, uy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        stops = [step * 20.0 for step in range(int(far // 20) + 1)][:40]
        angle = math.degrees(math.atan2(uy, ux))

        def make() -> Sequence[Drawable]:
            dashes: Marks = []
            for stop in stops:
                x, y = start[0] + ux * stop, start[1] + uy * stop
                long = min(12.0, far - stop)
                dashes.append(
                    self.layer.line(x, y, x + ux * long, y + uy * long, 9, style.INK_SHADOW, alpha=0)
                )
                dashes.append(self.layer.line(x, y, x + ux * long, y + uy * long, 5, colour, alpha=0))
            dashes.append(self.layer.image("arrow_head", *end, 26, 26, anchor=(0.5, 0.5), alpha=0))
            dashes[-1].angle = angle + 180  # it is drawn pointing left
            return dashes

        def move(marks: Marks, share: float) -> None:
            for place, mark in enumerate(marks[:-1]):
                mark.alpha = 255 if stops[place // 2] <= far * share else 0
            marks[-1].alpha = 255 if share >= 1 else 0

        return reducible_clip(passing_marks(make, move, seconds, "out-quad", hold))

    def stamp(self, picture: str, at: Point, r: float, seconds: float = 0.28) -> Clip:
        """A seal that is pressed down upon a point, from high above; `r` is its radius as it lies."""

        def make() -> Sequence[Drawable]:
            return [self.layer.image(picture, *at, 2 * r, 2 * r, anchor=(0.5, 0.5), alpha=0)]

        def move(marks: Marks, share: float) -> None:
            marks[0].scale = 3.2 - 2.2 * share
            marks[0].alpha = 255 * min(1.0, 3 * share)

        return reducible_clip(passing_marks(make, move, seconds, "out-back"))

    def badge(self, picture: str, at: Point, hold: float = 0.5) -> Clip:
        """A small sign over a unit: a shield, a bow, a man who runs."""
        if not self.is_seen(at):
            return pause_for(0)
        x, y = at

        def make() -> Sequence[Drawable]:
            back = self.layer.disc(x, y, 21, style.INK)
            return [back, self.layer.image(picture, x, y, 28, 28, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)]

        def move(marks: Marks, share: float) -> None:
            for mark in marks:
                mark.scale = 0.4 + 0.6 * share

        full = passing_marks(make, move, 0.16, "out-back", hold)
        return reducible_clip(full, passing_marks(make, lambda marks, share: None, 0.0, hold=hold))

    def call(self, words: str, hold: float = 0.7, colour: Colour = style.GOLD_LIGHT) -> Clip:
        """A word called out in the middle of the table, in great letters."""

        def make() -> Sequence[Drawable]:
            return [
                self.layer.text(
                    words, *MIDDLE, 54, face="cinzel800", colour=colour, align="center", shadow=True, alpha=0
                )
            ]

        def rise(marks: Marks, share: float) -> None:
            marks[0].alpha = 255 * share
            marks[0].move(MIDDLE[0], MIDDLE[1] + 12 * (1 - share))

        full = passing_marks(make, rise, 0.22, "out-cubic", hold)
        return reducible_clip(full, passing_marks(make, rise, 0.0, hold=hold))

    def fly(self, picture: str, start: Point, end: Point, size: float, seconds: float = 0.42) -> Clip:
        """Something small that flies to a panel: a coin, a letter, a card."""

        def make() -> Sequence[Drawable]:
            return [self.layer.image(picture, *start, None, size, anchor=(0.5, 0.5))]

        def move(marks: Marks, share: float) -> None:
            marks[0].move(
                start[0] + (end[0] - start[0]) * share,
                start[1] + (end[1] - start[1]) * share - 160 * share * (1 - share),
            )

        return reducible_clip(passing_marks(make, move, seconds, "in-out-quad"))

    def ring(self, at: Point, radius: float, colour: Colour, hold: float = 0.5) -> Clip:
        """A disc of light that spreads over the table: a template, a spell's end."""
        if not self.is_seen(at):
            return pause_for(0)

        def make() -> Sequence[Drawable]:
            size = 2 * max(14.0, radius)
            return [
                self.layer.image("glow_soft", *at, size * 1.3, size * 1.3, anchor=(0.5, 0.5), tint=colour),
                self.layer.disc(*at, max(14.0, radius), colour, alpha=90),
            ]

        def move(marks: Marks, share: float) -> None:
            for mark in marks:
                mark.scale = 0.2 + 0.8 * share

        full = passing_marks(make, move, 0.26, "out-cubic", hold)
        return reducible_clip(full, passing_marks(make, lambda marks, share: None, 0.0, hold=hold))
