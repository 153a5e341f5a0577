"""Counts: what the matches of one deal tell of a thing, or of a house rule, on both sides of a change."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from game.app.balance.bout import SIDES, Bout
from game.app.balance.deals import AnyMatch, Counts, count_side, counts_of
from game.app.balance.figures import Key
from game.app.games import GAMES
from game.app.workshop.sums import LENGTH, PLAYED, WON, Row, Sums
from game.core.rules import Event, Player


class Thing(msgspec.Struct, frozen=True):
    """A thing of the content: its table in the files (card, unit, …) and its full id.

    `like` is the full id of the thing that it was made after, if any.
    """

    table: str
    id: str
    like: str = ""


CLOCKS = ("round", "turn")
"""What counts the length of a match in a view; the first that it has."""
DEEDS = (
    "Challenged",
    "LieExposed",
    "Blocked",
    "AccusationMade",
    "Fired",
    "CharacterDied",
    "Countered",
    "Retreated",
    "OfferMade",
    "ChargeDeclared",
    "UnitDestroyed",
)
"""Events that people speak of, whatever the game: how often they happen is a figure, named `worth-deed-…`."""
PLAYED_AS = {"symbol": ("objective",)}
"""Kinds of plays by which a table of the files is met, where they are called otherwise."""

_EVERY_CASE = ("played", "share", "mean")
"""Measures of which every match is a case, whether there was anything or not."""

Finder = Callable[[int, AnyMatch, int], Counts]
"""What finds the figures of a match: its side, itself, its turn in the deal."""


def add_deal(bout: Bout, deal: int, known: dict[Key, Sums], found_in: Finder) -> None:
    """Play one deal on both sides, and add what `found_in` (side, match, turn) finds in its matches.

    Raises:
        LostMatch: a rule or a bot fails.
    """
    sides = [count_side(bout, deal, side, partial(found_in, side)) for side in SIDES]
    before = max((one.deals for one in known.values()), default=0)
    for key in dict.fromkeys([*known, *sides[0], *sides[1]]):
        sums = known.get(key) or Sums().plus(_row_of(bout, key, [{}, {}]), before)
        known[key] = sums.plus(_row_of(bout, key, sides))


def _row_of(bout: Bout, key: Key, sides: list[Counts]) -> Row:
    """One deal's row of a figure; what did not happen in a match happened there 0 times."""
    rows = []
    for found in sides:
        much, cases = found.get(key, (0, 0))
        if key.measure in _EVERY_CASE:
            cases = bout.players * (bout.players if key == PLAYED else 1)
        rows += [much, cases]
    a, b, c, d = rows
    return a, b, c, d


def thing_counter(bout: Bout, wanted: tuple[Thing, Thing]) -> Finder:
    """What counts a thing in a match: as the first of `wanted` without the change, as the second with it.

    A thing without an id is any of its table.
    """

    def found_in(side: int, match: AnyMatch, turn: int) -> Counts:
        outcome = match.outcome()
        winners = outcome.winners if outcome else ()
        holders = holders_of(bout.game, match.rules, match.events, wanted[side])
        return {
            LENGTH: (turns_of(match), 1),
            PLAYED: (len(holders), bout.players),
            WON: (sum(player in winners for player in holders), len(holders)),
        }

    return found_in


def rule_counter(bout: Bout) -> Finder:
    """What counts everything that the balance knows of a match, its turns, and the deeds in it."""

    def found_in(side: int, match: AnyMatch, turn: int) -> Counts:
        names = Counter(type(event).__name__ for event in match.events)
        deeds = {Key("deed", name, "mean"): (names[name], 1) for name in DEEDS if names[name]}
        return {LENGTH: (turns_of(match), 1), **deeds, **counts_of(bout, match, turn)}

    return found_in


def holders_of(game: str, rules: Any, events: list[Event], thing: Thing) -> set[Player]:
    """The players who played a thing, or who had it from the start on."""
    kinds = PLAYED_AS.get(thing.table, (thing.table,))
    return {
        one.player
        for one in _plays_of(game, rules, events)
        if one.kind in kinds and (not thing.id or thing.id in one.id.split("+"))
    }


def _plays_of(game: str, rules: Any, events: list[Event]) -> Iterator[Any]:
    yield from GAMES[game].fielded(rules)
    yield from GAMES[game].plays(rules, events)


def turns_of(match: AnyMatch) -> int:
    """The length of a match in rounds, else in turns, else in answers."""
    view = match.spectator().view
    return next((getattr(view, clock) for clock in CLOCKS if hasattr(view, clock)), len(match.log))
