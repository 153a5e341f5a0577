"""What every event of Roulette looks like: the clips of all chapters in one table."""

from collections.abc import Callable
from typing import Any

from scenes.games.roulette.table.animator import Animator, Crowd
from scenes.games.roulette.table.clips import accusation, cards, falls, round, shot
from scenes.motion.timeline import Clip

CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    **round.CLIPS,
    **cards.CLIPS,
    **accusation.CLIPS,
    **shot.CLIPS,
}
"""The clip maker of each event."""
CROWDS: dict[type, Crowd] = {
    **round.CROWDS,
    **accusation.CROWDS,
    **shot.CROWDS,
    **falls.CROWDS,
}
"""The clip maker of several events of one kind at once."""
