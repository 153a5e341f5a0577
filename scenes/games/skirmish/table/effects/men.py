"""Single men of a regiment in their own drawings: standing, fallen or in flight."""

from collections.abc import Callable

from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Colour, Point
from scenes.games.skirmish.table.looks.outfits import Part, Worn

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
