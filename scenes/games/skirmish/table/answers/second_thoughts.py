"""Second thoughts at the table: a button held takes the whole phase back, and a line says when it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.player import TakeBack
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.answers.choice_ticket import TICKET
from scenes.games.skirmish.table.answers.families import NAMES, UNITS
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.widgets.caption import Caption

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.controller import Controller
    from scenes.match.hands import Hands
    from scenes.motion.timeline import Timeline
    from scenes.shell.null_sound import Words

PHASE_SECONDS = 0.6
"""Seconds for which the button is held that takes back the whole phase."""
COUNTS_SECONDS = 5.0
"""Seconds for which it is said that from here it counts."""
SEALED = ("take-back-dice", "take-back-seen")
"""Refusals of second thoughts: a die was rolled, or something hidden was seen."""
_X, _Y = (WINDOW[0] + 62.0 + TICKET[0]) / 2, 510.0
"""Its middle: left of what is asked, under what is remembered, above what is told at the foot."""
COUNTS_PLACE: Box = (_X - 160, _Y - 24, 320, 48)
"""What nothing else covers that chooses its own place."""


class Thinkers(Protocol):
    """The scene, as far as second thoughts must know it."""

    hands: Hands
    texts: Words
    timeline: Timeline

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know."""

    def layer(self) -> Layer:
        """Add a layer above all others."""

    def catch_up(self) -> None:
        """Show at once what is true."""


class SecondThoughts(Part):
    """A tap takes one order back (`Controller.feed`); held on, the phase begins again (S-31)."""

    def __init__(self, scene: Thinkers) -> None:
        self._scene = scene
        self.told = Caption(scene.layer(), x=_X, y=_Y, size=24, height=40)
        self._held: tuple[Player, float] | None = None
        self._answers: dict[Player, str | None] = {}
        """What was said last when each might have asked for it; a code of a refusal, or None."""
        self._sealed: object = None
        """The phase in which it was said last: once is enough."""

    def press(self, player: Player, press: Press) -> bool:
        """The button goes down, or comes up; the tap itself is the hand's."""
        if press.intent is Intent.DOUBT:
            self._held = (player, 0.0) if press.down and self._asked(player) else None
        return False

    def click(self, x: float, y: float) -> bool:
        """The mouse holds the prompt of the button."""
        hands = self._scene.hands
        player = hands.player_of(MOUSE)
        for box, owner, intent in hands.spots:
            if owner == player and intent is Intent.DOUBT and is_in_box(box, x, y) and self._asked(owner):
                self._held = owner, 0.0
        return False

    def drop(self) -> None:
        """The mouse button came up."""
        self._held = None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for whoever holds the button."""
        self.told.update(dt)
        if self._held is None:
            return
        player, held = self._held[0], self._held[1] + dt
        self._held = player, held
        if held >= PHASE_SECONDS:
            self._held = None
            self._begin_again(player)

    def refresh(self, *, idle: bool) -> None:
        """Say it once, where orders that could be taken back no longer can."""
        for player in self._scene.hands.people if idle else ():
            if not self._asked(player):
                continue
            refusal = self._hand(player).seat.refusal(TakeBack(player))
            code = refusal.code if refusal is not None else None
            before = self._answers.get(player, code)
            self._answers[player] = code
            view = self._scene.view
            phase = (view.round, view.active, view.phase)
            if code in SEALED and before not in SEALED and phase != self._sealed:
                self._sealed = phase
                self.told.say(self._scene.texts("skirmish-hand-counts"), seconds=COUNTS_SECONDS)

    def _hand(self, player: Player) -> Controller:
        hand: Controller = self._scene.hands.controllers[player]
        return hand

    def _asked(self, player: Player) -> bool:
        """Whether this player gives orders now, and none is half given."""
        hand = self._hand(player)
        return player in self._scene.hands.people and hand.family in (UNITS, NAMES) and not hand.path

    def _begin_again(self, player: Player) -> None:
        whole = TakeBack(player, "phase")
        if self._hand(player).seat.refusal(whole) is None:
            self._scene.catch_up()
            self._scene.hands.do(whole)
