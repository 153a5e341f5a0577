"""The mouse in the lobby: everything that a hand can do has a place to be clicked."""

from __future__ import annotations

from typing import Protocol

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.footer import START_BOX, Footer
from scenes.screens.lobby.game_card import GameCard, is_on_game_card
from scenes.screens.lobby.game_tabs import GameTabs
from scenes.screens.lobby.hand import Reply
from scenes.screens.lobby.house_rules.chip_rows import chip_at
from scenes.screens.lobby.house_rules.editor import Editor, arrow_at
from scenes.screens.lobby.seats import letter_grid, naming
from scenes.screens.lobby.seats.pen import COLUMNS, ROWS
from scenes.screens.lobby.seats.seat_card import SeatCard
from scenes.screens.lobby.seats.seat_cards import SeatCards


class LobbyParts(Protocol):
    """The parts of the lobby that a mouse can click, as they are drawn."""

    footer: Footer
    strip: GameTabs
    bill: GameCard
    editor: Editor
    seat_cards: SeatCards


class Pointer:
    """The place of the mouse, and the meaning of its clicks."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self.seat: int | None = None
        """The seat that it would take or look after; never one that somebody plays."""

    def move(self, lobby: LobbyParts, x: float, y: float) -> bool:
        """Take note that the mouse is at x, y; True when it points at another seat than before."""
        loge = self._loge(lobby, x, y)
        model = self._controller.lobby_model
        seat = None
        if loge and (model.couch.seats[loge.seat] is None or loge.seat in model.adjustable_seats):
            seat = loge.seat
        moved, self.seat = seat != self.seat, seat
        return moved

    def click(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        """The reply to a click at x, y; None when nothing is there."""
        for look in (self._foot, self._acts, self._bill, self._loges):
            reply = look(lobby, x, y)
            if reply is not None:
                return reply
        return None

    def _foot(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        controller = self._controller
        if _inside(START_BOX, x, y):
            controller.mouse()
            return controller.start()
        model = controller.lobby_model
        for box, intent in lobby.footer.spots:
            if _inside(box, x, y):
                return controller.feed(model.hand(model.last), intent)
        return None

    def _acts(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        model = self._controller.lobby_model
        place = lobby.strip.act_at(x, y)
        if place is not None:
            return model.go_to_act(place)
        for box, intent in lobby.strip.pills:
            if _inside(box, x, y):
                return model.go_to_act(model.act_at + (1 if intent is Intent.NEXT else -1))
        return None

    def _bill(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        controller = self._controller
        if not is_on_game_card(x, y):
            return None
        if controller.lobby_model.editing:
            return self._rule(lobby, x, y)
        chip = chip_at(lobby.bill.chips, x, y)
        return controller.click_chip(chip.chip.name if chip else "")

    def _rule(self, lobby: LobbyParts, x: float, y: float) -> Reply:
        for row, box in lobby.editor.lines():
            meant = arrow_at(box, x, y)
            if meant:
                return self._controller.click_rule(row, 1 if meant is Intent.RIGHT else -1)
        return Reply()

    def _loges(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        loge = self._loge(lobby, x, y)
        if loge is None:
            return None
        if _inside(loge.plate, x, y) and self._controller.lobby_model.couch.seats[loge.seat]:
            return self._controller.click_plate(loge.seat)
        return (
            self._letter(loge, x, y)
            or self._arrow(lobby, loge, x, y)
            or self._controller.click_loge(loge.seat)
        )

    def _letter(self, loge: SeatCard, x: float, y: float) -> Reply | None:
        """The reply to a click on the letter grid: it writes the sitter's name, whoever holds the mouse."""
        model = self._controller.lobby_model
        sitter = model.couch.seats[loge.seat]
        hand = model.hand(sitter.device) if sitter and sitter.device else None
        left, top, _, _ = letter_grid.letter_grid_box(loge.seat)
        column, row = int((x - left) // letter_grid.CELL_W), int((y - top) // letter_grid.CELL_H)
        if hand is None or hand.pen is None or not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        hand.pen.column, hand.pen.row = column, row
        model.version += 1
        return naming.press_cell(model, hand, hand.pen)

    def _arrow(self, lobby: LobbyParts, loge: SeatCard, x: float, y: float) -> Reply | None:
        model = self._controller.lobby_model
        sitter = model.couch.seats[loge.seat]
        if sitter is None or sitter.ready or not self._may_turn(loge.seat):
            return None
        for box, intent in loge.arrows:
            if _inside(box, x, y):
                return self._controller.click_arrow(loge.seat, intent)
        return None

    def _may_turn(self, seat: int) -> bool:
        """Whether a seat shows arrows: one's own, and a bot's that has the cursor."""
        model = self._controller.lobby_model
        own = model.couch.seat_of(model.speaker(MOUSE))
        visited = any(hand.on == seat for hand in model.hands.values())
        return own == seat or (visited and model.couch[seat].is_bot)

    def _loge(self, lobby: LobbyParts, x: float, y: float) -> SeatCard | None:
        return next(
            (loge for loge in lobby.seat_cards.each if _inside(loge.box, x, y) or _inside(loge.plate, x, y)),
            None,
        )


def _inside(box: Box, x: float, y: float) -> bool:
    """Whether x, y lies in a box."""
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h
