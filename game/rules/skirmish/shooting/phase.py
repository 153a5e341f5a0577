"""The Shooting phase: one unit after the other shoots at the named enemy, or holds fire (S-08, S-44).

Services for Stand and Shoot: `may_shoot`, `shoot_volley`.
"""

from collections.abc import Sequence
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.flow.battle import Battle, PhaseRules
from game.rules.skirmish.flow.questions import SHOOTING_ORDERS
from game.rules.skirmish.flow.steps import SHOOTING_STAND, STEP_KINDS
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting import machines
from game.rules.skirmish.shooting.law import machine_of, may_shoot, may_target, shooting_weapons
from game.rules.skirmish.shooting.numbers import missiles_at
from game.rules.skirmish.shooting.volley import shoot_volley
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.sides import is_friend, opposing_units

SHOOTING_ASK = STEP_KINDS.declare("shooting:ask")

__all__ = ["RULES", "may_shoot", "shoot_volley"]


def begin(battle: Battle) -> None:
    """Machines that must still be silent are silent in this phase; then orders are asked for (S-50, S-82)."""
    for unit in battle.state.standing():
        if is_friend(battle.state, unit) and unit.silent:
            unit.silent -= 1
            unit.mark(unit_flags.FORBIDDEN_SHOT)
    battle.then(SHOOTING_ASK())


def ask(battle: Battle) -> None:
    """As long as somebody can shoot at somebody the active player is asked."""
    if any(
        True
        for unit in _ready(battle.setting, battle.state)
        if shooting_orders(battle.setting, battle.state, unit)
    ):
        battle.ask(SHOOTING_ORDERS, battle.state.active)


def _ready(setting: Setting, state: SkirmishState) -> list[Unit]:
    """The active player's units that may shoot, by id."""
    return [
        unit
        for unit in state.standing()
        if is_friend(state, unit) and may_shoot(setting, state, unit) is None
    ]


def shooting_orders(setting: Setting, state: SkirmishState, unit: Unit) -> list[Any]:
    """The shots of a unit: every target of a volley, a sample of a machine's aims."""
    machine = machine_of(setting, unit)
    if machine is not None:
        return machines.machine_orders(setting, state, unit, machine)
    enemies = [one for one in opposing_units(state, unit) if may_target(setting, state, unit, one.id) is None]
    return [
        Shoot(unit.owner, unit.id, target.id, weapon)
        for target in enemies
        for weapon in missiles_at(setting, state, unit, target)
    ]


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """Every volley, a sample of aims of each machine, and to hold fire."""
    return [
        *(order for unit in _ready(setting, state) for order in shooting_orders(setting, state, unit)),
        Done(player),
    ]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of a shot: one's own unit, a weapon it has, a target of the named enemy, seen and in range."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Shoot | Aim):
        return Refusal("wrong-moment")
    if action.unit not in range(len(state.units)) or not is_friend(state, state.units[action.unit]):
        return Refusal("not-your-unit")
    unit = state.units[action.unit]
    return may_shoot(setting, state, unit) or shot_refusal(setting, state, unit, action)


def shot_refusal(setting: Setting, state: SkirmishState, unit: Unit, action: Shoot | Aim) -> Refusal | None:
    """Why a unit that may shoot may not shoot so: its machine, the weapon, target, range (S-08, S-44)."""
    machine = machine_of(setting, unit)
    if machine is not None:
        return machines.check(setting, state, unit, machine, action)
    if isinstance(action, Aim):
        return Refusal("shoot-otherwise")
    if action.weapon and action.weapon not in shooting_weapons(setting, state, unit):
        return Refusal("shoot-no-weapon")
    refusal = may_target(setting, state, unit, action.target)
    if refusal is not None:
        return refusal
    near = missiles_at(setting, state, unit, state.units[action.target])
    return None if near and action.weapon in ("", *near) else Refusal("shoot-too-far")


def apply(battle: Battle, question: Question, action: Any) -> None:
    """The unit shoots, then the next is asked for; or the phase is over."""
    battle.close()
    if isinstance(action, Done):
        return
    battle.then(SHOOTING_ASK())
    unit = battle.unit(action.unit)
    machine = machine_of(battle.setting, unit)
    if machine is not None:
        machines.shoot_machine(battle, unit, machine, action)
        return
    target = battle.unit(action.target)
    weapon = action.weapon or missiles_at(battle.setting, battle.state, unit, target)[0]
    shoot_volley(battle, unit, target, weapon)


def shoot_at_charger(battle: Battle, unit: int, charger: int, weapon: str) -> None:
    """Let a charged unit stand and shoot at its charger (S-33)."""
    shooter, coming = battle.unit(unit), battle.unit(charger)
    if shooter.stands and coming.stands:
        shoot_volley(battle, shooter, coming, weapon, stand=True)


RULES = PhaseRules(begin, options, check, apply, {SHOOTING_ASK: ask, SHOOTING_STAND: shoot_at_charger})
