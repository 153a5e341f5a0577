"""Whether the table being arranged can be played: its bounds at once, trial matches in the background."""

from collections.abc import Mapping

from game.app.games import GAMES
from game.app.tryout import Tryout, begin_tryout
from game.mods.catalog import Catalog
from game.mods.flags import Value
from game.mods.problems import Problem
from scenes.screens.lobby.hand import Reply

TRUSTED = "base"
"""The mod whose tables our own tests have tried."""
QUIET_SECONDS = 0.3
"""Seconds that a tryout may take before its progress is told."""

Key = tuple[str, tuple[tuple[str, Value], ...], int]
"""A table: the game, its house rules, the number of players."""


class TableCheck:
    """Asked about one table after the other; one with content of other mods is tried before it is played."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._static: dict[Key, Problem | None] = {}
        self._tried: dict[Key, Problem | None] = {}
        self._tryout: Tryout | None = None
        self._trying: Key | None = None
        self._since = 0.0
        self._percent = -1

    def why_not(self, game: str, values: Mapping[str, Value], players: int) -> Reply | None:
        """The reply that says why a table cannot be played, or not yet, or None when it can."""
        key = (game, tuple(sorted(values.items())), players)
        if key not in self._static:
            found = GAMES[game].playable(self._catalog, values, [players])
            self._static[key] = next(iter(found), None)
        problem = self._static[key] or self._tried.get(key)
        if problem is not None:
            return Reply("error", "lobby-why-table", {"where": problem.where or "nowhere"})
        if key in self._tried or not self._catalog.hashes.for_game(game).keys() - {TRUSTED}:
            return None
        self._try(key, dict(values))
        return self.progress if self._tryout else self.why_not(game, values, players)

    def _try(self, key: Key, values: dict[str, Value]) -> None:
        """Begin to try a table, unless that is what is being done."""
        if self._trying == key:
            return
        self.close()
        self._trying, self._since, self._percent = key, 0.0, -1
        self._tryout = begin_tryout(self._catalog, key[0], values, [key[2]])
        self._take_in()

    @property
    def progress(self) -> Reply:
        """The reply that says how far the tryout is."""
        share = self._tryout.progress if self._tryout else 1.0
        return Reply("page", "lobby-why-trying", {"percent": int(100 * share)})

    def update(self, dt: float) -> Reply | None:
        """Let `dt` seconds pass; returns what is to be told, an empty reply when the tryout has ended."""
        if self._tryout is None:
            return None
        self._since += dt
        self._take_in()
        if self._tryout is None:
            return Reply()
        told = self.progress
        percent = int(told.facts["percent"]) // 10
        if self._since < QUIET_SECONDS or percent == self._percent:
            return None
        self._percent = percent
        return told

    def _take_in(self) -> None:
        """Take in what has been tried since."""
        tryout, key = self._tryout, self._trying
        assert tryout is not None and key is not None
        tryout.look()
        if tryout.done:
            self._tried[key] = next(iter(tryout.problems), None)
            self._tryout = self._trying = None

    def close(self) -> None:
        """End a tryout that nobody waits for any more."""
        if self._tryout is not None:
            self._tryout.close()
        self._tryout = self._trying = None
