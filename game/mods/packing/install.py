"""A mod put into the player's folder, or taken out of it: whole or not at all, and nothing is lost."""

import shutil
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.mods.manifest import Mod, Package
from game.mods.needs.versions import Need

INCOMING, OLD, TRASH = ".incoming", ".old", ".trash"
"""Folders beside the mods, which are none."""


class Wish(NamedTuple):
    """A mod that another requires: the words of the manifest, and whether it is here in such a version."""

    words: str
    met: bool


def wishes(package: Package, here: Mapping[str, Mod]) -> list[Wish]:
    """What a mod requires, and whether it is met."""
    needs: list[Need] = [need for key, _, need in package.needs if key == "requires"]
    return [
        Wish(f"{need.id} {need.range}".strip(), need.id in here and need.is_met(here[need.id].version))
        for need in needs
    ]


def changed_things(package: Package) -> Iterator[str]:
    """The things of other mods that a mod changes: `complots: action base:assassin`."""
    for game, source in package.sources:
        for table, things in source.table.items():
            if isinstance(things, dict):
                yield from (f"{game}: {table} {name}" for name in things if ":" in name)


def put_in_place(new: Path, home: Path) -> None:
    """Let the folder `new`, which lies beside `home`, be at `home`; what was there stays aside until it is.

    Raises:
        OSError: it could not be done; everything is as it was.
    """
    old = home.with_name(f"{OLD}-{home.name}")
    shutil.rmtree(old, ignore_errors=True)
    if home.exists():
        home.rename(old)
    try:
        new.rename(home)
    except OSError:
        if old.exists():
            old.rename(home)
        raise
    shutil.rmtree(old, ignore_errors=True)


def throw_away(folder: Path, now: datetime) -> Path:
    """Put the folder of a mod into the trash beside it; return where it lies there.

    Raises:
        OSError: it could not be moved.
    """
    trash = folder.parent / TRASH
    trash.mkdir(exist_ok=True)
    place = trash / f"{folder.name}-{now:%Y%m%d-%H%M%S}"
    return folder.rename(place)
