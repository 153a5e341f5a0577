"""The story of a match of Hécatombe: a sentence for each event that a friend would care for."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from game.core.chronicle import DEED, DETAIL, TELLING, TURNING, Fact, Facts, Line, Person, Phrase
from game.core.rules import UNKNOWN, Event, Player
from game.rules.hecatombe import events as happened
from game.rules.hecatombe.view import HecatombeView


class _Teller:
    """Knows the names of tiles, as the symbols on them."""

    def __init__(self, view: HecatombeView) -> None:
        self.pairs = dict(zip(view.peoples, combinations(view.symbols, 2), strict=True))

    def people(self, people: str) -> Fact:
        """A tile: « Terre-Feu »."""
        if people not in self.pairs:
            return people
        one, two = self.pairs[people]
        return Phrase("hecatombe-people", {"one": Phrase(f"name-{one}"), "two": Phrase(f"name-{two}")})

    def about(self, code: str, player: Player, people: str, weight: int, **facts: Fact) -> Line:
        """A sentence about a player and a tile."""
        return Line(code, {"name": Person(player), "people": self.people(people), **facts}, weight)


def war_lines(view: HecatombeView, events: Sequence[Event]) -> list[Line]:
    """A line for each event that is told, as the viewer of them saw it, under the heads of the rounds.

    `view` is any of that viewer's views.
    """
    teller, told = _Teller(view), []
    for event in events:
        line = _TOLD[type(event)](teller, event) if type(event) in _TOLD else None
        if line is not None:
            told.append(line)
    return told


def _attacked(teller: _Teller, event: happened.Attacked) -> Line:
    """Who sent what against whom."""
    prey = teller.people(event.prey)
    return teller.about(
        "hecatombe-attack", event.player, event.army, DEED, other=Person(event.target), prey=prey
    )


def _captured(teller: _Teller, event: happened.TileCaptured) -> Line:
    """A tile taken, or taken back."""
    own = event.owner == event.player
    facts: Facts = {} if own else {"other": Person(event.owner)}
    return teller.about(
        "hecatombe-took-own" if own else "hecatombe-took", event.player, event.people, DEED, **facts
    )


def _called(teller: _Teller, event: happened.ObjectiveCalled) -> Line:
    """Whose objective is called for."""
    own = event.owner == event.player
    facts: Facts = {"name": Person(event.player)}
    if not own:
        facts["other"] = Person(event.owner)
    return Line("hecatombe-called-own" if own else "hecatombe-called", facts, DETAIL)


def _named(teller: _Teller, event: happened.PeopleNamed) -> Line:
    """What somebody named, and whether it was there."""
    found = "found" if event.found else "missed"
    return teller.about(f"hecatombe-{found}", event.player, event.people, TELLING, other=Person(event.owner))


def _scored(teller: _Teller, event: happened.ObjectiveScored) -> Line:
    """Who has most of it."""
    people, winners = teller.people(event.people), tuple(Person(one) for one in event.winners)
    if not winners or len(winners) == len(event.totals):
        return Line("hecatombe-nobody", {"people": people}, DEED)
    code = "hecatombe-alone" if len(winners) == 1 else "hecatombe-tied"
    return Line(code, {"people": people, "name": winners}, TELLING)


def _freed(teller: _Teller, event: happened.TileFreed) -> Line:
    """What was freed, or that nothing was."""
    if event.people is None:
        return Line("hecatombe-freed-none", {"name": Person(event.player)}, DETAIL)
    return teller.about("hecatombe-freed", event.player, event.people, DEED)


def _ended(teller: _Teller, event: happened.RoundEnded) -> Line:
    """Who has won a round."""
    return Line("hecatombe-round-won", {"name": tuple(Person(one) for one in event.winners)}, TURNING)


def _kept(teller: _Teller, event: happened.KeepersShown) -> Line | None:
    """How many tiles deserted somebody, where any did."""
    if not event.deserted:
        return None
    facts: Facts = {"name": Person(event.player), "n": len(event.deserted)}
    return Line("hecatombe-deserted", facts, DEED)


def _swapped(teller: _Teller, event: happened.TilesSwapped) -> Line:
    """Two tiles that changed owners by a script."""
    other, taken = Person(event.target), teller.people(event.other)
    return teller.about("hecatombe-swapped", event.player, event.people, DEED, other=other, taken=taken)


def _seen(teller: _Teller, event: happened.ObjectiveSeen) -> Line:
    """Who looked at whose objective; what it is, for those who may know."""
    other = Person(event.owner)
    if event.people == UNKNOWN:
        return Line("hecatombe-seen", {"name": Person(event.player), "other": other}, DEED)
    return teller.about("hecatombe-seen-face", event.player, event.people, DEED, other=other)


def _one(code: str, player: Player, weight: int) -> Line:
    """A sentence about one player."""
    return Line(code, {"name": Person(player)}, weight)


_TOLD: dict[type[Event], Callable[[_Teller, Any], Line | None]] = {
    happened.RoundBegan: lambda t, e: Line(
        "hecatombe-round", {"n": e.round, "name": Person(e.first)}, level=1
    ),
    happened.Attacked: _attacked,
    happened.AttackLetGo: lambda t, e: _one("hecatombe-let-go", e.player, DETAIL),
    happened.Countered: lambda t, e: t.about("hecatombe-countered", e.player, e.army, DEED),
    happened.TileCaptured: _captured,
    happened.Retreated: lambda t, e: _one("hecatombe-retreat", e.player, TELLING),
    happened.LeftRound: lambda t, e: _one("hecatombe-left", e.player, TELLING),
    happened.FightingEnded: lambda t, e: _one(f"hecatombe-end-{e.reason}", e.player, TELLING),
    happened.KeepersShown: _kept,
    happened.ObjectiveCalled: _called,
    happened.PeopleNamed: _named,
    happened.ObjectiveRevealed: lambda t, e: t.about("hecatombe-revealed", e.owner, e.people, TELLING),
    happened.ObjectiveScored: _scored,
    happened.TileFreed: _freed,
    happened.RoundEnded: _ended,
    happened.MatchWon: lambda t, e: Line(
        "hecatombe-won", {"name": tuple(Person(one) for one in e.winners)}, TURNING
    ),
    happened.PointsAwarded: lambda t, e: Line(
        "hecatombe-award" if e.points > 0 else "hecatombe-award-lost",
        {"name": Person(e.player), "n": abs(e.points), "why": Phrase(f"said-{e.mod}:{e.key}")},
        DEED,
    ),
    happened.TilesSwapped: _swapped,
    happened.ObjectiveSeen: _seen,
    happened.ObjectiveOpened: lambda t, e: t.about("hecatombe-opened", e.owner, e.people, TELLING),
    happened.SymbolShifted: lambda t, e: Line(
        "hecatombe-shift-back" if e.symbol == e.to else "hecatombe-shifted",
        {"one": Phrase(f"name-{e.symbol}"), "to": Phrase(f"name-{e.to}")},
        DEED,
    ),
}
"""How each event is told; the others say nothing that another does not."""
