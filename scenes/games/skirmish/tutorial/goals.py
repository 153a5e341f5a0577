"""What an order of the pupil must come to: asked of the rules before it is given, never of its wording."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from game.core.rules import Action, Player
from game.rules.skirmish.actions.orders import Move
from game.rules.skirmish.actions.player import MakeOffer, PlayCard
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.preview import preview_order

_WHOLE_TURN = 36000
_WALL = 1100
"""Milli from a neutral at which it has been met; nobody comes nearer than an inch."""


class Wheeled(msgspec.Struct, frozen=True):
    """A walk of `unit`, at least `inches` long, that ends turned by at least `turn` centi (S-32)."""

    unit: int
    inches: int
    turn: int


class Halted(msgspec.Struct, frozen=True):
    """A walk of `unit` that ends before `wall`, an inch away: a neutral stops it there (S-05)."""

    unit: int
    wall: int


class Bargain(msgspec.Struct, frozen=True):
    """An offer of at least one token to a player for a promise (S-18)."""

    to: Player
    promise: str


class Trick(msgspec.Struct, frozen=True):
    """A treachery card played, on whomever it may be played (S-20)."""

    card: str


def is_reached(goal: Hashable, action: Action, board: Board) -> bool:
    """Whether an action comes to a goal, on a board as everybody sees it."""
    match goal, action:
        case Wheeled(), Move() if action.unit == goal.unit:
            seen, before = preview_order(board, action), board.unit(goal.unit)
            turned = (seen.end.heading - before.heading) % _WHOLE_TURN
            turn = min(turned, _WHOLE_TURN - turned)
            return seen.refusal is None and seen.length >= goal.inches * 1000 and turn >= goal.turn
        case Halted(), Move() if action.unit == goal.unit:
            seen = preview_order(board, action)
            return seen.refusal is None and dict(seen.gaps).get(goal.wall, _WALL + 1) <= _WALL
        case Bargain(), MakeOffer():
            return (action.to, action.promise) == (goal.to, goal.promise) and action.tokens > 0
        case Trick(), PlayCard():
            return action.card == goal.card
        case _:
            return False
