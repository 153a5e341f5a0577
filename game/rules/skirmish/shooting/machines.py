"""War machines and breath: their orders, bolts, hails of shots, flames (S-49, S-50, S-82).

Cannon and stone thrower are in `artillery`. A machine's orders are asked for by the Shooting phase.
"""

from typing import Any, NamedTuple

import msgspec

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.events.unit import MachineShot, UnitMoved, VolleyShot
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls.attack import AUTOMATIC, Strike, to_wound
from game.rules.skirmish.rolls.dice import MISFIRE
from game.rules.skirmish.rolls.resolve import resolve_attacks, roll_to_hit
from game.rules.skirmish.rolls.scatter import roll_artillery_die
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.area_hits import AreaHit, apply_area_losses, strike_all, touchable_models
from game.rules.skirmish.shooting.artillery import (
    artillery_aims,
    check_aim,
    check_under,
    fire_cannon,
    throw_stone,
)
from game.rules.skirmish.shooting.law import cover_of, is_in_range, may_target
from game.rules.skirmish.shooting.misfires import burst_volley_gun, roll_misfire
from game.rules.skirmish.shooting.volley import CREW, Fire, VolleyHits, apply_volley_hits, strike_of_shots
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Centi, Point, about_centre, arc_of, heading_between
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine, unit_centre
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import profile_now, unit_shape
from game.rules.skirmish.unit.sides import opposing_units

RULES = QUIET
"""Machines have no questions of their own."""
AIMED = ("cannon", "stone")
HAIL = 10
"""Shots a die of a volley gun all of whose dice misfire (S-50)."""


# orders


def machine_orders(setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef) -> list[Any]:
    """What a machine may do now: a sample of aims, or every target."""
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


def gunfire_numbers(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit
) -> tuple[Fire, Strike]:
    """What a bolt or each shot of a volley gun would do, for dice and tooltips (S-45, S-50)."""
    far = not is_in_range(2 * _distance(setting, state, unit, target), machine.range)
    one = Fire(unit.id, CREW, machine.id, far, 1)
    return one, strike_of_shots(setting, state, one, target, cover=cover_of(setting, state, unit, target))


def _distance(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> int:
    """From a machine to the nearest model (S-44)."""
    return min(setting.ground.model_gaps(state, unit.id, target.id))


def _bolt(battle: Battle, unit: Unit, machine: MachineDef, target: Unit) -> None:
    """It goes on to the next rank only through a model that died, one Strength weaker each time (S-50)."""
    numbers = gunfire_numbers(battle.setting, battle.state, unit, machine, target)[1]
    hits = roll_to_hit(numbers, 1, battle.rng).hits
    wounds = _skewer(battle, unit, machine, target, numbers) if hits else []
    needed, lasting = numbers.hit.needed, [one for one in wounds if one]
    battle.tell(VolleyShot(unit.id, target.id, machine.id, 1, needed, hits, len(lasting), len(lasting)))
    apply_area_losses(battle, unit, {target.id: sum(wounds)})


def _skewer(battle: Battle, unit: Unit, machine: MachineDef, target: Unit, numbers: Strike) -> list[int]:
    """Wounds lost in each rank that a bolt reaches."""
    each = wounds_per_model(battle.setting, battle.state, target, "model")
    found: list[int] = []
    for strike in piercing_strikes(battle.setting, battle.state, unit, machine, target, numbers):
        before = target.hurt + sum(found)
        found.append(resolve_attacks(strike, 1, battle.rng).lost)
        if not goes_on(before, found[-1], each):
            break
    return found


def piercing_strikes(
    setting: Setting, state: SkirmishState, unit: Unit, machine: MachineDef, target: Unit, numbers: Strike
) -> tuple[Strike, ...]:
    """What a bolt that hit does to each rank, as far as it gets (S-50)."""
    toughness = profile_now(setting, state, target).toughness
    return tuple(
        msgspec.structs.replace(
            numbers, hit=AUTOMATIC, wound=to_wound(max(0, machine.strength - rank), toughness)
        )
        for rank in range(bolt_depth(setting, unit, target))
    )


def goes_on(before: int, lost: int, each: int) -> bool:
    """Whether a model of `each` wounds died of these, after others had lost so many.

    >>> goes_on(1, 2, 3), goes_on(0, 2, 3)
    (True, False)
    """
    return (before + lost) // each > before // each


def bolt_depth(setting: Setting, unit: Unit, target: Unit) -> int:
    """How many models stand behind each other as a bolt comes: ranks, or from a flank files."""
    size = unit_shape(setting, target)
    return (
        size.files
        if arc_of(target.pose, size, unit_centre(setting, unit)) in ("left", "right")
        else size.ranks
    )


class Hail(NamedTuple):
    """What the artillery dice of a volley gun say: shots, or the chart; whether they are its last."""

    shots: int
    fails: bool
    last: bool


def hail_of(dice: tuple[int, ...]) -> Hail:
    """One misfire halves, two are the chart, all of three thirty shots and the end of it (S-50).

    >>> hail_of((2, 4, 0)), hail_of((0, 0, 0)).shots, hail_of((0, 10, 0)).fails
    (Hail(shots=3, fails=False, last=False), 30, True)
    """
    failed = dice.count(MISFIRE)
    if failed == len(dice):
        return Hail(HAIL * len(dice), False, True)
    return Hail(sum(dice) // (1 + failed) if failed < 2 else 0, failed > 1, False)


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
    landed = roll_to_hit(numbers, shots, battle.rng)
    apply_volley_hits(battle, unit, target, [VolleyHits(one, shots, landed)], [numbers.hit.needed])
    if last:
        burst_volley_gun(battle, unit)


# breath


def _heading_to(setting: Setting, unit: Unit, target: Unit) -> Centi:
    """Where a breath goes: from the middle of the front towards the middle of the target."""
    return heading_between((unit.x, unit.y), unit_centre(setting, target))


def breathed_on(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> tuple[Model, ...]:
    """Friendly and enemy models under the 8" teardrop towards a target (S-05, S-50)."""
    return touchable_models(
        state, setting.ground.under_breath(state, unit.id, _heading_to(setting, unit, target))
    )


def _breathe(battle: Battle, unit: Unit, machine: MachineDef, target: Unit) -> None:
    """Once a battle, everybody under the teardrop (S-50)."""
    if machine.once:
        unit.mark(unit_flags.BREATHED)
    models = breathed_on(battle.setting, battle.state, unit, target)
    struck = tuple(sorted({id for id, _ in models}))
    at = unit_centre(battle.setting, target)
    battle.tell(MachineShot(unit.id, machine.kind, at, at, (), struck))
    strike_all(battle, unit, machine, [AreaHit(one, machine.strength, machine.wounds) for one in models])
