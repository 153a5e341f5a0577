"""The buttons of whoever is asked: on the bar of the band, or beside a private fan."""

from collections.abc import Sequence

from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.match.hands import CLICK, Hands, PromptSpec
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark, Prompt

GAP = 20.0
"""Units between two prompts of a row."""
SIZES = ((31.0, 25.0), (29.0, 23.5), (27.0, 22.0))
"""Height of glyphs and of words, the largest first: the first with which a row has room is taken."""
_LINE = 38.0


class PromptRows:
    """Places prompts that the mouse may press, too."""

    def __init__(self, layer: Layer, texts: Words, hands: Hands) -> None:
        self.layer, self.texts, self.hands = layer, texts, hands

    def on_bar(
        self,
        player: Player,
        device: Device,
        asks: Sequence[PromptSpec],
        box: Box,
        colour: Colour = style.INK,
    ) -> float:
        """Put all of them into one row, as large as the box allows; return its right edge."""
        x, y, w, h = box
        sizes = next((size for size in SIZES if self._wide(device, asks, size) <= w), SIZES[-1])
        for ask in asks:
            x += self.prompt(player, device, ask, x, y + h / 2, sizes, colour) + GAP
        return x - GAP

    def width(self, device: Device, asks: Sequence[PromptSpec]) -> float:
        """Return how wide a row of these prompts is at its smallest."""
        return self._wide(device, asks, SIZES[-1])

    def has_room(self, device: Device, asks: Sequence[PromptSpec], wide: float) -> bool:
        """Say whether these prompts stand in a row of so many units."""
        return self.width(device, asks) <= wide

    def in_lines(self, player: Player, device: Device, asks: Sequence[PromptSpec], box: Box) -> None:
        """Put them into as many lines as they need, the last one at the foot of the box."""
        x, y, w, h = box
        lines: list[list[PromptSpec]] = [[]]
        for ask in asks:
            if lines[-1] and self._wide(device, [*lines[-1], ask], SIZES[0]) > w:
                lines.append([])
            lines[-1].append(ask)
        for number, line in enumerate(lines):
            left, middle = x, y + h - _LINE * (len(lines) - number - 0.5)
            for ask in line:
                left += self.prompt(player, device, ask, left, middle, SIZES[0]) + GAP

    def prompt(
        self,
        player: Player,
        device: Device,
        ask: PromptSpec,
        x: float,
        y: float,
        sizes: tuple[float, float] = SIZES[-1],
        colour: Colour = style.PARCHMENT,
    ) -> float:
        """Draw one prompt; return its width in units."""
        drawn = self._drawn(device, ask, x, y, sizes, colour)
        self.hands.spots.append(((x, y - sizes[0] / 2, drawn.width, sizes[0]), player, ask.intent))
        return drawn.width

    def glyph(self, player: Player, device: Device, intent: Intent, x: float, y: float) -> float:
        """Draw a button without words, which may be pressed, too; return its right edge."""
        size = SIZES[0][0]
        wide = GlyphMark(self.layer, self.layer.glyph(device, intent), x, y, size).width
        self.hands.spots.append(((x, y - size / 2, wide, size), player, intent))
        return x + wide

    def arrows(self, player: Player, device: Device, right: float, y: float) -> float:
        """Draw the two buttons that browse, without words, up to `right`; return where they begin."""
        size, left = SIZES[0][0], right
        for intent in (Intent.RIGHT, Intent.LEFT):
            probe = GlyphMark(self.layer, self.layer.glyph(device, intent), 0, y, size)
            wide = probe.width
            for mark in probe.marks:
                mark.remove()
            left -= wide if intent is Intent.RIGHT else wide + 8
            self.glyph(player, device, intent, left, y)
        return left

    def _drawn(
        self,
        device: Device,
        ask: PromptSpec,
        x: float,
        y: float,
        sizes: tuple[float, float],
        colour: Colour,
    ) -> Prompt:
        instead = CLICK if device == MOUSE else None
        words = self.texts(ask.key)
        return Prompt(
            self.layer,
            device,
            ask.intent,
            words,
            x,
            y,
            sizes[0],
            text_size=sizes[1],
            colour=colour,
            instead=instead,
        )

    def _wide(self, device: Device, asks: Sequence[PromptSpec], sizes: tuple[float, float]) -> float:
        """Return the width of a row of prompts."""
        wide = GAP * (len(asks) - 1)
        for ask in asks:
            probe = self._drawn(device, ask, 0, 0, sizes, style.INK)
            wide += probe.width
            probe.remove()
        return wide
