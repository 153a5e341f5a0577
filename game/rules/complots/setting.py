"""What a match of Complots is played with: everything that chapters may ask beside the state."""

from collections.abc import Mapping

import msgspec

from game.core.rules import Player
from game.rules.complots.content import Content
from game.rules.complots.defs import SEATS, ActionDef, ComplotsFlags

NEVER_FORCED = 1_000
"""More coins than anybody can have: no purse is too full to choose."""


class Setting(msgspec.Struct, frozen=True, eq=False):
    """Content, house rules and seats of one match; it never changes while the match lasts."""

    content: Content
    flags: ComplotsFlags
    players: int
    """How many: 2 to 8."""
    first: Player | None
    """Who starts; None draws lots (C-05)."""
    actions: Mapping[str, ActionDef]
    """Those of the content, at hand."""
    forced_from: int
    """With so many coins a player can no longer choose (C-09)."""


def setting_of(content: Content, flags: ComplotsFlags, players: int, first: Player | None = None) -> Setting:
    """The setting of a match, its limits worked out.

    Raises:
        ValueError: too few or too many players.
    """
    if players not in SEATS:
        raise ValueError("Complots is for 2 to 8 players.")
    forced = [action.cost for action in content.actions.values() if action.forced]
    limit = max(flags.forced_at, min(forced)) if forced and flags.forced_at else NEVER_FORCED
    return Setting(content, flags, players, first, content.actions, limit)
