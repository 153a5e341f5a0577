"""The layer of a scene that draws the whole table, and the lacquer frame round its window."""

from collections.abc import Callable, Iterator, Sequence

from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter
from scenes.games.skirmish.table.layout import EDGE, WINDOW


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


def draw_lacquer(layer: Layer) -> None:
    """Draw the frame: four strips with a gilt line inside and out, a brass nail at each corner."""
    x, y, w, h = WINDOW
    for edge in (
        (x - EDGE, y - EDGE, w + 2 * EDGE, EDGE),
        (x - EDGE, y + h, w + 2 * EDGE, EDGE),
        (x - EDGE, y, EDGE, h),
        (x + w, y, EDGE, h),
    ):
        layer.box(*edge, style.LACQUER_2)
    for inset, width, colour in (
        (EDGE - 1.5, 1.2, style.GOLD_DARK),
        (EDGE - 4.0, 2.2, style.INK_SHADOW),
        (5.6, 1.0, style.LACQUER_3),
        (2.0, 1.8, style.GOLD),
        (0.4, 1.4, style.INK_SHADOW),
    ):
        _draw_rectangle(layer, inset, width, colour)
    for cx in (x - EDGE / 2, x + w + EDGE / 2):
        for cy in (y - EDGE / 2, y + h + EDGE / 2):
            layer.image("brad", cx, cy, 13, 13, anchor=(0.5, 0.5))


def _draw_rectangle(layer: Layer, out: float, width: float, colour: style.Colour) -> None:
    """A rectangle of lines `out` units outside the window."""
    x, y, w, h = WINDOW
    left, top, right, bottom = x - out, y - out, x + w + out, y + h + out
    half = width / 2
    layer.box(left - half, top - half, right - left + width, width, colour)
    layer.box(left - half, bottom - half, right - left + width, width, colour)
    layer.box(left - half, top + half, width, bottom - top - width, colour)
    layer.box(right - half, top + half, width, bottom - top - width, colour)
