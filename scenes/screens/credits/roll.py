"""The roll of the credits: lines in order, each at its place down the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Colour
from scenes.draw.text import RUNNING
from scenes.screens.credits.sources import Source

ROLL_WIDTH = 640.0
"""Units at which lines wrap."""
_TEXT_SIZE = 26.0
_SMALL_SIZE = 23.0
_ASCENT = 0.72


@dataclass(frozen=True)
class Line:
    """One paragraph of the roll, or a picture when `picture` is named; `gap` is the units above it."""

    words: str = ""
    size: float = _TEXT_SIZE
    face: str = "fell"
    colour: Colour = style.INK
    gap: float = 8.0
    picture: str = ""


def credits_lines(words: Any, sources: Sequence[Source], version: str) -> list[Line]:
    """The whole roll: the play, the people, the licences, the bow."""
    out = [
        Line(picture="crest", gap=0),
        Line(words("credits-play"), 52, "cinzel900", style.GARNET, 18),
        Line(words("credits-tag"), 28, "fell-italic", style.INK_2, 4),
        Line(words("credits-version", version=version), _SMALL_SIZE, colour=style.INK_2, gap=4),
        *_titled(words("credits-written"), [words("credits-written-by")]),
        *_titled(words("credits-heard"), [words("credits-heard-by")]),
    ]
    for source in sources:
        out += _source(words, source)
    out += _titled(words("credits-works"), [words("credits-works-with")])
    out += [
        Line(picture="rule_ornament", gap=46),
        Line(words("credits-bow"), 29, "fell-italic", style.GARNET, 16),
        Line(words("credits-end"), 40, "cinzel900", style.INK, 26),
    ]
    return out


class Roll:
    """The lines on their layer. `show` puts the roll at a height; lines out of sight are not drawn."""

    def __init__(self, layer: Layer, content: Sequence[Line], *, x: float, top: float, foot: float) -> None:
        """Write every line; `x` is the middle, words are seen between `top` and `foot` (units)."""
        self._top, self._foot = top, foot
        self._marks: list[tuple[Drawable, float, float]] = []
        y = 0.0
        for line in content:
            y += line.gap
            if line.picture:
                self._marks.append((layer.image(line.picture, x, 0, anchor=(0.5, 0)), y, 0.0))
                y += layer.art.size(line.picture)[1]
            else:
                y = self._write(layer, line, x, y)
        self.height = y
        """Units from the first line's top to the last one's foot."""
        self.show(0.0)

    def show(self, start: float) -> None:
        """Put the first line's top at `start` units from the top of the screen."""
        for mark, y, high in self._marks:
            here = start + y
            mark.visible = (here >= self._top and here + high <= self._foot) or not high
            base = mark.shown_size * _ASCENT if isinstance(mark, Label) else 0.0
            mark.y = here + base

    def _write(self, layer: Layer, line: Line, x: float, y: float) -> float:
        """Set a paragraph line by line, so that each comes out from behind the stage by itself."""
        letters, size = layer.letters, line.size
        if line.face not in RUNNING:
            size = letters.fit(line.words, size, ROLL_WIDTH, line.face)
        high = letters.measure("A", size, line.face)[1]
        for words in letters.wrapped(line.words, size, line.face, ROLL_WIDTH):
            label = layer.text(words, x, 0, size, face=line.face, colour=line.colour, align="center")
            self._marks.append((label, y, high))
            y += letters.shown_size(size, line.face) * style.LEADING
        return y


def _titled(title: str, said: Sequence[str]) -> list[Line]:
    head = Line(title, 34, "cinzel800", style.GARNET, 8)
    return [Line(picture="rule_ornament", gap=40), head, *[Line(words) for words in said if words]]


def _source(words: Any, source: Source) -> list[Line]:
    """The lines of one source: its makers, the changes, its licence and where that can be read."""
    changes = f"credits-changes-{source.key}"
    own = f"credits-title-{source.key}"
    title = words(own) if own in words else source.title
    said = [
        ", ".join(source.authors),
        words(changes) if changes in words else source.changes,
        words("credits-licence", licence=source.licence),
    ]
    small = [source.url if source.url.startswith("http") else "", source.licence_url]
    if source.text:
        small.append(words("credits-text", file=source.text))
    return [
        *_titled(title, said),
        *[Line(line, _SMALL_SIZE, "fell-italic", style.INK_2, 4) for line in small if line],
    ]
