"""Leaving a match: the curtain falls on it, and it waits in its file."""

from game.app.table import Table
from scenes.stage import Stage
from scenes.title.scene import Title


def leave_match(stage: Stage, table: Table) -> None:
    """End what lies over the match, then the match, and show the title behind a curtain."""
    stage.pop()
    table.paused = True
    if len(stage.scenes) > 1 and isinstance(stage.scenes[0], Title):
        stage.curtain.run(lambda: stage.back_to(1), stage.look)
    else:
        stage.replace(Title(stage))
