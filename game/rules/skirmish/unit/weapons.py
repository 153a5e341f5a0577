"""Which weapon each part of a unit fights with."""

from typing import TYPE_CHECKING

from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.profile import def_of, rules_now

if TYPE_CHECKING:
    from game.rules.skirmish.rules import Skirmish


def weapon_rules(rules: "Skirmish", state: SkirmishState, unit: Unit) -> dict[str, int | str]:
    """The rules of a unit with those of the weapon that it fights with."""
    weapon = weapon_of(rules, unit)
    own = rules.content.weapons[weapon].rules if weapon else {}
    return rules_now(state, unit) | {str(rule): number for rule, number in own.items()}


def weapon_of(rules: "Skirmish", unit: Unit) -> str:
    """The weapon that it fights with: the chosen one, else its first for close combat; empty: none."""
    return unit.weapon or next(iter(hand_weapons(rules, unit)), "")


def hand_weapons(rules: "Skirmish", unit: Unit) -> list[str]:
    """Weapons for close combat that it may use, in printed order."""
    mounted = def_of(rules, unit).mount is not None
    known = [(id, rules.content.weapons[id]) for id in unit.enlisted.weapons]
    return [id for id, one in known if one.range == 0 and (one.mounted or not mounted)]
