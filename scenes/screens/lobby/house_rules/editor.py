"""The back of the game card: every house rule with its two arrows, and the meaning of the chosen one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import slide_value, tween
from scenes.screens.lobby.game_card import CHIP_SIZE, H, W, X, Y
from scenes.screens.lobby.game_facts import GameFacts
from scenes.screens.lobby.house_rules.values import ModSwitch
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene

VISIBLE_RULES = 7
"""Rules that are seen at once; more scroll."""

_TOP, _STEP, _ROW_H = Y + 66.0, 38.5, 34.0
_LEFT, _WIDE = X + 42.0, W - 84.0
_HINT_Y, _HINT_FOOT = Y + 392.0, Y + H - 18.0
_HINT_W = W - 56.0
_LEADING = 1.08
_MAX_RULES_WITH_PICTURES = 4
_TURN_SECONDS = 0.18


@dataclass(frozen=True)
class RuleRow:
    """One rule of the editor: its words now, whether the table changed it, and its explanation."""

    words: str
    house: bool
    hint: str
    turns: bool = True
    """Whether it has an arrow on each side."""


def mod_row(mod: ModSwitch, texts: Words) -> RuleRow:
    """The row of a mod that can be switched."""
    words = texts("lobby-mod", title=mod.title, on="on" if mod.on else "off")
    torn = texts("lobby-mod-broken") if mod.on and not mod.read else ""
    return RuleRow(words, mod.on, torn or mod.hint or texts("lobby-mod.hint"))


@dataclass(frozen=True)
class EditorFacts:
    """Every row, the last of which turns through named sets, and the number of the chosen one."""

    rows: tuple[RuleRow, ...]
    at: int
    game_facts: GameFacts | None = None
    """The game whose pictures fill the room that few rules leave."""


def _row_box(line: int) -> Box:
    """The box of a line; line 0 is the uppermost that is seen."""
    return _LEFT, _TOP + line * _STEP, _WIDE, _ROW_H


def _ticket_box(line: int) -> Box:
    x, y, w, h = _row_box(line)
    return x - 2, y - 3, w + 4, h + 6


class Line:
    """One row of the editor on the screen, built once."""

    def __init__(self, layer: Layer, line: int, *, rule: bool) -> None:
        x, y, w, h = self._box = _row_box(line)
        middle = (0.5, 0.5)
        self._layer = layer
        self._plain = layer.panel("chip_parchment", x, y, w, h)
        self._house = layer.panel("chip_garnet", x, y, w, h)
        self._scissors = layer.image("icon_scissors", x, y + h / 2, 21, anchor=middle)
        self._arrows = [
            layer.image("chevron", x - 15, y + h / 2, 12, anchor=middle, mirror=True),
            layer.image("chevron", x + w + 15, y + h / 2, 12, anchor=middle),
        ]
        face = "fell" if rule else "fell-italic"
        self._words = layer.text(
            "", x + w / 2, y + 25, CHIP_SIZE, face=face, align="center", within=self._box
        )
        self._all: tuple[Drawable, ...] = (
            self._plain,
            self._house,
            self._scissors,
            *self._arrows,
            self._words,
        )
        self._shown: tuple[RuleRow | None, bool] = (RuleRow("", False, ""), False)

    def show(self, row: RuleRow | None, *, here: bool) -> None:
        """Show this row, or nothing; with the cursor `here`, the words stand on its gilt ticket."""
        if (row, here) == self._shown:
            return
        self._shown = (row, here)
        for mark in self._all:
            mark.visible = row is not None
        if row is not None:
            self._say(row, here=here)

    def _say(self, row: RuleRow, *, here: bool) -> None:
        x, _, w, _ = self._box
        scissors = 26.0 if row.house else 0.0
        self._plain.visible = row.turns and not row.house and not here
        self._house.visible = row.turns and row.house and not here
        words = self._words
        words.text = row.words
        words.size = self._layer.letters.fit(row.words, CHIP_SIZE, w - 22 - scissors, words.face)
        words.squeeze(w - 22 - scissors)
        words.x = x + (w + scissors) / 2
        plain = style.INK if row.turns else style.GARNET
        words.colour = style.INK if here else style.PARCHMENT if row.house else plain
        self._scissors.visible = row.house
        self._scissors.tint = style.GARNET if here else style.GOLD_LIGHT
        self._scissors.x = words.box[0] - 17
        for arrow in self._arrows:
            arrow.visible = row.turns
            arrow.tint, arrow.alpha = (style.GARNET, 255) if here else (style.GOLD_DARK, 150)


class Editor:
    """The editor of the house rules, shown while anybody is at them."""

    def __init__(self, scene: Scene, texts: Words) -> None:
        self._paper, self._layer = scene.layer(), scene.layer()
        self._pictures = scene.layer()
        self._layers = (self._paper, self._layer, self._pictures)
        self._scene, self._shown = scene, EditorFacts((), 0)
        self._portrayed: tuple[GameFacts | None, int] = (None, 0)
        self._paper.image("playbill", X, Y)
        title = texts("lobby-rules-title")
        size = self._paper.letters.fit(title, 34, W - 50, "cinzel900")
        self._paper.text(
            title, X + W / 2, Y + 50, size, face="cinzel900", colour=style.GARNET, align="center"
        )
        self._ticket = self._paper.panel("ticket_gilt", *_ticket_box(0))
        self.first = 0
        """The number of the rule on the uppermost line."""
        self._lines = [
            Line(self._layer, line, rule=line < VISIBLE_RULES) for line in range(VISIBLE_RULES + 1)
        ]
        self._above, self._below = (
            self._layer.image("chevron", X + W - 26, y, 10, anchor=(0.5, 0.5), tint=style.GARNET, angle=angle)
            for y, angle in ((_TOP - 8, -90), (_TOP + VISIBLE_RULES * _STEP - 1, 90))
        )
        self._hint = self._layer.text(
            "", X + W / 2, _HINT_Y, 24, face="fell-italic", colour=style.INK_2, align="center", wrap=_HINT_W,
            leading=_LEADING, within=(X + 14, _HINT_Y - 4, W - 28, _HINT_FOOT - _HINT_Y + 8),
        )  # fmt: skip
        self.visible = False
        """Whether the back of the card is shown."""

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
            self.first = min(max(self.first, facts.at - VISIBLE_RULES + 1), facts.at)
        self.first = max(0, min(self.first, rules - VISIBLE_RULES))
        self._above.visible, self._below.visible = self.first > 0, self.first + VISIBLE_RULES < rules
        seen = self._seen()
        for line, shown in enumerate(self._lines):
            place = seen.get(line)
            shown.show(None if place is None else facts.rows[place], here=place == facts.at)
            if place == facts.at:
                self._slide_to(_ticket_box(line))
        self._explain(facts.rows[facts.at].hint)
        self._portray(facts.game_facts, rules)

    def _portray(self, billing: GameFacts | None, rules: int) -> None:
        """Draw three pictures of the game below few rules."""
        if (billing, rules) == self._portrayed:
            return
        self._portrayed = (billing, rules)
        self._pictures.clear()
        if billing is not None and rules <= _MAX_RULES_WITH_PICTURES:
            middle = _TOP + (rules + VISIBLE_RULES) / 2 * _STEP
            spots = [(X + 66.0 + 100 * step, middle) for step in range(3)]
            billing.portray(self._pictures, self._scene.stage.app.catalog, spots, 0.0)

    def lines(self) -> list[tuple[int, Box]]:
        """The number of each visible row and its box, for the mouse."""
        return [(place, _row_box(line)) for line, place in self._seen().items()]

    def fade_in(self) -> None:
        """Show the back of the card brightening: it has been turned over."""
        for layer in self._layers:
            self._scene.flourish(
                slide_value(partial(setattr, layer, "alpha"), 60, 255, _TURN_SECONDS, "out-quad")
            )

    def _seen(self) -> dict[int, int]:
        """The row on each line; the last row is always on the last line."""
        rules = len(self._shown.rows) - 1
        seen = range(self.first, min(rules, self.first + VISIBLE_RULES))
        return {**dict(enumerate(seen)), VISIBLE_RULES: rules}

    def _slide_to(self, box: Box) -> None:
        x, y, w, h = box
        gliding = 0.0 if self._layer.still or not self.visible else style.FOCUS_SECONDS
        self._scene.flourish(tween(self._ticket, gliding, "out-quad", x=x, y=y, w=w, h=h))

    def _explain(self, words: str) -> None:
        letters = self._layer.letters
        size, high = _fitting(self._layer, words)
        self._hint.text, self._hint.size = words, size
        self._hint.y = _HINT_Y + (_HINT_FOOT - _HINT_Y - high) / 2 + size * letters.text_scale * 0.74


def _fitting(layer: Layer, words: str) -> tuple[float, float]:
    """The largest size at which an explanation fits below the rules, and its height then, in units."""
    letters = layer.letters
    size, least = 24.0, style.FLOOR / letters.text_scale
    while True:
        high = letters.measure(words, size, "fell-italic", _HINT_W, leading=_LEADING)[1]
        if high <= _HINT_FOOT - _HINT_Y or size <= least:
            return size, high
        size = max(least, size - 0.5)


def arrow_at(box: Box, x: float, y: float) -> Intent | None:
    """The intent of a click on a row: its left part goes back, its right part goes on; None beside it."""
    left, top, w, h = box
    if not (left - 34 <= x < left + w + 34 and top - 2 <= y < top + h + 2):
        return None
    return Intent.LEFT if x < left + w * 0.35 else Intent.RIGHT
