"""What every event of Hécatombe looks like: the clips of all chapters in one table."""

from collections.abc import Callable
from typing import Any

from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.clips import fight, leaving, reveal, round, scripted
from scenes.motion.timeline import Clip

CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    **round.CLIPS,
    **fight.CLIPS,
    **leaving.CLIPS,
    **reveal.CLIPS,
    **scripted.CLIPS,
}
"""The clip maker of each event; an event without one shows in the zones alone."""
