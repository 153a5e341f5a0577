"""Bots: they see what a player sees, imagine the rest, and choose."""

from collections.abc import Callable

from game.ai.complots import Middling, Strong
from game.ai.complots_tempers import TEMPERS as _TEMPERS
from game.ai.complots_tempers import Temper
from game.ai.complots_weak import Weak
from game.ai.policy import Choice, Policy, Thought, say
from game.ai.random_policy import RandomPolicy
from game.rules.complots.rules import Complots

TEMPERS = ("honest", "bold", "suspicious", "vengeful")
"""What a bot can be like."""
STRENGTHS = ("weak", "middling", "strong")
"""How well a bot can play; `random` is a fourth that plays anything legal."""

__all__ = ["STRENGTHS", "TEMPERS", "Choice", "Policy", "Thought", "make_policy", "say"]

_COMPLOTS: dict[str, Callable[[Complots, Temper], Policy]] = {
    "weak": Weak,
    "middling": Middling,
    "strong": Strong,
}


def make_policy(game: str, rules: Complots, temper: str, strength: str) -> Policy:
    """A bot for one table of `game`.

    Raises:
        ValueError: no such game, temper or strength.
    """
    if game != "complots":
        raise ValueError(f"no bot plays {game!r}")
    if temper not in TEMPERS:
        raise ValueError(f"no such temper: {temper!r}")
    if strength == "random":
        return RandomPolicy()
    if strength not in _COMPLOTS:
        raise ValueError(f"no such strength: {strength!r}")
    return _COMPLOTS[strength](rules, _TEMPERS[temper])
