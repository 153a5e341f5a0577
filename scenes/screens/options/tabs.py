"""The strip of tabs at the foot of the options, with the buttons that turn them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.widgets.prompt import Prompt

_STRIP: Box = (40, 588, 1200, 60)
_MIDDLE = 618.0
_TAB_WIDTH, _TAB_HEIGHT = 232, 52
_TAB_STEP = 262
_SIZE = 26


class OptionTabs:
    """The tabs side by side; the open one is gilt."""

    def __init__(
        self,
        layer: Layer,
        names: Sequence[tuple[str, str]],
        opened: int,
        hand: Device,
        chosen: Callable[[int], object],
    ) -> None:
        """`names` are the icon and the words of each tab; `chosen` is told the number of a clicked one."""
        self._layer, self._chosen = layer, chosen
        layer.panel("panel_lacquer", *_STRIP)
        self._boxes = [_box(place, len(names)) for place in range(len(names))]
        for place, (icon, words) in enumerate(names):
            self._tab(icon, words, self._boxes[place], lit=place == opened)
        self._shoulders: list[Prompt] = []
        self.heed(hand)

    def heed(self, device: Device) -> None:
        """Show the shoulder buttons of the device pressed last."""
        hand = KEYS if device == MOUSE else device
        for prompt in self._shoulders:
            prompt.remove()
        left, _, wide, _ = _STRIP
        before = Prompt(self._layer, hand, Intent.PREVIOUS, "", left + 22, _MIDDLE)
        after = Prompt(self._layer, hand, Intent.NEXT, "", 0, _MIDDLE)
        after.move(left + wide - 14 - after.width, _MIDDLE)
        self._shoulders = [before, after]

    def click(self, x: float, y: float) -> bool:
        """Open the tab at x, y; True when there is one."""
        for place, (left, top, wide, high) in enumerate(self._boxes):
            if left <= x < left + wide and top <= y < top + high:
                self._chosen(place)
                return True
        return False

    def _tab(self, icon: str, words: str, box: Box, *, lit: bool) -> None:
        left, top, wide, high = box
        if lit:
            self._layer.panel("ticket_gilt", *box)
        colour = style.INK if lit else style.GOLD_LIGHT
        face = "cinzel800" if lit else "cinzel700"
        size = self._layer.letters.fit(words, _SIZE, wide - 84, face)
        run = 38 + self._layer.letters.measure(words, size, face)[0]
        start = left + (wide - run) / 2
        self._layer.image(icon, start + 14, top + high / 2, 30, anchor=(0.5, 0.5), tint=colour)
        self._layer.text(
            words, start + 38, top + high / 2 + size * 0.34, size, face=face, colour=colour, within=box
        )


def _box(place: int, count: int) -> Box:
    left = style.WIDTH / 2 - (_TAB_STEP * (count - 1) + _TAB_WIDTH) / 2 + _TAB_STEP * place
    return left, _MIDDLE - _TAB_HEIGHT / 2, _TAB_WIDTH, _TAB_HEIGHT
