"""The registration of the finale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.couch import Couch
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, table: Table, couch: Couch) -> Scene:
    """Make the finale of a finished match."""
    from scenes.screens.finale.scene import Finale

    return Finale(stage, table, couch)


SCREEN = ScreenKit("finale", _make)
