"""The title asking which game, and the interval of some matches, posing for their pictures."""

from collections.abc import Callable

from game.app.plan import plan_of
from game.input.devices import KEYS
from scenes.capture.setup import XBOX, Screenshot, seated_couch, wait_seconds
from scenes.screens.title.lessons import game_tutorials
from scenes.screens.title.scene import Title
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _asking(stage: Stage) -> Scene:
    """The title, and over it the question which game to learn."""
    from scenes.screens.title.game_picker import GamePicker

    title = Title(stage)
    stage.push(title)
    return GamePicker(stage, "title-which-lesson", tuple(game_tutorials()), title.begin, KEYS)


def _interval(game: str) -> Callable[[Stage], Scene]:
    """The interval of a match of some game that has just begun."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.pause.scene import Pause

        couch = seated_couch(stage, 5)
        table = stage.app.begin(plan_of(couch, game, {}, 7, first=0), keep=False)
        return Pause(stage, table, couch, XBOX)

    return make


TITLE = (
    Screenshot("title-which", _asking, (wait_seconds(1),)),
    Screenshot("pause-hecatombe", _interval("hecatombe"), (wait_seconds(1),)),
    Screenshot("pause-roulette", _interval("roulette"), (wait_seconds(1),)),
)
"""Pictures of the rooms that several games share."""
