"""Attackers and defenders: the characteristics of both, as they are now (S-26, S-27).

Whatever lasts (spells, fear, frenzy lost) is already in the profile and the rules that are handed in: see
`profile.profile_now` and `profile.rules_now`.
"""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from game.rules.skirmish.defs.armies import Profile, WeaponDef

Rules = Mapping[str, int | str]
"""Special rules with their numbers; 1 where the number says nothing (S-60)."""

SHOT_RULES = ("quick-to-fire", "volley")
"""Rules of a unit that also hold for its shots; all other rules of a shot are its weapon's."""


class Kit(Protocol):
    """Armour worn: a `UnitDef`, or what a list bought of it."""

    @property
    def armour(self) -> str:
        """The armour: none, light, heavy or plate."""

    @property
    def shield(self) -> bool:
        """Whether a shield is carried."""

    @property
    def barding(self) -> bool:
        """Whether the mount is armoured."""


class Attacker(msgspec.Struct, frozen=True):
    """The numbers of one kind of blow or shot. `skill` is the WS of a blow, the BS of a shot."""

    skill: int
    strength: int
    initiative: int = 0
    rules: Rules = {}

    def has(self, rule: str) -> bool:
        """Whether the special rule holds."""
        return rule in self.rules


class Defender(msgspec.Struct, frozen=True):
    """The numbers of a model struck: the rider's T, W and saves; in combat a machine's crew (S-27, S-82)."""

    toughness: int
    wounds: int = 1
    weapon_skill: int = 0
    initiative: int = 0
    armour: str = "none"
    shield: bool = False
    mounted: bool = False
    barding: bool = False
    troop: str = "infantry"
    character: bool = False
    rules: Rules = {}

    def has(self, rule: str) -> bool:
        """Whether the special rule holds."""
        return rule in self.rules


def rules_with_weapon(rules: Rules, weapon: WeaponDef | None, *, first_round: bool = True) -> Rules:
    """The rules of a fighter with those of its weapon; some weapons help in the first round only.

    >>> from game.rules.skirmish.defs.armies import WeaponDef
    >>> lance = WeaponDef(strength=2, first_round=True, rules={"armour-piercing": 1})
    >>> [sorted(rules_with_weapon({"fear": 1}, lance, first_round=first)) for first in (True, False)]
    [['armour-piercing', 'fear'], ['fear']]
    """
    if weapon is None or not _weapon_helps(weapon, first_round=first_round):
        return rules
    return {**rules, **_weapon_rules(weapon)}


def _weapon_rules(weapon: WeaponDef) -> Rules:
    """The special rules of a weapon."""
    return dict[str, int | str](weapon.rules.items())


def _weapon_helps(weapon: WeaponDef, *, first_round: bool) -> bool:
    """Whether a weapon's strength and rules hold in this round (S-60)."""
    return first_round or not weapon.first_round


def striker_from_profile(
    profile: Profile,
    weapon: WeaponDef | None = None,
    rules: Rules | None = None,
    *,
    first_round: bool = True,
) -> Attacker:
    """The attacker of a blow in close combat; a weapon adds to its Strength (S-54, S-60)."""
    added = weapon.strength if weapon is not None and _weapon_helps(weapon, first_round=first_round) else 0
    return Attacker(
        skill=profile.weapon_skill,
        strength=max(0, min(10, profile.strength + added)),
        initiative=profile.initiative,
        rules=rules_with_weapon(rules or {}, weapon, first_round=first_round),
    )


def shooter_from_profile(profile: Profile, weapon: WeaponDef, rules: Rules | None = None) -> Attacker:
    """The attacker of a shot: its BS, the weapon's Strength and rules (S-44)."""
    kept = {rule: number for rule, number in (rules or {}).items() if rule in SHOT_RULES}
    return Attacker(
        profile.ballistic_skill, weapon.strength, profile.initiative, {**kept, **_weapon_rules(weapon)}
    )


def defender_from_profile(
    profile: Profile,
    kit: Kit,
    rules: Rules | None = None,
    *,
    troop: str = "infantry",
    character: bool = False,
    mounted: bool = False,
    weapon: WeaponDef | None = None,
    first_round: bool = True,
    crew: Profile | None = None,
) -> Defender:
    """The defender of a profile; in close combat also the `weapon` in hand and the `crew` of a machine."""
    fighting = crew or profile
    return Defender(
        toughness=fighting.toughness,
        wounds=profile.wounds,
        weapon_skill=fighting.weapon_skill,
        initiative=fighting.initiative,
        armour=kit.armour,
        shield=kit.shield,
        mounted=mounted,
        barding=kit.barding,
        troop=troop,
        character=character,
        rules=rules_with_weapon(rules or {}, weapon, first_round=first_round),
    )


def rule_number(rules: Rules, rule: str, otherwise: int = 0) -> int:
    """The number of a rule; `otherwise` if it does not hold.

    >>> rule_number({"ward": 5}, "ward", 7), rule_number({}, "ward", 7)
    (5, 7)
    """
    value = rules.get(rule, otherwise)
    return value if isinstance(value, int) else otherwise
