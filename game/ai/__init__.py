"""Bots: players that see what their seat sees, imagine the rest, and choose."""

from game.ai.policy import Choice, Policy, Thought, thought_text
from game.ai.registry import BOTS, dearest_calls, make_policy
from game.core.bots import STRENGTHS, TEMPERS

__all__ = [
    "BOTS",
    "STRENGTHS",
    "TEMPERS",
    "Choice",
    "Policy",
    "Thought",
    "dearest_calls",
    "make_policy",
    "thought_text",
]
