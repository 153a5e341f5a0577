"""The strip: what has just happened, in one sentence, on parchment with the seal of whom it concerns."""

from __future__ import annotations

from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.motion.beats import reading_seconds


class _Cut(NamedTuple):
    """How a sentence of one weight is written."""

    size: float
    face: str
    on_paper: bool


_CUTS = {
    2: _Cut(26, "fell-italic", False),
    3: _Cut(27, "fell", True),
    4: _Cut(31, "fell", True),
}
_HEIGHT = 46.0
_PLATE = 38.0
"""Height of the lacquer under a sentence that is not on paper, in units."""
_SIDE = 26.0
_SEAL = 50.0
_WIDEST = 700.0


class Strip:
    """One sentence at a time. A lighter one does not cut a heavier one before that could be read."""

    def __init__(self, layer: Layer, x: float, y: float) -> None:
        """`x`, `y` is the middle of the strip, in units."""
        self._x, self._y, self._letters = x, y, layer.letters
        self.widest = _WIDEST
        """Units for which there is room; longer words are written smaller."""
        self._paper = layer.panel("ticket_parchment_flat", x, y - _HEIGHT / 2, 100, _HEIGHT)
        self._plate = layer.panel("chip_lacquer", x, y - _PLATE / 2, 100, _PLATE, alpha=215)
        self._seal = layer.image("seal_1", x, y, _SEAL, _SEAL, anchor=(0.5, 0.5))
        self._plain = layer.text(
            "", x, y + 9, 26, face="fell-italic", colour=style.CREAM, align="center", shadow=True
        )
        self._inked = layer.text("", x, y + 9, 31, colour=style.INK, align="center")
        self._weight, self._left = 0, 0.0
        self.clear()

    @property
    def text(self) -> str:
        """What is said now, or ""."""
        return self._plain.text or self._inked.text

    @property
    def reading(self) -> bool:
        """Whether what is said could not be read yet."""
        return self._left > 0

    def say(self, words: str, weight: int = 2, seal: int | None = None) -> None:
        """Say it, with the seal of the colour `seal`; not while a heavier sentence is still being read."""
        if self._left > 0 and weight < self._weight:
            return
        if not words:
            self.clear()
            return
        self._weight, self._left = weight, reading_seconds(words)
        cut = _CUTS[max(2, weight)]
        label, other = (self._inked, self._plain) if cut.on_paper else (self._plain, self._inked)
        other.text = ""
        label.size = self._letters.fit(words, cut.size, self.widest, face=cut.face)
        label.text = words
        self._paper.visible = cut.on_paper
        self._seal.visible = cut.on_paper and seal is not None
        self._plate.visible = not cut.on_paper
        if cut.on_paper:
            self._lay_paper(label.width, seal)
        else:
            wide = label.width + _SIDE
            self._plate.reshape(self._x - wide / 2, self._y - _PLATE / 2, wide, _PLATE)

    def _lay_paper(self, wide: float, seal: int | None) -> None:
        whole = wide + 2 * _SIDE + (_SEAL / 2 if seal is not None else 0)
        left = self._x - whole / 2
        box = (left, self._y - _HEIGHT / 2, whole, _HEIGHT)
        self._paper.reshape(*box)
        self._inked.x = left + whole - _SIDE - wide / 2
        self._inked.within = box
        if seal is not None:
            self._seal.name = f"seal_{seal + 1}"
            self._seal.move(left, self._y)

    def let_go(self) -> None:
        """Somebody has read enough: the next sentence may come, however light it is."""
        self._left = 0.0

    def clear(self) -> None:
        """Take the sentence away."""
        self._plain.text = self._inked.text = ""
        self._paper.visible = self._plate.visible = self._seal.visible = False
        self._weight, self._left = 0, 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; the sentence stays until another one comes."""
        self._left = max(0.0, self._left - dt)
