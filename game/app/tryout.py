"""Tryouts: bots that draw lots play a table again and again, before anybody sits down at it."""

import hashlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game import VERSION, paths
from game.app.bots.thinker import end_with_parent
from game.app.games import GAMES, Game, flag_values
from game.core.rng import Rng
from game.mods.catalog import Catalog
from game.mods.flags import Value
from game.mods.problems import Facts, Problem
from game.saves.tried import load_tried, save_tried

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

MOST_ACTIONS = 20_000
"""Actions after which a match that draws lots counts as endless: twenty times what the longest have."""

AT_ONCE = 10
"""Shares in which the matches of a table are played, so that progress can be told."""

POLL_SECONDS = 0.02
"""Seconds between two looks at a tryout that somebody waits for."""


class TableToTry(NamedTuple):
    """A table to be tried: its key in the memory, its rules, and how many matches are played at it."""

    key: str
    players: int
    rules: Any
    matches: int


def try_matches(rules: Any, seeds: Sequence[int]) -> Problem | None:
    """The first thing that goes wrong in the matches of these seeds, or None when all come to an end."""
    return next((problem for seed in seeds if (problem := try_match(rules, seed))), None)


def try_match(rules: Any, seed: int, most: int = MOST_ACTIONS) -> Problem | None:
    """What goes wrong in one match of lots: nothing to do, an illegal option, no end, or a crash."""
    facts: Facts = {"players": rules.players, "seed": f"{seed}"}
    try:
        code = _course_of(rules, Rng(f"tryout:{seed}"), most)
    except Exception as error:
        return Problem(code="tryout-crash", facts={**facts, "reason": type(error).__name__})
    return Problem(code=code, facts=facts) if code else None


def _course_of(rules: Any, rng: Rng, most: int) -> str:
    """Play one match; returns the code of what went wrong, or nothing."""
    state = rules.setup(rng)
    for _ in range(most):
        owing = sorted(rules.to_act(state))
        if not owing:
            return "" if rules.outcome(state) is not None else "tryout-stuck"
        options = rules.legal_actions(state, owing[rng.below(len(owing))])
        if not options:
            return "tryout-stuck"
        action = options[rng.below(len(options))]
        if rules.check(state, action) is not None:
            return "tryout-illegal"
        rules.apply(state, (action,), rng, events=False)
    return "tryout-endless"


def tables_to_try(
    catalog: Catalog, game: Game, flags: dict[str, Value], seats: Sequence[int]
) -> list[TableToTry | Problem]:
    """The tables of these numbers of players under these house rules, or what keeps one from being laid."""
    values, _ = flag_values(catalog, game.id, flags)
    return [_table_of(catalog, game, values, players) for players in seats]


def _table_of(catalog: Catalog, game: Game, values: dict[str, Value], players: int) -> TableToTry | Problem:
    hashes = sorted(catalog.hashes.for_game(game.id).items())
    said = [VERSION, game.id, hashes, players, sorted(values.items()), game.tryouts]
    key = hashlib.sha256(msgspec.json.encode(said)).hexdigest()
    try:
        return TableToTry(key, players, game.rules(catalog, players, values), game.tryouts)
    except Exception as error:
        facts: Facts = {"players": players, "seed": "1", "reason": type(error).__name__}
        return Problem(code="tryout-crash", facts=facts)


class Tryout:
    """Tables being tried in another process; what was tried once with the same content is remembered.

    Call `look` now and then until `done`; `problems` has what was found so far, one of each table at most.
    """

    def __init__(self, tables: Sequence[TableToTry | Problem], memory: Path | None = None) -> None:
        self._memory = memory or memory_path()
        known = load_tried(self._memory)
        laid = [one for one in tables if isinstance(one, TableToTry)]
        self._found: dict[str, Problem | None] = {one.key: known[one.key] for one in laid if one.key in known}
        self._unlaid = [one for one in tables if isinstance(one, Problem)]
        self._new = [one for one in laid if one.key not in known]
        self._pool: ProcessPoolExecutor | None = None
        self._shares: dict[str, list[Future[Problem | None]]] = {}
        self._all = 0
        if self._new:
            self._begin()

    def _begin(self) -> None:
        """Start the other process, and give it every share of every table."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        rules = [one.rules for one in self._new]
        self._pool = ProcessPoolExecutor(
            max_workers=1, mp_context=get_context("spawn"), initializer=_keep_rules, initargs=(rules,)
        )
        for place, table in enumerate(self._new):
            seeds = range(1, table.matches + 1)
            shares = [tuple(seeds[first::AT_ONCE]) for first in range(min(AT_ONCE, table.matches))]
            self._shares[table.key] = [self._pool.submit(_try_share, place, share) for share in shares]
            self._all += len(shares)

    @property
    def progress(self) -> float:
        """The share of all matches that has been played, from 0 to 1."""
        waiting = sum(not one.done() for shares in self._shares.values() for one in shares)
        return 1.0 - waiting / self._all if self._all else 1.0

    @property
    def done(self) -> bool:
        """Whether every table has been tried."""
        return not self._shares

    @property
    def problems(self) -> list[Problem]:
        """What was found so far."""
        return [*self._unlaid, *(one for one in self._found.values() if one is not None)]

    def look(self) -> None:
        """Take in what has been tried since; what is finished is remembered."""
        for key, shares in list(self._shares.items()):
            ended = [one for one in shares if one.done()]
            problem = next((found for one in ended if (found := _result_of(one)) is not None), None)
            if problem is None and len(ended) < len(shares):
                continue
            lost = any(map(_is_lost, ended))
            for one in shares:
                one.cancel()
            del self._shares[key]
            self._found[key] = problem
            if problem is not None or not lost:
                save_tried(self._memory, {key: problem})
        if self.done:
            self.close()

    def wait(self, told: Callable[[float], None] = lambda progress: None) -> list[Problem]:
        """Wait for the end, and tell the progress now and then; returns the problems."""
        while not self.done:
            self.look()
            told(self.progress)
            time.sleep(0 if self.done else POLL_SECONDS)
        return self.problems

    def close(self) -> None:
        """End the other process; what is not finished is not remembered."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._shares = {}


def _result_of(share: "Future[Problem | None]") -> Problem | None:
    """What a share of the matches has come to; of one whose process has died, nothing is known."""
    return None if _is_lost(share) else share.result()


def _is_lost(share: "Future[Problem | None]") -> bool:
    """Whether a share that has ended has no result."""
    return share.cancelled() or share.exception() is not None


def memory_path() -> Path:
    """Path of the memory of tables that have been tried."""
    return paths.config_folder() / "tried.json"


def begin_tryout(
    catalog: Catalog, game: str, flags: dict[str, Value], seats: Sequence[int], memory: Path | None = None
) -> Tryout:
    """Begin to try the tables of a game with these numbers of players, under these house rules."""
    return Tryout(tables_to_try(catalog, GAMES[game], flags, seats), memory)


_process_rules: list[Any] = []
"""In the other process: the rules of every table."""


def _keep_rules(rules: list[Any]) -> None:
    """Keep the rules in the other process, which ends with the game's."""
    _process_rules[:] = rules
    end_with_parent()


def _try_share(place: int, seeds: Sequence[int]) -> Problem | None:
    """Try some matches of one table, in the other process."""
    return try_matches(_process_rules[place], seeds)
