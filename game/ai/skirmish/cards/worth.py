"""What a treachery card does to the battle, in points for one who looks on, whoever plays it (S-20, S-21).

One function for each word of `defs.cards.Power`; costs are not counted here.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

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
from game.ai.skirmish.politics.promises import nameable_opponents
from game.ai.skirmish.politics.threat import harm_by_naming
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
    SeeHand,
    ShootNow,
    TestBonus,
    Waver,
    Weaken,
)
from game.rules.skirmish.state.records import NOBODY, Play
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.turn.naming import Phase

LIKELY = 0.5
"""How likely what others might do later is done at all."""
LEARNT = 1.0
"""Points that it is worth to have seen a hand."""
LOYAL = 1 / 3
"""The chance that a unit that wavers stays (S-22)."""


def card_effect_value(decision: Decision, play: Play) -> float:
    """What it is to me that this card takes effect."""
    effects = decision.setting.content.cards[play.card].effects
    return sum(POWERS[type(effect)](decision, play, effect) for effect in effects if type(effect) in POWERS)


# names


def _other_name(decision: Decision, play: Play, effect: OtherName) -> float:
    """The active player takes the next best name."""
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


def _not_me(decision: Decision, play: Play, effect: NotMe) -> float:
    """Somebody may not name who played it as his next turn begins: best said when one's own turn ends."""
    if decision.state.phase != Phase.COMBAT or not _plays_again(decision.state, play.target):
        return 0.0
    saved = harm_by_naming(decision.setting, decision.state, play.target, play.player, Phase.MOVEMENT)
    return -LIKELY * value_to_me(decision, play.target, play.player, max(0.0, saved))


def _plays_again(state: SkirmishState, player: Player) -> bool:
    """Whether he has a turn still to come."""
    return state.round < state.rounds or player in state.flips


# hands and tokens


def _see_hand(decision: Decision, play: Play, effect: SeeHand) -> float:
    """Knowing is a little better than not knowing."""
    return LEARNT if play.player == decision.me else 0.0


def _rob(decision: Decision, play: Play, effect: Rob) -> float:
    """Cards of another."""
    cards = min(effect.cards, len(decision.state.hands[play.target])) * USUAL
    return token_gain_value(decision, play.player, cards) + token_gain_value(decision, play.target, -cards)


USUAL = sum(HELD_CARD_TOKENS.values()) / len(HELD_CARD_TOKENS)
"""Tokens that a card of which nothing is known is worth."""


def _points(decision: Decision, play: Play, effect: Points) -> float:
    """Tokens from the bank."""
    target = None if play.target == NOBODY else play.target
    whom = affected_players(effect, play.player, target, decision.state.players)
    return sum(token_gain_value(decision, player, effect.amount) for player in whom)


def _take_points(decision: Decision, play: Play, effect: TakePoints) -> float:
    """Tokens of another."""
    taken = min(effect.amount, decision.state.tokens[play.target])
    return token_gain_value(decision, play.player, taken) + token_gain_value(decision, play.target, -taken)


def _counter(decision: Decision, play: Play, effect: Counter) -> float:
    """The card under it does not work; nobody stops his own."""
    under = decision.state.plays[-1] if decision.state.plays else None
    return -card_effect_value(decision, under) if under is not None and under.player != play.player else 0.0


def _waver(decision: Decision, play: Play, effect: Waver) -> float:
    """A unit that may change sides: to anybody alive, its owner too."""
    unit, living = decision.state.units[play.unit], decision.state.living()
    each = (1 - LOYAL) * unit_bounty(decision.state, unit) / max(1, len(living))
    return sum(value_to_me(decision, other, unit.owner, each) for other in living if other != unit.owner)


Power: TypeAlias = Callable[[Decision, Play, Any], float]

POWERS: Mapping[type, Power] = {
    Forbid: forbidden_order_value,
    OtherName: _other_name,
    NotMe: _not_me,
    Weaken: weakening_value,
    Bless: blessing_value,
    TestBonus: test_bonus_value,
    Again: charge_reroll_value,
    ShootNow: ambush_shot_value,
    NotSteadfast: unsteadfast_value,
    Drain: power_drain_value,
    Dispelling: dispel_card_value,
    SeeHand: _see_hand,
    Counter: _counter,
    Waver: _waver,
    Rob: _rob,
    Points: _points,
    TakePoints: _take_points,
}
"""The closed vocabulary of cards, weighed."""
