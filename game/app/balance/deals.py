"""Deals: one deal played without the mod and with it, once from every seat, and what was counted there."""

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from game.ai.policy import Policy
from game.app.balance.bout import SIDES, Bout
from game.app.balance.figures import Key
from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.app.tryout import MOST_ACTIONS
from game.core.bots import STRENGTHS, TEMPERS
from game.core.match import Match
from game.core.rules import Player

AnyMatch = Match[Any, Any, Any]
Counts = dict[Key, tuple[int, int]]
"""Of each figure how much there was, and in how many cases: wins and matches, actions and matches."""


class DealCounts(NamedTuple):
    """What was counted in all matches of one deal, without the mod and with it."""

    deal: int
    sides: tuple[Counts, Counts]


class LostMatch(Exception):
    """A match that cannot be played to its end: its seed, whether with the mod, and the error's name."""

    def __init__(self, seed: int, side: int, reason: str) -> None:
        super().__init__(seed, side, reason)
        self.seed, self.side, self.reason = seed, side, reason


def gather_deals(
    results: Generator[DealCounts, None, None], tell: Callable[[int], None] = lambda done: None
) -> list[DealCounts]:
    """All counts, or those that came in before Ctrl-C; `tell` hears how many there are."""
    found = []
    with closing(results):
        try:
            for one in results:
                found.append(one)
                tell(len(found))
        except KeyboardInterrupt:
            return found
    return found


def play_deal(bout: Bout, deal: int) -> DealCounts:
    """Play a deal with both sides, each as often as there are seats.

    Raises:
        LostMatch: a rule or a bot fails.
    """
    without, with_mod = (count_side(bout, deal, side, partial(counts_of, bout)) for side in SIDES)
    return DealCounts(deal, (without, with_mod))


def count_side(bout: Bout, deal: int, side: int, counted: Callable[[AnyMatch, int], Counts]) -> Counts:
    """Play a deal with one side, and add up what is `counted` in each match, which has a turn in the deal.

    Raises:
        LostMatch: a rule or a bot fails.
    """
    counts: Counts = {}
    for turn in range(bout.players):
        try:
            match = _play_match(bout, side, deal, turn)
        except Exception as error:
            raise LostMatch(bout.seed + deal, side, type(error).__name__) from error
        for key, (much, cases) in counted(match, turn).items():
            before = counts.get(key, (0, 0))
            counts[key] = before[0] + much, before[1] + cases
    return counts


def _play_match(bout: Bout, side: int, deal: int, turn: int) -> AnyMatch:
    """One match of a deal; who sat on seat 1 in the turn before sits on seat 0 now."""
    rules = bout.rules_at(side, deal, turn)
    match: Match[Any, Any, Any] = Match(rules, bout.seed + deal)
    play_out(match, bots_at_turn(bout, rules, turn), most=MOST_ACTIONS)
    return match


def bots_at_turn(bout: Bout, rules: Any, turn: int) -> list[Policy]:
    """The bot of each seat: that of the next seat in the turn before."""
    bots = bots_by_seat(bout.game, rules, bout.policy)
    return bots[turn:] + bots[:turn]


def counts_of(bout: Bout, match: AnyMatch, turn: int) -> Counts:
    """What is counted in one match."""
    outcome = match.outcome()
    winners = outcome.winners if outcome else ()
    counts: Counts = {Key("match", "length", "mean"): (len(match.log), 1)}
    if not winners:
        counts[Key("match", "nobody" if outcome else "endless", "share")] = (1, 1)
    for seat in range(bout.players):
        counts[Key("seat", f"{seat + 1}", "wins")] = (int(seat in winners), 1)
    if bout.policy in STRENGTHS:
        counts |= _tempers_of(bout.players, winners, turn)
    plays = GAMES[bout.game].plays(match.rules, match.events)
    for (kind, id), by in _players_by_thing(plays).items():
        counts[Key(kind, id, "played")] = (by.total(), 1)
        counts[Key(kind, id, "wins")] = (sum(player in winners for player in by), len(by))
    return counts


def _tempers_of(players: int, winners: tuple[Player, ...], turn: int) -> Counts:
    """How often bots of each temper won; those of a temper add up."""
    wins: Counter[str] = Counter()
    cases: Counter[str] = Counter()
    for seat in range(players):
        temper = TEMPERS[(seat + turn) % players % len(TEMPERS)]
        cases[temper] += 1
        wins[temper] += seat in winners
    return {Key("temper", temper, "wins"): (wins[temper], many) for temper, many in cases.items()}


def _players_by_thing(plays: Any) -> dict[tuple[str, str], Counter[Player]]:
    """By kind and id of a thing: how often each player played it."""
    found: dict[tuple[str, str], Counter[Player]] = {}
    for play in plays:
        found.setdefault((play.kind, play.id), Counter())[play.player] += 1
    return found
