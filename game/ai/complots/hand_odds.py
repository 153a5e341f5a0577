"""Probabilities of every hidden hand: the story's evidence times the cards that one can count."""

from collections.abc import Sequence
from math import fsum
from operator import mul

from game.ai.complots.hand_table import hand_table, hands_after_loss
from game.ai.complots.knowledge import TableKnowledge
from game.ai.complots.story import StoryReading
from game.core.rules import UNKNOWN, Player
from game.rules.complots.determinize import unseen_cards
from game.rules.complots.questions import JUDGE, PICK
from game.rules.complots.view import ComplotsView

CERTAIN_FROM = 0.99
"""Probability from which a card remembered in the Court counts as lying there."""


class Odds:
    """The unseen cards of one view, and how likely each other player is to hold each character."""

    def __init__(self, lore: TableKnowledge, view: ComplotsView, reading: StoryReading) -> None:
        self.lore = lore
        self.view = view
        self.reading = reading
        counted = unseen_cards(lore.setting.content, view)
        self.pool = [counted[character] for character in lore.characters]
        """Unseen cards by character; with two players, without what the other picked."""
        self.picks = self._possible_picks()
        """Two players: the cards that the other may have picked, by row of the belief about that player."""
        self.evidence = [self._evidence_about(player) for player in range(view.players)]
        self._holds: dict[Player, tuple[float, ...]] = {}

    def _possible_picks(self) -> tuple[int, ...] | None:
        """Cards that the other of two players may have picked (C-06), or None at larger tables."""
        if self.view.players != 2 or self.view.asks == PICK:
            return None
        overdrawn = [n for n, count in enumerate(self.pool) if count < 0]
        return tuple(overdrawn[:1]) or tuple(range(len(self.pool)))

    def _evidence_about(self, player: Player) -> list[list[float]]:
        """Evidence about `player`'s hand; all ones when the belief has another number of cards."""
        belief, size = self.reading.beliefs[player], self.view.hidden[player]
        if belief.size == size:
            return belief.evidence()
        return [[1.0] * len(hand_table(len(self.pool), size).hands)]

    def shown(self, player: Player) -> int | None:
        """Number of the character that `player` shows to me at this moment (C-19 b), or None."""
        view, declared = self.view, self.view.declared
        if view.asks != JUDGE or view.shown in (None, UNKNOWN) or declared is None:
            return None
        return self.lore.number[str(view.shown)] if declared.target == player != view.me else None

    def row(self, player: Player, pick: int | None) -> list[float]:
        """The evidence about `player`'s hand, should the player have picked `pick`."""
        rows = self.evidence[player]
        return rows[pick] if pick is not None and len(rows) > 1 else rows[0]

    def hands(self, player: Player, pool: Sequence[float], pick: int | None) -> list[float]:
        """The weight of every hand of `player` when dealt out of `pool` and judged by the evidence."""
        table = hand_table(len(self.pool), self.view.hidden[player])
        row, shown = self.row(player, pick), self.shown(player)
        if shown is None:
            return list(map(mul, row, table.ways(pool)))
        weights, ways = [0.0] * len(row), hand_table(len(self.pool), table.size - 1).ways(pool)
        for hand, rest in hands_after_loss(len(self.pool), table.size, shown):
            weights[hand] = row[hand] * ways[rest]
        return weights

    def known_pool(self) -> list[float]:
        """The unseen cards by character, less those that surely lie in the Court."""
        pool = [float(count) for count in self.pool]
        for card, stays in self.reading.court.cards:
            pool[self.lore.number[card]] -= stays if stays > CERTAIN_FROM else 0.0
        return pool

    def holds(self, player: Player) -> tuple[float, ...]:
        """For each character: the probability that `player` holds at least one copy, as I see it."""
        chances = self._holds.get(player)
        if chances is None:
            chances = self._holds[player] = self._holding_chances(player)
        return chances

    def holds_any(self, player: Player, characters: Sequence[int]) -> float:
        """The probability, about, that `player` holds any of `characters` (taken as independent)."""
        lacks_all = 1.0
        held = self.holds(player)
        for character in characters:
            lacks_all *= 1.0 - held[character]
        return 1.0 - lacks_all

    def _holding_chances(self, player: Player) -> tuple[float, ...]:
        """For each character: the probability that `player` holds a copy, over all possible picks."""
        size = self.view.hidden[player]
        pool = self.known_pool()
        if not size:
            return (0.0,) * len(pool)
        if self.picks is None:
            return _copy_chances(len(pool), size, self.hands(player, pool, None))
        total = [0.0] * len(hand_table(len(pool), size).hands)
        for pick in self.picks:
            pool[pick] += 1
            weights = self.hands(player, pool, pick)
            total = [t + w for t, w in zip(total, weights, strict=True)]
            pool[pick] -= 1
        return _copy_chances(len(pool), size, total)

    def seems(self, player: Player) -> tuple[float, ...]:
        """For each character: how likely `player` is to hold it in the eyes of an onlooker without cards."""
        view, lore = self.view, self.lore
        size = view.hidden[player]
        pool = [lore.copies] * len(self.pool)
        for cards in view.lost:
            for card in cards:
                pool[lore.number[card]] = max(0.0, pool[lore.number[card]] - 1)
        rows = self.evidence[player]
        row = [fsum(column) for column in zip(*rows, strict=True)]
        table = hand_table(len(pool), size)
        return _copy_chances(len(pool), size, list(map(mul, row, table.ways(pool))))


def _copy_chances(characters: int, size: int, weights: Sequence[float]) -> tuple[float, ...]:
    """For each character: the probability of at least one copy under these weights of the hands."""
    total = fsum(weights)
    table = hand_table(characters, size)
    if total <= 0:
        weights, total = table.chance, 1.0
    return tuple(
        fsum(w for w, count in zip(weights, table.copies[c], strict=True) if count) / total
        for c in range(characters)
    )
