"""Forecast of a fight of two units before it is fought: `combat.numbers`, counted (S-52 to S-56).

For tooltips and bots. Units are taken alone and in full contact: challenges, cards, terrain and other units
of the same combat are left out; characters in contact strike, but are not struck: blows go to the ranks.
"""

from collections.abc import Callable
from copy import copy

import msgspec

from game.rules.skirmish.forecast.attacks import forecast_bands
from game.rules.skirmish.forecast.contact_line import contact_line
from game.rules.skirmish.forecast.sides import (
    FightSide,
    Known,
    Nerve,
    counted_ranks,
    empty_caches,
)
from game.rules.skirmish.odds.combat import Force, Forecast, blend_forecasts, combat_forecast
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.combat_score import ScoreFacts
from game.rules.skirmish.rolls.leadership import leadership_test
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import rank_bonus
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, REAR, is_machine
from game.rules.skirmish.unit.fear import causes_fear, is_bold
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership


def melee_round_forecast(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool = True,
    face: str = FRONT,
    nerves: tuple[Nerve, Nerve] | None = None,
    known: tuple[Known, Known] | None = None,
    least: float = 0.0,
) -> Forecast:
    """The forecast of a round that `unit` fights with its front against a face of `foe`.

    `charging`: as if the charge came home now: a first round, which its weapons and the result count.
    `nerves`: of the unit and of its foe, where the caller knows them; else as they stand. `known`: caches
    that the caller keeps for two units of these kinds, weapons, command and characters, under the same
    spells: see `Known`. `least`: ways of a lower chance may be left out.
    """
    cases = fight_forces(setting, state, unit, foe, charging=charging, face=face, nerves=nerves, known=known)
    return blend_forecasts([(weight, combat_forecast(one, other, least)) for weight, one, other in cases])


def fight_forces(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool = True,
    face: str = FRONT,
    nerves: tuple[Nerve, Nerve] | None = None,
    known: tuple[Known, Known] | None = None,
) -> list[tuple[float, Force, Force]]:
    """Both sides of such a round, afraid or not, in all ways: the chance of each, and the two forces."""
    my_known, their_known = known or empty_caches()
    my_nerve, their_nerve = nerves or (_nerve_of(setting, state, unit), _nerve_of(setting, state, foe))
    mine, theirs = copy(unit), copy(foe)
    if charging:
        mine.mark(unit_flags.CHARGED | unit_flags.FIRST_ROUND)
        theirs.mark(unit_flags.FIRST_ROUND)
    state = _state_with(state, mine, theirs)
    touched = FRONT if is_machine(setting, theirs) else face
    cases = _fear_cases(
        FightSide(setting, state, mine, theirs, FRONT, touched, my_nerve, my_known),
        FightSide(setting, state, theirs, mine, touched, FRONT, their_nerve, their_known),
    )
    return [(weight, _force_of(one), _force_of(other)) for weight, one, other in cases]


def _state_with(state: SkirmishState, *units: Unit) -> SkirmishState:
    """The state with these units in place of those of the same ids; characters find their unit there."""
    there = copy(state)
    there.units = list(state.units)
    for unit in units:
        there.units[unit.id] = unit
    return there


def _nerve_of(setting: Setting, state: SkirmishState, unit: Unit) -> Nerve:
    """The nerve of a unit where it is now."""
    return Nerve(unit_leadership(setting, state, unit), standard_near(setting, state, unit))


def _fear_cases(mine: FightSide, theirs: FightSide) -> list[tuple[float, FightSide, FightSide]]:
    """Both sides, afraid or not, in all ways, with their chances (S-60, S-79)."""
    out = []
    for my_chance, my_unit in _fear_outcomes(mine):
        for chance, their_unit in _fear_outcomes(theirs):
            one = msgspec.structs.replace(mine, unit=my_unit, foe=their_unit)
            other = msgspec.structs.replace(theirs, unit=their_unit, foe=my_unit)
            out.append((my_chance * chance, one, other))
    return out


def _fear_outcomes(side: FightSide) -> list[tuple[float, Unit]]:
    """The unit as it is and, if its foe frightens it, afraid, with the chances of each."""
    unit = side.unit
    if unit.has(unit_flags.AFRAID) or not side.recall("fears", _is_frightened):
        return [(1.0, unit)]
    holds = leadership_pass_chance(leadership_test(side.nerve.ld), again=side.nerve.again)
    afraid = copy(unit)
    afraid.mark(unit_flags.AFRAID)
    return [(holds, unit), (1 - holds, afraid)]


def _is_frightened(side: FightSide) -> bool:
    """Whether the foe frightens the unit."""
    return causes_fear(side.state, side.foe) and not is_bold(side.state, side.unit)


def _force_of(side: FightSide) -> Force:
    """The force of a side; a machine is as many crewmen as it has wounds left (S-82)."""
    unit, nature = side.unit, side.nature
    machine = nature.machine
    return Force(
        models=nature.wounds - unit.hurt if machine else unit.models,
        bands=tuple(forecast_bands(side, contact_line(side))),
        each=1 if machine else nature.wounds,
        hurt=0 if machine else unit.hurt,
        score_facts=_score_facts_by_models(side),
        ranks=_ranks_by_models(side),
        flanked=side.face != FRONT,
        guests=len(unit.guests),
        leadership=side.nerve.ld,
        stubborn=nature.stubborn,
        again=side.nerve.again,
        unbreakable=nature.unbreakable,
        unstable=nature.unstable,
    )


# what counts


def _ranks_by_models(side: FightSide) -> Callable[[int], int]:
    """Ranks that count, by models left; none of skirmishers and machines."""
    nature, files, guests = side.nature, side.unit.files, len(side.unit.guests)
    return lambda left: counted_ranks(nature, left + guests, files) if left else 0


def _score_facts_by_models(side: FightSide) -> Callable[[int], ScoreFacts]:
    """The side's facts to score by, by models left (S-80); its rank bonus as if nobody disrupted it.

    Musician, then standard, fall before the champion.
    """
    unit, counting, nature = side.unit, _ranks_by_models(side), side.nature
    guests = len(unit.guests)

    def shown(left: int) -> ScoreFacts:
        counts = counting(left) > 0
        bonus = rank_bonus(left + guests, unit.files, monstrous=nature.monstrous) if counts else 0
        return ScoreFacts(
            left,
            ranks=bonus,
            charged=side.charged,
            downhill=unit.has(unit_flags.DOWNHILL),
            standard=unit.standard and left > unit.champion,
            battle_standard=nature.battle_standard,
            flank=side.onto not in (FRONT, REAR),
            rear=side.onto == REAR,
            musician=unit.musician and left > unit.champion + unit.standard,
        )

    return shown
