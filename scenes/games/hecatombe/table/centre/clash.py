"""The two tiles of an exchange while they stand in the arena: who attacked, and who came to meet it."""

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


class ArenaTile:
    """A tile in the arena: its picture, its people, its owner, how large it was drawn."""

    def __init__(self, piece: MovablePiece, people: str, owner: Player, width: float) -> None:
        self.piece, self.people, self.owner, self.width = piece, people, owner, width


class Answered(NamedTuple):
    """Who answers an attack, with which army ("" is the attacked one), and whether that one is sacrificed."""

    player: Player
    army: str
    sacrificed: bool


class Clash:
    """At most one attacker and one who meets it; each is taken away by what becomes of it."""

    def __init__(self) -> None:
        self.attacker: ArenaTile | None = None
        self.rival: ArenaTile | None = None
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

    def take(self, owner: Player) -> ArenaTile | None:
        """The tile of `owner` that stands in the arena; it is nobody's any more."""
        if owner == self.player:
            found, self.attacker = self.attacker, None
        else:
            found, self.rival = self.rival, None
        return found

    def clear(self) -> None:
        """Nothing stands there."""
        for standing in (self.attacker, self.rival):
            if standing is not None:
                standing.piece.remove()
        self.attacker = self.rival = None


class CarriedPiece:
    """Takes a piece, known only when it sets off, to a place, known only then too."""

    def __init__(self) -> None:
        self.piece: MovablePiece | None = None
        self.start: Point = (0, 0)
        self.end: Point = (0, 0)
        self.scales = (1.0, 1.0)

    def lift(self, piece: MovablePiece | None, end: Point, scale: float = 1.0) -> None:
        """The piece sets off."""
        self.piece, self.end = piece, end
        if piece is not None:
            self.start = (piece.x, piece.y)
            self.scales = (piece.scale if isinstance(piece, Scalable) else 1.0, scale)

    def place(self, share: float) -> None:
        """So far along its way."""
        if self.piece is None:
            return
        self.piece.x = self.start[0] + (self.end[0] - self.start[0]) * share
        self.piece.y = self.start[1] + (self.end[1] - self.start[1]) * share
        if isinstance(self.piece, Scalable):
            self.piece.scale = self.scales[0] + (self.scales[1] - self.scales[0]) * share

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
