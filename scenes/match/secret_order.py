"""The order in which private things are held up: drawn anew at each look; counted presses tell nothing."""

from collections.abc import Sequence
from typing import TypeVar

from game.core.rng import Chance

_Thing = TypeVar("_Thing")


class SecretOrder:
    """A shuffled order of private things, and where a cursor starts among them.

    The dice are the screen's own and know no secret. Without dice things lie as they are given, and the
    cursor starts on the first.
    """

    def __init__(self, dice: Chance | None = None) -> None:
        self.dice = dice
        self._order: tuple[int, ...] = ()

    def draw(self, count: int) -> None:
        """Draw the order of `count` things anew."""
        order = list(range(count))
        if self.dice is not None:
            self.dice.shuffle(order)
        self._order = tuple(order)

    def arrange(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        """Return the things in their order; it stays the same as long as there are as many."""
        if len(self._order) != len(things):
            self.draw(len(things))
        return tuple([things[place] for place in self._order])

    def draw_again(self, count: int, marked: Sequence[int]) -> tuple[int, ...]:
        """Draw anew; return the new places of the things that lay at the places `marked`."""
        if len(self._order) != count:
            self.draw(count)
        kept = [self._order[place] for place in marked]
        self.draw(count)
        return tuple([self._order.index(thing) for thing in kept])

    def start(self, count: int) -> int:
        """Return a place for the cursor among `count` things, any of them."""
        return self.dice.below(count) if self.dice is not None and count else 0
