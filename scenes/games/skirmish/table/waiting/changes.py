"""What changed since somebody gave an order, from what everybody saw: the weightiest first. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.chronicle import Facts, Line, Person, Troop
from game.core.rules import Event, Player
from game.rules.skirmish.chronicle.teller import Teller
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field

MOST = 5
"""Lines that are read in six seconds."""


def changed_lines(events: Sequence[Event], me: Player, teller: Teller) -> list[Line]:
    """At most five lines about what happened to `me` and to the others; nothing, if nothing did.

    `events` are public ones; `teller` knows the units by name.
    """
    return list(_lines(events, me, teller))[:MOST]


def _lines(events: Sequence[Event], me: Player, teller: Teller) -> Iterator[Line]:
    """All lines there are, the weightiest first."""
    yield from _betrayals(events, me)
    fallen = [event.unit for event in events if isinstance(event, field.UnitDestroyed)]
    fallen += [event.unit for event in events if isinstance(event, field.UnitLeftTable) and not event.returns]
    lost = [unit for unit in dict.fromkeys(fallen) if teller.owners[unit] == me]
    if lost:
        yield Line("recap-lost", {"units": _troops(lost, teller)})
    running = [unit for unit in _running(events) if unit not in lost and teller.owners[unit] == me]
    if running:
        yield Line("recap-fled", {"units": _troops(running, teller)})
    men = _men_lost(events, me, teller, lost)
    if men:
        yield Line("recap-men", {"count": men})
    namers = dict.fromkeys(
        event.player for event in events if isinstance(event, told.EnemyNamed) and event.enemy == me
    )
    if namers:
        yield Line("recap-named", {"players": tuple(Person(player) for player in namers)})
    yield from _tokens(events, me)
    others = [unit for unit in dict.fromkeys(fallen) if teller.owners[unit] != me]
    if others:
        yield Line("recap-others", {"units": _troops(others, teller, owned=True)})


def _betrayals(events: Sequence[Event], me: Player) -> Iterator[Line]:
    """Promises to me that were broken."""
    for event in events:
        if isinstance(event, told.PromiseEnded) and event.how == "broken" and event.to == me:
            yield Line("recap-betrayed", {"player": Person(event.player)})


def _running(events: Sequence[Event]) -> list[int]:
    """Units that took to their heels and run on."""
    found: dict[int, None] = {}
    for event in events:
        if isinstance(event, field.UnitFled):
            found[event.unit] = None
        elif isinstance(event, field.UnitRallied):
            found.pop(event.unit, None)
    return list(found)


def _men_lost(events: Sequence[Event], me: Player, teller: Teller, lost: Sequence[int]) -> int:
    """Men that my units lost, those apart that are no more."""
    fallen = Counter[int]()
    for event in events:
        if isinstance(event, field.ModelsLost) and teller.owners[event.unit] == me:
            fallen[event.unit] += event.lost
    return sum(count for unit, count in fallen.items() if unit not in lost)


def _tokens(events: Sequence[Event], me: Player) -> Iterator[Line]:
    """My tokens before and after, if they are others now."""
    own = [event for event in events if isinstance(event, told.TokensChanged) and event.player == me]
    if own and own[0].before != own[-1].after:
        facts: Facts = {"before": own[0].before, "after": own[-1].after}
        yield Line("recap-tokens", facts)


def _troops(units: Sequence[int], teller: Teller, *, owned: bool = False) -> tuple[Troop, ...]:
    """Units as they are told, beside their owner if several armies may have lost them."""
    roster, owners = teller.roster, teller.owners
    return tuple(
        Troop(roster[unit].unit, roster[unit].many, owner=owners[unit] if owned else -1) for unit in units
    )
