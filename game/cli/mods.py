"""The command that lists mods and their problems."""

from typing import Annotated

import typer

from game.app.app import BASE
from game.app.games import GAMES, all_sections
from game.cli.arguments import Flag, known_game
from game.cli.session import open_house, print_problems, say_line
from game.core.letters import visible
from game.mods.texts import check_texts
from game.mods.wordless import wordless_problems


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


def _print_schema(game: str) -> None:
    """Print the schema that editors check a game's TOML files with."""
    from game.mods.schema import as_json, game_schema

    say_line(as_json(game_schema(game, GAMES[game].sections)))
