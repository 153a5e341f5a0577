"""Wishes of scripts: what all games grant, and how they are read."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec

from game.core.rules import Player

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=8)]
"""A seat as scripts count them: from 1, like places in their lists."""
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="wish"):
    """Something that a script wishes for: a table whose `wish` says what."""


class Remember(Wish, frozen=True, kw_only=True, tag="remember"):
    """Keep `value` under `key` for later calls of this mod in this match; without a value, forget it."""

    key: Name
    value: Any = None


class Say(Wish, frozen=True, kw_only=True, tag="say"):
    """Say the message `key` of the mod's words to everybody, with `facts` for its variables."""

    key: Name
    facts: dict[Name, str | int] = {}


class BadWish(ValueError):
    """A wish that no game could read; its text says why, with the place in the list."""


def read_wishes(said: Sequence[Any], wishes: Any) -> list[Wish]:
    """The wishes of a script as one of the types in the union `wishes`.

    Raises:
        BadWish: one of them is none of these.
    """
    found = []
    for place, one in enumerate(said, start=1):
        try:
            found.append(msgspec.convert(one, wishes))
        except msgspec.ValidationError as error:
            raise BadWish(f"wish {place}: {error}") from None
    return found


def seat_of(player: Player) -> Seat:
    """A player's seat as scripts count."""
    return player + 1


def player_of(seat: Seat) -> Player:
    """The player on a seat that a script named."""
    return seat - 1
