"""The boards of the first page: the mods, and beside them the sheet and the deck."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.mods.manifest import BASE
from scenes.games import KITS
from scenes.screens.workshop.home.deck import DeckBoard
from scenes.screens.workshop.home.marks import draw_ends, draw_ticket, draw_track
from scenes.screens.workshop.home.places import (
    COLUMNS,
    CONFLICT_BOX,
    DECK_MARKS,
    LINES,
    MOD_MARKS,
    MOD_ROWS,
    MOD_TRACK,
    NEW_BOX,
    mod_box,
)
from scenes.screens.workshop.home.sheet import SheetBoard
from scenes.screens.workshop.home.view import draw_count, draw_mod
from scenes.widgets.focus import Spot

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.screens.workshop.home.model import ModFacts
    from scenes.screens.workshop.home.page import HomePage

_REACH = 15.0
"""Units from the middle of a mark in which the mouse means it."""


class Boards:
    """Draws the boards into one layer; `draw` returns what can be chosen on them."""

    def __init__(self, home: HomePage, layer: Layer) -> None:
        self._home, self.layer = home, layer
        self.deck, self._sheet = DeckBoard(home, layer), SheetBoard(home, layer)
        self.first_mod = 0

    def draw(self, at: str) -> list[Spot]:
        """Draw everything anew, with the focus on the spot `at`."""
        self.layer.clear()
        return [*self._draw_mods(at), *self._sheet.draw(), *self.deck.draw(at), *self._draw_conflicts()]

    def page_at(self, x: float, y: float) -> str:
        """The key of what is next behind the end of a list whose mark is at x, y; empty where none is."""
        model = self._home.model
        lists = (
            (MOD_MARKS, "mod", [one.id for one in model.mods()], self.first_mod, MOD_ROWS),
            (DECK_MARKS, "thing", [one.id for one in model.things()], self.deck.first, COLUMNS * LINES),
        )
        for marks, kind, ids, first, seen in lists:
            for (left, top), to in zip(marks, (first - 1, first + seen), strict=True):
                if abs(x - left) <= _REACH and abs(y - top) <= _REACH and 0 <= to < len(ids):
                    return f"{kind}:{ids[to]}"
        return ""

    def _draw_conflicts(self) -> list[Spot]:
        """The ticket that counts what is still to be settled between mods, if anything is."""
        count = len(self._home.conflicts())
        if not count:
            return []
        words = self._home.texts("workshop-conflicts", n=count)
        draw_ticket(self.layer, "icon_padlock", words, CONFLICT_BOX)
        return [Spot("conflicts", *CONFLICT_BOX, self._home.show_conflict)]

    def _draw_mods(self, at: str) -> list[Spot]:
        """The mods that are seen, with how many are on, and marks where there are more."""
        home, model = self._home, self._home.model
        facts = model.facts(home.workshop.app.texts)
        places = [one.id for one in facts]
        here = at.partition(":")[2] if at.startswith("mod:") else model.chosen
        if here in places:
            place = places.index(here)
            self.first_mod = max(0, min(max(self.first_mod, place - MOD_ROWS + 1), place))
        first = self.first_mod
        spots = []
        for line, one in enumerate(facts[first : first + MOD_ROWS]):
            draw_mod(self.layer, one, line, chosen=one.id == model.chosen, icon=_sign_of(one))
            spots.append(Spot(f"mod:{one.id}", *mod_box(line), partial(home.switch, one.id)))
        on = sum(one.on for one in facts)
        draw_count(self.layer, home.texts("workshop-mods-on", on=on, n=len(facts)))
        draw_track(self.layer, MOD_TRACK, first, MOD_ROWS, len(facts))
        draw_ends(self.layer, MOD_MARKS, above=first > 0, below=first + MOD_ROWS < len(facts))
        spots.append(Spot("new", *NEW_BOX, home.shelf))
        return spots


def _sign_of(one: ModFacts) -> str:
    """The sign before a mod: a crown for the base game, scissors for one's own, else that of its game."""
    if one.id == BASE:
        return "icon_jewel_crown"
    if one.own:
        return "icon_scissors"
    games = [KITS[game].icon for game in one.games if game in KITS]
    return games[0] if len(games) == 1 else "icon_open_book"
