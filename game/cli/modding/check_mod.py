"""Check one mod: everything that is wrong in it at once, and matches of lots at the tables it changes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import BadZipFile

import msgspec
import typer

from game.app.app import App
from game.app.content.reading import NoGame
from game.app.games import GAMES, all_sections
from game.app.tryout import begin_tryout
from game.cli.check import wait_for_tryout
from game.cli.modding.told import say_problems
from game.cli.session import exit_with_error, print_problems, say_line
from game.cli.streams import shown_path
from game.mods.manifest import BASE, Mod, Package
from game.mods.packing.pack import UnfitPack, unpack_mod
from game.mods.problems import Problem
from game.mods.strays.shelf import idle_mods
from game.mods.wordless import wordless_problems


def check_mod(app: App, path: Path, *, json: bool) -> None:
    """Check the mod in a folder or a zip, and print what is found.

    Raises:
        typer.Exit: with 1 where something is wrong, with 2 where there is no mod.
    """
    with mod_folder(app, path) as folder:
        found, mod = _problems_of(app, folder)
        if mod is not None and not _is_wrong(found):
            found += _rehearsed(
                mod, App([*needed_mods(app, Package(folder)), folder], app.settings), json=json
            )
    if json:
        say_problems(found, app)
    else:
        print_problems([one for one in found if one not in app.problems], app)
        if not found:
            say_line(app.texts("mods-check-sound", path=shown_path(path)))
    if _is_wrong(found):
        raise typer.Exit(1)


@contextmanager
def mod_folder(app: App, path: Path) -> Iterator[Path]:
    """The folder of a mod, unpacked aside if it is a zip.

    Raises:
        typer.Exit: there is no mod.
        OSError: a zip cannot be read or unpacked.
    """
    if path.is_dir() and (path / "mod.toml").is_file():
        yield path
        return
    if not path.is_file():
        raise exit_with_error(app.texts("mods-check-none", path=shown_path(path)))
    with TemporaryDirectory() as aside:
        try:
            folder = unpack_mod(path, Path(aside))
        except (BadZipFile, UnfitPack):
            raise exit_with_error(app.texts("mods-check-none", path=shown_path(path))) from None
        yield folder


def needed_mods(app: App, package: Package) -> list[Path]:
    """The folders of the mods that a mod is read after, and of those that these are read after."""
    known = {mod.id: mod for mod in app.loaded.mods}
    wanted = [BASE, *(id for _, _, id in package.follows)]
    for id in wanted:
        mod = known.get(id)
        wanted += [other for _, other in mod.follows if other not in wanted] if mod else []
    return [known[id].folder for id in dict.fromkeys(wanted) if id in known and id != package.id]


def _problems_of(app: App, folder: Path) -> tuple[list[Problem], Mod | None]:
    """Everything that is wrong in a mod, and the mod if it can be read."""
    from scenes.shell.mod_looks import look_problems

    package = Package(folder)
    mine = package.shown("")
    try:
        house = App([*needed_mods(app, package), folder], app.settings)
    except NoGame as error:
        return [one for one in error.problems if one.file.startswith(f"{mine}/")], None
    found = [
        *house.problems,
        *look_problems(house.catalog),
        *wordless_problems(house.catalog, all_sections(), house.texts, trusted=[BASE]),
        *idle_mods(house.catalog.mods),
    ]
    once = {str(one): one for one in found}.values()
    ours = [one for one in once if one.file.startswith(f"{mine}/") or one.file == mine]
    return ours, next((mod for mod in house.catalog.mods if mod.id == package.id), None)


def _rehearsed(mod: Mod, house: App, *, json: bool) -> list[Problem]:
    """What goes wrong in matches of lots at the smallest and the largest tables of the games it changes."""
    found = []
    for name in (name for name in GAMES if name in mod.game_hashes):
        game = GAMES[name]
        seats = sorted({game.seats[0], game.seats[-1]})
        tryout = begin_tryout(house.catalog, name, {}, seats)
        found += wait_for_tryout(house.texts(f"game-{name}"), tryout, silent=json)
    return [msgspec.structs.replace(one, file=one.file or mod.folder.name) for one in found]


def _is_wrong(found: list[Problem]) -> bool:
    return any(one.severity == "error" for one in found)
