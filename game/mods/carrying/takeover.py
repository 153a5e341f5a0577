"""Content that changes while a match is played: what the match takes over, and what waits for the next."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.mods.catalog import Catalog
from game.mods.defs import Def, Section
from game.mods.flags import FlagDef, Value


class Waiting(NamedTuple):
    """Something that a running match cannot take over: a field of a def, or a def that came or went."""

    table: str
    id: str
    field: str = ""


class Takeover(NamedTuple):
    """The content that a running match goes on with, and what waits for the next one."""

    catalog: Catalog
    """All that the match knows, old or new."""
    taken: Mapping[type[Def], Sequence[Def]]
    """What is not as it was, by kind."""
    waiting: tuple[Waiting, ...]

    @property
    def whole(self) -> bool:
        """Whether no def came or went: what the match knows has its words in the new content, too."""
        return all(one.field for one in self.waiting)


def take_over(now: Catalog, wished: Catalog, sections: Sequence[Section]) -> Takeover:
    """The content `now` of a running match with what it takes over of the content that is `wished`.

    `sections` are those of its game.
    """
    taken: dict[type[Def], list[Def]] = {}
    waiting: list[Waiting] = []
    for section in sections:
        old, new = _by_id(now, section), _by_id(wished, section)
        waiting += [Waiting(section.table, id) for id in old.keys() ^ new.keys()]
        for id in (id for id in old if id in new):
            changed, kept = _merged(section, old[id], new[id])
            waiting += [Waiting(section.table, id, name) for name in kept]
            if changed != old[id]:
                taken.setdefault(section.type, []).append(changed)
    catalog = now.with_defs(sections[0].game, taken) if taken else now
    return Takeover(catalog, taken, tuple(sorted(waiting)))


def flags_after(flags: Mapping[str, Value], now: Catalog, after: Takeover, game: str) -> dict[str, Value]:
    """The house rules of a running match: those that stood as the content said stand as it says now."""
    out = dict(flags)
    for flag in after.taken.get(FlagDef, ()):
        before = now.get(FlagDef, flag.id, game=game)
        for name in (flag.name, flag.id):
            if isinstance(flag, FlagDef) and out.get(name) == before.default:
                out[name] = flag.default
    return out


def _by_id(catalog: Catalog, section: Section) -> dict[str, Def]:
    """The defs of a section by full id."""
    return {one.id: one for one in catalog.all(section.type, game=section.game)}


def _merged(section: Section, old: Def, new: Def) -> tuple[Def, list[str]]:
    """A def as a running match goes on with it, and the fields that wait."""
    changed = [name for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    fields = {name: getattr(new, name) for name in changed if _is_running(section, old, name)}
    try:
        merged = msgspec.structs.replace(old, **fields)
    except ValueError:  # what it takes over does not fit what it keeps
        return old, changed
    return merged, [name for name in changed if name not in fields]


def _is_running(section: Section, one: Def, field: str) -> bool:
    """Whether a match takes this field over."""
    return field in section.running and (not section.only or one.name in section.only)
