"""Trays: dice that keep the faces they showed, for the event that tells them."""

from typing import TypeVar

from game.core.rng import Chance
from game.rules.skirmish.events.faces import NO_FACES, Faces

T = TypeVar("T")


class Tray:
    """Dice that write down the face of each draw, from 1; the draws are those of the dice they are."""

    __slots__ = ("faces", "rng")

    def __init__(self, rng: Chance, faces: list[int] | None = None) -> None:
        self.rng = rng
        self.faces: list[int] = [] if faces is None else faces

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, and keep it as a face."""
        drawn = self.rng.below(n)
        self.faces.append(drawn + 1)
        return drawn

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place; nothing is kept."""
        self.rng.shuffle(items)


class ShownDice:
    """The faces of one lot of blows, collected while they are rolled."""

    __slots__ = ("amount", "armour", "multiplied", "slain", "to_hit", "to_wound", "ward")

    def __init__(self) -> None:
        self.amount: list[int] = []
        self.to_hit: list[tuple[int, ...]] = []
        self.to_wound: list[int] = []
        self.armour: list[int] = []
        self.ward: list[int] = []
        self.slain: list[int] = []
        self.multiplied: list[int] = []


def told_faces(shown: ShownDice | None) -> Faces:
    """The faces as an event tells them; none where nobody listens."""
    if shown is None:
        return NO_FACES
    return Faces(*[tuple(getattr(shown, name)) for name in Faces.__struct_fields__])
