"""The frame of every game's backstage: tabs between shoulder buttons, prompts, the way back."""

from collections.abc import Callable, Iterable, Sequence

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.motion.timeline import slide_value
from scenes.shell.scene import Scene
from scenes.widgets.header import Header
from scenes.widgets.prompt import GlyphMark, Prompt

TAB_X, TAB_Y, TAB_H = 54.0, 92.0, 44.0
"""Units: left of the first tab, top and height of all."""
TAB_SIZE, TAB_MIN_WIDTH = 25.0, 64.0

Step = tuple[Intent, str]
"""An intent and its words; without words its glyph stands before the next one's."""


class BackstageFrame:
    """Draws the frame of a backstage; `tabs`, `leave` and `atelier` are boxes that the mouse may press."""

    def __init__(self, scene: Scene, title: str) -> None:
        self.texts = scene.texts
        self.tabs: list[Box] = []
        self.leave: Box = (0, 0, 0, 0)
        self.atelier: Box = (0, 0, 0, 0)
        self._scene = scene
        scene.layer("back", opaque=True).image("lobby_back", 0, 0)
        self._title = title

    def close(self, moving: Iterable[Layer]) -> None:
        """Put tabs, prompts and the valance above everything drawn so far, and let the picture rise."""
        scene = self._scene
        self._heads, self._foot = scene.layer(), scene.layer()
        Header(scene.layer(), self._title)
        if not scene.stage.look.reduced_motion:
            for layer in (*moving, self._heads):
                scene.flourish(slide_value(_lift(layer), 60, 0, 0.26, "out-cubic"))

    def show_tabs(self, device: Device, words: Sequence[str], lit: int) -> None:
        """Show the tabs, the one numbered `lit` in gilt, between the buttons that turn them."""
        layer = self._heads
        layer.clear()
        self.tabs = []
        x = TAB_X
        x += self._shoulder(device, Intent.PREVIOUS, x) + 10
        for tab, said in enumerate(words):
            wide = max(TAB_MIN_WIDTH, layer.letters.measure(said, TAB_SIZE, "cinzel700")[0] + 44)
            self._tab(said, (x, TAB_Y, wide, TAB_H), lit=tab == lit)
            x += wide + 12
        self._shoulder(device, Intent.NEXT, x)

    def _tab(self, words: str, box: Box, *, lit: bool) -> None:
        x, y, w, h = box
        self.tabs.append(box)
        self._heads.panel("ticket_gilt" if lit else "ticket_lacquer", x, y, w, h)
        colour = style.INK if lit else style.GOLD_LIGHT
        self._heads.text(
            words, x + w / 2, y + 31, TAB_SIZE, face="cinzel700", colour=colour, align="center", within=box
        )

    def _shoulder(self, device: Device, intent: Intent, x: float) -> float:
        layer = self._heads
        return GlyphMark(layer, layer.glyph(device, intent), x, TAB_Y + TAB_H / 2, 32).width

    def show_foot(self, device: Device, steps: Sequence[Step]) -> None:
        """Show what each button does, and the way back to the winners.

        Where words are so large that they have no room, those that come first, and are best known, give way.
        """
        layer, y = self._foot, style.PROMPT_Y
        shown = list(steps)
        while True:
            layer.clear()
            end = self._row(device, shown)
            back = Prompt(layer, device, Intent.BACK, self.texts("finale-back"), 0, y)
            left = 1244 - back.width
            if end <= left or not shown:
                break
            shown = shown[1 + next((n for n, (_, words) in enumerate(shown) if words), 0) :]
        back.move(left, y)
        self.leave = (left - 10, y - 22, back.width + 20, 44)

    def _row(self, device: Device, steps: Sequence[Step]) -> float:
        """Show some prompts in a row from the left; returns where they end."""
        x, y = 40.0, style.PROMPT_Y
        self.atelier = (0.0, 0.0, 0.0, 0.0)
        for intent, words in steps:
            if words:
                wide = Prompt(self._foot, device, intent, words, x, y).width
                if intent is Intent.PEEK:
                    self.atelier = (x - 10, y - 22, wide + 20, 44)
                x += wide + 34
            else:
                x += GlyphMark(self._foot, self._foot.glyph(device, intent), x, y, 33).width + 6
        return x - 14

    def tab_at(self, x: float, y: float) -> int | None:
        """The number of the tab at x, y, if there is one."""
        return next((tab for tab, box in enumerate(self.tabs) if style.is_in_box(box, x, y)), None)


def _lift(layer: Layer) -> Callable[[float], None]:
    """A function that shifts a whole layer downwards, by units."""

    def move(value: float) -> None:
        layer.dy = value

    return move
