"""Value of a treachery card in the hand, whatever it will be played on, by the words of its effects."""

from collections.abc import Mapping

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.rivalry import share_of_battle_left
from game.rules.cards import Points, Rob, TakePoints
from game.rules.skirmish.defs.cards import (
    Again,
    Bless,
    CardDef,
    Counter,
    Dispelling,
    Drain,
    Forbid,
    NotMe,
    NotSteadfast,
    OtherName,
    Power,
    Script,
    SeeHand,
    ShootNow,
    TestBonus,
    Waver,
    Weaken,
)

HELD_CARD_TOKENS: Mapping[type, float] = {
    Forbid: 0.45,
    OtherName: 0.6,
    NotMe: 0.35,
    Weaken: 0.2,
    Bless: 0.2,
    TestBonus: 0.2,
    Again: 0.3,
    ShootNow: 0.3,
    NotSteadfast: 0.3,
    Drain: 0.15,
    Dispelling: 0.15,
    SeeHand: 0.1,
    Counter: 0.35,
    Waver: 0.1,
    Rob: 0.4,
    Points: 0.8,
    TakePoints: 1.2,
    Script: 0.8,
}
"""Tokens that a card with such an effect saves or earns sooner or later, its cost deducted.

Of a script it is the share of what its mod says that it is worth.
"""
SHARE_LOST_BY_PLAYING = (0.6, 0.6, 0.6, 0.6, 0.3, 0.0)
"""By the size of the hand: the share of a card's value lost by playing it; a full hand discards (S-19)."""


def held_card_value(decision: Decision, card: CardDef) -> float:
    """Points that a card is worth to the player who keeps it, as long as there is time to play it."""
    if card.three and decision.state.players == 2:
        return 0.0
    best = max(_held_tokens(one) for one in card.effects)
    return best * decision.token * min(1.0, 2 * share_of_battle_left(decision.state))


def _held_tokens(effect: Power) -> float:
    """Tokens that a card with an effect saves or earns; of a script, nearly what its mod says."""
    return HELD_CARD_TOKENS[type(effect)] * (effect.worth if isinstance(effect, Script) else 1.0)


def card_play_cost(decision: Decision, card: CardDef) -> float:
    """Points given up by playing the card now."""
    size = min(len(decision.state.hands[decision.me]), len(SHARE_LOST_BY_PLAYING) - 1)
    return held_card_value(decision, card) * SHARE_LOST_BY_PLAYING[size]
