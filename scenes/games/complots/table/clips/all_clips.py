"""What every event of Complots looks like: the clips of all chapters in one table."""

from collections.abc import Callable
from typing import Any

from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips import cards, coins, doubts, exchange, losses, turn, verdicts
from scenes.motion.timeline import Clip

CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    **turn.CLIPS,
    **coins.CLIPS,
    **doubts.CLIPS,
    **verdicts.CLIPS,
    **losses.CLIPS,
    **cards.CLIPS,
    **exchange.CLIPS,
}
"""The clip maker of each event; an event without one shows in the plaques alone."""
