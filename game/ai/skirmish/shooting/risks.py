"""Risks of a machine's shot or a breath to its own side: misfires, and a breath that is gone (S-50)."""

from itertools import product
from math import fsum
from typing import NamedTuple

from game.ai.skirmish.shooting.wound_worth import WOUND_WORTH
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.defs.battle import Mishap
from game.rules.skirmish.rolls.dice import ARTILLERY, MISFIRE
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.shooting.machine_numbers import hail_of
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.parts import wounds_per_model


class ShootingRiskWeights(NamedTuple):
    """Worth of shots that are lost or kept."""

    lost_shot: float = 0.1
    """Worth of a shot that a machine loses, of its points."""
    breath_kept: float = 0.1
    """Worth of a breath kept for later, of its monster's points, at the first of many turns."""


RISK = ShootingRiskWeights()


def shooting_risk(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """Points that its own shot may cost a unit's side."""
    machine = machine_of(setting, unit)
    if machine is None:
        return 0.0
    ahead = max(0, state.rounds - state.round) / max(1, state.rounds)
    kept = (
        RISK.breath_kept * ahead * unit_bounty(state, unit)
        if machine.once and not is_machine(setting, unit)
        else 0.0
    )
    charted, last = _misfire_chances(machine)
    return kept + WOUND_WORTH.own_side * unit_bounty(state, unit) * ahead * (
        last + charted * _average_misfire(setting, state, unit, machine)
    )


def _misfire_chances(machine: MachineDef) -> tuple[float, float]:
    """The chances that a shot goes to the misfire chart, and that it is the machine's last (S-49, S-50)."""
    if machine.kind in ("cannon", "stone"):
        return ARTILLERY.count(MISFIRE) / len(ARTILLERY), 0.0
    if machine.kind != "volley-gun":
        return 0.0, 0.0
    thrown = [hail_of(dice) for dice in product(ARTILLERY, repeat=machine.dice)]
    return sum(one.fails for one in thrown) / len(thrown), sum(one.last for one in thrown) / len(thrown)


def _average_misfire(setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef) -> float:
    """The share of a machine that its misfire chart takes on average."""
    if machine.misfire is None:
        return 0.0
    rows = setting.content.charts[machine.misfire].rows
    left = max(1, wounds_per_model(setting, state, unit, "model") - unit.hurt)
    return fsum((row.most - row.least + 1) / 6 * _row_cost(row, left) for row in rows)


def _row_cost(row: Mishap, left: int) -> float:
    """The share of a machine with `left` wounds that one row of the chart takes."""
    if row.destroyed or row.wounds >= left:
        return 1.0
    return WOUND_WORTH.casualties * row.wounds / left + RISK.lost_shot * max(0, row.silent - 1)
