"""What a bot's decision betrays of it: read from the decision and its own view, after it was taken.

A sign is True where the thing is so, False where it is not, None where the decision is no occasion for it.
It is never asked while a bot decides, and never sees what the bot could not.
"""

from importlib import import_module
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from game.ai.policy import Thought
from game.core.registry import Registry
from game.core.rules import Action, Player

Sign: TypeAlias = Literal["lie", "feint", "known", "spare", "aim", "fear"]
"""What is asked: says what is not so; attacks for show; asks what it knows; gives what it can spare; is after
somebody; gives itself less than one chance in four."""


class Decided(NamedTuple):
    """A decision: the rules of the table, what the bot saw, what it will do, and why."""

    rules: Any
    view: Any
    action: Action
    thought: Thought


class Signs(Protocol):
    """Reads the signs of one game."""

    def __call__(self, sign: Sign, decided: Decided, against: Player) -> bool | None:
        """Whether a sign is there; `against` is the player whom an aim would concern."""


_SIGNS: Registry[str] = Registry(
    "module of signs",
    {
        "complots": "game.ai.complots.signs",
        "hecatombe": "game.ai.hecatombe.signs",
        "roulette": "game.ai.roulette.signs",
        "skirmish": "game.ai.skirmish.signs",
    },
)
FAINT_HOPE = 0.25
"""The share of the match below which a player is afraid."""


def signs_of(game: str) -> Signs:
    """What reads the signs of a game's bots; imported when it is asked for."""
    signs: Signs = import_module(_SIGNS[game]).read_sign
    return signs
