"""Worth of cards about nerve: Leadership tested with more or less, ranks that do not count (S-21, S-56)."""

from collections.abc import Mapping
from math import fsum

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.attrition import SideLosses
from game.ai.skirmish.values.fight import losses_value
from game.ai.skirmish.values.rivalry import value_to_me
from game.rules.skirmish.combat import score_facts
from game.rules.skirmish.combat.break_tests import losing_side
from game.rules.skirmish.consequences.leadership_tests import leadership_test_target
from game.rules.skirmish.defs.cards import NotSteadfast, TestBonus
from game.rules.skirmish.odds import single
from game.rules.skirmish.rolls import leadership
from game.rules.skirmish.rolls.target import Modifier
from game.rules.skirmish.state.records import NOBODY, Play
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.unit.leadership import standard_near, unit_leadership

LOSS_BY_TEST: Mapping[str, float] = {
    "break": 0.7,
    "panic": 0.35,
    "rally": 0.45,
    "terror": 0.3,
    "spell": 0.3,
    "fear": 0.1,
    "reform": 0.03,
    "hold": 0.03,
}
"""By the reason of the test: the share of a unit that is lost where it fails, about."""
LOSS_BY_OTHER_TEST = 0.02
"""The same share for any other test: of a march, of a redirection."""


def test_bonus_value(decision: Decision, play: Play, effect: TestBonus) -> float:
    """Points to me for a Leadership test with a little more, or less."""
    test = decision.state.test
    if test is None:
        return 0.0
    unit = decision.state.units[test.unit]
    needed = leadership_test_target(decision.setting, decision.state, test)
    again = standard_near(decision.setting, decision.state, unit)
    helped = needed.plus(Modifier(effect.amount, "help"))
    change = single.leadership_pass_chance(helped, again=again) - single.leadership_pass_chance(
        needed, again=again
    )
    return -change * LOSS_BY_TEST.get(test.why, LOSS_BY_OTHER_TEST) * _loss_value(decision, unit)


def _loss_value(decision: Decision, unit: Unit) -> float:
    """Points to me if a unit flees and dies."""
    state = decision.state
    blamed = unit.blame if unit.fleeing else NOBODY
    other = state.named if unit.owner == state.active else state.active
    return value_to_me(
        decision,
        blamed if blamed != NOBODY else other,
        unit.owner,
        losses_value(state, unit, SideLosses(taken=1.0)),
    )


def unsteadfast_value(decision: Decision, play: Play, effect: NotSteadfast) -> float:
    """Points to me for enemy losers whose ranks do not count: they are likelier to break."""
    state, combat = decision.state, decision.state.combat
    side = losing_side(combat) if combat else None
    if combat is None or side is None or side.player != state.named:
        return 0.0
    return fsum(
        _shaken_value(decision, state.units[id], -side.points)
        for id in side.units
        if state.units[id].stands
        and score_facts.firmness_in_combat(decision.setting, state, combat, state.units[id]) == "steadfast"
    )


def _shaken_value(decision: Decision, unit: Unit, lost_by: int) -> float:
    """Points to me if a loser of the combat is not steadfast any more."""
    ld = unit_leadership(decision.setting, decision.state, unit)
    again = standard_near(decision.setting, decision.state, unit)
    firm, shaken = (
        single.leadership_pass_chance(leadership.break_test(ld, lost_by, firm=why), again=again)
        for why in ("steadfast", "")
    )
    return (firm - shaken) * LOSS_BY_TEST["break"] * _loss_value(decision, unit)
