"""The sets of house rules that a table may take by name, with what the workshop has measured of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.mods.flags import Value

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.workshop.table_sets import TableSet


class NamedSet(NamedTuple):
    """A set: its name, a sentence about it, the rules that differ from the book."""

    name: str
    hint: str
    rules: Mapping[str, Value]


class NamedSets:
    """The sets of each game, the book first; read once until `forget`, and so is what was measured."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._read: dict[str, list[NamedSet]] = {}
        self._told: dict[tuple[str, int, int], str] = {}
        self._found: dict[str, list[TableSet]] = {}

    def forget(self) -> None:
        """Read everything anew the next time: somebody may have been in the workshop."""
        self._read.clear()
        self._told.clear()

    def __call__(self, game: str) -> Sequence[NamedSet]:
        """The sets of a game that this house can play as they are."""
        if game not in self._read:
            from game.app.workshop.table_desk import all_sets
            from game.app.workshop.table_sets import set_problems
            from scenes.screens.workshop.table.naming import set_hint, set_name

            texts, catalog = self._app.texts, self._app.catalog
            found = [one for one in all_sets(catalog, game) if not set_problems(one, catalog)]
            self._found[game] = found
            self._read[game] = [
                NamedSet(set_name(one, texts), set_hint(one, texts), one.table.rules) for one in found
            ]
        return self._read[game]

    def effect(self, game: str, place: int, players: int) -> str:
        """What was measured of a set at a table of so many, in a few words; nothing where nothing was."""
        key = (game, place, players)
        if key not in self._told:
            self._told[key] = self._remembered(*key) if self(game)[place].rules else ""
        return self._told[key]

    def _remembered(self, game: str, place: int, players: int) -> str:
        """What the memory of the workshop says; the number of players is one that the game allows."""
        from game.app.games import GAMES
        from game.app.workshop.measuring import remembered_effect
        from game.app.workshop.table_sets import set_question
        from game.app.workshop.worth_words import MINUS, told_effect

        seats = GAMES[game].seats
        count = min(max(players, seats[0]), seats[-1])
        effect = remembered_effect(set_question(self._found[game][place].table, count, self._app.catalog))
        if not effect.deals:
            return ""
        told = told_effect(effect, game, self._app.texts)[0]
        return {"up": "+", "down": MINUS}.get(told.trend, "") + told.large
