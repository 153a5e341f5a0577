"""Chips: small round-ended tickets with an icon, in the corners of the title."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_SIZE = 24
_ICON = 24
_PADDING = 16
_HEIGHT = 38


def chip_width(layer: Layer, words: str) -> float:
    """Width of a chip with these words, in units; without words its icon stands alone."""
    if not words:
        return 2 * _PADDING + _ICON
    return 2 * _PADDING + _ICON + 8 + layer.letters.measure(words, _SIZE, "sc")[0]


class Chip:
    """A chip of lacquer (or another `paper`), parchment with the focus; `x` is its left edge.

    `y` is its middle; both in units.
    """

    def __init__(
        self, layer: Layer, icon: str, words: str, x: float, y: float, paper: str = "chip_lacquer"
    ) -> None:
        self.box: Box = (x, y - _HEIGHT / 2, chip_width(layer, words), _HEIGHT)
        self._halo = layer.image(
            "glow",
            x + self.box[2] / 2,
            y,
            self.box[2] * 1.2,
            130,
            anchor=(0.5, 0.5),
            tint=style.HALO,
            alpha=90,
        )
        self._idle = layer.panel(paper, *self.box)
        self._lit = layer.panel("chip_parchment", *self.box)
        self._icon = layer.image(f"{icon}_petit", x + _PADDING, y - _ICON / 2)
        self._words = layer.text(
            words, x + _PADDING + _ICON + 8, y + _SIZE * 0.31, _SIZE, face="sc", within=self.box
        )
        self.lit = False
        """Whether the focus is on the chip."""

    @property
    def lit(self) -> bool:
        """Whether the focus is here."""
        return self._lit.visible

    @lit.setter
    def lit(self, value: bool) -> None:
        self._lit.visible = self._halo.visible = value
        self._idle.visible = not value
        self._icon.tint = self._words.colour = style.INK if value else style.GOLD_LIGHT
