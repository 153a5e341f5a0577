"""Pictures of the end of the first act."""

from __future__ import annotations

from collections.abc import Callable

from game.campaign.story.state import Result
from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button
from scenes.screens.campaign.posing import posed_run
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _ended(name: str) -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        run = posed_run(stage, 6, moment="over")
        run.story.results.append(Result("base:port", True, 655.0))
        run.story.ending = f"base:{name}"
        return stage.make("campaign-end", run, PLAYSTATION)

    return make


_LEFT = press_button(PLAYSTATION, Intent.LEFT)
PICTURES = (
    Screenshot("campaign-end", _ended("acte-un")),
    Screenshot("campaign-end-arrest", _ended("acte-un-garde")),
    Screenshot("campaign-end-closed", _ended("acte-un"), (_LEFT,)),
)
