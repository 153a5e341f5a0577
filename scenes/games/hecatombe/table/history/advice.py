"""Before the first blow: the rules of the moment in a few lines, for those who play for the first time."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_TITLE = 46.0
_LARGEST = 24.0
_FOOT = 14.0
"""Units below the last line."""

Advice = tuple[str, str]
"""An icon, and a sentence of one line."""


def draw_advice(layer: Layer, box: Box, advice: Sequence[Advice]) -> None:
    """Draw the lines of advice, one under the other, in the body of a panel."""
    x, y, w, h = box
    step = (h - _TITLE - _FOOT) / max(1, len(advice))
    size = min((layer.letters.fit(words, _LARGEST, w - 62) for _, words in advice), default=_LARGEST)
    for place, (icon, words) in enumerate(advice):
        middle = y + _TITLE + step * (place + 0.5)
        layer.image(icon, x + 28, middle, 26, 26, anchor=(0.5, 0.5), tint=style.GOLD)
        layer.text(words, x + 50, middle + size * 0.32, size, colour=style.PARCHMENT_SHADE, within=box)
