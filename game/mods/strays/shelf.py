"""What lies beside the mods and is none, and mods that say nothing at all."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from game.mods.compile import Fault
from game.mods.manifest import BASE, Mod, Package
from game.mods.problems import Problem
from game.mods.source import files_of_mod

_PACKED = (".zip", ".7z", ".rar", ".tar", ".tgz", ".gz", ".xz", ".bz2", ".zst")
"""Endings of files that somebody may take for a packed mod, in small letters."""
_LOOSE = (".toml", ".ftl", ".toml.txt", ".ftl.txt", ".lua")
"""Endings of files that belong into a mod."""


def loose_problems(root: Path) -> list[Problem]:
    """A warning for each file in a folder of mods that looks like a packed mod, or like a part of one."""
    try:
        found = sorted(path.name for path in root.iterdir() if path.name[0] not in "._" and path.is_file())
    except OSError:
        return []
    return [one for name in found for one in _loose(root, name)]


def _loose(root: Path, name: str) -> Iterator[Problem]:
    """The warning of one file beside the mods, if it wants one."""
    if name.lower().endswith(_PACKED):
        hint = "install-pack" if name.lower().endswith(".zip") else "unpack"
        yield _beside(root, name, "stray-pack", hint)
    elif name.lower().endswith(_LOOSE):
        yield _beside(root, name, "stray-file", "own-folder")


def _beside(root: Path, name: str, code: str, hint: str) -> Problem:
    """A warning about a file beside the mods."""
    return Problem(
        code=code, file=f"{root.name}/{name}", facts={"key": name[:200]}, hint=hint, severity="warning"
    )


def idle_mods(mods: Iterable[Mod]) -> list[Problem]:
    """A warning for each mod that brings nothing and gathers no others: a folder was probably lost."""
    return [_idle(mod) for mod in mods if mod.enabled and not _brings_something(mod)]


def _brings_something(mod: Mod) -> bool:
    """Whether a mod has tables, words or looks, or gathers other mods."""
    if mod.game_hashes or any(id != BASE for _, id in mod.follows):
        return True
    return any(path.lstat().st_size for name in ("text", "look") for path in files_of_mod(mod.folder, name))


def _idle(mod: Mod) -> Problem:
    """The warning of a mod that brings nothing, at its id."""
    told = Package(mod.folder).source.problem(Fault(("id",), "idle-mod", {"id": mod.id}, "say-something"))
    return msgspec.structs.replace(told, severity="warning")
