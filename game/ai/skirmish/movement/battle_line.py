"""The battle line that a commander draws up: side by side, lanes between, the rest behind (S-25).

Foot stands in the middle, shooters beside it, the mounted on the wings. Whatever does not fit into the front
row stands behind it, the swiftest first: it goes round. Nothing is drawn; the law has the last word.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.rules import Player
from game.rules.skirmish.actions.player import Deploy, Placement
from game.rules.skirmish.deployment.law import refuse_placing
from game.rules.skirmish.deployment.whose_turn import is_scout, units_to_deploy
from game.rules.skirmish.deployment.zones import front_of, own_box
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, Milli, Pose, Shape, offset_point, shape_of
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import def_of, is_character, special_rule_value


class LineWeights(NamedTuple):
    """How a battle line is drawn up, in milli."""

    narrowest: Milli = 1010
    """The narrowest lane between two neighbours: what the law asks, and a hair (S-29)."""
    widest: Milli = 3 * INCH
    """The widest lane between two neighbours."""
    behind: Milli = 3 * INCH
    """Between the rows: a regiment grows by a rank when a character joins it."""
    shift: Milli = 500
    """How finely another place is looked for where the ground forbids the planned one."""
    shifts: int = 6
    """How many such steps aside, or back, are tried."""


LINE = LineWeights()
SWIFT_TROOPS = ("cavalry", "chariot", "war-beasts")
LEVEL_MACHINES = ("bolt", "volley-gun")
"""Machines whose shots are spoilt by whoever stands before them: these stand in the front row."""


FOOT, SHOOTERS, SWIFT, REARMOST = range(4)
"""How far from the middle of a row units stand; machines that shoot over others stand behind them all."""
CLAIMS = {SHOOTERS: 0, FOOT: 1, SWIFT: 2, REARMOST: 3}
"""Who comes into a row before others: those that must see, then foot; the swift go round."""


class Berth(NamedTuple):
    """Where a unit would stand: the middle of its front, right of the zone's middle and behind its front."""

    right: Milli
    back: Milli


def _shifts() -> tuple[Berth, ...]:
    """Steps aside and back that are tried, the shortest first."""
    aside, back = range(-LINE.shifts, LINE.shifts + 1), range(LINE.shifts + 1)
    found = sorted((abs(right) + 2 * far, right, far) for right in aside for far in back)
    return tuple([Berth(right * LINE.shift, far * LINE.shift) for _, right, far in found])


SHIFTS = _shifts()


def line_placement(setting: Setting, state: SkirmishState, player: Player) -> Deploy | None:
    """The next placement of a player's own battle line; None: characters are due, or there is no room."""
    waiting = units_to_deploy(setting, state, player)
    if not waiting or is_character(setting, waiting[0]):
        return None
    regiments = [one for one in waiting if not is_machine(setting, one)]
    largest = sorted(regiments, key=lambda one: (-one.enlisted.points, one.id))[:1]
    berths = planned_line(setting, state, player)
    tried = (_order_at(setting, state, largest or waiting, berths, by) for by in SHIFTS)
    return next((one for one in tried if refuse_placing(setting, state, one) is None), None)


def _order_at(
    setting: Setting, state: SkirmishState, units: Sequence[Unit], berths: Mapping[int, Berth], by: Berth
) -> Deploy:
    """The order that places these units in their berths, all moved on `by` so much."""
    player = units[0].owner
    front, _, _ = front_of(setting, state, own_box(setting, state, player))
    return Deploy(player, tuple([_placed_in(front, one, berths[one.id], by) for one in units]))


def _placed_in(front: Pose, unit: Unit, berth: Berth, by: Berth) -> Placement:
    """The unit in the files of its list, its front `by` beside its berth; `front`: the zone's."""
    x, y = offset_point(front, berth.right + by.right, -berth.back - by.back)
    return Placement(unit.id, x, y, front.heading, min(unit.enlisted.files, unit.models))


# the plan


def planned_line(setting: Setting, state: SkirmishState, player: Player) -> dict[int, Berth]:
    """The berth of every unit of a player's line, by id: the same however many of them stand already."""
    _, wide, _ = front_of(setting, state, own_box(setting, state, player))
    left = [one for one in state.army(player) if _is_of_line(setting, state, one)]
    berths: dict[int, Berth] = {}
    leaving: list[int] = []
    back = 0
    while left:
        row = _row_of(setting, state, left, wide)
        rights = leaving if len(row) == len(leaving) else _rights_in_row(setting, row, wide)
        berths.update({one.id: Berth(right, back) for one, right in zip(row, rights, strict=True)})
        leaving = [berths[one.id].right for one in row if _goes_ahead(setting, state, one)]
        back += max(_listed_shape(setting, one).depth for one in row) + LINE.behind
        left = [one for one in left if one.id not in berths]
    return berths


def _is_of_line(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit has a place of its own in the line: neither character nor scout."""
    return not is_character(setting, unit) and not is_scout(setting, state, unit)


def _row_of(setting: Setting, state: SkirmishState, units: Sequence[Unit], wide: Milli) -> list[Unit]:
    """Those that stand in the next row, from left to right; at least one."""
    row: list[Unit] = []
    seeing = [one for one in units if _place_from_middle(setting, one) != REARMOST]
    for unit in sorted(seeing or units, key=lambda one: _claim(setting, state, one)):
        if not row or _width_of(setting, [*row, unit]) <= wide:
            row.append(unit)
    arranged: list[Unit] = []
    for number, unit in enumerate(sorted(row, key=lambda one: (_place_from_middle(setting, one), one.id))):
        arranged.insert(0 if number % 2 else len(arranged), unit)
    return arranged


def _claim(setting: Setting, state: SkirmishState, unit: Unit) -> tuple[int, int, int]:
    """Who comes into a row before others: vanguards and shooters, foot, the swift; of equals the dearest."""
    claim = 0 if _goes_ahead(setting, state, unit) else CLAIMS[_place_from_middle(setting, unit)]
    return claim, -unit.enlisted.points, unit.id


def _goes_ahead(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether a unit leaves the line before the first turn: who stands behind it has its lane."""
    return special_rule_value(setting, state, unit, "vanguard") != 0


def _place_from_middle(setting: Setting, unit: Unit) -> int:
    """The kind of a unit: FOOT, SHOOTERS, SWIFT or REARMOST."""
    kind = def_of(setting, unit)
    if kind.machine and kind.troop == "war-machine":
        return SHOOTERS if setting.content.machines[kind.machine].kind in LEVEL_MACHINES else REARMOST
    if kind.troop in SWIFT_TROOPS:
        return SWIFT
    shoots = any(setting.content.weapons[one].range for one in unit.enlisted.weapons)
    return SHOOTERS if shoots else FOOT


def _width_of(setting: Setting, row: Sequence[Unit]) -> Milli:
    """How wide a row is with the narrowest lanes."""
    return sum([_listed_shape(setting, one).width for one in row]) + LINE.narrowest * (len(row) - 1)


def _listed_shape(setting: Setting, unit: Unit) -> Shape:
    """The footprint of a unit without guests, in the files of its list."""
    return shape_of(unit.models, unit.enlisted.files, *setting.content.bases[unit.enlisted.unit])


def _rights_in_row(setting: Setting, row: Sequence[Unit], wide: Milli) -> list[Milli]:
    """How far right of the zone's middle each unit of a row stands: lanes of one width, about the middle."""
    width, lanes = _width_of(setting, row), len(row) - 1
    lane = min(LINE.widest, LINE.narrowest + max(0, wide - width) // max(1, lanes))
    at, rights = -(width + (lane - LINE.narrowest) * lanes) // 2, []
    for unit in row:
        its_width = _listed_shape(setting, unit).width
        rights.append(at + its_width // 2)
        at += its_width + lane
    return rights
