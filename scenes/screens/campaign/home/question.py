"""The question before a story is put away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.input.devices import KEYS
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.screens.campaign.ink import Type, lay_words
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.widgets.button import Menu
from scenes.widgets.veil import draw_veil

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.shell.stage import Stage

_BOX: Box = (300, 190, 680, 330)


class Question(Scene):
    """Asks over the shelf; `yes` is called when it is answered so. No has the focus at first."""

    covers = False

    def __init__(self, stage: Stage, yes: Callable[[], object], device: Device | None = None) -> None:
        super().__init__(stage)
        self.yes, self.hand = yes, device or KEYS
        self.menu: Menu | None = None

    def build(self) -> None:
        """Dim the shelf, and ask."""
        layer, say = self.layer(), self.texts
        draw_veil(layer)
        layer.panel("panel_lacquer", *_BOX)
        x, y, w, _ = _BOX
        head = Type(32, "cinzel800", style.GOLD_LIGHT, "center")
        lay_words(layer, say("campaign-away-title"), (x + 40, y + 34, w - 80, 42), head, middle=True)
        words = Type(26, "fell", style.PARCHMENT, "center")
        lay_words(layer, say("campaign-away-words"), (x + 50, y + 90, w - 100, 100), words, middle=True)
        items = [("no", say("campaign-away-no"), self.close_now), ("yes", say("campaign-away-yes"), self._do)]
        self.menu = Menu(self, self.layer(), items, x=640, y=y + 224, w=270, h=56, gap=24)
        asks = [(Intent.ACCEPT, say("campaign-choose")), (Intent.BACK, say("campaign-back"))]
        self.hints = Hints(self.layer(), asks, hand=self.hand)

    def press(self, press: Press) -> None:
        """Answer, or go back without one."""
        if not press.down:
            return
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.close_now()
        elif self.menu:
            self.menu.press(press)

    def click(self, x: float, y: float) -> None:
        """Answer; beside the board, go back."""
        pressed = self.hints.at(x, y)
        if pressed is Intent.BACK or (pressed is None and not is_in_box(_BOX, x, y)):
            self.close_now()
        else:
            super().click(x, y)

    def close_now(self) -> None:
        """Close without doing anything."""
        self.sounds.play("back")
        self.stage.pop()

    def _do(self) -> None:
        self.stage.pop()
        self.yes()
