"""Begin a mod from a lesson, and pack one into a file."""

import getpass
from pathlib import Path

from game import paths
from game.app.app import App
from game.cli.modding.check_mod import check_mod
from game.cli.session import exit_with_error, say_line
from game.cli.streams import shown_path, shown_word
from game.mods.manifest import Package
from game.mods.packing.lesson import LESSONS, begin_mod, find_lesson, is_mod_name
from game.mods.packing.pack import pack_mod


def new_mod(app: App, name: str, kind: str, into: Path | None) -> None:
    """Write a mod that loads into the player's folder of mods, or another.

    Raises:
        typer.Exit: the name or the kind is none, or something of that name is there.
    """
    if not is_mod_name(name):
        raise exit_with_error(app.texts("mods-new-name", word=shown_word(name)))
    if kind not in LESSONS:
        raise exit_with_error(app.texts("mods-new-kind", word=shown_word(kind), known=", ".join(LESSONS)))
    folder = (into or paths.user_mods()) / name
    if folder.exists() or any(mod.id == name for mod in app.loaded.mods):
        raise exit_with_error(app.texts("mods-new-there", word=name, path=shown_path(folder)))
    schemas = {path.stem: path.read_text(encoding="utf-8") for path in _schema_files()}
    lesson = find_lesson(kind, [paths.bundled_mods_folder(), paths.assets_folder() / "lessons"])
    meta = {path.stem: path.read_text(encoding="utf-8") for path in _meta_files()}
    for path in begin_mod(lesson, folder, _player(), schemas, meta):
        say_line(shown_path(path))
    say_line(app.texts("mods-new-done", path=shown_path(folder), name=name))


def _schema_files() -> list[Path]:
    """The JSON Schemas that come with the game, by name."""
    return sorted((paths.assets_folder() / "schemas").glob("*.json"))


def _meta_files() -> list[Path]:
    """What tells editors of scripts, by the name of a game or a library."""
    return sorted((paths.assets_folder() / "lua").glob("*.lua"))


def pack(app: App, folder: Path, into: Path | None) -> None:
    """Check a mod, and write its zip beside where one stands, or into another folder.

    Raises:
        typer.Exit: there is no mod, or something is wrong in it.
    """
    check_mod(app, folder, json=False)
    package = Package(folder)
    assert package.manifest is not None
    file = (into or Path.cwd()) / f"{package.id}-{package.manifest.version}.zip"
    files = pack_mod(folder, file)
    say_line(app.texts("mods-pack-done", path=shown_path(file), n=files))


def _player() -> str:
    """The name by which the system knows who plays."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "?"
