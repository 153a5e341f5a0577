"""A better way to answer than rows of a list: a ghost that is placed, dice that are laid, a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from game.input.intents import Intent
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller


class Tool(Protocol):
    """One way in which one hand answers; while it is in use, its hand has no rows.

    What it makes is one of the options of the seat: `seat.check` says why not. `takes` may look at the kind,
    the family, the options and the path of the hand, never at its rows or its tool.
    """

    def takes(self, hand: Controller) -> bool:
        """Whether this hand answers with it now."""

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """The presses that may be made with it now, the likeliest first; they betray no secret."""

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Turn a press into an action, or change something and return None."""

    def state(self, hand: Controller) -> object:
        """Equal states show the same picture."""


@runtime_checkable
class MarkingTool(Protocol):
    """A tool that marks units on the table: they are lit while it is in use."""

    def lit(self, hand: Controller) -> tuple[int, ...]:
        """The units that are marked, whoever acts before whoever suffers."""
