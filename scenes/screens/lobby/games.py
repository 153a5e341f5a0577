"""The acts of the evening: what is played, and what is still in rehearsal."""

from dataclasses import dataclass

from game.app.games import STAGED
from scenes.games.complots.bill import ComplotsFacts
from scenes.games.hecatombe.bill import HecatombeFacts
from scenes.games.roulette.bill import RouletteFacts
from scenes.screens.lobby.game_facts import GameFacts, NoGameFacts


@dataclass(frozen=True)
class GameEntry:
    """One game on the strip: its id, its Game-icons name, and what its playbill says."""

    id: str
    icon: str
    billing: GameFacts

    @property
    def playable(self) -> bool:
        """Whether the house can play it tonight."""
        return self.id in STAGED

    @property
    def seats(self) -> range:
        """How many may play it; nobody while it is in rehearsal."""
        return STAGED[self.id].seats if self.playable else range(0)

    @property
    def title(self) -> str:
        """The Fluent key of its name."""
        return f"game-{self.id}" if self.playable else f"lobby-act-{self.id}"


ACTS = (
    GameEntry("complots", "icon_queen_crown", ComplotsFacts()),
    GameEntry("hecatombe", "icon_crossed_swords", HecatombeFacts()),
    GameEntry("roulette", "icon_revolver", RouletteFacts()),
    GameEntry("triomphe", "icon_knight_banner", NoGameFacts()),
)
"""In the order of the strip."""


def act_of(game: str) -> int:
    """The place of a game on the strip; the first when there is no such game.

    >>> act_of("roulette"), act_of("bridge")
    (2, 0)
    """
    return next((place for place, act in enumerate(ACTS) if act.id == game), 0)
