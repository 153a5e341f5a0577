"""One exchange of the round, as the chronicle remembers it."""

import msgspec

from game.core.rules import Player


class Exchange(msgspec.Struct, frozen=True):
    """`player` sent `army` against `prey` of `target`; `victim` died and `prize` was captured."""

    player: Player
    army: str
    target: Player
    prey: str
    victim: str
    prize: str
