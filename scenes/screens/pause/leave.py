"""Leaving a match: the curtain falls on it, and it stays in its save."""

from game.app.table import Table
from scenes.shell.stage import Stage


def leave_match(stage: Stage, table: Table) -> None:
    """Close the match and every scene over it behind a curtain, and begin again from the first screen.

    Whoever the match is played for goes on instead.
    """
    table.paused = True
    if stage.guest is not None:
        stage.curtain.run(stage.guest.left, stage.look)
        return
    if stage.home is None:
        stage.home = lambda: stage.make("title")
    stage.curtain.run(stage.recover, stage.look)
