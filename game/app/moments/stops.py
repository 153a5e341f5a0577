"""Scripts that were stopped by what no count foretells: written beside the log, obeyed in every replay."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.app.moments.notes import NotedStop
from game.scripting.hooks.scripts import scripts_in

if TYPE_CHECKING:
    from game.app.table import Table


def note_stops(table: "Table") -> None:
    """Write down where scripts were stopped since the last tick."""
    for scripts in scripts_in(table.rules):
        for place in scripts.uncounted.take():
            table.note(NotedStop(place))


def obey_stops(rules: Any, noted: Iterable[NotedStop]) -> None:
    """Stop scripts where they were stopped when a match was played first, and nowhere else."""
    places = [one.stopped for one in noted]
    for scripts in scripts_in(rules):
        scripts.uncounted.obey(places, replays=True)


def go_on_live(rules: Any) -> None:
    """Let a match that was replayed go on: what happens from now on happens for the first time."""
    for scripts in scripts_in(rules):
        scripts.uncounted.replays = False
