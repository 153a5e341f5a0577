"""The shoulder buttons: a tap goes to the next own unit that may act, held it zooms; both show reaches.

Both held begin to measure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from game.core.rules import Player
from game.input.intents import Intent, Press
from scenes.draw.style import Box
from scenes.games.skirmish.table.answers.crumbs import UNIT, Crumb
from scenes.games.skirmish.table.answers.tool import MarkingTool
from scenes.games.skirmish.table.field.lens import Lens
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.danger import DangerOrder
from scenes.games.skirmish.table.seeing.measuring import Measuring
from scenes.games.skirmish.table.seeing.reaching import Reaching
from scenes.games.skirmish.table.seeing.seeing_stage import ordering_hand, ready_units
from scenes.widgets.prompt import Prompt

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

_Part = TypeVar("_Part", bound=Part)
STEPS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
HOLD_SECONDS = 0.35
"""Seconds after which a shoulder that is held changes the distance, and goes to no other unit."""

HINT: Box = (WINDOW[0] + 58, WINDOW[1] + 10, 100, 42)
"""Where it is told what the shoulders do, beside the chip of reaches; it grows to the right."""


class Shoulders(Part):
    """Whoever orders goes round his units, the most threatened first, or round the targets of what he marks.

    Others change the distance at a tap.
    """

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self._held: dict[Player, dict[Intent, float]] = {}
        self._spent: set[Player] = set()
        """Who holds a shoulder that has done what it does."""
        self._both: dict[Player, float] = {}
        """Who holds both, and for how long."""
        self._danger: DangerOrder | None = None
        self._about: object = None
        self._layer = scene.layer()
        self._told: object = None

    # presses

    def press(self, player: Player, press: Press) -> bool:
        """A shoulder goes down, or comes up."""
        if press.intent not in STEPS:
            return False
        held = self._held.setdefault(player, {})
        if press.down and not press.again:
            held[press.intent] = 0.0
            if len(held) > 1:
                self._both[player] = 0.0
        elif not press.down:
            known = held.pop(press.intent, None) is not None
            if self._both.pop(player, None) is not None:
                self._spent.add(player)
                self._part(Reaching).turn()
            if known and player not in self._spent:
                self._tap(player, STEPS[press.intent])
            if not held:
                self._spent.discard(player)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for whoever holds a shoulder, and a slice of a look at the dangers."""
        for player, held in self._held.items():
            for intent in held:
                held[intent] += dt
                if player in self._both:
                    continue
                if held[intent] >= HOLD_SECONDS and player not in self._spent:
                    self._spent.add(player)
                    self._part(Lens).step(STEPS[intent])
        for player, held_both in list(self._both.items()):
            self._both[player] = held_both + dt
            if held_both + dt >= HOLD_SECONDS:
                del self._both[player]
                self._spent.add(player)
                self._part(Measuring).begin(player)
        if self._danger is not None and not self._danger.done:
            self._danger.work()

    def _tap(self, player: Player, step: int) -> None:
        hand: Controller = self._scene.hands.controllers[player]
        if isinstance(hand.tool(), MarkingTool) and self._scene.timeline.idle:
            self._scene.hands.answer(player, Intent.NEXT if step > 0 else Intent.PREVIOUS)
        elif hand is not ordering_hand(self._scene):
            self._part(Lens).step(step)
        elif self._scene.timeline.idle:
            self.cycle(hand, step)

    # going round

    def refresh(self, *, idle: bool) -> None:
        """Begin to look at the dangers of whoever's turn it is to give orders."""
        hand = ordering_hand(self._scene) if idle else None
        self._tell(None if hand is None or isinstance(hand.tool(), MarkingTool) else hand)
        if hand is None:
            return
        about = (self._scene.table.ticks, hand.me)
        if about != self._about:
            self._about = about
            self._danger = DangerOrder(self._scene.board(), ready_units(hand))

    def _tell(self, hand: Controller | None) -> None:
        """Say what the shoulders do, in the glyphs of whoever gives orders."""
        device = self._scene.hands.device_of(hand.me) if hand is not None else None
        if device == self._told:
            return
        self._told = device
        self._layer.clear()
        if device is None or not self._layer.glyph(device, Intent.NEXT):
            return
        x, y = HINT[0] + 12, HINT[1] + HINT[3] / 2
        panel = self._layer.panel("chip_lacquer", *HINT)
        for intent in STEPS:
            words = self._scene.texts("skirmish-seeing-next") if intent is Intent.NEXT else ""
            x += Prompt(self._layer, device, intent, words, x, y, 26, text_size=22).width + 4
        panel.reshape(*HINT[:2], x - HINT[0] + 8, HINT[3])

    def cycle(self, hand: Controller, step: int) -> None:
        """Choose the next own unit that may act, or the one before."""
        self.refresh(idle=True)
        ready = self._danger.order if self._danger is not None else ready_units(hand)
        if not ready:
            return
        now = hand.path[0].worth[0] if hand.path and hand.path[0].kind == UNIT else None
        at = ready.index(now) + step if now in ready else (0 if step > 0 else -1)
        hand.path, hand.cursor = (Crumb(UNIT, (ready[at % len(ready)],)),), 0
        self._scene.sounds.play("focus")

    def _part(self, kind: type[_Part]) -> _Part:
        """The part of a kind."""
        return next(part for part in self._scene.parts if isinstance(part, kind))
