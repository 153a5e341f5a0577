"""The exchange that runs: who attacked whom, what answered, and the great tile that stands in the arena."""

from typing import NamedTuple, Protocol, runtime_checkable

from game.core.rules import Player
from game.rules.hecatombe.events import TileCaptured
from scenes.draw.style import Box, Point
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value


class MovablePiece(Protocol):
    """Something that can be carried over the stage."""

    x: float
    y: float
    alpha: float

    def remove(self) -> None:
        """Take it off the stage."""
        ...


@runtime_checkable
class Scalable(Protocol):
    """Something that can grow too."""

    scale: float


@runtime_checkable
class Raisable(Protocol):
    """Something that can be lifted off the table, and lean."""

    height: float
    angle: float


class Answered(NamedTuple):
    """Who answers an attack, with which army ("" is the attacked one), and whether that one is sacrificed."""

    player: Player
    army: str
    sacrificed: bool


class Clash:
    """At most one attack at a time, and what comes of it."""

    def __init__(self) -> None:
        self.army = self.prey = self.victim = self.prize = ""
        self.player: Player = 0
        self.target: Player = 0
        self.answer = Answered(0, "", sacrificed=False)
        """The answer to the attack, once it is given."""
        self.capture: TileCaptured | None = None
        """The capture that comes of it."""

    def meet(self, player: Player, army: str, *, sacrificed: bool) -> None:
        """`player` lets `army` meet the attacker."""
        self.answer, self.capture = Answered(player, army, sacrificed=sacrificed), None

    def begin(self, player: Player, army: str, target: Player, prey: str) -> None:
        """`player` sends `army` against `prey` of `target`."""
        self.player, self.army, self.target, self.prey = player, army, target, prey
        self.victim = self.prize = ""


class Pose(NamedTuple):
    """How a piece is held: over which point of the table, how large, how high, leaning by how much."""

    x: float
    y: float
    scale: float = 1.0
    height: float = 0.0
    angle: float = 0.0


class CarriedPiece:
    """Takes a piece, known only when it sets off, to a pose, known only then too."""

    def __init__(self) -> None:
        self.piece: MovablePiece | None = None
        self.start = self.end = Pose(0, 0)
        self.arc = 0.0
        """Units by which the middle of its way lies higher than the straight one."""

    def lift(self, piece: MovablePiece | None, end: Pose, *, arc: float = 0.0) -> None:
        """The piece sets off."""
        self.piece, self.end, self.arc = piece, end, arc
        if piece is not None:
            high, lean = (piece.height, piece.angle) if isinstance(piece, Raisable) else (0.0, 0.0)
            large = piece.scale if isinstance(piece, Scalable) else 1.0
            self.start = Pose(piece.x, piece.y, large, high, lean)

    def place(self, share: float) -> None:
        """So far along its way."""
        piece = self.piece
        if piece is None:
            return
        x, y, scale, height, angle = [a + (b - a) * share for a, b in zip(self.start, self.end, strict=True)]
        rise = 4 * self.arc * share * (1 - share)
        if isinstance(piece, Scalable):
            piece.scale = scale
        if isinstance(piece, Raisable):
            piece.height, piece.angle = height + rise, angle
            rise = 0.0
        piece.x, piece.y = x, y - rise

    def fade(self, share: float) -> None:
        """Grow pale, 0 to 1."""
        if self.piece is not None:
            self.piece.alpha = 255 * (1 - share)

    def drop(self) -> None:
        """The piece is gone."""
        if self.piece is not None:
            self.piece.remove()
            self.piece = None

    def fly(self, seconds: float, easing: str, reduced: float = 0.15) -> Clip:
        """The flight itself, without what sets it off."""
        return reducible_clip(
            slide_value(self.place, 0, 1, seconds, easing),
            sequence(slide_value(self.fade, 0, 1, reduced), callback_clip(lambda: self.place(1.0))),
        )


def box_middle(box: Box) -> Point:
    """The middle of a box."""
    x, y, w, h = box
    return (x + w / 2, y + h / 2)
