"""What every command needs: the open house, the screens when they are wanted, and ways of saying no."""

import importlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from game.app.app import App, NoGame
from game.mods.problems import Problem, describe

if TYPE_CHECKING:
    from rich.console import Console


@lru_cache
def console(*, stderr: bool = False) -> "Console":
    """What prints for human eyes; loaded when there is something to say."""
    from rich.console import Console

    return Console(stderr=stderr)


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
    console(stderr=True).print(message, style="yellow", highlight=False, markup=False, soft_wrap=True)


def fail(message: str) -> typer.Exit:
    """Say why not, and end with status 2."""
    console(stderr=True).print(message, style="red", highlight=False, markup=False, soft_wrap=True)
    return typer.Exit(2)


def unwritable(error: OSError, path: Path) -> typer.Exit:
    """Say that nothing can be written there, and end with status 2."""
    return fail(f"{error.filename or path}: {error.strerror or error}")
