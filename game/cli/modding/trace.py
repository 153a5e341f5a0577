"""The last askings of the scripts in a match: what was new to them, what they wished, what stopped them."""

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import paths
from game.app.app import App
from game.app.content.asked_words import MOST_ASKED, answer_lines, news_of
from game.app.content.exact import play_exactly
from game.app.content.ruling import rules_of_match
from game.cli.refusals import checked_file
from game.cli.session import exit_with_error, say_line
from game.core.match import Match
from game.core.rules import Event
from game.saves.folder import list_saved_matches
from game.saves.save import SavedMatch, SaveProblem
from game.scripting.hooks.events import ScriptFailed
from game.scripting.hooks.scripts import Asked, scripts_in


def trace_scripts(app: App, file: Path | None) -> None:
    """Play a written match again, the latest when none is named, and print what its scripts were asked last.

    Raises:
        typer.Exit: there is no such match, or it has no scripts.
    """
    saved = _saved(app, file)
    rules = rules_of_match(saved, app.catalogs)
    asked: deque[tuple[int, Asked]] = deque(maxlen=MOST_ASKED)
    match: Match[Any, Any, Any] | None = None
    scripts = scripts_in(rules)
    for one in scripts:
        one.listen = lambda heard: asked.append((len(match.log) if match else 0, heard))
    if not scripts:
        raise exit_with_error(app.texts("mods-trace-none", path=saved.path.name))
    match = Match(rules, saved.header.seed)
    for tick in saved.ticks:
        if match.submit(*tick) is not None:
            break
    _print(app, asked, hidden=not saved.finished)
    _print_failures(app, match.events)


def _saved(app: App, file: Path | None) -> SavedMatch:
    """The match of a file, or the latest.

    Raises:
        typer.Exit: there is none, or it cannot be read.
    """
    if file is None:
        listed = (one for one in list_saved_matches(paths.saves_folder()) if isinstance(one, SavedMatch))
        latest = next(listed, None)
        if latest is None:
            raise exit_with_error(app.texts("mods-trace-nothing"))
        file = latest.path
    play_exactly(app, checked_file(file))
    saved = app.read(file)
    if isinstance(saved, SaveProblem):
        raise exit_with_error(saved.describe(app.texts))
    return saved


def _print(app: App, asked: deque[tuple[int, Asked]], *, hidden: bool) -> None:
    """Print askings, each with the facts that were not so before; what is one player's may be hidden."""
    before: Mapping[str, Any] = {}
    for number, (tick, one) in enumerate(asked, start=1):
        script, hook = one.handler.script, one.handler.hook
        place = f"{script.mod}/{script.path}"
        say_line(app.texts("mods-trace-asked", n=number, tick=tick, place=place, hook=hook))
        if one.private and hidden:
            say_line(f"      {app.texts('mods-trace-hidden')}")
            continue
        for line in news_of(one, before):
            say_line(f"      {line}")
        before = one.facts
        for line in answer_lines(one, app.texts):
            say_line(f"    {line}")


def _print_failures(app: App, events: list[Event]) -> None:
    """Print every failure of the whole match, as the players were told."""
    for event in events:
        if isinstance(event, ScriptFailed):
            place = f"{event.path}:{event.line}" if event.line else event.path
            why = app.texts(f"script-stop-{event.code}")
            key = "script-muted" if event.muted else "script-failed"
            say_line("✗ " + app.texts(key, mod=event.mod, place=place, why=why))
