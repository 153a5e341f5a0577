"""What certainly bars a charge is what pymunk finds in its way too; nothing more is said (S-29, S-35)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.geometry.charge_obstacles import (
    is_advance_blocked,
    is_end_crowded,
    obstacles_around_charge,
)
from game.rules.skirmish.geometry.placement import clear_at
from game.rules.skirmish.geometry.shapes import Footprint
from game.rules.skirmish.geometry.sweep import Rule, straight_sweep
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.state.formation import Pose, Shape
from game.rules.skirmish.state.records import Terrain

MINE, THEIRS = 0, 1


def a_table(dice: Rng) -> Table:
    """A charger, a target, and a crowd of units and rocks around both, none of them overlapping."""
    x, y = 10_000 + dice.below(10_000), 10_000 + dice.below(10_000)
    rock = ((x, y), (x + 3000, y + 500), (x + 1000, y + 3500))
    table = Table(30_000, 30_000, [Terrain(0, "mini:rock", "rock", rock)])
    for id in range(9):
        for _ in range(20):
            pose = Pose(4_000 + dice.below(22_000), 4_000 + dice.below(22_000), dice.below(36_000))
            there = Footprint(pose, Shape(1 + dice.below(6), 2, 984, 984), 2)
            there = there._replace(models=2 * there.shape.files)
            if clear_at(table, id, there, near=range(9)) is None:
                table.place(id, there)
                break
    return table


@pytest.mark.statistics
@pytest.mark.rule("S-29", "S-35")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_certainly_bars_the_way_stops_who_goes_it(seed: int) -> None:
    dice = Rng(seed)
    table = a_table(dice)
    if not {MINE, THEIRS} <= set(table.ids):
        return
    found, said = obstacles_around_charge(table, MINE, THEIRS, ()), [0, 0, 0]
    charging = Rule(passing=True, ignoring=(THEIRS,))
    for _ in range(150):
        pose = Pose(4_000 + dice.below(22_000), 4_000 + dice.below(22_000), dice.below(36_000))
        there, on = table[MINE]._replace(pose=pose), 1 + dice.below(11_999)
        if is_advance_blocked(found, there, on):
            said[0] += 1
            assert straight_sweep(table, MINE, pose.heading, on, charging, there).block is not None
        if is_end_crowded(found, there, is_target=False):
            said[1] += 1
            assert clear_at(table, MINE, there, ignoring=(THEIRS,)) is not None
        there = table[THEIRS]._replace(pose=pose)
        if is_end_crowded(found, there, is_target=True):
            said[2] += 1
            assert clear_at(table, THEIRS, there, ignoring=(MINE,)) is not None
    assert min(said) > 10
