"""The chip of a combat: one button shows it blow by blow, and the same one quickly again."""

from __future__ import annotations

from typing import Protocol

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.fighting.halts import Halts
from scenes.games.skirmish.table.layout import COMBAT_FOOT, END_TICKET, OFFERS_TICKET
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.match.hands import CLICK
from scenes.motion.timeline import Timeline
from scenes.widgets.prompt import Prompt

_EDGE, _GAP, _GLYPH, _WORDS = 12.0, 14.0, 28.0, 22.0
_RIGHT, _Y, _HIGH = END_TICKET[0] + END_TICKET[2], END_TICKET[1], END_TICKET[3]
"""It stands at the right of the foot, where a phase is ended at other times."""
_BESIDE_OFFERS = OFFERS_TICKET[0] - 10
"""Where it ends while offers wait."""


class Fight(Protocol):
    """The combat that is shown, as far as its chip knows it."""

    open: bool
    halts: Halts


class Showman(Protocol):
    """Who shows the combat."""

    fight: Fight


class StepStage(PartStage, Protocol):
    """The scene, as far as the chip knows it."""

    timeline: Timeline
    halted: bool

    @property
    def animator(self) -> Showman:
        """Who shows the combat."""


class StepChip(Part):
    """Anybody may slow a combat down: it is everybody's picture, and no clock runs while it waits."""

    def __init__(self, scene: StepStage) -> None:
        self._scene = scene
        self._strips, self._layer = scene.layer(), scene.layer()
        self._said: object = None
        scene.animator.fight.halts.wanted = scene.stage.settings.blow_by_blow
        self._box: Box = (_RIGHT, _Y, 0.0, _HIGH)

    @property
    def _playing(self) -> bool:
        """Whether a combat is on its way."""
        return self._scene.animator.fight.open and not self._scene.timeline.idle

    @property
    def _right(self) -> float:
        """Where the chip ends: it makes room for the offers that wait."""
        return _BESIDE_OFFERS if self._scene.shown.offers else _RIGHT

    def update(self, dt: float) -> None:
        """No time runs at the table while the picture waits; the chip says which button goes on."""
        halts = self._scene.animator.fight.halts
        self._scene.halted = self._playing and halts.waiting
        people = self._scene.hands.people
        device = self._scene.hands.device_of(people[0]) if people else None
        said = (device, halts.wanted, self._scene.halted, self._right) if self._playing and device else None
        if said != self._said:
            self._said = said
            self._draw()

    def press(self, player: Player, press: Press) -> bool:
        """The button turns steps on and off; what confirms goes on to the next one."""
        halts = self._scene.animator.fight.halts
        if not self._playing or not press.down or press.again:
            return False
        if press.intent is Intent.DOUBT:
            self.turn()
            return True
        if press.intent is Intent.ACCEPT and halts.wanted:
            halts.release()
            return True
        return False

    def click(self, x: float, y: float) -> bool:
        """A click on the chip turns steps on and off; one on the board of a combat that waits goes on."""
        if not self._playing:
            return False
        if is_in_box(self._box, x, y):
            self.turn()
            return True
        if self._scene.halted and is_in_box(COMBAT_FOOT, x, y):
            self._scene.animator.fight.halts.release()
            return True
        return False

    def turn(self) -> None:
        """From quick to step by step, or back, for good; it is heard."""
        halts = self._scene.animator.fight.halts
        halts.wanted = not halts.wanted
        self._scene.stage.app.change(blow_by_blow=halts.wanted)
        self._scene.sounds.play("wheel")

    def _draw(self) -> None:
        """The prompts of the chip, above the board of the dice."""
        self._strips.clear()
        self._layer.clear()
        right = self._right
        self._box = (right, _Y, 0.0, _HIGH)
        device = self._scene.hands.device_of(self._scene.hands.people[0]) if self._said else None
        if device is None:
            return
        quick = "fight-step-quick" if self._scene.animator.fight.halts.wanted else "fight-step-slow"
        asks = [(Intent.DOUBT, quick)]
        if self._scene.halted:
            asks.append((Intent.ACCEPT, "fight-step-next"))
        instead = CLICK if device == MOUSE else None
        x, middle = right - _EDGE, _Y + _HIGH / 2
        for intent, key in asks:
            words = self._scene.texts(key)
            x -= self._layer.letters.measure(words, _WORDS, "fell")[0] + _GLYPH + _GAP
            Prompt(self._layer, device, intent, words, x, middle, _GLYPH, text_size=_WORDS, instead=instead)
            x -= _GAP
        self._box = (x, _Y, right - x, _HIGH)
        self._strips.panel("ticket_lacquer", *self._box)
