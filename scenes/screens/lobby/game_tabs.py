"""The strip of games: every game of the program, the chosen one on a gilt ticket."""

from __future__ import annotations

from collections.abc import Sequence

from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.lobby.games import GameEntry
from scenes.screens.lobby.seats.seat_facts import glyph_device
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene
from scenes.widgets.prompt import GlyphMark

STRIP: Box = (40.0, 588.0, 1200.0, 60.0)
_TAB_TOP, _TAB_HEIGHT = 592.0, 52.0
_LEFT_X, _RIGHT_X = 120.0, 1160.0
_MIDDLE = 618.0
_SIZE, _ICON = 24.0, 32.0
_ICON_AT, _WORDS_AT, _END = 32.0, 56.0, 24.0
_ICON_ONLY_WIDTH = 2 * _ICON_AT
"""Width of a game without its name, in units."""
_SHOULDER_XS = (86.0, 1194.0)
_SHOULDER_SIZE = 34.0


class GameTabs:
    """The tabs of the games, built once; the gilt ticket and the shoulder buttons change."""

    def __init__(self, scene: Scene, texts: Words, games: Sequence[GameEntry]) -> None:
        base, self._front, self._pills = scene.layer(), scene.layer(), scene.layer()
        base.panel("panel_lacquer", *STRIP)
        front = self._front
        self._scene = scene
        letters = base.letters
        titles = [texts(game.title) for game in games]
        self._wide = [letters.measure(title, _SIZE, "cinzel800")[0] + _WORDS_AT + _END for title in titles]
        self.boxes = self._laid(0)
        """The box of each game."""
        self._ticket = base.panel("ticket_gilt", *self.boxes[0])
        self._icons = [front.image(game.icon, 0, _MIDDLE, _ICON, anchor=(0.5, 0.5)) for game in games]
        self._titles = [front.text(title, 0, 627, _SIZE, face="cinzel800") for title in titles]
        self._at = -1
        self._reader: tuple[Device, bool] | None = None
        self.pills: list[tuple[Box, Intent]] = []
        """The boxes in which the mouse presses the shoulder buttons, with their intents."""

    @property
    def visible(self) -> bool:
        """Whether the games are shown; without them the strip is bare, and room for a sentence."""
        return self._front.visible

    @visible.setter
    def visible(self, value: bool) -> None:
        self._front.visible = self._pills.visible = self._ticket.visible = value

    def show(self, at: int, last: Device, *, mouse: bool = False) -> None:
        """Light the game at place `at`; show the shoulder buttons of the device that pressed last.

        `mouse`: arrows to be clicked in their place.
        """
        self._name_shoulders(glyph_device(last), mouse=mouse)
        if at == self._at:
            return
        self._at = at
        self.boxes = self._laid(at)
        self._ticket.reshape(*self.boxes[at])
        for place, (icon, title, box) in enumerate(zip(self._icons, self._titles, self.boxes, strict=True)):
            icon.x, title.x, title.within = box[0] + _ICON_AT, box[0] + _WORDS_AT, box
            title.visible = place == at or self._all_named
            icon.tint = style.INK if place == at else style.GOLD
            title.colour = style.INK if place == at else style.PARCHMENT_SHADE

    @property
    def _all_named(self) -> bool:
        """Whether the names of all games have room beside one another."""
        return sum(self._wide) <= _RIGHT_X - _LEFT_X

    def _laid(self, at: int) -> list[Box]:
        """The box of each game when the one at `at` is lit: it alone is named where not all can be."""
        wide = [
            w if place == at or self._all_named else _ICON_ONLY_WIDTH for place, w in enumerate(self._wide)
        ]
        gap = max(0.0, (_RIGHT_X - _LEFT_X - sum(wide)) / max(1, len(wide) - 1))
        lefts = [_LEFT_X + sum(wide[:place]) + gap * place for place in range(len(wide))]
        return [(left, _TAB_TOP, w, _TAB_HEIGHT) for left, w in zip(lefts, wide, strict=True)]

    def act_at(self, x: float, y: float) -> int | None:
        """The place on the strip of the game at x, y, if there is one."""
        for place, (left, top, w, h) in enumerate(self.boxes):
            if left <= x < left + w and top <= y < top + h:
                return place
        return None

    def _name_shoulders(self, device: Device, *, mouse: bool) -> None:
        if (device, mouse) == self._reader:
            return
        self._reader = (device, mouse)
        self._pills.clear()
        self.pills = []
        for middle, intent in zip(_SHOULDER_XS, (Intent.PREVIOUS, Intent.NEXT), strict=True):
            if mouse:
                back = intent is Intent.PREVIOUS
                self._pills.image("picker_arrow", middle, _MIDDLE, anchor=(0.5, 0.5), mirror=back)
            else:
                drawn = GlyphMark(self._pills, self._pills.glyph(device, intent), 0, _MIDDLE, _SHOULDER_SIZE)
                for mark in drawn.marks:
                    mark.x += middle - drawn.width / 2
            self.pills.append(((middle - 34, _TAB_TOP, 68, _TAB_HEIGHT), intent))
