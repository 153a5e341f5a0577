"""The mods of a house from outside: put in from a pack, thrown away, and the conflicts between them."""

import os
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple
from zipfile import BadZipFile, ZipFile

from game import paths
from game.app.app import App
from game.app.games import GAMES, all_sections
from game.core.letters import visible
from game.mods.conflicts.find import Conflict, open_conflicts
from game.mods.conflicts.settle import Answer, settling_mod, write_settlement
from game.mods.load import load_mods
from game.mods.manifest import Mod, Package
from game.mods.packing.install import INCOMING, TRASH, Wish, changed_things, put_in_place, throw_away, wishes
from game.mods.packing.pack import UnfitPack, packed_files, unpack_mod
from game.mods.problems import Problem
from game.saves.folder import list_saved_matches
from game.saves.save import SavedMatch

PACKS = "*.zip"
_LONGEST_NAME = 60
"""Letters of a file's name that are said again."""
_MOST_LOOKED_INTO = 60
"""Zips that are looked into, the latest, however many lie there."""


class Unwelcome(Exception):
    """A mod that is not put in or not thrown away; `key` and `facts` are the message that says why.

    `place` is the file or folder that the message calls `path`; `problems` what is wrong in a torn mod.
    """

    def __init__(
        self, key: str, place: Path | None = None, problems: Sequence[Problem] = (), **facts: str
    ) -> None:
        super().__init__(key)
        self.key, self.place, self.problems = key, place, tuple(problems)
        self.facts = facts if place is None else {**facts, "path": visible(place.name)}


class Parcel(NamedTuple):
    """A mod unpacked aside: what it is, what is wrong with it, where it will lie, what lies there now."""

    package: Package
    home: Path
    old: Mod | None
    files: tuple[str, ...]
    wishes: tuple[Wish, ...]
    changes: tuple[str, ...]
    problems: tuple[Problem, ...]
    """All that is wrong with it, read together with the mods that are on."""


def saves_with(id: str) -> list[Path]:
    """The saved matches that were begun with a mod."""
    return [
        one.path
        for one in list_saved_matches(paths.saves_folder())
        if isinstance(one, SavedMatch) and id in (one.header.content or one.header.mods)
    ]


def is_ours(mod: Mod) -> bool:
    """Whether a mod came with the game: nobody throws it away."""
    return mod.folder.parent != paths.user_mods()


def throw_mod_away(mod: Mod) -> Path:
    """Put a mod of the player's into the trash beside it; return where it lies there.

    Raises:
        Unwelcome: it came with the game.
        OSError: it could not be moved.
    """
    if is_ours(mod):
        raise Unwelcome("mods-install-ours", title=visible(mod.title))
    return throw_away(mod.folder, datetime.now(UTC))


class Thrown(NamedTuple):
    """A mod in the trash: its title, and where it lies."""

    title: str
    folder: Path


def thrown_mods() -> list[Thrown]:
    """The mods in the trash of the player's folder, those thrown away last first."""
    trash = paths.user_mods() / TRASH
    folders = sorted(trash.iterdir(), key=_thrown_at, reverse=True) if trash.is_dir() else []
    read = [Package(folder) for folder in folders if folder.is_dir()]
    return [Thrown(one.manifest.title, one.folder) for one in read if one.manifest is not None]


def _thrown_at(folder: Path) -> str:
    """The moment that the name of a folder in the trash ends with."""
    return folder.name[-len("20261127-210000") :]


def take_back(one: Thrown) -> Path:
    """Put a mod of the trash where it was, and return where that is.

    Raises:
        Unwelcome: something else lies there now.
        OSError: it could not be moved.
    """
    home = paths.user_mods() / one.folder.name[: -len("-20261127-210000")]
    if os.path.lexists(home):
        raise Unwelcome("mods-install-taken", home, title=visible(one.title))
    return one.folder.rename(home)


def packs_in(folders: Sequence[Path]) -> list[Path]:
    """The packs that lie in some folders, the latest first: zips in which a mod.toml lies."""
    found = [path for folder in dict.fromkeys(folders) for path in folder.glob(PACKS) if path.is_file()]
    latest = sorted(found, key=lambda path: -path.stat().st_mtime)[:_MOST_LOOKED_INTO]
    return [path for path in latest if _holds_a_mod(path)]


def _holds_a_mod(path: Path) -> bool:
    """Whether a file is a zip with a mod.toml at its top, or in a folder there."""
    try:
        with ZipFile(path) as pack:
            return any(name.count("/") < 2 and name.split("/")[-1] == "mod.toml" for name in pack.namelist())
    except (OSError, BadZipFile, ValueError, NotImplementedError):
        return False


def open_parcel(app: App, file: Path) -> Parcel:
    """Unpack a mod aside, so that one sees what it is before it is put in; `drop_parcel` throws it away.

    Raises:
        Unwelcome: it is no pack, could do harm, is of the game itself, or has no place.
        OSError: it cannot be read or written.
    """
    mods = paths.user_mods()
    mods.mkdir(parents=True, exist_ok=True)
    aside = Path(mkdtemp(prefix=f"{INCOMING}-", dir=mods))
    try:
        return _opened(app, file, aside)
    except (Unwelcome, OSError):
        shutil.rmtree(aside, ignore_errors=True)
        raise


def _opened(app: App, file: Path, aside: Path) -> Parcel:
    try:
        package = Package(unpack_mod(file, aside))
    except UnfitPack as error:
        why = app.texts(f"mods-pack-{error.why}", file=visible(error.name[:_LONGEST_NAME]))
        raise Unwelcome("mods-install-unfit", file, why=why) from None
    except BadZipFile:
        raise Unwelcome("mods-check-none", file) from None
    if package.manifest is None:
        raise Unwelcome("workshop-install-torn", file, package.problems)
    for game in GAMES:
        package.read_game(game)
    old = next((mod for mod in app.loaded.mods if mod.id == package.id), None)
    if old is not None and is_ours(old):
        raise Unwelcome("mods-install-ours", title=visible(old.title))
    home = paths.user_mods() / package.id if old is None else old.folder
    if old is None and os.path.lexists(home):
        raise Unwelcome("mods-install-taken", home, title=visible(package.manifest.title))
    files = tuple(path.relative_to(package.folder).as_posix() for path in packed_files(package.folder))
    met = tuple(wishes(package, {mod.id: mod for mod in app.loaded.mods}))
    wrong = _wrong_with(app, package)
    return Parcel(package, home, old, files, met, tuple(changed_things(package)), wrong)


def _wrong_with(app: App, package: Package) -> tuple[Problem, ...]:
    """What is wrong with a mod that lies aside, read together with the mods that are on."""
    others = [mod.folder for mod in app.loaded.mods if mod.enabled and mod.id != package.id]
    inside = package.shown()
    found = load_mods([*others, package.folder], all_sections()).problems
    return tuple(one for one in found if one.file == inside or one.file.startswith(f"{inside}/"))


def put_in(parcel: Parcel) -> None:
    """Put the mod of a parcel in its place.

    Raises:
        OSError: it could not be done; everything is as it was.
    """
    try:
        put_in_place(parcel.package.folder, parcel.home)
    finally:
        drop_parcel(parcel)


def drop_parcel(parcel: Parcel) -> None:
    """Throw away what was unpacked aside."""
    for above in (parcel.package.folder, *parcel.package.folder.parents):
        if above.name.startswith(f"{INCOMING}-"):
            shutil.rmtree(above, ignore_errors=True)
            return


def conflicts_here(app: App) -> tuple[Conflict, ...]:
    """The conflicts between mods that are on and that nobody has settled."""
    return open_conflicts(app.catalog.mods, all_sections())


def settle(app: App, conflict: Conflict, answer: Answer) -> Path:
    """Write the tiny mod with which one side of a conflict wins; return its folder.

    Raises:
        OSError: it cannot be written.
    """
    side = conflict.first if answer == "first" else conflict.second
    title = app.texts("mods-settle-title", field=conflict.name, mod=side.mod)
    taken = [mod.id for mod in app.loaded.mods]
    return write_settlement(settling_mod(conflict, answer, title[:200], taken), paths.user_mods())
