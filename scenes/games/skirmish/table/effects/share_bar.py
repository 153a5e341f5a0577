"""A bar whose parts are as wide as they are likely, each with its words where there is room for them."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box

_INKS = {"good": style.VERDIGRIS, "middling": style.INK_2, "bad": style.BLOOD}
_WORDS = 23.0


class Share(NamedTuple):
    """One part: whether it is wished for, how likely it is (0 to 1), and its words."""

    kind: str
    """`good`, `middling` or `bad`, for whoever looks at it."""
    chance: float
    words: str


def draw_shares(layer: Layer, box: Box, shares: Sequence[Share]) -> list[Drawable]:
    """Draw the bar in its box; words that do not fit into their part are left out."""
    left, y, wide, high = box
    marks: list[Drawable] = []
    for kind, chance, words in shares:
        part = wide * chance
        if part >= 1:
            marks.append(layer.box(left, y, part, high, _INKS[kind]))
        if words and layer.letters.measure(words, _WORDS, "fell")[0] <= part - 6:
            x, line = left + part / 2, y + high / 2 + 7
            marks.append(layer.text(words, x, line, _WORDS, colour=style.CREAM, align="center"))
        left += part
    return marks
