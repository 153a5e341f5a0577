"""Why a number is what it is: who set it, in the order of reading, where it stands."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.app.workshop.bench import Thing
from game.mods.defs import Section
from game.mods.manifest import Mod
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
