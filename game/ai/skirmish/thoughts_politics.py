"""Thoughts about people: whom a commander names, what it buys and sells, which cards it plays."""

from collections.abc import Callable, Mapping
from math import fsum
from typing import Any

from game.ai.policy import Thought
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.movement.board import board_picture
from game.ai.skirmish.politics.naming import NamingCase, case_for_naming, planned_charges
from game.ai.skirmish.politics.promises import has_feud_with, is_sincere
from game.ai.skirmish.politics.threat import fights_between_armies
from game.ai.skirmish.values.rivalry import strongest_opponent
from game.ai.skirmish.values.trust import open_promises
from game.core.rules import Player
from game.core.whole_numbers import nearest_whole
from game.rules.cards import Points, Rob, TakePoints
from game.rules.skirmish.actions.player import Answer, Discard, MakeOffer, Name, Pass, PlayCard
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
from game.rules.skirmish.treachery.promises import NAME, NOT_CHARGE, NOT_NAME
from game.rules.skirmish.turn.naming import Phase

POLITICS_CODES = (
    *("enemy-charge", "enemy-magic", "enemy-fire", "enemy-fight", "enemy-truce"),
    *("enemy-idle-movement", "enemy-idle-magic", "enemy-idle-shooting", "enemy-idle-combat"),
    *("enemy-leader", "enemy-revenge", "enemy-word", "enemy-breach"),
    *("offer-none", "offer-peace", "offer-halt", "offer-elsewhere", "offer-card"),
    *("bribe-yes", "bribe-doubtful", "bribe-no", "bribe-feud"),
    *("play-none", "play-later", "play-orders", "play-damp", "play-elsewhere", "play-pact", "play-slow"),
    *("play-again", "play-ambush", "play-edge", "play-backstab", "play-fear", "play-mercy", "play-winds"),
    *("play-spy", "play-coins", "play-theft", "play-counter", "play-rebels", "play-script", "play-discard"),
)
"""Codes of the thoughts in this module."""
SLIGHT_HARM = 4.0
"""Points below which a phase does nobody any harm."""
GRUDGE_SHARE = 0.4
"""Share of the points that naming brings above which a grudge is the reason."""

# naming


def _name(decision: Decision, action: Name) -> Thought:
    """The reason of a name: my word, an old score, the leader; or what the phase brings."""
    enemy = action.enemy
    reasons = case_for_naming(decision, enemy)
    for holds, code in (
        (_is_breach(decision, enemy), "enemy-breach"),
        (_is_promised(decision, enemy), "enemy-word"),
        (reasons.hurt <= SLIGHT_HARM, f"enemy-idle-{decision.state.phase}"),
        (reasons.grudge > GRUDGE_SHARE * reasons.hurt, "enemy-revenge"),
        (_is_leader(decision, enemy), "enemy-leader"),
    ):
        if holds:
            return Thought(code, {"player": enemy})
    return _harm_thought(decision, enemy, reasons)


def _is_breach(decision: Decision, enemy: Player) -> bool:
    """Whether I promised not to name that enemy."""
    return any(one.kind == NOT_NAME and one.to == enemy for one in open_promises(decision.state, decision.me))


def _is_promised(decision: Decision, enemy: Player) -> bool:
    """Whether I promised a player to name that enemy now."""
    now = (NAME, enemy, decision.state.phase)
    return any((one.kind, one.enemy, one.phase) == now for one in open_promises(decision.state, decision.me))


def _is_leader(decision: Decision, enemy: Player) -> bool:
    """Whether that enemy is both the most dangerous and alone in the lead."""
    tokens = decision.state.tokens
    ahead = all(tokens[enemy] > count for player, count in enumerate(tokens) if player != enemy)
    return decision.state.players > 2 and ahead and strongest_opponent(decision) == enemy


def _harm_thought(decision: Decision, enemy: Player, reasons: NamingCase) -> Thought:
    """The thought about what the phase brings against the enemy."""
    match decision.state.phase:
        case Phase.MOVEMENT:
            best = planned_charges(board_picture(decision), enemy)[0]
            return Thought("enemy-charge", {"player": enemy, "percent": nearest_whole(100 * best.chance)})
        case Phase.MAGIC:
            return Thought("enemy-magic", {"player": enemy})
        case Phase.SHOOTING:
            return Thought("enemy-fire", {"player": enemy})
    return _fight_thought(decision, enemy)


def _fight_thought(decision: Decision, enemy: Player) -> Thought:
    """The thought about combats that I win, or about the truce that breaks off those I lose."""
    others = [player for player in decision.state.living() if player not in (decision.me, enemy)]
    if any(_is_losing_to(decision, other) for other in others):
        return Thought("enemy-truce", {"player": enemy})
    chance = max(
        threat.chance
        for threat in fights_between_armies(decision.setting, decision.state, decision.me, enemy)
    )
    return Thought("enemy-fight", {"player": enemy, "percent": nearest_whole(100 * chance)})


def _is_losing_to(decision: Decision, other: Player) -> bool:
    """Whether the combats with that player go badly for me."""
    return (
        fsum(
            threat.worth
            for threat in fights_between_armies(decision.setting, decision.state, decision.me, other)
        )
        < 0
    )


# bribes


def _offer(decision: Decision, action: MakeOffer) -> Thought:
    """The reason of an offer: what is wanted, and for how much."""
    facts = {"player": action.to, "count": action.tokens}
    if not action.tokens:
        return Thought("offer-card", {"player": action.to})
    if action.promise == NAME:
        return Thought("offer-elsewhere", facts)
    return Thought("offer-halt" if action.promise == NOT_CHARGE else "offer-peace", facts)


def _answer(decision: Decision, action: Answer) -> Thought:
    """The reason of an answer to an offer: accepted in earnest or not, or refused."""
    made = next(one for one in decision.state.offers if one.id == action.offer)
    if action.accept:
        return Thought("bribe-yes" if is_sincere(decision, made) else "bribe-doubtful", {"player": made.by})
    return Thought("bribe-feud" if has_feud_with(decision, made.by) else "bribe-no", {"player": made.by})


# cards

CARD_WORDS: Mapping[type, str] = {
    Forbid: "orders",
    OtherName: "elsewhere",
    NotMe: "pact",
    Weaken: "slow",
    TestBonus: "mercy",
    Again: "again",
    ShootNow: "ambush",
    Bless: "edge",
    NotSteadfast: "backstab",
    Drain: "winds",
    Dispelling: "winds",
    SeeHand: "spy",
    Rob: "spy",
    Points: "coins",
    TakePoints: "theft",
    Counter: "counter",
    Waver: "rebels",
    Script: "script",
}
"""The ending of the thought's code, by the type of the card's first effect."""


def _play(decision: Decision, action: PlayCard) -> Thought:
    """The reason of a card: what it does first, whatever its name."""
    effect = decision.setting.content.cards[action.card].effects[0]
    word = CARD_WORDS[type(effect)]
    if isinstance(effect, Forbid) and effect.what == "shoot":
        word = "damp"
    if isinstance(effect, TestBonus) and effect.amount < 0:
        word = "fear"
    return Thought(f"play-{word}", {"player": action.target} if word in WORDS_WITH_PLAYER else {})


WORDS_WITH_PLAYER = ("pact", "spy", "theft")
"""Endings of codes whose sentence names a player."""


def _let_pass(decision: Decision, action: Pass) -> Thought:
    """The reason of playing no card: none in hand, or none now."""
    return Thought("play-later" if decision.state.hands[decision.me] else "play-none")


def _lay_down(decision: Decision, action: Discard) -> Thought:
    """The reason of a discard: the card worth least."""
    return Thought("play-discard")


POLITICS: Mapping[type, Callable[[Decision, Any], Thought]] = {
    Name: _name,
    MakeOffer: _offer,
    Answer: _answer,
    PlayCard: _play,
    Pass: _let_pass,
    Discard: _lay_down,
}
"""By the type of an action among people, what explains it."""
