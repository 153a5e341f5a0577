"""Names on plates, and when a box is small."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

SMALL = 200.0
"""A box lower than that shows a picture and a name, and no more."""
_LINE = 24.0


def name_strip(layer: Layer, title: str, box: Box) -> float:
    """A name on a strip at the foot of a small box, in one line or two; returns where the strip begins."""
    x, y, w, h = box
    lines = _in_two(layer, title, w - 12)
    top = y + h - _LINE * len(lines) - 10
    layer.panel("ticket_parchment_flat", x + 2, top, w - 4, y + h - top - 2)
    for number, line in enumerate(lines):
        layer.text(
            line, x + w / 2, top + 22 + _LINE * number, style.FLOOR, colour=style.INK, align="center",
            within=(x + 2, top, w - 4, y + h - top),
        ).squeeze(w - 12)  # fmt: skip
    return top


def _in_two(layer: Layer, title: str, wide: float) -> list[str]:
    """A name in one line, or in the two that are least wide."""

    def width(words: str) -> float:
        return layer.letters.measure(words, style.FLOOR, "fell")[0]

    words = title.split(" ")
    if len(words) == 1 or width(title) <= wide:
        return [title]
    ways = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(ways, key=lambda lines: max(map(width, lines)))


def headline(layer: Layer, title: str, box: Box) -> None:
    """A name at the head of a large sheet."""
    x, y, w, h = box
    size = layer.letters.fit(title, 30, w, "cinzel800")
    layer.text(
        title, x + w / 2, y + h / 2 + size * 0.34, size, face="cinzel800", colour=style.INK, align="center",
        within=box,
    ).squeeze(w)  # fmt: skip
