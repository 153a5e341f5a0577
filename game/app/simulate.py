"""Simulations: many matches by bots alone, with wins, speed, length, and a digest of every log."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from game.ai import make_policy
from game.ai.policy import Policy
from game.app.games.game import MatchCounter
from game.core.bots import TEMPERS
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.saves.journal import Journal


class Tally(msgspec.Struct):
    """The results of a run of matches."""

    game: str
    players: int
    matches: int
    seed: int
    policy: str
    wins: list[int]
    nobody: int = 0
    """Matches that ended without a winner."""
    actions: int = 0
    seconds: float = 0.0
    actions_per_second: int = 0
    mean_length: float = 0.0
    digest: str = ""
    means: Any = msgspec.UNSET
    """What a match came to on average, where a counter of the game's counted."""
    factions: Any = msgspec.UNSET
    """How each faction fared, where there are any."""


def simulate_matches(
    game: str,
    rules: Any,
    matches: int,
    seed: int,
    policy: str,
    progress: Callable[[int], None] = lambda done: None,
    journal_of: Callable[[int], Journal | None] = lambda seed: None,
    counter: MatchCounter | None = None,
) -> Tally:
    """The results of `matches` matches with the seeds `seed`, `seed + 1`, …

    `journal_of` opens the journal in which the match of a seed is written, or returns None. A `counter` is
    told every answer and every end.

    The digest is a SHA-256 over all logs, one line a tick: same arguments, same digest, on any machine.
    """
    tally = Tally(game, rules.players, matches, seed, policy, [0] * rules.players)
    digest = hashlib.sha256()
    policies = bots_by_seat(game, rules, policy)
    began = time.perf_counter()
    for number in range(matches):
        journal = journal_of(seed + number)
        match: Match[Any, Any, Any] = Match(rules, seed + number, journal)
        play_out(match, policies, counter)
        outcome = match.outcome()
        if journal is not None and outcome is not None:
            journal.finish(outcome, match.checksum())
            journal.close()
        for winner in outcome.winners if outcome else ():
            tally.wins[winner] += 1
        tally.nobody += not (outcome and outcome.winners)
        tally.actions += len(match.log)
        digest.update(match.digest() + b"\n")
        if counter is not None:
            counter.count_end(match)
        progress(number + 1)
    tally.seconds = round(time.perf_counter() - began, 3)
    tally.actions_per_second = round(tally.actions / tally.seconds) if tally.seconds else 0
    tally.mean_length = round(tally.actions / matches, 2) if matches else 0.0
    tally.digest = digest.hexdigest()
    if counter is not None:
        tally.means, tally.factions = counter.means(), counter.results()
    return tally


def bots_by_seat(game: str, rules: Any, policy: str) -> list[Policy]:
    """One bot a seat, all of one strength, with all tempers in turn."""
    return [make_policy(game, rules, TEMPERS[seat % len(TEMPERS)], policy) for seat in range(rules.players)]


def play_out(
    match: Match[Any, Any, Any],
    policies: Sequence[Policy],
    counter: MatchCounter | None = None,
    most: int | None = None,
) -> None:
    """Let the bots play `match` to its end; in a window the nearest clockwise acts first.

    After `most` answers it is left as it stands, where so many are not enough.

    Raises:
        RuntimeError: a bot chose an illegal action.
    """
    seats = [match.seat(player) for player in range(match.rules.players)]
    stories: list[list[Event]] = [[] for _ in seats]
    for player in islice(_players_asked(match), most):
        seat, story = seats[player], stories[player]
        story += seat.take()
        rng = Rng(f"{match.seed}:{player}:{len(match.log)}")
        view, options = seat.view, tuple(seat.options)
        choice = policies[player].choose(view, options, story, rng)
        if counter is not None:
            counter.count_answer(view, options, choice.action)
        heard = len(match.events)
        refusal = match.submit(choice.action)
        if counter is not None:
            counter.count_events(match.events[heard:])
        if refusal is not None:
            raise RuntimeError(f"a bot chose an illegal action: {refusal.code}")


def _players_asked(match: Match[Any, Any, Any]) -> Iterator[Player]:
    """The player who is asked first, again and again until nobody is."""
    while owing := match.to_act():
        yield next(iter(owing))
