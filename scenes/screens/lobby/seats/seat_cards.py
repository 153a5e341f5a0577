"""The eight seat cards, and the grids of letters and glyphs that come and go over them."""

from __future__ import annotations

from game.couch.sitter import SEATS
from scenes.draw.style import Box
from scenes.screens.lobby.seats.chair_card import ChairCard, Offer
from scenes.screens.lobby.seats.letter_grid import LetterGrid
from scenes.screens.lobby.seats.seat_card import SeatCard
from scenes.screens.lobby.seats.seat_facts import SeatCardFacts
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class SeatCards:
    """The cards of all seats; `show` them as they are."""

    def __init__(self, scene: Scene, texts: Words) -> None:
        plates, self._glyphs, self._letters = scene.layer(), scene.layer(), scene.layer()
        free, enter = texts("lobby-free"), texts("lobby-enter")
        self.each = [SeatCard(scene, plates, seat, free, enter) for seat in range(SEATS)]
        self._spelling: dict[int, LetterGrid] = {}
        self._chairs = [ChairCard(self._glyphs, texts, seat) for seat in range(SEATS)]

    def show(self, facts: tuple[SeatCardFacts, ...], *, moving: bool) -> None:
        """Show the facts of every seat."""
        for loge, one in zip(self.each, facts, strict=True):
            loge.show(one, moving=moving)
            self._spell(loge.seat, one)
            self._chairs[loge.seat].show(one)

    def spots(self, seat: int) -> list[tuple[Box, Offer]]:
        """What the mouse may click on a free chair."""
        return self._chairs[seat].spots

    def _spell(self, seat: int, facts: SeatCardFacts) -> None:
        if not facts.spells or facts.pen is None:
            if seat in self._spelling:
                self._spelling.pop(seat).remove()
            return
        if seat not in self._spelling:
            self._spelling[seat] = LetterGrid(self._letters, seat)
        self._spelling[seat].show(facts.pen[2], facts.pen[3])
