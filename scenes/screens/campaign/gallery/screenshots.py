"""Pictures of backstage, and of a scene that is played again from there."""

from __future__ import annotations

from collections.abc import Callable

from game.campaign.story.state import Chosen, Heard
from scenes.capture.setup import PLAYSTATION, Screenshot
from scenes.screens.campaign.gallery.replay import Replay
from scenes.screens.campaign.posing import posed_run
from scenes.screens.campaign.theatre.screenshots import play_until
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

_PORT, _MADE = "base:port-aubin", 1


def _at(chapters: int) -> Callable[[Stage], Scene]:
    return lambda stage: stage.make("campaign-gallery", posed_run(stage, chapters), PLAYSTATION)


def _played_again(stage: Stage) -> Scene:
    """The ferryman's scene, in which the second choice was made."""
    run = posed_run(stage, 6)
    scene, chapter = run.script.scenes[_PORT], 5
    choice = scene.choice[_MADE]
    run.story.heard[_PORT] = Heard(900, 1, chapter)
    run.story.chosen.append(Chosen(_PORT, _MADE, choice.text, choice.register, chapter))
    return Replay(stage, run, _PORT, PLAYSTATION)


PICTURES = (
    Screenshot("campaign-gallery", _at(6)),
    Screenshot("campaign-gallery-empty", _at(1)),
    Screenshot(
        "campaign-gallery-replay", _played_again, (play_until(lambda scene: scene.front.rows is not None),)
    ),
)
