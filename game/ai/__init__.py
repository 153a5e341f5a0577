"""Bots: they see what a player sees, imagine the rest, and choose."""

from typing import TYPE_CHECKING

from game.ai.policy import Choice, Policy, Thought, say
from game.core.bots import STRENGTHS, TEMPERS

if TYPE_CHECKING:
    from game.rules.complots.rules import Complots

__all__ = ["STRENGTHS", "TEMPERS", "Choice", "Policy", "Thought", "make_policy", "say"]


def make_policy(game: str, rules: "Complots", temper: str, strength: str) -> Policy:
    """A bot for one table of `game`.

    Raises:
        ValueError: no such game, temper or strength.
    """
    if game != "complots":
        raise ValueError(f"no bot plays {game!r}")
    if temper not in TEMPERS:
        raise ValueError(f"no such temper: {temper!r}")
    if strength == "random":
        from game.ai.random_policy import RandomPolicy

        return RandomPolicy()
    return _complots_player(rules, temper, strength)


def _complots_player(rules: "Complots", temper: str, strength: str) -> Policy:
    """Their heads are read only where somebody thinks: a title screen needs none."""
    from game.ai.complots import Middling, Strong
    from game.ai.complots_tempers import TEMPERS as LEANINGS
    from game.ai.complots_weak import Weak

    match strength:
        case "weak":
            return Weak(rules, LEANINGS[temper])
        case "middling":
            return Middling(rules, LEANINGS[temper])
        case "strong":
            return Strong(rules, LEANINGS[temper])
    raise ValueError(f"no such strength: {strength!r}")
