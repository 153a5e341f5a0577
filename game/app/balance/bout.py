"""Bouts: the same deals without a mod and with it, at tables where every bot takes every seat of a deal."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.app.games import PLAIN, Game
from game.mods.catalog import Catalog
from game.mods.flags import Value

SIDES = (0, 1)
"""Without the mod, and with it."""


class Bout(NamedTuple):
    """All that a worker needs, on this machine or another: rules, not files."""

    game: str
    players: int
    policy: str
    seed: int
    """The seed of the first deal; the next ones count up."""
    tables: tuple[tuple[Any, ...], tuple[Any, ...]]
    """The rules of each side: one, or one for each deal and turn, round and round."""

    def rules_at(self, side: int, deal: int, turn: int) -> Any:
        """The rules of one match; at each turn of a deal everybody has moved on by a seat."""
        tables = self.tables[side]
        return tables[(deal * self.players + turn) % len(tables)]


def lay_tables(game: Game, catalog: Catalog, players: int, flags: Mapping[str, Value]) -> tuple[Any, ...]:
    """The rules of one side, with all house rules resolved; armies go round the seats, and all come to fight.

    Raises:
        ValueError: the number of players or the armies do not fit.
    """
    lists = game.armies.ready_lists(catalog, flags) if game.armies else []
    if not lists:
        return (game.rules(catalog, players, flags),)
    armies = [
        tuple(lists[(deal + (seat + turn) % players) % len(lists)] for seat in range(players))
        for deal in range(len(lists))
        for turn in range(players)
    ]
    return tuple(game.rules(catalog, players, flags, PLAIN._replace(armies=one)) for one in armies)
