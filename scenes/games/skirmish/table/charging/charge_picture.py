"""The way of a charge on the table, and the ticket beside its target: will it come home, and what then?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.naming.odds_bar import HIGH, draw_odds
from scenes.shell.null_sound import Words

Shares = tuple[float, float, float]
"""Of the clash: won, tied, lost."""
_WIDE, _EDGE, _LINE = 330.0, 20.0, 30.0
_AWAY = 54.0
"""Units between the middle of the target and its ticket."""
_MOST_REASONS = 5


class ChargeFacts(NamedTuple):
    """What is known of a charge; `None` and empty: still being looked up."""

    way: tuple[Point, ...]
    """Points of its middle, in milli, from where it stands to where it clashes."""
    target: Point
    """The middle of whom it charges, in milli."""
    inches: int = 0
    chance: float | None = None
    """That it comes home."""
    face: str = ""
    clash: Shares | None = None
    """What its first round is likely to be."""
    reasons: tuple[tuple[str, str, bool], ...] = ()
    """Why: words, points as they are written, whether they speak for the foe."""
    bare: bool = False
    """Whether the house tells no odds: only how far it is."""


class ChargePicture:
    """Drawn anew when something else is known, or the camera moves."""

    def __init__(self, air: Layer, layer: Layer, camera: Camera, texts: Words) -> None:
        self._strokes, self._layer, self._camera, self._texts = Strokes(air), layer, camera, texts
        self._marks: list[Drawable] = []
        self._said: object = None
        self._taken: Sequence[Box] = ()
        self.box: Box | None = None
        """Where the ticket lies."""

    def show(self, facts: ChargeFacts | None, taken: Sequence[Box] = ()) -> None:
        """Show a charge clear of boxes that are taken, as far as there is room, or none."""
        said = (facts, self._camera.turn, *taken) if facts is not None else None
        if said == self._said:
            return
        self._said, self._taken = said, taken
        for mark in self._marks:
            mark.remove()
        self._marks, self.box = [], None
        self._strokes.begin()
        if facts is not None:
            self._draw_way(facts)
            self._draw_ticket(facts)
        self._strokes.end()

    def _draw_way(self, facts: ChargeFacts) -> None:
        """A dashed way of parchment with a dark edge, and a point of iron at its end."""
        points = [self._camera.to_screen(*point) for point in facts.way]
        if len(points) < 2:
            return
        self._strokes.path(points, 9, style.INK, 150)
        self._strokes.dashes(points, (15, 8), 5, style.CREAM)
        (x1, y1), (x2, y2) = points[-2:]
        far = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
        dx, dy = (x2 - x1) / far, (y2 - y1) / far
        for side in (-1, 1):
            wing = (x2 - 17 * dx - side * 11 * dy, y2 - 17 * dy + side * 11 * dx)
            self._strokes.line(wing, (x2, y2), 6, style.FOE_EDGE)

    def _draw_ticket(self, facts: ChargeFacts) -> None:
        """Chance of the charge, odds of the clash, reasons where they are wanted."""
        reasons = facts.reasons[:_MOST_REASONS]
        if facts.bare:
            self._draw_bare(facts)
            return
        high = 124.0 + _LINE * len(reasons) + (8 if reasons else 0)
        x, y = self._place(facts.target, high)
        self.box = (x, y, _WIDE, high)
        layer, texts, right = self._layer, self._texts, x + _WIDE - _EDGE
        self._marks.append(layer.panel("ticket_parchment", *self.box))
        words = texts("skirmish-charge-far", n=facts.inches)
        fitted = layer.letters.fit(words, 26, _WIDE - 2 * _EDGE - 104, "sc")
        self._text(words, x + _EDGE, y + 38, fitted, face="sc")
        if facts.chance is not None:
            percent = texts("skirmish-percent", n=round(100 * facts.chance))
            self._text(percent, right, y + 40, 32, face="cinzel800", ink=style.GARNET, align="right")
        self._marks.append(layer.line(x + _EDGE, y + 50, right, y + 50, 1.2, style.GOLD_DARK))
        self._text(texts("skirmish-charge-clash"), x + _EDGE, y + 78, 26, face="sc")
        if facts.face:
            words = texts("skirmish-charge-face", face=facts.face)
            self._text(words, right, y + 78, 23, face="fell-italic", ink=style.INK_2, align="right")
        base = y + 78.0
        for words, points, theirs in reasons:
            base += _LINE
            ink = style.GARNET if theirs else style.INK
            number = self._text(points, right, base, 24, face="cinzel800", ink=ink, align="right")
            room = _WIDE - 2 * _EDGE - number.width - 10
            self._text(words, x + _EDGE, base, layer.letters.fit(words, 23, room), ink=ink)
        bar = (x + _EDGE, y + high - HIGH - 14, _WIDE - 2 * _EDGE, HIGH)
        if facts.clash is not None:
            self._marks += draw_odds(layer, bar, facts.clash, texts)
        else:
            self._marks.append(layer.box(*bar, style.PARCHMENT_WORN, alpha=120))

    def _draw_bare(self, facts: ChargeFacts) -> None:
        """How far it is, and onto which face: whoever wants more rolls the dice."""
        x, y = self._place(facts.target, 64.0)
        self.box = (x, y, _WIDE, 64.0)
        self._marks.append(self._layer.panel("ticket_parchment", *self.box))
        words = self._texts("skirmish-charge-far", n=facts.inches)
        self._text(words, x + _EDGE, y + 41, 26, face="sc")
        if facts.face:
            words = self._texts("skirmish-charge-face", face=facts.face)
            self._text(
                words, x + _WIDE - _EDGE, y + 41, 23, face="fell-italic", ink=style.INK_2, align="right"
            )

    def _place(self, target: Point, high: float) -> Point:
        """Beside the target, on the side with more room, wholly inside the window, clear of what is taken."""
        left, top, w, h = WINDOW
        middle, y = self._camera.to_screen(*target)
        beside = (middle + _AWAY, middle - _AWAY - _WIDE)
        columns = beside if middle < left + w / 2 else beside[::-1]
        lowest, rightmost = top + h - high - 44, left + w - _WIDE - 8
        y = min(max(y - high / 2, top + 8), lowest)
        below = [box[1] + box[3] + 8 for box in self._taken]
        aside = [at for box in self._taken for at in (box[0] - _WIDE - 8, box[0] + box[2] + 8)]
        first = min(max(columns[0], left + 8), rightmost)
        others = [at for at in (columns[1], *aside) if left + 8 <= at <= rightmost]
        places = [(first, y), *((first, at) for at in below if at <= lowest), *((at, y) for at in others)]
        return next((one for one in places if self._is_free(*one, high)), places[0])

    def _is_free(self, x: float, y: float, high: float) -> bool:
        """Whether a ticket there lies on nothing that is taken."""
        return not any(
            x < box[0] + box[2] and box[0] < x + _WIDE and box[1] - high < y < box[1] + box[3]
            for box in self._taken
        )

    def _text(
        self, words: str, x: float, y: float, size: float, *,
        face: str = "fell", ink: style.Colour = style.INK, align: str = "left",
    ) -> Label:  # fmt: skip
        mark = self._layer.text(words, x, y, size, face=face, colour=ink, align=align)
        self._marks.append(mark)
        return mark


def points_of_way(way: Sequence[tuple[float, float]]) -> tuple[Point, ...]:
    """The points of a way, those that repeat left out."""
    return tuple(dict.fromkeys((float(x), float(y)) for x, y in way))
