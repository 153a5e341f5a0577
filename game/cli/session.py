"""Shared parts of every command: the open house, the console, and ways of saying no."""

import gc
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from game.app.app import App
from game.app.content.reading import NoGame
from game.cli.refusals import house_texts, system_refusal
from game.cli.streams import line_width
from game.core.letters import visible
from game.mods.problems import Problem, problem_message

if TYPE_CHECKING:
    from rich.console import Console


def rich_console(*, stderr: bool = False) -> "Console":
    """The console for human eyes; loaded when there is something to print."""
    from rich.console import Console

    return Console(stderr=stderr, width=line_width(), height=25, emoji=False)


def say_line(line: object) -> None:
    """Print a line for eyes and for programs, at once, without letters that would move a cursor."""
    print(visible(str(line)), flush=True)


def open_house() -> App:
    """The app with content and settings; its problems are printed.

    Raises:
        typer.Exit: there is no game to play; every problem has been listed.
    """
    try:
        app = App()
    except NoGame as error:
        print_warning(error.describe(house_texts()))
        raise typer.Exit(2) from None
    print_problems(app.problems, app)
    collect_garbage_again()
    return app


def collect_garbage_again() -> None:
    """Look for garbage from now on, if that was put off for the start; what is there by now stays."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def print_problems(problems: Iterable[Problem], app: App | None = None) -> None:
    """Print problems, in the player's language when there is an app."""
    for problem in problems:
        print_warning(problem_message(problem, app.texts) if app else str(problem))


def print_warning(message: str) -> None:
    """Print what is wrong, in yellow, and go on."""
    rich_console(stderr=True).print(
        visible(message), style="yellow", highlight=False, markup=False, soft_wrap=True
    )


def exit_with_error(message: str) -> typer.Exit:
    """Print the reason of an end, in red; return an exit with status 2."""
    rich_console(stderr=True).print(
        visible(message), style="red", highlight=False, markup=False, soft_wrap=True
    )
    return typer.Exit(2)


def exit_for_unwritable_path(error: OSError, path: Path, app: App | None = None) -> typer.Exit:
    """Print that nothing can be written at `path`; return an exit with status 2."""
    texts = app.texts if app else house_texts()
    return exit_with_error(system_refusal(error, texts, path))
