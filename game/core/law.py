"""First questions of every law: whether anything is asked, of whom, and whether the answer is well made."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from game.core.action_types import Test, type_test
from game.core.rules import Player, Refusal

Law = Callable[[Any, Any, Any], Refusal | None]
"""Refusal of an answer, given what the match is played with and its state; None when it is legal."""

Laws = Mapping[tuple[str, type], tuple[Law, Test]]
"""By question and by verb that answers it: its law, and the test of what the verb holds."""


class Asked(Protocol):
    """A question on the table."""

    @property
    def kind(self) -> str:
        """The kind of the question, such as `challenge`."""
        ...

    @property
    def players(self) -> Collection[Player]:
        """Those who still owe an answer."""
        ...


_MATCH_OVER = Refusal("match-over")
_NOT_AN_ACTION = Refusal("not-an-action")
"""Refuses what is none of the game's actions, or holds something of a wrong type."""
_NOT_YOUR_TURN = Refusal("not-your-turn")
_WRONG_MOMENT = Refusal("wrong-moment")
"""Refuses an action that does not answer the question, such as one of another game."""


def _refuse_answer(setting: Any, state: Any, action: Any) -> Refusal:
    """Law of whatever answers another question: the wrong moment."""
    return _WRONG_MOMENT


def _has_seat(action: Any) -> bool:
    """Whether `action` names the seat of its player, whatever it is."""
    return type(getattr(action, "player", None)) is int


_NO_LAW: tuple[Law, Test] = (_refuse_answer, _has_seat)
"""Law and test of an answer that the question does not expect."""


def typed_laws(laws: Mapping[tuple[str, type], Law]) -> Laws:
    """A game's laws by question and verb, each with the test of what the verb holds."""
    return {key: (law, type_test(key[1])) for key, law in laws.items()}


def check_answer(laws: Laws, setting: Any, state: Any, asked: Asked | None, action: Any) -> Refusal | None:
    """Refusal of `action` as an answer to the question `asked` (None: the match is over), or None when legal.

    `action` may be anything at all: a law meets only what has the types that its verb declares.
    """
    if asked is None:
        return _MATCH_OVER
    law, well_typed = laws.get((asked.kind, type(action)), _NO_LAW)
    if not well_typed(action):
        return _NOT_AN_ACTION
    if action.player not in asked.players:
        return _NOT_YOUR_TURN
    return law(setting, state, action)
