"""Blows in the combat of the moment: what they are likely to take, in wounds and in victory points."""

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

RESULT = 0.06
"""What a point of the combat result is worth, of what is at stake in the combat."""
LEADING = 1.5
"""A champion is worth so many of his men."""


class ChallengeOdds(NamedTuple):
    """A challenge from one side's seat: chances, and points of the result on the average."""

    kills: float
    dies: float
    dealt: float
    taken: float


def _part_of(setting: Setting, unit: Unit) -> str:
    """What a duellist is: a character, or the champion of a unit."""
    return CHARACTER if is_character(setting, unit) else CHAMPION


def _life(setting: Setting, state: SkirmishState, unit: Unit, part: str) -> int:
    """Wounds that such a one has left; all of the rank and file."""
    if part == CHAMPION:
        return wounds_per_model(setting, state, unit, "champion") - unit.champion_hurt
    each = wounds_per_model(setting, state, unit, "model")
    models = unit.models - (unit.champion if part == RANK else 0)
    return max(0, models * each - unit.hurt)


def _taken(setting: Setting, state: SkirmishState, blows: Blows) -> Pmf:
    """The wounds that such blows really take."""
    most = _life(setting, state, state.units[blows.foe], blows.foe_part)
    return wound_distribution(strike_of_blows(setting, state, blows), blows.blows).capped(most)


def blows_value(setting: Setting, state: SkirmishState, blows: Blows) -> float:
    """What such blows bring: who falls, who comes nearer to it, and the result of the combat."""
    foe = state.units[blows.foe]
    lost = _taken(setting, state, blows)
    most = _life(setting, state, foe, blows.foe_part)
    result = lost.mean * result_point_value(state)
    if not most:
        return 0.0
    falls = lost[most]
    if blows.foe_part == CHARACTER:
        return result + unit_bounty(state, foe) * (
            falls + UNIT_WORTH.casualties * (1 - falls) * lost.mean / most
        )
    if blows.foe_part == CHAMPION:
        return result + falls * LEADING * UNIT_WORTH.casualties * points_per_model(foe)
    whole = unit_bounty(state, foe) * falls if not foe.champion else 0.0
    each = wounds_per_model(setting, state, foe, "model")
    return result + whole + (1 - falls) * UNIT_WORTH.casualties * points_per_model(foe) * lost.mean / each


def points_per_model(unit: Unit) -> float:
    """Points of one of its men."""
    return unit.enlisted.points / unit.enlisted.models


def result_point_value(state: SkirmishState) -> float:
    """Victory points that a point of the combat result is about worth."""
    combat = state.combat
    if combat is None:
        return 0.0
    sums = [
        sum(bounty_with_guests(state, state.units[id]) for id in side.units) / len(side.units)
        for side in combat.sides
    ]
    return RESULT * sum(sums)


# duels


def duel_odds(setting: Setting, state: SkirmishState, mine: int, theirs: int) -> ChallengeOdds:
    """How two duellists would fare in this round, all their blows at each other (S-58)."""
    me, foe = state.units[mine], state.units[theirs]
    one, other = _force(setting, state, me, foe), _force(setting, state, foe, me)
    kills = dies = dealt = suffered = 0.0
    for (lost, won), chance in joint_losses(one, other).items():
        kills += chance * (won >= other.life)
        dies += chance * (lost >= one.life)
        dealt += chance * min(won, other.life + MAX_OVERKILL_POINTS)
        suffered += chance * min(lost, one.life + MAX_OVERKILL_POINTS)
    return ChallengeOdds(kills, dies, dealt, suffered)


class Duellist(Force, frozen=True):
    """One alone: blows beyond his death are counted too, he strikes while he lives."""

    life: int = 1

    @property
    def left(self) -> int:
        """Wounds that are counted: his own, and those beyond."""
        return self.life + MAX_OVERKILL_POINTS

    def after(self, lost: int) -> int:
        """Whether he still strikes."""
        return int(lost < self.life)


def _force(setting: Setting, state: SkirmishState, who: Unit, foe: Unit) -> Duellist:
    """A duellist with his blows, and those of what carries him."""
    part = _part_of(setting, who)
    kinds = [part, MOUNT] if is_mounted(setting, who) else [part]
    return Duellist(
        models=1,
        bands=tuple(_band(setting, state, who, by, foe) for by in kinds),
        life=_life(setting, state, who, part),
    )


def _band(setting: Setting, state: SkirmishState, who: Unit, by: str, foe: Unit) -> ForecastBand:
    """Blows of one part of a duellist at the other."""
    blows = striker_characteristic(setting, state, who, "attacks", by)
    at = Blows(
        home_unit(state, who).id, who.id, by, home_unit(state, foe).id, foe.id, _part_of(setting, foe), blows
    )
    return ForecastBand(
        strike_of_blows(setting, state, at), step_of(setting, state, who, by), lambda left: blows * left
    )


def value_without_duel(setting: Setting, state: SkirmishState, combat: Combat, who: int) -> float:
    """What a hero's blows at the units before him are worth, if he fights no duel."""
    unit = state.units[who]
    home, part = home_unit(state, unit), _part_of(setting, unit)
    blows = striker_characteristic(setting, state, unit, "attacks", part)
    foes = [state.units[pair[1 - pair.index(home.id)]] for pair in combat.contacts if home.id in pair]
    marks = [(foe, CHARACTER if is_character(setting, foe) else RANK) for foe in foes if foe.stands]
    worths = [
        blows_value(setting, state, Blows(home.id, who, part, foe.id, foe.id, struck, blows))
        for foe, struck in marks
    ]
    return max(worths, default=0.0)
