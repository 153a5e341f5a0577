"""All hands a player can hold, numbered once, and what a hand becomes when a card comes or goes."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

Hand = tuple[int, ...]
"""Characters by their number, in ascending order."""


class HandTable:
    """Every hand of `size` cards out of `characters` characters; lists of weights run in its order."""

    def __init__(self, characters: int, size: int) -> None:
        self.characters = characters
        self.size = size
        self.hands: tuple[Hand, ...] = tuple(combinations_with_replacement(range(characters), size))
        self.place = {hand: number for number, hand in enumerate(self.hands)}
        self.copies = tuple(tuple(hand.count(c) for hand in self.hands) for c in range(characters))
        """`copies[c][h]`: how often hand `h` holds character `c`."""
        self.groups = tuple(tuple((c, hand.count(c)) for c in dict.fromkeys(hand)) for hand in self.hands)
        self.chance = tuple(self._fair_chance(hand) for hand in self.hands)
        """Probability of each hand when every character is drawn as easily as any other."""

    def _fair_chance(self, hand: Hand) -> float:
        """Probability of `hand` when every character is drawn as easily as any other."""
        orders = factorial(self.size)
        for c in dict.fromkeys(hand):
            orders //= factorial(hand.count(c))
        return float(orders / self.characters**self.size)

    def without(self, hand: int, character: int) -> int:
        """Number, among the hands of one card less, of `hand` without one `character`."""
        cards = list(self.hands[hand])
        cards.remove(character)
        return hand_table(self.characters, self.size - 1).place[tuple(cards)]

    def joined(self, hand: int, character: int) -> int:
        """Number, among the hands of one card more, of `hand` with one more `character`."""
        cards = tuple(sorted((*self.hands[hand], character)))
        return hand_table(self.characters, self.size + 1).place[cards]

    def ways(self, pool: Sequence[float]) -> list[float]:
        """Ways to draw each hand out of `pool` (cards by character; may be fractions)."""
        pool = [cards if cards > 0 else 0.0 for cards in pool]
        if self.size == 1:
            return pool
        pairs = [_ways_to_draw(cards, 2) for cards in pool]
        if self.size == 2:
            return [pairs[a] if a == b else pool[a] * pool[b] for a, b in self.hands]
        return [prod(_ways_to_draw(pool[c], count) for c, count in group) for group in self.groups]


def _ways_to_draw(cards: float, count: int) -> float:
    """Ways to draw `count` cards out of `cards` alike ones; `cards` may be a fraction.

    >>> _ways_to_draw(3, 2), _ways_to_draw(1, 2), _ways_to_draw(0, 1)
    (3.0, 0.0, 0.0)
    """
    if count == 1:
        return float(max(cards, 0.0))
    if count == 2:
        return max(cards * (cards - 1) / 2, 0.0)
    return float(comb(max(int(cards), 0), count))


@cache
def hand_table(characters: int, size: int) -> HandTable:
    """The one shared table of hands of `size` cards out of `characters` characters."""
    return HandTable(characters, size)


@cache
def hands_after_loss(characters: int, size: int, character: int) -> tuple[tuple[int, int], ...]:
    """For every hand that holds `character`: its number, and the number of what remains without it."""
    table = hand_table(characters, size)
    held = table.copies[character]
    return tuple((h, table.without(h, character)) for h in range(len(table.hands)) if held[h])


@cache
def hands_after_gain(characters: int, size: int) -> tuple[tuple[int, ...], ...]:
    """For every hand of `size` cards and every character: the number of the hand that they make."""
    table = hand_table(characters, size)
    return tuple(tuple(table.joined(h, c) for c in range(characters)) for h in range(len(table.hands)))
