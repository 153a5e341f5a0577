"""Harm from afar: points that shots and spells would take, about."""

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from game.ai.skirmish.politics.reach import UnitReach, army_reaches, is_foe_ahead, unit_reach
from game.ai.skirmish.shooting.choose import firepower_on_target
from game.ai.skirmish.shooting.wound_worth import WOUND_WORTH
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.skirmish.defs.battle import Hits, SpellDef
from game.rules.skirmish.odds.distribution import amount_distribution
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, Milli
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_engaged, is_machine
from game.rules.skirmish.unit.parts import wounds_per_model

NO_SHOT_FLAGS = (
    unit_flags.FLEEING
    | unit_flags.SHOT
    | unit_flags.FORBIDDEN_SHOT
    | unit_flags.MARCHED
    | unit_flags.CHARGING
    | unit_flags.RALLIED
)
"""Flags of units that do not shoot in this turn."""


class MagicGuess(NamedTuple):
    """Averages in place of dice that cast, dispel and wound."""

    dispelled_by_wizard: float = 0.4
    """Part of the spells that an enemy with a wizard stops."""
    dispelled: float = 0.25
    """Part of the spells that an enemy without a wizard stops."""
    spells: int = 2
    """Spells that the winds of a phase carry."""
    change: float = 4.0
    """Points of an effect without hits."""
    wounds_per_strength: float = 0.1
    """Wounds by a hit for each point of its Strength."""


MAGIC_GUESS = MagicGuess()


# shots


def shooting_harm(setting: Setting, state: SkirmishState, by: Player, whom: Player) -> float:
    """Points that the shots of one army would take from another now."""
    foes = army_reaches(setting, state, whom)
    return fsum(best_shot(setting, state, own, foes) for own in army_reaches(setting, state, by))


def best_shot(setting: Setting, state: SkirmishState, own: UnitReach, foes: Iterable[UnitReach]) -> float:
    """Points that the best shot of a unit at one of these foes would take; 0 if it cannot shoot."""
    unit, range_ = own.unit, _shooting_range(setting, own.unit)
    if not range_ or unit.has(NO_SHOT_FLAGS) or unit.silent:
        return 0.0
    round_about = is_machine(setting, unit)
    near = [
        foe for foe in foes if own.near(foe, range_) and (round_about or is_foe_ahead(setting, unit, foe))
    ]
    if not near or is_engaged(setting, state, unit):
        return 0.0
    aims = [foe.unit for foe in near if not is_engaged(setting, state, foe.unit)]
    return max((firepower_on_target(setting, state, unit, foe) for foe in aims), default=0.0)


def _shooting_range(setting: Setting, unit: Unit) -> Milli:
    """The farthest that the unit may shoot, in milli; 0: not at all."""
    machine = machine_of(setting, unit)
    if machine is not None:
        spent = machine.once and unit.has(unit_flags.BREATHED)
        moved = is_machine(setting, unit) and unit.has(unit_flags.MOVED)
        return 0 if spent or moved else machine.range * INCH
    weapons = setting.content.weapons
    return max((weapons[id].range for id in unit.enlisted.weapons), default=0) * INCH


# spells


def magic_harm(setting: Setting, state: SkirmishState, by: Player, whom: Player) -> float:
    """Points that the spells of one army would take from another now, about, past its dispelling."""
    casters = _wizards(state, by)
    if not casters:
        return 0.0
    foes = army_reaches(setting, state, whom)
    dispelled = (
        MAGIC_GUESS.dispelled_by_wizard
        if any(one.level for one in state.army(whom))
        else MAGIC_GUESS.dispelled
    )
    worths = [
        _spell_value(setting, state, wizard, setting.content.spells[spell], foes)
        for wizard in casters
        for spell in wizard.enlisted.spells
    ]
    return (1 - dispelled) * fsum(sorted(worths, reverse=True)[: MAGIC_GUESS.spells])


def _wizards(state: SkirmishState, player: Player) -> list[Unit]:
    """Units of an army that may cast."""
    return [
        one
        for one in state.units
        if one.owner == player and one.level and one.place == TABLE and not home_unit(state, one).fleeing
    ]


def _spell_value(
    setting: Setting, state: SkirmishState, wizard: Unit, spell: SpellDef, foes: Iterable[UnitReach]
) -> float:
    """Points that a spell takes from the best of these foes, about, or brings its own side."""
    if spell.type == "augment":
        return MAGIC_GUESS.change
    home = unit_reach(setting, home_unit(state, wizard))
    reach = max(spell.range, spell.template) * INCH
    return max(
        (_spell_harm(setting, state, spell, foe.unit) for foe in foes if home.near(foe, reach)), default=0.0
    )


def _spell_harm(setting: Setting, state: SkirmishState, spell: SpellDef, foe: Unit) -> float:
    """Points that a spell takes from a foe, about."""
    total = 0.0
    for one in spell.effects:
        if isinstance(one, Hits):
            hits = foe.models / 2 if spell.template else amount_distribution(one.hits).mean
            total += _wounds_value(setting, state, foe, hits * one.strength * MAGIC_GUESS.wounds_per_strength)
        else:
            total += MAGIC_GUESS.change
    return total


def _wounds_value(setting: Setting, state: SkirmishState, foe: Unit, wounds: float) -> float:
    """Points of that many wounds of a unit: all of it where no more are left."""
    left = max(1, foe.models * wounds_per_model(setting, state, foe, "model") - foe.hurt)
    share = min(1.0, wounds / left)
    return unit_bounty(state, foe) * share * (WOUND_WORTH.casualties + (1 - WOUND_WORTH.casualties) * share)
