"""What a machine or a breath costs who uses it: mishaps, and a breath that is gone (S-50)."""

from itertools import product

from game.ai.skirmish.shooting.wound_worth import OWN, WEAR
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

SHOT = 0.1
"""What a shot of a machine is worth of its points, when it is lost."""
PATIENCE = 0.1
"""What a breath kept for later is worth of its monster's points, at the first of many turns."""


def shooting_risk(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """The points that its own shot may cost a unit's side."""
    machine = machine_of(setting, unit)
    if machine is None:
        return 0.0
    ahead = max(0, state.rounds - state.round) / max(1, state.rounds)
    kept = (
        PATIENCE * ahead * unit_bounty(state, unit) if machine.once and not is_machine(setting, unit) else 0.0
    )
    charted, last = _misfires(machine)
    return kept + OWN * unit_bounty(state, unit) * ahead * (
        last + charted * _mishap(setting, state, unit, machine)
    )


def _misfires(machine: MachineDef) -> tuple[float, float]:
    """The chances that a shot goes to the chart, and that it is the machine's last (S-49, S-50)."""
    if machine.kind in ("cannon", "stone"):
        return ARTILLERY.count(MISFIRE) / len(ARTILLERY), 0.0
    if machine.kind != "volley-gun":
        return 0.0, 0.0
    thrown = [hail_of(dice) for dice in product(ARTILLERY, repeat=machine.dice)]
    return sum(one.fails for one in thrown) / len(thrown), sum(one.last for one in thrown) / len(thrown)


def _mishap(setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef) -> float:
    """The share of a machine that its chart takes on average."""
    if machine.misfire is None:
        return 0.0
    rows = setting.content.charts[machine.misfire].rows
    left = max(1, wounds_per_model(setting, state, unit, "model") - unit.hurt)
    return sum((row.most - row.least + 1) / 6 * _cost(row, left) for row in rows)


def _cost(row: Mishap, left: int) -> float:
    """What one row takes of a machine with so many wounds left."""
    if row.destroyed or row.wounds >= left:
        return 1.0
    return WEAR * row.wounds / left + SHOT * max(0, row.silent - 1)
