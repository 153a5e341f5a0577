"""The back of the playbill: every house rule with its two arrows, and what the chosen one means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.input.intents import Intent
from scenes import style
from scenes.layer import Layer
from scenes.lobby.playbill import CHIP_SIZE, H, W, X, Y
from scenes.mark import Mark
from scenes.scene import Scene
from scenes.silence import Words
from scenes.style import Box
from scenes.timeline import slide, tween

VISIBLE = 7
"""How many rules are seen at once; more scroll."""

_TOP, _STEP, _ROW_H = Y + 66.0, 38.5, 34.0
_LEFT, _WIDE = X + 42.0, W - 84.0
_HINT_Y, _HINT_FOOT = Y + 392.0, Y + H - 18.0
_HINT_W = W - 56.0
_TURN = 0.18


@dataclass(frozen=True)
class RuleRow:
    """One rule of the editor: its words now, whether the table changed it, and its explanation."""

    words: str
    house: bool
    hint: str


@dataclass(frozen=True)
class EditorFacts:
    """Every row, the last of which plays by the book again, and the one that is chosen."""

    rows: tuple[RuleRow, ...]
    at: int


def row_box(line: int) -> Box:
    """Where the line of a rule lies; line 0 is the uppermost that is seen."""
    return _LEFT, _TOP + line * _STEP, _WIDE, _ROW_H


def _ticket_box(line: int) -> Box:
    x, y, w, h = row_box(line)
    return x - 2, y - 3, w + 4, h + 6


class Editor:
    """Shown while anybody is at the house rules."""

    def __init__(self, scene: Scene, texts: Words) -> None:
        self._paper, self._layer = scene.layer(), scene.layer()
        self._texts = texts
        self._paper.image("playbill", X, Y)
        title = texts("lobby-rules-title")
        size = self._paper.letters.fit(title, 34, W - 50, "cinzel900")
        self._paper.text(
            title, X + W / 2, Y + 50, size, face="cinzel900", colour=style.GARNET, align="center"
        )
        self._ticket = self._paper.panel("ticket_gilt", *_ticket_box(0))
        self._scene = scene
        self._shown: EditorFacts | None = None
        self.first = 0
        """The rule on the uppermost line."""
        self._layers = (self._paper, self._layer)
        self.visible = False

    @property
    def visible(self) -> bool:
        """Whether the back of the bill is seen."""
        return self._paper.visible

    @visible.setter
    def visible(self, value: bool) -> None:
        for layer in self._layers:
            layer.visible = value

    def show(self, facts: EditorFacts) -> None:
        """Show these rules."""
        if facts == self._shown:
            return
        self._shown = facts
        rules = len(facts.rows) - 1
        if facts.at < rules:
            self.first = min(max(self.first, facts.at - VISIBLE + 1), facts.at)
        self.first = max(0, min(self.first, rules - VISIBLE))
        self._layer.clear()
        for line, (place, row) in enumerate(self._seen(facts)):
            self._row(row, line, place == facts.at, rule=place < rules)
            if place == facts.at:
                self._slide_to(_ticket_box(line))
        self._more(rules)
        self._hint(facts.rows[facts.at].hint)

    def _seen(self, facts: EditorFacts) -> list[tuple[int, RuleRow]]:
        rules = list(enumerate(facts.rows[:-1]))[self.first : self.first + VISIBLE]
        return [*rules, (len(facts.rows) - 1, facts.rows[-1])]

    def lines(self) -> list[tuple[int, Box]]:
        """Which row of the facts lies where, for the mouse."""
        if self._shown is None:
            return []
        return [(place, row_box(line)) for line, (place, _) in enumerate(self._seen(self._shown))]

    def fade_in(self) -> None:
        """The bill is turned over."""
        for layer in self._layers:
            self._scene.flourish(slide(partial(setattr, layer, "alpha"), 60, 255, _TURN, "out-quad"))

    def _slide_to(self, box: Box) -> None:
        x, y, w, h = box
        gliding = 0.0 if self._layer.still else style.FOCUS_SECONDS
        self._scene.flourish(tween(self._ticket, gliding, "out-quad", x=x, y=y, w=w, h=h))

    def _row(self, row: RuleRow, line: int, here: bool, *, rule: bool) -> None:
        layer = self._layer
        x, y, w, h = row_box(line)
        name = "chip_garnet" if row.house else "chip_parchment"
        ink = style.PARCHMENT if row.house else style.INK
        if here:
            ink = style.INK
        elif rule:
            layer.panel(name, x, y, w, h)
        letters = layer.letters
        scissors = 26.0 if row.house else 0.0
        size = letters.fit(row.words, CHIP_SIZE, w - 22 - scissors)
        label = layer.text(
            row.words, x + (w + scissors) / 2, y + 25, size,
            face="fell" if rule else "fell-italic", colour=ink if rule or here else style.GARNET,
            align="center", within=(x, y, w, h),
        )  # fmt: skip
        if row.house:
            layer.image(
                "icon_scissors",
                label.box[0] - 17,
                y + h / 2,
                21,
                anchor=(0.5, 0.5),
                tint=style.GARNET if here else style.GOLD_LIGHT,
            )
        if rule:
            self._arrows(line, here)

    def _arrows(self, line: int, here: bool) -> list[Mark]:
        x, y, w, h = row_box(line)
        tint, alpha = (style.GARNET, 255) if here else (style.GOLD_DARK, 150)
        return [
            self._layer.image(
                "chevron", middle, y + h / 2, 12, anchor=(0.5, 0.5), tint=tint, alpha=alpha, mirror=mirror
            )
            for middle, mirror in ((x - 15, True), (x + w + 15, False))
        ]

    def _more(self, rules: int) -> None:
        """Small arrows where rules wait above or below."""
        for shown, y, angle in (
            (self.first > 0, _TOP - 8, -90),
            (self.first + VISIBLE < rules, _TOP + VISIBLE * _STEP - 1, 90),
        ):
            if shown:
                self._layer.image(
                    "chevron", X + W - 26, y, 10, anchor=(0.5, 0.5), tint=style.GARNET, angle=angle
                )

    def _hint(self, words: str) -> None:
        layer = self._layer
        size, high = fitting(layer, words)
        y = _HINT_Y + (_HINT_FOOT - _HINT_Y - high) / 2 + size * layer.letters.text_scale * 0.74
        layer.text(
            words, X + W / 2, y, size, face="fell-italic", colour=style.INK_2, align="center", wrap=_HINT_W,
            leading=1.08, within=(X + 14, _HINT_Y - 4, W - 28, _HINT_FOOT - _HINT_Y + 8),
        )  # fmt: skip


def fitting(layer: Layer, words: str) -> tuple[float, float]:
    """The largest size at which an explanation fits below the rules, and how high it is then."""
    letters = layer.letters
    size, least = 24.0, style.FLOOR / letters.text_scale
    while True:
        high = letters.measure(words, size, "fell-italic", _HINT_W, leading=1.08)[1]
        if high <= _HINT_FOOT - _HINT_Y or size <= least:
            return size, high
        size = max(least, size - 0.5)


def arrow_at(box: Box, x: float, y: float) -> Intent | None:
    """What a click on a row means: its left part goes back, its right part goes on."""
    left, top, w, h = box
    if not (left - 34 <= x < left + w + 34 and top - 2 <= y < top + h + 2):
        return None
    return Intent.LEFT if x < left + w * 0.35 else Intent.RIGHT
