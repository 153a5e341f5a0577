"""Treachery cards: played where they do more than they cost, and than they might do later (S-19 to S-21)."""

from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.cards.worth import worth
from game.ai.skirmish.decision import Mind
from game.ai.skirmish.values.card_in_hand import held, sacrifice
from game.rules.skirmish.actions.player import Discard, PlayCard
from game.rules.skirmish.state.records import NONE, Play


def card(mind: Mind, options: Sequence[Any]) -> list[float]:
    """Rate each card that may be played in this window; none is 0."""
    return [played(mind, option) if isinstance(option, PlayCard) else 0.0 for option in options]


def played(mind: Mind, option: PlayCard) -> float:
    """What playing it now brings, less its price and what it might do later."""
    return gain(mind, option) - sacrifice(mind, mind.rules.content.cards[option.card])


def gain(mind: Mind, option: PlayCard) -> float:
    """What playing it now brings, less its price."""
    unit = mind.question.unit if option.unit == NONE else option.unit
    cost = mind.rules.content.cards[option.card].cost
    return worth(mind, Play(mind.me, option.card, unit, option.target)) - cost * mind.token


def discard(mind: Mind, options: Sequence[Discard]) -> list[float]:
    """Rate what to lay down: whatever is worth least in the hand."""
    cards = mind.rules.content.cards
    return [-sum(held(mind, cards[one]) for one in option.cards) for option in options]
