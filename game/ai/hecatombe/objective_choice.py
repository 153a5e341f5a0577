"""Which tiles to set aside: objectives whose symbols stand on one's other tiles and not on the rest."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from game.ai.hecatombe.knowledge import TableKnowledge, Tile
from game.core.rng import Rng
from game.rules.hecatombe.deduction.posterior import unseen_tiles
from game.rules.hecatombe.view import HecatombeView

CROWD = 1.25
"""Others gather so much more of a symbol than lies on so many unseen tiles."""

Aims = tuple[list[Tile], float]
"""Objectives to set aside now, in order, and by how many symbols they put me ahead."""


def objective_sets(lore: TableKnowledge, view: HecatombeView) -> list[Aims]:
    """Sets of objectives that go on from those chosen already, best first.

    A neighbour knows the first ones (H-05), so in each set the strongest comes last.
    """
    hand = lore.tiles(view.hand)
    chosen = lore.tiles(people for people in view.chosen if people is not None)
    others = _crowd(lore, view)
    found = []
    for fresh in _further(hand, chosen, lore.rules.table.objectives):
        leads = _margins(lore, [*chosen, *fresh], hand, others)
        order = sorted(fresh, key=lambda tile: (leads[tile], tile))
        found.append((order, sum(leads[tile] for tile in (*chosen, *fresh))))
    found.sort(key=lambda one: (-one[1], one[0]))
    return found


def _further(hand: Sequence[Tile], chosen: Sequence[Tile], size: int) -> Iterator[tuple[Tile, ...]]:
    """Each different set of tiles of the hand that fills those chosen up to `size`."""
    yield from dict.fromkeys(combinations(sorted(_without(hand, chosen)), size - len(chosen)))


def _without(tiles: Sequence[Tile], gone: Sequence[Tile]) -> list[Tile]:
    """What is left of some tiles."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return left


def _crowd(lore: TableKnowledge, view: HecatombeView) -> list[float]:
    """By objective, the symbols that a rival may be expected to end with."""
    counts = unseen_tiles(lore.rules, view)
    left = [lore.place[people] for people, count in counts.items() for _ in range(count)]
    mean = lore.goal * CROWD / max(1, len(left))
    return [total * mean for total in lore.totals(left)]


def _margins(
    lore: TableKnowledge, wanted: Sequence[Tile], hand: Sequence[Tile], others: Sequence[float]
) -> dict[Tile, float]:
    """How far ahead of a rival the best of my other tiles put me in each of some objectives."""
    rows = [lore.rows[aim] for aim in wanted]
    liking = [sum(column) for column in zip(*rows, strict=True)]
    left = _without(hand, wanted)
    left.sort(key=lambda tile: -liking[tile])
    best = left[: lore.goal]
    return {
        aim: sum([row[tile] for tile in best]) - others[aim] for aim, row in zip(wanted, rows, strict=True)
    }


def near_best_objectives(sets: Sequence[Aims], looseness: float, rng: Rng) -> Aims:
    """The best set, or one that is hardly worse by so many symbols, so that nobody can read it."""
    weights = [math.exp((lead - sets[0][1]) / looseness) for _, lead in sets]
    draw = rng.random() * sum(weights)
    for found, weight in zip(sets, weights, strict=True):
        draw -= weight
        if draw < 0:
            return found
    return sets[0]
