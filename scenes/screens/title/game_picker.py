"""The question which game is meant: a few tickets over the title, for screens that every game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.input.devices import Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Menu

_WIDE, _TOP, _ROOM = 620.0, 148.0, 116.0
_TICKET_W, _TICKET_H, _GAP = 420.0, 62.0, 18.0
_SHADE = 185
_FOOT = 600.0


class GamePicker(Scene):
    """Asks which game is meant and closes; `chosen` is told its id. On BACK it is told nothing."""

    covers = False

    def __init__(
        self, stage: Stage, title: str, games: Sequence[str], chosen: Callable[[str], object], device: Device
    ) -> None:
        """`title` is a Fluent key; `games` are ids; the focus begins on the game that was played last."""
        super().__init__(stage)
        self.title, self.games, self.chosen, self.hand = title, tuple(games), chosen, device
        self._last = stage.app.settings.last_game
        self.menu: Menu | None = None
        """The tickets, once they are shown."""

    @property
    def at(self) -> str:
        """The id of the game with the focus."""
        return self.menu.at if self.menu else ""

    @property
    def board(self) -> Box:
        """The box of the board that the tickets lie on; a click beside it goes back."""
        high = _ROOM + len(self.games) * (_TICKET_H + _GAP) + 14
        return (style.WIDTH - _WIDE) / 2, _TOP, _WIDE, high

    def build(self) -> None:
        """Darken the title, and lay a ticket for each game on a board."""
        at = self.at or (self._last if self._last in self.games else None)
        ui = self.layer()
        ui.box(0, 0, style.WIDTH, style.HEIGHT, style.NIGHT, alpha=225 if style.high_contrast() else _SHADE)
        ui.panel("panel_lacquer", *self.board)
        words = self.texts(self.title)
        size = ui.letters.fit(words, 34, _WIDE - 60, "fell-italic")
        ui.text(words, 640, _TOP + 66, size, face="fell-italic", colour=style.GOLD_LIGHT, align="center")
        items = [(game, self.texts(f"game-{game}"), partial(self.choose, game)) for game in self.games]
        self.menu = Menu(
            self, self.layer(), items, x=640, y=_TOP + _ROOM,
            vertical=True, w=_TICKET_W, h=_TICKET_H, gap=_GAP, size=28, at=at,
        )  # fmt: skip
        say = self.texts
        asks = [(Intent.ACCEPT, say("title-which-choose")), (Intent.BACK, say("title-which-back"))]
        ui.box(0, _FOOT, style.WIDTH, style.HEIGHT - _FOOT, style.NIGHT, alpha=235)
        self.hints = Hints(self.layer(), asks, hand=self.hand)

    def choose(self, game: str) -> None:
        """Close, and tell which game was chosen."""
        self.stage.pop()
        self.chosen(game)

    def go_back(self) -> None:
        """Close without a choice."""
        self.sounds.play("back")
        self.stage.pop()

    def press(self, press: Press) -> None:
        """Choose, or go back."""
        if not press.down:
            return
        self.hints.heed(press.device)
        if press.intent in (Intent.BACK, Intent.MENU):
            self.go_back()
        elif self.menu:
            self.menu.press(press)

    def click(self, x: float, y: float) -> None:
        """Choose the ticket under the mouse; beside the board, go back."""
        if not is_in_box(self.board, x, y):
            self.go_back()
        else:
            super().click(x, y)
