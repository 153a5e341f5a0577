"""The prompts of whoever drives a unit: forth, round, laid down, sent off, taken back."""

from game.input.intents import Intent
from scenes.match.hands import PromptSpec

_FORTH = PromptSpec(Intent.UP, "skirmish-hand-forth")
_WHEEL = PromptSpec(Intent.RIGHT, "skirmish-hand-wheel")
_LAY = PromptSpec(Intent.ACCEPT, "skirmish-hand-lay")
_GO = PromptSpec(Intent.ACCEPT, "skirmish-hand-go")
_UNLAY = PromptSpec(Intent.BACK, "skirmish-hand-unlay")
_OTHERS = PromptSpec(Intent.DOUBT, "skirmish-hand-others")
_REFORM = PromptSpec(Intent.DOUBT, "skirmish-hand-reform")
_JOIN = PromptSpec(Intent.DOUBT, "skirmish-hand-join")
_FILES = PromptSpec(Intent.UP, "skirmish-hand-files")
_TURN = PromptSpec(Intent.RIGHT, "skirmish-hand-turn")
_LINE = PromptSpec(Intent.COUNTER, "skirmish-hand-line")
_LEAVE = PromptSpec(Intent.BACK, "skirmish-hand-back")


def driving_prompts(loose: bool, order: bool, reforms: bool, joins: bool) -> tuple[PromptSpec, ...]:
    """The presses of whoever drives a ghost: with loose legs, with an order, on the spot, before a host."""
    other = _JOIN if joins else _OTHERS if reforms else _REFORM
    ways = (_FILES, _TURN) if reforms else (_FORTH, _WHEEL)
    if loose:
        return *ways, _LAY, _UNLAY, other
    if order:
        return *ways, _GO, _UNLAY, other
    return (*ways, _UNLAY, other) if reforms else (*ways, _LEAVE, other, _LINE)
