"""The parchment of a shot: one reason a line, the numbers to reach, and what it is likely to cost."""

from collections.abc import Mapping
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.effects.share_bar import Share, draw_shares
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import SHOT_PARCHMENT
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_X, _Y, _W, _H = SHOT_PARCHMENT
_EDGE, _STEP, _MOST = 20.0, 29.0, 4
_CHEST = 108.0
_BARS = 4


class Reason(NamedTuple):
    """One line of the sum: why, its words' numbers, and how it is written."""

    why: str
    facts: Mapping[str, int]
    number: str
    worse: bool = False


class ShotFacts(NamedTuple):
    """What the parchment says; without `fallen` the odds are still being looked up."""

    title: str
    seen: str
    """How many of the target are seen, in words."""
    reasons: tuple[Reason, ...]
    result: tuple[tuple[str, str], ...]
    """Lines of the result: what, and its number."""
    fallen: float | None
    shares: tuple[float, ...]
    """The chances of 0, 1, 2, and more dead."""
    others: tuple[str, ...] = ()
    """Who else may be hurt, in words."""
    ways: tuple[Share, ...] = ()
    """What may become of a stone or a ball."""
    shaking: int = 0
    """From how many dead on the unit tests panic; 0: it does not."""
    ends: tuple[str, str] = ("", "")
    """The words under the first and the last part of that."""


class ShotSheet:
    """Drawn anew only when it says something else."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self._layer, self._texts = layer, texts
        self._marks: list[Drawable] = []
        self._said: object = None

    @property
    def open(self) -> bool:
        """Whether it lies on the table."""
        return bool(self._marks)

    def show(self, facts: ShotFacts | None, sitter: Sitter | None = None) -> None:
        """Lay the parchment down in a sitter's name, or put it away."""
        said = (str(facts), sitter) if facts is not None and sitter is not None else None
        if said == self._said:
            return
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if facts is not None and sitter is not None:
            self._draw(facts, sitter)

    def _draw(self, facts: ShotFacts, sitter: Sitter) -> None:
        layer = self._layer
        self._marks.append(layer.panel("sheet_parchment", *SHOT_PARCHMENT))
        seen = self._words(facts.seen, _X + _W - _EDGE, _Y + 40, 120, align="right").width + 10
        self._marks.append(seal_image(layer, sitter, _X + 34, _Y + 32, 17))
        room = _W - 58 - _EDGE - seen
        self._words(facts.title, _X + 58, _Y + 40, room, ink=style.GARNET, face="cinzel800", size=24)
        y = self._rule(_Y + 54)
        for reason in facts.reasons[:_MOST]:
            y += _STEP
            self._reason(reason, y)
        if facts.reasons:
            y = self._rule(y + 10)
        for what, number in facts.result:
            y += _STEP
            self._line(what, number, y, style.INK)
        if facts.ways:
            self._marks += draw_shares(self._layer, (_X + _EDGE, y + 22, _W - 2 * _EDGE, 32), facts.ways)
            good, bad = facts.ends
            self._words(good, _X + _EDGE, y + 76, 150, ink=style.VERDIGRIS, face="fell-italic")
            right = _X + _W - _EDGE
            self._words(bad, right, y + 76, 150, ink=style.GARNET, face="fell-italic", align="right")
        if facts.fallen is not None:
            self._chest(facts)

    def _rule(self, y: float) -> float:
        self._marks.append(self._layer.line(_X + _EDGE, y, _X + _W - _EDGE, y, 1.2, style.GOLD_DARK))
        return y

    def _reason(self, reason: Reason, y: float) -> None:
        """One reason, and what it adds; what makes it harder in red."""
        words = self._texts(f"reason-{reason.why}", **reason.facts)
        self._line(words, reason.number, y, style.GARNET if reason.worse else style.INK)

    def _line(self, words: str, number: str, y: float, ink: style.Colour) -> None:
        end = self._words(number, _X + _W - _EDGE, y, 210, ink=ink, face="cinzel800", align="right")
        self._words(words, _X + _EDGE, y, _W - 2 * _EDGE - end.width - 12)

    def _chest(self, facts: ShotFacts) -> None:
        """The mean of the fallen, and a bar for each number of them."""
        layer, top = self._layer, _Y + _H - _CHEST - 10
        self._marks.append(layer.box(_X + 14, top, _W - 28, _CHEST, style.PARCHMENT, alpha=150))
        self._marks.append(
            layer.image("icon_death_skull", _X + 40, top + 28, 34, anchor=(0.5, 0.5), tint=style.GARNET)
        )
        mean = self._texts("skirmish-react-mean", n=round(facts.fallen or 0.0, 1))
        self._words(mean, _X + 64, top + 42, 90, ink=style.GARNET, face="cinzel800", size=40)
        self._words(self._texts("skirmish-shot-fallen"), _X + 26, top + 70, 164)
        for place, words in enumerate(facts.others[:1]):
            self._words(words, _X + 26, top + 96 + 24 * place, 160, ink=style.GARNET, face="fell-italic")
        inks = (style.INK_2, style.VERDIGRIS, style.VERDIGRIS, style.BLOOD)
        most = max((*facts.shares, 0.01))
        for place, share in enumerate(facts.shares[:_BARS]):
            high = 56 * share / most
            x = _X + 196 + 38 * place
            self._marks.append(layer.box(x, top + 72 - high, 28, max(1.0, high), inks[place]))
            if place == min(facts.shaking, _BARS - 1) and facts.shaking:
                run = layer.image("icon_run", x + 14, top + 58 - high, 26, anchor=(0.5, 0.5))
                run.tint = style.BLOOD
                self._marks.append(run)
            label = self._texts("skirmish-shot-more", n=place) if place == _BARS - 1 else str(place)
            self._words(label, x + 14, top + 98, 40, align="center", face="cinzel800")

    def _words(
        self,
        words: str,
        x: float,
        y: float,
        room: float,
        *,
        ink: style.Colour = style.INK,
        face: str = "fell",
        align: str = "left",
        size: float = 23.0,
    ) -> Label:
        """Words in their room: smaller, and at last cut, where they are too long."""
        letters = self._layer.letters
        fitted = letters.fit(words, size, room, face)
        while letters.measure(words, fitted, face)[0] > room and len(words) > 2:
            words = words[:-2].rstrip() + "…"
        mark = self._layer.text(words, x, y, fitted, face=face, colour=ink, align=align)
        self._marks.append(mark)
        return mark
