"""Knowledge that every bot of Hécatombe has before the first tile is dealt, in numbers."""

from collections.abc import Iterable, Mapping, Sequence

from game.rules.hecatombe.content import People
from game.rules.hecatombe.deduction.evidence import rows_of
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.view import HecatombeView

Tile = int
"""The number of a people: its place in print."""

Totals = list[int]
"""Symbols on some tiles, by objective (H-20)."""


class TableKnowledge:
    """The peoples of one table as numbers."""

    def __init__(self, setting: Setting, shifts: Mapping[str, str] | None = None) -> None:
        self.setting, self.shifts = setting, shifts or {}
        self.peoples = setting.content.peoples
        self.place = setting.order
        self.rows = rows_of(setting, self.shifts)
        """Symbols that count, by objective and tile."""
        self.columns = [*zip(*self.rows, strict=True)]
        """Symbols that count, by tile and objective: the same, unless scripts let symbols count as others."""
        self.aims = range(len(self.peoples))
        self.goal = setting.goal

    def under(self, view: HecatombeView) -> "TableKnowledge":
        """The same knowledge while symbols count as in a view."""
        shifts = view.counted_as
        return self if shifts == self.shifts else TableKnowledge(self.setting, shifts)

    def tiles(self, peoples: Iterable[People]) -> list[Tile]:
        """The numbers of `peoples`."""
        return [self.place[people] for people in peoples]

    def totals(self, tiles: Iterable[Tile]) -> Totals:
        """Symbols that `tiles` together count for every objective (H-20)."""
        worth = [self.columns[tile] for tile in tiles]
        columns: Iterable[tuple[int, ...]] = zip(*worth, strict=True)
        return [sum(column) for column in columns] if worth else [0] * len(self.peoples)

    def fact(self, people: People) -> str:
        """A people as a thought names it: the ids of its two symbols."""
        return " ".join(self.setting.content.pairs[people])


def sum_of_totals(one: Totals, other: Sequence[int]) -> Totals:
    """The sum of two totals, objective by objective."""
    return [a + b for a, b in zip(one, other, strict=True)]
