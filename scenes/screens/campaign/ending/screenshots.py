"""Pictures of the end: behind each of the five curtains, behind the only one, and before a closed one."""

from __future__ import annotations

from collections.abc import Callable

from game.input.intents import Intent
from scenes.capture.setup import PLAYSTATION, Screenshot, press_button
from scenes.screens.campaign.posing import posed_end
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _ended(place: int, curtains: int) -> Callable[[Stage], Scene]:
    return lambda stage: stage.make("campaign-end", posed_end(stage, place, curtains), PLAYSTATION)


_LEFT = press_button(PLAYSTATION, Intent.LEFT)
PICTURES = (
    Screenshot("campaign-end", _ended(0, 5)),
    *(Screenshot(f"campaign-end-{place + 1}", _ended(place, 5)) for place in range(1, 5)),
    Screenshot("campaign-end-alone", _ended(9, 1)),
    Screenshot("campaign-end-closed", _ended(0, 5), (_LEFT,)),
)
