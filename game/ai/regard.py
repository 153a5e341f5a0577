"""How a bot regards single players, beside its temper: whom it suspects more, whom it resents."""

import msgspec

from game.core.rules import Player

WARINESS = 1.25
"""Suspicion of a player whose tell one has bought, for each of another's."""


class Regard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot has against single players of its table, whatever they do there.

    `wary` are read with more suspicion. `doubted` have one doubt more against them, in the unit of a temper's
    leanings. `foe` is resented as if that player had hurt the bot last. Whoever `believes` takes
    lips that move for the sign of a lie.
    """

    wary: tuple[Player, ...] = ()
    doubted: tuple[Player, ...] = ()
    foe: Player | None = None
    believes: bool = False

    def suspicion(self, player: Player) -> float:
        """The factor on how much is suspected of a player."""
        return WARINESS if player in self.wary else 1.0

    def doubt(self, player: Player) -> int:
        """Doubts against a player beyond those of the temper."""
        return int(player in self.doubted)

    def enemy(self, last: Player | None) -> Player | None:
        """The player who is resented, where `last` is whoever hurt the bot last."""
        return last if self.foe is None else self.foe


NEUTRAL = Regard()
"""Nothing against anybody."""


class Leanings(msgspec.Struct, frozen=True, kw_only=True):
    """The leanings of a bot that may have something against single players; those of each game follow."""

    regard: Regard = NEUTRAL
    """What the bot has against single players."""
