"""The signs that several boards of the first page share."""

from __future__ import annotations

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point

_MIDDLE = (0.5, 0.5)


def draw_ticket(layer: Layer, icon: str, words: str, box: Box) -> None:
    """A dark ticket with a sign and a few words."""
    x, y, w, h = box
    layer.panel("ticket_lacquer", *box)
    layer.image(icon, x + 30, y + h / 2, 28, anchor=_MIDDLE, tint=style.GOLD_LIGHT)
    size = layer.letters.fit(words, 25, w - 76, "fell")
    layer.text(
        words, x + 54, y + h / 2 + size * 0.3, size, colour=style.GOLD_LIGHT, within=(x + 48, y, w - 54, h)
    )


def draw_track(layer: Layer, box: Box, first: int, seen: int, count: int) -> None:
    """How far a list was scrolled; nothing where all of it is seen."""
    if count <= seen:
        return
    x, y, w, h = box
    layer.box(x, y, w, h, style.GOLD_DARK, alpha=90)
    layer.box(x - 1, y + h * first / count, w + 2, h * min(seen, count - first) / count, style.GOLD)


def draw_ends(layer: Layer, marks: tuple[Point, Point], *, above: bool, below: bool) -> None:
    """A mark at the upper end of a list where there is more above, one at its lower end for more below."""
    for there, (x, y), angle in zip((above, below), marks, (-90, 90), strict=True):
        if there:
            layer.image("chevron", x, y, 13, anchor=_MIDDLE, tint=style.GOLD_LIGHT, angle=angle)


def draw_switch(layer: Layer, x: float, y: float, *, on: bool, alpha: float = 255) -> None:
    """A switch in the middle of x, y: its knob on the right where it is on."""
    for edge, colour in ((13.0, style.GOLD_DARK), (11.5, style.VERDIGRIS if on else style.RING_TRACK)):
        layer.disc(x - 9, y, edge, colour, alpha=alpha)
        layer.disc(x + 9, y, edge, colour, alpha=alpha)
        layer.box(x - 9, y - edge, 18, 2 * edge, colour, alpha=alpha)
    layer.disc(x + (9 if on else -9), y, 9, style.CREAM if on else style.NEUTRAL, alpha=alpha)


def fitted(
    layer: Layer, words: str, largest: float, wide: float, high: float, face: str
) -> tuple[str, float]:
    """Words and the size at which they fill a box at most; what has no room ends in an ellipsis."""
    size, letters = largest, layer.letters
    while size > style.FLOOR and letters.measure(words, size, face, wide, leading=1.05)[1] > high:
        size -= 0.5
    while words and letters.measure(words, size, face, wide, leading=1.05)[1] > high:
        words = words.rstrip("…").rstrip().rpartition(" ")[0]
        words = f"{words}…" if words else ""
    return words, size
