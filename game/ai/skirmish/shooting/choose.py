"""Which unit shoots next, and at what: what a shot brings, may finish, may cost (S-44 to S-50)."""

from collections import defaultdict
from collections.abc import Sequence
from functools import reduce
from math import fsum
from operator import add
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.shooting.aims import orders_to_rate
from game.ai.skirmish.shooting.odds import (
    DISTANCE_MEMORY,
    ShotLosses,
    shot_losses,
    units_key,
    wounds_at_range,
)
from game.ai.skirmish.shooting.risks import shooting_risk
from game.ai.skirmish.shooting.wound_worth import (
    WOUND_WORTH,
    destruction_value,
    wounds_cost,
    wounds_left,
    wounds_value,
)
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.flow.questions import AMBUSH_SHOT
from game.rules.skirmish.odds.distribution import Pmf
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit


class ShootingWeights(NamedTuple):
    """Points for orders that are no rated shots."""

    hold_fire: float = -1.0
    """Holding fire, which leaves the next order unsaid, while any shot is worth more than nothing."""
    unrated_aim: float = -0.5
    """An aim that was not rated: another of the same machine promises more."""


SHOOTING = ShootingWeights()


def rate_shots(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each order, with what it adds to the shots of others at the same unit; none is 0 or less."""
    rated = orders_to_rate(decision.setting, decision.state, options)
    ambush = decision.question.kind == AMBUSH_SHOT
    lost = {
        place: shot_losses(decision.setting, decision.state, options[place], ambush=ambush)
        for place in rated
        if isinstance(options[place], Shoot | Aim)
    }
    finishing = _finishing_values(decision, options, lost)
    worth = {
        place: _shot_value(decision, options[place], found) + finishing[place]
        for place, found in lost.items()
    }
    hold = SHOOTING.hold_fire if any(value > 0 for value in worth.values()) else 0.0
    return [
        worth.get(place, SHOOTING.unrated_aim if isinstance(one, Aim) else hold)
        for place, one in enumerate(options)
    ]


def _shot_value(decision: Decision, order: Shoot | Aim, lost: ShotLosses) -> float:
    """Points that a shot takes from the enemy, less what it costs the shooter's side."""
    state, unit = decision.state, decision.state.units[order.unit]
    total = -shooting_risk(decision.setting, state, unit)
    for id, pmf in lost.items():
        struck = state.units[id]
        if struck.owner == unit.owner:
            total -= wounds_cost(decision.setting, state, struck, pmf)
        else:
            total += wounds_value(decision.setting, state, struck, pmf, unit.owner)
    return total


# several at one target


def _finishing_values(
    decision: Decision, options: Sequence[Any], lost: dict[int, ShotLosses]
) -> dict[int, float]:
    """For each order, points for its part in finishing a unit together with others in this phase."""
    best: dict[int, dict[int, Pmf]] = defaultdict(dict)
    for place, found in lost.items():
        shooter = options[place].unit
        for id, pmf in found.items():
            before = best[id].get(shooter)
            if decision.state.units[id].owner != decision.me and (before is None or before.mean < pmf.mean):
                best[id][shooter] = pmf
    shares = {
        id: _value_per_wound(decision, decision.state.units[id], list(by.values())) for id, by in best.items()
    }
    return {
        place: fsum(shares.get(id, 0.0) * pmf.mean for id, pmf in found.items())
        for place, found in lost.items()
    }


def _value_per_wound(decision: Decision, target: Unit, shots: list[Pmf]) -> float:
    """Points for finishing a unit together, beyond what each does alone, for each wound expected."""
    left = wounds_left(decision.setting, decision.state, target)
    expected = fsum(one.mean for one in shots)
    if len(shots) < 2 or not expected or sum(one.most for one in shots) < left:
        return 0.0
    joint = reduce(add, [one.capped(left) for one in shots]).at_least(left)
    alone = max(one.at_least(left) for one in shots)
    return (
        WOUND_WORTH.casualties
        * (joint - alone)
        * destruction_value(decision.setting, decision.state, target, decision.me)
        / expected
    )


# for those who move and name


def firepower_on_target(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> float:
    """Points that a unit's shot at a target would bring from where both stand, whatever is between."""
    gap = setting.ground.gap(state, unit.id, target.id)
    return firepower_at(setting, state, unit, target, gap)


def firepower_at(setting: Setting, state: SkirmishState, unit: Unit, target: Unit, gap: int) -> float:
    """Points that a unit's shot would bring from `gap` milli away; 0 beyond range or if it cannot shoot."""
    inches = -(-gap // INCH)
    key = (setting, inches, unit.id, target.id, units_key(state, unit, target))
    lost: Pmf = DISTANCE_MEMORY.recall(
        key, lambda: wounds_at_range(setting, state, unit, target, inches * INCH)
    )
    return wounds_value(setting, state, target, lost, unit.owner)
