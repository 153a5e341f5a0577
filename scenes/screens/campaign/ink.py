"""What the pages of a story share on paper: words that fill a box, portraits, seals of chapters, threads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from game.app.campaign.door import TRADE_COLOURS
from game.app.campaign.sentences import name_of as name_of
from game.app.campaign.sentences import place_name as place_name
from game.campaign.story.troupe.heroes import hero_named
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour, Point

if TYPE_CHECKING:
    from game.app.campaign.run import Run

MIDDLE = (0.5, 0.5)
_TIGHT = 1.05
_ASCENT = 0.78
_FACE_W, _FACE_H = 184.6, 223.6
_STEPS = 14
"""Straight pieces of a bent thread."""


class Type(NamedTuple):
    """How words are set: the largest size, the face, the colour, which end stands at the edge."""

    size: float
    face: str = "fell"
    colour: Colour = style.INK
    align: str = "left"


def lay_words(layer: Layer, words: str, box: Box, type: Type, *, middle: bool = False) -> float:
    """Set words into a box from its top or about its middle, as large as there is room; returns their height.

    What has no room even in the smallest size ends in an ellipsis.
    """
    x, y, w, h = box
    words, size = _fitted(layer, words, box, type)
    high = layer.letters.measure(words, size, type.face, w, leading=_TIGHT)[1] if words else 0.0
    top = y + (h - high) / 2 if middle else y
    left = x + w * {"left": 0.0, "center": 0.5, "right": 1.0}[type.align]
    if words:
        label = layer.text(
            words, left, top + layer.letters.shown_size(size, type.face) * _ASCENT, size, face=type.face,
            colour=type.colour, align=type.align, wrap=w, leading=_TIGHT,
            within=(x - 3, y - 4, w + 6, h + 8),
        )  # fmt: skip
        label.squeeze(w)
    return high


def lines_of(layer: Layer, words: str, wide: float, type: Type) -> int:
    """How many lines some words take at least, in the smallest type that may be shown."""
    size = style.FLOOR * type.size / layer.letters.shown_size(type.size, type.face)
    return len(layer.letters.wrapped(words, min(size, type.size), type.face, wide))


def lay_line(layer: Layer, words: str, box: Box, type: Type) -> None:
    """Set words on one line about the middle of a box; what is too wide is smaller, at last narrower."""
    x, y, w, h = box
    size = layer.letters.fit(words, type.size, w, type.face)
    left = x + w * {"left": 0.0, "center": 0.5, "right": 1.0}[type.align]
    base = y + h / 2 + layer.letters.shown_size(size, type.face) * 0.33
    layer.text(
        words, left, base, size, face=type.face, colour=type.colour, align=type.align,
        within=(x - 3, y - 4, w + 6, h + 8),
    ).squeeze(w)  # fmt: skip


def _fitted(layer: Layer, words: str, box: Box, type: Type) -> tuple[str, float]:
    """The words and the size at which they fill a box at most."""
    letters, (_, _, w, h) = layer.letters, box
    size = type.size
    least = min(size, style.FLOOR * size / letters.shown_size(size, type.face))

    def high() -> float:
        return letters.measure(words, size, type.face, w, leading=_TIGHT)[1]

    while size > least and (high() > h or _widest(layer, words, size, type.face, w) > w):
        size = max(least, size - 0.5)
    while words and high() > h:
        words = words.rstrip("…").rstrip().rpartition(" ")[0]
        words = f"{words}…" if words else ""
    return words, size


def _widest(layer: Layer, words: str, size: float, face: str, wrap: float) -> float:
    return layer.letters.measure(words, size, face, wrap, leading=_TIGHT)[0]


def seal_of(run: Run, person: str) -> int:
    """The number of a person's seal, 1 to 8; 0 for whoever has none."""
    hero = hero_named(run.story, person)
    if hero is not None:
        return TRADE_COLOURS[hero.trade] + 1
    known = run.script.persons.get(person)
    return known.seat if known else 0


def draw_face(
    layer: Layer, run: Run, person: str, box: Box, *, seal: float = 34, number: int | None = None
) -> None:
    """The bust of a person in a frame of the seat's colour, with the seal at its lower right corner.

    `number` is the seal that the person has at a table, where that may be another.
    """
    x, y, w, h = box
    number = seal_of(run, person) if number is None else number
    edge = style.SEATS[number - 1].colour if number else style.GOLD_DARK
    layer.box(x - 4.5, y - 4.5, w + 9, h + 9, style.INK)
    layer.box(x - 3, y - 3, w + 6, h + 6, edge)
    layer.box(x, y, w, h, style.PARCHMENT_WORN)
    if not number:
        layer.image("icon_domino_mask", x + w / 2, y + h / 2, h * 0.6, anchor=MIDDLE, tint=style.INK)
        return
    foot = min(_FACE_H - 2, 4 + (_FACE_W - 4) * h / w)
    part = (2.0, 4.0, _FACE_W - 2, foot)
    layer.piece(f"portrait_persona_{number}", part, x, y, w, h)
    layer.piece(f"portrait_persona_{number}_acc", part, x, y, w, h).tint = edge
    if seal:
        layer.image(f"seal_{number}", x + w - 3, y + h - 3, seal, seal, anchor=MIDDLE)


def bent_thread(start: Point, end: Point, bend: float) -> list[Point]:
    """Points of a thread from place to place, bent sideways by a share of its length."""
    (x1, y1), (x2, y2) = start, end
    mx, my = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x1 + b * mx + c * x2, a * y1 + b * my + c * y2))
    return points


def draw_thread(layer: Layer, points: Sequence[Point], *, worn: bool = False) -> None:
    """A red thread along some points, with its shadow; a worn one is thin and has lost its colour."""
    new = ((7.0, style.VELVET_DARK), (4.4, style.BLOOD))
    for width, colour in ((2.2, style.VELVET_LIGHT),) if worn else new:
        for (x1, y1), (x2, y2) in pairwise(points):
            layer.line(x1, y1, x2, y2, width, colour)
            layer.disc(x2, y2, width / 2, colour)


def draw_pricks(layer: Layer, points: Sequence[Point], gap: float = 12.0) -> None:
    """Pin-pricks along some points, one every `gap` units."""
    reach = 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = math.dist((x1, y1), (x2, y2))
        while reach < long:
            share = reach / long
            layer.disc(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, 1.9, style.GOLD_DARK)
            reach += gap
        reach -= long
