"""War machines and breath: their orders, bolts, hails of shots, flames (S-49, S-50, S-82).

Cannon and stone thrower are in `artillery`. A machine's orders are asked for by the Shooting phase.
"""

from typing import Any

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.events.unit import MachineShot, UnitMoved, VolleyShot
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.resolve import resolve_attacks, roll_to_hit
from game.rules.skirmish.rolls.scatter import roll_artillery_die
from game.rules.skirmish.rolls.tray import ShownDice, told_faces
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.area_hits import apply_area_losses, strike_all
from game.rules.skirmish.shooting.artillery import (
    artillery_aims,
    check_aim,
    check_under,
    fire_cannon,
    throw_stone,
)
from game.rules.skirmish.shooting.law import is_in_range, may_target
from game.rules.skirmish.shooting.machine_numbers import (
    AreaHit,
    _distance,
    breathed_on,
    goes_on,
    gunfire_numbers,
    hail_of,
    piercing_strikes,
)
from game.rules.skirmish.shooting.misfires import burst_volley_gun, roll_misfire
from game.rules.skirmish.shooting.volley import VolleyHits, apply_volley_hits
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Point, about_centre, heading_between
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import unit_shape
from game.rules.skirmish.unit.sides import opposing_units

RULES = QUIET
"""Machines have no questions of their own."""
AIMED = ("cannon", "stone")


# orders


def machine_orders(setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef) -> list[Any]:
    """The orders that a machine may get now: a sample of aims, or every target."""
    if machine.kind in AIMED:
        return list(artillery_aims(setting, state, unit, machine))
    shots = [Shoot(unit.owner, unit.id, target.id, machine.id) for target in opposing_units(state, unit)]
    return [one for one in shots if check(setting, state, unit, machine, one) is None]


def check(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, action: Any
) -> Refusal | None:
    """Cannon and stone thrower are aimed at a point, all others at a unit of the enemy (S-49, S-50)."""
    if isinstance(action, Aim) != (machine.kind in AIMED):
        return Refusal("shoot-otherwise")
    if isinstance(action, Aim):
        return check_aim(setting, state, unit, machine, action)
    if action.weapon not in ("", machine.id):
        return Refusal("shoot-no-weapon")
    refusal = may_target(setting, state, unit, action.target)
    if refusal is not None:
        return refusal
    return _check_reach(setting, state, unit, machine, state.units[action.target])


def _check_reach(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit
) -> Refusal | None:
    """In range; a breath reaches the target, nobody of one's own, and no combat (S-08, S-50)."""
    if machine.kind != "breath":
        near = is_in_range(_distance(setting, state, unit, target), machine.range)
        return None if near else Refusal("shoot-too-far", {"range": machine.range})
    under = breathed_on(setting, state, unit, target)
    if target.id not in [id for id, _ in under]:
        return Refusal("shoot-too-far", {"range": machine.range})
    return check_under(setting, state, under)


def shoot_machine(battle: Battle, unit: Unit, machine: MachineDef, action: Any) -> None:
    """A machine carries out a legal order: it pivots towards its aim, then shoots (S-82)."""
    unit.mark(unit_flags.SHOT)
    if isinstance(action, Aim):
        _pivot(battle, unit, (action.x, action.y))
        shot = fire_cannon if machine.kind == "cannon" else throw_stone
        shot(battle, unit, machine, (action.x, action.y))
        return
    target = battle.unit(action.target)
    _pivot(battle, unit, unit_centre(battle.setting, target))
    match machine.kind:
        case "bolt":
            _bolt(battle, unit, machine, target)
        case "volley-gun":
            _hail(battle, unit, machine, target)
        case _:
            _breathe(battle, unit, machine, target)


def _pivot(battle: Battle, unit: Unit, aim: Point) -> None:
    """A machine turns about its middle; without room it shoots over its wheels (S-82)."""
    if not is_machine(battle.setting, unit):
        return
    setting, state, was = battle.setting, battle.state, unit.pose
    size = unit_shape(setting, unit)
    pose = about_centre(was, size, heading_between(unit_centre(setting, unit), aim))
    if pose != was and setting.ground.fits(state, unit.id, pose, size) is None:
        unit.pose = pose
        battle.tell(UnitMoved(unit.id, "turn", (was, pose), unit.files))


# bolts and hails


def _bolt(battle: Battle, unit: Unit, machine: MachineDef, target: Unit) -> None:
    """Shoot a bolt: it goes on to the next rank only through a dead model, one Strength weaker each time
    (S-50).
    """
    numbers = gunfire_numbers(battle.setting, battle.state, unit, machine, target)[1]
    shown = battle.shown_dice()
    hits = roll_to_hit(numbers, 1, battle.rng, shown).hits
    wounds = _skewer(battle, unit, machine, target, numbers, shown) if hits else []
    needed, lasting = numbers.hit.needed, [one for one in wounds if one]
    told = (needed, hits, len(lasting), len(lasting), told_faces(shown))
    battle.tell(VolleyShot(unit.id, target.id, machine.id, 1, *told))
    apply_area_losses(battle, unit, {target.id: sum(wounds)})


def _skewer(
    battle: Battle,
    unit: Unit,
    machine: MachineDef,
    target: Unit,
    numbers: Strike,
    shown: ShownDice | None,
) -> list[int]:
    """Wounds lost in each rank that a bolt reaches."""
    each = wounds_per_model(battle.setting, battle.state, target, "model")
    found: list[int] = []
    for strike in piercing_strikes(battle.setting, battle.state, unit, machine, target, numbers):
        before = target.hurt + sum(found)
        found.append(resolve_attacks(strike, 1, battle.rng, shown).lost)
        if not goes_on(before, found[-1], each):
            break
    return found


def _hail(battle: Battle, unit: Unit, machine: MachineDef, target: Unit) -> None:
    """As many shots as the dice show, each rolled to hit (S-50)."""
    dice = tuple(roll_artillery_die(battle.rng) for _ in range(machine.dice))
    shots, fails, last = hail_of(dice)
    at = unit_centre(battle.setting, target)
    battle.tell(MachineShot(unit.id, machine.kind, at, at, dice, () if fails else (target.id,)))
    if fails:
        roll_misfire(battle, unit, machine)
        return
    one, numbers = gunfire_numbers(battle.setting, battle.state, unit, machine, target)
    shown = battle.shown_dice()
    landed = VolleyHits(one, shots, roll_to_hit(numbers, shots, battle.rng, shown), shown)
    apply_volley_hits(battle, unit, target, [landed], [numbers.hit.needed])
    if last:
        burst_volley_gun(battle, unit)


# breath


def _breathe(battle: Battle, unit: Unit, machine: MachineDef, target: Unit) -> None:
    """Once a battle, everybody under the teardrop (S-50)."""
    if machine.once:
        unit.mark(unit_flags.BREATHED)
    models = breathed_on(battle.setting, battle.state, unit, target)
    struck = tuple(sorted({id for id, _ in models}))
    at = unit_centre(battle.setting, target)
    battle.tell(MachineShot(unit.id, machine.kind, at, at, (), struck, models))
    strike_all(battle, unit, machine, [AreaHit(one, machine.strength, machine.wounds) for one in models])
