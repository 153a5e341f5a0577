"""Words that change in place: set in the right size, squeezed where even the smallest type is too wide."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.text import Typesetter

ELLIPSIS = "…"


def rewrite_label(label: Label, words: str, size: float) -> None:
    """Give a label other words in another size, setting type only once."""
    if label.size != size:
        label.text = ""
        label.size = size
    label.text = words


def write_within(letters: Typesetter, label: Label, words: str, size: float, room: float) -> None:
    """Give a label other words, at most `size` large and never wider than `room` (units)."""
    floor = style.FLOOR / letters.shown_size(1.0, label.face)
    rewrite_label(label, words, max(floor, letters.fit(words, size, room, label.face, floor=floor)))
    label.scale_x = 1.0
    if label.width > room:
        label.scale_x = room / label.width


def cut_to_lines(letters: Typesetter, label: Label, words: str, room: float, most: int) -> str:
    """The words, or as many of them as stand on so many lines of `room` (units), with an ellipsis."""
    left = words
    while len(letters.wrapped(left, label.size, label.face, room)) > most and " " in left:
        left = left.removesuffix(ELLIPSIS).rsplit(" ", 1)[0] + ELLIPSIS
    return left


def write_heads(layer: Layer, heads: Sequence[tuple[str, float, float]], y: float, size: float = 23) -> None:
    """Write the heads of a table's columns, all in one size; each is its words, its middle, its room."""
    letters, face = layer.letters, "sc"
    floor = style.FLOOR / letters.shown_size(1.0, face)
    common = min(letters.fit(words, size, room, face, floor=floor) for words, _, room in heads)
    for words, x, room in heads:
        label = layer.text("", x, y, common, face=face, colour=style.INK_2, align="center")
        write_within(letters, label, words, common, room)
