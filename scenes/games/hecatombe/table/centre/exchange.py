"""One exchange of the round, as the chronicle remembers it."""

from collections.abc import Iterable

import msgspec

from game.core.rules import Event, Player
from game.rules.hecatombe.events import Attacked, RoundBegan, TileCaptured, TileDied


class Exchange(msgspec.Struct, frozen=True):
    """`player` sent `army` against `prey` of `target`; `victim` died and `prize` was captured."""

    player: Player
    army: str
    target: Player
    prey: str
    victim: str
    prize: str


def last_round_exchanges(story: Iterable[Event]) -> list[Exchange]:
    """The exchanges of the last round of a story, oldest first; one that is not over is not among them."""
    found: list[Exchange] = []
    attack, prize = None, ""
    for event in story:
        match event:
            case RoundBegan():
                found.clear()
            case Attacked():
                attack = event
            case TileCaptured():
                prize = event.people
            case TileDied() if attack is not None:
                found.append(
                    Exchange(attack.player, attack.army, attack.target, attack.prey, event.people, prize)
                )
    return found
