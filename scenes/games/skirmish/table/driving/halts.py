"""Why a ghost goes no further."""

from typing import NamedTuple

from game.core.rules import Refusal

OWN = "own"
UNITS = (OWN, "enemy", "neutral")
"""Stops that are units; the own ones."""
REFUSED, NO_MARCH, LEGS = "refused", "no-march", "legs"
"""What stops a ghost beside obstacles and the length of its move: the law, no march, too many legs."""


class Halt(NamedTuple):
    """Why the ghost goes no further: a stop of the rules, or `refused`, `no-march`, `legs`; the unit or
    piece of terrain that it is about."""

    why: str
    id: int = -1
    refusal: Refusal | None = None
