"""Pictures of backstage."""

from __future__ import annotations

from collections.abc import Callable

from scenes.capture.setup import PLAYSTATION, Screenshot
from scenes.screens.campaign.posing import posed_run
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _at(chapters: int) -> Callable[[Stage], Scene]:
    return lambda stage: stage.make("campaign-gallery", posed_run(stage, chapters), PLAYSTATION)


PICTURES = (Screenshot("campaign-gallery", _at(6)), Screenshot("campaign-gallery-empty", _at(1)))
