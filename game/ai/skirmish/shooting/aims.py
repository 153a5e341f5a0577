"""Which of a machine's aims deserve to be counted: those that seem to meet most (S-49, S-50)."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.ai.skirmish.values.unit_worth import unit_bounty
from game.rules.skirmish.actions.orders import Aim
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.rolls.scatter import point_beyond
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.shooting.machine_numbers import models_under_template, ranks_first
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.sides import is_friend

LOOKED = 2
"""Aims of each machine that are counted, at most."""
ALIKE = 0.8
"""An aim that at first sight meets less than this part of the best is not counted."""
SHORTEST, LIKELY = 4 * INCH, 12 * INCH
"""Beyond its aim: where most balls have struck the ground, and how far most go."""


def orders_to_rate(setting: Setting, state: SkirmishState, options: Sequence[Any]) -> list[int]:
    """The places of all orders that are no aims, and of the best aims of each machine at first sight."""
    kept = [at for at, one in enumerate(options) if not isinstance(one, Aim)]
    aims = [(one.unit, at) for at, one in enumerate(options) if isinstance(one, Aim)]
    for _, group in groupby(aims, key=lambda pair: pair[0]):
        places = [at for _, at in group]
        glances = {at: _glance(setting, state, options[at]) for at in places}
        best = sorted(places, key=lambda at: (-glances[at], at))[:LOOKED]
        kept += [at for at in best if glances[at] >= ALIKE * glances[best[0]]]
    return sorted(kept)


def _glance(setting: Setting, state: SkirmishState, aim: Aim) -> float:
    """The points that stand where an aim is likely to strike, one's own against."""
    unit = state.units[aim.unit]
    machine = machine_of(setting, unit)
    if machine is None:
        return 0.0
    total = 0.0
    for id, _ in _met(setting, state, machine, aim):
        foe = state.units[id]
        part = unit_bounty(state, foe) / max(1, foe.models)
        total += -part if is_friend(state, foe) else part
    return total


def _met(setting: Setting, state: SkirmishState, machine: MachineDef, aim: Aim) -> list[tuple[int, int]]:
    """Models under the template, or in the way of a ball that flies as most do."""
    point = (aim.x, aim.y)
    if machine.kind == "stone":
        return list(models_under_template(setting, state, machine, point))
    start = unit_centre(setting, state.units[aim.unit])
    first, last = point_beyond(start, point, SHORTEST), point_beyond(start, point, LIKELY)
    return ranks_first(setting, state, setting.ground.along(state, first, last))
