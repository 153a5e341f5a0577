"""Thoughts about the field: where units stand and go, whom they charge, shoot and fight."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.policy import Fact, Thought
from game.ai.skirmish.decision import Decision
from game.rules.skirmish.actions.orders import (
    Accept,
    Aim,
    Allot,
    Arrive,
    Cast,
    CombatReform,
    DeclareCharge,
    Dispel,
    DrawWeapon,
    EndSpell,
    IssueChallenge,
    Join,
    Leave,
    Move,
    Pursue,
    React,
    Redirect,
    Reform,
    Restrain,
    Shoot,
    TakeWay,
)
from game.rules.skirmish.actions.player import Choose, Deploy, DeployForMe, Done, KeepBack, SetOrder, TakeZone
from game.rules.skirmish.charge import declare as charge_declare
from game.rules.skirmish.flow.questions import (
    AMBUSH_SHOT,
    CAST_SPELL,
    COMBAT_REFORM,
    DECLARE_CHARGES,
    DISPEL_SPELL,
    ISSUE_CHALLENGE,
    MAKE_OFFERS,
    REMAINING_MOVE,
    SHOOTING_ORDERS,
    UNRAVEL_SPELL,
)
from game.rules.skirmish.odds import single
from game.rules.skirmish.rolls.spell import FAILED
from game.rules.skirmish.state.records import NONE

FIELD_CODES = (
    *("camp-order", "camp-zone", "camp-place", "camp-house", "camp-back"),
    *("charge-sure", "charge-likely", "charge-long", "charge-none", "charge-way"),
    *("react-hold", "react-shoot", "react-flee", "redirect-other", "redirect-same"),
    *("march-on", "march-fast", "march-back", "march-aside", "march-fly", "march-turn", "march-none"),
    *("march-join", "march-leave", "march-arrive", "order-next"),
    *("spell-cast", "spell-none", "spell-end", "dispel-try", "dispel-none"),
    *("fire-at", "fire-aim", "fire-none"),
    *("blade-drawn", "blade-blows", "duel-call", "duel-none", "duel-yes", "duel-no"),
    *("chase-run", "chase-over", "chase-hold", "ranks-close", "ranks-keep"),
)
"""Their codes."""
SURE, LIKELY = 0.8, 0.5
"""Chances from which on a charge is as good as home, and rather home than not."""


def _plain(code: str) -> Callable[[Decision, Any], Thought]:
    """A verb that is always explained alike."""
    thought = Thought(code)
    return lambda decision, action: thought


def _kind_of(decision: Decision, unit: int) -> str:
    """The def of a unit."""
    return decision.state.units[unit].enlisted.unit


def _percent(chance: float) -> int:
    """A probability in whole hundredths."""
    return round(100 * chance)


# moving and charging


def _declare(decision: Decision, action: DeclareCharge) -> Thought:
    """How likely it comes home."""
    unit, target = decision.state.units[action.unit], decision.state.units[action.target]
    chance = charge_declare.charge_success_chance(decision.setting, decision.state, unit, target)
    code = "charge-sure" if chance >= SURE else "charge-likely" if chance >= LIKELY else "charge-long"
    return Thought(code, {"unit": target.enlisted.unit, "percent": _percent(chance)})


def _react(decision: Decision, action: React) -> Thought:
    """Held, shot, or ran."""
    return Thought(f"react-{action.reaction}")


def _redirect(decision: Decision, action: Redirect) -> Thought:
    """Another, or on."""
    return Thought("redirect-same" if action.target == NONE else "redirect-other")


MANNERS: Mapping[str, str] = {
    "advance": "on",
    "march": "fast",
    "back": "back",
    "left": "aside",
    "right": "aside",
    "fly": "fly",
}
"""The manners of moves, in a word."""


def _move(decision: Decision, action: Move) -> Thought:
    """Where to, roughly."""
    return Thought(f"march-{MANNERS.get(action.manner, 'on')}", {"unit": _kind_of(decision, action.unit)})


# magic and fire


def _cast(decision: Decision, action: Cast) -> Thought:
    """How likely it succeeds."""
    spell = decision.setting.content.spells[action.spell]
    chances = single.casting_chances(action.dice, decision.state.units[action.wizard].level, spell.value)
    facts: dict[str, Fact] = {"percent": _percent(1 - chances[FAILED]), "count": action.dice}
    return Thought("spell-cast", facts)


def _dispel(decision: Decision, action: Dispel) -> Thought:
    """How likely it stops the spell."""
    lasting = {one.id: one.value for one in decision.state.lasting}
    casting = decision.state.casting
    result = lasting.get(action.lasting, casting.total if casting else 0)
    level = 0 if action.wizard == NONE else decision.state.units[action.wizard].level
    return Thought("dispel-try", {"percent": _percent(single.dispel_chance(action.dice, level, result))})


def _shoot(decision: Decision, action: Shoot) -> Thought:
    """Whom."""
    return Thought("fire-at", {"unit": _kind_of(decision, action.target)})


# combat


def _accept(decision: Decision, action: Accept) -> Thought:
    """Taken up, or not."""
    return Thought("duel-no" if action.unit == NONE else "duel-yes")


def _pursue(decision: Decision, action: Pursue) -> Thought:
    """After whom, or over their bodies."""
    if action.target == NONE:
        return Thought("chase-over")
    return Thought("chase-run", {"unit": _kind_of(decision, action.target)})


NOTHING_MORE: Mapping[str, str] = {
    DECLARE_CHARGES: "charge-none",
    REMAINING_MOVE: "march-none",
    CAST_SPELL: "spell-none",
    DISPEL_SPELL: "dispel-none",
    UNRAVEL_SPELL: "dispel-none",
    SHOOTING_ORDERS: "fire-none",
    AMBUSH_SHOT: "fire-none",
    ISSUE_CHALLENGE: "duel-none",
    MAKE_OFFERS: "offer-none",
    COMBAT_REFORM: "ranks-keep",
}
"""What it means, by the question, to want nothing more."""


def _done(decision: Decision, action: Done) -> Thought:
    """Nothing more of what was asked."""
    return Thought(NOTHING_MORE.get(decision.question.kind, "order-done"))


FIELD: Mapping[type, Callable[[Decision, Any], Thought]] = {
    Done: _done,
    Choose: _plain("order-next"),
    SetOrder: _plain("camp-order"),
    TakeZone: _plain("camp-zone"),
    Deploy: _plain("camp-place"),
    DeployForMe: _plain("camp-house"),
    KeepBack: _plain("camp-back"),
    DeclareCharge: _declare,
    React: _react,
    Redirect: _redirect,
    TakeWay: _plain("charge-way"),
    Move: _move,
    Reform: _plain("march-turn"),
    Join: _plain("march-join"),
    Leave: _plain("march-leave"),
    Arrive: _plain("march-arrive"),
    Cast: _cast,
    Dispel: _dispel,
    EndSpell: _plain("spell-end"),
    Shoot: _shoot,
    Aim: _plain("fire-aim"),
    DrawWeapon: _plain("blade-drawn"),
    Allot: _plain("blade-blows"),
    IssueChallenge: _plain("duel-call"),
    Accept: _accept,
    Pursue: _pursue,
    Restrain: _plain("chase-hold"),
    CombatReform: _plain("ranks-close"),
}
"""How each verb on the field explains itself."""
