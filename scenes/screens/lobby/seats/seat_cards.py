"""The eight seat cards, and the grids of letters and glyphs that come and go over them."""

from __future__ import annotations

from game.couch.sitter import SEATS
from game.input.intents import Intent
from scenes.screens.lobby.seats.letter_grid import LetterGrid
from scenes.screens.lobby.seats.seat_card import SeatCard, W, seat_card_corner
from scenes.screens.lobby.seats.seat_facts import SeatCardFacts
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene
from scenes.widgets.prompt import shared_row

_INVITE_Y = 190
_INVITE_SIZE = 30


class SeatCards:
    """The cards of all seats; `show` them as they are."""

    def __init__(self, scene: Scene, texts: Words) -> None:
        plates, self._glyphs, self._letters = scene.layer(), scene.layer(), scene.layer()
        free, enter = texts("lobby-free"), texts("lobby-enter")
        self.each = [SeatCard(scene, plates, seat, free, enter) for seat in range(SEATS)]
        self._spelling: dict[int, LetterGrid] = {}
        self._invited: int | None = None

    def show(self, facts: tuple[SeatCardFacts, ...], *, moving: bool) -> None:
        """Show the facts of every seat."""
        for loge, one in zip(self.each, facts, strict=True):
            loge.show(one, moving=moving)
            self._spell(loge.seat, one)
        self._invite(next((seat for seat, one in enumerate(facts) if one.invites), None))

    def _invite(self, seat: int | None) -> None:
        """Show every family of devices how to take the first free seat."""
        if seat == self._invited:
            return
        self._invited = seat
        self._glyphs.clear()
        if seat is not None:
            x, y = seat_card_corner(seat)
            middle = x + W / 2
            shared_row(self._glyphs, Intent.ACCEPT, "", middle, y + _INVITE_Y, size=_INVITE_SIZE)

    def _spell(self, seat: int, facts: SeatCardFacts) -> None:
        if not facts.spells or facts.pen is None:
            if seat in self._spelling:
                self._spelling.pop(seat).remove()
            return
        if seat not in self._spelling:
            self._spelling[seat] = LetterGrid(self._letters, seat)
        self._spelling[seat].show(facts.pen[2], facts.pen[3])
