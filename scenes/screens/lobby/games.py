"""The acts of the evening: what is played, and what is still in rehearsal."""

from dataclasses import dataclass

from game.app.games import STAGED
from scenes.games.complots.bill import ComplotsBill
from scenes.games.hecatombe.bill import HecatombeBill
from scenes.games.roulette.bill import RouletteBill
from scenes.screens.lobby.game_facts import Billing, Rehearsal


@dataclass(frozen=True)
class Act:
    """One game on the strip: its id, its Game-icons name, and what its playbill says."""

    id: str
    icon: str
    billing: Billing

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
    Act("complots", "icon_queen_crown", ComplotsBill()),
    Act("hecatombe", "icon_crossed_swords", HecatombeBill()),
    Act("roulette", "icon_revolver", RouletteBill()),
    Act("triomphe", "icon_knight_banner", Rehearsal()),
)
"""In the order of the strip."""


def act_of(game: str) -> int:
    """The place of a game on the strip; the first when there is no such game.

    >>> act_of("roulette"), act_of("bridge")
    (2, 0)
    """
    return next((place for place, act in enumerate(ACTS) if act.id == game), 0)
