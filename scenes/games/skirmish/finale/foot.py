"""The prompts at the foot of the screen after a battle; the mouse presses them, too."""

from collections.abc import Sequence

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.finale.papers.layout import PROMPT_Y
from scenes.games.skirmish.finale.record.rematch import Rematch
from scenes.shell.null_sound import Words
from scenes.widgets.prompt import GlyphMark, Prompt

_LEFT, _RIGHT, _GAP = 26.0, 1254.0, 26.0
_SIZE = 30.0
_BAR: Box = (26, 668, 1228, 5)


class Foot:
    """The line of prompts, written anew for each hand; `fill` shows how far a film has come."""

    def __init__(self, layer: Layer, texts: Words) -> None:
        self.layer, self.texts = layer, texts
        self.leave: Box = (0, 0, 0, 0)
        self.atelier: Box = (0, 0, 0, 0)
        self._boxes: list[tuple[Box, Intent]] = []
        self._bar: Drawable | None = None

    def show(self, device: Device, rematch: Rematch, *, large: bool) -> None:
        """Write the prompts for the holder of a device."""
        self.layer.clear()
        self._boxes, self._bar = [], None
        texts = self.texts
        again = "finale-skirmish-again" if rematch.people > 1 else "finale-again"
        steps = (
            (Intent.LEFT, ""),
            (Intent.RIGHT, texts("finale-skirmish-phases")),
            (Intent.UP, ""),
            (Intent.DOWN, texts("finale-skirmish-marks")),
            (Intent.ACCEPT, texts(again, n=len(rematch.ready), of=rematch.people)),
            (Intent.DOUBT, texts("finale-skirmish-film")),
            (Intent.COUNTER, texts("finale-skirmish-small" if large else "finale-skirmish-large")),
            (Intent.PEEK, texts("finale-make-like")),
        )
        for gap in (_GAP, 18.0, 10.0, 4.0):
            self.layer.clear()
            self._boxes = []
            if self._row(device, steps, gap) <= _RIGHT:
                return

    def _row(self, device: Device, steps: Sequence[tuple[Intent, str]], gap: float) -> float:
        """Write the prompts with so many units between them; returns where the last one ends."""
        texts, x = self.texts, _LEFT
        for intent, words in steps:
            if not words:
                x += GlyphMark(self.layer, self.layer.glyph(device, intent), x, PROMPT_Y, _SIZE).width + 5
                continue
            wide = Prompt(self.layer, device, intent, words, x, PROMPT_Y, _SIZE).width
            if intent is Intent.PEEK:
                self.atelier = (x - 8, PROMPT_Y - 20, wide + 16, 40)
            elif intent not in (Intent.RIGHT, Intent.DOWN):
                self._boxes.append(((x - 8, PROMPT_Y - 20, wide + 16, 40), intent))
            x += wide + gap
        back = Prompt(self.layer, device, Intent.BACK, texts("finale-skirmish-troupe"), x, PROMPT_Y, _SIZE)
        self.leave = (x - 8, PROMPT_Y - 20, back.width + 16, 40)
        return x + back.width

    def fill(self, share: float) -> None:
        """Show how far the film has come, 0 to 1."""
        x, y, w, h = _BAR
        if self._bar is not None:
            self._bar.remove()
        self._bar = self.layer.box(x, y, max(1.0, w * share), h, style.GOLD_LIGHT)

    def intent_at(self, x: float, y: float) -> Intent | None:
        """What the prompt under a place means."""
        return next((intent for box, intent in self._boxes if is_in_box(box, x, y)), None)
