"""Armies: units bought from a list's entries, and their general (S-84)."""

from collections.abc import Sequence

from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import Entry, ListDef, Option, UnitDef
from game.rules.skirmish.state.records import Army, Enlisted


def bought_options(unit: UnitDef, entry: Entry) -> list[Option]:
    """The options that an entry names, as the unit's definition has them."""
    return [option for option in unit.options if option.name in entry.options]


def points_of(unit: UnitDef, entry: Entry) -> int:
    """The points that an entry costs: models, command, options."""
    command = (
        (entry.champion, unit.command.champion),
        (entry.standard, unit.command.standard),
        (entry.musician, unit.command.musician),
    )
    return (
        unit.points * entry.models
        + sum(cost or 0 for taken, cost in command if taken)
        + sum(one.points * (entry.models if one.each else 1) for one in bought_options(unit, entry))
    )


def enlisted_unit(content: Content, entry: Entry) -> Enlisted:
    """The unit that an entry buys."""
    unit = content.units[entry.unit]
    options = bought_options(unit, entry)
    rules = dict(unit.rules)
    for one in options:
        rules |= one.rules
    return Enlisted(
        unit=entry.unit,
        models=entry.models,
        points=points_of(unit, entry),
        options=entry.options,
        weapons=(*unit.weapons, *(weapon for one in options for weapon in one.weapons)),
        armour=next((one.armour for one in reversed(options) if one.armour), unit.armour),
        shield=unit.shield or any(one.shield for one in options),
        barding=unit.barding or any(one.barding for one in options),
        rules=tuple(sorted(rules.items())),
        champion=entry.champion,
        standard=entry.standard,
        musician=entry.musician,
        general=entry.general,
        battle_standard=any(one.battle_standard for one in options),
        mercenary=entry.mercenary,
        level=unit.level + sum(one.level for one in options),
        spells=entry.spells,
        files=min(entry.models, entry.files or (3 if unit.troop.startswith("monstrous") else 5)),
    )


def army_of(content: Content, list: ListDef) -> Army:
    """The army of a list."""
    return tuple(enlisted_unit(content, entry) for entry in list.entries)


def general_of(content: Content, army: Sequence[Enlisted]) -> int:
    """The place of an army's general: of the characters of highest Ld the marked one, else the first (S-84).

    Without characters, the unit of most points leads.
    """
    characters = [place for place, one in enumerate(army) if content.units[one.unit].character]
    if not characters:
        return max(range(len(army)), key=lambda place: (army[place].points, -place))
    leaderships = [content.units[army[place].unit].profile.leadership for place in characters]
    best = [
        place
        for place, leadership in zip(characters, leaderships, strict=True)
        if leadership == max(leaderships)
    ]
    return next((place for place in best if army[place].general), best[0])
