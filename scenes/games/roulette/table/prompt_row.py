"""The prompts at the foot of a plaque: as many as may be, smaller and shorter where room is scarce."""

from collections.abc import Iterable, Sequence

from game.input.devices import MOUSE, Device
from scenes.draw.layer import Layer
from scenes.draw.style import FLOOR, GLYPH_FLOOR, Box
from scenes.match.hands import CLICK, PromptSpec
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import Prompt

GAP = 14.0
"""Units between two prompts."""
SIZE = 30.0
TWO_ROWS = 50.0
"""The least height of a foot with room for two rows of prompts, in units."""


class PromptRow:
    """Lays prompts into the boxes it is given."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self.layer, self.texts = layer, texts

    def fitted(self, device: Device, asks: Sequence[PromptSpec], box: Box) -> list[Prompt]:
        """Prompts from left to right, in two rows on a narrow plaque; some may find no room even so."""
        sizes = (24.0, FLOOR, FLOOR / self.layer.letters.text_scale)
        prompts: list[Prompt] = []
        for size in sizes:
            remove_prompts(prompts)
            prompts = self.lay(device, asks, box, size)
            if len(prompts) == len(asks):
                break
        return prompts

    def lay(self, device: Device, asks: Sequence[PromptSpec], box: Box, size: float) -> list[Prompt]:
        """Draw as many prompts of one size as there is room for, each in the first row that has some left."""
        x, y, w, h = box
        rows = min(len(asks), 2 if h >= TWO_ROWS else 1)
        free, edge = [x] * rows, SIZE if h / rows >= SIZE else float(GLYPH_FLOOR)
        laid = []
        for ask in asks:
            for row in range(rows):
                middle = y + h * (row + 0.5) / rows
                prompt = self.prompt(device, ask, free[row], middle, edge, size)
                if free[row] + prompt.width <= x + w:
                    laid.append(prompt)
                    free[row] += prompt.width + GAP
                    break
                prompt.remove()
        return laid

    def prompt(
        self,
        device: Device,
        ask: PromptSpec,
        x: float,
        middle: float,
        edge: float,
        size: float,
    ) -> Prompt:
        """Draw a prompt, which the mouse may press too."""
        verb = self.texts(ask.key)
        instead = CLICK if device == MOUSE else None
        return Prompt(self.layer, device, ask.intent, verb, x, middle, edge, text_size=size, instead=instead)


def remove_prompts(prompts: Iterable[Prompt]) -> None:
    """Take prompts off the plaque again."""
    for prompt in prompts:
        prompt.remove()


def prompt_press_box(prompt: Prompt) -> Box:
    """Return the box where the mouse presses a prompt."""
    x, y, w, h = prompt.box
    return (x, y + (h - SIZE) / 2, w, SIZE)
