"""With every hostile mod in the player's folder at once, all of them are told, and all games are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.games import GAMES
from tests.cli.conftest import Run
from tests.mods.hostile import HOSTILE
from tests.slices import sliced

pytestmark = pytest.mark.whole

ODD_LETTERS = "\\u001b[2J\\u0007\\u009b31m\\u202e\\u2066\\u200b"
SLICE = sorted(HOSTILE)[::9]


def written(home: Path, names: list[str]) -> list[str]:
    """Write hostile mods into a player's folder, each with an id of its own; return their folders' names."""
    folders = []
    for number, name in enumerate(names):
        folder = home / "mods" / f"nasty{number}"
        HOSTILE[name](folder)
        manifest = folder / "mod.toml"
        if not manifest.is_symlink() and manifest.is_file():
            manifest.write_bytes(manifest.read_bytes().replace(b'"nasty"', f'"nasty{number}"'.encode()))
        elif not manifest.exists() and not name.endswith("mod.toml"):
            manifest.write_text(f'format = 1\nid = "nasty{number}"\nversion = "1"\ntitle = "x"\n')
        folders.append(folder.name)
    return folders


def test_every_hostile_mod_is_told_by_its_name(run: Run, home: Path) -> None:
    folders = written(home, SLICE)
    said = run("mods")
    assert said.code == 1 and "Traceback" not in said.err
    silent = [
        name
        for name, folder in zip(SLICE, folders, strict=True)
        if f"mods/{folder}/" not in said.err and f"mods/{folder}:" not in said.err
    ]
    assert silent == []


@pytest.mark.slow
def test_all_of_them_are_told(run: Run, home: Path) -> None:
    """But for texts, which replace one another's messages: each of those is told alone in another test."""
    names = sorted(name for name in HOSTILE if not name.startswith("text "))
    folders = written(home, names)
    said = run("mods")
    silent = [name for name, folder in zip(names, folders, strict=True) if f"mods/{folder}/" not in said.err]
    assert (said.code, silent) == (1, [])


@pytest.mark.processes
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_among_them(process: Run, home: Path, game: str) -> None:
    written(home, SLICE)
    points = ("--points", "300") if game == "skirmish" else ()
    said = process("simulate", game, "--matches", "1", "--players", "2", "--seed", "1", *points)
    assert said.code == 0 and "Traceback" not in said.err


@pytest.mark.parametrize(
    "field", sliced(["id", "version", "title", "requires", "format", "unknown"], 0, 2, 5)
)
def test_no_control_character_of_a_manifest_reaches_the_terminal(run: Run, home: Path, field: str) -> None:
    folder = home / "mods" / "nasty"
    folder.mkdir(parents=True)
    said = {"format": "1", "id": '"nasty"', "version": '"1"', "title": '"x"', "requires": "[]"}
    odd = f'"{ODD_LETTERS}"'
    said[f'"{ODD_LETTERS}"' if field == "unknown" else field] = f"[{odd}]" if field == "requires" else odd
    (folder / "mod.toml").write_text("".join(f"{key} = {value}\n" for key, value in said.items()))
    answer = run("mods")
    shown = answer.out + answer.err
    assert ("nasty" in shown and "?[2J" in shown) or field == "title"
    assert shown.replace("\n", "").replace("\u00a0", "").isprintable()
