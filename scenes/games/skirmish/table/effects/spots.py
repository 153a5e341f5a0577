"""Where things of the frame are, for what flies there: the panels of armies, seals in the chevrons."""

from game.core.rules import Player
from scenes.draw.style import Point
from scenes.games.skirmish.table.layout import ColumnPlan, chevron_boxes

PHASES = ("movement", "magic", "shooting", "combat")
"""The phases of a turn, in order (S-03)."""
_SEAL_FROM_END = 38.0
"""Units from the tip of a chevron to the middle of its seal."""


class FrameSpots:
    """The places of one table's frame."""

    def __init__(self, plan: ColumnPlan) -> None:
        self._panels = plan.panels

    def panel(self, player: Player) -> Point:
        """The middle of an army's panel."""
        x, y, w, h = self._panels[player]
        return x + w / 2, y + h / 2

    def chevron(self, phase: str) -> Point:
        """Where the seal of who is named lies in the chevron of a phase that is being played."""
        place = PHASES.index(phase) if phase in PHASES else 0
        x, y, w, h = chevron_boxes(place)[place]
        return x + w - _SEAL_FROM_END, y + h / 2
