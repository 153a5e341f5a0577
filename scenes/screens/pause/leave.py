"""Leaving a match: the curtain falls on it, and it stays in its save."""

from game.app.table import Table
from scenes.shell.stage import Stage


def leave_match(stage: Stage, table: Table) -> None:
    """Close the match and every scene over it behind a curtain, and begin again from the first screen."""
    table.paused = True
    if stage.home is None:
        stage.home = lambda: stage.make("title")
    stage.curtain.run(stage.recover, stage.look)
