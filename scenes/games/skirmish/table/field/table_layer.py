"""The layer among a scene's layers that draws the whole table."""

from collections.abc import Callable, Iterator, Sequence

from scenes.draw.art import Art
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter


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
