"""What may be in one player's hand, given all that he did: a weight for every hand he can hold."""

from collections.abc import Iterable, Sequence

from game.ai.complots.hand_table import hand_table, hands_after_gain, hands_after_loss

EXCHANGED_IN_EARNEST = 0.7
"""How much of a belief an exchange washes out."""
LONG_SHOT = 1e-9


class Belief:
    """Weights over the hands of one player, as if every card had been drawn from an endless fair deck.

    Divided by the chances of that deck they say how well each hand explains what the player did; the real
    deck, with all the cards that one sees, is brought in by `hand_odds`. There is one row of weights for
    each card that he may have picked at the two-player start (C-06), else one row only.
    """

    __slots__ = ("characters", "rows", "size")

    def __init__(self, characters: int, size: int) -> None:
        self.characters = characters
        self.size = size
        self.rows: list[list[float]] = [list(hand_table(characters, size).chance)]

    def evidence(self) -> list[list[float]]:
        """How well each hand explains the story, row by row; 1 is neither better nor worse."""
        chance = hand_table(self.characters, self.size).chance
        total = sum(map(sum, self.rows)) or 1.0
        return [
            [weight / total / common for weight, common in zip(row, chance, strict=True)] for row in self.rows
        ]

    def weigh(self, factors: Sequence[float]) -> None:
        """Multiply the weight of every hand; what leaves nothing possible is not believed."""
        rows = [[w * f for w, f in zip(row, factors, strict=True)] for row in self.rows]
        total = sum(map(sum, rows))
        if total > LONG_SHOT:
            self.rows = [[w / total for w in row] for row in rows]

    def claims(self, character: int, doubt: float) -> None:
        """He acted as a holder of `character` would; others do so `doubt` times as often."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 if count else doubt for count in held])

    def acts(self, characters: Iterable[int], ratio: float) -> None:
        """He did what holders of any of `characters` do `ratio` times as often as others."""
        copies = [hand_table(self.characters, self.size).copies[c] for c in characters]
        self.weigh([ratio if any(held) else 1.0 for held in zip(*copies, strict=True)])

    def doubts(self, character: int, per_copy: float) -> None:
        """He does not believe in `character`: perhaps he holds copies of it himself."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 + per_copy * count for count in held])

    def holds(self, character: int, *, sure: bool) -> None:
        """He holds `character`, or (`sure` is false) certainly does not."""
        held = hand_table(self.characters, self.size).copies[character]
        self.weigh([1.0 if bool(count) is sure else 0.0 for count in held])

    def loses(self, character: int, worth: Sequence[float]) -> None:
        """He turned `character` over; people give up what they value least."""
        table = hand_table(self.characters, self.size)
        smaller = hand_table(self.characters, self.size - 1)
        rows = []
        for row in self.rows:
            left = [0.0] * len(smaller.hands)
            for hand, rest in hands_after_loss(self.characters, self.size, character):
                dearest = max((worth[c] for c in smaller.hands[rest]), default=worth[character])
                sorry = worth[character] - dearest
                left[rest] += row[hand] * (0.5 if sorry <= 0 else max(0.08, 0.5 - sorry))
            rows.append(left)
        self.size -= 1
        self._settle(rows, len(table.hands))

    def redraws(self, character: int) -> None:
        """He gave `character` to the Court and drew another card."""
        redrawn = hands_after_gain(self.characters, self.size - 1)
        rows = []
        for row in self.rows:
            new = [0.0] * len(row)
            for hand, rest in hands_after_loss(self.characters, self.size, character):
                for joined in redrawn[rest]:
                    new[joined] += row[hand] / self.characters
            rows.append(new)
        self._settle(rows, len(rows[0]))

    def redraws_unseen(self) -> None:
        """He gave a card that nobody saw to the Court and drew another."""
        table = hand_table(self.characters, self.size)
        before, mixed = self.rows, [[0.0] * len(row) for row in self.rows]
        for character in range(self.characters):
            share = [count / table.size for count in table.copies[character]]
            self.rows = [[w * s for w, s in zip(row, share, strict=True)] for row in before]
            part = sum(map(sum, self.rows))
            if part <= LONG_SHOT:
                continue
            self.redraws(character)
            mixed = [
                [m + part * w for m, w in zip(old, new, strict=True)]
                for old, new in zip(mixed, self.rows, strict=True)
            ]
        self._settle(mixed, len(mixed[0]))

    def redraws_all(self) -> None:
        """He showed his whole hand and drew anew."""
        table = hand_table(self.characters, self.size)
        self.rows = [[sum(row) * chance for chance in table.chance] for row in self.rows]

    def exchanges(self, worth: Sequence[float]) -> None:
        """He chose among his cards and some of the Court's: rather better cards than before."""
        table = hand_table(self.characters, self.size)
        liked = [
            chance * (1.0 + sum(worth[c] for c in hand))
            for chance, hand in zip(table.chance, table.hands, strict=True)
        ]
        scale = sum(liked)
        washed = EXCHANGED_IN_EARNEST
        self.rows = [
            [(1 - washed) * w + washed * sum(row) * like / scale for w, like in zip(row, liked, strict=True)]
            for row in self.rows
        ]

    def picks(self, taste: Sequence[float]) -> None:
        """He added one card of his own pack (C-06): one row for each card that it may be."""
        joined = hands_after_gain(self.characters, self.size)
        before = self.rows[0]
        rows = []
        for character, liked in enumerate(taste):
            row = [0.0] * len(hand_table(self.characters, self.size + 1).hands)
            for hand, weight in enumerate(before):
                row[joined[hand][character]] += weight * liked
            rows.append(row)
        self.size += 1
        self._settle(rows, len(rows[0]))

    def _settle(self, rows: list[list[float]], hands: int) -> None:
        """Keep the new rows, or start afresh where they leave nothing possible."""
        total = sum(map(sum, rows))
        if total > LONG_SHOT:
            self.rows = [[w / total for w in row] for row in rows]
        else:
            chance = hand_table(self.characters, self.size).chance
            self.rows = [list(chance) for _ in rows]
