"""Pictures of the shelf and of the pegs."""

from __future__ import annotations

from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button
from scenes.screens.campaign.posing import posed_shelf
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _shelf(stage: Stage) -> Scene:
    """Two stories, and a file that cannot be read."""
    slots = posed_shelf(stage, (6, 3))
    slots.path(2).write_text("{")
    return stage.make("campaign", PLAYSTATION, slots)


def _empty(stage: Stage) -> Scene:
    return stage.make("campaign", PLAYSTATION, posed_shelf(stage, (2,)))


def _pegs(stage: Stage) -> Scene:
    return stage.make("campaign-pegs", 0, "base:cour", PLAYSTATION)


_RIGHT, _AWAY = press_button(PLAYSTATION, Intent.RIGHT), press_button(PLAYSTATION, Intent.DOUBT)
PICTURES = (
    Screenshot("campaign-shelf", _shelf),
    Screenshot("campaign-shelf-empty", _empty, (_RIGHT,)),
    Screenshot("campaign-shelf-away", _shelf, (_AWAY,)),
    Screenshot("campaign-pegs", _pegs, (_RIGHT,)),
)
