"""Options that scripts forbid in a battle: names, cards, reactions to charges, answers to offers.

Other orders are not asked about: there are too many, and those that are offered are but a sample.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.core.pending import Question
from game.core.rules import Player
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.actions.player import Answer, PlayCard
from game.rules.skirmish.flow.questions import ANSWER_OFFERS, CHARGE_REACTION, PLAY_CARD
from game.rules.skirmish.scripted.facts import common_facts
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.scripting.hooks.legal import allowed_places
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


class Legal(msgspec.Struct, frozen=True):
    """A player is asked for a `name`, a `card`, the `reaction` of a charged `unit`, or to answer an `offer`.

    `options` are the answers.
    """

    player: Seat
    asks: str
    unit: int | None
    options: tuple[OptionFacts, ...]


def allowed_options(
    setting: Setting, state: SkirmishState, question: Question, player: Player, options: Sequence[Any]
) -> Sequence[Any]:
    """The answers to a question that no script forbids; all of them where every one is forbidden."""
    asks = ASKS.get(question.kind)
    if asks is None or len(options) < 2 or not _is_asked(setting):
        return options
    unit = None if question.unit < 0 else question.unit + 1
    told = Legal(seat_of(player), asks, unit, tuple([_option_facts(state, option) for option in options]))
    return [options[place] for place in _places(setting, state, told)]


def allowed_names(setting: Setting, state: SkirmishState, names: list[Player]) -> list[Player]:
    """The players whom no script forbids the active one to name; all where every one is forbidden (S-03)."""
    if len(names) < 2 or not _is_asked(setting):
        return names
    options = tuple([OptionFacts("name", seat_of(name)) for name in names])
    return [
        names[place] for place in _places(setting, state, Legal(seat_of(state.active), "name", None, options))
    ]


def _is_asked(setting: Setting) -> bool:
    """Whether any script listens."""
    return setting.scripts is not None and bool(setting.scripts.listeners(NAME))


def _places(setting: Setting, state: SkirmishState, told: Legal) -> list[int]:
    """The places, from 0, of what no script forbids."""
    assert setting.scripts is not None
    facts = {**common_facts(setting, state), **msgspec.to_builtins(told)}
    return allowed_places(setting.scripts, NAME, state.memory, facts, len(told.options))


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
