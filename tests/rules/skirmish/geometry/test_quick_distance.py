"""Bare sums and pymunk agree on how far two footprints are apart (S-61, S-62)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.geometry.quick_distance import GAP_NOISE, quick_gap
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.table import Thing, signed_distance
from game.rules.skirmish.state.formation import Pose, Shape


@pytest.mark.rule("S-61")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_apart_is_apart_by_as_much_and_what_overlaps_is_not_judged(seed: int) -> None:
    dice, over = Rng(seed), 0
    for _ in range(400):
        heading = dice.choice([dice.below(36_000), 9000 * dice.below(4)])
        shape = Shape(1 + dice.below(10), 1 + dice.below(5), 787, 984)
        here = Footprint(Pose(dice.below(20_000), dice.below(20_000), dice.below(36_000)), shape, 1)
        outline = (heading, 984 * (1 + dice.below(9)), 1969 * (1 + dice.below(3)))
        other = Thing("unit", 1, dice.below(20_000), dice.below(20_000), outline)
        gap, near = signed_distance(here, other), quick_gap(here, other)
        over += gap < 0
        assert near == pytest.approx(gap, abs=GAP_NOISE / 1000) if gap > 0 else near < GAP_NOISE
    assert 20 < over < 380
