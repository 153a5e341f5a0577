"""What every event of Hécatombe looks like: the clips of all chapters in one table."""

from collections.abc import Callable
from typing import Any

from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.clips import (
    exchange,
    fight,
    glimpses,
    leaving,
    reveal,
    round,
    scoring,
    scripted,
)
from scenes.motion.timeline import Clip

CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    **round.CLIPS,
    **fight.CLIPS,
    **exchange.CLIPS,
    **leaving.CLIPS,
    **reveal.CLIPS,
    **scoring.CLIPS,
    **scripted.CLIPS,
    **glimpses.CLIPS,
}
"""The clip maker of each event; an event without one shows in the zones alone."""
