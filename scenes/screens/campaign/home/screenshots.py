"""Pictures of the shelf and of the pegs."""

from __future__ import annotations

from collections.abc import Callable

from game.app.campaign.slots import IRON
from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button
from scenes.screens.campaign.posing import posed_run, posed_shelf
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _shelf(stage: Stage) -> Scene:
    """Two stories, a file that cannot be read, and a story of iron."""
    slots = posed_shelf(stage, (6, 3))
    slots.path(2).write_text("{")
    iron = posed_run(stage, 5, gender="m").story
    iron.iron, iron.name = True, "Ariane"
    slots.keep(IRON, iron)
    return stage.make("campaign", PLAYSTATION, slots)


def _empty(stage: Stage) -> Scene:
    return stage.make("campaign", PLAYSTATION, posed_shelf(stage, (2,)))


def _pegs(slot: int) -> Callable[[Stage], Scene]:
    return lambda stage: stage.make("campaign-pegs", slot, "base:cour", PLAYSTATION)


_RIGHT, _AWAY = press_button(PLAYSTATION, Intent.RIGHT), press_button(PLAYSTATION, Intent.DOUBT)
PICTURES = (
    Screenshot("campaign-shelf", _shelf),
    Screenshot("campaign-shelf-empty", _empty, (_RIGHT,)),
    Screenshot("campaign-shelf-away", _shelf, (_AWAY,)),
    Screenshot("campaign-pegs", _pegs(0), (_RIGHT,)),
    Screenshot("campaign-pegs-iron", _pegs(IRON)),
)
