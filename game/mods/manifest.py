"""mod.toml: the identity and needs of a mod, and so the order in which mods are read."""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.core.files import MOST_MEDIA, MOST_TEXT, UnfitFile, is_inside, read_regular_file
from game.mods.compile import Fault, convert_table
from game.mods.problems import Problem, closest_word
from game.mods.source import Source, file_problem, files_below, mod_boundary, read_toml

FORMAT = 1
"""The newest way of writing mods that this program reads."""

UNHASHED = ("text", "look")
"""Folders that cannot change how a match goes: words and pictures."""

ModId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]*$", max_length=40)]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contents of mod.toml; `format` is the way of writing mods (1), `requires` what is read before."""

    format: Annotated[int, msgspec.Meta(ge=1)]
    id: ModId
    version: Annotated[str, msgspec.Meta(max_length=60)]
    title: Annotated[str, msgspec.Meta(max_length=200)]
    requires: Annotated[tuple[ModId, ...], msgspec.Meta(max_length=100)] = ()

    def __post_init__(self) -> None:
        if self.format > FORMAT:
            raise ValueError("problem-newer-format")


class Mod(msgspec.Struct, frozen=True, kw_only=True):
    """A mod that was found; its hashes tell whether a saved match was played with the same content.

    `hash` is that of all its files, `game_hashes` those of what it brings for each game; a game for which it
    brings nothing, or nothing that can be read, is not among them.
    """

    id: str
    version: str
    title: str
    requires: tuple[str, ...]
    folder: Path
    hash: str
    game_hashes: dict[str, str] = {}
    enabled: bool = True


class Package:
    """One mod folder as read from disk: its manifest, its tables, and its problems so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.boundary = mod_boundary(folder)
        self.sources: list[tuple[str, Source]] = []
        self.problems: list[Problem] = []
        self.torn = False
        self.manifest = self._read_manifest()

    def _read_manifest(self) -> Manifest | None:
        """The manifest, or None when it cannot be read; its problems are noted."""
        if not os.path.isdir(self.folder):
            self.problems.append(Problem(code="no-such-folder", file=self.shown()))
            return None
        source = read_toml(self.folder / "mod.toml", self.shown("mod.toml"), self.boundary)
        if isinstance(source, Problem):
            lost = source.code == "no-such-file"
            hint = "add-manifest" if lost else source.hint
            self.problems.append(msgspec.structs.replace(source, hint=hint))
            return None
        self.source = source
        found = convert_table(source.table, Manifest)
        if isinstance(found, Manifest):
            return found
        self.problems += [source.problem(fault) for fault in found]
        return None

    def shown(self, inside: str = "") -> str:
        """The name by which problems call a file of this mod: `mods/base/mod.toml`."""
        parts = (self.folder.parent.name, self.folder.name, inside)
        return "/".join(part for part in parts if part)

    def read_game(self, game: str) -> None:
        """Read every TOML file of one game's folder, in the order of their names."""
        if self.leads_outside(game):
            self.torn = True
            return
        for path in files_below(self.folder / game, ".toml"):
            source = read_toml(path, self.shown(path.relative_to(self.folder).as_posix()), self.boundary)
            if isinstance(source, Problem):
                self.problems.append(source)
                self.torn = True
            else:
                self.sources.append((game, source))

    def leads_outside(self, name: str) -> bool:
        """Whether a folder of this mod is a link to somewhere else; it is then noted as a problem."""
        below = self.folder / name
        if self.boundary is None or not os.path.isdir(below) or is_inside(below, self.boundary):
            return False
        self.problems.append(file_problem(UnfitFile("link-outside", below), self.shown(name), MOST_TEXT))
        return True

    @property
    def id(self) -> str:
        """The mod's id; empty when its manifest could not be read."""
        return self.manifest.id if self.manifest else ""

    @property
    def requires(self) -> tuple[str, ...]:
        """Ids of the mods that this one needs."""
        return self.manifest.requires if self.manifest else ()

    def mod(self, *, enabled: bool) -> Mod:
        """The mod as others know it."""
        return Mod(
            id=self.id,
            version=self.manifest.version if self.manifest else "",
            title=self.manifest.title if self.manifest else "",
            requires=self.requires,
            folder=self.folder,
            hash=mod_fingerprint(self.folder),
            game_hashes=self._game_hashes() if enabled else {},
            enabled=enabled,
        )

    def _game_hashes(self) -> dict[str, str]:
        """The fingerprint of its tables for each game, by game; the mod must have been found sound."""
        games = dict.fromkeys(game for game, _ in self.sources)
        found = {game: [one.table for at, one in self.sources if at == game] for game in games}
        hashes = {game: content_fingerprint(tables) for game, tables in found.items()}
        return {game: hash for game, hash in hashes.items() if hash}


def find_mod_folders(root: Path) -> list[Path]:
    """The mod folders in a folder of mods, by name; hidden folders are no mods."""
    try:
        return sorted(path for path in root.iterdir() if os.path.isdir(path) and path.name[0] not in "._")
    except OSError:
        return []


def mod_fingerprint(folder: Path) -> str:
    """A SHA-256 over the names and bytes of a mod's files, all but its words and its looks.

    Hidden files, `text/`, `look/` and the manifest do not count: a match goes on when a word is mended.
    """
    total = hashlib.sha256()
    boundary = mod_boundary(folder)
    for path in sorted(files_below(folder), key=lambda path: path.relative_to(folder).as_posix()):
        parts = path.relative_to(folder).parts
        if parts[0] in (*UNHASHED, "mod.toml") or any(part[0] in "._" for part in parts):
            continue
        if not os.path.isfile(path):
            continue
        name, body = "/".join(parts).encode(errors="surrogateescape"), _bytes(path, boundary)
        total.update(b"%d %b %d " % (len(name), name, len(body)))
        total.update(body)
    return total.hexdigest()


def content_fingerprint(files: Iterable[Mapping[str, Any]]) -> str:
    """Return a SHA-256 over what a mod's files for one game say; empty when they say nothing.

    `files` are their tables, in the order of reading. Comments, the names of the files and how the tables are
    shared out between them do not count; the order of a section's defs does, for catalogs keep it.

    >>> content_fingerprint([{"card": {}}])
    ''
    >>> one, other = {"card": {"as": {"worth": 1}}}, {"card": {"roi": {"worth": 4}}}
    >>> both = {"card": {"as": {"worth": 1}, "roi": {"worth": 4}}}
    >>> content_fingerprint([one, other]) == content_fingerprint([both]) != content_fingerprint([other, one])
    True
    """
    sections: dict[str, list[Any]] = {}
    for tables in files:
        for table, defs in tables.items():
            sections.setdefault(table, []).extend(defs.items())
    said = sorted((table, defs) for table, defs in sections.items() if defs)
    return hashlib.sha256(json.dumps(said, default=str).encode()).hexdigest() if said else ""


def _bytes(path: Path, boundary: Path | None) -> bytes:
    """The contents of a file; one that cannot be read counts as empty, and is told elsewhere."""
    try:
        return read_regular_file(path, MOST_MEDIA, boundary)
    except OSError:
        return b""


def load_order(packages: Iterable[Package]) -> list[Package]:
    """The packages that can be read, each after what it requires, else by id.

    Problems (an id taken twice, a mod that is not there, a circle) go to those of their package.
    """
    named: dict[str, Package] = {}
    for package in packages:
        if package.manifest is None:
            continue
        first = named.setdefault(package.manifest.id, package)
        if first is not package:
            facts: dict[str, str | int] = {"id": package.manifest.id, "first": first.shown("mod.toml")}
            _add_fault(package, Fault(("id",), "duplicate-mod", facts))
    _report_missing(named)
    needs = {name: [one for one in named[name].requires if one in named] for name in sorted(named)}
    return [named[name] for name in _sorted_by_need(needs, named)]


def _add_fault(package: Package, fault: Fault) -> None:
    """Note a fault of a package's manifest."""
    package.problems.append(package.source.problem(fault))


def _report_missing(named: Mapping[str, Package]) -> None:
    """Note required mods that are not there."""
    for package in named.values():
        for n, name in enumerate(package.requires):
            if name not in named:
                like = closest_word(name, named)
                facts: dict[str, str | int] = {"id": name, "near": like} if like else {"id": name}
                hint = "did-you-mean" if like else "install-mod"
                _add_fault(package, Fault(("requires", n), "missing-mod", facts, hint))


def _sorted_by_need(needs: dict[str, list[str]], named: Mapping[str, Package]) -> Sequence[str]:
    """Ids by need, then by name; mods of a circle, or that need one, are blamed and left out."""
    done: list[str] = []
    waiting = dict(needs)
    while ready := [name for name, wanted in waiting.items() if set(wanted) <= set(done)]:
        done.append(ready[0])
        del waiting[ready[0]]
    for name, wanted in waiting.items():
        reach = list(wanted)
        for one in reach:
            reach += [need for need in needs[one] if need not in reach]
        if name in reach:
            ring = ", ".join(one for one in waiting if one in reach)
            _add_fault(named[name], Fault(("requires",), "circle", {"ring": ring}))
        else:
            stuck = next(one for one in wanted if one in waiting)
            _add_fault(named[name], Fault(("requires", wanted.index(stuck)), "broken-mod", {"id": stuck}))
    return done
