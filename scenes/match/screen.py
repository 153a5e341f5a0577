"""The screen of a match, as the stage knows it: each game has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games import KITS
from scenes.shell.navigation import ScreenKit

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.couch import Couch
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def _make(stage: Stage, table: Table, couch: Couch, seen_from: int | None = None) -> Scene:
    """The screen of a table's match, seen from a chair (`seen_from`) or from the stalls.

    Raises:
        KeyError: the game has no stage.
    """
    return KITS[table.game.id].match_scene(stage, table, couch, seen_from)


SCREEN = ScreenKit("match", _make)
