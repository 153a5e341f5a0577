"""Cards with effects, for every game that plays with a deck: the common part of their vocabularies.

A game makes its own `CardDef` by adding its moments, its conditions and its union of effects; an effect says
on whom it works (`whom`), and only there where all of `only_if` hold. No card's name stands in any code.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from game.core.rules import Player
from game.mods.defs import Def, Part

Whom: TypeAlias = Literal["player", "target", "others", "everybody"]
"""The players on whom an effect works: the card's player, their target, everybody else, everybody."""

Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
"""A small count, such as cards to draw."""


class Effect(Part, frozen=True, kw_only=True):
    """One effect of a card; `only_if` are conditions on the players it would work on."""

    whom: Whom = "player"
    only_if: tuple[str, ...] = ()


class Draw(Effect, frozen=True, kw_only=True, tag_field="kind", tag="draw"):
    """Draw `cards` cards."""

    cards: Few = 1


class Rob(Effect, frozen=True, kw_only=True, tag_field="kind", tag="rob"):
    """Let the card's player take `cards` cards of the hand, unseen, at random."""

    whom: Whom = "target"
    cards: Few = 1


class Points(Effect, frozen=True, kw_only=True, tag_field="kind", tag="points"):
    """Gain (or, below zero, lose) `amount` points; nobody falls below zero."""

    amount: Annotated[int, Meta(ge=-9, le=9)]


class TakePoints(Effect, frozen=True, kw_only=True, tag_field="kind", tag="take-points"):
    """Let `amount` points, or as many as there are, pass to the card's player."""

    whom: Whom = "target"
    amount: Few = 1


class DeckCard(Def, frozen=True, kw_only=True):
    """The keys of every card of every deck."""

    copies: Annotated[int, Meta(ge=1, le=20)]
    order: int = 0


Condition: TypeAlias = Callable[[Any, Player, Player], bool]
"""Whether it holds for (state, the card's player, the player concerned)."""

Conditions: TypeAlias = Mapping[str, Condition]
"""A game's conditions by the names that files use."""


def affected_players(effect: Effect, player: Player, target: Player | None, seats: int) -> list[Player]:
    """The players on whom an effect works, in seat order, before its conditions.

    >>> affected_players(Draw(whom="others"), 1, None, 3)
    [0, 2]
    """
    if effect.whom == "player":
        return [player]
    if effect.whom == "target":
        return [] if target is None else [target]
    return [seat for seat in range(seats) if effect.whom == "everybody" or seat != player]


def all_hold(conditions: Sequence[Condition], state: Any, player: Player, other: Player) -> bool:
    """Whether every condition holds for `other` when `player` plays the card."""
    for holds in conditions:  # noqa: SIM110 - a generator takes three times as long
        if not holds(state, player, other):
            return False
    return True
