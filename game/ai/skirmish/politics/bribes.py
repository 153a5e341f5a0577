"""Bribes: buying the active player off, and selling my own word (S-18)."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.harm import harm_by_naming
from game.ai.skirmish.politics.promises import (
    PROMISES,
    PhaseHarms,
    asking_price,
    harm_by_phase,
    has_feud_with,
    naming_chance,
    naming_margin,
    naming_shortfall,
)
from game.ai.skirmish.values.card_in_hand import held_card_value
from game.ai.skirmish.values.rivalry import token_gain_value, value_to_me
from game.ai.skirmish.values.trust import has_cheated_me, trust_in_player
from game.core.rules import UNKNOWN, Player
from game.rules.skirmish.actions.player import Answer, MakeOffer
from game.rules.skirmish.events.player import OfferAnswered, OfferMade, TurnFlipped
from game.rules.skirmish.state.records import NOBODY, Offer
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, OPEN
from game.rules.skirmish.turn.naming import Phase


class BribeWeights(NamedTuple):
    """When offers are made and accepted."""

    never: float = -100.0
    """Points for what is not done."""
    least_gain: float = 4.0
    """Points that an offer must promise, all in all, to be made."""
    least_danger: float = 0.9
    """Tokens' worth of harm below which nobody is paid to stay away."""
    fear: float = 1.4
    """Points given for each point that may be lost: more than for each that may be won."""
    haggling: float = 0.25
    """Tokens above the cost of a promise that make an offer clearly likelier to be accepted."""
    turns_between: int = 2
    """Turns within which a player makes no more than one offer."""
    least_price: float = 4.0
    """Points below which a word is not sold."""


BRIBES = BribeWeights()


# offers


def rate_bribe_offers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for each offer to the active player, who is about to name: mostly nothing is to be bought."""
    dangers = _dangers_now(decision) if _is_time_to_offer(decision) else {}
    return [
        (_offer_value(decision, option, dangers) if dangers else BRIBES.never)
        if isinstance(option, MakeOffer)
        else 0.0
        for option in options
    ]


def _is_time_to_offer(decision: Decision) -> bool:
    """Whether to offer: at another's flip or combat, not again soon, never to a player who cheated me."""
    state = decision.state
    if (
        state.active in (decision.me, NOBODY)
        or state.phase not in ("", Phase.COMBAT)
        or len(state.living()) < 3
    ):
        return False
    enemies = has_cheated_me(decision, state.active) or has_feud_with(decision, state.active)
    return not (enemies or _has_offered(decision) or _has_promised_me(decision))


def _has_offered(decision: Decision) -> bool:
    """Whether I made an offer in this turn or in the one before."""
    flips = 0
    for event in reversed(decision.story):
        if isinstance(event, OfferMade) and event.player == decision.me:
            return True
        flips += isinstance(event, TurnFlipped)
        if flips == BRIBES.turns_between:
            return False
    return any(one.by == decision.me for one in decision.state.offers)


def _has_promised_me(decision: Decision) -> bool:
    """Whether the active player has already sold me a promise."""
    sold = (decision.state.active, decision.me)
    return any(one.status == OPEN and (one.by, one.to) == sold for one in decision.state.promises)


def _dangers_now(decision: Decision) -> PhaseHarms:
    """Harm that the active player could do in this turn; empty if that is no danger to me."""
    state = decision.state
    phases = [str(phase) for phase in ([Phase.COMBAT] if state.phase else Phase)]
    harm_to_me = {
        phase: harm_by_naming(decision.setting, state, state.active, decision.me, phase) for phase in phases
    }
    feared = {phase: points for phase, points in harm_to_me.items() if points > 0}
    if math.fsum(feared.values()) < BRIBES.least_danger * decision.token:
        return {}
    return harm_by_phase(decision, state.active, tuple(feared))


def _offer_value(decision: Decision, made: MakeOffer, dangers: PhaseHarms) -> float:
    """Points that an offer to the active player may bring; others get none."""
    seller, token = decision.state.active, decision.token
    if made.to != seller or made.enemy == decision.me:
        return BRIBES.never
    saved, forgone = _promise_values(decision, made, dangers)
    paid = made.tokens * token + _card_value(decision, made.card)
    accept_chance = 1 / (1 + math.exp((PROMISES.coin_share * forgone - paid) / (BRIBES.haggling * token)))
    trust = trust_in_player(decision.state, seller, decision.temper.regard)
    safety = trust * saved * BRIBES.fear / decision.temper.daring
    value = decision.temper.greed * accept_chance * (safety - paid) - BRIBES.least_gain
    return value if value <= 0 else value - BRIBES.least_gain * _refusal_count(decision, seller)


def _refusal_count(decision: Decision, by: Player) -> int:
    """How often that player has refused an offer of mine."""
    answers = [event for event in decision.story if isinstance(event, OfferAnswered)]
    return sum((one.player, one.to, one.accepted) == (decision.me, by, False) for one in answers)


def _promise_values(decision: Decision, made: MakeOffer, dangers: PhaseHarms) -> tuple[float, float]:
    """Points that such a promise saves me, and points that keeping it costs its giver."""
    giver, me = decision.state.active, decision.me
    if made.promise == NAME:
        harms = dangers.get(made.phase, {})
        elsewhere = value_to_me(decision, giver, made.enemy, max(0.0, harms.get(made.enemy, 0.0)))
        spared_rival = (1 - naming_chance(harms, made.enemy)) * elsewhere
        return naming_chance(harms, me) * max(0.0, harms.get(me, 0.0)) + spared_rival, naming_shortfall(
            harms, made.enemy
        )
    harms_told = [
        harms for phase, harms in dangers.items() if made.promise != NOT_CHARGE or phase == Phase.MOVEMENT
    ]
    saved = math.fsum(naming_chance(harms, me) * max(0.0, harms.get(me, 0.0)) for harms in harms_told)
    return saved, math.fsum(naming_margin(harms, me) for harms in harms_told)


def _card_value(decision: Decision, card: str) -> float:
    """Points of a card in an offer to whoever gets it; 0 if there is none or it is unseen."""
    return (
        held_card_value(decision, decision.setting.content.cards[card]) if card not in ("", UNKNOWN) else 0.0
    )


# answers


def rate_bribe_answers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Points for yes and no to each offer: what it pays, less what the promise costs."""
    offers = {one.id: one for one in decision.state.offers}
    return [
        (_acceptance_value(decision, offers[option.offer]) if option.accept else 0.0)
        if isinstance(option, Answer)
        else -BRIBES.least_gain
        for option in options
    ]


def _acceptance_value(decision: Decision, offer: Offer) -> float:
    """Points for accepting an offer: never one by a player with whom I have a feud.

    Whoever is doubted pays too well for something: that lessens what is offered.
    """
    if has_feud_with(decision, offer.by):
        return BRIBES.never
    paid = token_gain_value(decision, decision.me, offer.tokens) + token_gain_value(
        decision, offer.by, -offer.tokens
    )
    gets = (paid + _card_value(decision, offer.card)) * _credit(decision, offer.by)
    return decision.temper.greed * gets - asking_price(decision, offer) - BRIBES.least_price


def _credit(decision: Decision, player: Player) -> float:
    """How much of what that player offers is believed: 1, unless I have something against that player."""
    state, regard = decision.state, decision.temper.regard
    return trust_in_player(state, player, regard) / trust_in_player(state, player)
