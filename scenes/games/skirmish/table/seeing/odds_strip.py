"""The odds of what the cursor means, both ways, in one line each; held, the button that hurries says why."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from game.core.letters import with_capital
from game.core.rules import Player
from game.input.intents import Intent, Press
from game.rules.skirmish.flow.questions import CAST_SPELL, SHOOTING_ORDERS
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.answers.crumbs import TARGET, UNIT
from scenes.games.skirmish.table.layout import MOST_BESIDE_MAP, WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, NONE, odds_level
from scenes.games.skirmish.table.seeing.odds_words import CHARGE, FIGHT, SHOOT, SPELL, odds_line, odds_reasons
from scenes.games.skirmish.table.seeing.reaching import Reaching
from scenes.games.skirmish.table.seeing.reason_sheet import ReasonSheet
from scenes.games.skirmish.table.seeing.seeing_stage import looked_at, ordering_hand
from scenes.widgets.prompt import Prompt

if TYPE_CHECKING:
    from game.rules.skirmish.survey.pair_odds import PairOdds
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

_SLICE = 0.003
HOLD_SECONDS = 0.35
"""Seconds for which the button is held before reasons lie open."""
_X, _FOOT = WINDOW[0] + 12, WINDOW[1] + WINDOW[3] - 10
_BESIDE_MAP = 202.0
"""So far aside the lines lie, where the small map lies in a corner of the window."""
_HIGH, _STEP, _MOST_WIDE = 38.0, 42.0, 640.0
_BESIDE_HANDS = 54.0
"""What the chips of raised hands take at the left of the window."""
_SIZE = 24.0
_INCH = 1000


class Pair(NamedTuple):
    """One unit against another in one manner; where the first one's ghost stands."""

    unit: int
    other: int
    manner: str
    spell: str = ""
    pose: tuple[int, int, int] | None = None
    back: str = ""
    """The manner of the way back; empty: nobody asks."""


class OddsStrip(Part):
    """Looked up in slices, written at the foot of the window."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self._layer = scene.layer()
        self._left = _X + _BESIDE_MAP * (scene.shown.players > MOST_BESIDE_MAP)
        self._sheet = ReasonSheet(
            scene.layer(), self._left + _BESIDE_HANDS, self._left + _BESIDE_HANDS + _MOST_WIDE
        )
        self._level = odds_level(scene)
        self._mouse = (0.0, 0.0)
        self.pair: Pair | None = None
        """What is meant now."""
        self.odds: list[PairOdds] = []
        """What is known of it: there, then back."""
        self._key: object = None
        self._pieces: Generator[None, None, None] | None = None
        self._gap = 0
        self._said: object = None
        self._held: dict[Player, float] = {}
        self.opened = False
        """Whether the mouse has laid the reasons open."""
        self.box: Box | None = None
        """What the lines cover."""

    # what is meant

    def _meant(self) -> Pair | None:
        """The pair under the cursor; else the chosen unit, and that under the mouse, or before the ghost."""
        scene = self._scene
        hand = ordering_hand(scene)
        if not scene.timeline.idle or self._level == NONE or (hand is not None and hand.tool() is not None):
            return None
        crumb = hand.pointed() if hand is not None and hand.path else None
        if hand is not None and crumb is not None and crumb.kind == TARGET:
            spells = [one.worth[0] for one in hand.path if one.kind == SPELL]
            manner = {CAST_SPELL: SPELL, SHOOTING_ORDERS: SHOOT}.get(hand.kind or CAST_SPELL, CHARGE)
            if hand.path[0].kind == UNIT and crumb.worth[0] >= 0:
                back = CHARGE if manner == CHARGE else ""
                return Pair(
                    hand.path[0].worth[0], crumb.worth[0], manner, spells[0] if spells else "", back=back
                )
        return self._pointed()

    def _pointed(self) -> Pair | None:
        """The unit that is driven or chosen, and another army's unit under the mouse."""
        scene = self._scene
        other, units = scene.field.unit_at(*self._mouse), scene.shown.units
        if other is None:
            return self._faced()
        mine = looked_at(scene)
        if mine is None or units[mine].owner == units[other].owner:
            return None
        ghost = scene.steering.ghost
        moved = ghost is not None and ghost.order() is not None
        end = ghost.preview().end if ghost is not None and moved else None
        pose = (end.x, end.y, end.heading) if end is not None else None
        touching = other in scene.board().setting.ground.touching(scene.board().state, mine)
        manner = FIGHT if touching and pose is None else CHARGE
        return Pair(mine, other, manner, pose=pose, back=manner)

    def _faced(self) -> Pair | None:
        """While its reach is shown, the unit whose ghost is driven, and the nearest unit before it."""
        scene, ghost = self._scene, self._scene.steering.ghost
        shown = any(part.one is not None for part in scene.parts if isinstance(part, Reaching))
        gaps = ghost.preview().gaps if ghost is not None and shown else ()
        if ghost is None or not gaps:
            return None
        end, other = ghost.preview().end, min(gaps, key=lambda gap: gap[1])[0]
        moved = ghost.order() is not None
        pose = (end.x, end.y, end.heading) if moved else None
        return Pair(ghost.unit, other, CHARGE, pose=pose, back=CHARGE)

    # time

    def update(self, dt: float) -> None:
        """A slice of a look, and the words for what is known."""
        for player in self._held:
            self._held[player] += dt
        end = time.perf_counter() + _SLICE
        while self._pieces is not None and time.perf_counter() < end:
            try:
                next(self._pieces)
            except StopIteration:
                self._pieces = None
        self._write()

    def refresh(self, *, idle: bool) -> None:
        """Begin to look up another pair, or this one at another moment."""
        pair = self._meant() if idle else None
        key = (pair, self._scene.table.ticks)
        if key == self._key:
            return
        self._key, self.pair, self.odds, self._pieces = key, pair, [], None
        if pair is not None:
            self._pieces = self._look_up(pair)

    def _look_up(self, pair: Pair) -> Generator[None, None, None]:
        board = self._scene.board()
        if pair.pose is not None:
            board = board.if_stood(pair.unit, *pair.pose)
        self._gap = board.setting.ground.gap(board.state, pair.unit, pair.other)
        yield
        if self._level != FULL:
            return
        ask: Any = cast(Any, self._scene.odds)
        self.odds.append((yield from ask(board, pair.unit, pair.other, pair.manner, spell=pair.spell)))
        if pair.back:
            self.odds.append((yield from ask(board, pair.other, pair.unit, pair.back)))

    # words

    @property
    def explains(self) -> bool:
        """Whether reasons lie open."""
        return self.opened or any(held >= HOLD_SECONDS for held in self._held.values())

    def _write(self) -> None:
        """Write what is known, where it is something else than before."""
        said = (self.pair, len(self.odds), self._gap, self.explains) if self.pair is not None else None
        if said == self._said:
            return
        self._said = said
        self._layer.clear()
        self.box = None
        if self.pair is None:
            self.opened = False
            self._sheet.show(())
            return
        lines = self.lines()
        top = _FOOT - _HIGH - _STEP * (len(lines) - 1)
        widths = [
            self._line(line, top + _STEP * place, hint=place == len(lines) - 1)
            for place, line in enumerate(lines)
        ]
        self.box = (self._left, top, max(widths), _FOOT - top)
        open_ = self.explains and bool(self.odds)
        why = odds_reasons(self.odds[0], self._scene.stage.app.texts) if open_ else ()
        self._sheet.show(why, top - 8)

    def lines(self) -> list[str]:
        """What is written of the pair, there and back."""
        assert self.pair is not None
        texts = self._scene.stage.app.texts
        if not self.odds:
            inches = texts("skirmish-seeing-inches", n=round(self._gap / _INCH, 1))
            return [self._pair_words(self.pair.unit, self.pair.other, inches)]
        return [self._pair_words(one.attacker, one.target, odds_line(one, texts)) for one in self.odds]

    def _pair_words(self, unit: int, other: int, odds: str) -> str:
        texts, units = self._scene.texts, self._scene.shown.units
        name, foe = (with_capital(texts(f"name-{units[one].unit}")) for one in (unit, other))
        return texts("skirmish-seeing-pair", unit=name, foe=foe, odds=odds)

    def _line(self, words: str, y: float, *, hint: bool) -> float:
        layer = self._layer
        size = layer.letters.fit(words, _SIZE, _MOST_WIDE - 170)
        panel = layer.panel("battle_strip", self._left, y, 100, _HIGH)
        x = (
            self._left
            + 16
            + layer.text(words, self._left + 16, y + 26, size, colour=style.PARCHMENT).width
            + 16
        )
        hand = ordering_hand(self._scene)
        device = self._scene.hands.device_of(hand.me) if hand is not None else None
        if hint and device is not None and self.odds:
            why = self._scene.texts("skirmish-seeing-why")
            x += Prompt(layer, device, Intent.HURRY, why, x, y + _HIGH / 2, 26, text_size=22).width + 14
        panel.reshape(self._left, y, x - self._left, _HIGH)
        return x - self._left

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """The button that hurries lays the reasons open while it is held."""
        if press.intent is Intent.HURRY:
            if press.down:
                self._held[player] = 0.0
            else:
                self._held.pop(player, None)
        return False

    def point(self, x: float, y: float) -> bool:
        """The mouse is over something; over the lines themselves the pair stays."""
        if self.box is None or not is_in_box(self.box, x, y):
            self._mouse = x, y
        return False

    def click(self, x: float, y: float) -> bool:
        """A click on the lines lays the reasons open, or puts them away."""
        if self.box is not None and is_in_box(self.box, x, y):
            self.opened = not self.opened
            return True
        return False
