"""All hands a player can hold, numbered once, and what one hand becomes when a card comes or goes."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

Hand = tuple[int, ...]
"""Characters by their number, in ascending order."""


class HandTable:
    """Every hand of `size` cards out of so many `characters`; lists of weights run in its order."""

    def __init__(self, characters: int, size: int) -> None:
        self.characters = characters
        self.size = size
        self.hands: tuple[Hand, ...] = tuple(combinations_with_replacement(range(characters), size))
        self.place = {hand: number for number, hand in enumerate(self.hands)}
        self.copies = tuple(tuple(hand.count(c) for hand in self.hands) for c in range(characters))
        """`copies[c][h]`: how often hand `h` holds character `c`."""
        self.groups = tuple(tuple((c, hand.count(c)) for c in dict.fromkeys(hand)) for hand in self.hands)
        self.chance = tuple(self._chance(hand) for hand in self.hands)
        """How likely each hand is when every character is drawn as easily as any other."""

    def _chance(self, hand: Hand) -> float:
        orders = factorial(self.size)
        for c in dict.fromkeys(hand):
            orders //= factorial(hand.count(c))
        return float(orders / self.characters**self.size)

    def without(self, hand: int, character: int) -> int:
        """The number, among smaller hands, of `hand` less one `character`."""
        cards = list(self.hands[hand])
        cards.remove(character)
        return hand_table(self.characters, self.size - 1).place[tuple(cards)]

    def joined(self, hand: int, character: int) -> int:
        """The number, among greater hands, of `hand` and one `character` more."""
        cards = tuple(sorted((*self.hands[hand], character)))
        return hand_table(self.characters, self.size + 1).place[cards]

    def ways(self, pool: Sequence[float]) -> list[float]:
        """In how many ways each hand can be drawn out of `pool` (cards by character; may be fractions)."""
        pool = [cards if cards > 0 else 0.0 for cards in pool]
        if self.size == 1:
            return pool
        twins = [_drawn(cards, 2) for cards in pool]
        if self.size == 2:
            return [twins[a] if a == b else pool[a] * pool[b] for a, b in self.hands]
        return [prod(_drawn(pool[c], count) for c, count in group) for group in self.groups]


def _drawn(cards: float, count: int) -> float:
    """Ways to draw `count` out of `cards` alike; a fraction of a card counts as much.

    >>> _drawn(3, 2), _drawn(1, 2), _drawn(0, 1)
    (3.0, 0.0, 0.0)
    """
    if count == 1:
        return float(max(cards, 0.0))
    if count == 2:
        return max(cards * (cards - 1) / 2, 0.0)
    return float(comb(max(int(cards), 0), count))


@cache
def hand_table(characters: int, size: int) -> HandTable:
    """The one table of this shape."""
    return HandTable(characters, size)


@cache
def hands_after_loss(characters: int, size: int, character: int) -> tuple[tuple[int, int], ...]:
    """For every hand that holds `character`: its number, and the number of what remains."""
    table = hand_table(characters, size)
    held = table.copies[character]
    return tuple((h, table.without(h, character)) for h in range(len(table.hands)) if held[h])


@cache
def hands_after_gain(characters: int, size: int) -> tuple[tuple[int, ...], ...]:
    """For every hand of `size` and every character: the number of the hand they make."""
    table = hand_table(characters, size)
    return tuple(tuple(table.joined(h, c) for c in range(characters)) for h in range(len(table.hands)))
