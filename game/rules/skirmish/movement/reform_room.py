"""Where a unit may turn or reform."""

import math

from game.core.rules import Refusal
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import (
    INCH,
    TURN,
    Centi,
    Pose,
    Shape,
    footprint_centre,
    model_centres,
    pose_from_centre,
    shape_of,
)
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.profile import in_rank, unit_characteristic, unit_shape


def too_far(setting: Setting, state: SkirmishState, unit: Unit, pose: Pose, new: Shape) -> bool:
    """Whether a model's centre would move over 2M."""
    models = in_rank(unit)
    most = 2 * INCH * unit_characteristic(setting, state, unit, "move").needed
    old = unit_shape(setting, unit)
    reach = math.hypot(old.width, old.depth) + math.hypot(new.width, new.depth)
    if math.dist(footprint_centre(unit.pose, old), footprint_centre(pose, new)) + reach / 2 < most:
        return False
    before = model_centres(unit.pose, old, models)
    after = model_centres(pose, new, models)
    return any((x - u) ** 2 + (y - v) ** 2 > most**2 for (x, y), (u, v) in zip(before, after, strict=True))


def reformed_pose(setting: Setting, unit: Unit, heading: Centi, files: int) -> tuple[Pose, Shape]:
    """The pose and footprint of a unit about the same centre in other files (S-32, S-37)."""
    old = unit_shape(setting, unit)
    new = shape_of(in_rank(unit), files, old.base_w, old.base_d)
    return pose_from_centre(unit_centre(setting, unit), new, heading), new


def no_room(setting: Setting, state: SkirmishState, unit: Unit, heading: Centi, files: int) -> Refusal | None:
    """Why it cannot stand so: no such files or heading, or something is in the way (S-29)."""
    if not 1 <= files <= in_rank(unit):
        return Refusal("reform-files", {"most": in_rank(unit)})
    if not 0 <= heading < TURN:
        return Refusal("reform-heading")
    pose, new = reformed_pose(setting, unit, heading, files)
    if setting.ground.fits(state, unit.id, pose, new) is not None:
        return Refusal("reform-no-room", {"unit": unit.id})
    return None


def reform_unit(battle: Battle, unit: Unit, heading: Centi, files: int, manner: str) -> None:
    """Put a unit in a new heading and files about its centre, and tell it."""
    before = unit.pose
    unit.pose, new = reformed_pose(battle.setting, unit, heading, files)
    unit.files, unit.ends = new.files, 0
    battle.tell(UnitMoved(unit.id, manner, (before, unit.pose), unit.files))
