"""The prompts of whoever drives a unit: forth, round, laid down, sent off, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent
from scenes.match.hands import PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.driving.driving import Driving

_FORTH = PromptSpec(Intent.UP, "skirmish-hand-forth")
_WHEEL = PromptSpec(Intent.RIGHT, "skirmish-hand-wheel")
_LAY = PromptSpec(Intent.ACCEPT, "skirmish-hand-lay")
_GO = PromptSpec(Intent.ACCEPT, "skirmish-hand-go")
_UNLAY = PromptSpec(Intent.BACK, "skirmish-hand-unlay")
_OTHERS = PromptSpec(Intent.DOUBT, "skirmish-hand-others")
_LEAVE = PromptSpec(Intent.BACK, "skirmish-hand-back")


def driving_prompts(ghost: Driving) -> tuple[PromptSpec, ...]:
    """The presses of whoever drives a ghost."""
    if ghost.loose:
        return _FORTH, _WHEEL, _LAY, _UNLAY, _OTHERS
    if ghost.order() is not None:
        return _FORTH, _WHEEL, _GO, _UNLAY, _OTHERS
    return _FORTH, _WHEEL, _LEAVE, _OTHERS
