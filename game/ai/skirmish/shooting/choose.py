"""Room: who shoots next at whom: what a shot brings, may finish, may cost (S-44 to S-50)."""

from collections import defaultdict
from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.shooting.aims import orders_to_rate
from game.ai.skirmish.shooting.odds import DISTANCE_MEMORY, Losses, shot_losses, units_key, wounds_at_range
from game.ai.skirmish.shooting.risks import shooting_risk
from game.ai.skirmish.shooting.wound_worth import WEAR, worth_of_end, wounds_cost, wounds_left, wounds_value
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.flow.questions import AMBUSH_SHOT
from game.rules.skirmish.odds.distribution import Pmf
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit

HOLD = -1.0
"""Holding fire leaves the next order unsaid, as long as any shot is worth more than nothing."""
UNSEEN = -0.5
"""An aim that was not looked at more closely: another of the same machine promises more."""


def rate_shots(decision: Decision, options: Sequence[Any]) -> list[float]:
    """What each order would bring, and what more if those who still may shoot join in; nothing: hold fire."""
    looked = orders_to_rate(decision.setting, decision.state, options)
    ambush = decision.question.kind == AMBUSH_SHOT
    lost = {
        at: shot_losses(decision.setting, decision.state, options[at], ambush=ambush)
        for at in looked
        if isinstance(options[at], Shoot | Aim)
    }
    finishing = _together(decision, options, lost)
    worth = {at: _brings(decision, options[at], found) + finishing[at] for at, found in lost.items()}
    hold = HOLD if any(value > 0 for value in worth.values()) else 0.0
    return [worth.get(at, UNSEEN if isinstance(one, Aim) else hold) for at, one in enumerate(options)]


def _brings(decision: Decision, order: Shoot | Aim, lost: Losses) -> float:
    """The points that a shot takes from the enemy, less what it costs oneself."""
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


def _together(decision: Decision, options: Sequence[Any], lost: dict[int, Losses]) -> dict[int, float]:
    """What each shot adds to the chance that all who may shoot at a unit finish it in this phase."""
    best: dict[int, dict[int, Pmf]] = defaultdict(dict)
    for at, found in lost.items():
        shooter = options[at].unit
        for id, pmf in found.items():
            before = best[id].get(shooter)
            if decision.state.units[id].owner != decision.me and (before is None or before.mean < pmf.mean):
                best[id][shooter] = pmf
    shares = {id: _share(decision, decision.state.units[id], list(by.values())) for id, by in best.items()}
    return {
        at: sum(shares.get(id, 0.0) * pmf.mean for id, pmf in found.items()) for at, found in lost.items()
    }


def _share(decision: Decision, target: Unit, shots: list[Pmf]) -> float:
    """The worth of finishing a unit together, beyond what each does alone, for each wound expected."""
    left = wounds_left(decision.setting, decision.state, target)
    expected = sum(one.mean for one in shots)
    if len(shots) < 2 or not expected or sum(one.most for one in shots) < left:
        return 0.0
    joint = reduce(add, [one.capped(left) for one in shots]).at_least(left)
    alone = max(one.at_least(left) for one in shots)
    return (
        WEAR
        * (joint - alone)
        * worth_of_end(decision.setting, decision.state, target, decision.me)
        / expected
    )


# for those who move and name


def firepower_on_target(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> float:
    """The points that a unit's shot at a target would bring from where both stand, whatever is between."""
    gap = setting.ground.gap(state, unit.id, target.id)
    return firepower_at(setting, state, unit, target, gap)


def firepower_at(setting: Setting, state: SkirmishState, unit: Unit, target: Unit, gap: int) -> float:
    """The same from another distance, in milli; 0 beyond range and for who cannot shoot."""
    bucket = -(-gap // INCH)
    key = (setting, bucket, unit.id, target.id, units_key(state, unit, target))
    lost: Pmf = DISTANCE_MEMORY.recall(
        key, lambda: wounds_at_range(setting, state, unit, target, bucket * INCH)
    )
    return wounds_value(setting, state, target, lost, unit.owner)
