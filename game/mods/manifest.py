"""mod.toml: the identity and needs of a mod, and so the order in which mods are read."""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game import VERSION
from game.core.files import MOST_MEDIA, MOST_TEXT, UnfitFile, is_inside, read_regular_file
from game.mods.compile import NAME_PATTERN, Fault, convert_table, not_one_of
from game.mods.needs.versions import Need, is_version, read_need
from game.mods.problems import Facts, Problem, value_preview
from game.mods.scripts.files import script_table
from game.mods.source import (
    ScriptSource,
    Source,
    decoded_text,
    file_problem,
    mod_boundary,
    names_below,
    parsed_source,
    read_toml,
)

FORMAT = 1
"""The newest way of writing mods that this program reads."""

BASE = "base"
"""The mod without which there is nothing to play."""

UNHASHED = ("text", "look")
"""Folders that cannot change how a match goes: words and pictures."""

ModId = Annotated[str, msgspec.Meta(pattern=NAME_PATTERN, max_length=40)]


Needs = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=100)]
"""Mods with or without a range of versions: `"duels"`, `"duels >=1.2, <2"`."""

NeedKey = Literal["requires", "optional", "conflicts", "load_after"]
"""A key of the manifest that names other mods."""

_NEED_KEYS: tuple[NeedKey, ...] = ("requires", "optional", "conflicts", "load_after")


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contents of mod.toml; `format` is the way of writing mods (1).

    `requires` must be there and is read before; `optional` is read before when it is there; `load_after` is
    only read before; with one of `conflicts` this mod stays out. `games` are those that it changes, any when
    none is named; `perfidie` is the least version of the program. With `switched_on = false` the mod stays
    out until somebody switches it on.
    """

    format: Annotated[int, msgspec.Meta(ge=1)]
    id: ModId
    version: Annotated[str, msgspec.Meta(max_length=60)]
    title: Annotated[str, msgspec.Meta(max_length=200)]
    authors: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=100)
    ] = ()
    requires: Needs = ()
    optional: Needs = ()
    conflicts: Needs = ()
    load_after: Needs = ()
    games: Annotated[tuple[str, ...], msgspec.Meta(max_length=100)] = ()
    perfidie: Annotated[str, msgspec.Meta(max_length=60)] = ""
    switched_on: bool = True

    def __post_init__(self) -> None:
        if self.format > FORMAT:
            raise ValueError("problem-newer-format")


class Mod(msgspec.Struct, frozen=True, kw_only=True):
    """A mod that was found; its hashes tell whether a saved match was played with the same content.

    `hash` is that of all its files, `game_hashes` those of what it brings for each game; a game for which it
    brings nothing, or nothing that can be read, is not among them. `follows` are the mods that it wants to be
    read after, here or not, each with the key of its manifest that says so. `games` are those that it
    changes, as it says; none: any. `files` are the texts of what it brings for each game, by their places.
    """

    id: str
    version: str
    title: str
    requires: tuple[str, ...]
    follows: tuple[tuple[NeedKey, str], ...] = ()
    folder: Path
    hash: str
    game_hashes: dict[str, str] = {}
    files: dict[str, dict[str, str]] = {}
    games: tuple[str, ...] = ()
    enabled: bool = True
    """Whether it is read."""
    switched_on: bool = True
    """Whether the players want it; what is switched off is not read, and its mistakes are not told."""


class Package:
    """One mod folder as read from disk: its manifest, its tables, and its problems so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.boundary = mod_boundary(folder)
        self.sources: list[tuple[str, Source]] = []
        self.problems: list[Problem] = []
        self.torn = False
        self._shown = "/".join(part for part in (folder.parent.name, folder.name) if part)
        self._bytes: dict[str, bytes] = {}
        self.needs: tuple[tuple[NeedKey, int, Need], ...] = ()
        """The other mods that its manifest names: the key, the place in its list, the need."""
        self.manifest = self._read_manifest()

    def _read_manifest(self) -> Manifest | None:
        """The manifest, or None when it cannot be read; its problems are noted."""
        if not os.path.isdir(self.folder):
            self.problems.append(Problem(code="no-such-folder", file=self.shown()))
            return None
        source = read_toml(self.folder / "mod.toml", self.shown("mod.toml"), self.boundary)
        if isinstance(source, Problem):
            lost = source.code == "no-such-file"
            self.problems.append(self._lost_manifest(source) if lost else source)
            return None
        self.source = source
        found = convert_table(source.table, Manifest)
        if isinstance(found, Manifest):
            self._read_needs(found)
            return found
        self.problems += [source.problem(fault) for fault in found]
        return None

    def _lost_manifest(self, lost: Problem) -> Problem:
        """The problem of a mod without a manifest, with the place where one lies that was probably meant."""
        try:
            below = [path.name for path in sorted(self.folder.iterdir())]
        except OSError:
            return msgspec.structs.replace(lost, hint="add-manifest")
        if all(name[0] in "._" for name in below):
            return msgspec.structs.replace(lost, code="empty-mod", hint="add-manifest", severity="warning")
        near = next((name for name in below if name.lower() in ("mod.toml", "mod.toml.txt")), "")
        deeper = next((name for name in below if os.path.isfile(self.folder / name / "mod.toml")), "")
        if near or not deeper:
            facts: Facts = {"near": near} if near else {}
            return msgspec.structs.replace(
                lost, facts=facts, hint="rename-manifest" if near else "add-manifest"
            )
        return msgspec.structs.replace(lost, facts={"folder": deeper}, hint="move-up")

    def _read_needs(self, manifest: Manifest) -> None:
        """Note the mods that the manifest names, and what is wrong with them or with the version it wants."""
        needs = []
        for key in _NEED_KEYS:
            for n, text in enumerate(getattr(manifest, key)):
                need = read_need(text)
                if need is None:
                    fault = Fault((key, n), "bad-need", {"got": value_preview(text)}, "need-shape")
                    self.problems.append(self.source.problem(fault))
                else:
                    needs.append((key, n, need))
        self.needs = tuple(needs)
        if not is_version(manifest.version):
            odd: Facts = {"got": value_preview(manifest.version)}
            told = self.source.problem(Fault(("version",), "bad-version", odd, "version-shape"))
            self.problems.append(msgspec.structs.replace(told, severity="warning"))
        wanted = manifest.perfidie
        if wanted and not (is_version(wanted) and Need("perfidie", f">={wanted}").is_met(VERSION)):
            code = "needs-newer" if is_version(wanted) else "bad-version"
            facts: Facts = {"got": wanted, "version": VERSION}
            self.problems.append(self.source.problem(Fault(("perfidie",), code, facts)))

    def check_games(self, games: Sequence[str]) -> None:
        """Note games of its manifest that are none, and folders of games that its manifest leaves out."""
        named = self.manifest.games if self.manifest else ()
        for n, game in enumerate(named):
            if game not in games:
                self.problems += [
                    self.source.problem(one) for one in not_one_of(game, [*games], ("games", n))
                ]
        if not named:
            return
        for game in dict.fromkeys(game for game, _ in self.sources):
            if game not in named:
                silent = self.source.problem(Fault(("games",), "unnamed-game", {"game": game}, "name-game"))
                self.problems.append(msgspec.structs.replace(silent, severity="warning"))

    def shown(self, inside: str = "") -> str:
        """The name by which problems call a file of this mod: `mods/base/mod.toml`."""
        return f"{self._shown}/{inside}" if inside and self._shown else inside or self._shown

    def read_game(self, game: str) -> None:
        """Read every TOML file of one game's folder, in the order of their names, then every Lua file."""
        if game not in self.entries:
            return
        if self.leads_outside(game):
            self.torn = True
            return
        self._read_tables(game)
        self._read_scripts(game)

    def _read_scripts(self, game: str) -> None:
        """Read every Lua file of one game's folder as the table that it stands for."""
        for place in self.places(game, ".lua"):
            text = self._text(place)
            if isinstance(text, Problem):
                self.problems.append(text)
                self.torn = True
            else:
                self.sources.append((game, ScriptSource(self.shown(place), text, script_table(place, text))))

    def _read_tables(self, game: str) -> None:
        """Read every TOML file of one game's folder."""
        for place in self.places(game, ".toml"):
            text = self._text(place)
            source = text if isinstance(text, Problem) else parsed_source(self.shown(place), text)
            if isinstance(source, Problem):
                self.problems.append(source)
                self.torn = True
            else:
                self.sources.append((game, source))

    def places(self, inside: str, suffix: str = "") -> list[str]:
        """The places of the files in a folder of this mod, by their parts; a link is followed."""
        if os.path.islink(self.folder / inside):
            return [f"{inside}/{name}" for name in names_below(self.folder / inside) if name.endswith(suffix)]
        return [name for name in self._names if name.startswith(f"{inside}/") and name.endswith(suffix)]

    @cached_property
    def _names(self) -> list[str]:
        return names_below(self.folder)

    def _text(self, place: str) -> str | Problem:
        """The text of one of its files; the bytes are kept for the fingerprint."""
        shown = self.shown(place)
        try:
            raw = read_regular_file(self.folder / place, MOST_TEXT, self.boundary)
        except OSError as error:
            return file_problem(error, shown, MOST_TEXT)
        self._bytes[place] = raw
        return decoded_text(raw, shown)

    @cached_property
    def entries(self) -> frozenset[str]:
        """The names of what lies in its folder; none where that cannot be read."""
        try:
            return frozenset(os.listdir(self.folder))
        except OSError:
            return frozenset()

    def leads_outside(self, name: str) -> bool:
        """Whether a folder of this mod is a link to somewhere else; it is then noted as a problem."""
        if self.boundary is None or name.partition("/")[0] not in self.entries:
            return False
        below = self.folder / name
        if not os.path.isdir(below) or is_inside(below, self.boundary):
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
        return tuple(need.id for key, _, need in self.needs if key == "requires")

    @property
    def optional(self) -> tuple[str, ...]:
        """Ids of the mods that this one can do without, but whose defs it may change."""
        return tuple(need.id for key, _, need in self.needs if key == "optional")

    @property
    def follows(self) -> tuple[tuple[NeedKey, int, str], ...]:
        """The mods that this one is read after, if they are there: key, place in its list, id."""
        return tuple((key, n, need.id) for key, n, need in self.needs if key != "conflicts")

    def mod(self, *, enabled: bool, switched_on: bool = True) -> Mod:
        """The mod as others know it."""
        return Mod(
            id=self.id,
            version=self.manifest.version if self.manifest else "",
            title=self.manifest.title if self.manifest else "",
            requires=self.requires,
            follows=tuple((key, id) for key, _, id in self.follows),
            folder=self.folder,
            hash=mod_fingerprint(self.folder, self._names, self._bytes),
            game_hashes=self.game_hashes() if enabled else {},
            files=self._game_files() if enabled else {},
            games=self.manifest.games if self.manifest else (),
            enabled=enabled,
            switched_on=switched_on,
        )

    def game_hashes(self) -> dict[str, str]:
        """The fingerprint of its tables for each game that was read; what says nothing is left out."""
        games = dict.fromkeys(game for game, _ in self.sources)
        found = {game: [one.table for at, one in self.sources if at == game] for game in games}
        hashes = {game: content_fingerprint(tables) for game, tables in found.items()}
        return {game: hash for game, hash in hashes.items() if hash}

    def _game_files(self) -> dict[str, dict[str, str]]:
        """The texts of its files for each game, by their places in the mod."""
        files: dict[str, dict[str, str]] = {}
        for game, source in self.sources:
            files.setdefault(game, {})[source.shown.removeprefix(self.shown("") + "/")] = source.text
        return files


def find_mod_folders(root: Path) -> list[Path]:
    """The mod folders in a folder of mods, by name; hidden folders are no mods."""
    try:
        return sorted(path for path in root.iterdir() if os.path.isdir(path) and path.name[0] not in "._")
    except OSError:
        return []


def mod_fingerprint(
    folder: Path, places: Iterable[str] | None = None, read: Mapping[str, bytes] | None = None
) -> str:
    """A SHA-256 over the names and bytes of a mod's files, all but its words and its looks.

    Hidden files, `text/`, `look/` and the manifest do not count: a match goes on when a word is mended.
    `places` are all its files, and `read` the bytes of some, where somebody knows them already.
    """
    total, boundary, read = hashlib.sha256(), mod_boundary(folder), read or {}
    for place in sorted(names_below(folder) if places is None else places):
        parts = place.split("/")
        if parts[0] in (*UNHASHED, "mod.toml") or any(part[0] in "._" for part in parts):
            continue
        if place not in read and not os.path.isfile(folder / place):
            continue
        known = read.get(place)
        name = place.encode(errors="surrogateescape")
        body = _bytes(folder / place, boundary) if known is None else known
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
