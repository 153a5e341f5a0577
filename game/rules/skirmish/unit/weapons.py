"""Weapons that a unit fights with."""

from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import def_of, rules_now


def weapon_rules(setting: Setting, state: SkirmishState, unit: Unit) -> dict[str, int | str]:
    """The rules of a unit with those of the weapon that it fights with."""
    weapon = weapon_of(setting, unit)
    own = setting.content.weapons[weapon].rules if weapon else {}
    return rules_now(state, unit) | {str(rule): number for rule, number in own.items()}


def weapon_of(setting: Setting, unit: Unit) -> str:
    """The weapon that a unit fights with: the chosen one, else its first for close combat; empty: none."""
    return unit.weapon or next(iter(hand_weapons(setting, unit)), "")


def hand_weapons(setting: Setting, unit: Unit) -> list[str]:
    """Weapons for close combat that a unit may use, in printed order."""
    mounted = def_of(setting, unit).mount is not None
    known = [(id, setting.content.weapons[id]) for id in unit.enlisted.weapons]
    return [id for id, one in known if one.range == 0 and (one.mounted or not mounted)]
