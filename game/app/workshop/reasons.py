"""Why a number is what it is: who set it, in the order of reading, where it stands."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.app.workshop.bench import Thing
from game.mods.catalog import Catalog
from game.mods.compile import REMOVE
from game.mods.defs import Section
from game.mods.manifest import BASE, Mod
from game.mods.provenance import Field, Provenance


class Setter(NamedTuple):
    """A mod that set or removed a value, by its id and title; `place` is its file with line and column."""

    mod: str
    title: str
    value: Any
    place: str
    removed: bool = False


def setters_of(mods: Sequence[Mod], sections: Sequence[Section], thing: Thing, key: str) -> list[Setter]:
    """Who set a key of a thing, in the order of reading: the last word counts. Nobody: it has its default."""
    known = Provenance([mod for mod in mods if mod.enabled], sections)
    drafts = known.drafts.by_section[thing.game, thing.table]
    if thing.id not in drafts:
        return []
    titles = {mod.id: mod.title for mod in mods}
    found = known.setters_of(Field(thing.game, thing.table, thing.id, key))
    return [Setter(one.mod, titles.get(one.mod, one.mod), one.value, one.place, one.removed) for one in found]


class Changed(NamedTuple):
    """A key of a thing that mods beside the base game wrote: what it says now, and who set it, in order."""

    thing: Thing
    key: str
    type: type
    value: Any
    setters: tuple[Setter, ...]


def changed_by_mods(
    mods: Sequence[Mod], sections: Sequence[Section], game: str, catalog: Catalog
) -> list[Changed]:
    """Every key of a game's things that mods which are on write over, in the order of the content."""
    known = Provenance([mod for mod in mods if mod.enabled], sections)
    titles = {mod.id: mod.title for mod in mods}
    return [
        Changed(
            thing,
            key,
            known.drafts.sections[game, thing.table].type,
            _value_of(known, thing, key, catalog),
            tuple(
                Setter(one.mod, titles.get(one.mod, one.mod), one.value, one.place, one.removed)
                for one in known.setters_of(Field(game, thing.table, thing.id, key))
            ),
        )
        for thing, key in _written_over(known, game)
    ]


def _written_over(known: Provenance, game: str) -> Iterator[tuple[Thing, str]]:
    """Each key of a thing of the base game that another mod writes."""
    for (place, table), drafts in known.drafts.by_section.items():
        for id, draft in drafts.items() if place == game else ():
            own = id.partition(":")[0]
            keys = [key for one in draft.layers if one.mod not in (own, BASE) for key in one.body]
            yield from ((Thing(game, table, id), key) for key in dict.fromkeys(keys) if key != REMOVE)


def _value_of(known: Provenance, thing: Thing, key: str, catalog: Catalog) -> Any:
    """What a key says now; None where it says nothing."""
    try:
        return known.value_of(Field(thing.game, thing.table, thing.id, key), catalog)
    except LookupError:
        return None
