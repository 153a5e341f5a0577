"""A saved match that belongs to a story: the story is gone on with, from its page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.shell.stage import Stage


def go_on_with_story(stage: Stage, path: Path, device: Device) -> bool:
    """Open the page of the story to which a match file belongs; returns whether it belongs to one."""
    from game.app.campaign.run import Run
    from game.app.campaign.slots import Slots

    found = Slots().holding(Path(path).name)
    if found is None or found.story is None:
        return False
    stage.open("campaign-map", Run(stage.app, found.story, found.slot), device)
    return True
