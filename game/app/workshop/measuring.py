"""Measuring: worths and effects found in another process, while the screen that shows them stays open.

The other process is of low priority, lays the tables, plays deal after deal and writes what it knows after
each batch; ended at any moment, it loses one batch at most. The frame loop only takes in what was said.
"""

import hashlib
import os
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec

from game import VERSION, paths
from game.app.balance.bout import Bout, lay_tables
from game.app.balance.deals import LostMatch
from game.app.balance.figures import Key
from game.app.bots.thinker import end_with_parent
from game.app.games import GAMES, flag_values
from game.app.games.registry import sections_of
from game.app.workshop.counts import Thing, add_deal, rule_counter, thing_counter
from game.app.workshop.sums import Sums
from game.app.workshop.worth import Effect, Result, Worth, effect_of, worth_of
from game.mods.catalog import Catalog
from game.mods.flags import Value
from game.saves.measured import forget_oldest, load_measured, save_measured

POLICY = "weak"
"""The bots that measure: the cheapest that play to win. Those that draw lots alone are hardly cheaper."""
MOST_DEALS = 3000
"""Deals after which nothing more is measured, however wide the interval still is."""
BATCH_SECONDS = 0.4
"""Seconds after which what is known is written and told."""
NICENESS = 10
"""How far the other process steps back behind everything else on the machine."""
SEED = 1

R = TypeVar("R", bound=Result)
Against = Literal["itself", "model", "kind"]
"""What a thing is compared with: `worth-against` says it."""


class Side(NamedTuple):
    """One side of a change: the content, and the house rules that differ from the book."""

    catalog: Catalog
    flags: Mapping[str, Value] = {}


class Measured(msgspec.Struct, frozen=True):
    """What is remembered of a question: its figures' sums, by kind, id and measure."""

    sums: list[tuple[tuple[str, str, str], Sums]]

    def known(self) -> dict[Key, Sums]:
        """The sums by figure."""
        return {Key(*key): sums for key, sums in self.sums}


class Question(NamedTuple):
    """What is measured: a change at a table, or a thing in it."""

    game: str
    players: int
    without: Side
    with_it: Side
    thing: Thing | None = None
    policy: str = POLICY
    most: int = MOST_DEALS
    minutes: float | None = None
    """By how many minutes the game says that matches are longer, where it tells."""

    def key(self) -> str:
        """The fingerprint of all that the answer hangs on: content, rules, table, thing and program."""
        said = [VERSION, self.game, self.players, self.policy, self.thing]
        said += [self._fingerprint(side) for side in (self.without, self.with_it)]
        return hashlib.sha256(msgspec.json.encode(said)).hexdigest()[:40]

    def _fingerprint(self, side: Side) -> list[object]:
        """What tells one side from all others: its mods, its rules, and the thing itself."""
        values, _ = flag_values(side.catalog, self.game, side.flags)
        thing = self.thing and _def_of(side.catalog, self.game, self.thing)
        hashes = sorted(side.catalog.hashes.for_game(self.game).items())
        return [hashes, sorted(values.items()), msgspec.to_builtins(thing, enc_hook=str)]

    def result(self, known: Mapping[Key, Sums]) -> Result:
        """What the sums come to so far."""
        return worth_of(known, self.most) if self.thing else effect_of(known, self.most, self.minutes)

    @property
    def against(self) -> Against:
        """What the thing is compared with: what it was before, else its model, else any of its kind."""
        assert self.thing is not None
        models: tuple[tuple[Against, str], ...] = (("itself", self.thing.id), ("model", self.thing.like))
        for against, id in models:
            if id and _def_of(self.without.catalog, self.game, Thing(self.thing.table, id)):
                return against
        return "kind"

    def pair(self) -> tuple[Thing, Thing]:
        """What is counted without the change, and with it; a thing without an id is any of its table."""
        assert self.thing is not None
        id = {"itself": self.thing.id, "model": self.thing.like, "kind": ""}[self.against]
        return Thing(self.thing.table, id), self.thing


def _def_of(catalog: Catalog, game: str, thing: Thing) -> Any:
    """The def of a thing, or None where the catalog has none."""
    kinds = (one.type for one in sections_of(GAMES[game]) if one.table == thing.table)
    with suppress(LookupError, StopIteration):
        return catalog.get(next(kinds), thing.id, game=game)
    return None


class Measuring(Generic[R]):
    """A question being answered in another process; what was known of it is there at once.

    Call `look` once a frame and `close` when the screen goes; `result` grows from look to look.
    """

    def __init__(self, question: Question, nothing: R, memory: Path | None = None) -> None:
        folder = memory or memory_folder()
        self.key = question.key()
        self.against: Against = question.against if question.thing else "itself"
        """What a thing is compared with."""
        self.result: R = nothing
        self.lost = ""
        """Why nothing more comes: `died`, or the name of the error that a match or a table made."""
        self._process: BaseProcess | None = None
        self._ear: Connection | None = None
        self._closed = False
        known = load_measured(folder, self.key, Measured)
        if known is not None:
            self.result = question.result(known.known())  # type: ignore[assignment]
        if not self.result.done:
            threading.Thread(target=self._begin, args=(question, folder), daemon=True).start()

    def _begin(self, question: Question, folder: Path) -> None:
        """Start the other process: from a thread, for what is sent to it takes its time."""
        from multiprocessing import get_context

        context = get_context("spawn")
        ear, mouth = context.Pipe()
        process = context.Process(target=_measure, args=(mouth, self.key, folder), daemon=True)
        if self._closed:
            return
        process.start()
        mouth.close()
        self._process = process
        with suppress(OSError):
            ear.send(question)
        self._ear = ear
        if self._closed:
            process.terminate()
            ear.close()

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.result.done or bool(self.lost) or self._closed

    def look(self) -> bool:
        """Take in what was found since; returns whether anything was. Never waits."""
        if self._ear is None or self._closed:
            return False
        news = False
        try:
            while self._ear.poll():
                said = self._ear.recv()
                self.lost, self.result = (said, self.result) if isinstance(said, str) else ("", said)
                news = True
        except (EOFError, OSError):
            self.lost = self.lost or ("" if self.result.done else "died")
            news = bool(self.lost)
        if self.result.done or self.lost:
            self.close()
        return news

    def close(self) -> None:
        """End the other process at once; what it has written is gone on from the next time."""
        if self._closed:
            return
        self._closed = True
        if self._process is not None:
            self._process.terminate()
        if self._ear is not None:
            self._ear.close()


def measure_thing(
    game: str, players: int, thing: Thing, without: Side, with_it: Side, memory: Path | None = None
) -> Measuring[Worth]:
    """Begin to measure what a thing is worth at a table of so many; `without` is the content before it."""
    return Measuring(Question(game, players, without, with_it, thing), Worth(), memory)


def measure_rules(
    game: str, players: int, without: Side, with_it: Side, memory: Path | None = None
) -> Measuring[Effect]:
    """Begin to measure what other house rules, or other mods, do to matches at a table of so many."""
    return measure_question(rules_question(game, players, without, with_it), memory)


def rules_question(game: str, players: int, without: Side, with_it: Side) -> Question:
    """What other house rules, or other mods, do to matches at a table of so many."""
    told = [_minutes(game, players, side) for side in (without, with_it)]
    minutes = None if told[0] is None or told[1] is None else told[1] - told[0]
    return Question(game, players, without, with_it, minutes=minutes)


def measure_question(question: Question, memory: Path | None = None) -> Measuring[Effect]:
    """Begin to measure what house rules do."""
    return Measuring(question, Effect(), memory)


def remembered_effect(question: Question, memory: Path | None = None) -> Effect:
    """What is known of house rules without measuring: one small file is read."""
    known = load_measured(memory or memory_folder(), question.key(), Measured)
    found = question.result(known.known()) if known else Effect(minutes=question.minutes)
    assert isinstance(found, Effect)
    return found


def _minutes(game: str, players: int, side: Side) -> float | None:
    """The minutes of a match, where the game tells them."""
    values, _ = flag_values(side.catalog, game, side.flags)
    return GAMES[game].estimated_minutes(side.catalog, values, players)


def memory_folder() -> Path:
    """The folder of what was measured."""
    return paths.config_folder() / "measured"


# the other process


def _measure(mouth: Connection, key: str, folder: Path) -> None:
    """Measure until it is done or nobody listens any more."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        question = mouth.recv()
        for result in measured_results(question, key, folder):
            mouth.send(result)
    except (EOFError, OSError):
        return
    except LostMatch as lost:
        mouth.send(lost.reason)
    except Exception as error:
        mouth.send(type(error).__name__)


def measured_results(question: Question, key: str, folder: Path) -> Any:
    """Yield what is known after each batch, from what was remembered on, until it is done.

    Raises:
        LostMatch: a rule or a bot fails.
        ValueError: a table cannot be laid.
    """
    forget_oldest(folder)
    remembered = load_measured(folder, key, Measured)
    known = remembered.known() if remembered else {}
    result = question.result(known)
    bout = lay_bout(question)
    count = thing_counter(bout, question.pair()) if question.thing else rule_counter(bout)
    while not result.done:
        until = time.monotonic() + BATCH_SECONDS
        while not result.done and time.monotonic() < until:
            add_deal(bout, result.deals, known, count)
            result = question.result(known)
        save_measured(folder, key, Measured([((*key,), sums) for key, sums in known.items()]))
        yield result


def lay_bout(question: Question) -> Bout:
    """The rules of both sides of a question.

    Raises:
        ValueError: a table cannot be laid.
    """
    tables = []
    for side in (question.without, question.with_it):
        values, _ = flag_values(side.catalog, question.game, side.flags)
        tables.append(lay_tables(GAMES[question.game], side.catalog, question.players, values))
    return Bout(question.game, question.players, question.policy, SEED, (tables[0], tables[1]))
