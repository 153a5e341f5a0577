"""Reasons of commanders, in one line for the battle's review: `thought-<code>` in the texts."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.policy import Thought
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.thoughts_field import FIELD, FIELD_CODES
from game.ai.skirmish.thoughts_politics import POLITICS, POLITICS_CODES

CODES = ("order-only", "order-done", *POLITICS_CODES, *FIELD_CODES)
"""Codes of all thoughts a commander can have, but for those that beginners of all games share."""

ONLY = Thought("order-only")
"""The reason where there was no choice."""
REASONS: Mapping[type, Callable[[Decision, Any], Thought]] = {**POLITICS, **FIELD}
"""By the type of the action, what explains it."""


def reason_for_action(decision: Decision, action: Any) -> Thought:
    """The thought why `action` was chosen; a mod's action has none of its own."""
    known = REASONS.get(type(action))
    return known(decision, action) if known else Thought("order-done")
