"""Content of a battle: units, weapons, spells, tables, cards; base sizes turned into milli."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from game.mods.catalog import Catalog
from game.mods.defs import Def, Section
from game.mods.flags import FlagDef
from game.rules.skirmish.defs.armies import FactionDef, ListDef, MachineDef, SkirmishFlags, UnitDef, WeaponDef
from game.rules.skirmish.defs.battle import (
    ChartDef,
    LoreDef,
    MapDef,
    PresetDef,
    ScenarioDef,
    SpellDef,
    TerrainDef,
    ZonesDef,
)
from game.rules.skirmish.defs.cards import CardDef
from game.rules.skirmish.state.formation import INCH, half_up, milli_from_mm

D = TypeVar("D", bound=Def)

_OF_THE_HOUSE = ("turn_seconds", "answer_seconds", "odds")
"""House rules that the table reads, and not the rules: clocks, and what is told about dice."""

SECTIONS = (
    Section("skirmish", "unit", UnitDef, required=True, words=("name",)),
    Section(
        "skirmish",
        "weapon",
        WeaponDef,
        required=True,
        running=("range", "strength", "shots", "rules", "first_round"),
    ),
    Section(
        "skirmish",
        "machine",
        MachineDef,
        running=("least_range", "range", "strength", "other_strength", "wounds", "template", "armour"),
    ),
    Section("skirmish", "lore", LoreDef),
    Section(
        "skirmish", "spell", SpellDef, words=("name",), running=("value", "range", "template", "effects")
    ),
    Section("skirmish", "chart", ChartDef, running=("rows",)),
    Section("skirmish", "faction", FactionDef, required=True, words=("name",)),
    Section("skirmish", "list", ListDef, required=True, words=("name",)),
    Section("skirmish", "terrain", TerrainDef, words=("name",)),
    Section("skirmish", "map", MapDef),
    Section("skirmish", "zones", ZonesDef, required=True),
    Section("skirmish", "scenario", ScenarioDef, required=True, running=("share", "radius", "reward")),
    Section("skirmish", "preset", PresetDef, required=True),
    Section(
        "skirmish", "card", CardDef, words=("name",), running=("moment", "by", "cost", "choose", "effects")
    ),
    Section(
        "skirmish",
        "flag",
        FlagDef,
        required=True,
        words=("flag",),
        running=("default",),
        asked=(*SkirmishFlags.__struct_fields__, *_OF_THE_HOUSE),
        only=("card_seconds", "bribes", "odds"),
    ),
)
"""Sections of a mod that the skirmish reads."""


class Content(msgspec.Struct, frozen=True):
    """All defs by full id, in printed order; zones by the number of players."""

    units: Mapping[str, UnitDef]
    weapons: Mapping[str, WeaponDef]
    machines: Mapping[str, MachineDef]
    lores: Mapping[str, LoreDef]
    spells: Mapping[str, SpellDef]
    charts: Mapping[str, ChartDef]
    factions: Mapping[str, FactionDef]
    lists: Mapping[str, ListDef]
    terrain: Mapping[str, TerrainDef]
    maps: Mapping[str, MapDef]
    zones: Mapping[int, ZonesDef]
    scenarios: Mapping[str, ScenarioDef]
    presets: Mapping[str, PresetDef]
    cards: Mapping[str, CardDef]
    bases: Mapping[str, tuple[int, int]]
    """Width and depth of each unit's bases, in milli."""


def content(catalog: Catalog) -> Content:
    """All content for the skirmish that the catalog holds."""
    units = _in_printed_order(catalog.all(UnitDef))
    return Content(
        units=units,
        weapons=_in_printed_order(catalog.all(WeaponDef)),
        machines=_in_printed_order(catalog.all(MachineDef)),
        lores=_in_printed_order(catalog.all(LoreDef)),
        spells=_in_printed_order(catalog.all(SpellDef)),
        charts=_in_printed_order(catalog.all(ChartDef)),
        factions=_in_printed_order(catalog.all(FactionDef)),
        lists=_in_printed_order(catalog.all(ListDef)),
        terrain=_in_printed_order(catalog.all(TerrainDef)),
        maps=_in_printed_order(catalog.all(MapDef)),
        zones={one.players: one for one in catalog.all(ZonesDef)},
        scenarios=_in_printed_order(catalog.all(ScenarioDef)),
        presets=_in_printed_order(catalog.all(PresetDef)),
        cards=_in_printed_order(catalog.all(CardDef)),
        bases={id: base_of(one) for id, one in units.items()},
    )


def base_of(unit: UnitDef) -> tuple[int, int]:
    """Width and depth of a unit's bases, in milli."""
    return milli_from_mm(unit.base[0]), milli_from_mm(unit.base[1])


def _in_printed_order(defs: Iterable[D]) -> dict[str, D]:
    """Definitions by full id: in the order that they ask to be shown in, else as written."""
    return {one.id: one for one in sorted(defs, key=lambda one: getattr(one, "order", 0))}


CUSTOMARY = "customary"
"""The scenario of a house rule that leaves it to custom: so many armies fight for what their table says."""


def fought_for(content: Content, scenario: str, players: int) -> str:
    """The name of the scenario that a house rule means for so many armies (S-24)."""
    if scenario != CUSTOMARY:
        return scenario
    named = content.zones[players].scenario if players in content.zones else None
    return content.scenarios[named].name if named else next(iter(content.scenarios.values())).name


def def_by_name(defs: Mapping[str, D], name: str) -> D:
    """The definition that a flag names, by its full or its short name; of several the last.

    Raises:
        LookupError: there is none of that name.
    """
    found = [one for one in defs.values() if name in (one.id, one.name)]
    if not found:
        raise LookupError(f"no {name!r} among {', '.join(defs)}.")
    return found[-1]


def treachery_deck(kinds: Mapping[str, CardDef], players: int) -> list[str]:
    """The treachery deck, unshuffled, without cards that need a third army if there are two (S-19, S-21)."""
    played = [card for card in kinds.values() if players > 2 or not card.three]
    return [card.id for card in played for _ in range(card.copies)]


def scaled_length(inches: float, preset: PresetDef) -> int:
    """A length of the table in milli, at the preset's scale (S-25)."""
    up, down = preset.scale
    return half_up(inches * INCH * up / down)


def flags_from(values: Mapping[str, Any]) -> SkirmishFlags:
    """The resolved flags of a match as one typed value."""
    return msgspec.convert(dict(values), SkirmishFlags)
