"""Screenshots of the interval."""

from collections.abc import Callable

from game.app.plan import plan_of
from scenes.capture.setup import XBOX, Screenshot, seated_couch, wait_seconds
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _interval(game: str) -> Callable[[Stage], Scene]:
    """The interval of a match of `game` that has just begun."""

    def make(stage: Stage) -> Scene:
        couch = seated_couch(stage, 5)
        table = stage.app.begin(plan_of(couch, game, {}, 7, first=0), keep=False)
        return stage.make("pause", table, couch, XBOX)

    return make


def pause_picture(game: str) -> Screenshot:
    """The screenshot of a game's interval."""
    return Screenshot(f"pause-{game}", _interval(game), (wait_seconds(1),))
