"""Bots: they see what a player sees, imagine the rest, and choose."""

from collections.abc import Callable
from typing import Any

from game.ai.policy import Choice, Policy, Thought, thought_text
from game.core.bots import STRENGTHS, TEMPERS

__all__ = ["STRENGTHS", "TEMPERS", "Choice", "Policy", "Thought", "make_policy", "thought_text"]

Heads = tuple[dict[str, Callable[..., Policy]], dict[str, Any]]
"""The players of one game by strength, and the leanings of each temper."""


def make_policy(game: str, rules: Any, temper: str, strength: str) -> Policy:
    """A bot for one table of `game`; the skirmish's "staff", for benches, does what the ratings say.

    Raises:
        ValueError: no such game, temper or strength.
    """
    if game not in HEADS:
        raise ValueError(f"no bot plays {game!r}")
    if temper not in TEMPERS:
        raise ValueError(f"no such temper: {temper!r}")
    if strength == "random":
        from game.ai.random_policy import RandomPolicy

        return RandomPolicy()
    players, leanings = HEADS[game]()
    if strength not in players:
        raise ValueError(f"no such strength: {strength!r}")
    return players[strength](rules, leanings[temper])


def _complots() -> Heads:
    from game.ai.complots.beginner import Weak
    from game.ai.complots.bots import Middling, Strong
    from game.ai.complots.tempers import TEMPERS as LEANINGS

    return {"weak": Weak, "middling": Middling, "strong": Strong}, LEANINGS


def _hecatombe() -> Heads:
    from game.ai.hecatombe.beginner import Weak
    from game.ai.hecatombe.bots import Middling, Strong
    from game.ai.hecatombe.tempers import TEMPERS as LEANINGS

    return {"weak": Weak, "middling": Middling, "strong": Strong}, LEANINGS


def _roulette() -> Heads:
    from game.ai.roulette.beginner import Weak
    from game.ai.roulette.bots import Middling, Strong
    from game.ai.roulette.tempers import TEMPERS as LEANINGS

    return {"weak": Weak, "middling": Middling, "strong": Strong}, LEANINGS


def _skirmish() -> Heads:
    from game.ai.skirmish.beginner import Middling, Weak
    from game.ai.skirmish.bots import Commander, Strong
    from game.ai.skirmish.tempers import TEMPERS as LEANINGS

    return {"weak": Weak, "middling": Middling, "strong": Strong, "staff": Commander}, LEANINGS


HEADS: dict[str, Callable[[], Heads]] = {
    "complots": _complots,
    "hecatombe": _hecatombe,
    "roulette": _roulette,
    "skirmish": _skirmish,
}
"""Who plays each game; heads are read only where somebody thinks: a title screen needs none."""
