"""Belief about one player's hand, given all that the player did: a weight for every possible hand."""

from collections.abc import Iterable, Sequence
from math import fsum
from typing import NamedTuple

from game.ai.complots.hand_table import hand_table, hands_after_gain, hands_after_loss


class BeliefWeights(NamedTuple):
    """Strength with which a player's deeds with cards change the belief about the hand."""

    exchange_washout: float = 0.7
    """Share of a belief that an exchange washes out."""
    loss_at_ease: float = 0.5
    """Weight of giving up a card when nothing dearer stays in hand."""
    loss_at_least: float = 0.08
    """Weight of giving up a card although much dearer ones could be given up instead."""
    impossible: float = 1e-9
    """Total weight up to which a story is taken for impossible."""


WEIGHTS = BeliefWeights()


class Belief:
    """Weights over the hands of one player, as if every card had been drawn from an endless fair deck.

    Divided by the chances of that deck they say how well each hand explains what the player did; the real
    deck, with all the cards that one sees, is brought in by `hand_odds`. There is one row of weights for
    each card that the player may have picked at the two-player start (C-06), else one row only. A number of
    a character counts in the order of `TableKnowledge.characters`.
    """

    __slots__ = ("characters", "rows", "size")

    def __init__(self, characters: int, size: int) -> None:
        self.characters = characters
        self.size = size
        self.rows: list[list[float]] = [list(hand_table(characters, size).chance)]

    def evidence(self) -> list[list[float]]:
        """Row by row, the factor by which each hand explains the story better than by chance (1: neither)."""
        chance = hand_table(self.characters, self.size).chance
        total = fsum(map(fsum, self.rows)) or 1.0
        return [
            [weight / total / common for weight, common in zip(row, chance, strict=True)] for row in self.rows
        ]

    def weigh(self, factors: Sequence[float]) -> None:
        """Multiply the weight of every hand by its factor; ignore factors that allow no hand."""
        rows = [[w * f for w, f in zip(row, factors, strict=True)] for row in self.rows]
        total = fsum(map(fsum, rows))
        if total > WEIGHTS.impossible:
            self.rows = [[w / total for w in row] for row in rows]

    def claims(self, character: int, doubt: float) -> None:
        """Note an act of a holder of `character`; other players act so `doubt` times as often."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 if count else doubt for count in held])

    def acts(self, characters: Iterable[int], ratio: float) -> None:
        """Note an act that holders of any of `characters` do `ratio` times as often as other players."""
        copies = [hand_table(self.characters, self.size).copies[c] for c in characters]
        self.weigh([ratio if any(held) else 1.0 for held in zip(*copies, strict=True)])

    def doubts(self, character: int, per_copy: float) -> None:
        """Note that the player doubts `character`: each copy in hand makes that likelier by `per_copy`."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 + per_copy * count for count in held])

    def holds(self, character: int, *, sure: bool) -> None:
        """Note that the player holds `character`, or (`sure` is false) certainly does not."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 if bool(count) is sure else 0.0 for count in held])

    def loses(self, character: int, worth: Sequence[float]) -> None:
        """Note that the player turned `character` over; people give up what they value least."""
        table = hand_table(self.characters, self.size)
        smaller = hand_table(self.characters, self.size - 1)
        rows = []
        for row in self.rows:
            left = [0.0] * len(smaller.hands)
            for hand, rest in hands_after_loss(self.characters, self.size, character):
                dearest = max((worth[c] for c in smaller.hands[rest]), default=worth[character])
                left[rest] += row[hand] * _loss_weight(worth[character] - dearest)
            rows.append(left)
        self.size -= 1
        self._settle_rows(rows, len(table.hands))

    def redraws(self, character: int) -> None:
        """Note that the player gave `character` to the Court and drew another card."""
        hands_with = hands_after_gain(self.characters, self.size - 1)
        rows = []
        for row in self.rows:
            redrawn_row = [0.0] * len(row)
            for hand, rest in hands_after_loss(self.characters, self.size, character):
                for joined in hands_with[rest]:
                    redrawn_row[joined] += row[hand] / self.characters
            rows.append(redrawn_row)
        self._settle_rows(rows, len(rows[0]))

    def redraws_unseen(self) -> None:
        """Note that the player gave a card that nobody saw to the Court and drew another."""
        table = hand_table(self.characters, self.size)
        before, mixed = self.rows, [[0.0] * len(row) for row in self.rows]
        for character in range(self.characters):
            share = [count / table.size for count in table.copies[character]]
            self.rows = [[w * s for w, s in zip(row, share, strict=True)] for row in before]
            part = fsum(map(fsum, self.rows))
            if part <= WEIGHTS.impossible:
                continue
            self.redraws(character)
            mixed = [
                [m + part * w for m, w in zip(old, new, strict=True)]
                for old, new in zip(mixed, self.rows, strict=True)
            ]
        self._settle_rows(mixed, len(mixed[0]))

    def redraws_all(self) -> None:
        """Note that the player showed the whole hand and drew anew."""
        table = hand_table(self.characters, self.size)
        self.rows = [[fsum(row) * chance for chance in table.chance] for row in self.rows]

    def exchanges(self, worth: Sequence[float]) -> None:
        """Note a choice among the hand and some cards of the Court: rather better cards than before."""
        table = hand_table(self.characters, self.size)
        wanted = [
            chance * (1.0 + fsum(worth[c] for c in hand))
            for chance, hand in zip(table.chance, table.hands, strict=True)
        ]
        scale = fsum(wanted)
        washout = WEIGHTS.exchange_washout
        self.rows = [
            [
                (1 - washout) * w + washout * fsum(row) * want / scale
                for w, want in zip(row, wanted, strict=True)
            ]
            for row in self.rows
        ]

    def picks(self, taste: Sequence[float]) -> None:
        """Note one card added from the player's own pack (C-06): one row for each card that it may be."""
        joined = hands_after_gain(self.characters, self.size)
        before = self.rows[0]
        rows = []
        for character, pick_chance in enumerate(taste):
            row = [0.0] * len(hand_table(self.characters, self.size + 1).hands)
            for hand, weight in enumerate(before):
                row[joined[hand][character]] += weight * pick_chance
            rows.append(row)
        self.size += 1
        self._settle_rows(rows, len(rows[0]))

    def _settle_rows(self, rows: list[list[float]], hands: int) -> None:
        """Keep the new rows, or start afresh from the fair deck where they leave no hand possible."""
        total = fsum(map(fsum, rows))
        if total > WEIGHTS.impossible:
            self.rows = [[w / total for w in row] for row in rows]
        else:
            chance = hand_table(self.characters, self.size).chance
            self.rows = [list(chance) for _ in rows]


def _loss_weight(regret: float) -> float:
    """Weight of giving up a card worth `regret` points more than the dearest that stays."""
    return WEIGHTS.loss_at_ease if regret <= 0 else max(WEIGHTS.loss_at_least, WEIGHTS.loss_at_ease - regret)
