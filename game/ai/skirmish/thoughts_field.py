"""Thoughts about the field: where units stand and go, what they charge, shoot and fight."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.policy import Fact, Thought
from game.ai.skirmish.decision import Decision
from game.core.whole_numbers import nearest_whole
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
"""Codes of the thoughts in this module."""
CHARGE_CODES = ((0.8, "charge-sure"), (0.5, "charge-likely"), (0.0, "charge-long"))
"""The code of a charge by the chance, from the greatest, from which on it holds."""


def _plain(code: str) -> Callable[[Decision, Any], Thought]:
    """An explanation that is always the thought with this code."""
    thought = Thought(code)
    return lambda decision, action: thought


def _unit_def_id(decision: Decision, unit: int) -> str:
    """The id of the unit's def."""
    return decision.state.units[unit].enlisted.unit


def _percent(chance: float) -> int:
    """A probability in whole hundredths."""
    return nearest_whole(100 * chance)


# moving and charging


def _declare(decision: Decision, action: DeclareCharge) -> Thought:
    """The reason of a charge: how likely it comes home."""
    unit, target = decision.state.units[action.unit], decision.state.units[action.target]
    chance = charge_declare.charge_success_chance(decision.setting, decision.state, unit, target)
    code = next(code for least, code in CHARGE_CODES if chance >= least)
    return Thought(code, {"unit": target.enlisted.unit, "percent": _percent(chance)})


def _react(decision: Decision, action: React) -> Thought:
    """The reason of a reaction: held, shot, or ran."""
    return Thought(f"react-{action.reaction}")


def _redirect(decision: Decision, action: Redirect) -> Thought:
    """The reason of a redirection: another target, or the same."""
    return Thought("redirect-same" if action.target == NONE else "redirect-other")


MANNER_CODES: Mapping[str, str] = {
    "advance": "on",
    "march": "fast",
    "back": "back",
    "left": "aside",
    "right": "aside",
    "fly": "fly",
}
"""The ending of the thought's code, by the manner of a move."""


def _move(decision: Decision, action: Move) -> Thought:
    """The reason of a move: where to, roughly."""
    return Thought(
        f"march-{MANNER_CODES.get(action.manner, 'on')}", {"unit": _unit_def_id(decision, action.unit)}
    )


# magic and fire


def _cast(decision: Decision, action: Cast) -> Thought:
    """The reason of a casting: how likely it succeeds."""
    spell = decision.setting.content.spells[action.spell]
    chances = single.casting_chances(action.dice, decision.state.units[action.wizard].level, spell.value)
    facts: dict[str, Fact] = {"percent": _percent(1 - chances[FAILED]), "count": action.dice}
    return Thought("spell-cast", facts)


def _dispel(decision: Decision, action: Dispel) -> Thought:
    """The reason of a dispel: how likely it stops the spell."""
    lasting = {one.id: one.value for one in decision.state.lasting}
    casting = decision.state.casting
    result = lasting.get(action.lasting, casting.total if casting else 0)
    level = 0 if action.wizard == NONE else decision.state.units[action.wizard].level
    return Thought("dispel-try", {"percent": _percent(single.dispel_chance(action.dice, level, result))})


def _shoot(decision: Decision, action: Shoot) -> Thought:
    """The reason of a shot: its target."""
    return Thought("fire-at", {"unit": _unit_def_id(decision, action.target)})


# combat


def _accept(decision: Decision, action: Accept) -> Thought:
    """The reason of an answer to a challenge: accepted, or not."""
    return Thought("duel-no" if action.unit == NONE else "duel-yes")


def _pursue(decision: Decision, action: Pursue) -> Thought:
    """The reason of a pursuit: its target, or an overrun."""
    if action.target == NONE:
        return Thought("chase-over")
    return Thought("chase-run", {"unit": _unit_def_id(decision, action.target)})


DONE_CODES: Mapping[str, str] = {
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
"""The code of wanting nothing more, by the kind of question."""


def _done(decision: Decision, action: Done) -> Thought:
    """The reason of wanting nothing more of what was asked."""
    return Thought(DONE_CODES.get(decision.question.kind, "order-done"))


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
"""By the type of an action on the field, what explains it."""
