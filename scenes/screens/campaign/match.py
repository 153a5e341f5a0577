"""The match of a chapter: dealt, played at its own table, and told to the story when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.shell.stage import Stage


def begin_match(stage: Stage, run: Run, device: Device) -> None:
    """Open the match of the chapter instead of the present screen."""
