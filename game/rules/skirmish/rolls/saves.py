"""Saves against a wound: armour, then the best of ward, parry and regeneration (S-47).

A save that needs 7 or more is none.
"""

import msgspec

from game.rules.skirmish.rolls.combatants import Attacker, Defender, rule_number
from game.rules.skirmish.rolls.target import Modifier, Target

NO_SAVE_ROLL = 7
"""The roll of a save that no die reaches."""
NO_ARMOUR = Target(NO_SAVE_ROLL, "no-armour")
"""The armour save against wounds that armour does not save from."""
NO_WARD = Target(NO_SAVE_ROLL, "no-ward")
"""The second save of a model that has none."""
ARMOUR_SAVE_ROLLS = {"none": NO_SAVE_ROLL, "light": 6, "heavy": 5, "plate": 4}
"""The roll that each armour needs by itself (S-47)."""
KILLABLE_TROOPS = ("infantry", "cavalry")
"""Troop types, beside characters, that a killing blow slays (S-60)."""


class Wounding(msgspec.Struct, frozen=True):
    """The manner of a wound, as far as saves care."""

    strength: int
    close: bool = False
    """Whether it is by a blow, impact hit or stomp."""
    blow: bool = False
    """Whether it is by a blow of close combat, which may be parried; not an impact hit or a stomp."""
    front: bool = True
    """Whether it comes from the front of the unit."""
    spell: bool = False
    flaming: bool = False
    piercing: int = 0
    """Points by which armour suffers more than from Strength alone."""


def wounding_by_attacker(attacker: Attacker, *, blow: bool, front: bool = True) -> Wounding:
    """The wounding that an attacker deals."""
    return Wounding(
        strength=attacker.strength,
        close=blow,
        blow=blow,
        front=front,
        flaming=attacker.has("flaming"),
        piercing=rule_number(attacker.rules, "armour-piercing"),
    )


# armour


def _shield(defender: Defender, by: Wounding) -> Modifier | None:
    """The modifier of a shield: -1, unless both hands hold a weapon in close combat."""
    useless = by.close and defender.has("two-hands")
    return Modifier(-1, "shield") if defender.shield and not useless else None


def _mounted(defender: Defender, by: Wounding) -> Modifier | None:
    """The modifier of a rider: -1."""
    return Modifier(-1, "mounted") if defender.mounted else None


def _barding(defender: Defender, by: Wounding) -> Modifier | None:
    """The modifier of an armoured mount: -1."""
    return Modifier(-1, "barding") if defender.barding else None


def _strong_blow(defender: Defender, by: Wounding) -> Modifier | None:
    """The modifier of a strong blow: +1 for each point of Strength above 3."""
    return Modifier(max(0, by.strength - 3), "strength", (("strength", by.strength),))


def _piercing(defender: Defender, by: Wounding) -> Modifier | None:
    """The modifier of a piercing weapon: +1 or more."""
    return Modifier(by.piercing, "armour-piercing")


ARMOUR_BETTERED_BY = (_shield, _mounted, _barding)
"""Modifiers that make an armour save easier, down to 1+ (S-47)."""
ARMOUR_WORSENED_BY = (_strong_blow, _piercing)
"""Modifiers that make an armour save harder afterwards (S-47)."""


def armour_save(defender: Defender, by: Wounding) -> Target:
    """The armour save: 1+ at best before it is made worse; a natural 1 fails (S-47).

    >>> knight = Defender(3, armour="plate", shield=True, mounted=True, barding=True)
    >>> print(armour_save(knight, Wounding(strength=5)))
    3+ = 4 (armour-plate) -1 (shield) -1 (mounted) -1 (barding) +2 (strength)
    """
    save = Target(ARMOUR_SAVE_ROLLS[defender.armour], "armour-" + defender.armour, least=2)
    save = save.plus(*(one(defender, by) for one in ARMOUR_BETTERED_BY))
    best = save.base + sum(one.amount for one in save.modifiers)
    return save.plus(
        Modifier(max(0, 1 - best), "best-armour"), *(one(defender, by) for one in ARMOUR_WORSENED_BY)
    )


# ward, parry, regeneration


def _ward(defender: Defender, by: Wounding) -> Target | None:
    """The ward of a defender, better against spells by its magic resistance, which is one alone too."""
    resistance = rule_number(defender.rules, "magic-resistance") if by.spell else 0
    if resistance and not defender.has("ward"):
        return Target(NO_SAVE_ROLL, "magic-resistance", least=2) + Modifier(-resistance, "magic-resistance")
    if not defender.has("ward"):
        return None
    held = Target(rule_number(defender.rules, "ward", NO_SAVE_ROLL), "ward", least=2)
    return held + Modifier(-resistance, "magic-resistance")


def _parry(defender: Defender, by: Wounding) -> Target | None:
    """6+ with hand weapon and shield, on foot, not frenzied, against blows from the front."""
    able = defender.has("parry") and defender.shield and not (defender.mounted or defender.has("frenzy"))
    return Target(6, "parry") if able and by.blow and by.front else None


def _regeneration(defender: Defender, by: Wounding) -> Target | None:
    """The regeneration of a defender, but not against flames."""
    if by.flaming or not defender.has("regeneration"):
        return None
    return Target(rule_number(defender.rules, "regeneration", NO_SAVE_ROLL), "regeneration", least=2)


def second_save(defender: Defender, by: Wounding) -> Target:
    """The best of ward, parry and regeneration; of equals the first (S-47)."""
    options = [one(defender, by) for one in (_ward, _parry, _regeneration)]
    return min((one for one in options if one is not None), key=lambda one: one.needed, default=NO_WARD)


def save_against_killing(defender: Defender, by: Wounding) -> Target:
    """The save against a killing blow: a ward, nothing else (S-60)."""
    return _ward(defender, by) or NO_WARD


def can_be_slain(defender: Defender) -> bool:
    """Whether a killing blow slays a defender of this kind (S-60)."""
    return defender.character or defender.troop in KILLABLE_TROOPS
