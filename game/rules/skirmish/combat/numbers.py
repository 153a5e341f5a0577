"""Who strikes and who is struck in close combat, as numbers with reasons (S-26, S-27, S-52, S-54, S-82)."""

from game.rules.skirmish.combat.attack_count import initiative_step
from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.combatants import (
    Attacker,
    Defender,
    defender_from_profile,
    rules_with_weapon,
    striker_from_profile,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Blows
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import FRONT, contact_face, is_machine
from game.rules.skirmish.unit.parts import CHAMPION
from game.rules.skirmish.unit.profile import (
    Part,
    def_of,
    granted_rules,
    is_mounted,
    profile_now,
    rules_now,
    unit_characteristic,
)
from game.rules.skirmish.unit.weapons import weapon_of

MOUNT, CREW = "mount", "crew"
PROFILES: dict[str, Part] = {CHAMPION: "champion", MOUNT: "mount", CREW: "crew"}
"""Whose characteristics a part uses; the others use the model's."""


def striker_characteristic(setting: Setting, state: SkirmishState, who: Unit, stat: Stat, by: str) -> int:
    """A characteristic of who strikes."""
    return unit_characteristic(setting, state, who, stat, PROFILES.get(by, "model")).needed


def step_of(setting: Setting, state: SkirmishState, who: Unit, by: str) -> int:
    """The Initiative step at which a model strikes (S-52)."""
    initiative = striker_characteristic(setting, state, who, "initiative", by)
    if by == MOUNT:
        return initiative_step(initiative, mount_rules(setting, who) | granted_rules(state, who))
    weapon = setting.content.weapons.get(weapon_of(setting, who))
    first = home_unit(state, who).has(unit_flags.FIRST_ROUND)
    return initiative_step(initiative, rules_with_weapon(rules_now(state, who), weapon, first_round=first))


def melee_attacker(setting: Setting, state: SkirmishState, who: Unit, by: str) -> Attacker:
    """The attacker with the weapon and the rules of the moment; a mount with its own (S-27)."""
    profile = profile_now(setting, state, who, PROFILES.get(by, "model"))
    if by == MOUNT:
        return striker_from_profile(profile, None, mount_rules(setting, who) | granted_rules(state, who))
    weapon = setting.content.weapons.get(weapon_of(setting, who))
    first = home_unit(state, who).has(unit_flags.FIRST_ROUND)
    return striker_from_profile(profile, weapon, rules_now(state, who), first_round=first)


def melee_defender(setting: Setting, state: SkirmishState, foe: Unit, part: str) -> Defender:
    """The defender in close combat; of a machine its crew (S-82)."""
    kind = def_of(setting, foe)
    return defender_from_profile(
        profile_now(setting, state, foe, PROFILES.get(part, "model")),
        foe.enlisted,
        rules_now(state, foe),
        troop=kind.troop,
        character=kind.character,
        mounted=is_mounted(setting, foe),
        weapon=setting.content.weapons.get(weapon_of(setting, foe)),
        first_round=home_unit(state, foe).has(unit_flags.FIRST_ROUND),
        crew=profile_now(setting, state, foe, "crew") if is_machine(setting, foe) else None,
    )


def strike_of_blows(setting: Setting, state: SkirmishState, blows: Blows) -> attack.Strike:
    """The numbers of such blows, with their reasons: tooltips and dice read the same (S-54)."""
    unit, home = state.units[blows.unit], state.units[blows.foe_unit]
    clash = attack.Clash(
        first_round=unit.has(unit_flags.FIRST_ROUND),
        front=contact_face(setting, home, unit) == FRONT,
        across=unit.has(unit_flags.OVER_WALL),
    )
    by = melee_attacker(setting, state, state.units[blows.who], blows.by)
    return attack.melee_strike(
        by, melee_defender(setting, state, state.units[blows.foe], blows.foe_part), clash
    )


def mount_rules(setting: Setting, who: Unit) -> dict[str, int | str]:
    """The special rules of what carries it."""
    return {str(rule): number for rule, number in def_of(setting, who).mount_rules.items()}
