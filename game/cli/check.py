"""The command that tries tables: matches of lots at the smallest and the largest of each game."""

import time

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from game.app.app import App
from game.app.games import GAMES, flag_values
from game.app.tryout import Tryout, begin_tryout
from game.cli.arguments import known_game, read_flags
from game.cli.modding.told import say_problems
from game.cli.session import exit_with_error, print_problems, rich_console, say_line
from game.cli.streams import shown_word
from game.mods.flags import Value
from game.mods.problems import Problem

CHECK = "check"
"""The word after `mods` that has every table tried."""

QUIET_SECONDS = 0.3
"""Seconds that a tryout may take before its progress is shown."""


def check_tables(app: App, check: str, game: str, flag: list[str] | None, *, json: bool = False) -> None:
    """Try the smallest and the largest table of one game, or of every game, and print what is found.

    As JSON, everything that is wrong in the mods that were read is in the list, and nothing else is said.

    Raises:
        typer.Exit: something was wrong, or the words mean nothing.
    """
    if check != CHECK:
        raise exit_with_error(app.texts("cli-stray", word=shown_word(check)))
    if flag and not game:
        raise exit_with_error(app.texts("mods-check-flag"))
    found = list(app.problems) if json else []
    wrong = any(problem.severity == "error" for problem in app.problems)
    for name in [known_game(app, game)] if game else GAMES:
        told = _check_game(app, name, read_flags(app, name, flag) if game else {}, silent=json)
        wrong |= bool(told)
        new = [msgspec.structs.replace(one, file=one.file or name) for one in told if one not in app.problems]
        if json:
            found += new
        else:
            print_problems(new, app)
    if json:
        say_problems(found, app)
    if wrong:
        raise typer.Exit(1)


def _check_game(app: App, game: str, flags: dict[str, Value], *, silent: bool) -> list[Problem]:
    """What is wrong with the smallest and the largest table of a game; that nothing is, is said."""
    entry = GAMES[game]
    seats = sorted({entry.seats[0], entry.seats[-1]})
    values, _ = flag_values(app.catalog, game, flags)
    found = entry.playable(app.catalog, values, entry.seats)
    if not found:
        tryout = begin_tryout(app.catalog, game, flags, seats)
        found = wait_for_tryout(app.texts(f"game-{game}"), tryout, silent=silent)
    if not found and not silent:
        tables = ", ".join(map(str, seats))
        say_line(app.texts("mods-check-done", game=game, tables=tables, matches=entry.tryouts * len(seats)))
    return found


def wait_for_tryout(name: str, tryout: Tryout, *, silent: bool = False) -> list[Problem]:
    """The problems of a tryout; its progress is shown when it takes longer than `QUIET_SECONDS`."""
    said, began = rich_console(stderr=True), time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=said, transient=True, disable=silent or not said.is_terminal) as bar:
        task = bar.add_task(name, total=1.0, visible=False)
        return tryout.wait(
            lambda done: bar.update(task, completed=done, visible=time.monotonic() - began > QUIET_SECONDS)
        )
