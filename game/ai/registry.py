"""Registry of bots: one line a game names the module that holds its `BOTS`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec.structs import replace

from game.ai.policy import Bots, Policy
from game.ai.regard import NEUTRAL, Leanings, Regard
from game.core.bots import TEMPERS
from game.core.registry import Registry

BOTS: Registry[str] = Registry(
    "module of bots",
    {
        "complots": "game.ai.complots.bots",
        "hecatombe": "game.ai.hecatombe.bots",
        "roulette": "game.ai.roulette.bots",
        "skirmish": "game.ai.skirmish.bots",
    },
)
"""The module of each game's bots; it is imported when a bot is made: a title screen needs none."""


def make_policy(game: str, rules: Any, temper: str, strength: str, regard: Regard = NEUTRAL) -> Policy:
    """A bot for one table of `game`; `regard` is what it has against single players there.

    Bots whose leanings know of no regard play as ever.

    Raises:
        ValueError: no such game, temper or strength.
    """
    if game not in BOTS:
        raise ValueError(f"no bot plays {game!r}: no module of bots is registered for it")
    if temper not in TEMPERS:
        raise ValueError(f"no such temper: {temper!r}")
    if strength == "random":
        from game.ai.random_policy import RandomPolicy

        return RandomPolicy()
    bots = _bots_of(game)
    if strength not in bots.strengths:
        raise ValueError(f"no such strength: {strength!r}")
    leanings = bots.leanings[temper]
    if isinstance(leanings, Leanings):
        leanings = replace(leanings, regard=regard)
    return bots.strengths[strength](rules, leanings)


def dearest_calls(game: str) -> Mapping[str, Mapping[str, int]]:
    """By strength and kind of question: the calls of the dearest decision of a game's bots."""
    return _bots_of(game).dearest


def _bots_of(game: str) -> Bots:
    """The bots of a game, imported now if they were not yet."""
    bots: Bots = import_module(BOTS[game]).BOTS
    return bots
