"""The target of a charge fled: who charges another instead, who goes on after it (S-34)."""

from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Redirect
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.charge.declare import (
    amend_charge,
    charge_arcs,
    charge_of,
    charge_refusal,
    charge_targets,
    declare_charge,
)
from game.rules.skirmish.charge.reactions import FLEE
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import CHASE_ORDER, REDIRECT_CHARGE
from game.rules.skirmish.flow.steps import REDIRECTS_OFFER, STEP_KINDS
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState

REDIRECTS_ASK = STEP_KINDS.declare("redirects:ask")
REDIRECTS_CHASED = STEP_KINDS.declare("redirects:chased")
REDIRECTS_TESTED = STEP_KINDS.declare("redirects:tested")


def _offer(battle: Battle, fled: int) -> None:
    """Every charger of the unit that fled may test to redirect, once, in the order of declaring (S-34)."""
    chargers = [one.unit for one in battle.state.charges if one.target == fled and not one.void]
    battle.then(*[REDIRECTS_ASK(id, fled) for id in chargers])


def ask(battle: Battle, id: int, fled: int) -> None:
    """Ask about one of them, if it has somebody else to charge."""
    unit = battle.unit(id)
    able = unit.stands and not unit.fleeing and not unit.has(unit_flags.REDIRECTED)
    if able and _elsewhere(battle.setting, battle.state, id, fled):
        battle.ask(REDIRECT_CHARGE, unit.owner, unit=id, target=fled)


def _elsewhere(setting: Setting, state: SkirmishState, id: int, fled: int) -> list[int]:
    """The ids of units that a charger could charge instead from where it stands (S-34)."""
    return [one for one in charge_targets(setting, state, state.units[id], again=True) if one != fled]


def _tested(battle: Battle, id: int, fled: int, target: int) -> None:
    """Passed: a new declaration, and the choice whom to chase should that one flee too; else it goes on."""
    state, unit = battle.state, battle.unit(id)
    charge = charge_of(state, id)
    if charge is None or state.test is None or not state.test.passed:
        return
    if charge_refusal(battle.setting, state, unit, battle.unit(target), again=True) is None:
        state.charges = [one for one in state.charges if one is not charge]
        battle.then(REDIRECTS_CHASED(id))
        declare_charge(battle, unit, battle.unit(target), fled)


def _chased(battle: Battle, id: int) -> None:
    """Ask which of two fled targets a charger chases, if both still stand (S-34)."""
    charge = charge_of(battle.state, id)
    if charge is None or charge.first == NONE or charge.reaction != FLEE:
        return
    left = [one for one in (charge.first, charge.target) if battle.unit(one).stands]
    if len(left) == 1:
        _chase(battle, id, left[0])
    elif left:
        battle.ask(CHASE_ORDER, battle.unit(id).owner, unit=id, data=tuple(left))


def _chase(battle: Battle, id: int, target: int) -> None:
    """Let a charger chase that target (S-34)."""
    charge, unit = charge_of(battle.state, id), battle.unit(id)
    if charge is not None and charge.target != target:
        arc = charge_arcs(battle.setting, unit, battle.unit(target))[0]
        amend_charge(battle.state, charge, target=target, arc=arc)
        unit.cause = target


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """Go on, or any other legal charge; or which of the two to chase."""
    if question.kind == CHASE_ORDER:
        return [Choose(player, int(id)) for id in question.data]
    others = _elsewhere(setting, state, question.unit, question.target)
    return [Redirect(player), *[Redirect(player, one) for one in others]]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """Another legal charge, or to go on; of two that fled one."""
    if question.kind == CHASE_ORDER:
        if not isinstance(action, Choose):
            return Refusal("wrong-moment")
        return None if action.unit in question.data else Refusal("not-among-these")
    if not isinstance(action, Redirect):
        return Refusal("wrong-moment")
    if action.target == NONE:
        return None
    if action.target not in range(len(state.units)):
        return Refusal("no-such-unit")
    if action.target == question.target:
        return Refusal("redirect-elsewhere", {"unit": action.target})
    return charge_refusal(setting, state, state.units[question.unit], state.units[action.target], again=True)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Let the charger test to redirect, go on, or chase the chosen target."""
    battle.close()
    unit = battle.unit(question.unit)
    if isinstance(action, Choose):
        _chase(battle, unit.id, action.unit)
    elif action.target != NONE:
        unit.mark(unit_flags.REDIRECTED)
        about = (unit.id, question.target, action.target)
        begin_leadership_test(battle, unit, "redirect", REDIRECTS_TESTED(*about))


RULES = PhaseRules(
    do_nothing,
    options,
    check,
    apply,
    {REDIRECTS_OFFER: _offer, REDIRECTS_ASK: ask, REDIRECTS_TESTED: _tested, REDIRECTS_CHASED: _chased},
)
