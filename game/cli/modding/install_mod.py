"""Put a packed mod into the player's folder, and take one out again: first said, then asked, then done."""

from pathlib import Path

import typer

from game.app.app import App
from game.app.workshop.mods_here import (
    Parcel,
    Unwelcome,
    drop_parcel,
    is_ours,
    open_parcel,
    put_in,
    saves_with,
    throw_mod_away,
)
from game.cli.session import exit_with_error, print_problems, say_line
from game.cli.streams import shown_path, shown_word
from game.core.letters import visible

MOST_SHOWN = 12
"""Lines of one kind that are shown before the question."""


def install(app: App, file: Path, *, yes: bool) -> None:
    """Look into a pack, say what it holds and does, ask, and put its mod in its place.

    Raises:
        typer.Exit: it is no pack, could do harm, is of the game itself, has no place, or nobody wants it.
        OSError: it cannot be read or written; nothing has changed.
    """
    if not file.is_file():
        raise exit_with_error(app.texts("mods-check-none", path=shown_path(file)))
    try:
        parcel = open_parcel(app, file)
    except Unwelcome as no:
        raise _refused(app, no) from None
    try:
        _say_what(app, parcel)
        _ask(app, "mods-install-ask", parcel.package.id, yes=yes)
        put_in(parcel)
    finally:
        drop_parcel(parcel)
    again = App()
    mine = next(mod.folder for mod in again.loaded.mods if mod.id == parcel.package.id)
    say_line(app.texts("mods-install-done", id=parcel.package.id, path=shown_path(mine)))
    print_problems([one for one in again.problems if f"/{mine.name}/" in one.file], app)


def _refused(app: App, no: Unwelcome) -> typer.Exit:
    """Say why a mod is not put in or not thrown away; return what ends the command."""
    if no.problems:
        print_problems(no.problems, app)
        return typer.Exit(1)
    place = {} if no.place is None else {"path": shown_path(no.place)}
    return exit_with_error(app.texts(no.key, **(no.facts | place)))


def remove(app: App, id: str, *, yes: bool) -> None:
    """Name the saved matches that want a mod, ask, and put it into the trash.

    Raises:
        typer.Exit: there is no such mod, it came with the game, or somebody wants to keep it.
    """
    mod = next((one for one in app.loaded.mods if one.id == id), None)
    if mod is None:
        raise exit_with_error(app.texts("mods-remove-none", word=shown_word(id)))
    if is_ours(mod):
        raise exit_with_error(app.texts("mods-install-ours", title=visible(mod.title)))
    wanting = [path.name for path in saves_with(id)]
    for name in wanting[:MOST_SHOWN]:
        say_line(app.texts("mods-remove-save", file=name))
    _ask(app, "mods-remove-ask", id, yes=yes, n=len(wanting))
    place = throw_mod_away(mod)
    say_line(app.texts("mods-remove-done", id=id, path=shown_path(place)))


def _say_what(app: App, parcel: Parcel) -> None:
    """Say what a mod is, holds, wants and changes."""
    package = parcel.package
    assert package.manifest is not None
    version, title = package.manifest.version, visible(package.manifest.title)
    say_line(app.texts("mods-install-what", id=package.id, version=version, title=title))
    if parcel.old is not None:
        say_line(app.texts("mods-install-over", old=parcel.old.version))
    _say_some([f"  {one}" for one in parcel.files], app)
    for wish in parcel.wishes:
        say_line(app.texts("mods-install-need", words=wish.words, met="yes" if wish.met else "no"))
    _say_some([app.texts("mods-install-change", thing=visible(one)) for one in parcel.changes], app)


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
