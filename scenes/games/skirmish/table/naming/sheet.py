"""The parchment "if you name X": its rows, its promises, its scrub line; more rows than fit are turned."""

import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.skirmish.table.layout import PARCHMENT, SCRUB_WIDTH
from scenes.games.skirmish.table.naming.odds_bar import HIGH, draw_odds
from scenes.games.skirmish.table.naming.rows import RowWords
from scenes.shell.null_sound import Words

_X, _Y, _W, _H = PARCHMENT
_EDGE, _INDENT = 18.0, 58.0
_WORDS_WIDTH = _W - _INDENT - _EDGE
_TITLE_SIZE, _SIZE, _SMALL = 23.5, 24.0, 22.0
_TOP = 54.0
_FOOT, _FOOT_WITH_SCRUB = 362.0, 318.0
_RULE_BELOW = 22.0
"""Room between the last row and the rule, for the number of the sheet."""
_LINE, _SMALL_LINE, _GAP = 26.0, 25.0, 14.0
_MOST_TITLE_LINES = 2
_LEAST_FOOT, _PROMISE_HIGH = 140.0, 62.0
"""Where the rows of the shortest parchment end; the room below its rule."""


class SheetRow(NamedTuple):
    """A row as it is drawn."""

    words: RowWords
    number: int = 0
    """The number that also lies on the table; 0: none."""
    odds: tuple[float, float, float] | None = None
    chance: int | None = None
    """Percent, at the right of the title."""
    fight: bool = False
    sad: bool = False
    waits: bool = False
    """Whether odds are still being looked for."""


class SheetFacts(NamedTuple):
    """Everything on the parchment."""

    title: str
    rows: tuple[SheetRow, ...] = ()
    promise: str = ""
    broken: bool = False
    scrubs: bool = False
    page: int = 0


class NameSheet:
    """The parchment, drawn anew only when it says something else; words are set in type row by row."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._said: SheetFacts | None = None
        self._marks: list[Drawable] = []
        self._knob: Drawable | None = None
        self._todo: deque[Callable[[], object]] = deque()
        self.pages = 1
        """How many sheets there are to turn."""
        self._pages: list[list[SheetRow]] = [[]]
        self._foot_at = _FOOT

    def show(self, facts: SheetFacts | None) -> None:
        """Show the parchment, or put it away; nothing happens when it says the same as before."""
        if facts == self._said:
            return
        self._said = facts
        for mark in self._marks:
            mark.remove()
        self._marks, self._knob = [], None
        self._todo.clear()
        if facts is None:
            return
        self._todo += [
            lambda: self._paper(facts),
            lambda: self._title(facts.title),
            lambda: self._turn_to(facts),
            lambda: self._foot(facts),
        ]

    def work(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Go on drawing for so many seconds, at least one row; all of it is soon drawn."""
        end = clock() + seconds
        while self._todo:
            self._todo.popleft()()
            if clock() >= end:
                break

    def _paper(self, facts: SheetFacts) -> None:
        """The parchment itself: no longer than what is written on it, for the table is seen below."""
        self._pages = self._paged(facts)
        foot = _FOOT_WITH_SCRUB if facts.scrubs else _FOOT
        if len(self._pages) == 1 and not facts.scrubs:
            written = sum(self._height(row) for row in self._pages[0])
            foot = min(foot, max(_LEAST_FOOT, _TOP + written - _GAP))
        self._foot_at = foot
        high = _H if foot in (_FOOT, _FOOT_WITH_SCRUB) else foot + _RULE_BELOW + _PROMISE_HIGH
        self._marks.append(self._layer.panel("sheet_parchment", _X, _Y, _W, high))

    def _turn_to(self, facts: SheetFacts) -> None:
        """Draw the rows of the sheet that is turned up."""
        pages = self._pages
        self.pages, page = len(pages), min(facts.page, len(pages) - 1)
        y, jobs = _Y + _TOP, list[Callable[[], object]]()
        for row in pages[page]:
            jobs.append(lambda row=row, y=y: self._row(row, y))  # type: ignore[misc]
            y += self._height(row)
        if len(pages) > 1:
            jobs.append(lambda: self._corner(page, self._rule()))
        self._todo.extendleft(reversed(jobs))

    def scrub(self, share: float) -> None:
        """Move the knob of the scrub line: 0 before, 0.5 the truce, 1 the clash."""
        if self._knob:
            self._knob.x = _scrub_left() + SCRUB_WIDTH * max(0.0, min(1.0, share))

    def scrub_share(self, x: float, y: float) -> float | None:
        """The share of the scrub line under x, y; None: that is elsewhere."""
        if self._knob is None or abs(y - self._knob.y) > 22 or not _X <= x <= _X + _W:
            return None
        return self.share_at(x)

    def share_at(self, x: float) -> float:
        """The share of the scrub line above or below which x lies."""
        return max(0.0, min(1.0, (x - _scrub_left()) / SCRUB_WIDTH))

    # layout

    def _title(self, words: str) -> None:
        """The title and the line below it."""
        layer = self._layer
        size = layer.letters.fit(words, _TITLE_SIZE, _W - 2 * _EDGE, "cinzel800")
        self._marks += [
            layer.text(
                words, _X + _W / 2, _Y + 38, size,
                face="cinzel800", colour=style.GARNET, align="center", within=PARCHMENT,
            ).squeeze(_W - 2 * _EDGE),
            layer.line(_X + _EDGE, _Y + 50, _X + _W - _EDGE, _Y + 50, 1.2, style.GOLD_DARK),
        ]  # fmt: skip

    def _lines(self, words: str, size: float, width: float, face: str = "fell") -> tuple[str, ...]:
        """Words broken into lines."""
        return tuple(self._layer.letters.wrapped(words, size, face, wrap=width))

    def _title_lines(self, row: SheetRow) -> tuple[str, ...]:
        """The title of a row: at most two lines if it has a number, shorter beside a chance."""
        width = _WORDS_WIDTH - (74 if row.chance is not None else 0)
        lines = self._lines(row.words.title, _SIZE, width)
        return lines[:_MOST_TITLE_LINES] if row.number else lines

    def _height(self, row: SheetRow) -> float:
        """The height of a row."""
        high = _LINE * len(self._title_lines(row)) + _GAP
        if row.odds or row.waits:
            high += HIGH + 8
        if row.words.detail:
            high += _SMALL_LINE * len(self._lines(row.words.detail, _SMALL, _WORDS_WIDTH, "fell-italic"))
        return high

    def _paged(self, facts: SheetFacts) -> list[list[SheetRow]]:
        """The rows, sheet by sheet."""
        foot = _FOOT_WITH_SCRUB if facts.scrubs else _FOOT
        pages: list[list[SheetRow]] = [[]]
        y = _TOP
        for row in facts.rows:
            high = self._height(row)
            if y + high - _GAP > foot and pages[-1]:
                pages.append([])
                y = _TOP
            pages[-1].append(row)
            y += high
        return pages

    # drawing

    def _row(self, row: SheetRow, y: float) -> None:
        """One row: number, title, odds, detail."""
        left, layer = _X + _INDENT, self._layer
        if row.number:
            self._nail(row, _X + 32, y + 20)
        base = y + 25
        for line in self._title_lines(row):
            self._text(line, left, base, _SIZE, style.GARNET if row.sad else style.INK)
            base += _LINE
        if row.chance is not None:
            words = self._texts("skirmish-percent", n=row.chance)
            self._text(words, _X + _W - _EDGE, y + 25, _SIZE, style.GARNET, face="cinzel800", align="right")
        y = base - _LINE + 9
        if row.odds:
            bar = (left, y, _WORDS_WIDTH, HIGH)
            self._marks += draw_odds(layer, bar, row.odds, self._texts)
            y += HIGH + 8
        elif row.waits:
            self._marks.append(layer.box(left, y, _WORDS_WIDTH, HIGH, style.PARCHMENT_WORN, alpha=110))
            y += HIGH + 8
        if row.words.detail:
            for line in self._lines(row.words.detail, _SMALL, _WORDS_WIDTH, "fell-italic"):
                self._text(line, left, y + 16, _SMALL, style.INK_2, face="fell-italic")
                y += _SMALL_LINE

    def _nail(self, row: SheetRow, x: float, y: float) -> None:
        """The number of a row: its edge is red for a fight."""
        name = "battle_nail_fight" if row.fight else "battle_nail"
        self._marks.append(self._layer.image(name, x, y, 34, 34, anchor=(0.5, 0.5)))
        self._text(str(row.number), x, y + 7.5, 22, style.PARCHMENT, face="cinzel800", align="center")

    def _text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        ink: Colour,
        *,
        face: str = "fell",
        align: str = "left",
    ) -> Label:
        """Words on the parchment."""
        label = self._layer.text(words, x, y, size, face=face, colour=ink, align=align, within=PARCHMENT)
        self._marks.append(label)
        return label

    def _foot(self, facts: SheetFacts) -> None:
        """What becomes of promises, and the scrub line."""
        top = self._rule()
        if facts.promise:
            rule = (_X + _EDGE, top, _X + _W - _EDGE, top)
            self._marks.append(self._layer.line(*rule, 1.2, style.GOLD_DARK))
            self._promise(facts, (_X + _EDGE, top, _W - 2 * _EDGE, 44))
        if facts.scrubs:
            self._scrub_line(_Y + 400)

    def _promise(self, facts: SheetFacts, box: Box) -> None:
        """A tick, or a bell, and what the name does to promises."""
        x, y, w, h = box
        ink = style.ERROR if facts.broken else style.VERDIGRIS
        name = "icon_ringing_bell" if facts.broken else "tick_bare"
        sign = self._layer.image(name, x + 20, y + h / 2, 26, None, anchor=(0.5, 0.5))
        sign.tint = ink
        self._marks.append(sign)
        width = w - (_INDENT - _EDGE)
        size = self._layer.letters.fit(facts.promise, _SIZE, width)
        ink = style.ERROR if facts.broken else style.INK
        self._text(facts.promise, _X + _INDENT, y + 30, size, ink).squeeze(width)

    def _scrub_line(self, y: float) -> None:
        """The line from before, by way of the truce, to the clash."""
        left, layer = _scrub_left(), self._layer
        self._marks.append(layer.line(left, y, left + SCRUB_WIDTH, y, 5, style.PARCHMENT_WORN))
        for share, key, align in (
            (0.0, "before", "left"),
            (0.5, "middle", "center"),
            (1.0, "clash", "right"),
        ):
            x = left + SCRUB_WIDTH * share
            self._marks.append(layer.line(x, y - 8, x, y + 8, 2.4, style.INK_2))
            words = self._texts(f"skirmish-naming-{key}")
            self._text(words, x, y + 30, _SMALL, style.INK_2, face="fell-italic", align=align)
        self._knob = layer.image("brad", left, y, 20, 20, anchor=(0.5, 0.5))
        self._marks.append(self._knob)

    def _rule(self) -> float:
        """Where the rule under the rows lies."""
        return _Y + self._foot_at + _RULE_BELOW

    def _corner(self, page: int, rule: float) -> None:
        """A turned-up corner: there is more."""
        x, y = _X + _W - 2, _Y + _H - 2
        self._marks.append(self._layer.image("battle_corner", x, y, 30, 30, anchor=(1, 1)))
        words = self._texts("skirmish-naming-page", n=page + 1, of=self.pages)
        self._text(words, _X + _W - _EDGE, rule - 6, _SMALL, style.INK_2, face="fell-italic", align="right")


def _scrub_left() -> float:
    """Where the scrub line begins, in units."""
    return _X + _W - 28 - SCRUB_WIDTH
