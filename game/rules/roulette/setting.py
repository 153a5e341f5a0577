"""Setting of a match of Roulette: everything that chapters may ask beside the state."""

from collections.abc import Mapping

import msgspec

from game.core.rules import Player
from game.rules.roulette.cards.kinds import CardKind, card_kinds
from game.rules.roulette.content import Content
from game.rules.roulette.defs import SEATS, UNLIMITED, RouletteFlags, TeamDef
from game.rules.roulette.state import RouletteState
from game.scripting.hooks.scripts import Scripts


class Setting(msgspec.Struct, frozen=True, eq=False):
    """Content, house rules and seats of one match; it never changes while the match lasts."""

    content: Content
    flags: RouletteFlags
    players: int
    """Number of players, 2 to 6."""
    team: TeamDef
    """The team of the content, at hand."""
    kinds: Mapping[str, CardKind]
    """Kinds of cards in play, made ready, by id."""
    spare: int
    """Extra BALLE that can be loaded: enough for everybody, unless a flag limits them (R-01)."""
    scripts: Scripts | None = None
    """The scripts of mods, if there are some."""

    def extra_bullets(self, state: RouletteState, player: Player) -> int:
        """Number of extra BALLE of a player, which everybody knows (R-20)."""
        return max(0, state.bullets[player] - self.team.bullets)


def setting_of(
    content: Content, flags: RouletteFlags, players: int, scripts: Scripts | None = None
) -> Setting:
    """The setting of a match, with its cards made ready.

    Raises:
        ValueError: too few or too many players.
    """
    if players not in SEATS:
        raise ValueError("Roulette is for 2 to 6 players.")
    team = content.team
    most = players * (team.cards - team.bullets)
    spare = most if flags.spare_bullets >= UNLIMITED else flags.spare_bullets
    return Setting(content, flags, players, team, card_kinds(content, players), spare, scripts)
