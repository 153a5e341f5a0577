"""The title asking which game, and the interval of some matches, posing for their pictures."""

from collections.abc import Callable

from game.app.plan import plan_of
from game.input.devices import KEYS
from scenes.capture.setup import XBOX, Shot, seated, wait
from scenes.screens.title.lessons import tutorials
from scenes.screens.title.scene import Title
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def asking(stage: Stage) -> Scene:
    """The title, and over it the question which game to learn."""
    from scenes.screens.title.game_picker import Which

    title = Title(stage)
    stage.push(title)
    return Which(stage, "title-which-lesson", tuple(tutorials()), title.begin, KEYS)


def interval(game: str) -> Callable[[Stage], Scene]:
    """The interval of a match of some game that has just begun."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.pause.scene import Pause

        couch = seated(stage, 5)
        table = stage.app.begin(plan_of(couch, game, {}, 7, first=0), keep=False)
        return Pause(stage, table, couch, XBOX)

    return make


TITLE = (
    Shot("title-which", asking, (wait(1),)),
    Shot("pause-hecatombe", interval("hecatombe"), (wait(1),)),
    Shot("pause-roulette", interval("roulette"), (wait(1),)),
)
"""Pictures of the rooms that several games share."""
