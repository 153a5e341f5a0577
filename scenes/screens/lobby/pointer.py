"""The mouse in the lobby: everything that a hand can do has a place to be clicked."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.input.devices import MOUSE
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.footer import START_BOX, Footer
from scenes.screens.lobby.game_card import GameCard, is_on_game_card
from scenes.screens.lobby.game_tabs import GameTabs
from scenes.screens.lobby.hand import Hand, Reply
from scenes.screens.lobby.house_rules.chip_rows import chip_at
from scenes.screens.lobby.house_rules.editor import Editor, arrow_at
from scenes.screens.lobby.seats import letter_grid, naming
from scenes.screens.lobby.seats.pen import COLUMNS, ROWS, NameInput
from scenes.screens.lobby.seats.seat_card import SeatCard
from scenes.screens.lobby.seats.seat_cards import SeatCards

_STILL = 6.0
"""Units by which a mouse that is held still may tremble."""


class LobbyParts(Protocol):
    """The parts of the lobby that a mouse can click, as they are drawn."""

    footer: Footer
    strip: GameTabs
    bill: GameCard
    editor: Editor
    seat_cards: SeatCards


Meaning = tuple[object, Callable[[], Reply]]
"""What a place means, to be compared, and what a click there does."""


class Pointer:
    """The place of the mouse, and the meaning of its clicks."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self.seat: int | None = None
        """The seat that it would take or look after; never one that somebody plays."""
        self.own: int | None = None
        """Its own seat while it is over that: arrows are shown there."""
        self._clicked: tuple[float, float, object] | None = None
        """Where it clicked last without going away since, and what that place meant."""

    def move(self, lobby: LobbyParts, x: float, y: float) -> bool:
        """Take note that the mouse is at x, y; True when it points at another seat than before."""
        if self._clicked is not None and math.dist((x, y), self._clicked[:2]) > _STILL:
            self._clicked = None
        lobby.footer.hold(x, y)
        loge = self._loge(lobby, x, y)
        model = self._controller.lobby_model
        seat = None
        if loge and (model.couch.seats[loge.seat] is None or loge.seat in model.adjustable_seats):
            seat = loge.seat
        own = model.couch.seat_of(model.speaker(MOUSE))
        now = seat, own if loge and loge.seat == own else None
        moved = now != (self.seat, self.own)
        self.seat, self.own = now
        return moved

    def click(self, lobby: LobbyParts, x: float, y: float) -> Reply | None:
        """The reply to a click at x, y; None when nothing is there.

        A place that means something else since the last click, under a mouse that has not moved, does
        nothing: nobody has aimed at that.
        """
        looks = (self._foot, self._acts, self._bill, self._loges)
        found = next((meant for look in looks if (meant := look(lobby, x, y)) is not None), None)
        meaning = found[0] if found else None
        if self._clicked is not None and self._clicked[2] != meaning:
            return Reply()
        self._clicked = (x, y, meaning)
        return found[1]() if found else None

    def _foot(self, lobby: LobbyParts, x: float, y: float) -> Meaning | None:
        controller = self._controller
        if _inside(START_BOX, x, y):
            return "start", self._start
        for box, intent in lobby.footer.spots:
            if _inside(box, x, y):
                device, mode = lobby.footer.written_for
                return (
                    (mode, intent, box[0]),
                    partial(controller.click_prompt, device, mode, intent),
                )
        return None

    def _start(self) -> Reply:
        return self._controller.start(self._controller.mouse())

    def _acts(self, lobby: LobbyParts, x: float, y: float) -> Meaning | None:
        place = lobby.strip.act_at(x, y)
        if place is not None:
            return ("game", place), partial(self._go_to_act, place)
        for box, intent in lobby.strip.pills:
            if _inside(box, x, y):
                return ("turn", intent), partial(self._turn_act, 1 if intent is Intent.NEXT else -1)
        return None

    def _go_to_act(self, place: int) -> Reply:
        self._controller.mouse()
        return self._controller.lobby_model.go_to_act(place)

    def _turn_act(self, step: int) -> Reply:
        return self._go_to_act(self._controller.lobby_model.act_at + step)

    def _bill(self, lobby: LobbyParts, x: float, y: float) -> Meaning | None:
        controller = self._controller
        if not is_on_game_card(x, y):
            return None
        if controller.lobby_model.editing:
            return self._rule(lobby, x, y)
        chip = chip_at(lobby.bill.chips, x, y)
        name = chip.chip.name if chip else ""
        return ("chip", name), partial(controller.click_chip, name)

    def _rule(self, lobby: LobbyParts, x: float, y: float) -> Meaning:
        for row, box in lobby.editor.lines():
            meant = arrow_at(box, x, y)
            if meant:
                by = 1 if meant is Intent.RIGHT else -1
                return ("rule", row, by), partial(self._controller.click_rule, row, by)
        return "rules", Reply

    def _loges(self, lobby: LobbyParts, x: float, y: float) -> Meaning | None:
        loge = self._loge(lobby, x, y)
        if loge is None:
            return None
        controller, seat = self._controller, loge.seat
        sitter = controller.lobby_model.couch.seats[seat]
        if sitter is None:
            return self._chair(lobby, seat, x, y)
        if _inside(loge.plate, x, y):
            return ("plate", seat), partial(controller.click_plate, seat)
        about = ("seat", seat, sitter.owner)
        return (
            self._letter(loge, x, y)
            or self._arrow(loge, x, y)
            or (about, partial(controller.click_loge, seat))
        )

    def _chair(self, lobby: LobbyParts, seat: int, x: float, y: float) -> Meaning:
        """A free chair: what it offers, else it is opened."""
        controller = self._controller
        clicks = {
            "person": controller.click_person,
            "bot": controller.click_bot,
            "mouse": controller.click_mouse,
        }
        for box, offer in lobby.seat_cards.spots(seat):
            if _inside(box, x, y):
                return ("chair", seat, offer), partial(clicks[offer], seat)
        return ("chair", seat), partial(controller.click_loge, seat)

    def _letter(self, loge: SeatCard, x: float, y: float) -> Meaning | None:
        """A click on the letter grid writes the sitter's name, whoever holds the mouse."""
        model = self._controller.lobby_model
        sitter = model.couch.seats[loge.seat]
        hand = model.hand(sitter.device) if sitter and sitter.device else None
        left, top, _, _ = letter_grid.letter_grid_box(loge.seat)
        column, row = int((x - left) // letter_grid.CELL_W), int((y - top) // letter_grid.CELL_H)
        if hand is None or hand.pen is None or not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        return ("letter", column, row), partial(self._press_cell, hand, hand.pen, column, row)

    def _press_cell(self, hand: Hand, pen: NameInput, column: int, row: int) -> Reply:
        model = self._controller.lobby_model
        pen.column, pen.row = column, row
        model.version += 1
        return naming.press_cell(model, hand, pen)

    def _arrow(self, loge: SeatCard, x: float, y: float) -> Meaning | None:
        model = self._controller.lobby_model
        sitter = model.couch.seats[loge.seat]
        if sitter is None or sitter.ready or not self._may_turn(loge.seat):
            return None
        for box, intent in loge.arrows:
            if _inside(box, x, y):
                return ("arrow", loge.seat, intent), partial(self._controller.click_arrow, loge.seat, intent)
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
