"""Room: close combat, from the choice of the fight to the reform after it (S-51 to S-58, S-74, S-79)."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from game.ai.skirmish.combat.blows import blows_value
from game.ai.skirmish.combat.challenges import rate_challenge_answers, rate_challenges, rate_shame_targets
from game.ai.skirmish.combat.pursuit import rate_pursuit_sequence, rate_pursuits
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.all_fights import standing_fight
from game.ai.skirmish.values.fight import FightValue
from game.rules.skirmish.actions.orders import CombatReform
from game.rules.skirmish.combat.allocation import of_question
from game.rules.skirmish.combat.phase import unfought_combats
from game.rules.skirmish.flow.questions import NEXT_PURSUIT_MOVE
from game.rules.skirmish.state.records import Blows
from game.rules.skirmish.state.state import SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_machine, opposed_pairs

__all__ = [
    "rate_blow_allotments",
    "rate_challenge_answers",
    "rate_challenges",
    "rate_combat_reforms",
    "rate_next_combats",
    "rate_pursuits",
    "rate_shame_targets",
    "rate_test_sequence",
    "rate_weapons",
]

FIRST_THINGS = 0.02
"""What it is worth, of what a fight brings, to fight it before the others."""
HABIT = 0.1
"""Points that a file more or less than it was raised with costs a unit that fights nobody."""


def rate_next_combats(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The surest fights first: who wins may run into the next."""
    setting, state = decision.setting, decision.state
    worths: dict[int, float] = {}
    pairs = opposed_pairs(setting, state)
    for friends, _ in unfought_combats(setting, state):
        mine = [pair for pair in pairs if pair[0] in friends]
        fights = [standing_fight(setting, state, state.units[one], state.units[other]) for one, other in mine]
        brings = sum(one.worth for one in fights)
        worths |= dict.fromkeys(friends, FIRST_THINGS * brings)
    return [worths.get(one.unit, 0.0) for one in options]


def rate_weapons(decision: Decision, options: Sequence[Any]) -> list[float]:
    """What the fight brings with each weapon."""
    state, who = decision.state.clone(), decision.question.unit
    foes = _foes_of(state, home_unit(state, state.units[who]))
    out = []
    for one in options:
        state.units[who].weapon = one.weapon
        home = home_unit(state, state.units[who])
        out.append(sum(standing_fight(decision.setting, state, home, foe).worth for foe in foes))
    return [brings - max(out) for brings in out]


def _foes_of(state: SkirmishState, unit: Unit) -> list[Unit]:
    """Whom it touches in the combat of the moment."""
    if state.combat is None:
        return []
    ids = [pair[1 - pair.index(unit.id)] for pair in state.combat.contacts if unit.id in pair]
    return [state.units[id] for id in ids if state.units[id].stands]


def rate_blow_allotments(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Where the blows bring most."""
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
    return [sum(known[share] for share in order.blows) for order in options]


def rate_test_sequence(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Who tests next: generals and battle standards last, they help until they run."""
    if decision.question.kind == NEXT_PURSUIT_MOVE:
        return rate_pursuit_sequence(decision, options)
    return [-_leadership_lent(decision.state, decision.state.units[one.unit]) for one in options]


def _leadership_lent(state: SkirmishState, unit: Unit) -> float:
    """How much others lean on it."""
    inside = (unit, *(state.units[id] for id in unit.guests))
    return sum(2.0 * (one.id in state.generals) + 1.5 * one.enlisted.battle_standard for one in inside)


def rate_combat_reforms(decision: Decision, options: Sequence[Any]) -> list[float]:
    """The files with which the fight goes best; without one, as it was raised."""
    state, unit = decision.state, decision.state.units[decision.question.unit]
    touching = decision.setting.ground.touching(state, unit.id)
    foes = [state.units[id] for id in touching if not state.units[id].fleeing]
    worths: dict[int, float] = {}
    for one in options:
        files = one.files if isinstance(one, CombatReform) else unit.files
        if files not in worths:
            worths[files] = _with_files(decision, unit, files, foes)
    now = worths.get(unit.files, 0.0)
    return [
        worths[one.files] - now - 0.2 * bool(one.slide) - 0.3 if isinstance(one, CombatReform) else 0.0
        for one in options
    ]


def _with_files(decision: Decision, unit: Unit, files: int, foes: list[Unit]) -> float:
    """What its fights would bring in so many files."""
    there = copy(unit)
    there.files = files
    if not foes or is_machine(decision.setting, unit):
        return -HABIT * abs(files - unit.enlisted.files)
    fights: list[FightValue] = [standing_fight(decision.setting, decision.state, there, foe) for foe in foes]
    return sum(one.worth for one in fights)
