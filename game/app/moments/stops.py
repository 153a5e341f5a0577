"""Scripts that were stopped by what no count foretells: written beside the log, obeyed in every replay."""

from collections.abc import Callable, Iterable
from typing import Any

from game.app.moments.notes import NotedStop
from game.scripting.hooks.scripts import scripts_in


def lua_of(rules: Any) -> str:
    """The version of Lua by which the scripts of a match are run; none where it has no scripts."""
    return _here() if scripts_in(rules) else ""


def is_other_lua(version: str) -> bool:
    """Whether a match was played by a Lua that is not here."""
    return bool(version) and version != _here()


def _here() -> str:
    from game.scripting.vm import LUA_VERSION

    return LUA_VERSION


def note_stops(rules: Any, note: Callable[[NotedStop], object]) -> None:
    """Write down where scripts were stopped since the last tick."""
    for scripts in scripts_in(rules):
        for place in scripts.uncounted.take():
            note(NotedStop(place))


def obey_stops(rules: Any, noted: Iterable[NotedStop]) -> None:
    """Stop scripts where they were stopped when a match was played first, and nowhere else."""
    places = [one.stopped for one in noted]
    for scripts in scripts_in(rules):
        scripts.uncounted.obey(places, replays=True)


def go_on_live(rules: Any) -> None:
    """Let a match that was replayed go on: what happens from now on happens for the first time."""
    for scripts in scripts_in(rules):
        scripts.uncounted.replays = False
