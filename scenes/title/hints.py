"""The prompt line of a screen that listens to everyone: it speaks the glyphs of whoever pressed last."""

from collections.abc import Sequence

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes import style
from scenes.layer import Layer
from scenes.widgets.prompt import Prompt, prompt_row

Ask = tuple[Intent, str]
"""What can be done, and its verb."""


class Hints:
    """Prompts for one hand at a time; the keyboard's until somebody presses something else."""

    def __init__(
        self,
        layer: Layer,
        asks: Sequence[Ask],
        *,
        hand: Device = KEYS,
        x: float = style.WIDTH / 2,
        y: float = style.PROMPT_Y,
        align: str = "center",
    ) -> None:
        self._layer, self._asks, self._x, self._y, self._align = layer, tuple(asks), x, y, align
        self.hand = hand if hand != MOUSE else KEYS
        """Whose glyphs are shown."""
        self._row: list[Prompt] = []
        self._write()

    def heed(self, device: Device) -> None:
        """Somebody pressed something on `device`: show its glyphs; a mouse is read like the keyboard."""
        hand = KEYS if device == MOUSE else device
        if hand != self.hand:
            self.hand = hand
            self._write()

    def say(self, asks: Sequence[Ask]) -> None:
        """Show other prompts."""
        if tuple(asks) != self._asks:
            self._asks = tuple(asks)
            self._write()

    def _write(self) -> None:
        for prompt in self._row:
            prompt.remove()
        asks = [(self.hand, intent, verb) for intent, verb in self._asks]
        self._row = prompt_row(self._layer, asks, self._x, self._y, align=self._align)
