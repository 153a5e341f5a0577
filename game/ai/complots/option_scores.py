"""Scores of a seat's options, whatever the question: win chances one step ahead, and the temper's share."""

from collections.abc import Callable, Sequence
from math import fsum
from typing import Any, NamedTuple

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
from game.rules.complots.questions import CHALLENGE


class CardWeights(NamedTuple):
    """Worth of cards kept, shown or lost, beside their `character_worth`."""

    point: float = 0.06
    """Win chance of one point of worth in hand."""
    needed_now: float = 1.0
    """Points for a card that can still block a deadly action of this turn."""
    claimed_before: float = 0.15
    """Points for each kept character that I have already claimed to hold."""
    mean_worth: float = 1.0
    """Points from which a card shown to me is better than most."""


class TemperScale(NamedTuple):
    """Conversion of a `Temper`'s points into win chances."""

    point: float = 0.01
    """Fair shares of the win in one point."""
    grudge_doubt_divisor: int = 3
    """Doubting an old enemy counts this many times less than striking them."""


WEIGHTS = CardWeights()
TEMPER_SCALE = TemperScale()
NEVER_TAKEN = -1.0
"""Score of an option that a sensible player leaves alone."""


def rate_options(prospects: OneStepValues, options: Sequence[ComplotsAction]) -> list[float]:
    """The score of each of `options` before temper: my win chance, or a worth in card points."""
    return [SCORES[type(option)](prospects, option) for option in options]


def _declare(prospects: OneStepValues, action: Declare) -> float:
    """My win chance when I announce `action`, lie or not."""
    return prospects.declare(action)


def _let_pass(prospects: OneStepValues, action: Pass) -> float:
    """My win chance when I believe the claim, or suffer the action."""
    if prospects.view.asks == CHALLENGE:
        return prospects.believe()
    declared = prospects.view.declared
    assert declared is not None
    return prospects.resolved(declared)


def _challenge(prospects: OneStepValues, action: Challenge) -> float:
    """My win chance when I doubt the claim."""
    return prospects.challenge()


def _block(prospects: OneStepValues, action: Block) -> float:
    """My win chance when I block; to announce it early gains nothing: temper does so (`Middling`)."""
    declared = prospects.view.declared
    assert declared is not None
    return NEVER_TAKEN if prospects.view.asks == CHALLENGE else prospects.block(action, declared)


def _reveal(prospects: OneStepValues, action: Reveal) -> float:
    """Worth of the hand after losing a card: the least worth goes, what may save the next card stays."""
    left = list(prospects.view.hand)
    left.remove(action.card)
    return WEIGHTS.point * (hand_worth(left, prospects.lore.worth_of) + _needed_now(prospects, left))


def _needed_now(prospects: OneStepValues, cards: Sequence[str]) -> float:
    """Points for `cards` when one of them can still block a deadly action of this turn."""
    view, declared = prospects.view, prospects.view.declared
    if declared is None or declared.target != view.me or view.block is not None:
        return 0.0
    action = prospects.lore.setting.actions[declared.action]
    deadly = isinstance(action.effect, Kill) and action.block is not None and bool(view.below)
    return (
        WEIGHTS.needed_now
        if deadly and action.block and any(c in cards for c in action.block.claiming)
        else 0.0
    )


def _keep(prospects: OneStepValues, action: Keep) -> float:
    """Worth of the kept cards, with a bonus for characters that one has already claimed."""
    said = prospects.odds.reading.claimed[prospects.me]
    believed = fsum(WEIGHTS.claimed_before for card in dict.fromkeys(action.cards) if card in said)
    return WEIGHTS.point * (hand_worth(action.cards, prospects.lore.worth_of) + believed)


def _show(prospects: OneStepValues, action: Show) -> float:
    """Score of showing a card: the less it is worth, the better."""
    return -WEIGHTS.point * prospects.lore.worth_of[action.card]


def _judge(prospects: OneStepValues, action: Judge) -> float:
    """Score of taking the shown card away, or leaving it: take what is better than most."""
    shown = prospects.view.shown
    worth = prospects.lore.worth_of.get(shown or "", 1.0)
    return WEIGHTS.point * (worth - WEIGHTS.mean_worth) * (1 if action.swap else -1)


def _pick(prospects: OneStepValues, action: Pick) -> float:
    """Worth of the hand with the picked card: a good card that goes with the dealt one."""
    return WEIGHTS.point * hand_worth((*prospects.view.hand, action.card), prospects.lore.worth_of)


SCORES: dict[type, Callable[[OneStepValues, Any], float]] = {
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
"""By action: how its options are scored."""


def temper_bonus(prospects: OneStepValues, temper: Temper, action: ComplotsAction) -> float:
    """Win chance that `temper` adds to the score of `action`."""
    bonus = prospects.share * TEMPER_SCALE.point * _temper_points(prospects, temper, action)
    claim = prospects.view.claim
    if isinstance(action, Challenge) and claim is not None:
        bonus += prospects.more_suspected(temper.regard.suspicion(claim.player))
    return bonus


def _temper_points(prospects: OneStepValues, temper: Temper, action: ComplotsAction) -> float:
    """Leanings of `temper` towards `action`, in hundredths of a fair share."""
    enemy = temper.regard.enemy(prospects.odds.reading.hurt_by.get(prospects.me))
    match action:
        case Declare(target=target):
            lie = 0.0 if prospects.truthful(action) else temper.lie
            return lie + (temper.grudge if enemy is not None and target == enemy else 0.0)
        case Block():
            return 0.0 if prospects.truthful(action) else temper.stand
        case Challenge():
            claim = prospects.view.claim
            if claim is None:
                return temper.doubt
            old_score = temper.grudge / TEMPER_SCALE.grudge_doubt_divisor if claim.player == enemy else 0.0
            return temper.doubt + temper.regard.doubt(claim.player) + old_score
        case _:
            return 0.0
