"""Who and what a `[moment]` names: units, seats, cards, spells that must be there, with the place of each."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.core.notation import told
from game.core.pending import Question
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import (
    NONE,
    Blows,
    Casting,
    Charge,
    Combat,
    LeadershipTest,
    Offer,
    Play,
    Pursuit,
    Roll,
    Side,
    Touch,
    Winds,
)
from game.rules.skirmish.state.state import SkirmishState


class _Named(NamedTuple):
    """The fields of a record that name something; `free` ones may also name nobody, by -1."""

    units: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()


_NAMED: dict[type, _Named] = {
    Question: _Named(("unit", "target"), ("players",), ("unit", "target")),
    Play: _Named(("unit",), ("player", "target"), ("unit", "target"), cards=("card",)),
    Offer: _Named((), ("by", "to", "enemy"), ("enemy",)),
    Charge: _Named(("unit", "target", "first"), (), ("first",)),
    LeadershipTest: _Named(("unit",)),
    Roll: _Named(("unit",)),
    Casting: _Named(("wizard", "target"), (), ("target",), spells=("spell",)),
    Side: _Named(("units",), ("player",)),
    Touch: _Named(("unit", "who", "foe_unit", "foe"), (), ("who", "foe")),
    Blows: _Named(("unit", "who", "foe_unit", "foe"), (), ("who", "foe")),
    Combat: _Named(("duel", "contacts", "broken", "held", "charged", "scared")),
    Pursuit: _Named(("unit", "target"), (), ("target",)),
}
"""By record: what its fields name."""


def reference_faults(state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of what waits: whoever and whatever it names must be in this battle."""
    roots = {
        "asked": state.questions,
        "plays": state.plays,
        "offers": state.offers,
        "charges": state.charges,
        "test": state.test,
        "roll": state.roll,
        "casting": state.casting,
        "combat": state.combat,
        "pursuits": state.pursuits,
    }
    for where, value in roots.items():
        yield from _value_faults(f"moment.{where}", value, state, setting)
    yield from _cast_faults(state.winds, state, setting)
    yield from _offer_faults(state)


def _value_faults(where: str, value: Any, state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of a record, or of every record in a list."""
    if isinstance(value, list | tuple) and type(value) not in _NAMED:
        for number, one in enumerate(value):
            yield from _value_faults(f"{where}[{number}]", one, state, setting)
    named = _NAMED.get(type(value))
    if named is None:
        return
    yield from _record_faults(where, value, named, state, setting)
    for name in _field_names(value):
        yield from _value_faults(f"{where}.{name}", getattr(value, name), state, setting)


def _field_names(record: Any) -> Sequence[str]:
    """The names of the fields of a record."""
    return tuple(getattr(record, "_fields", ()) or record.__struct_fields__)


def _record_faults(
    where: str, record: Any, named: _Named, state: SkirmishState, setting: Setting
) -> Iterator[str]:
    """Faults of what the fields of one record name."""
    rooms = (
        ("unit", named.units, len(state.units)),
        ("seat", named.seats, setting.players),
    )
    for what, fields, many in rooms:
        for field in fields:
            least = NONE if field in named.free else 0
            for number in _numbers(getattr(record, field)):
                if not least <= number < many:
                    yield told(
                        "{where}.{field}: there is no {what} {number}.",
                        where=where,
                        field=field,
                        what=what,
                        number=number,
                    )
    things = (("card", named.cards, setting.content.cards), ("spell", named.spells, setting.content.spells))
    for what, fields, known in things:
        for field in fields:
            if getattr(record, field) not in known:
                yield told(
                    "{where}.{field}: there is no {what} {n!r}.",
                    where=where,
                    field=field,
                    what=what,
                    n=getattr(record, field),
                )


def _numbers(value: Any) -> Iterator[int]:
    """All numbers in a field."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from _numbers(one)
    elif value is not None:
        yield value


def _cast_faults(winds: Winds, state: SkirmishState, setting: Setting) -> Iterator[str]:
    """Faults of the spells that were cast in this phase (S-40)."""
    for number, (wizard, spell) in enumerate(winds.cast):
        if not 0 <= wizard < len(state.units) or spell not in setting.content.spells:
            yield told(
                "moment.winds.cast[{number}]: there is no unit {wizard}, or no spell {spell!r}.",
                number=number,
                wizard=wizard,
                spell=spell,
            )


def _offer_faults(state: SkirmishState) -> Iterator[str]:
    """Faults of offers: whoever offers has it (S-18)."""
    for number, offer in enumerate(state.offers):
        if offer.card and offer.card not in state.hands[offer.by]:
            yield told(
                "moment.offers[{number}].card: seat {by} has no {card!r}.",
                number=number,
                by=offer.by,
                card=offer.card,
            )
        if not 0 <= offer.tokens <= state.tokens[offer.by]:
            yield told(
                "moment.offers[{number}].tokens: seat {by} has {tokens}.",
                number=number,
                by=offer.by,
                tokens=state.tokens[offer.by],
            )
