"""The layers of a scene that know where the table lies: the one that draws it, and the hall around it."""

from collections.abc import Callable, Iterator, Sequence

import arcade

from scenes.draw.art import Art
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter
from scenes.games.skirmish.table.field.optics import Pixels, window_pixels


class TableLayer(Layer):
    """A layer that is drawn by `paint`, which is given the share of light; its words are those of `inner`."""

    def __init__(
        self,
        art: Art,
        letters: Typesetter,
        paint: Callable[[float], None],
        inner: Callable[[], Sequence[Layer]],
    ) -> None:
        super().__init__(art, letters)
        self._paint, self._inner = paint, inner

    def labels(self) -> Iterator[Label]:
        """Every text on the layers below and above the regiments."""
        for layer in self._inner():
            yield from layer.labels()

    def draw(self) -> None:
        """Draw the table."""
        if self.visible and self.alpha > 0:
            self._paint(self.dim)


class HallLayer(Layer):
    """A layer whose pictures are drawn around the table only, for the table hides what lies under it."""

    def draw(self) -> None:
        """Draw what is to be seen of the hall."""
        ctx = arcade.get_window().ctx
        for strip in strips_around(ctx.viewport, window_pixels(ctx.viewport)):
            ctx.scissor = strip
            super().draw()
        ctx.scissor = None


def strips_around(whole: Pixels, hole: Pixels) -> tuple[Pixels, ...]:
    """What is left of `whole` without `hole`: below, above, left, right of it; they do not overlap.

    >>> strips_around((0, 0, 10, 10), (2, 3, 5, 6))
    ((0, 0, 10, 3), (0, 9, 10, 1), (0, 3, 2, 6), (7, 3, 3, 6))
    """
    (left, bottom, wide, high), (x, y, w, h) = whole, hole
    return (
        (left, bottom, wide, y - bottom),
        (left, y + h, wide, bottom + high - y - h),
        (left, y, x - left, h),
        (x + w, y, left + wide - x - w, h),
    )
