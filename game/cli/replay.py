"""The commands for written matches: see them again, go on with them."""

from pathlib import Path
from typing import Annotated, Any, TypeGuard

import msgspec
import typer

from game.app.app import App
from game.app.chronicle import STORY_LINES, story_names, story_text
from game.app.content.exact import exact_match, exact_names, play_exactly
from game.app.games import GAMES
from game.cli.arguments import on_stage
from game.cli.refusals import checked_file
from game.cli.session import exit_with_error, open_house, print_warning, say_line
from game.core.chronicle import story_lines
from game.core.match import Match
from game.core.rules import Event
from game.core.seat import Seat
from game.saves.lock import PLAYING
from game.saves.save import SavedMatch, SaveProblem, sound_part

Revived = tuple[SavedMatch, Match[Any, Any, Any]]
"""A saved match, and the match played again from it."""


def replay(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option("--as", min=1, max=8)] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Watch a written match again, from the stalls or from a seat."""
    app = open_house()
    if play_exactly(app, checked_file(file)):
        _tell_exact(app, file)
    saved = app.read(file)
    match = saved if isinstance(saved, SaveProblem) else app.again(saved)
    if isinstance(match, SaveProblem):
        raise exit_with_error(match.describe(app.texts))
    if seat is not None and seat > match.rules.players:
        raise exit_with_error(app.texts("cli-no-seat", seats=str(match.rules.players)))
    chair = None if seat is None else seat - 1
    assert isinstance(saved, SavedMatch)
    if text or everything:
        _print_story(app, saved, match.spectator() if chair is None else match.seat(chair), everything)
    else:
        on_stage(app, saved.header.game)
        from scenes.match.openings import replay_opening
        from scenes.shell.main import play

        play(replay_opening(file, chair), app=app, game=saved.header.game)


def _print_story(app: App, saved: SavedMatch, viewer: Seat, everything: bool) -> None:
    """Print the story as a seat, or the stalls, saw it; a game that nobody tells yet, event by event."""
    events = viewer.story
    lines = GAMES[saved.header.game].chronicle(viewer.view, events)
    if lines is None:
        for event in events:
            _print_event(event)
        return
    names = story_names([seat.name for seat in saved.header.seats], app.texts)
    for said in story_text(lines if everything else story_lines(lines, STORY_LINES), app.texts, names):
        say_line(said)


def _print_event(event: Event) -> None:
    """Print an event as it is written."""
    fields = msgspec.to_builtins(event)
    kind = fields.pop("type")
    say_line(f"{kind}  " + "  ".join(f"{name}={value}" for name, value in fields.items()))


def resume(
    file: Annotated[Path | None, typer.Argument()] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
) -> None:
    """Go on with a match that was left, or cut off."""
    app = open_house()
    saved, match = _latest(app) if file is None else _revived(app, checked_file(file))
    if app.exact:
        _tell_exact(app, saved.path)
    if text:
        say_line(f"{saved.path.name}: {len(match.log)} · {match.checksum()[:16]}")
    else:
        on_stage(app, saved.header.game)
        from scenes.match.openings import saved_match_opening
        from scenes.shell.main import play

        play(saved_match_opening(saved.path), app=app, game=saved.header.game)


def _tell_exact(app: App, path: Path) -> None:
    """Print with which mods a match is played: those it was begun with, not those that are here now."""
    saved = app.read(path)
    if isinstance(saved, SavedMatch):
        names = exact_names(saved.header, app.loaded.mods, app.settings.spoken)
        print_warning(app.texts("save-exact", mods=", ".join(names), n=len(names)))


def _latest(app: App) -> Revived:
    """The last match that can be gone on with; problems of later ones are printed and those are kept aside.

    Raises:
        typer.Exit: there is none, or another program is playing it.
    """
    for found in app.shelf():
        if lost(found) and exact_match(found, app.loaded.mods) is None:
            revived: Revived | SaveProblem = app.shelve(found)
        else:
            revived = app.revive(found.path)
        if not isinstance(revived, SaveProblem):
            _tell_lost(app)
            return revived
        if revived.code == PLAYING:
            raise exit_with_error(f"{found.path.name}: {revived.describe(app.texts)}")
        print_warning(f"{found.path.name}: {revived.describe(app.texts)}")
    raise exit_with_error(app.texts("save-nothing"))


def lost(found: SavedMatch | SaveProblem) -> TypeGuard[SaveProblem]:
    """Whether nothing of a match can be gone on with."""
    return sound_part(found) is None


def _revived(app: App, path: Path) -> Revived:
    """A saved match, and the match played again up to where it stopped.

    Raises:
        typer.Exit: it cannot be gone on with.
    """
    found = app.revive(path)
    _tell_lost(app)
    if isinstance(found, SaveProblem):
        raise exit_with_error(found.describe(app.texts))
    return found


def _tell_lost(app: App) -> None:
    """Print what damaged matches have lost."""
    for problem in app.mended:
        print_warning(problem.describe(app.texts))
