"""The mouse in the lobby: everything a hand can do has a place to be clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.footer import GO
from scenes.screens.lobby.game_card import is_on_game_card
from scenes.screens.lobby.hand import Reply
from scenes.screens.lobby.house_rules.chip_rows import chip_at
from scenes.screens.lobby.house_rules.editor import arrow_at
from scenes.screens.lobby.seats import letter_grid, naming
from scenes.screens.lobby.seats.pen import COLUMNS, ROWS
from scenes.screens.lobby.seats.seat_card import SeatCard

if TYPE_CHECKING:
    from scenes.screens.lobby.scene import Lobby


class Pointer:
    """Where the mouse is, and what its clicks mean."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self.seat: int | None = None
        """The loge it would enter or look after; not one that somebody plays."""

    def move(self, lobby: Lobby, x: float, y: float) -> bool:
        """The mouse is there; true when it points at something else than before."""
        loge = self._loge(lobby, x, y)
        troupe = self._controller.lobby_model
        seat = None
        if loge and (troupe.couch.seats[loge.seat] is None or loge.seat in troupe.adjustable_seats):
            seat = loge.seat
        moved, self.seat = seat != self.seat, seat
        return moved

    def click(self, lobby: Lobby, x: float, y: float) -> Reply | None:
        """What is there is pressed; None when nothing is."""
        for look in (self._foot, self._acts, self._bill, self._loges):
            reply = look(lobby, x, y)
            if reply is not None:
                return reply
        return None

    def _foot(self, lobby: Lobby, x: float, y: float) -> Reply | None:
        controller = self._controller
        if _inside(GO, x, y):
            controller.mouse()
            return controller.start()
        troupe = controller.lobby_model
        for box, intent in lobby.footer.spots:
            if _inside(box, x, y):
                return controller.feed(troupe.hand(troupe.last), intent)
        return None

    def _acts(self, lobby: Lobby, x: float, y: float) -> Reply | None:
        troupe = self._controller.lobby_model
        place = lobby.strip.act_at(x, y)
        if place is not None:
            return troupe.go_to_act(place)
        for box, intent in lobby.strip.pills:
            if _inside(box, x, y):
                return troupe.go_to_act(troupe.act_at + (1 if intent is Intent.NEXT else -1))
        return None

    def _bill(self, lobby: Lobby, x: float, y: float) -> Reply | None:
        controller = self._controller
        if not is_on_game_card(x, y):
            return None
        if controller.lobby_model.editing:
            return self._rule(lobby, x, y)
        chip = chip_at(lobby.bill.chips, x, y)
        return controller.click_chip(chip.chip.name if chip else "")

    def _rule(self, lobby: Lobby, x: float, y: float) -> Reply:
        for row, box in lobby.editor.lines():
            meant = arrow_at(box, x, y)
            if meant:
                return self._controller.click_rule(row, 1 if meant is Intent.RIGHT else -1)
        return Reply()

    def _loges(self, lobby: Lobby, x: float, y: float) -> Reply | None:
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
        """A click on the grid is the writer's own, whoever holds the mouse."""
        troupe = self._controller.lobby_model
        sitter = troupe.couch.seats[loge.seat]
        hand = troupe.hand(sitter.device) if sitter and sitter.device else None
        left, top, _, _ = letter_grid.letter_grid_box(loge.seat)
        column, row = int((x - left) // letter_grid.CELL_W), int((y - top) // letter_grid.CELL_H)
        if hand is None or hand.pen is None or not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        hand.pen.column, hand.pen.row = column, row
        troupe.version += 1
        return naming.press_cell(troupe, hand, hand.pen)

    def _arrow(self, lobby: Lobby, loge: SeatCard, x: float, y: float) -> Reply | None:
        troupe = self._controller.lobby_model
        sitter = troupe.couch.seats[loge.seat]
        if sitter is None or sitter.ready or not self._may_turn(loge.seat):
            return None
        for box, intent in loge.arrows:
            if _inside(box, x, y):
                return self._controller.click_arrow(loge.seat, intent)
        return None

    def _may_turn(self, seat: int) -> bool:
        """Arrows are there on one's own loge, and on a bot's that has the cursor."""
        troupe = self._controller.lobby_model
        own = troupe.couch.seat_of(troupe.speaker(MOUSE))
        visited = any(hand.on == seat for hand in troupe.hands.values())
        return own == seat or (visited and troupe.couch[seat].is_bot)

    def _loge(self, lobby: Lobby, x: float, y: float) -> SeatCard | None:
        return next(
            (loge for loge in lobby.seat_cards.each if _inside(loge.box, x, y) or _inside(loge.plate, x, y)),
            None,
        )


def _inside(box: Box, x: float, y: float) -> bool:
    """Whether a place lies in a box."""
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h
