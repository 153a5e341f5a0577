"""Single soldiers over the table: those who fall, run, or step up from the rear, in their own drawings."""

import math
from collections.abc import Callable, Sequence

from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Colour, Point, is_in_box
from scenes.games.skirmish.table.effects.air import Marks, passing_marks
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.looks.outfits import Part, Worn
from scenes.motion.timeline import Clip, pause_for, reducible_clip

FALL_SECONDS = 0.32
"""Seconds in which a man falls."""
STEP_UP_SECONDS = 0.24
"""Seconds in which the rear rank steps up."""
SCATTER_SECONDS = 0.9
"""Seconds for which the men of a routed regiment are seen to run."""
MOST_MEN = 24
"""Single men that are drawn at once; a horde runs no prettier than that."""
LYING_SECONDS = 1.1
"""Seconds for which the fallen lie there."""
_LEAST_ZOOM = 0.4
"""No man is drawn smaller, however far the table is looked at from."""


class Company:
    """Men of one regiment: what they wear as they fall or run, and their seat's colour."""

    def __init__(self, worn: Callable[[Part], Worn], colour: Colour, scale: float) -> None:
        """`scale` is how many units of the screen a milli is long."""
        self._worn, self._colour, self._scale = worn, colour, scale

    def draw(self, layer: Layer, part: Part, at: Point, angle: float = 0.0) -> tuple[Drawable, ...]:
        """Draw one man: his papers, and what of them wears the seat's colour."""
        worn, art = self._worn(part), layer.art
        zoom = max(_LEAST_ZOOM, worn.milli * self._scale)
        wide, high = (side * zoom for side in art.size(worn.picture))
        papers = layer.image(worn.picture, *at, wide, high, anchor=(0.5, 0.5), angle=angle)
        accent = f"{worn.picture}_acc"
        if not art.has(accent):
            return (papers,)
        colour = self._colour
        return papers, layer.image(accent, *at, wide, high, anchor=(0.5, 0.5), angle=angle, tint=colour)


def falling_men(layer: Layer, men: Company, pairs: Sequence[tuple[Point, Point]]) -> Clip:
    """Men who drop from where they stood to where they lie, for a while: nobody waits for that."""
    seen = [pair for pair in pairs if is_in_box(WINDOW, *pair[0]) and is_in_box(WINDOW, *pair[1])][:MOST_MEN]
    if not seen:
        return pause_for(0)
    long = FALL_SECONDS + LYING_SECONDS

    def make() -> Sequence[Drawable]:
        turned = [(start, (place * 137) % 360) for place, (start, _) in enumerate(seen)]
        return [mark for start, angle in turned for mark in men.draw(layer, "fallen", start, angle)]

    def move(marks: Marks, share: float) -> None:
        down = min(1.0, share * long / FALL_SECONDS)
        left = max(0.0, (share * long - FALL_SECONDS) / LYING_SECONDS)
        each = len(marks) // len(seen)
        for place, mark in enumerate(marks):
            (ax, ay), (bx, by) = seen[place // each]
            mark.move(ax + (bx - ax) * down, ay + (by - ay) * down - 20 * down * (1 - down))
            mark.alpha = 255 * min(1.0, 3 * (1 - left))

    return reducible_clip(passing_marks(make, move, long))


def running_men(layer: Layer, men: Company, points: Sequence[Point], to: Point) -> Clip:
    """Men who run out of their ranks, each his own way, all of them more or less to where `to` points."""
    seen = _seen(points)
    if not seen:
        return pause_for(0)
    dx, dy = to
    turns = [place * 2.4 for place in range(len(seen))]
    ways = [(dx + 30 * math.cos(turn), dy + 30 * math.sin(turn)) for turn in turns]

    def make() -> Sequence[Drawable]:
        return [
            mark
            for point, way in zip(seen, ways, strict=True)
            for mark in men.draw(layer, "fleeing", point, facing_angle(way))
        ]

    def move(marks: Marks, share: float) -> None:
        each = len(marks) // len(seen)
        for place, mark in enumerate(marks):
            (x, y), (far_x, far_y) = seen[place // each], ways[place // each]
            hop = abs(math.sin(share * 16 + place // each)) * 3
            mark.move(x + far_x * share, y + far_y * share - hop)
            mark.alpha = 255 * min(1.0, 3 * (1 - share))

    return reducible_clip(passing_marks(make, move, SCATTER_SECONDS, "in-quad"))


def stepping_men(layer: Layer, men: Company, pairs: Sequence[tuple[Point, Point]]) -> Clip:
    """Men of the rear who step up to where the fallen stood."""
    seen = [pair for pair in pairs if is_in_box(WINDOW, *pair[0]) and is_in_box(WINDOW, *pair[1])][:MOST_MEN]
    if not seen:
        return pause_for(0)

    def make() -> Sequence[Drawable]:
        return [
            mark
            for start, end in seen
            for mark in men.draw(
                layer, "fleeing", start, facing_angle((end[0] - start[0], end[1] - start[1]))
            )
        ]

    def move(marks: Marks, share: float) -> None:
        each = len(marks) // len(seen)
        for place, mark in enumerate(marks):
            (ax, ay), (bx, by) = seen[place // each]
            mark.move(ax + (bx - ax) * share, ay + (by - ay) * share)

    return reducible_clip(passing_marks(make, move, STEP_UP_SECONDS, "out-cubic"))


def facing_angle(way: Point) -> float:
    """The angle of a drawing that looks up, for a man who goes that way on the screen.

    >>> facing_angle((1, 0)), facing_angle((0, -1))
    (90.0, 0.0)
    """
    return math.degrees(math.atan2(way[0], -way[1]))


def _seen(points: Sequence[Point]) -> list[Point]:
    """The points inside the window, at most so many, spread over all of them."""
    inside = [point for point in points if is_in_box(WINDOW, *point)]
    return inside[:: max(1, -(-len(inside) // MOST_MEN))]
