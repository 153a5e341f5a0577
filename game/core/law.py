"""What every law asks first: whether anything is asked, of whom, and whether the answer is well made."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.action_types import Fields, field_types, fits_kinds
from game.core.pending import Question
from game.core.rules import Refusal

Law = Callable[[Any, Any, Any], Refusal | None]
"""Why an answer is illegal, given what the match is played with and its state; None when it is legal."""

Laws = Mapping[tuple[str, type], tuple[Law, Fields]]
"""For each question and each verb that answers it: its law, and what may stand in its fields."""


_MATCH_OVER = Refusal("match-over")
_NOT_AN_ACTION = Refusal("not-an-action")
"""Refuses what is none of the game's actions, or holds something of a wrong type."""
_NOT_YOUR_TURN = Refusal("not-your-turn")
_WRONG_MOMENT = Refusal("wrong-moment")
"""Refuses an action that does not answer the question, such as one of another game."""


def typed_laws(laws: Mapping[tuple[str, type], Law]) -> Laws:
    """A game's laws by question and verb, each with the types that the verb's fields must have."""
    return {key: (law, field_types(key[1])) for key, law in laws.items()}


def check_answer(laws: Laws, setting: Any, state: Any, asked: Question | None, action: Any) -> Refusal | None:
    """Say why `action` is no legal answer to the question `asked` (None: the match is over), or None.

    `action` may be anything at all: a law meets only what has the types that its verb declares.
    """
    if asked is None:
        return _MATCH_OVER
    found = laws.get((asked.kind, type(action)))
    player = action.player if found else getattr(action, "player", None)
    if type(player) is not int:
        return _NOT_AN_ACTION
    if player not in asked.players:
        return _NOT_YOUR_TURN
    if found is None:
        return _WRONG_MOMENT
    law, fields = found
    for name, types, kinds in fields:
        value = getattr(action, name)
        if type(value) not in types or (kinds is not None and not fits_kinds(value, kinds)):
            return _NOT_AN_ACTION
    return law(setting, state, action)
