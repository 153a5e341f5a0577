"""Put a packed mod into the player's folder, and take one out again: first said, then asked, then done."""

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from zipfile import BadZipFile

import typer

from game import paths
from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.mods_here import saves_with
from game.cli.session import exit_with_error, print_problems, say_line
from game.cli.streams import shown_path, shown_word
from game.core.letters import visible
from game.mods.manifest import Mod, Package
from game.mods.packing.install import INCOMING, changed_things, put_in_place, throw_away, wishes
from game.mods.packing.pack import UnfitPack, packed_files, unpack_mod

MOST_SHOWN = 12
"""Lines of one kind that are shown before the question."""


def install(app: App, file: Path, *, yes: bool) -> None:
    """Unpack a mod aside, say what it holds and does, ask, and put it in its place.

    Raises:
        typer.Exit: it is no pack, could do harm, is of the game itself, has no place, or nobody wants it.
        OSError: it cannot be read or written; nothing has changed.
    """
    if not file.is_file():
        raise exit_with_error(app.texts("mods-check-none", path=shown_path(file)))
    mods = paths.user_mods()
    mods.mkdir(parents=True, exist_ok=True)
    aside = Path(mkdtemp(prefix=f"{INCOMING}-", dir=mods))
    try:
        new = _unpacked(app, file, aside)
        package = Package(new)
        if package.manifest is None:
            print_problems(package.problems, app)
            raise typer.Exit(1)
        old = next((mod for mod in app.loaded.mods if mod.id == package.id), None)
        home = _place_of(app, package.id, old)
        _say_what(app, package, old.version if old else "")
        _ask(app, "mods-install-ask", package.id, yes=yes)
        put_in_place(new, home)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    again = App()
    mine = next(mod.folder.name for mod in again.loaded.mods if mod.id == package.id)
    say_line(app.texts("mods-install-done", id=package.id, path=shown_path(mods / mine)))
    print_problems([one for one in again.problems if f"/{mine}/" in one.file], app)


def _place_of(app: App, id: str, old: Mod | None) -> Path:
    """Where a mod is put: where it is already, or else where nothing is.

    Raises:
        typer.Exit: it comes with the game, or something else lies there.
    """
    if old is not None:
        if old.folder.parent != paths.user_mods():
            raise exit_with_error(app.texts("mods-install-ours", id=id))
        return old.folder
    home = paths.user_mods() / id
    if os.path.lexists(home):
        raise exit_with_error(app.texts("mods-install-taken", id=id, path=shown_path(home)))
    return home


def remove(app: App, id: str, *, yes: bool) -> None:
    """Name the saved matches that want a mod, ask, and put it into the trash.

    Raises:
        typer.Exit: there is no such mod, it came with the game, or somebody wants to keep it.
    """
    mod = next((one for one in app.loaded.mods if one.id == id), None)
    if mod is None:
        raise exit_with_error(app.texts("mods-remove-none", word=shown_word(id)))
    if mod.folder.parent != paths.user_mods():
        raise exit_with_error(app.texts("mods-install-ours", id=id))
    wanting = [path.name for path in saves_with(id)]
    for name in wanting[:MOST_SHOWN]:
        say_line(app.texts("mods-remove-save", file=name))
    _ask(app, "mods-remove-ask", id, yes=yes, n=len(wanting))
    place = throw_away(mod.folder, datetime.now(UTC))
    say_line(app.texts("mods-remove-done", id=id, path=shown_path(place)))


def _unpacked(app: App, file: Path, aside: Path) -> Path:
    """The folder of a mod, unpacked aside.

    Raises:
        typer.Exit: it is no pack, or could do harm.
    """
    try:
        return unpack_mod(file, aside)
    except UnfitPack as error:
        words = app.texts(f"mods-pack-{error.why}", file=shown_word(error.name))
        raise exit_with_error(app.texts("mods-install-unfit", path=shown_path(file), why=words)) from None
    except BadZipFile:
        raise exit_with_error(app.texts("mods-check-none", path=shown_path(file))) from None


def _say_what(app: App, package: Package, old: str) -> None:
    """Say what a mod is, holds, wants and changes."""
    assert package.manifest is not None
    for game in GAMES:
        package.read_game(game)
    version, title = package.manifest.version, visible(package.manifest.title)
    say_line(app.texts("mods-install-what", id=package.id, version=version, title=title))
    if old:
        say_line(app.texts("mods-install-over", old=old))
    files = packed_files(package.folder)
    _say_some([f"  {path.relative_to(package.folder).as_posix()}" for path in files], app)
    for wish in wishes(package, {mod.id: mod for mod in app.loaded.mods}):
        say_line(app.texts("mods-install-need", words=wish.words, met="yes" if wish.met else "no"))
    _say_some([app.texts("mods-install-change", thing=visible(one)) for one in changed_things(package)], app)


def _say_some(lines: list[str], app: App) -> None:
    for line in lines[:MOST_SHOWN]:
        say_line(line)
    if len(lines) > MOST_SHOWN:
        say_line(app.texts("mods-install-more", n=len(lines) - MOST_SHOWN))


def _ask(app: App, key: str, id: str, *, yes: bool, **facts: int) -> None:
    """Ask, unless yes was said beforehand.

    Raises:
        typer.Exit: no, or nobody answers.
    """
    if yes:
        return
    try:
        said = input(app.texts(key, id=id, **facts) + " ").strip().casefold()
    except EOFError:
        said = ""
    if said not in ("y", "yes", "o", "oui"):
        say_line(app.texts("mods-install-no"))
        raise typer.Exit(1)
