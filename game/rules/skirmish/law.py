"""What is refused whatever the moment (no question, not his turn, absurd numbers), and what needs no turn."""

from typing import Any, get_args

import msgspec

from game.core.action_types import type_test
from game.core.pending import Question
from game.core.rules import Refusal
from game.rules.skirmish.actions.player import Dismiss, SkirmishAction, TakeBack
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery import standing
from game.rules.skirmish.turn import dismissal, take_back

FARTHEST = 1_000_000
"""No number of an order is larger: a table is 120" wide, and a turn has 36,000 hundredths."""
LONGEST = 80
MOST = 200
ORDERS = {kind: type_test(kind) for kind in get_args(SkirmishAction)}
"""Every verb of a battle, and the test of what it holds."""


def is_sane_value(value: object) -> bool:
    """Whether a field holds whole numbers of reasonable size, short words and lists: never NaN, never 1e9."""
    match value:
        case None | bool():
            return True
        case int():
            return -FARTHEST <= value <= FARTHEST
        case str():
            return len(value) <= LONGEST
        case tuple():
            return len(value) <= MOST and all(map(is_sane_value, value))
        case msgspec.Struct():
            return all(is_sane_value(getattr(value, name)) for name in value.__struct_fields__)
    return False


def check(setting: Setting, state: SkirmishState, action: Any) -> Refusal | None:
    """The common law, then that of the chapter that asked."""
    if not state.questions:
        return Refusal("match-over")
    question = state.questions[-1]
    well_typed = ORDERS.get(type(action))
    if well_typed is None or not well_typed(action) or not is_sane_value(action):
        return Refusal("not-an-order")
    if isinstance(action, Dismiss):
        return dismissal.check(state, action)
    if standing.is_beside(state, question, action):
        return None
    if action.player not in question.players:
        return Refusal("not-your-turn")
    if isinstance(action, TakeBack):
        return take_back.check(setting, state, question, action)
    return CHAPTERS[question.chapter].check(setting, state, question, action)


def is_beside(state: SkirmishState, question: Question, action: Any) -> bool:
    """Whether a legal action needs nobody's turn: a dismissal, or the answer to an offer that stands."""
    return isinstance(action, Dismiss) or standing.is_beside(state, question, action)


def carry_out_beside(battle: Battle, action: Any) -> None:
    """Carry out an action that needs nobody's turn (S-18, S-76); it seals the orders before it."""
    take_back.forget_orders(battle)
    if isinstance(action, Dismiss):
        dismissal.agree_to_dismissal(battle, action)
    else:
        standing.answer_beside(battle, action)


def carry_out(battle: Battle, question: Question, action: Any) -> None:
    """Carry out the answer to a question, up to the next question."""
    if isinstance(action, TakeBack):
        take_back.carry_out(battle, action)
        return
    before = take_back.remember_order(battle, question, action)
    CHAPTERS[question.chapter].apply(battle, question, action)
    if battle.chain is not None:
        battle.chain.hear()
    go_on(battle)
    take_back.seal_orders(battle, before)


def go_on(battle: Battle) -> None:
    """Take step after step until somebody is asked, or the battle is over."""
    state, chain = battle.state, battle.chain
    while not state.over and not state.questions:
        step = state.steps.pop()
        STEPS[step.name](battle, *step.about)
        if chain is not None:
            chain.hear()
