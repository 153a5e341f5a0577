"""The interval while pads are away: the match waits for their seats, other devices, or bots."""

from __future__ import annotations

from functools import partial

from game.app.table import Table
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.screens.pause import seat_changes
from scenes.screens.pause.curtains import draw_interval
from scenes.screens.pause.leave import leave_match
from scenes.screens.pause.seat_card import HIGH, WIDE, SeatCard, held_with
from scenes.screens.title.prompt_line import Hints
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.button import Item, Menu

_MAX_CARDS, _CARD_STEP, _CARD_TOP = 4, 226, 158
"""With more seats that wait, seals are drawn, not cards; units from card to card, and their top."""
_SEAL_STEP = 150
_LINE_Y, _HOW_Y = 136, 436
_MENU_Y, _MENU_H, _MENU_GAP = 464, 50, 12


class AbsentSeats(Scene):
    """Names the seats that wait; closes by itself when none does any more."""

    covers = False
    menu: Menu

    def __init__(self, stage: Stage, table: Table, couch: Couch) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.hand: Device = KEYS

    @property
    def waiting(self) -> list[Sitter]:
        """The sitters whose pads are away."""
        return [self.couch[seat] for seat in self.couch.waiting]

    def build(self) -> None:
        """Draw the seats that wait, and the ways on."""
        ui = self.layer()
        waiting = self.waiting
        draw_interval(ui, self.texts("pause-absent-title"))
        self._line(ui, self._sentence(waiting), _LINE_Y, 28, "fell-italic", style.GOLD_LIGHT)
        draw = self._lodges if len(waiting) <= _MAX_CARDS else self._seals
        draw(self.layer(), waiting)
        self._line(ui, self.texts("pause-absent-how"), _HOW_Y, 27, "fell", style.PARCHMENT)
        self.menu = Menu(
            self, self.layer(), self._items(waiting), x=640, y=_MENU_Y,
            vertical=True, w=600, h=_MENU_H, gap=_MENU_GAP, size=26,
        )  # fmt: skip
        self.hints = Hints(ui, self._asks(), hand=self.hand)

    def enter(self) -> None:
        """Sound the interval."""
        self.sounds.play("pause")

    def update(self, dt: float) -> None:
        """Look which devices came back; when no seat waits, go on with the match."""
        for device in self.stage.pads.devices() if self.stage.pads else ():
            self.device_found(device)
        self._settle()

    # hands

    def press(self, press: Press) -> None:
        """Give a seat to a free device, lend it to a bot, choose, or leave the match."""
        if not press.down:
            return
        self.hand = press.device
        self.hints.heed(press.device)
        self.hints.say(self._asks())
        if press.intent is Intent.ACCEPT and self._free(press.device):
            self._take(press.device)
        elif press.intent is Intent.DOUBT:
            self._lend(self._seat())
        elif press.intent is Intent.MENU:
            self.quit()
        else:
            self.menu.press(press)

    def device_lost(self, device: Device) -> None:
        """Let one more seat wait."""
        if seat_changes.mark_pad_lost(self.couch, device):
            self.rebuild()

    def device_found(self, device: Device) -> None:
        """Give a pad that is back its own seat again."""
        if seat_changes.comes_back(self.couch, self.table, device):
            self.sounds.play("join")
            self._changed()

    def quit(self) -> None:
        """Go back to the title; the match stays in its save."""
        self.sounds.play("saved")
        leave_match(self.stage, self.table)

    def _take(self, device: Device) -> None:
        if seat_changes.take_over(self.couch, self.table, self._seat(), device):
            self.sounds.play("join")
            self._changed()
        else:
            self.sounds.play("error")

    def _lend(self, seat: int) -> None:
        if seat_changes.lend_seat_to_bot(self.couch, self.table, seat):
            self.sounds.play("leave")
            self._changed()

    def _lend_all(self) -> None:
        for sitter in self.waiting:
            seat_changes.lend_seat_to_bot(self.couch, self.table, sitter.seat)
        self.sounds.play("leave")
        self._changed()

    def _changed(self) -> None:
        if self.couch.waiting:
            self.rebuild()

    def _settle(self) -> None:
        if not self.couch.waiting and self.stage.scene is self and not self.stage.curtain.moving:
            self.stage.pop()

    def _free(self, device: Device) -> bool:
        """Whether a device has no seat at the table."""
        return device != MOUSE and self.couch.claim_of(device) is None and self.couch.voice(device) is None

    def _seat(self) -> int:
        """The seat of the choice with the focus, or the first that waits."""
        named = self.menu.at.removeprefix("bot-")
        return int(named) if named.isdecimal() else self.couch.waiting[0]

    # picture

    def _items(self, waiting: list[Sitter]) -> list[Item]:
        say = self.texts
        if len(waiting) > 2:
            items: list[Item] = [("bots", say("pause-absent-bots"), self._lend_all)]
        else:
            items = [
                (f"bot-{s.seat}", say("pause-absent-bot", name=s.name), partial(self._lend, s.seat))
                for s in waiting
            ]
        return [*items, ("quit", say("pause-quit"), self.quit)]

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        if self._free(self.hand):
            return [(Intent.ACCEPT, say("pause-absent-take")), (Intent.DOUBT, say("pause-absent-lend"))]
        return [(Intent.ACCEPT, say("pause-choose")), (Intent.DOUBT, say("pause-absent-lend"))]

    def _sentence(self, waiting: list[Sitter]) -> str:
        if len(waiting) == 1:
            return self.texts("pause-absent-one", name=waiting[0].name)
        return self.texts("pause-absent-many", n=len(waiting))

    def _device(self, sitter: Sitter) -> str:
        return held_with(sitter.device, self.texts) if sitter.device else self.texts("pause-absent-nobody")

    def _line(self, layer: Layer, words: str, y: float, size: float, face: str, colour: style.Colour) -> None:
        fitted = layer.letters.fit(words, size, 890, face)
        layer.text(words, 640, y, fitted, face=face, colour=colour, align="center")

    def _lodges(self, layer: Layer, waiting: list[Sitter]) -> None:
        left = 640 - (_CARD_STEP * (len(waiting) - 1) + WIDE) / 2
        for place, sitter in enumerate(waiting):
            SeatCard(layer, sitter, self._device(sitter), left + place * _CARD_STEP, _CARD_TOP)

    def _seals(self, layer: Layer, waiting: list[Sitter]) -> None:
        left = 640 - _SEAL_STEP * (len(waiting) - 1) / 2
        for place, sitter in enumerate(waiting):
            x = left + place * _SEAL_STEP
            layer.image(f"seal_{sitter.colour + 1}_grand", x, _CARD_TOP + 76, anchor=(0.5, 0.5))
            size = layer.letters.fit(sitter.name, 26, _SEAL_STEP - 12, "cinzel800")
            layer.text(sitter.name, x, _CARD_TOP + 160, size, face="cinzel800", align="center")
            words = self._device(sitter)
            size = layer.letters.fit(words, 23, _SEAL_STEP - 8)
            layer.text(words, x, _CARD_TOP + 196, size, colour=style.NEUTRAL, align="center")


assert _CARD_TOP + HIGH < _HOW_Y - 30
