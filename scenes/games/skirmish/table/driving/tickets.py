"""What hangs beside a ghost: the gauge of the way that is left, and the ticket of what stops it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.table.driving.halts import LEGS, NO_MARCH, REFUSED, UNITS, Halt
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.layout import GAUGE, STOP_TICKET, WINDOW
from scenes.shell.null_sound import Words

if TYPE_CHECKING:
    from game.rules.skirmish.survey.board import Board
    from scenes.games.skirmish.table.driving.driving import Driving

_INCH = 1000
_GAP, _TAIL = 18.0, 44.0
_WORDS, _SMALL, _LINE = 23.0, 22.0, 27.0
CHANCE_STRIP = (204.0, 36.0)
"""Width and height of the line of odds."""
_PATIENT = ("too-long", NO_MARCH, LEGS)
"""Stops that are nobody's fault: their hand is gilt."""


class Gauge:
    """One cell an inch: spent, left, and those beyond the march's border."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._texts, self._layer = texts, layer
        self._panel = layer.panel("ticket_lacquer", 0, 0, *GAUGE)
        self._words = layer.text(" ", 0, 0, _WORDS)
        self._cells = Strokes(layer)
        self._said: object = None
        self._inches = -1.0
        """What the words say is left."""
        self.show(None, (0, 0))

    def show(self, driving: Driving | None, at: Point) -> None:
        """Show how much of its move the ghost has left, with the upper left corner at a point."""
        if driving is not None:
            said = (driving.left, driving.most, driving.march_at, at)
            if said == self._said:
                return
            self._said = said
        self._panel.visible = self._words.visible = driving is not None
        self._cells.begin()
        if driving is not None:
            self._panel.move(*at)
            inches = round(driving.left / _INCH, 1)
            if inches != self._inches:
                self._inches = inches
                self._words.text = self._texts("skirmish-drive-left", inches=inches)
            self._words.move(at[0] + 16, at[1] + 29)
            self._lay_cells(driving, at)
        else:
            self._said = None
        self._cells.end()

    def _lay_cells(self, driving: Driving, at: Point) -> None:
        count = max(1, math.ceil(driving.most / _INCH))
        step, y = (GAUGE[0] - 32) / count, at[1] + 47
        for cell in range(count):
            x = at[0] + 16 + cell * step
            wide = (min(driving.most, (cell + 1) * _INCH) - cell * _INCH) / _INCH * (step - 2)
            beyond = driving.march_at is not None and cell * _INCH >= driving.march_at
            fresh = style.EMBER if beyond else style.GOLD
            spent = max(0.0, min(1.0, (driving.spent - cell * _INCH) / _INCH))
            self._cells.line((x, y), (x + wide, y), 14, fresh)
            if spent > 0:
                self._cells.line((x, y), (x + wide * spent, y), 14, style.RING_TRACK)
        if driving.march_at is not None:
            x = at[0] + 15 + driving.march_at / _INCH * step
            self._cells.line((x, y - 11), (x, y + 11), 3, style.WHITE)


class StopTicket:
    """Why the ghost goes no further, with a tail to the very place."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer = layer
        self._tail = Strokes(layer)
        self._fold = [layer.line(0, 0, 1, 0, 1, style.PARCHMENT) for _ in range(14)]
        self._panel = layer.panel("ticket_parchment", 0, 0, *STOP_TICKET)
        self._hand = layer.image("icon_hand", 0, 0, 34, 34, anchor=(0.5, 0.5))
        self._lines = [layer.text(" ", 0, 0, _WORDS, colour=style.INK) for _ in range(2)]
        self._words = ""
        self.box: Box | None = None
        self.show("", (0, 0), None, (0, 0, 0, 0), patient=False)

    def show(self, words: str, at: Point, tip: Point | None, ghost: Box, *, patient: bool) -> None:
        """Show a reason with the upper left corner at a point; no words put the ticket away."""
        for mark in (self._panel, self._hand, *self._lines, *self._fold):
            mark.visible = bool(words)
        if not words:
            self._words, self.box = "", None
            return
        if words != self._words:
            self._words = words
            self._set(words)
        x, y = at
        self.box = (x, y, *STOP_TICKET)
        self._panel.move(x, y)
        self._hand.move(x + 30, y + STOP_TICKET[1] / 2)
        self._hand.tint = style.GOLD_DARK if patient else style.ERROR
        two = bool(self._lines[1].text.strip())
        for place, line in enumerate(self._lines):
            line.move(x + 54, y + (34 if two else 46) + place * _LINE)
        self._point(x, y, tip, ghost)

    def _set(self, words: str) -> None:
        size = _WORDS
        lines = self._layer.letters.wrapped(words, size, "fell", wrap=STOP_TICKET[0] - 66)
        for place, line in enumerate(self._lines):
            line.text = lines[place] if place < len(lines) else " "

    def _point(self, x: float, y: float, tip: Point | None, ghost: Box) -> None:
        """The tail: a wedge of parchment from the ticket to the gap, unless it would lie over the ghost."""
        side = x + STOP_TICKET[0] - 3 if tip and tip[0] > x + STOP_TICKET[0] / 2 else x + 3
        seen = tip is not None and not _crosses((side, y + 32), tip, ghost)
        for mark in self._fold:
            mark.visible = seen
        if tip is None or not seen:
            return
        for place, mark in enumerate(self._fold):
            foot = (side, y + 14 + place * 2.6)
            mark.scale_x, mark.scale_y = max(1.0, math.dist(foot, tip)), 3.0
            mark.angle = math.degrees(math.atan2(tip[1] - foot[1], tip[0] - foot[0]))
            mark.move(*foot)


class Stopped(Protocol):
    """Whatever goes on the table before it is ordered to, and may be stopped there."""

    board: Board
    stop: Halt | None


def stop_words(driving: Stopped, texts: Words, troop: str) -> str:
    """Why the ghost stands where it stands; `troop`: the unit in its way, of some army, if there is one."""
    stop = driving.stop
    if stop is None:
        return ""
    if stop.refusal is not None and stop.why in (REFUSED, NO_MARCH):
        return texts(f"refusal-{stop.refusal.code}", **stop.refusal.facts)
    if stop.why in UNITS:
        return texts("skirmish-drive-stop-unit", army=troop)
    if stop.why == "terrain":
        kind = next((one.kind for one in driving.board.state.terrain if one.id == stop.id), "")
        key = f"skirmish-drive-stop-{kind}"
        return texts(key if key in texts else "skirmish-drive-stop-terrain")
    return texts(f"skirmish-drive-stop-{stop.why}")


def is_patient(driving: Driving) -> bool:
    """Whether nothing is in the way but the end of the move."""
    return driving.stop is not None and driving.stop.why in _PATIENT


class ChanceStrip:
    """The odds of what the cursor means, in one line; put away where nothing is left to chance."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._texts, self._layer = texts, layer
        self._panel = layer.panel("battle_strip", 0, 0, *CHANCE_STRIP)
        self._words = layer.text(" ", 0, 0, _SMALL)
        self.show(None, (0, 0))

    def show(self, driving: Driving | None, at: Point) -> None:
        """Show the chance that the order is obeyed, with the upper left corner at a point."""
        seen = driving is not None and is_chancy(driving)
        self._panel.visible = self._words.visible = seen
        if driving is None or not seen:
            return
        words = self._texts("skirmish-drive-chance", n=round(100 * driving.preview().chance))
        if words != self._words.text:
            self._words.text = words
        self._panel.move(*at)
        self._words.move(at[0] + 16, at[1] + 25)


def is_chancy(driving: Driving) -> bool:
    """Whether dice decide that the order is carried out."""
    seen = driving.preview()
    return seen.refusal is None and seen.chance < 1


def free_place(
    size: tuple[float, float],
    beside: Box,
    taken: Sequence[Box],
    spared: Sequence[Box] = (),
    near: Point | None = None,
) -> Point:
    """Where a ticket hangs beside a box: a side with room in the window that covers nothing.

    `spared` is covered only where there is no other way; of several sides the first is taken, or the one
    that is nearest to a point. Where all are taken, at least the last of `taken` is left uncovered.
    """
    for kept in ([*taken, *spared], taken, taken[-1:]):
        place = _place_beside(size, beside, kept, near)
        if place is not None:
            return place
    return _clamped((beside[0] + beside[2] + _GAP, beside[1] + beside[3] - size[1]), size)


def _place_beside(
    size: tuple[float, float], beside: Box, taken: Sequence[Box], near: Point | None
) -> Point | None:
    """The place on a side of a box where nothing is covered; None: there is none."""
    x, y, w, h = beside
    wide, high = size
    left, right = x - wide - _GAP, x + w + _GAP
    rows = (y + h - high, y, y + h + _GAP, y - high - _GAP)
    sides = (left, right) if x + w / 2 > WINDOW[0] + WINDOW[2] / 2 else (left, right)[::-1]
    places = [(side, row) for row in rows for side in sides] + [(x, rows[2]), (x, rows[3])]
    if near is not None:
        aside = near[0] - wide - _TAIL, near[0] + _TAIL
        places += [(at, near[1] - down) for at in aside for down in (high / 2, high + _GAP)]
        places.sort(key=lambda at: math.dist((at[0] + wide / 2, at[1] + high / 2), near))
    for place in places:
        box = (*place, *size)
        inside = _clamped(place, size) == place
        if inside and not any(_overlaps(box, other) for other in (beside, *taken)):
            return place
    return None


def _crosses(start: Point, end: Point, box: Box) -> bool:
    """Whether the way between two points leads through the inside of a box."""
    x, y, w, h = box
    points = [
        (start[0] + (end[0] - start[0]) * part / 20, start[1] + (end[1] - start[1]) * part / 20)
        for part in range(19)
    ]
    return any(x + w * 0.1 < px < x + w * 0.9 and y + h * 0.1 < py < y + h * 0.9 for px, py in points)


def _clamped(place: Point, size: tuple[float, float]) -> Point:
    left, top, w, h = WINDOW
    return (
        max(left + 8, min(left + w - size[0] - 8, place[0])),
        max(top + 8, min(top + h - size[1] - 8, place[1])),
    )


def _overlaps(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )
