"""Aims of a machine that are worth rating: those that seem to meet most (S-49, S-50)."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

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


class AimLimits(NamedTuple):
    """How many aims are rated, and where a ball is thought to fly."""

    rated: int = 2
    """Aims of each machine that are rated, at most."""
    least_share: float = 0.8
    """An aim that at first sight meets less than this part of the best is not rated."""
    ball_lands: int = 4 * INCH
    """Milli beyond its aim where most balls have struck the ground."""
    ball_stops: int = 12 * INCH
    """Milli beyond its aim that most balls come."""


AIMS = AimLimits()


def orders_to_rate(setting: Setting, state: SkirmishState, options: Sequence[Any]) -> list[int]:
    """The places of all orders that are no aims, and of each machine's best aims at first sight."""
    kept = [place for place, one in enumerate(options) if not isinstance(one, Aim)]
    aims = [(one.unit, place) for place, one in enumerate(options) if isinstance(one, Aim)]
    for _, group in groupby(aims, key=lambda pair: pair[0]):
        places = [place for _, place in group]
        glances = {place: _value_at_first_sight(setting, state, options[place]) for place in places}
        best = sorted(places, key=lambda place: (-glances[place], place))[: AIMS.rated]
        kept += [place for place in best if glances[place] >= AIMS.least_share * glances[best[0]]]
    return sorted(kept)


def _value_at_first_sight(setting: Setting, state: SkirmishState, aim: Aim) -> float:
    """Points that stand where an aim is likely to strike; one's own count against it."""
    unit = state.units[aim.unit]
    machine = machine_of(setting, unit)
    if machine is None:
        return 0.0
    total = 0.0
    for id, _ in _models_in_way(setting, state, machine, aim):
        foe = state.units[id]
        part = unit_bounty(state, foe) / max(1, foe.models)
        total += -part if is_friend(state, foe) else part
    return total


def _models_in_way(
    setting: Setting, state: SkirmishState, machine: MachineDef, aim: Aim
) -> list[tuple[int, int]]:
    """Models under the template, or in the way of a ball that flies as most do."""
    point = (aim.x, aim.y)
    if machine.kind == "stone":
        return list(models_under_template(setting, state, machine, point))
    start = unit_centre(setting, state.units[aim.unit])
    first, last = point_beyond(start, point, AIMS.ball_lands), point_beyond(start, point, AIMS.ball_stops)
    return ranks_first(setting, state, setting.ground.along(state, first, last))
