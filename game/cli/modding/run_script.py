"""One handler of a script, asked alone: its wishes as JSON, or on one line what stopped it."""

import json
from pathlib import Path
from typing import Any

import msgspec
import typer

from game.app.app import App
from game.cli.session import exit_with_error, print_warning, say_line
from game.cli.streams import shown_path, shown_word
from game.core.files import MOST_TEXT, read_regular_file
from game.scripting.facts import NotPlain
from game.scripting.limits import Budget, Limits
from game.scripting.stops import SOURCE, ScriptStopped

MOST_WORK = 1_000_000
"""Counted work that may be allowed to a handler that is asked alone."""
STOPPED = 3
"""The status of a script that was stopped."""


def run_script(app: App, file: Path, hook: str, facts: Path | None, budget: int | None) -> None:
    """Print the wishes of one handler, asked of facts in a JSON file (none: no facts).

    Raises:
        typer.Exit: 2 where it cannot be asked, 3 where it was stopped.
    """
    from game.scripting.box import Box

    told = _read_facts(app, facts) if facts is not None else {}
    source = _read(app, file)
    box = Box("run", Limits(work=budget or Limits().work))
    try:
        hooks = box.load(source, file.name)
        if hook not in hooks:
            known = ", ".join(hooks) or "–"
            raise exit_with_error(app.texts("mods-run-hook", word=shown_word(hook), known=known))
        wishes = box.call(file.name, hook, told, 0, Budget(budget or Limits().work))
    except ScriptStopped as stop:
        raise _exit_stopped(app, stop) from None
    except NotPlain as odd:
        raise _exit_unfit(app, facts or file, odd) from None
    say_line(json.dumps(wishes, ensure_ascii=False))


def _exit_unfit(app: App, file: Path, why: object) -> typer.Exit:
    """Print that a file holds no facts, and why; return an exit with status 2."""
    return exit_with_error(app.texts("mods-run-facts", path=shown_path(file), why=str(why)))


def _exit_stopped(app: App, stop: ScriptStopped) -> typer.Exit:
    """Print what stopped a script, with its place; return an exit with status 3."""
    place = f"{stop.path}:{stop.line}" if stop.line else stop.path
    words = stop.words.splitlines()[0] if stop.words and stop.code != SOURCE else stop.words
    why = app.texts(f"script-stop-{stop.code}")
    print_warning(app.texts("mods-run-stopped", place=place, why=why, words=words.replace("\n", " ")))
    return typer.Exit(STOPPED)


def _read(app: App, file: Path) -> bytes:
    """The bytes of a file.

    Raises:
        typer.Exit: it cannot be read.
    """
    try:
        return read_regular_file(file, MOST_TEXT)
    except OSError as error:
        raise exit_with_error(
            app.texts("mods-run-unread", path=shown_path(file), why=error.strerror or str(error))
        ) from None


def _read_facts(app: App, file: Path) -> dict[str, Any]:
    """The facts in a JSON file, which is an object.

    Raises:
        typer.Exit: it is none.
    """
    try:
        return msgspec.json.decode(_read(app, file), type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise _exit_unfit(app, file, error) from None
