"""The command that lists mods and their problems."""

from typing import Annotated

import typer

from game.app.app import BASE, App
from game.app.games import GAMES, all_sections
from game.cli.arguments import Flag, known_game
from game.cli.session import open_house, print_problems, say_line
from game.core.letters import visible
from game.mods.texts import check_texts
from game.mods.wordless import wordless_problems

LIST = "list"
"""The word after `mods` that has the order of reading shown, with its reasons."""


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
    if check:
        from game.cli.check import check_tables

        check_tables(app, check, game, flag)
        return
    for mod in app.loaded.mods:
        mark = "on" if mod.enabled else "off"
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
            say_line(app.texts("mods-list-out", mod=said))
            continue
        after = dict.fromkeys(f"{id} ({key})" for key, id in mod.follows if id in here)
        if after:
            say_line(app.texts("mods-list-after", n=str(n), mod=said, after=", ".join(after)))
        else:
            say_line(app.texts("mods-list-free", n=str(n), mod=said))


def _print_schema(game: str) -> None:
    """Print the schema that editors check a game's TOML files with."""
    from game.mods.schema import as_json, game_schema

    say_line(as_json(game_schema(game, GAMES[game].sections)))
