"""Worth of wounds to whoever deals them: destruction, a step to it, flight (S-16, S-17, S-37, S-59)."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.values.fight_key import quick_leadership, quick_standard_near
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.skirmish.odds.distribution import Pmf
from game.rules.skirmish.odds.single import leadership_pass_chance
from game.rules.skirmish.rolls.leadership import leadership_test, rally_test
from game.rules.skirmish.rolls.resolve import casualties_from_wounds
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.leadership import may_panic
from game.rules.skirmish.unit.parts import wounds_per_model


class WoundWeights(NamedTuple):
    """Shares of a unit's points that wounds and flight are worth."""

    casualties: float = 0.5
    """Worth of the casualties of a unit that lives on, of their part of its points."""
    flight: float = 0.3
    """Worth of the flight of a unit that will rally: a turn or two, and maybe its end."""
    machine_phase: float = 0.15
    """Worth of one Shooting phase of a war machine."""
    others_prey: float = 0.15
    """Worth of destroying a fleeing unit to a player who did not make it flee: another gets the points."""
    in_tokens: float = 0.5
    """Part of the worth of points that lies in the tokens of this very phase."""
    own_side: float = 0.7
    """Worth of a unit to its own side, of the points that its end would bring another."""


WOUND_WORTH = WoundWeights()


def wounds_left(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """The wounds that a unit still has, at least 1."""
    return max(1, unit.models * wounds_per_model(setting, state, unit, "model") - unit.hurt)


def wounds_value(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf, by: Player) -> float:
    """Points that `by` may expect of wounds among a unit's ranks; `lost` may be more than it has."""
    if lost.most <= 0:
        return 0.0
    left, bounty = wounds_left(setting, state, unit), destruction_value(setting, state, unit, by)
    slain = lost.at_least(left)
    worn = (
        WOUND_WORTH.casualties
        * bounty
        * fsum(chance * wounds for wounds, chance in lost if wounds < left)
        / left
    )
    return slain * bounty + worn + _panic_value(setting, state, unit, lost)


def destruction_value(setting: Setting, state: SkirmishState, unit: Unit, by: Player) -> float:
    """Points that the end of the unit in this phase is worth to `by` (S-16, S-17)."""
    points = unit_bounty(state, unit)
    if unit.fleeing and unit.blame not in (by, NOBODY):
        return WOUND_WORTH.others_prey * points
    return (1 - WOUND_WORTH.in_tokens) * points + WOUND_WORTH.in_tokens * _token_value(
        setting, state, by, points
    )


def _token_value(setting: Setting, state: SkirmishState, player: Player, points: float) -> float:
    """Points of the whole tokens that `points` make in this phase; the remainder is lost (S-16)."""
    token, before = setting.preset.token, state.earned[player] if state.earned else 0
    return float((before + points) // token - before // token) * token


# panic


def _panic_value(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf) -> float:
    """Points for the panic of a unit that may lose a quarter in this phase (S-59)."""
    if unit.at_phase < 2:
        return 0.0
    each, shaken = wounds_per_model(setting, state, unit, "model"), 0.0
    for wounds, chance in lost:
        gone = casualties_from_wounds(unit.models, unit.hurt, each, wounds).models
        if gone < unit.models and 4 * (unit.at_phase - unit.models + gone) >= unit.at_phase:
            shaken += chance
    return shaken * panic_test_value(setting, state, unit) if shaken else 0.0


def panic_test_value(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """Points to the other side if the unit takes a panic test now (S-59)."""
    if not may_panic(setting, state, unit):
        return 0.0
    ld, again = quick_leadership(setting, state, unit), quick_standard_near(setting, state, unit)
    return (1 - leadership_pass_chance(leadership_test(ld), again=again)) * _flight_value(
        setting, state, unit
    )


def _flight_value(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """Points for whoever makes the unit flee; one that never rallies is as good as destroyed (S-37)."""
    stake = unit_bounty(state, unit) + fsum(unit_bounty(state, state.units[id]) for id in unit.guests)
    if is_machine(setting, unit):
        return WOUND_WORTH.machine_phase * stake
    test = rally_test(
        quick_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    rallies = leadership_pass_chance(test, again=quick_standard_near(setting, state, unit))
    return stake * (WOUND_WORTH.flight * rallies + (1 - WOUND_WORTH.flight) * (1 - rallies))


def wounds_cost(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf) -> float:
    """Points that wounds cost the unit's own side, although nobody may get them."""
    left = wounds_left(setting, state, unit)
    share_lost = (
        lost.at_least(left)
        + WOUND_WORTH.casualties * fsum(chance * wounds for wounds, chance in lost if wounds < left) / left
    )
    return WOUND_WORTH.own_side * share_lost * unit_bounty(state, unit) + _panic_value(
        setting, state, unit, lost
    )
