"""Cards with effects, for every game that plays with a deck: what is common to their vocabularies.

A game makes its own `CardDef` by adding its moments, its conditions and its union of effects; an effect says
on whom it works (`whom`), and only there where all of `only_if` hold. No card's name stands in any code.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from game.core.rules import Player
from game.mods.defs import Def, Part

Whom: TypeAlias = Literal["player", "target", "others", "everybody"]
"""On whom an effect works: who played the card, whom he chose, everybody else, everybody."""

Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Effect(Part, frozen=True, kw_only=True):
    """One thing that a card does; `only_if` are conditions on those it would work on."""

    whom: Whom = "player"
    only_if: tuple[str, ...] = ()


class Draw(Effect, frozen=True, kw_only=True, tag_field="kind", tag="draw"):
    """Draw so many cards."""

    cards: Few = 1


class Rob(Effect, frozen=True, kw_only=True, tag_field="kind", tag="rob"):
    """Who played it takes so many cards of the hand, unseen, at random."""

    whom: Whom = "target"
    cards: Few = 1


class Points(Effect, frozen=True, kw_only=True, tag_field="kind", tag="points"):
    """Gain (or, below zero, lose) points; nobody falls below zero."""

    amount: Annotated[int, Meta(ge=-9, le=9)]


class TakePoints(Effect, frozen=True, kw_only=True, tag_field="kind", tag="take-points"):
    """Points pass to who played it, as many as there are."""

    whom: Whom = "target"
    amount: Few = 1


class DeckCard(Def, frozen=True, kw_only=True):
    """What every card of every deck says."""

    copies: Annotated[int, Meta(ge=1, le=20)]
    order: int = 0


Condition: TypeAlias = Callable[[Any, Player, Player], bool]
"""Whether it holds for (state, who plays the card, whom it concerns)."""

Conditions: TypeAlias = Mapping[str, Condition]
"""A game's conditions by the names that files use."""


def affected_players(effect: Effect, player: Player, target: Player | None, seats: int) -> list[Player]:
    """On whom an effect works, in seat order, before its conditions.

    >>> affected_players(Draw(whom="others"), 1, None, 3)
    [0, 2]
    """
    if effect.whom == "player":
        return [player]
    if effect.whom == "target":
        return [] if target is None else [target]
    return [seat for seat in range(seats) if effect.whom == "everybody" or seat != player]


def all_hold(conditions: Sequence[Condition], state: Any, player: Player, other: Player) -> bool:
    """Whether every condition holds."""
    for holds in conditions:  # noqa: SIM110 - a generator takes three times as long
        if not holds(state, player, other):
            return False
    return True
