"""Pictures of the map: the first page, the middle of the act, its end, and a match that was left."""

from __future__ import annotations

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button, wait_seconds
from scenes.screens.campaign.posing import posed_run
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _map_at(chapters: int, moment: str = "page") -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        run = posed_run(stage, chapters, moment=moment)
        if moment == "match":
            run.story.match = "left"
        return stage.make("campaign-map", run, PLAYSTATION)

    return make


PICTURES = (
    Screenshot("campaign-map-first", _map_at(1)),
    Screenshot("campaign-map-oath", _map_at(5), (wait_seconds(0.5),)),
    Screenshot("campaign-map-port", _map_at(6)),
    Screenshot("campaign-map-late", _map_at(99)),
    Screenshot("campaign-map-left", _map_at(3, "match"), (press_button(KEYS, Intent.RIGHT),)),
)
