"""A mod written again from what a saved match carries of it."""

import shutil
from pathlib import Path

import tomli_w

from game.mods.carrying.carried import CarriedMod
from game.mods.manifest import FORMAT


def write_stand_in(id: str, carried: CarriedMod, game: str, like: Path | None, below: Path) -> Path:
    """Write a mod that says for a game what the match was begun with, and return its folder below `below`.

    `like` is the mod of that name that is here: its pictures, looks and words are taken along. What the mod
    required or would not stand beside is only read before it, if it is there: the match was begun so.
    """
    home = below / id
    if like is not None:
        shutil.copytree(like, home, ignore=shutil.ignore_patterns(".*"), ignore_dangling_symlinks=True)
        shutil.rmtree(home / game, ignore_errors=True)
    home.mkdir(parents=True, exist_ok=True)
    (home / "mod.toml").write_text(tomli_w.dumps(_manifest(id, carried)), encoding="utf-8")
    for name, text in carried.files.items():
        path = home.joinpath(*name.split("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return home


def _manifest(id: str, carried: CarriedMod) -> dict[str, object]:
    """What its mod.toml says."""
    return {
        "format": FORMAT,
        "id": id,
        "version": carried.version,
        "title": carried.title,
        "optional": list(carried.follows),
    }
