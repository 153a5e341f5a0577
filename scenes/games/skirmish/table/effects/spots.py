"""Where things of the frame are, for what flies there: the panels of armies, the seal of who is named."""

from game.core.rules import Player
from scenes.draw.style import Point
from scenes.games.skirmish.table.frame.frame import Frame
from scenes.games.skirmish.table.layout import CHEVRON_HEIGHT, CHEVRON_Y, WINDOW

_ROW_MIDDLE: Point = (WINDOW[0] + WINDOW[2] / 2, CHEVRON_Y + CHEVRON_HEIGHT / 2)


class FrameSpots:
    """The places of one table's frame, as it is drawn now."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def panel(self, player: Player) -> Point:
        """The seal on an army's panel."""
        return self._frame.seal_place(player)

    def coins(self, player: Player) -> Point:
        """The tokens on an army's panel."""
        return self._frame.coin_place(player)

    def chevron(self) -> Point:
        """Where the seal of who is named lies in the chevron of the phase that is played."""
        stamp = self._frame.phases.stamp
        return _ROW_MIDDLE if stamp is None else (stamp.x, stamp.y)
