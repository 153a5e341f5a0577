"""The strip of acts: every game of the house, the one on the playbill on a gilt ticket."""

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
_TOP, _HIGH = 592.0, 52.0
_FROM, _TO = 120.0, 1160.0
_MIDDLE = 618.0
_SIZE, _ICON = 24.0, 32.0
_ICON_AT, _WORDS_AT, _END = 32.0, 56.0, 24.0
_BARE = 2 * _ICON_AT
"""How wide a game without its name is."""
_PILLS = (86.0, 1194.0)
_PILL = 34.0


class GameTabs:
    """Built once; the gilt ticket and the pills of the shoulders change."""

    def __init__(self, scene: Scene, texts: Words, games: Sequence[GameEntry]) -> None:
        base, front, self._pills = scene.layer(), scene.layer(), scene.layer()
        base.panel("panel_lacquer", *STRIP)
        self._scene = scene
        letters = base.letters
        titles = [texts(game.title) for game in games]
        self._wide = [letters.measure(title, _SIZE, "cinzel800")[0] + _WORDS_AT + _END for title in titles]
        self.boxes = self._laid(0)
        """Where each game stands."""
        self._ticket = base.panel("ticket_gilt", *self.boxes[0])
        self._icons = [front.image(game.icon, 0, _MIDDLE, _ICON, anchor=(0.5, 0.5)) for game in games]
        self._titles = [front.text(title, 0, 627, _SIZE, face="cinzel800") for title in titles]
        self._at = -1
        self._reader: Device | None = None
        self.pills: list[tuple[Box, Intent]] = []
        """Where the mouse presses the shoulders."""

    def show(self, at: int, last: Device) -> None:
        """Light the act at this place; write the shoulders as the hand that pressed last reads them."""
        self._name_shoulders(glyph_device(last))
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
        return sum(self._wide) <= _TO - _FROM

    def _laid(self, at: int) -> list[Box]:
        """Where each game stands when that at a place is lit: it alone is named where not all can be."""
        wide = [w if place == at or self._all_named else _BARE for place, w in enumerate(self._wide)]
        gap = max(0.0, (_TO - _FROM - sum(wide)) / max(1, len(wide) - 1))
        lefts = [_FROM + sum(wide[:place]) + gap * place for place in range(len(wide))]
        return [(left, _TOP, w, _HIGH) for left, w in zip(lefts, wide, strict=True)]

    def act_at(self, x: float, y: float) -> int | None:
        """The act under the mouse."""
        for place, (left, top, w, h) in enumerate(self.boxes):
            if left <= x < left + w and top <= y < top + h:
                return place
        return None

    def _name_shoulders(self, device: Device) -> None:
        if device == self._reader:
            return
        self._reader = device
        self._pills.clear()
        self.pills = []
        for middle, intent in zip(_PILLS, (Intent.PREVIOUS, Intent.NEXT), strict=True):
            drawn = GlyphMark(self._pills, self._pills.glyph(device, intent), 0, _MIDDLE, _PILL)
            for mark in drawn.marks:
                mark.x += middle - drawn.width / 2
            self.pills.append(((middle - 34, _TOP, 68, _HIGH), intent))
