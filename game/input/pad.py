"""One pad: its raw buttons, triggers and sticks become presses."""

from typing import NamedTuple

from game.input.bindings import Bindings
from game.input.devices import Button, Device
from game.input.intents import Intent, Press
from game.input.nav import Nav, Step

TRIGGER_ENTER, TRIGGER_LEAVE = 0.5, 0.35
"""Pull of a trigger (0 to 1) from which it counts, and below which it stops counting."""


class Leans(NamedTuple):
    """Where the sticks of a pad stand, each from −1 to 1; x grows rightwards, y downwards."""

    left: tuple[float, float] = (0.0, 0.0)
    right: tuple[float, float] = (0.0, 0.0)


class PadHand:
    """The present state of one pad; whoever reads the hardware tells it every change."""

    def __init__(self, device: Device, bindings: Bindings) -> None:
        self.device = device
        self._bindings = bindings
        self._nav = Nav()
        self._held: dict[Button, Intent] = {}
        self._cross: set[Intent] = set()
        self.leans = Leans()
        """Where the sticks stand: how far they are pushed, beside the presses that it makes."""

    def button(self, button: Button, *, down: bool) -> list[Press]:
        """Set that a button went down or up; return the presses."""
        if down:
            return self._down(button)
        intent = self._held.pop(button, None)
        ended = intent is not None and intent not in self._held.values()
        return [Press(self.device, intent, down=False)] if ended and intent else []

    def trigger(self, button: Button, pull: float) -> list[Press]:
        """Set how far a trigger is pulled, 0 to 1; return the presses."""
        down = pull >= (TRIGGER_LEAVE if button in self._held else TRIGGER_ENTER)
        return [] if down == (button in self._held) else self.button(button, down=down)

    def cross(self, arm: Intent, *, down: bool) -> list[Press]:
        """Set that one arm of the d-pad went down or up; return the presses."""
        (self._cross.add if down else self._cross.discard)(arm)
        held = self._cross
        x = (Intent.RIGHT in held) - (Intent.LEFT in held)
        y = (Intent.DOWN in held) - (Intent.UP in held)
        return self._said(self._nav.cross(x, y))

    def stick(self, x: float, y: float) -> list[Press]:
        """Set where the left stick is, −1 to 1, y downwards; return the presses."""
        self.leans = self.leans._replace(left=(x, y))
        return self._said(self._nav.stick(x, y))

    def right_stick(self, x: float, y: float) -> None:
        """Set where the right stick is, −1 to 1, y downwards; it presses nothing."""
        self.leans = self.leans._replace(right=(x, y))

    def poll(self, dt: float) -> list[Press]:
        """The presses repeated within `dt` seconds by a held direction."""
        return self._said(self._nav.update(dt)) if self._nav.direction else []

    def release_all(self) -> list[Press]:
        """End every press: the pad is gone."""
        held = [*dict.fromkeys(self._held.values()), *filter(None, [self._nav.direction])]
        self._held.clear()
        self._cross.clear()
        self._nav = Nav()
        self.leans = Leans()
        return [Press(self.device, intent, down=False) for intent in held]

    def _down(self, button: Button) -> list[Press]:
        """Presses of a button that went down."""
        intent = self._bindings.meaning(self.device.family, button)
        if intent is None or button in self._held:
            return []
        begun = intent not in self._held.values()
        self._held[button] = intent
        return [Press(self.device, intent)] if begun else []

    def _said(self, steps: list[Step]) -> list[Press]:
        """Steps of a direction as presses of this pad."""
        return [Press(self.device, step.intent, down=step.down, again=step.again) for step in steps]
