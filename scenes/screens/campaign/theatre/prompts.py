"""The line of prompts below a scene: what the hand may do, and at its end the button that is held to skip."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.screens.title.prompt_line import Ask, Hints
from scenes.widgets.prompt import Prompt

_Y = 684.0
_LEFT, _RIGHT = 80.0, 1222.0
_BAR = (60.0, 662.0, 1184.0, 44.0)
_REACH = 22.0


class FootLine:
    """The prompts at the left, and the one that is held at the right, with a ring that fills."""

    def __init__(self, layer: Layer, hand: Device) -> None:
        self._layer, self._held = layer, ""
        layer.box(*_BAR, style.NIGHT, alpha=225)
        self._hints = Hints(layer, (), hand=hand, x=_LEFT, y=_Y, align="left")
        self._prompt: Prompt | None = None

    def say(self, asks: Sequence[Ask], held: str) -> None:
        """Show other prompts."""
        self._hints.say(asks)
        if held != self._held:
            self._held = held
            self._write()

    def heed(self, device: Device) -> None:
        """Show the glyphs of the device that was pressed last."""
        before = self._hints.hand
        self._hints.heed(device)
        if self._hints.hand != before:
            self._write()

    def fill(self, share: float) -> None:
        """Show for what share of its time the button was held."""
        if self._prompt:
            self._prompt.hold = share

    def at(self, x: float, y: float) -> Intent | None:
        """What the prompt under the mouse does; None beside them all."""
        if self._prompt and abs(y - _Y) <= _REACH:
            left, _, wide, _ = self._prompt.box
            if left <= x < left + wide:
                return Intent.MENU
        return self._hints.at(x, y)

    def _write(self) -> None:
        if self._prompt:
            self._prompt.remove()
        hand = KEYS if self._hints.hand == MOUSE else self._hints.hand
        prompt = Prompt(self._layer, hand, Intent.MENU, self._held, 0, _Y)
        prompt.move(_RIGHT - prompt.width, _Y)
        self._prompt = prompt
