"""Glances: cards of guns that a seat has seen with its own eyes, as far as they still hold (R-25)."""

from collections.abc import Sequence

from game.core.rules import Event, Player
from game.rules.roulette.events import (
    BarrelShuffled,
    BulletsLoaded,
    CardsSeen,
    Fired,
    LeftRound,
    PocketSwapped,
    RoundBegan,
)


def known_barrel_tops(story: Sequence[Event], me: Player) -> dict[Player, tuple[bool, ...]]:
    """The first cards of each barrel that `me` has looked at, top first; True is a BALLE.

    Barrels shuffled since, or taken back, are known no more; fired cards are gone.
    """
    seen: dict[Player, tuple[bool, ...]] = {}
    for event in story:
        match event:
            case RoundBegan():
                seen.clear()
            case CardsSeen(player=player, owner=owner, at="barrel", cards=cards) if player == me:
                seen[owner] = cards
            case Fired(player=player) if player in seen:
                seen[player] = seen[player][1:]
            case BarrelShuffled(player=player) | BulletsLoaded(player=player) | LeftRound(player=player):
                seen.pop(player, None)
            case PocketSwapped(player=player):
                seen.pop(player, None)
    return {owner: cards for owner, cards in seen.items() if cards}
