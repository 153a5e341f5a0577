"""Conflicts between mods: listed with their two answers, settled by one of them."""

from typing import Any

import msgspec
import typer

from game.app.app import App
from game.app.workshop.mods_here import conflicts_here, settle
from game.cli.session import exit_with_error, say_line
from game.cli.streams import shown_path, shown_word
from game.core.letters import visible
from game.mods.conflicts.find import ABSENT, Side
from game.mods.conflicts.settle import ANSWERS

_LONGEST_VALUE = 200
"""Letters of a value that are shown."""


def list_conflicts(app: App) -> None:
    """Print every open conflict with its number and its two answers.

    Raises:
        typer.Exit: there are some (status 1).
    """
    found = conflicts_here(app)
    for n, one in enumerate(found, 1):
        say_line(visible(f"{n}. {one.name}"))
        for answer, side in zip(ANSWERS, (one.first, one.second), strict=True):
            mark = app.texts("mods-conflict-counts") if side is one.second else ""
            said = f"   {answer}: {side.mod} = {side_value(app, side)}  {side.place}  {mark}"
            say_line(visible(said.rstrip()))
    if not found:
        say_line(app.texts("mods-conflicts-none"))
        return
    say_line(app.texts("mods-conflicts-how"))
    raise typer.Exit(1)


def settle_conflict(app: App, number: str, answer: str) -> None:
    """Write the tiny mod with which one side of a conflict wins, into the player's folder.

    Raises:
        typer.Exit: there is no such conflict or answer, or the mod cannot be written.
    """
    found = conflicts_here(app)
    if not (number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= len(found)):
        raise exit_with_error(app.texts("mods-settle-number", word=shown_word(number), most=len(found)))
    chosen = next((one for one in ANSWERS if one == answer), None)
    if chosen is None:
        raise exit_with_error(app.texts("mods-settle-answer", word=shown_word(answer)))
    conflict = found[int(number) - 1]
    side, other = (conflict.first, conflict.second)[:: 1 if chosen == "first" else -1]
    place = settle(app, conflict, chosen)
    value = side_value(app, side)
    say_line(app.texts("mods-settle-done", mod=side.mod, other=other.mod, field=conflict.name, value=value))
    say_line(shown_path(place))


def side_value(app: App, side: Side) -> str:
    """What a mod of a conflict wants, in words or as a file would spell it, nearly."""
    return app.texts("mods-why-removed") if side.value is ABSENT else spelt_value(side.value)


def spelt_value(value: Any) -> str:
    """A value as a file would spell it, nearly, on one line."""
    said = msgspec.json.encode(value, enc_hook=str).decode()
    return said if len(said) <= _LONGEST_VALUE else said[:_LONGEST_VALUE] + "…"
