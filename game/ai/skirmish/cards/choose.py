"""Treachery cards: played where they bring more than they cost, and than they might later (S-19 to S-21)."""

from collections.abc import Sequence
from math import fsum
from typing import Any

from game.ai.skirmish.cards.worth import card_effect_value
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.card_in_hand import card_play_cost, held_card_value
from game.rules.skirmish.actions.player import Discard, PlayCard
from game.rules.skirmish.state.records import NONE, Play


def rate_card_plays(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each card that may be played in this window; none is 0."""
    return [_play_value(decision, option) if isinstance(option, PlayCard) else 0.0 for option in options]


def _play_value(decision: Decision, option: PlayCard) -> float:
    """Points that playing the card now brings, less its price and what it might bring later."""
    return _play_gain(decision, option) - card_play_cost(
        decision, decision.setting.content.cards[option.card]
    )


def _play_gain(decision: Decision, option: PlayCard) -> float:
    """Points that playing the card now brings, less its price."""
    unit = decision.question.unit if option.unit == NONE else option.unit
    cost = decision.setting.content.cards[option.card].cost
    return (
        card_effect_value(decision, Play(decision.me, option.card, unit, option.target))
        - cost * decision.token
    )


def rate_discards(decision: Decision, options: Sequence[Discard]) -> list[float]:
    """Points for each discard: it costs what its cards are worth in the hand."""
    cards = decision.setting.content.cards
    return [-fsum(held_card_value(decision, cards[one]) for one in option.cards) for option in options]
