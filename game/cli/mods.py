"""The command that lists mods and their problems."""

from typing import Annotated, Any

import msgspec
import typer

from game.app.app import App
from game.app.content.reading import BASE
from game.app.games import GAMES, all_sections
from game.cli.arguments import Flag, known_game
from game.cli.session import exit_with_error, open_house, print_problems, say_line
from game.cli.streams import shown_word
from game.core.letters import visible
from game.mods.provenance import Provenance
from game.mods.texts import check_texts
from game.mods.wordless import wordless_problems

LIST = "list"
"""The word after `mods` that has the order of reading shown, with its reasons."""

WHY = "why"
"""The word after `mods` that has the history of one value shown."""

SWITCHES = {"on": True, "off": False}
"""The words after `mods` that switch a mod."""

_LONGEST_VALUE = 200
"""Letters of a value that are shown."""


def mods(
    check: Annotated[str, typer.Argument()] = "",
    game: Annotated[str, typer.Argument()] = "",
    schema: Annotated[str, typer.Option()] = "",
    flag: Flag = None,
) -> None:
    """List the mods that were found, and everything that is wrong in them; or have their tables tried."""
    if schema:
        _print_schema(known_game(open_house(), schema))
        return
    app = open_house()
    if check == LIST and not game and not flag:
        _print_order(app)
        return
    if check == WHY and not flag:
        _print_history(app, game)
        return
    if check in SWITCHES and not flag:
        _switch(app, game, on=SWITCHES[check])
        return
    if check:
        from game.cli.check import check_tables

        check_tables(app, check, game, flag)
        return
    for mod in app.loaded.mods:
        mark = "on" if mod.enabled else "out" if mod.switched_on else "off"
        say_line(f"{mark}  {visible(f'{mod.id} {mod.version}  {mod.folder}')}")
    from scenes.shell.mod_looks import look_problems

    found = [
        *check_texts(app.texts.folders),
        *look_problems(app.catalog),
        *wordless_problems(app.catalog, all_sections(), app.texts, trusted=[BASE]),
    ]
    unread = [problem for problem in found if problem not in app.problems]
    print_problems(unread, app)
    if any(problem.severity == "error" for problem in (*app.problems, *unread)):
        raise typer.Exit(1)


def _print_order(app: App) -> None:
    """Print the mods in their order of reading, each with why it stands there; then those that are out."""
    here = {mod.id for mod in app.loaded.mods if mod.enabled}
    for n, mod in enumerate(app.loaded.mods, 1):
        said = f"{mod.id} {mod.version}"
        if not mod.enabled:
            say_line(app.texts("mods-list-out" if mod.switched_on else "mods-list-off", mod=said, id=mod.id))
            continue
        after = dict.fromkeys(f"{id} ({key})" for key, id in mod.follows if id in here)
        if after:
            say_line(app.texts("mods-list-after", n=str(n), mod=said, after=", ".join(after)))
        else:
            say_line(app.texts("mods-list-free", n=str(n), mod=said))


def _switch(app: App, id: str, *, on: bool) -> None:
    """Switch a mod, with those it requires or that require it, and say which are on and off now.

    Raises:
        typer.Exit: there is no such mod, or it is the base game.
    """
    known = {mod.id: mod for mod in app.loaded.mods if mod.id != BASE}
    if id not in known:
        raise exit_with_error(
            app.texts("mods-switch-none", word=shown_word(id), known=", ".join(sorted(known)))
        )
    before = {mod.id: mod.switched_on for mod in known.values()}
    app.switch_mod(id, on=on)
    for mod in app.loaded.mods:
        if mod.id in before and (before[mod.id] != mod.switched_on or mod.id == id):
            say_line(f"{'on' if mod.enabled else 'out' if mod.switched_on else 'off'}  {visible(mod.id)}")
    print_problems([one for one in app.problems if f"/{known[id].folder.name}/" in one.file], app)


def _print_history(app: App, text: str) -> None:
    """Print what a value of the content is, and who wrote it where, in the order of reading.

    Raises:
        typer.Exit: the text names no value.
    """
    authors = Provenance(app.catalog.mods, all_sections())
    field = authors.find_field(text)
    if isinstance(field, str):
        key = "mods-why-near" if field else "mods-why-none"
        raise exit_with_error(app.texts(key, word=shown_word(text), near=field))
    try:
        value = authors.value_of(field, app.catalog)
    except LookupError:
        raise exit_with_error(app.texts("mods-why-none", word=shown_word(text), near="")) from None
    say_line(f"{text} = {_spelt(value)}")
    setters = authors.setters_of(field)
    for n, one in enumerate(setters, 1):
        said = app.texts("mods-why-removed") if one.removed else _spelt(one.value)
        by = app.texts("mods-why-by", said=said, id=one.by) if one.by else said
        say_line(f"{n}. {one.mod}  {one.place}  {visible(by)}")
    if not setters:
        say_line(app.texts("mods-why-default"))


def _spelt(value: Any) -> str:
    """A value as a file would spell it, nearly, on one line."""
    said = msgspec.json.encode(value, enc_hook=str).decode()
    return said if len(said) <= _LONGEST_VALUE else said[:_LONGEST_VALUE] + "…"


def _print_schema(game: str) -> None:
    """Print the schema that editors check a game's TOML files with."""
    from game.mods.schema import as_json, game_schema

    say_line(as_json(game_schema(game, GAMES[game].sections)))
