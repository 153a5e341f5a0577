"""Who may shoot, with what, at whom: the law of the Shooting phase (S-08, S-33, S-44, S-82, S-83)."""

from game.core.rules import Refusal
from game.rules.skirmish.defs.armies import MachineDef, Profile, WeaponDef
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_engaged, is_machine
from game.rules.skirmish.unit.profile import def_of, in_rank, is_mounted, profile_now, rules_now
from game.rules.skirmish.unit.sides import is_enemy, is_neutral

BUSY = (
    (unit_flags.FLEEING, "shoot-fleeing"),
    (unit_flags.SHOT, "shoot-once"),
    (unit_flags.FORBIDDEN_SHOT, "shoot-forbidden"),
    (unit_flags.MARCHED, "shoot-marched"),
    (unit_flags.CHARGING, "shoot-charged"),
    (unit_flags.RALLIED, "shoot-rallied"),
    (unit_flags.REFORMED, "shoot-reformed"),
)
"""What a unit has done after which it does not shoot, and the refusal (S-44, S-50)."""
BY_SKILL = ("bolt", "volley-gun")
"""Machines whose shots are rolled to hit with the crew's BS (S-50)."""


# with what


def machine_of(setting: Setting, unit: Unit) -> MachineDef | None:
    """The machine that a unit shoots with, or a monster's breath; None: it has no such thing."""
    machine = def_of(setting, unit).machine
    return setting.content.machines[machine] if machine else None


def missile_weapons(setting: Setting, state: SkirmishState, unit: Unit) -> list[str]:
    """Weapons with which a unit, or a character, could shoot now, in printed order (S-60 move or fire)."""
    mounted, moved = is_mounted(setting, unit), unit.has(unit_flags.MOVED)
    slow = moved and "move-or-fire" in rules_now(state, unit)
    known = [(id, setting.content.weapons[id]) for id in unit.enlisted.weapons]
    return [id for id, one in known if not slow and _can_use(one, mounted=mounted, moved=moved)]


def _can_use(weapon: WeaponDef, *, mounted: bool, moved: bool) -> bool:
    """Whether one shoots with it: on a mount, after a move (S-60)."""
    steady = not (moved and "move-or-fire" in weapon.rules)
    return weapon.range > 0 and steady and (weapon.mounted or not mounted)


def shooting_weapons(setting: Setting, state: SkirmishState, unit: Unit) -> list[str]:
    """The weapons that a unit may shoot with: its missiles and its characters', or its machine."""
    machine = def_of(setting, unit).machine
    own = [machine] if machine else []
    for one in (unit, *(state.units[id] for id in unit.guests)):
        if profile_now(setting, state, one).ballistic_skill:
            own += [id for id in missile_weapons(setting, state, one) if id not in own]
    return own


def gunner_profile(setting: Setting, state: SkirmishState, unit: Unit) -> Profile:
    """Whose BS a machine shoots with: its crew's; a monster its own."""
    return profile_now(setting, state, unit, "crew" if is_machine(setting, unit) else "model")


# who


def may_shoot(setting: Setting, state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why a unit cannot shoot now, whoever owns it and whomever it would shoot at; None: it can (S-44).

    Not once it has shot, marched, reformed, rallied, charged, flees or touches a unit of another player.
    """
    if not unit.stands:
        return Refusal("shoot-not-there")
    for mark, why in BUSY:
        if unit.has(mark):
            return Refusal(why)
    if is_engaged(setting, state, unit):
        return Refusal("shoot-engaged")
    return _no_arms(setting, state, unit)


def _no_arms(setting: Setting, state: SkirmishState, unit: Unit) -> Refusal | None:
    """Why nothing it carries can be shot with: a moved machine, a spent breath, no missiles (S-50, S-82)."""
    machine = machine_of(setting, unit)
    if machine is None:
        return None if shooting_weapons(setting, state, unit) else Refusal("shoot-no-weapon")
    if is_machine(setting, unit) and unit.has(unit_flags.MOVED):
        return Refusal("shoot-machine-moved")
    if machine.once and unit.has(unit_flags.BREATHED):
        return Refusal("shoot-spent")
    blind = machine.kind in BY_SKILL and not gunner_profile(setting, state, unit).ballistic_skill
    return Refusal("shoot-no-weapon") if blind else None


# at whom


def may_target(setting: Setting, state: SkirmishState, unit: Unit, target: int) -> Refusal | None:
    """Why that unit is no target: only the enemy's, in combat with nobody, and in sight (S-08, S-83)."""
    refusal = no_target(setting, state, target)
    if refusal is not None:
        return refusal
    return None if _sees(setting, state, unit, target) else Refusal("shoot-unseen")


def no_target(setting: Setting, state: SkirmishState, target: int) -> Refusal | None:
    """Why nobody may shoot at that unit, seen or not: it is not the enemy's, or in combat (S-08)."""
    if target not in range(len(state.units)) or not state.units[target].stands:
        return Refusal("shoot-no-target")
    aim = state.units[target]
    if is_neutral(state, aim):
        return Refusal("shoot-neutral")
    if not is_enemy(state, aim):
        return Refusal("shoot-friend")
    return Refusal("shoot-in-combat") if is_engaged(setting, state, aim) else None


def _sees(setting: Setting, state: SkirmishState, unit: Unit, target: int) -> bool:
    """Whether any of its models is seen; a war machine pivots freely to shoot (S-82, S-83)."""
    return setting.ground.sight(state, unit.id, target, all_round=is_machine(setting, unit)).seen > 0


def cover_of(setting: Setting, state: SkirmishState, unit: Unit, target: Unit) -> str:
    """The worst cover that most models of the target are in, hard or soft; empty: none (S-45, S-83)."""
    seen = setting.ground.sight(state, unit.id, target.id, all_round=is_machine(setting, unit))
    if 2 * seen.hard > in_rank(target):
        return "hard"
    return "soft" if 2 * (seen.hard + seen.soft) > in_rank(target) else ""


def is_in_range(gap: int, inches: int) -> bool:
    """Whether a distance in milli is in range.

    >>> is_in_range(24000, 24), is_in_range(24001, 24)
    (True, False)
    """
    return gap <= inches * INCH
