"""Why something happened, read off what all have seen of the turn: events come oldest first."""

from collections.abc import Sequence
from typing import Literal

from game.core.rules import Event, Player
from game.rules.complots.events import (
    Blocked,
    Challenged,
    CharacterLost,
    ClaimProved,
    Declared,
    LieExposed,
)

Cause = Literal["lie", "doubt", "struck"]
"""A lie was found out, a doubt was wrong, or the action struck."""


def cause_of_loss(turn: Sequence[Event], loser: Player) -> Cause | None:
    """Say why `loser` loses a character next; None where the turn does not tell."""
    for event in reversed(turn):
        match event:
            case LieExposed(player) if player == loser:
                return "lie"
            case ClaimProved(challenger=player) if player == loser:
                return "doubt"
            case CharacterLost(player) if player == loser:
                break
    declared = declaration(turn)
    return "struck" if declared is not None and declared.target == loser else None


def declaration(turn: Sequence[Event]) -> Declared | None:
    """Return the action of a turn, once it is announced."""
    return next((event for event in reversed(turn) if isinstance(event, Declared)), None)


def blocker(turn: Sequence[Event]) -> Player | None:
    """Return who blocked last in a turn, if anybody did."""
    return next((event.player for event in reversed(turn) if isinstance(event, Blocked)), None)


def stands_undoubted(turn: Sequence[Event]) -> bool:
    """Say whether the action of a turn is a claim, and nobody has doubted anything."""
    declared = declaration(turn)
    doubted = any(isinstance(event, Challenged) for event in turn)
    return declared is not None and declared.claim is not None and not doubted
