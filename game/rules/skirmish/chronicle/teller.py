"""What a teller must remember between two events: who stands for whom, whose turn it is, what was offered."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.core.chronicle import LOG, Fact, Line, Named, Person, Phrase, Troop
from game.core.rules import UNKNOWN, Event, Player
from game.rules.skirmish.events.player import OfferMade, UnitChangedSides
from game.rules.skirmish.state.records import NOBODY


class Enrolled(NamedTuple):
    """A unit as it is told: its def, whether it began with several models, its place among its likes."""

    unit: str
    many: bool
    nth: int


class Teller:
    """The memory of a story while it is told, event by event, from what one viewer saw."""

    def __init__(self, units: Sequence[Any], events: Iterable[Event]) -> None:
        """Begin with the units of any view of the battle; `events` say who owned the turncoats at first."""
        self.owners: list[Player] = [unit.owner for unit in units]
        for event in reversed(list(events)):
            if isinstance(event, UnitChangedSides):
                self.owners[event.unit] = event.before
        self.roster = _enrolled(units, self.owners)
        self.active: Player = NOBODY
        self.offers: dict[int, OfferMade] = {}
        self.arcs: dict[int, str] = {}

    def troop(self, unit: int) -> Troop:
        """A unit as it is told: with its owner, unless its owner plays the turn."""
        one, owner = self.roster[unit], self.owners[unit]
        return Troop(one.unit, one.many, one.nth, NOBODY if owner == self.active else owner)

    def troops(self, units: Iterable[int]) -> tuple[Fact, ...]:
        """Several units as they are told."""
        return tuple(self.troop(unit) for unit in units)


def _enrolled(units: Sequence[Any], owners: Sequence[Player]) -> list[Enrolled]:
    """Each unit as it is told; the likes of one army are counted."""
    kinds = [(owner, unit.enlisted.unit) for owner, unit in zip(owners, units, strict=True)]
    all_of, seen = Counter(kinds), Counter[tuple[Player, str]]()
    found = []
    for kind, unit in zip(kinds, units, strict=True):
        seen[kind] += 1
        found.append(Enrolled(kind[1], unit.enlisted.models > 1, seen[kind] if all_of[kind] > 1 else 0))
    return found


Telling = Callable[[Teller, Any], Line]
"""How events of one type are told."""


def plain_line(code: str, weight: int = LOG, **facts: str) -> Telling:
    """How an event is told whose facts are its fields of these names: `unit="unit"`, `player="player"`.

    What a fact is called says what it is: a player, a unit, a number.
    """

    def tell(teller: Teller, event: Any) -> Line:
        return Line(
            code, {fact: _fact(teller, fact, getattr(event, name)) for fact, name in facts.items()}, weight
        )

    return tell


PEOPLE = ("player", "enemy", "to", "owner", "winner", "before", "after")
TROOPS = ("unit", "target", "host", "touched", "charger")


def _fact(teller: Teller, fact: str, value: Any) -> Fact:
    """A field of an event as a fact of this name."""
    if fact in PEOPLE:
        return Person(value)
    if fact in TROOPS:
        return teller.troop(value)
    if fact == "source":
        return Named(value)
    return value  # type: ignore[no-any-return]


def told_dice(dice: Iterable[int]) -> str:
    """Faces of dice in a row."""
    return ", ".join(map(str, dice))


def told_cards(cards: Iterable[str]) -> tuple[Fact, ...]:
    """Treachery cards by name; a hidden one is a card."""
    return tuple(Phrase("told-some-card") if card == UNKNOWN else Named(card) for card in cards)
