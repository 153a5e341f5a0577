"""What every command needs: the open house, the screens when they are wanted, and ways of saying no."""

import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import typer
from rich.console import Console

from game.app.app import App, NoGame
from game.mods.problems import Problem, describe

out, err = Console(), Console(stderr=True)


def screen(name: str) -> Any:
    """A module of the screens, loaded only when a screen is wanted: the engine runs without."""
    return importlib.import_module(f"scenes.{name}")


def open_house() -> App:
    """The content and the settings, or one list of everything that is wrong with them."""
    try:
        app = App()
    except NoGame as error:
        complain(error.problems)
        raise typer.Exit(2) from None
    complain(app.problems, app)
    return app


def complain(problems: Iterable[Problem], app: App | None = None) -> None:
    """List problems, in the player's language when there is one."""
    for problem in problems:
        warn(describe(problem, app.texts) if app else str(problem))


def warn(message: str) -> None:
    """Say what is wrong, and go on."""
    err.print(message, style="yellow", highlight=False, markup=False, soft_wrap=True)


def fail(message: str) -> typer.Exit:
    """Say why not, and end with status 2."""
    err.print(message, style="red", highlight=False, markup=False, soft_wrap=True)
    return typer.Exit(2)


def unwritable(error: OSError, path: Path) -> typer.Exit:
    """Say that nothing can be written there, and end with status 2."""
    return fail(f"{error.filename or path}: {error.strerror or error}")
