"""Setting of a match of Hécatombe: everything that chapters may ask beside the state."""

from collections.abc import Mapping

import msgspec

from game.core.pending import Question
from game.core.rules import Player
from game.rules.hecatombe.content import Content, People
from game.rules.hecatombe.defs import SEATS, HecatombeFlags, TableDef
from game.rules.hecatombe.questions import ATTACK, DEFENCE
from game.scripting.hooks.scripts import Scripts


class Setting(msgspec.Struct, frozen=True, eq=False):
    """Content, house rules and seats of one match; it never changes while the match lasts."""

    content: Content
    flags: HecatombeFlags
    players: int
    """Number of players, 2 to 7."""
    first: Player | None
    """The player who makes the first attack; None draws lots (H-07)."""
    table: TableDef
    """Hands and objectives at this number of players (H-02, H-03)."""
    order: Mapping[People, int]
    """The place of each people in print."""
    goal: int
    """K: captured tiles with which every player ends (H-17)."""
    asked: Mapping[str, tuple[Question, ...]]
    """The questions of the fighting, put to each player (H-08, H-12)."""
    scripts: Scripts | None = None
    """The scripts of mods, if there are some."""

    def hand_size(self, player: Player, first: Player) -> int:
        """Tiles that `player` draws in a round that `first` begins (H-02, H-15)."""
        return self.table.tiles - (player == first) - self.flags.no_retreat


def setting_of(
    content: Content,
    flags: HecatombeFlags,
    players: int,
    first: Player | None = None,
    scripts: Scripts | None = None,
) -> Setting:
    """The setting of a match, with its numbers worked out and its questions made ready.

    Raises:
        ValueError: too few or too many players.
    """
    if players not in SEATS:
        raise ValueError("Hécatombe is for 2 to 7 players.")
    table = content.tables[players]
    return Setting(
        content,
        flags,
        players,
        first,
        table,
        order={people: place for place, people in enumerate(content.peoples)},
        goal=(table.tiles - flags.no_retreat - table.objectives + 1) // 2,
        asked={
            kind: tuple(Question(kind, (player,)) for player in range(players)) for kind in (ATTACK, DEFENCE)
        },
        scripts=scripts,
    )
