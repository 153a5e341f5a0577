"""The story of a battle: a sentence for each event that a viewer saw."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.core.chronicle import TURNING, Facts, Line, Person
from game.core.rules import Event
from game.rules.skirmish.chronicle import combat, field, players, scripts
from game.rules.skirmish.chronicle.teller import Teller, Telling
from game.rules.skirmish.state.records import NOBODY

TELLINGS: dict[type[Event], Telling] = {
    **players.TELLINGS,
    **field.TELLINGS,
    **combat.TELLINGS,
    **scripts.TELLINGS,
}
"""How each event of a battle is told."""


def army_lines(view: Any) -> list[Line]:
    """A line for each army: its general, and how many units follow; told before anything happens."""
    teller = Teller(view.units, ())
    found = []
    for player, general in enumerate(view.generals):
        count = sum(owner == player for owner in teller.owners) - 1
        one = teller.troop(general)
        facts: Facts = {"player": Person(player), "general": msgspec.structs.replace(one, owner=NOBODY)}
        found.append(Line("army", {**facts, "count": count}, TURNING))
    return found


def battle_lines(view: Any, events: Sequence[Event]) -> list[Line]:
    """A line for each event, as the viewer of them saw it; `view` is any of that viewer's views.

    Raises:
        KeyError: an event is of no type of the battle's.
    """
    teller = Teller(view.units, events)
    return [TELLINGS[type(event)](teller, event) for event in events]
