"""Forecast of a volley, a bolt or a hail: its wounds, counted exactly from what is rolled (S-44 to S-50).

Wounds are those of rank and file, not cut to those that they have: see `models_fallen`.
"""

from itertools import product

from game.rules.skirmish.odds.distribution import (
    Pmf,
    amount_distribution,
    certain_value,
    distribution_from_pairs,
    mixed_distribution,
    repeated_sum,
)
from game.rules.skirmish.odds.single import models_fallen, strike_chances, wound_distribution
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.dice import ARTILLERY
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.shooting.machine_numbers import goes_on, gunfire_numbers, hail_of, piercing_strikes
from game.rules.skirmish.shooting.numbers import volley_numbers
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.parts import wounds_per_model


def casualty_distribution(lost: Pmf, setting: Setting, state: SkirmishState, target: Unit) -> Pmf:
    """The models of a unit that fall to `lost` wounds (S-48)."""
    return models_fallen(lost, target.models, wounds_per_model(setting, state, target, "model"), target.hurt)


def volley_losses(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    target: Unit,
    weapon: str,
    *,
    stand: bool = False,
    moved: bool | None = None,
) -> Pmf:
    """The wounds that a volley takes (S-44)."""
    total = certain_value(0)
    for fire, strike in volley_numbers(setting, state, unit, target, weapon, stand=stand, moved=moved):
        shots = repeated_sum(amount_distribution(setting.content.weapons[fire.weapon].shots), fire.models)
        total = total + wound_distribution(strike, shots)
    return total


def machine_losses(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> Pmf:
    """The wounds that the shot of a bolt thrower or a volley gun takes (S-50).

    Raises:
        LookupError: the unit has no such machine.
    """
    machine = machine_of(setting, unit)
    if machine is None or machine.kind not in ("bolt", "volley-gun"):
        raise LookupError(unit.enlisted.unit)
    _, strike = gunfire_numbers(setting, state, unit, machine, target)
    if machine.kind == "volley-gun":
        return wound_distribution(strike, hail_shots(machine.dice))
    hits = strike_chances(strike).hit
    strikes = piercing_strikes(setting, state, unit, machine, target, strike)
    through = bolt_wound_distribution(strikes, target.hurt, wounds_per_model(setting, state, target, "model"))
    return mixed_distribution([(1 - hits, certain_value(0)), (hits, through)])


def hail_shots(dice: int) -> Pmf:
    """The number of shots that `dice` artillery dice give.

    >>> round(hail_shots(3)[30] * 216)
    2
    """
    faces = product(ARTILLERY, repeat=dice)
    return distribution_from_pairs((hail_of(thrown).shots, 1 / len(ARTILLERY) ** dice) for thrown in faces)


def bolt_wound_distribution(strikes: tuple[Strike, ...], before: int, each: int) -> Pmf:
    """The wounds of a bolt that hit, rank by rank, after the first rank had lost `before`."""
    if not strikes:
        return certain_value(0)
    parts = []
    for lost, chance in strike_chances(strikes[0]).lost:
        on = goes_on(before, lost, each)
        deeper = bolt_wound_distribution(strikes[1:], before + lost, each) if on else certain_value(0)
        parts.append((chance, deeper + lost))
    return mixed_distribution(parts)
