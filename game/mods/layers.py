"""Drafts: by def, the tables that mods wrote to it, in the order of reading."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from game.mods.compile import Fault
from game.mods.defs import Section
from game.mods.manifest import Package
from game.mods.problems import Facts, Problem, closest_word, value_preview
from game.mods.refs import Lookup
from game.mods.source import Source

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,63}\Z")

MOST_TOLD = 200
"""Mistakes of one mod after which no more are looked for."""


class Origin(msgspec.Struct, frozen=True):
    """The place of a table: its mod, its file, and its header."""

    mod: str
    source: Source
    path: tuple[str, ...]

    @property
    def body(self) -> dict[str, Any]:
        """The table of a def as it is written; only for the origins of drafts."""
        table: dict[str, Any] = self.source.table[self.path[0]][self.path[1]]
        return table

    def problem(self, fault: Fault) -> Problem:
        """The problem of `fault` with its place in the file; its path counts from this table."""
        return self.source.problem(fault, self.path)


class Draft:
    """A def before it is compiled: its id, and the tables that mods wrote to it, in the order of reading."""

    def __init__(self, id: str, *layers: Origin) -> None:
        self.id = id
        self.layers = list(layers)


class Drafts:
    """Every draft by (game, table) and id, with the problems met while laying them out, by mod."""

    def __init__(self, packages: Sequence[Package], sections: Sequence[Section]) -> None:
        self.sections = {(section.game, section.table): section for section in sections}
        self.by_section: dict[tuple[str, str], dict[str, Draft]] = {key: {} for key in self.sections}
        self.problems: list[tuple[str, Problem]] = []
        self.told: Counter[str] = Counter()
        """How many problems each mod has."""
        self._ids: dict[tuple[str, str], frozenset[str]] = {}
        self.scopes = _reachable_mods(packages)
        here = {package.id for package in packages}
        self._absent = {package.id: set(package.optional) - here for package in packages}
        self.torn = {package.id for package in packages if package.torn}
        for package in packages:
            for game, source in package.sources:
                self._lay_file(package.id, game, source)

    def _lay_file(self, mod: str, game: str, source: Source) -> None:
        """Lay out all tables of one file."""
        known = {table for place, table in self.sections if place == game}
        for table, inside in source.table.items():
            top = Origin(mod, source, ())
            if table not in known:
                self._note_fault(top, self._unknown_table(table, known))
            elif not isinstance(inside, dict):
                self._note_fault(
                    top, Fault((table,), "wrong-type", {"expected": "table", "got": value_preview(inside)})
                )
            else:
                for name, body in inside.items():
                    self._lay_table(Origin(mod, source, (table, name)), game, body)

    def _unknown_table(self, table: str, known: Collection[str]) -> Fault:
        """The fault of a table that is not read in its game, with what was probably meant."""
        like = closest_word(table, known)
        facts: Facts = {"key": table, "near": like, "known": ", ".join(sorted(known))}
        games = sorted(game for game, name in self.sections if name == table)
        hint = "did-you-mean" if like else "known"
        if games and not like:
            facts["games"], hint = ", ".join(games), "other-game"
        return Fault((table,), "unknown-table", facts, hint, on_key=True)

    def _note_fault(self, origin: Origin, fault: Fault) -> None:
        """Note a problem of one mod, unless very many are noted already."""
        self.told[origin.mod] += 1
        if self.told[origin.mod] <= MOST_TOLD:
            self.problems.append((origin.mod, origin.problem(fault)))

    def _lay_table(self, origin: Origin, game: str, body: object) -> None:
        """Lay out one table: a new draft, or an override of another mod's."""
        table, name = origin.path
        if not isinstance(body, dict):
            self._note_fault(
                origin, Fault((), "wrong-type", {"expected": "table", "got": value_preview(body)})
            )
            return
        owner, colon, short = name.rpartition(":")
        if not _NAME.match(short) or (colon and not _NAME.match(owner)):
            self._note_fault(origin, Fault((), "bad-name", {"got": value_preview(name)}, on_key=True))
            return
        drafts = self.by_section[game, table]
        if body and not colon and all(f"{name}:{key}" in drafts for key in body):
            facts: Facts = {"id": f"{name}:{next(iter(body))}", "table": table}
            self._note_fault(origin, Fault((), "dotted-id", facts, "quote-id", on_key=True))
            return
        if colon and owner != origin.mod:
            self._lay_override(origin, drafts)
            return
        id = f"{origin.mod}:{short}"
        if id in drafts:
            first = drafts[id].layers[0].problem(Fault((), "", on_key=True)).place
            self._note_fault(origin, Fault((), "duplicate-id", {"id": id, "first": first}, on_key=True))
            return
        drafts[id] = Draft(id, origin)

    def _lay_override(self, origin: Origin, drafts: Mapping[str, Draft]) -> None:
        """Lay a table over the draft of another mod, if that is in reach."""
        name = origin.path[1]
        owner = name.partition(":")[0]
        if name in drafts and owner in self.scopes[origin.mod]:
            drafts[name].layers.append(origin)
        elif owner in self._absent[origin.mod]:
            return
        elif not self.torn & set(self.scopes[origin.mod]):
            self._note_fault(origin, _missing_def(name, drafts, self.scopes[origin.mod], on_key=True))

    def lookup(self, origin: Origin, game: str) -> Lookup:
        """A function that finds the full id a reference means, seen from the mod that wrote it.

        It says nothing when a file in reach could not be read: what is missing may well be there.
        """
        reach = self.scopes[origin.mod]

        def find(section: str, name: str) -> str | Fault:
            ids = self._ids_of(game, section)
            wanted = [name] if ":" in name else [f"{mod}:{name}" for mod in reach]
            found = [id for id in wanted if id in ids and id.partition(":")[0] in reach]
            if found or self.torn & set(reach):
                return found[0] if found else name
            return _missing_def(name, ids, reach)

        return find

    def _ids_of(self, game: str, section: str) -> frozenset[str]:
        """The ids of a section, or of all of a game (`*`); nothing is laid out after the first question."""
        key = (game, section)
        if key not in self._ids:
            shelves = [
                self.by_section[at] for at in self.by_section if at[0] == game and section in ("*", at[1])
            ]
            self._ids[key] = frozenset(id for shelf in shelves for id in shelf)
        return self._ids[key]


def _missing_def(name: str, ids: Collection[str], reach: Sequence[str], *, on_key: bool = False) -> Fault:
    """The fault of an id that is not there, or not in reach, with what was probably meant."""
    owner = name.partition(":")[0]
    if name in ids:
        return Fault((), "not-required", {"id": name, "mod": owner}, "add-requires", on_key)
    near_by = {id for id in ids if id.partition(":")[0] in reach}
    known = near_by if ":" in name else {id.partition(":")[2] for id in near_by}
    like = closest_word(name, known)
    facts: Facts = {"id": name, "near": like, "known": ", ".join(sorted(known)[:12]) or "–"}
    return Fault((), "no-such-def", facts, "did-you-mean" if like else "known", on_key)


def _reachable_mods(packages: Sequence[Package]) -> dict[str, tuple[str, ...]]:
    """By mod: those whose names it may use: itself, what it requires or may have, and so on from there."""
    here = {package.id for package in packages}
    needs = {
        package.id: (*package.requires, *(one for one in package.optional if one in here))
        for package in packages
    }
    out: dict[str, tuple[str, ...]] = {}
    for mod in needs:
        reach = [mod]
        for one in reach:
            reach += [need for need in needs.get(one, ()) if need not in reach]
        out[mod] = tuple(reach)
    return out
