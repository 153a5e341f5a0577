"""What wounds are worth to who deals them: an end, a step towards it, a flight (S-16, S-17, S-37, S-59)."""

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

WEAR = 0.5
"""What the fallen of a unit that lives on are worth, of their share of its points."""
RAN = 0.3
"""What a flight is worth of a unit's points although it will rally: a turn or two, and maybe its end."""
SILENCED = 0.15
"""What one Shooting phase of a war machine is worth of its points."""
STOLEN = 0.15
"""What the end of a fleeing unit is worth of its points to who did not make it flee: another gets them."""
EARNED = 0.5
"""How much of the worth of points lies in the tokens of this very phase."""


def wounds_left(setting: Setting, state: SkirmishState, unit: Unit) -> int:
    """How many wounds it still has."""
    return max(1, unit.models * wounds_per_model(setting, state, unit, "model") - unit.hurt)


def wounds_value(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf, by: Player) -> float:
    """The points that `by` may expect of so many wounds, not cut to what is there, among a unit's ranks."""
    if lost.most <= 0:
        return 0.0
    left, bounty = wounds_left(setting, state, unit), worth_of_end(setting, state, unit, by)
    slain = lost.at_least(left)
    worn = WEAR * bounty * sum(chance * wounds for wounds, chance in lost if wounds < left) / left
    return slain * bounty + worn + _panic_after(setting, state, unit, lost)


def worth_of_end(setting: Setting, state: SkirmishState, unit: Unit, by: Player) -> float:
    """What the end of a unit in this phase is worth to `by`; of his own it is a loss (S-16, S-17)."""
    points = unit_bounty(state, unit)
    if unit.fleeing and unit.blame not in (by, NOBODY):
        return STOLEN * points
    return (1 - EARNED) * points + EARNED * _in_tokens(setting, state, by, points)


def _in_tokens(setting: Setting, state: SkirmishState, player: Player, points: float) -> float:
    """What points are worth in this phase once the remainder is lost (S-16)."""
    token, before = setting.preset.token, state.earned[player] if state.earned else 0
    return float((before + points) // token - before // token) * token


# panic


def _panic_after(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf) -> float:
    """What the panic of a quarter lost is worth (S-59)."""
    if unit.at_phase < 2:
        return 0.0
    each, shaken = wounds_per_model(setting, state, unit, "model"), 0.0
    for wounds, chance in lost:
        gone = casualties_from_wounds(unit.models, unit.hurt, each, wounds).models
        if gone < unit.models and 4 * (unit.at_phase - unit.models + gone) >= unit.at_phase:
            shaken += chance
    return shaken * panic_test_value(setting, state, unit) if shaken else 0.0


def panic_test_value(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """What a test of panic is worth to the other side, if the unit takes one now (S-59)."""
    if not may_panic(setting, state, unit):
        return 0.0
    ld, again = quick_leadership(setting, state, unit), quick_standard_near(setting, state, unit)
    return (1 - leadership_pass_chance(leadership_test(ld), again=again)) * _flight(setting, state, unit)


def _flight(setting: Setting, state: SkirmishState, unit: Unit) -> float:
    """What a flight is worth to who caused it: who never rallies is as good as dead (S-37)."""
    stake = unit_bounty(state, unit) + sum(unit_bounty(state, state.units[id]) for id in unit.guests)
    if is_machine(setting, unit):
        return SILENCED * stake
    test = rally_test(
        quick_leadership(setting, state, unit), unit.models, unit.enlisted.models, musician=unit.musician
    )
    back = leadership_pass_chance(test, again=quick_standard_near(setting, state, unit))
    return stake * (RAN * back + (1 - RAN) * (1 - back))


def wounds_cost(setting: Setting, state: SkirmishState, unit: Unit, lost: Pmf) -> float:
    """What so many wounds cost the unit's own side, although nobody may get its points."""
    left = wounds_left(setting, state, unit)
    gone = (
        lost.at_least(left) + WEAR * sum(chance * wounds for wounds, chance in lost if wounds < left) / left
    )
    return OWN * gone * unit_bounty(state, unit) + _panic_after(setting, state, unit, lost)


OWN = 0.7
"""What a unit is worth to its own side, of the points that its end would bring another."""
