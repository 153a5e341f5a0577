"""What a model of Triomphe et Trahison should cost, by a formula: a starting point, not a verdict.

`python tools/skirmish_points.py` prints every unit with its points beside those of the formula; the workshop
proposes them. Battles between bots have the last word: a unit that they find too cheap gets dearer in its
file, whatever this says.

    points = 5 x fighting x nerve x pace x rules x presence + shooting + craft, at least 2

- fighting: sqrt(blows x endurance); 1 is a militiaman (WS 3, S 3, T 3, light armour, shield). Blows: wounds
  that its attacks take from three kinds of foes, counted exactly, with mount, impact hits and stomps; half
  the rounds are first ones. Endurance: blows of soldiers and brutes that it bears. By the square root two men
  cost twice what one does.
- nerve: 6 % a point of Leadership from 7. Pace: 5 % an inch of Move from 4; flyers move 10.
- rules: what no blow shows (FACTORS). Presence: monsters and characters strike whole (PRESENCE, HERO).
- shooting: 13 a wound a turn at long range, by the root of range / 24; machines 25, by HITS a shot.
- craft: 15 for a character; 15 by the root of a wizard's lores, and 30 a level.
"""

import math
from collections.abc import Iterable, Mapping
from typing import Protocol

from game.rules.skirmish.defs.armies import MachineDef, Profile, SpecialRule, UnitDef, WeaponDef
from game.rules.skirmish.odds import distribution, single
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.attack import Clash, Shot, Strike
from game.rules.skirmish.rolls.combatants import (
    Attacker,
    Defender,
    defender_from_profile,
    rule_number,
    shooter_from_profile,
    striker_from_profile,
)

HAND_WEAPON = "base:arme_de_main"
"""What a militiaman strikes with."""
SCALE = 5.0
SHOT = 13.0
CHARACTER, LORE, LEVEL = 15, 15, 30

FOES = (
    (0.5, Defender(3, 1, 3, 3, "light", shield=True)),
    (0.35, Defender(4, 1, 4, 3, "heavy", shield=True)),
    (0.15, Defender(5, 4, 4, 4, troop="monster")),
)
"""Whom its blows and shots strike: how often, who."""
STRIKERS = ((0.65, Attacker(3, 3, 3)), (0.35, Attacker(4, 5, 3)))
"""Who strikes it."""

FACTORS: Mapping[str, float] = {
    "always-first": 1.12,
    "always-last": 0.92,
    "ambush": 1.05,
    "fast-cavalry": 1.05,
    "fear": 1.06,
    "immune": 1.03,
    "magic-resistance": 1.02,
    "scouts": 1.05,
    "skirmish": 1.05,
    "stubborn": 1.08,
    "stupidity": 0.94,
    "swift": 1.04,
    "terror": 1.1,
    "unbreakable": 1.2,
    "unstable": 0.92,
    "vanguard": 1.04,
}
"""What blows do not show."""
EXTRA_RANK = 0.15
"""A weapon that reaches over ranks, each."""
PRESENCE = {"cavalry": 1.05, "monstrous-infantry": 1.2, "monster": 1.15, "war-machine": 0.25}
"""How much of a model fights, as against a man in the ranks."""
TRAMPLING: tuple[SpecialRule, ...] = ("impact-hits", "stomp", "thunderstomp")
HERO = 1.25
HITS = {"cannon": 2.0, "stone": 2.5, "bolt": 1.0, "volley-gun": 6.0, "breath": 1.0}
"""Models that a shot hits on average, misses and misfires counted; a breath is used once."""
MACHINE_SHOT = 25.0


class Arms(Protocol):
    """What soldiers and machines strike and shoot with, by id: all that the formula asks of the content."""

    @property
    def weapons(self) -> Mapping[str, WeaponDef]:
        """Weapons by full id."""
        ...

    @property
    def machines(self) -> Mapping[str, MachineDef]:
        """Machines by full id."""
        ...


Rules = Mapping[str, int | str]
"""Special rules with their numbers."""


def rules_of(one: UnitDef | WeaponDef) -> Rules:
    """The rules of a unit or weapon, as the numbers rooms take them."""
    return {str(rule): number for rule, number in one.rules.items()}


def mean_lost(strike: Strike, blows: float = 1.0) -> float:
    """The wounds that so many blows take on average."""
    return blows * single.strike_chances(strike).lost.mean


def against_foes(strikes: Iterable[tuple[float, Strike]], blows: float) -> float:
    """The same over all kinds of foes."""
    return sum(share * mean_lost(strike, blows) for share, strike in strikes)


def blows_of(profile: Profile, weapon: WeaponDef | None, rules: Rules) -> float:
    """Wounds a round that one profile takes, half of the rounds being first ones."""
    each = profile.attacks + ("frenzy" in rules)
    rounds = []
    for first in (True, False):
        who = striker_from_profile(profile, weapon, rules, first_round=first)
        strikes = ((share, attack.melee_strike(who, foe, Clash(first_round=first))) for share, foe in FOES)
        rounds.append(against_foes(strikes, each))
    return sum(rounds) / 2


def hits_of(unit: UnitDef, rule: SpecialRule) -> float:
    """Wounds a round of impact hits (in half of the rounds) or stomps."""
    if rule not in unit.rules:
        return 0.0
    own = unit.mount or unit.profile
    share = 0.5 if rule == "impact-hits" else 1.0
    strikes = ((part, attack.automatic_strike(own.strength, foe, close=True)) for part, foe in FOES)
    return against_foes(strikes, share * distribution.amount_distribution(unit.rules[rule]).mean)


def hand_weapons(all: Arms, unit: UnitDef) -> list[WeaponDef]:
    """What it may strike with."""
    return [all.weapons[one] for one in unit.weapons if not all.weapons[one].range]


def offence(all: Arms, unit: UnitDef) -> float:
    """Wounds a round, with its best weapon, from wherever it strikes."""
    profile = unit.crew or unit.profile
    best = max(blows_of(profile, one, rules_of(unit)) * reach(one) for one in hand_weapons(all, unit))
    mount = (
        blows_of(unit.mount, None, {str(rule): amount for rule, amount in unit.mount_rules.items()})
        if unit.mount
        else 0.0
    )
    haste = 1 + 0.03 * (profile.initiative - 3)
    extra = sum(hits_of(unit, rule) for rule in TRAMPLING)
    return (best + mount) * haste + extra


def reach(weapon: WeaponDef) -> float:
    """What it is worth that more ranks strike, or that all strike last."""
    late = FACTORS["always-last"] if "always-last" in weapon.rules else 1.0
    return late * (1 + EXTRA_RANK * rule_number(rules_of(weapon), "extra-rank"))


def endurance(all: Arms, unit: UnitDef) -> float:
    """Blows that it bears: wounds over the wounds a blow takes."""
    weapon = hand_weapons(all, unit)[0]
    who = defender_from_profile(
        unit.profile,
        unit,
        rules_of(unit),
        troop=unit.troop,
        character=unit.character,
        mounted=unit.mount is not None,
        weapon=weapon,
    )
    taken = sum(share * mean_lost(attack.melee_strike(foe, who, Clash())) for share, foe in STRIKERS)
    return unit.profile.wounds / max(taken, 0.01)


def militia(all: Arms) -> float:
    """The fighting of a militiaman, by which all others are measured."""
    profile = Profile(
        move=4, weapon_skill=3, ballistic_skill=3, strength=3, toughness=3, initiative=3, attacks=1
    )
    unit = UnitDef(
        troop="infantry",
        profile=profile,
        base=(20, 20),
        points=1,
        weapons=(HAND_WEAPON,),
        armour="light",
        shield=True,
    )
    return math.sqrt(offence(all, unit) * endurance(all, unit))


def fighting(all: Arms, unit: UnitDef) -> float:
    """Points of what it does in close combat."""
    worth = math.sqrt(offence(all, unit) * endurance(all, unit)) / militia(all)
    nerve = 1 + 0.06 * (
        max(7, unit.profile.leadership) - 7 if "unstable" in unit.rules else unit.profile.leadership - 7
    )
    move = 10 if "fly" in unit.rules else (unit.mount or unit.profile).move
    pace = 1 + 0.05 * (move - 4)
    own = math.prod(FACTORS.get(rule, 1.0) for rule in unit.rules)
    present = HERO if unit.character else PRESENCE.get(unit.troop, 1.0)
    return SCALE * worth * nerve * pace * own * present


def shooting(all: Arms, unit: UnitDef) -> float:
    """Points of its best weapon that shoots, or of its machine."""
    weapons = [all.weapons[one] for one in unit.weapons if all.weapons[one].range]
    best = max((volley(unit, one) for one in weapons), default=0.0)
    return best + (machine(all, unit) if unit.machine else 0.0)


def volley(unit: UnitDef, weapon: WeaponDef) -> float:
    """Points of a weapon that shoots: wounds a turn at long range."""
    shots = distribution.amount_distribution(weapon.shots).mean
    far = Shot(far=True, several=shots > 1)
    who = shooter_from_profile(unit.profile, weapon, rules_of(unit))
    lost = against_foes(((share, attack.missile_strike(who, foe, far)) for share, foe in FOES), shots)
    quick = 0.85 if "move-or-fire" in weapon.rules else 1.1 if "quick-to-fire" in weapon.rules else 1.0
    return SHOT * lost * quick * math.sqrt(weapon.range / 24)


def machine(all: Arms, unit: UnitDef) -> float:
    """Points of a war machine's shot, or of a breath."""
    kind = all.machines[unit.machine or ""]
    wide = max(1.0, kind.template / 3) if kind.kind == "stone" else 1.0
    main, others = (1.0, HITS["stone"] * wide - 1) if kind.kind == "stone" else (HITS[kind.kind], 0.0)
    lost = 0.0
    for share, foe in FOES:
        hard = attack.automatic_strike(kind.strength, foe, saved=kind.armour, wounds=kind.wounds)
        soft = attack.automatic_strike(kind.other_strength or kind.strength, foe, saved=kind.armour)
        lost += share * (mean_lost(hard, main) + mean_lost(soft, others))
    return MACHINE_SHOT * lost * math.sqrt(kind.range / 24)


def craft(unit: UnitDef) -> float:
    """Points of leading and of magic."""
    magic = LORE * math.sqrt(len(unit.lores)) + LEVEL * unit.level if unit.level else 0.0
    return CHARACTER * unit.character + magic


def price(all: Arms, unit: UnitDef) -> int:
    """What the formula asks for one model."""
    return max(2, round(fighting(all, unit) + shooting(all, unit) + craft(unit)))
