"""Options that scripts forbid in a battle: names, cards, reactions to charges, answers to offers; names alone
they may allow, too.

Other orders are not asked about: there are too many, and those that are offered are but a sample.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from game.core.pending import Question
from game.core.rules import Player
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.actions.player import Answer, PlayCard
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, CHARGE_REACTION, PLAY_CARD
from game.rules.skirmish.scripted.facts import common_facts
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.scripting.hooks.legal import Ruling, reads_closed, rule_on
from game.scripting.hooks.wishes import Seat, seat_of

NAME = "legal"
"""The hook that is asked before such an answer."""
ASKS: Mapping[str, str] = {PLAY_CARD: "card", CHARGE_REACTION: "reaction", ANSWER_OFFERS: "offer"}
"""By the kind of a question that scripts are asked about: how they call it. Names are asked of by the law."""


class OptionFacts(msgspec.Struct, frozen=True):
    """One answer that the game allows: `kind` is the word of an action in small letters: name,
    playcard, pass, react, answer, done.

    `target` is the seat that is named, or at which a card aims; `player` who made the offer that is answered.
    """

    kind: str
    target: Seat | None = None
    unit: int | None = None
    card: str | None = None
    reaction: str | None = None
    player: Seat | None = None
    accept: bool | None = None


Why: TypeAlias = Literal["name-barred", "name-in-contact"]
"""Codes of the refusals that a script may lift: S-21, S-09."""


class ClosedFacts(msgspec.Struct, frozen=True):
    """One name that the law closes, by the code of its refusal."""

    kind: Literal["name"]
    target: Seat
    why: Why


class Legal(msgspec.Struct, frozen=True):
    """A player is asked for a `name`, a `card`, the `reaction` of a charged `unit`, or to answer an `offer`.

    `options` are the answers, `closed` names that the law refuses, and that a script may allow.
    """

    player: Seat
    asks: str
    unit: int | None
    options: tuple[OptionFacts, ...]
    closed: tuple[ClosedFacts, ...] = ()


def allowed_options(
    setting: Setting, state: SkirmishState, question: Question, player: Player, options: Sequence[Any]
) -> Sequence[Any]:
    """The answers to a question that no script forbids; all of them where every one is forbidden."""
    asks = ASKS.get(question.kind)
    if asks is None or len(options) < 2 or not _is_asked(setting):
        return options
    unit = None if question.unit < 0 else question.unit + 1
    told = Legal(seat_of(player), asks, unit, tuple([_option_facts(state, option) for option in options]))
    return [options[place] for place in _ruling(setting, state, told).kept]


def allowed_names(
    setting: Setting,
    state: SkirmishState,
    names: list[Player],
    closed_names: Callable[[], Mapping[Player, str]],
) -> list[Player]:
    """The players whom no script forbids the active one to name, then those whom one allows (S-03)."""
    if setting.scripts is None or not _is_asked(setting):
        return names
    closed = closed_names() if reads_closed(setting.scripts, NAME) else {}
    if len(names) < 2 and not closed:
        return names
    options = tuple([OptionFacts("name", seat_of(name)) for name in names])
    barred = tuple([ClosedFacts("name", seat_of(name), why) for name, why in closed.items()])  # type: ignore[arg-type]
    kept, allowed = _ruling(setting, state, Legal(seat_of(state.active), "name", None, options, barred))
    others = list(closed)
    return [*[names[place] for place in kept], *[others[place] for place in allowed]]


def _is_asked(setting: Setting) -> bool:
    """Whether any script listens."""
    return setting.scripts is not None and bool(setting.scripts.listeners(NAME))


def _ruling(setting: Setting, state: SkirmishState, told: Legal) -> Ruling:
    """What scripts leave of the answers, and what they allow."""
    assert setting.scripts is not None
    facts = {**common_facts(setting, state), **msgspec.to_builtins(told)}
    return rule_on(setting.scripts, NAME, state.memory, facts, len(told.options), len(told.closed))


def _option_facts(state: SkirmishState, option: Any) -> OptionFacts:
    """An answer as scripts are told of it."""
    kind = type(option).__name__.lower()
    match option:
        case PlayCard(card=card, unit=unit, target=target):
            aimed = None if target < 0 else seat_of(target)
            return OptionFacts(kind, aimed, None if unit < 0 else unit + 1, card)
        case React(reaction=reaction):
            return OptionFacts(kind, reaction=reaction)
        case Answer(offer=offer, accept=accept):
            by = next((seat_of(one.by) for one in state.offers if one.id == offer), None)
            return OptionFacts(kind, player=by, accept=accept)
    return OptionFacts(kind)
