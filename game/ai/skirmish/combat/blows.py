"""Worth of blows in the current combat: the wounds they are likely to take, in victory points."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.values.unit_worth import UNIT_WORTH, bounty_with_guests, unit_bounty
from game.rules.skirmish.combat.numbers import MOUNT, step_of, strike_of_blows, striker_characteristic
from game.rules.skirmish.odds.combat import Force, ForecastBand, joint_losses
from game.rules.skirmish.odds.distribution import Pmf
from game.rules.skirmish.odds.single import wound_distribution
from game.rules.skirmish.rolls.combat_score import MAX_OVERKILL_POINTS
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import Blows, Combat
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.parts import CHAMPION, CHARACTER, RANK, wounds_per_model
from game.rules.skirmish.unit.profile import is_character, is_mounted


class BlowWeights(NamedTuple):
    """Worth of what blows lead to, beside casualties."""

    result_point: float = 0.06
    """Worth of a point of the combat result, of what is at stake in the combat."""
    champion: float = 1.5
    """Models of its unit that a champion counts for."""


BLOW_WORTH = BlowWeights()


class ChallengeOdds(NamedTuple):
    """Odds of a challenge from one side's seat, in this round."""

    kills: float
    """The chance that the other duellist dies."""
    dies: float
    """The chance that one's own duellist dies."""
    dealt: float
    """Points of the combat result for wounds dealt, on average."""
    taken: float
    """Points of the combat result for wounds taken, on average."""


def _duellist_part(setting: Setting, unit: Unit) -> str:
    """The part of a unit that a duellist is: a character, or the champion."""
    return CHARACTER if is_character(setting, unit) else CHAMPION


def _wounds_left(setting: Setting, state: SkirmishState, unit: Unit, part: str) -> int:
    """Wounds that this part of a unit has left; of the rank and file, all together."""
    if part == CHAMPION:
        return wounds_per_model(setting, state, unit, "champion") - unit.champion_hurt
    each = wounds_per_model(setting, state, unit, "model")
    models = unit.models - (unit.champion if part == RANK else 0)
    return max(0, models * each - unit.hurt)


def _wounds_taken(setting: Setting, state: SkirmishState, blows: Blows) -> Pmf:
    """The wounds that the blows take, at most those that are left."""
    most = _wounds_left(setting, state, state.units[blows.foe], blows.foe_part)
    return wound_distribution(strike_of_blows(setting, state, blows), blows.blows).capped(most)


def blows_value(setting: Setting, state: SkirmishState, blows: Blows) -> float:
    """Points that the blows bring: deaths, steps to them, and the combat result."""
    foe = state.units[blows.foe]
    lost = _wounds_taken(setting, state, blows)
    most = _wounds_left(setting, state, foe, blows.foe_part)
    result_points = lost.mean * result_point_value(state)
    if not most:
        return 0.0
    death_chance = lost[most]
    if blows.foe_part == CHARACTER:
        return result_points + unit_bounty(state, foe) * (
            death_chance + UNIT_WORTH.casualties * (1 - death_chance) * lost.mean / most
        )
    if blows.foe_part == CHAMPION:
        return result_points + death_chance * BLOW_WORTH.champion * UNIT_WORTH.casualties * points_per_model(
            foe
        )
    whole = unit_bounty(state, foe) * death_chance if not foe.champion else 0.0
    each = wounds_per_model(setting, state, foe, "model")
    return (
        result_points
        + whole
        + (1 - death_chance) * UNIT_WORTH.casualties * points_per_model(foe) * lost.mean / each
    )


def points_per_model(unit: Unit) -> float:
    """Points of one model of the unit, as it was bought."""
    return unit.enlisted.points / unit.enlisted.models


def result_point_value(state: SkirmishState) -> float:
    """Victory points that a point of the combat result is about worth; 0 outside combat."""
    combat = state.combat
    if combat is None:
        return 0.0
    sums = [
        fsum(bounty_with_guests(state, state.units[id]) for id in side.units) / len(side.units)
        for side in combat.sides
    ]
    return BLOW_WORTH.result_point * fsum(sums)


# duels


def duel_odds(setting: Setting, state: SkirmishState, mine: int, theirs: int) -> ChallengeOdds:
    """Odds of two duellists in this round, all their blows at each other (S-58)."""
    me, foe = state.units[mine], state.units[theirs]
    one, other = _duellist_of(setting, state, me, foe), _duellist_of(setting, state, foe, me)
    kills = dies = dealt = taken = 0.0
    for (lost, won), chance in joint_losses(one, other).items():
        kills += chance * (won >= other.life)
        dies += chance * (lost >= one.life)
        dealt += chance * min(won, other.life + MAX_OVERKILL_POINTS)
        taken += chance * min(lost, one.life + MAX_OVERKILL_POINTS)
    return ChallengeOdds(kills, dies, dealt, taken)


class Duellist(Force, frozen=True):
    """One fighter alone: strikes while alive; wounds beyond its death are counted too."""

    life: int = 1
    """Wounds that the duellist has left."""

    @property
    def left(self) -> int:
        """Wounds that are counted: those the duellist has, and those beyond."""
        return self.life + MAX_OVERKILL_POINTS

    def after(self, lost: int) -> int:
        """1 if the duellist still strikes after losing `lost` wounds, else 0."""
        return int(lost < self.life)


def _duellist_of(setting: Setting, state: SkirmishState, fighter: Unit, foe: Unit) -> Duellist:
    """A duellist with its blows, and those of its mount."""
    part = _duellist_part(setting, fighter)
    kinds = [part, MOUNT] if is_mounted(setting, fighter) else [part]
    return Duellist(
        models=1,
        bands=tuple(_blows_band(setting, state, fighter, by, foe) for by in kinds),
        life=_wounds_left(setting, state, fighter, part),
    )


def _blows_band(setting: Setting, state: SkirmishState, fighter: Unit, by: str, foe: Unit) -> ForecastBand:
    """The blows of one part of a duellist at the other duellist."""
    blows = striker_characteristic(setting, state, fighter, "attacks", by)
    at = Blows(
        home_unit(state, fighter).id,
        fighter.id,
        by,
        home_unit(state, foe).id,
        foe.id,
        _duellist_part(setting, foe),
        blows,
    )
    return ForecastBand(
        strike_of_blows(setting, state, at), step_of(setting, state, fighter, by), lambda left: blows * left
    )


def value_without_duel(setting: Setting, state: SkirmishState, combat: Combat, hero: int) -> float:
    """Points for a hero's blows at the units before it, if it fights no duel."""
    unit = state.units[hero]
    home, part = home_unit(state, unit), _duellist_part(setting, unit)
    blows = striker_characteristic(setting, state, unit, "attacks", part)
    foes = [state.units[pair[1 - pair.index(home.id)]] for pair in combat.contacts if home.id in pair]
    marks = [(foe, CHARACTER if is_character(setting, foe) else RANK) for foe in foes if foe.stands]
    worths = [
        blows_value(setting, state, Blows(home.id, hero, part, foe.id, foe.id, struck, blows))
        for foe, struck in marks
    ]
    return max(worths, default=0.0)
