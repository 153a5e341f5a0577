"""Close combat, from the choice of the combat to the reform after it (S-51 to S-58, S-74, S-79)."""

from collections.abc import Sequence
from copy import copy
from math import fsum
from typing import Any, NamedTuple

from game.ai.skirmish.combat.blows import blows_value
from game.ai.skirmish.combat.pursuit import rate_pursuit_sequence
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.fight import FightValue
from game.ai.skirmish.values.standing_fight import standing_fight
from game.rules.skirmish.actions.orders import CombatReform
from game.rules.skirmish.combat.allocation import of_question
from game.rules.skirmish.combat.phase import unfought_combats
from game.rules.skirmish.flow.questions import NEXT_PURSUIT_MOVE
from game.rules.skirmish.state.records import Blows
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_machine, opposed_pairs


class CombatWeights(NamedTuple):
    """Small preferences between orders in combat."""

    fight_first: float = 0.02
    """Worth, of what a fight brings, of fighting it before the others."""
    usual_files: float = 0.1
    """Cost in points of each file more or less than the unit was bought with, if it fights nobody."""
    slide: float = 0.2
    """Cost in points of a slide."""
    reform: float = 0.3
    """Cost in points of any reform."""
    general: float = 2.0
    """How late a unit with a general tests."""
    battle_standard: float = 1.5
    """How late a unit with a battle standard tests."""


COMBAT = CombatWeights()


def rate_next_combats(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each combat to fight next: the surest first, as its winner may run into another."""
    setting, state = decision.setting, decision.state
    worths: dict[int, float] = {}
    pairs = opposed_pairs(setting, state)
    for friends, _ in unfought_combats(setting, state):
        mine = [pair for pair in pairs if pair[0] in friends]
        fights = [standing_fight(setting, state, state.units[one], state.units[other]) for one, other in mine]
        brings = fsum(one.worth for one in fights)
        worths |= dict.fromkeys(friends, COMBAT.fight_first * brings)
    return [worths.get(one.unit, 0.0) for one in options]


def rate_weapons(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points that the fight brings with each weapon, less those with the best; 0 at most."""
    state, fighter = decision.state.clone(), decision.question.unit
    foes = _foes_touched(state, home_unit(state, state.units[fighter]))
    values = []
    for one in options:
        state.units[fighter].weapon = one.weapon
        home = home_unit(state, state.units[fighter])
        values.append(fsum(standing_fight(decision.setting, state, home, foe).worth for foe in foes))
    return [brings - max(values) for brings in values]


def _foes_touched(state: SkirmishState, unit: Unit) -> list[Unit]:
    """Units that this one touches in the current combat."""
    if state.combat is None:
        return []
    ids = [pair[1 - pair.index(unit.id)] for pair in state.combat.contacts if unit.id in pair]
    return [state.units[id] for id in ids if state.units[id].stands]


def rate_blow_allotments(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each allotment: what its blows bring."""
    setting, state = decision.setting, decision.state
    band = of_question(setting, state, decision.question)
    if band is None:
        return [0.0] * len(options)
    homes = {(mark.foe, mark.part): mark.unit for mark in band.targets}
    known: dict[tuple[int, str, int], float] = {}
    for order in options:
        for foe, part, number in order.blows:
            if (foe, part, number) not in known:
                blows = Blows(band.unit, band.who, band.by, homes[foe, part], foe, part, number)
                known[foe, part, number] = blows_value(setting, state, blows)
    return [fsum(known[share] for share in order.blows) for order in options]


def rate_test_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """A preference among tests: generals and battle standards last, they help until they run."""
    if decision.question.kind == NEXT_PURSUIT_MOVE:
        return rate_pursuit_sequence(decision, options)
    return [-_leadership_lent(decision.state, decision.state.units[one.unit]) for one in options]


def _leadership_lent(state: SkirmishState, unit: Unit) -> float:
    """How much other units lean on this one."""
    inside = (unit, *(state.units[id] for id in unit.guests))
    return fsum(
        COMBAT.general * (one.id in state.generals) + COMBAT.battle_standard * one.enlisted.battle_standard
        for one in inside
    )


def rate_combat_reforms(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each reform: the files in which the fight goes best, or as bought without a fight."""
    state, unit = decision.state, decision.state.units[decision.question.unit]
    touching = decision.setting.ground.touching(state, unit.id)
    foes = [state.units[id] for id in touching if not state.units[id].fleeing]
    worths: dict[int, float] = {}
    for one in options:
        files = one.files if isinstance(one, CombatReform) else unit.files
        if files not in worths:
            worths[files] = _value_in_files(decision, unit, files, foes)
    now = worths.get(unit.files, 0.0)
    return [
        worths[one.files] - now - COMBAT.slide * bool(one.slide) - COMBAT.reform
        if isinstance(one, CombatReform)
        else 0.0
        for one in options
    ]


def _value_in_files(decision: Decision, unit: Unit, files: int, foes: list[Unit]) -> float:
    """Points that the unit's fights would bring in that many files."""
    reformed = copy(unit)
    reformed.files = files
    if not foes or is_machine(decision.setting, unit):
        return -COMBAT.usual_files * abs(files - unit.enlisted.files)
    fights: list[FightValue] = [
        standing_fight(decision.setting, decision.state, reformed, foe) for foe in foes
    ]
    return fsum(one.worth for one in fights)
