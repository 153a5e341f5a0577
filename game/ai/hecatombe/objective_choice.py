"""Choice of objectives: peoples whose symbols stand on one's other tiles and not on the rest."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from game.ai.hecatombe.knowledge import TableKnowledge, Tile
from game.core.rng import Rng
from game.rules.hecatombe.deduction.posterior import unseen_tiles
from game.rules.hecatombe.view import HecatombeView

GATHERING_FACTOR = 1.25
"""Symbols that a rival gathers, for each one on an equal number of unseen tiles."""

ObjectiveSet = tuple[list[Tile], float]
"""Objectives to set aside now, in order, and the symbols by which they put me ahead."""


def objective_sets(lore: TableKnowledge, view: HecatombeView) -> list[ObjectiveSet]:
    """Sets of objectives that go on from those chosen already, best first.

    A neighbour knows the first ones (H-05), so in each set the strongest comes last.
    """
    hand = lore.tiles(view.hand)
    chosen = lore.tiles(people for people in view.chosen if people is not None)
    others = _rival_totals(lore, view)
    sets = []
    for added in _completions(hand, chosen, lore.setting.table.objectives):
        leads = _margins(lore, [*chosen, *added], hand, others)
        order = sorted(added, key=lambda tile: (leads[tile], tile))
        sets.append((order, math.fsum(leads[tile] for tile in (*chosen, *added))))
    sets.sort(key=lambda one: (-one[1], one[0]))
    return sets


def _completions(hand: Sequence[Tile], chosen: Sequence[Tile], size: int) -> Iterator[tuple[Tile, ...]]:
    """Each different set of tiles of `hand` that fills `chosen` up to `size`."""
    yield from dict.fromkeys(combinations(sorted(_remaining_tiles(hand, chosen)), size - len(chosen)))


def _remaining_tiles(tiles: Sequence[Tile], gone: Sequence[Tile]) -> list[Tile]:
    """The tiles of `tiles` without those of `gone`."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


def _rival_totals(lore: TableKnowledge, view: HecatombeView) -> list[float]:
    """By objective: the symbols that a rival may be expected to end with."""
    counts = unseen_tiles(lore.setting, view)
    left = [lore.place[people] for people, count in counts.items() for _ in range(count)]
    mean = lore.goal * GATHERING_FACTOR / max(1, len(left))
    return [total * mean for total in lore.totals(left)]


def _margins(
    lore: TableKnowledge, wanted: Sequence[Tile], hand: Sequence[Tile], others: Sequence[float]
) -> dict[Tile, float]:
    """By objective of `wanted`: symbols by which my best other tiles are ahead of a rival's."""
    rows = [lore.rows[aim] for aim in wanted]
    columns: Iterable[tuple[int, ...]] = zip(*rows, strict=True)
    liking = [sum(column) for column in columns]
    left = _remaining_tiles(hand, wanted)
    left.sort(key=lambda tile: -liking[tile])
    best = left[: lore.goal]
    return {
        aim: sum([row[tile] for tile in best]) - others[aim] for aim, row in zip(wanted, rows, strict=True)
    }


def near_best_objectives(sets: Sequence[ObjectiveSet], looseness: float, rng: Rng) -> ObjectiveSet:
    """The best set, or one hardly worse (by about `looseness` symbols), so that nobody can foresee it."""
    weights = [math.exp((lead - sets[0][1]) / looseness) for _, lead in sets]
    draw = rng.random() * math.fsum(weights)
    for candidate, weight in zip(sets, weights, strict=True):
        draw -= weight
        if draw < 0:
            return candidate
    return sets[0]
