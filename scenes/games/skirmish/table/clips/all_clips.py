"""What every event of the battle looks like: the clips of all chapters in one table."""

from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from scenes.games.skirmish.table.animator import Maker
from scenes.games.skirmish.table.clips import (
    bargains,
    charges,
    combat,
    course,
    deployment,
    losses,
    magic,
    moves,
    shooting,
)

CLIPS: dict[type, Maker] = {
    **course.CLIPS,
    **bargains.CLIPS,
    **deployment.CLIPS,
    **moves.CLIPS,
    **charges.CLIPS,
    **losses.CLIPS,
    **combat.CLIPS,
    **magic.CLIPS,
    **shooting.CLIPS,
}
"""The clip maker of each event."""
QUIET: tuple[type, ...] = (
    told.TokensChanged,
    told.PointsEarned,
    field.ChangeBegan,
    field.ChangeEnded,
)
"""Events that nothing waits for: they are shown beside what comes next."""
