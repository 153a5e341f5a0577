"""Units near enough to others to charge, shoot or cast."""

from typing import NamedTuple

from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import Milli, arc_of, footprint_centre
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT
from game.rules.skirmish.unit.profile import unit_shape


class UnitReach(NamedTuple):
    """A unit on the table: its middle, and how far from there its footprint may lie, in milli."""

    unit: Unit
    x: int
    y: int
    extent: int

    def near(self, other: "UnitReach", reach: Milli) -> bool:
        """Whether another unit may be within `reach` milli: true for all that are, and some that are not."""
        limit = reach + self.extent + other.extent
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2 <= limit * limit


def unit_reach(setting: Setting, unit: Unit) -> UnitReach:
    """The middle and extent of a unit on the table."""
    box = unit_shape(setting, unit)
    return UnitReach(unit, *footprint_centre(unit.pose, box), (box.width + box.depth) // 2)


def army_reaches(setting: Setting, state: SkirmishState, player: Player) -> list[UnitReach]:
    """The middles and extents of an army's units on the table, by id."""
    return [
        unit_reach(setting, unit)
        for unit in state.units
        if unit.owner == player and unit.place == TABLE and unit.host < 0
    ]


def is_foe_ahead(setting: Setting, unit: Unit, foe: UnitReach) -> bool:
    """Whether the foe's middle lies before the unit's front."""
    return arc_of(unit.pose, unit_shape(setting, unit), (foe.x, foe.y)) == FRONT
