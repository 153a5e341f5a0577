"""The prompt line of a screen that listens to everyone: it shows the glyphs of the device pressed last."""

from collections.abc import Sequence

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.prompt import Prompt

Ask = tuple[Intent, str]
"""An intent and its verb; without a verb its glyph joins the one after it."""

_PROMPT_GAP, _PAIR_GAP = 34.0, -4.0
"""Units between two prompts, and between two glyphs of one verb."""
_EDGE, _LEAST_GAP = 26.0, 8.0
"""Units at the ends of a line, and between two prompts where there is little room."""
_REACH, _PADDING = 24.0, 2.0
"""Units from the middle of the line, and beside a prompt, in which the mouse still means it."""


def _narrowed(gaps: list[float], room: float) -> list[float]:
    """The gaps of a line, those between prompts narrower where the line would not fit."""
    wide = [one for one in gaps[:-1] if one > 0]
    excess = sum(gaps[:-1]) - room
    if excess <= 0 or not wide:
        return gaps
    less = excess / len(wide)
    return [max(_LEAST_GAP, one - less) if one > 0 else one for one in gaps]


class Hints:
    """Prompts for one device at a time; the keyboard's until somebody presses another."""

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
        """The device whose glyphs are shown."""
        self._row: list[Prompt] = []
        self._spots: list[tuple[Intent, float, float]] = []
        self._write()

    def at(self, x: float, y: float) -> Intent | None:
        """What the prompt under the mouse does; None beside them all."""
        if abs(y - self._y) > _REACH:
            return None
        return next((intent for intent, left, right in self._spots if left <= x < right), None)

    def box_of(self, intent: Intent) -> Box | None:
        """The box of the prompt of an intent; None where there is none."""
        found = next(((left, right) for one, left, right in self._spots if one is intent), None)
        return None if found is None else (found[0], self._y - _REACH, found[1] - found[0], 2 * _REACH)

    def heed(self, device: Device) -> None:
        """Show the glyphs of the device that was pressed; a mouse is read like the keyboard."""
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
        row = [Prompt(self._layer, self.hand, intent, verb, 0, self._y) for intent, verb in self._asks]
        self._row = [prompt for prompt in row if prompt.width]
        gaps = [
            _PROMPT_GAP if verb else _PAIR_GAP
            for prompt, (_, verb) in zip(row, self._asks, strict=True)
            if prompt.width
        ]
        words = sum(prompt.width for prompt in self._row)
        gaps = _narrowed(gaps, style.WIDTH - 2 * _EDGE - words)
        wide = words + sum(gaps[:-1])
        left = self._x - wide * {"left": 0.0, "center": 0.5, "right": 1.0}[self._align]
        self._spots = []
        asked = [intent for prompt, (intent, _) in zip(row, self._asks, strict=True) if prompt.width]
        for prompt, gap, intent in zip(self._row, gaps, asked, strict=True):
            prompt.move(left, self._y)
            self._spots.append((intent, left - _PADDING, left + prompt.width + _PADDING))
            left += prompt.width + gap
