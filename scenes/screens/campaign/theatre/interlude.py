"""The interval of a scene: go on, pass over the rest, read the journal, or leave for the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu
from scenes.widgets.header import Header
from scenes.widgets.veil import draw_veil

_TOP, _HIGH, _GAP, _WIDE = 176.0, 64.0, 18.0, 540.0
_DARK = 226.0
_TAG_Y, _TAG_SIZE, _TAG_WIDE = 590.0, 27.0, 900.0


class Way(NamedTuple):
    """A way out of the interval: its key, and what is done when the scene is played again."""

    key: str
    act: Callable[[], object]


class Interlude(Scene):
    """The choices over a scene that stands still; the first one goes on."""

    covers = False
    in_match = True

    def __init__(self, stage: Stage, ways: Sequence[Way], hand: Device) -> None:
        super().__init__(stage)
        self._ways, self.hand = tuple(ways), hand

    def build(self) -> None:
        """Lower a veil, and hang the tickets before it."""
        say, ui = self.texts, self.layer()
        draw_veil(ui, _DARK)
        Header(ui, say("theatre-interlude"))
        items = [(way.key, say(f"theatre-{way.key}"), self._taking(way)) for way in self._ways]
        at = self.menu.at if isinstance(self.menu, Menu) else None
        self.menu = Menu(
            self,
            self.layer(),
            items,
            x=640,
            y=_TOP,
            vertical=True,
            w=_WIDE,
            h=_HIGH,
            gap=_GAP,
            size=28,
            at=at,
        )
        self.tag = ui.text(
            "", 640, _TAG_Y, _TAG_SIZE, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
        )
        asks = [(Intent.ACCEPT, say("theatre-choose")), (Intent.BACK, say("theatre-resume"))]
        self.hints = Hints(ui, asks, hand=self.hand)

    def update(self, dt: float) -> None:
        """Write the line that explains the choice with the focus."""
        assert isinstance(self.menu, Menu)
        words = self.texts(f"theatre-{self.menu.at}-tag")
        self.tag.size = self.stage.letters.fit(words, _TAG_SIZE, _TAG_WIDE, "fell-italic")
        self.tag.text = words

    def press(self, press: Press) -> None:
        """Choose, whoever presses; BACK and MENU go on with the scene."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.sounds.play("back")
            self.stage.pop()
        elif isinstance(self.menu, Menu):
            self.menu.press(press)

    def click(self, x: float, y: float) -> None:
        """Choose a ticket, or press a prompt."""
        intent = self.hints.at(x, y)
        if intent is not None:
            self.press(Press(self.hand, intent))
        else:
            super().click(x, y)

    def _taking(self, way: Way) -> Callable[[], object]:
        def take() -> None:
            self.stage.pop()
            way.act()

        return take
