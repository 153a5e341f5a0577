"""Setting of a match of Complots: everything that chapters may ask beside the state."""

from collections.abc import Mapping

import msgspec

from game.core.rules import Player
from game.rules.complots.content import Content
from game.rules.complots.defs import SEATS, ActionDef, ComplotsFlags
from game.scripting.hooks.scripts import Scripts

NEVER_FORCED = 1_000
"""Coins that nobody can have: no purse is too full to choose."""


class Setting(msgspec.Struct, frozen=True, eq=False):
    """Content, house rules and seats of one match; it never changes while the match lasts."""

    content: Content
    flags: ComplotsFlags
    players: int
    """Number of players, 2 to 8."""
    first: Player | None
    """The player who starts; None draws lots (C-05)."""
    actions: Mapping[str, ActionDef]
    """Actions of the content, at hand."""
    forced_from: int
    """Coins from which a player can no longer choose an action freely (C-09)."""
    scripts: Scripts | None = None
    """The scripts of mods, if there are some."""


def setting_of(
    content: Content,
    flags: ComplotsFlags,
    players: int,
    first: Player | None = None,
    scripts: Scripts | None = None,
) -> Setting:
    """The setting of a match, with its limits worked out.

    Raises:
        ValueError: too few or too many players.
    """
    if players not in SEATS:
        raise ValueError("Complots is for 2 to 8 players.")
    forced = [action.cost for action in content.actions.values() if action.forced]
    limit = max(flags.forced_at, min(forced)) if forced and flags.forced_at else NEVER_FORCED
    return Setting(content, flags, players, first, content.actions, limit, scripts)
