"""The games on the strip of the lobby: those with a kit are played, the others are in rehearsal."""

from dataclasses import dataclass

from game.app.games import GAMES
from scenes.games import KITS
from scenes.screens.lobby.game_facts import GameFacts, NoGameFacts

_REHEARSAL_ICON = "icon_knight_banner"
"""The icon of a game that has no kit yet."""


@dataclass(frozen=True)
class GameEntry:
    """One game on the strip: its id, the picture of its tab, and the facts for its card."""

    id: str
    icon: str
    game_facts: GameFacts

    @property
    def playable(self) -> bool:
        """Whether the game can be played, not being in rehearsal."""
        return self.id in KITS

    @property
    def seats(self) -> range:
        """The numbers of players that the game allows; none while it is in rehearsal."""
        return GAMES[self.id].seats if self.playable else range(0)

    @property
    def title(self) -> str:
        """The Fluent key of the game's name."""
        return f"game-{self.id}" if self.playable else f"lobby-act-{self.id}"


def game_entries() -> tuple[GameEntry, ...]:
    """Every game of the program, in the order of the strip."""
    return tuple(game_entry(game) for game in GAMES)


def game_entry(game: str) -> GameEntry:
    """One game of the program.

    Raises:
        KeyError: there is no such game.
    """
    entry = GAMES[game]
    if entry.id not in KITS:
        return GameEntry(entry.id, _REHEARSAL_ICON, NoGameFacts())
    kit = KITS[entry.id]
    return GameEntry(kit.id, kit.icon, kit.bill())


def game_place(game: str) -> int:
    """The place of a game on the strip, from 0.

    Raises:
        KeyError: there is no such game.
    """
    return list(GAMES).index(GAMES[game].id)
