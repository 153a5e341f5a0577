"""Worth of a treachery card's effects to the player who decides, in points, whoever plays it (S-20, S-21).

One function for each word of `defs.cards.Power`; costs are not counted here.
"""

from collections.abc import Callable, Mapping
from math import fsum
from typing import Any, NamedTuple, TypeAlias

from game.ai.skirmish.cards.worth_field import (
    ambush_shot_value,
    blessing_value,
    charge_reroll_value,
    dispel_card_value,
    forbidden_order_value,
    power_drain_value,
    weakening_value,
)
from game.ai.skirmish.cards.worth_morale import test_bonus_value, unsteadfast_value
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.harm import harm_by_naming, nameable_opponents
from game.ai.skirmish.values.card_in_hand import HELD_CARD_TOKENS
from game.ai.skirmish.values.rivalry import token_gain_value, value_to_me
from game.ai.skirmish.values.unit_worth import unit_bounty
from game.core.rules import Player
from game.rules.cards import Points, Rob, TakePoints, affected_players
from game.rules.skirmish.defs.cards import (
    Again,
    Bless,
    Counter,
    Dispelling,
    Drain,
    Forbid,
    NotMe,
    NotSteadfast,
    OtherName,
    Script,
    SeeHand,
    ShootNow,
    TestBonus,
    Waver,
    Weaken,
)
from game.rules.skirmish.state.records import NOBODY, Play
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn.naming import Phase


class CardWeights(NamedTuple):
    """Chances and points of what cards may lead to."""

    done_later: float = 0.5
    """Chance that what others might do later is done at all."""
    hand_seen: float = 1.0
    """Points for having seen a hand."""
    stays_loyal: float = 1 / 3
    """Chance that a unit that wavers stays (S-22)."""


CARD_WORTH = CardWeights()


def card_effect_value(decision: Decision, play: Play) -> float:
    """Points to me if this card takes effect."""
    effects = decision.setting.content.cards[play.card].effects
    return fsum(POWERS[type(effect)](decision, play, effect) for effect in effects)


# names


def _other_name_value(decision: Decision, play: Play, effect: OtherName) -> float:
    """Points to me if the active player must take the next best name."""
    state = decision.state
    harms = {
        one: harm_by_naming(decision.setting, state, state.active, one, state.phase)
        for one in nameable_opponents(decision, state.active, state.phase)
        if one == state.named or one not in state.barred
    }
    spared = harms.pop(state.named, 0.0)
    if not harms:
        return 0.0
    instead = max(harms, key=lambda one: (harms[one], -one))
    return value_to_me(decision, state.active, instead, harms[instead]) - value_to_me(
        decision, state.active, state.named, spared
    )


def _not_me_value(decision: Decision, play: Play, effect: NotMe) -> float:
    """Points to me if the target may not name the card's player next turn: best as one's own turn ends."""
    if decision.state.phase != Phase.COMBAT or not _plays_again(decision.state, play.target):
        return 0.0
    saved = harm_by_naming(decision.setting, decision.state, play.target, play.player, Phase.MOVEMENT)
    return -CARD_WORTH.done_later * value_to_me(decision, play.target, play.player, max(0.0, saved))


def _plays_again(state: SkirmishState, player: Player) -> bool:
    """Whether the player has a turn still to come."""
    return state.round < state.rounds or player in state.flips


# hands and tokens


def _see_hand_value(decision: Decision, play: Play, effect: SeeHand) -> float:
    """Points for seeing a hand: knowing is a little better than not knowing."""
    return CARD_WORTH.hand_seen if play.player == decision.me else 0.0


def _rob_value(decision: Decision, play: Play, effect: Rob) -> float:
    """Points to me for cards taken from another player."""
    cards = min(effect.cards, len(decision.state.hands[play.target])) * UNKNOWN_CARD_TOKENS
    return token_gain_value(decision, play.player, cards) + token_gain_value(decision, play.target, -cards)


UNKNOWN_CARD_TOKENS = fsum(HELD_CARD_TOKENS.values()) / len(HELD_CARD_TOKENS)
"""Tokens that a card of which nothing is known is worth."""


def _points_value(decision: Decision, play: Play, effect: Points) -> float:
    """Points to me for tokens from the bank."""
    target = None if play.target == NOBODY else play.target
    whom = affected_players(effect, play.player, target, decision.state.players)
    return fsum(token_gain_value(decision, player, effect.amount) for player in whom)


def _take_points_value(decision: Decision, play: Play, effect: TakePoints) -> float:
    """Points to me for tokens taken from another player."""
    taken = min(effect.amount, decision.state.tokens[play.target])
    return token_gain_value(decision, play.player, taken) + token_gain_value(decision, play.target, -taken)


def _counter_value(decision: Decision, play: Play, effect: Counter) -> float:
    """Points to me if the card under this one does not work; nobody stops a card of their own."""
    under = decision.state.plays[-1] if decision.state.plays else None
    return -card_effect_value(decision, under) if under is not None and under.player != play.player else 0.0


def _waver_value(decision: Decision, play: Play, effect: Waver) -> float:
    """Points to me for a unit that may change sides, to any player alive, its owner included."""
    unit, living = decision.state.units[play.unit], decision.state.living()
    each = (1 - CARD_WORTH.stays_loyal) * unit_bounty(decision.state, unit) / max(1, len(living))
    return fsum(value_to_me(decision, other, unit.owner, each) for other in living if other != unit.owner)


def _script_value(decision: Decision, play: Play, effect: Script) -> float:
    """Points to me for what a script does: as much more for its player than it cost as its mod says."""
    cost = decision.setting.content.cards[play.card].cost
    return token_gain_value(decision, play.player, cost + effect.worth)


Power: TypeAlias = Callable[[Decision, Play, Any], float]
"""The worth of one effect of a played card, in points."""

POWERS: Mapping[type, Power] = {
    Forbid: forbidden_order_value,
    OtherName: _other_name_value,
    NotMe: _not_me_value,
    Weaken: weakening_value,
    Bless: blessing_value,
    TestBonus: test_bonus_value,
    Again: charge_reroll_value,
    ShootNow: ambush_shot_value,
    NotSteadfast: unsteadfast_value,
    Drain: power_drain_value,
    Dispelling: dispel_card_value,
    SeeHand: _see_hand_value,
    Counter: _counter_value,
    Waver: _waver_value,
    Rob: _rob_value,
    Points: _points_value,
    TakePoints: _take_points_value,
    Script: _script_value,
}
"""By effect, the function that values it: the closed vocabulary of cards."""
