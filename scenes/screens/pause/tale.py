"""The story of the match so far, in the words of the table, read in the interval by whoever likes."""

from __future__ import annotations

from game.app.table import Table
from game.couch.couch import Couch
from game.input.devices import KEYS, Device
from game.input.intents import MOVES, Intent, Press
from scenes.draw import style
from scenes.screens.pause.tale_rows import tale_rows
from scenes.screens.pause.tale_sheet import TRACK, TaleSheet
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu
from scenes.widgets.header import Header

_ROWS = {Intent.UP: -1, Intent.DOWN: 1}
_TURNS = {Intent.PREVIOUS: -1, Intent.NEXT: 1, Intent.LEFT: -1, Intent.RIGHT: 1}
_ENDS = (Intent.ACCEPT, Intent.BACK, Intent.MENU)
_NOTCH = 2
"""Rows that one notch of the wheel moves."""
_CLOSE = (1068.0, 660.0, 340.0, 48.0)
"""Middle, top, width and height of the ticket that leads back."""
_BESIDE_TRACK = 14.0


class Tale(Scene):
    """What everybody saw, oldest first; it opens at the end, and nobody's secrets are in it."""

    def __init__(self, stage: Stage, table: Table, couch: Couch, device: Device | None = None) -> None:
        super().__init__(stage)
        self.table, self.couch, self.hand = table, couch, device or KEYS
        self._top: int | None = None

    def build(self) -> None:
        """Hang the curtains, unroll the sheet."""
        back, paper, words, foot = self.layer("back", opaque=True), self.layer(), self.layer(), self.layer()
        back.image("lobby_back", 0, 0)
        sitters = [self.couch[seat] for seat in self.couch.players]
        rows = tale_rows(self.table, self.stage.app.texts, [one.name for one in sitters])
        self.sheet = TaleSheet(paper, words, rows, [one.colour for one in sitters])
        if self._top is not None:
            self.sheet.go_to(self._top)
        Header(self.layer(), self.texts("pause-tale-title"))
        middle, top, wide, high = _CLOSE
        items = [("close", self.texts("pause-tale-close"), self.close_tale)]
        self.menu = Menu(self, self.layer(), items, x=middle, y=top, w=wide, h=high, gap=0, size=24)
        say = self.texts
        asks = [
            (Intent.UP, ""), (Intent.DOWN, say("pause-tale-rows")),
            (Intent.PREVIOUS, ""), (Intent.NEXT, say("pause-tale-turns")),
            (Intent.BACK, say("pause-tale-back")),
        ]  # fmt: skip
        self.hints = Hints(foot, asks, hand=self.hand, x=56, y=style.PROMPT_Y, align="left")

    def leave(self) -> None:
        """Remember the place, for when the window is drawn anew."""
        self._top = self.sheet.top

    def press(self, press: Press) -> None:
        """Scroll by rows or turns, whoever presses; go back."""
        if not press.down or (press.again and press.intent not in MOVES):
            return
        self.hand = press.device
        self.hints.heed(press.device)
        if press.intent in _ENDS:
            self.close_tale()
        elif press.intent in _ROWS:
            self._heard(self.sheet.move(_ROWS[press.intent]))
        elif press.intent in _TURNS:
            self._heard(self.sheet.turn(_TURNS[press.intent]))
        self._top = self.sheet.top

    def scroll(self, steps: float) -> None:
        """The wheel moves the sheet."""
        self.sheet.move(-round(steps * _NOTCH) or (-1 if steps > 0 else 1))
        self._top = self.sheet.top

    def click(self, x: float, y: float) -> None:
        """A click beside the sheet's edge goes to that place; the ticket leads back."""
        left, top, w, h = TRACK
        if left - _BESIDE_TRACK <= x <= left + w + _BESIDE_TRACK and top <= y <= top + h:
            self._heard(self.sheet.drag(y))
            self._top = self.sheet.top
            return
        super().click(x, y)

    def close_tale(self) -> None:
        """Back to the interval."""
        self.sounds.play("back")
        self.stage.pop()

    def _heard(self, moved: bool) -> None:
        self.sounds.play("page" if moved else "error")
