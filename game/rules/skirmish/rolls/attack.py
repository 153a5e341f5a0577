"""Rolls to hit and to wound, with reasons, and the Strike that is rolled and counted (S-44 to S-54).

The resolver and the tooltip read the same `Strike`: `resolve_attacks` rolls it, `odds` counts it.
"""

import msgspec

from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.saves import (
    NO_ARMOUR,
    NO_WARD,
    Wounding,
    armour_save,
    can_be_slain,
    save_against_killing,
    second_save,
    wounding_by_attacker,
)
from game.rules.skirmish.rolls.target import Modifier, Target

IMPOSSIBLE_ROLL = 10
"""The number needed to hit from which on nothing hits (S-44)."""
AUTOMATIC = Target(1, "automatic")
"""The number needed by a hit without a roll."""


class Strike(msgspec.Struct, frozen=True):
    """Everything needed to roll one kind of blow, shot or hit against one kind of model.

    A save that needs 7 or more is none. A hit that needs 1 is not rolled.
    """

    hit: Target
    wound: Target
    armour: Target
    ward: Target
    slain: Target = NO_WARD
    """The save against a killing blow."""
    again: str = ""
    """Why misses are rolled again, once; empty: they are not."""
    poison: bool = False
    """Whether a natural 6 to hit wounds by itself."""
    killing: bool = False
    """Whether a natural 6 to wound slays."""
    wounds: int | str = 1
    """Wounds that each unsaved wound becomes: a number, D3, D6."""
    each: int = 1
    """Wounds of each model struck: no hit takes more (S-48)."""


class Clash(msgspec.Struct, frozen=True):
    """The circumstances of a blow, beside striker and foe."""

    first_round: bool = False
    front: bool = True
    """Whether the blow comes from the front of the unit struck."""
    across: bool = False
    """Whether the striker charged across a wall or fence that the foe lines (S-38)."""


class Shot(msgspec.Struct, frozen=True):
    """The circumstances of a shot, beside shooter and target (S-45)."""

    moved: bool = False
    far: bool = False
    """Whether the target is over half range away."""
    standing: bool = False
    """Whether the shot answers a charge, at the charger."""
    cover: str = ""
    """The worst cover of most models: soft, hard or none."""
    several: bool = False
    """Whether there is more than one shot from the same weapon."""


# to hit in close combat


def to_hit(attacker: Attacker, defender: Defender, clash: Clash) -> Target:
    """The roll to hit: 3+ against lower WS, 5+ against more than double, else 4+ (S-54).

    WS 0 is hit at once, and never hits.

    >>> print(to_hit(Attacker(3, 3), Defender(3, weapon_skill=4), Clash()))
    4+ = 4 (no-better-skill)
    """
    if attacker.skill == 0:
        return Target(IMPOSSIBLE_ROLL, "no-skill")
    if defender.weapon_skill == 0:
        return AUTOMATIC
    mine, theirs = attacker.skill, defender.weapon_skill
    base, why = roll_by_skill(mine, theirs)
    facts = (("mine", mine), ("theirs", theirs))
    return Target(base, why, least=2, most=6, facts=facts).plus(_across_wall(clash))


def roll_by_skill(mine: int, theirs: int) -> tuple[int, str]:
    """The roll that two Weapon Skills ask for, and why."""
    if mine > theirs:
        return 3, "better-skill"
    return (5, "double-skill") if theirs > 2 * mine else (4, "no-better-skill")


def _across_wall(clash: Clash) -> Modifier | None:
    """The modifier of a striker that charged across a wall or fence: +1 in the first round (S-38)."""
    return Modifier(1, "across-wall") if clash.across and clash.first_round else None


def reroll_reason(attacker: Attacker, defender: Defender, clash: Clash) -> str:
    """Why misses are rolled again: hatred in the first round; always first and as quick (S-52, S-60)."""
    if clash.first_round and attacker.has("hatred"):
        return "hatred"
    quick = _strikes_first(attacker) and not _strikes_first(defender)
    return "always-first" if quick and attacker.initiative >= defender.initiative else ""


def _strikes_first(one: Attacker | Defender) -> bool:
    """Whether a fighter strikes before all; always last cancels that (S-52)."""
    return one.has("always-first") and not one.has("always-last")


# to hit by shooting


def _after_move(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of a shooter that moved: +1, unless quick to fire."""
    return Modifier(1, "moved") if shot.moved and not attacker.has("quick-to-fire") else None


def _long_range(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of long range: +1 over half range."""
    return Modifier(1, "long-range") if shot.far else None


def _stand_and_shoot(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of a shot at a charger: +1."""
    return Modifier(1, "stand-and-shoot") if shot.standing else None


def _behind_cover(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of cover: +1 behind soft, +2 behind hard."""
    match shot.cover:
        case "hard":
            return Modifier(2, "hard-cover")
        case "soft":
            return Modifier(1, "soft-cover")
    return None


def _at_skirmishers(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of a shot at skirmishers: +1."""
    return Modifier(1, "skirmishers") if defender.has("skirmish") else None


def _several_shots(attacker: Attacker, defender: Defender, shot: Shot) -> Modifier | None:
    """The modifier of a shooter with more than one shot: +1."""
    return Modifier(1, "multiple-shots") if shot.several else None


SHOT_MODIFIERS = (_after_move, _long_range, _stand_and_shoot, _behind_cover, _at_skirmishers, _several_shots)
"""Modifiers of a roll to hit by shooting, in the order of the rulebook (S-45)."""


def to_shoot(attacker: Attacker, defender: Defender, shot: Shot) -> Target:
    """The roll to hit by shooting: 7 - BS with modifiers (S-44, S-45).

    7 and more is a 6 and then a second roll, see `second_roll`.

    >>> archer = Attacker(3, 3)
    >>> print(to_shoot(archer, Defender(3), Shot(far=True, cover="hard")))
    7+ = 4 (ballistic-skill) +1 (long-range) +2 (hard-cover)
    """
    if attacker.skill == 0:
        return Target(IMPOSSIBLE_ROLL, "no-skill")
    facts = (("skill", attacker.skill),)
    needed = Target(7 - attacker.skill, "ballistic-skill", least=2, facts=facts)
    return needed.plus(*(one(attacker, defender, shot) for one in SHOT_MODIFIERS))


def second_roll(needed: int) -> int:
    """The roll that must follow a 6 where a shot needs 7 or more; 7 is never rolled (S-44).

    >>> [second_roll(needed) for needed in (6, 7, 8, 9, 10)]
    [1, 4, 5, 6, 7]
    """
    return 1 if needed < 7 else min(7, needed - 3)


# to wound


def to_wound(strength: int, toughness: int) -> Target:
    """The roll to wound: 4+ for equals, one easier or harder a point, 2+ to 6+ (S-46).

    >>> print(to_wound(5, 3))
    2+ = 4 (to-wound) -2 (stronger)
    """
    step = toughness - strength
    facts = (("strength", strength), ("toughness", toughness))
    return Target(4, "to-wound", least=2, most=6, facts=facts) + Modifier(
        step, "tougher" if step > 0 else "stronger"
    )


# all together


def melee_strike(attacker: Attacker, defender: Defender, clash: Clash) -> Strike:
    """The strike of a blow in close combat (S-54)."""
    by = wounding_by_attacker(attacker, blow=True, front=clash.front)
    hit = to_hit(attacker, defender, clash)
    again_by = reroll_reason(attacker, defender, clash) if hit.needed > 1 else ""
    return _rolled_strike(hit, attacker, defender, by, again=again_by)


def missile_strike(attacker: Attacker, defender: Defender, shot: Shot) -> Strike:
    """The strike of a shot by BS (S-44)."""
    by = wounding_by_attacker(attacker, blow=False)
    return _rolled_strike(to_shoot(attacker, defender, shot), attacker, defender, by)


def automatic_strike(
    strength: int,
    defender: Defender,
    *,
    saved: bool = True,
    wounds: int | str = 1,
    flaming: bool = False,
    spell: bool = False,
    close: bool = False,
) -> Strike:
    """The strike of a hit without a roll: impact or stomp (`close`), spell, ball, stone (S-49).

    `saved`: armour helps.
    """
    by = Wounding(strength, close=close, spell=spell, flaming=flaming)
    return Strike(
        AUTOMATIC,
        to_wound(strength, defender.toughness),
        armour_save(defender, by) if saved else NO_ARMOUR,
        second_save(defender, by),
        wounds=wounds,
        each=defender.wounds,
    )


def _rolled_strike(
    hit: Target, attacker: Attacker, defender: Defender, by: Wounding, *, again: str = ""
) -> Strike:
    """The strike of a rolled hit; poison works where a 6 alone hits (S-60)."""
    return Strike(
        hit,
        to_wound(attacker.strength, defender.toughness),
        armour_save(defender, by),
        second_save(defender, by),
        slain=save_against_killing(defender, by),
        again=again,
        poison=attacker.has("poison") and 1 < hit.needed < 7,
        killing=attacker.has("killing-blow") and can_be_slain(defender),
        wounds=attacker.rules.get("multiple-wounds", 1),
        each=defender.wounds,
    )
