"""Bribes: buying off who would hurt me next, and what my own word may be bought for (S-18)."""

import math
from collections.abc import Sequence
from typing import Any

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.politics.promises import (
    SURE,
    Outlook,
    asking_price,
    harm_by_phase,
    has_feud_with,
    naming_chance,
    naming_margin,
    naming_shortfall,
)
from game.ai.skirmish.politics.threat import harm_by_naming
from game.ai.skirmish.values.card_in_hand import held_card_value
from game.ai.skirmish.values.rivalry import token_gain_value, value_to_me
from game.ai.skirmish.values.trust import has_cheated_me, trust_in_player
from game.core.rules import UNKNOWN, Player
from game.rules.skirmish.actions.player import Answer, MakeOffer
from game.rules.skirmish.events.player import OfferAnswered, OfferMade, TurnFlipped
from game.rules.skirmish.state.records import NOBODY, Offer
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, OPEN
from game.rules.skirmish.turn.naming import Phase

NEVER = -100.0
"""What is not done."""
BOTHER = 4.0
"""Points that an offer must promise, all in all, before a commander opens his mouth."""
DANGER = 0.9
"""Tokens' worth of harm below which nobody is paid to stay away."""
FEAR = 1.4
"""What one would give for each point that one may lose: more than for each that one may win."""
HAGGLE = 0.25
"""Tokens by which a price above what the promise costs makes it clearly likelier to be taken."""
TURNS = 2
"""Within so many turns nobody makes more than one offer."""

# offers


def rate_bribe_offers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Rate offers to who is about to name: mostly there is nothing to buy."""
    dangers = _threats(decision) if _is_moment(decision) else {}
    return [
        (_bargain(decision, option, dangers) if dangers else NEVER) if isinstance(option, MakeOffer) else 0.0
        for option in options
    ]


def _is_moment(decision: Decision) -> bool:
    """At another's flip or before his close combat; seldom, not twice, and never to who cheated me."""
    state = decision.state
    if (
        state.active in (decision.me, NOBODY)
        or state.phase not in ("", Phase.COMBAT)
        or len(state.living()) < 3
    ):
        return False
    enemies = has_cheated_me(decision, state.active) or has_feud_with(decision, state.active)
    return not (enemies or _has_spoken(decision) or _is_promised(decision))


def _has_spoken(decision: Decision) -> bool:
    """Whether I made an offer in this turn or in the one before."""
    flips = 0
    for event in reversed(decision.story):
        if isinstance(event, OfferMade) and event.player == decision.me:
            return True
        flips += isinstance(event, TurnFlipped)
        if flips == TURNS:
            return False
    return any(one.by == decision.me for one in decision.state.offers)


def _is_promised(decision: Decision) -> bool:
    """Whether the active player has already sold me his word."""
    sold = (decision.state.active, decision.me)
    return any(one.status == OPEN and (one.by, one.to) == sold for one in decision.state.promises)


def _threats(decision: Decision) -> Outlook:
    """What the active player could do in this turn; nothing at all if he is no danger to me."""
    state = decision.state
    phases = [str(phase) for phase in ([Phase.COMBAT] if state.phase else Phase)]
    mine = {
        phase: harm_by_naming(decision.setting, state, state.active, decision.me, phase) for phase in phases
    }
    feared = {phase: points for phase, points in mine.items() if points > 0}
    if sum(feared.values()) < DANGER * decision.token:
        return {}
    return harm_by_phase(decision, state.active, tuple(feared))


def _bargain(decision: Decision, made: MakeOffer, dangers: Outlook) -> float:
    """What an offer to the active player may bring; to others none is made."""
    him, token = decision.state.active, decision.token
    if made.to != him or made.enemy == decision.me:
        return NEVER
    saved, forgone = _bought(decision, made, dangers)
    paid = made.tokens * token + _card_worth(decision, made.card)
    takes = 1 / (1 + math.exp((SURE * forgone - paid) / (HAGGLE * token)))
    safety = trust_in_player(decision.state, him) * saved * FEAR / decision.temper.daring
    value = decision.temper.greed * takes * (safety - paid) - BOTHER
    return value if value <= 0 else value - BOTHER * _refused(decision, him)


def _refused(decision: Decision, by: Player) -> int:
    """How often he has said no to me."""
    answers = [event for event in decision.story if isinstance(event, OfferAnswered)]
    return sum((one.player, one.to, one.accepted) == (decision.me, by, False) for one in answers)


def _bought(decision: Decision, made: MakeOffer, dangers: Outlook) -> tuple[float, float]:
    """What such a promise saves me, and what it costs him to keep it."""
    him, me = decision.state.active, decision.me
    if made.promise == NAME:
        harms = dangers.get(made.phase, {})
        elsewhere = value_to_me(decision, him, made.enemy, max(0.0, harms.get(made.enemy, 0.0)))
        away = (1 - naming_chance(harms, made.enemy)) * elsewhere
        return naming_chance(harms, me) * max(0.0, harms.get(me, 0.0)) + away, naming_shortfall(
            harms, made.enemy
        )
    told = [
        harms for phase, harms in dangers.items() if made.promise != NOT_CHARGE or phase == Phase.MOVEMENT
    ]
    saved = sum(naming_chance(harms, me) * max(0.0, harms.get(me, 0.0)) for harms in told)
    return saved, sum(naming_margin(harms, me) for harms in told)


def _card_worth(decision: Decision, card: str) -> float:
    """What a card of an offer is worth to who gets it; unseen, or none: nothing."""
    return (
        held_card_value(decision, decision.setting.content.cards[card]) if card not in ("", UNKNOWN) else 0.0
    )


# answers


def rate_bribe_answers(decision: Decision, options: Sequence[Any]) -> list[float]:
    """Rate yes and no to each offer: what it pays, less what the promise costs."""
    offers = {one.id: one for one in decision.state.offers}
    return [
        (_taking(decision, offers[option.offer]) if option.accept else 0.0)
        if isinstance(option, Answer)
        else -BOTHER
        for option in options
    ]


def _taking(decision: Decision, offer: Offer) -> float:
    """What it is to me to take an offer: never from who hurt or cheated me, if I bear grudges."""
    if has_feud_with(decision, offer.by):
        return NEVER
    paid = token_gain_value(decision, decision.me, offer.tokens) + token_gain_value(
        decision, offer.by, -offer.tokens
    )
    gets = paid + _card_worth(decision, offer.card)
    return decision.temper.greed * gets - asking_price(decision, offer) - LEAST


LEAST = 4.0
"""Points below which a word is not sold."""
