"""Drafts: the tables of all mods laid over one another, each key remembering which mod wrote it."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from game.mods.compile import Fault
from game.mods.defs import Section
from game.mods.manifest import Package
from game.mods.problems import Facts, Problem, closest_word, value_preview
from game.mods.refs import Lookup
from game.mods.source import Source

_NAME = re.compile(r"[a-z][a-z0-9_-]*\Z")


class Origin(msgspec.Struct, frozen=True):
    """Where a table was written: by which mod, in which file, under which header."""

    mod: str
    source: Source
    path: tuple[str, ...]

    def problem(self, fault: Fault) -> Problem:
        """Say where `fault` is, its path being counted from this table."""
        return self.source.problem(fault, self.path)


class Draft:
    """A def before it is compiled: its keys, and for each the mod that wrote it last."""

    def __init__(self, id: str, origin: Origin, table: dict[str, Any]) -> None:
        self.id = id
        self.table = dict(table)
        self.layers = [origin]
        self.writers = dict.fromkeys(table, origin)

    def override(self, origin: Origin, table: dict[str, Any]) -> None:
        """Replace whole keys: a later mod writes only what it changes."""
        self.table |= table
        self.layers.append(origin)
        self.writers |= dict.fromkeys(table, origin)

    def writer(self, fault: Fault) -> Origin:
        """Return who is to blame for `fault`: the writer of its key, else who touched the table last."""
        if fault.path and fault.path[0] in self.writers:
            return self.writers[str(fault.path[0])]
        return self.layers[0] if fault.code == "missing-key" else self.layers[-1]


class Drafts:
    """Every draft by (game, table) and id, with the problems met while laying them out, by mod."""

    def __init__(self, packages: Sequence[Package], sections: Sequence[Section]) -> None:
        self.sections = {(section.game, section.table): section for section in sections}
        self.by_section: dict[tuple[str, str], dict[str, Draft]] = {key: {} for key in self.sections}
        self.problems: list[tuple[str, Problem]] = []
        self.scopes = _scopes(packages)
        self.torn = {package.id for package in packages if package.torn}
        for package in packages:
            for game, source in package.sources:
                self._file(package.id, game, source)

    def _file(self, mod: str, game: str, source: Source) -> None:
        known = {table for place, table in self.sections if place == game}
        for table, inside in source.table.items():
            top = Origin(mod, source, ())
            if table not in known:
                like = closest_word(table, known)
                facts: Facts = {"key": table, "near": like, "known": ", ".join(sorted(known))}
                hint = "did-you-mean" if like else "known"
                self._wrong(top, Fault((table,), "unknown-table", facts, hint, on_key=True))
            elif not isinstance(inside, dict):
                self._wrong(
                    top, Fault((table,), "wrong-type", {"expected": "table", "got": value_preview(inside)})
                )
            else:
                for name, body in inside.items():
                    self._table(Origin(mod, source, (table, name)), game, body)

    def _wrong(self, origin: Origin, fault: Fault) -> None:
        self.problems.append((origin.mod, origin.problem(fault)))

    def _table(self, origin: Origin, game: str, body: object) -> None:
        table, name = origin.path
        if not isinstance(body, dict):
            self._wrong(origin, Fault((), "wrong-type", {"expected": "table", "got": value_preview(body)}))
            return
        owner, colon, short = name.rpartition(":")
        if not _NAME.match(short) or (colon and not _NAME.match(owner)):
            self._wrong(origin, Fault((), "bad-name", {"got": value_preview(name)}, on_key=True))
            return
        drafts = self.by_section[game, table]
        if colon and owner != origin.mod:
            self._override(origin, drafts, body)
            return
        id = f"{origin.mod}:{short}"
        if id in drafts:
            first = drafts[id].layers[0].problem(Fault((), "", on_key=True)).place
            self._wrong(origin, Fault((), "duplicate-id", {"id": id, "first": first}, on_key=True))
            return
        drafts[id] = Draft(id, origin, body)

    def _override(self, origin: Origin, drafts: Mapping[str, Draft], body: dict[str, Any]) -> None:
        name = origin.path[1]
        owner = name.partition(":")[0]
        if name in drafts and owner in self.scopes[origin.mod]:
            drafts[name].override(origin, body)
        elif not self.torn & set(self.scopes[origin.mod]):
            self._wrong(origin, _lost(name, drafts, self.scopes[origin.mod], on_key=True))

    def lookup(self, origin: Origin, game: str) -> Lookup:
        """Return what finds the full id a reference means, seen from the mod that wrote it.

        It says nothing when a file in reach could not be read: what is missing may well be there.
        """
        reach = self.scopes[origin.mod]

        def find(section: str, name: str) -> str | Fault:
            shelves = [
                self.by_section[key] for key in self.by_section if key[0] == game and section in ("*", key[1])
            ]
            ids = {id for shelf in shelves for id in shelf}
            wanted = [name] if ":" in name else [f"{mod}:{name}" for mod in reach]
            found = [id for id in wanted if id in ids and id.partition(":")[0] in reach]
            if found or self.torn & set(reach):
                return found[0] if found else name
            return _lost(name, ids, reach)

        return find


def _lost(name: str, ids: Collection[str], reach: Sequence[str], *, on_key: bool = False) -> Fault:
    """Return the fault of an id that is not there, or not in reach, with what was probably meant."""
    owner = name.partition(":")[0]
    if name in ids:
        return Fault((), "not-required", {"id": name, "mod": owner}, "add-requires", on_key)
    near_by = {id for id in ids if id.partition(":")[0] in reach}
    known = near_by if ":" in name else {id.partition(":")[2] for id in near_by}
    like = closest_word(name, known)
    facts: Facts = {"id": name, "near": like, "known": ", ".join(sorted(known)[:12]) or "–"}
    return Fault((), "no-such-def", facts, "did-you-mean" if like else "known", on_key)


def _scopes(packages: Sequence[Package]) -> dict[str, tuple[str, ...]]:
    """Return for each mod those whose names it may use: itself, what it requires, what those require."""
    needs = {package.id: package.requires for package in packages}
    out: dict[str, tuple[str, ...]] = {}
    for mod in needs:
        reach = [mod]
        for one in reach:
            reach += [need for need in needs.get(one, ()) if need not in reach]
        out[mod] = tuple(reach)
    return out
