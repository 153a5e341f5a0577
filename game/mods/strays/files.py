"""Files and folders of a mod that nobody would read: told, for they look as if they were meant."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.mods.manifest import BASE, Package
from game.mods.problems import Facts, Problem, closest_word
from game.mods.source import files_below
from game.mods.texts import LANGUAGES

LOOK_FILES = (
    "battle.toml",
    "beats.toml",
    "complots.toml",
    "hecatombe.toml",
    "lengths.toml",
    "regiments.toml",
    "roulette.toml",
    "shots.toml",
    "skirmish.toml",
    "sounds.toml",
    "table.toml",
)
"""The tables in `look/` that are read of every mod."""
_LOOKS_OF_THE_BASE = ("bindings.toml",)
"""Those that are read of the base game alone."""
_OF_THE_BASE = ("former", "positions", "tables", "tutorial")
"""Folders with tables that the base game has, and so whoever copies it."""
_TABLE_LIKE = (".toml", ".json", ".yaml", ".yml", ".ini", ".toml.txt", ".tml")
"""Endings of files that somebody may take for a table of a mod, in small letters."""
_TEXT_LIKE = (".ftl", ".txt", ".ftl.txt", ".toml", ".json", ".po")
"""Endings of files that somebody may take for the words of a mod."""


def stray_problems(package: Package, games: Sequence[str]) -> list[Problem]:
    """Warnings of what is not read in a mod, though it looks as if it should be."""
    found = [*_stray_entries(package, games)]
    for game in games:
        found += _odd_endings(package, game, ".toml", _TABLE_LIKE)
    for language in LANGUAGES:
        found += _odd_endings(package, f"text/{language}", ".ftl", _TEXT_LIKE)
    found += _stray_words(package)
    return [*found, *_stray_looks(package)]


def _entries(folder: Path) -> list["os.DirEntry[str]"]:
    """What lies in a folder and is not hidden, by name."""
    try:
        found = [one for one in os.scandir(folder) if one.name[0] not in "._"]
    except OSError:
        return []
    return sorted(found, key=lambda one: one.name)


def _stray_entries(package: Package, games: Sequence[str]) -> Iterator[Problem]:
    """Folders that look like misspelt games or hold tables, and tables beside the manifest."""
    known = (*games, "text", "look")
    for path in _entries(package.folder):
        if path.is_dir():
            if path.name in (*known, *_OF_THE_BASE):
                continue
            like = closest_word(path.name.lower(), known)
            if like or _holds_tables(package, package.folder / path.name):
                yield _warning(package, "stray-folder", path.name, like, known)
        elif path.name in known:
            yield _warning(package, "stray-file", path.name, "", [f"{path.name}/"])
        elif path.name != "mod.toml" and path.name.lower().endswith((".toml", ".ftl")):
            yield _warning(package, "stray-file", path.name, "", [f"{one}/" for one in known])


def _holds_tables(package: Package, folder: Path) -> bool:
    """Whether a folder holds TOML files; of the mods that come with the game nobody asks, for tests do."""
    return package.boundary is not None and not folder.is_symlink() and bool(files_below(folder, ".toml"))


def _odd_endings(package: Package, inside: str, ending: str, alike: tuple[str, ...]) -> Iterator[Problem]:
    """Files with an ending that is not read."""
    if inside.partition("/")[0] not in package.entries:
        return
    if (package.folder / inside).is_symlink():
        return
    for place in package.places(inside):
        name = place.rpartition("/")[2]
        if not name.endswith(ending) and name.lower().endswith(alike):
            stem = name[
                : -len(
                    next(one for one in sorted(alike, key=len, reverse=True) if name.lower().endswith(one))
                )
            ]
            yield _warning(package, "stray-file", place, stem + ending, ())


def _stray_words(package: Package) -> Iterator[Problem]:
    """Files and folders in `text/` that are none of the languages."""
    known = [f"text/{one}" for one in LANGUAGES]
    for path in _entries(package.folder / "text") if "text" in package.entries else ():
        if path.name in LANGUAGES:
            continue
        if path.is_dir():
            yield _warning(package, "stray-folder", f"text/{path.name}", "", known)
        elif path.name.lower().endswith(_TEXT_LIKE):
            yield _warning(package, "stray-file", f"text/{path.name}", "", [f"{one}/" for one in known])


def _stray_looks(package: Package) -> Iterator[Problem]:
    """Tables in `look/` of a name that is not read."""
    known = (*LOOK_FILES, *_LOOKS_OF_THE_BASE) if package.id == BASE else LOOK_FILES
    for path in _entries(package.folder / "look") if "look" in package.entries else ():
        if path.name not in known and path.name.lower().endswith(_TABLE_LIKE):
            like = closest_word(path.name.lower(), LOOK_FILES)
            yield _warning(package, "stray-file", f"look/{path.name}", like, LOOK_FILES)


def _warning(package: Package, code: str, name: str, near: str, known: Iterable[str]) -> Problem:
    """A warning about a file or a folder."""
    facts: Facts = {"key": name[:200]}
    if near:
        facts["near"] = near
    elif said := ", ".join(known):
        facts["known"] = said
    hint = "did-you-mean" if near else "known" if "known" in facts else ""
    return Problem(code=code, file=package.shown(name), facts=facts, hint=hint, severity="warning")
