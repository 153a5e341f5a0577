"""Screenshots of the story told in an interval, of every game that is told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.app.plan import plan_of
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import XBOX, Screenshot, press_button, seated_couch, wait_seconds
from scenes.games import KITS

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.couch import Couch
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

_SEATS, _TICKS = 4, 70
"""Bots at the table, and the ticks that they play before anybody asks what has happened."""
_LONG, _STEP = 2_000, 10.0
"""Steps of that play, at most, and their seconds."""


def _played(stage: Stage, game: str) -> tuple[Table, Couch]:
    """A match in the middle of it."""
    couch = seated_couch(stage, _SEATS, (None,) * _SEATS)
    table = stage.app.begin(plan_of(couch, game, {}, 7, first=0), keep=False)
    for _ in range(_LONG):
        if table.ticks >= _TICKS or table.outcome is not None:
            break
        table.update(_STEP)
    return table, couch


def _tale(game: str) -> Callable[[Stage], Scene]:
    """The story of a match."""
    return lambda stage: stage.make("tale", *_played(stage, game), KEYS)


def _interval(game: str) -> Callable[[Stage], Scene]:
    """The interval of a match that has something to tell."""
    return lambda stage: stage.make("pause", *_played(stage, game), XBOX)


def tale_pictures() -> Sequence[Screenshot]:
    """Of each game its story, from the end and from the beginning, and the interval that leads to it."""
    found: list[Screenshot] = []
    for game in KITS:
        to_start = (press_button(KEYS, Intent.PREVIOUS),) * 60
        found += [
            Screenshot(f"tale-{game}-pause", _interval(game), (wait_seconds(1),)),
            Screenshot(f"tale-{game}", _tale(game), (wait_seconds(1),)),
            Screenshot(f"tale-{game}-start", _tale(game), to_start),
        ]
    return found
