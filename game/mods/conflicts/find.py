"""Conflicts between mods: one field, two values, and neither mod knows of the other."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from game.mods.compile import EXTENDS, Fault, convert_table, msgspec_type
from game.mods.conflicts.touches import Keys, touched_keys
from game.mods.defs import Section
from game.mods.layers import Draft, Origin
from game.mods.manifest import Mod
from game.mods.provenance import Provenance

Followed = Mapping[str, Collection[str]]
"""By mod: those it is read after, near and far, itself among them."""
ABSENT = None
"""The value of a field that nobody writes any more; TOML has no other such value."""


class Side(msgspec.Struct, frozen=True):
    """One mod of a conflict: where it speaks, and what the field says when it wins (`ABSENT`: removed)."""

    mod: str
    title: str
    place: str
    value: Any


class Conflict(msgspec.Struct, frozen=True):
    """Two mods that want a field of a def differently; the `second` is read later, and counts so far.

    `path` leads to the field in the def of the full id; `("extends",)` is the def that it begins with.
    """

    game: str
    table: str
    id: str
    path: Keys
    first: Side
    second: Side

    @property
    def name(self) -> str:
        """The field, as `perfidie mods why` understands it, but for the mod of its def."""
        return ".".join((self.game, self.table, self.id, *self.path))


def open_conflicts(
    mods: Sequence[Mod], sections: Sequence[Section], games: Collection[str] = ()
) -> tuple[Conflict, ...]:
    """The conflicts of mods that are read together, for some games or for all; in the order of the content.

    None is told where one of the two is read after the other because it wants to, by whatever detour, where
    both come to the same, or where a third one that follows one of them says the same field anew.
    """
    authors = Provenance(mods, sections)
    after = _followed(mods)
    titles = {mod.id: mod.title for mod in mods}
    out: list[Conflict] = []
    for (game, table), drafts in authors.drafts.by_section.items():
        for draft in drafts.values() if not games or game in games else ():
            if len(draft.layers) > 2:
                out += _Seam(authors, game, table, draft, after).conflicts(titles)
    return tuple(out)


def conflicts_of(conflicts: Sequence[Conflict], game: str, id: str, path: Keys) -> tuple[Conflict, ...]:
    """Those conflicts that are about a value of a def, or about something in it or around it.

    Ids in the path may stand without their mods.
    """

    def meets(one: Conflict) -> bool:
        pairs = zip(path, one.path, strict=False)
        same = all(mine in (other, other.partition(":")[2]) for mine, other in pairs)
        return (one.game, one.id) == (game, id) and (same or one.path == (EXTENDS,))

    return tuple(one for one in conflicts if meets(one))


def _followed(mods: Sequence[Mod]) -> Followed:
    """What each mod follows, near and far; `mods` are in the order of reading."""
    after: dict[str, set[str]] = {}
    for mod in mods:
        near = [id for _, id in mod.follows if id in after]
        after[mod.id] = {mod.id}.union(*(after[id] for id in near))
    return after


class _Seam:
    """One def to which several mods wrote."""

    def __init__(self, authors: Provenance, game: str, table: str, draft: Draft, after: Followed) -> None:
        self.authors, self.game, self.table, self.draft, self.after = authors, game, table, draft, after
        self.kind = authors.drafts.sections[game, table].type
        described = msgspec_type(self.kind)
        self.touches = {
            one.mod: touched_keys(one, described, authors.drafts.lookup(one, game)) for one in draft.layers
        }

    def conflicts(self, titles: Mapping[str, str]) -> Iterator[Conflict]:
        """The conflicts about this def, mods in the order of reading."""
        for first, second in combinations(self.draft.layers, 2):
            if first.mod in self.after[second.mod] or second.mod in self.after[first.mod]:
                continue
            for path in _shared_keys(self.touches[first.mod], self.touches[second.mod]):
                if self._is_covered(first.mod, path) or self._is_covered(second.mod, path):
                    continue
                here, there = self._outcomes(first, second, path)
                if here.seen != there.seen:
                    sides = [
                        self._side(one, out.said, path, titles)
                        for one, out in ((first, here), (second, there))
                    ]
                    yield Conflict(self.game, self.table, self.draft.id, path, sides[0], sides[1])

    def _is_covered(self, mod: str, path: Keys) -> bool:
        """Whether another mod that follows this one says the field, or what is around it, anew."""
        others = (one.mod for one in self.draft.layers if one.mod != mod and mod in self.after[one.mod])
        return any(path[: len(keys)] == keys for other in others for keys in self.touches[other])

    def _last(self, mod: str) -> Draft:
        """The draft in an order of reading in which a mod comes as late as it may."""
        late = [one for one in self.draft.layers if mod in self.after[one.mod]]
        early = [one for one in self.draft.layers if mod not in self.after[one.mod]]
        return Draft(self.draft.id, *early, *late)

    def _outcomes(self, first: Origin, second: Origin, path: Keys) -> tuple["_Outcome", "_Outcome"]:
        """What comes of the field when the one or the other wins.

        Where the two together make no sound def, each is seen without the other.
        """
        one, two = self._last(first.mod), self._last(second.mod)
        if self._whole(one) is None or self._whole(two) is None:
            one, two = _without(one, second), _without(two, first)
        found = [self._said(one, path), self._said(two, path)]
        wholes = [self._whole(one), self._whole(two)]
        if None in wholes:
            return _Outcome(found[0], found[0]), _Outcome(found[1], found[1])
        seen = wholes if path == (EXTENDS,) else [_value_at(whole, path) for whole in wholes]
        return _Outcome(found[0], seen[0]), _Outcome(found[1], seen[1])

    def _whole(self, draft: Draft) -> dict[str, Any] | None:
        """The def that a draft makes, with its defaults, or None when it is no sound one."""
        said = self.authors.folder.fold_draft(self.game, self.table, draft).table
        made = convert_table({**said, "id": draft.id}, self.kind)
        return None if isinstance(made, list) else msgspec.to_builtins(made, enc_hook=str)

    def _said(self, draft: Draft, path: Keys) -> Any:
        """What mods write for a field in all."""
        folder = self.authors.folder
        if path == (EXTENDS,):
            return folder.template_id(self.game, self.table, draft)
        return _value_at(folder.fold_draft(self.game, self.table, draft).table, path)

    def _side(self, origin: Origin, said: Any, path: Keys, titles: Mapping[str, str]) -> Side:
        """One of the two, with its place."""
        steps = self.authors.folder.steps(self.game, self.table, self.draft.id, path)
        mine = [one.path for one in steps if one.origin == origin]
        place = origin.problem(Fault(mine[-1] if mine else path, "")).place
        return Side(origin.mod, titles.get(origin.mod, ""), place, said)


class _Outcome(NamedTuple):
    """What comes of a field when a mod wins: as written, and as it is seen in the def."""

    said: Any
    seen: Any


def _without(draft: Draft, origin: Origin) -> Draft:
    """The draft as if one mod had not written to it."""
    return Draft(draft.id, *(one for one in draft.layers if one != origin))


def _shared_keys(one: Collection[Keys], other: Collection[Keys]) -> list[Keys]:
    """The keys that two mods touch: of a table and something in it the table, and nothing in it besides."""
    met = {
        min(mine, yours, key=len)
        for mine in one
        for yours in other
        if mine[: len(yours)] == yours or yours[: len(mine)] == mine
    }
    return sorted(path for path in met if not any(path[:size] in met for size in range(1, len(path))))


def _value_at(table: Any, path: Keys) -> Any:
    """The value that keys lead to, or `ABSENT`."""
    for key in path:
        if not isinstance(table, dict) or key not in table:
            return ABSENT
        table = table[key]
    return table
