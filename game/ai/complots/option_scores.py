"""Puts a number on every option of a seat, whatever the question: win chances one step ahead."""

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.complots.card_worth import hand_worth
from game.ai.complots.one_step_values import OneStepValues
from game.ai.complots.tempers import Temper
from game.rules.complots.actions import (
    Block,
    Challenge,
    ComplotsAction,
    Declare,
    Judge,
    Keep,
    Pass,
    Pick,
    Reveal,
    Show,
)
from game.rules.complots.defs import Kill
from game.rules.complots.law import CHALLENGE

CARD_POINT = 0.06
"""Win chance of one point of worth in hand."""
NEEDED = 1.0
"""Extra worth of a card that will be needed at once."""
NEVER = -1.0
"""Worth of what a sensible player leaves alone."""


def rate_options(prospects: OneStepValues, options: Sequence[ComplotsAction]) -> list[float]:
    """The worth of each option, before temper."""
    return [APPRAISALS[type(option)](prospects, option) for option in options]


def _declare(prospects: OneStepValues, action: Declare) -> float:
    """An announcement, lie or not."""
    return prospects.declare(action)


def _let_pass(prospects: OneStepValues, action: Pass) -> float:
    """Believe the claim, or suffer the action."""
    if prospects.view.asks == CHALLENGE:
        return prospects.believe()
    declared = prospects.view.declared
    assert declared is not None
    return prospects.resolved(declared)


def _challenge(prospects: OneStepValues, action: Challenge) -> float:
    """Doubt the claim."""
    return prospects.challenge()


def _block(prospects: OneStepValues, action: Block) -> float:
    """Stand in the way when it is time; announcing it early only teaches the others."""
    declared = prospects.view.declared
    assert declared is not None
    return NEVER if prospects.view.asks == CHALLENGE else prospects.block(action, declared)


def _reveal(prospects: OneStepValues, action: Reveal) -> float:
    """Lose what is least worth; keep what may save the next card."""
    left = list(prospects.view.hand)
    left.remove(action.card)
    return CARD_POINT * (hand_worth(left, prospects.lore.worth_of) + _needed(prospects, left))


def _needed(prospects: OneStepValues, cards: Sequence[str]) -> float:
    """Whether one of `cards` can still block a deadly action of this turn."""
    view, declared = prospects.view, prospects.view.declared
    if declared is None or declared.target != view.me or view.block is not None:
        return 0.0
    action = prospects.lore.rules.actions[declared.action]
    deadly = isinstance(action.effect, Kill) and action.block is not None and bool(view.below)
    return NEEDED if deadly and action.block and any(c in cards for c in action.block.claiming) else 0.0


def _keep(prospects: OneStepValues, action: Keep) -> float:
    """Keep the best, and rather what one has already said to have."""
    said = prospects.odds.reading.claimed[prospects.me]
    believed = sum(0.15 for card in set(action.cards) if card in said)
    return CARD_POINT * (hand_worth(action.cards, prospects.lore.worth_of) + believed)


def _show(prospects: OneStepValues, action: Show) -> float:
    """Show what is least worth."""
    return -CARD_POINT * prospects.lore.worth_of[action.card]


def _judge(prospects: OneStepValues, action: Judge) -> float:
    """Take away what is better than most."""
    shown = prospects.view.shown
    worth = prospects.lore.worth_of.get(shown or "", 1.0)
    return CARD_POINT * (worth - 1.0) * (1 if action.swap else -1)


def _pick(prospects: OneStepValues, action: Pick) -> float:
    """A good card that goes with the one that was dealt."""
    return CARD_POINT * hand_worth((*prospects.view.hand, action.card), prospects.lore.worth_of)


APPRAISALS: dict[type, Callable[[OneStepValues, Any], float]] = {
    Declare: _declare,
    Pass: _let_pass,
    Challenge: _challenge,
    Block: _block,
    Reveal: _reveal,
    Keep: _keep,
    Show: _show,
    Judge: _judge,
    Pick: _pick,
}
"""How each verb is judged."""


def temper_bonus(prospects: OneStepValues, temper: Temper, action: ComplotsAction) -> float:
    """What temper adds to the worth of an option."""
    return prospects.share * 0.01 * _points(prospects, temper, action)


def _points(prospects: OneStepValues, temper: Temper, action: ComplotsAction) -> float:
    """Leanings in hundredths of a fair share."""
    foe = prospects.odds.reading.hurt_by.get(prospects.me)
    match action:
        case Declare(target=target):
            lie = 0.0 if prospects.truthful(action) else temper.lie
            return lie + (temper.grudge if foe is not None and target == foe else 0.0)
        case Block():
            return 0.0 if prospects.truthful(action) else temper.stand
        case Challenge():
            claim = prospects.view.claim
            resented = claim is not None and claim.player == foe
            return temper.doubt + (temper.grudge / 3 if resented else 0.0)
        case _:
            return 0.0
