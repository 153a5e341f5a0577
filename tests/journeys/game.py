"""What an evening needs to know of a game: how a person who has never read the rules would press."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from game.input.intents import Intent

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from tests.journeys.evening import MouseHand
    from tests.journeys.player import Person


class Game(Protocol):
    """One entry for each game of the house."""

    id: str
    screen: str
    """What its screen is called."""
    quick: ClassVar[Mapping[str, object]]
    """House rules under which a match is short."""
    hasty: ClassVar[Mapping[str, object]]
    """House rules under which nobody has to be waited for."""
    weights: ClassVar[Mapping[str, int]]
    """How much people like to press what a prompt says; whatever is not here is 20."""
    still: ClassVar[Collection[str]]
    """Prompts beside which no cursor can be moved."""
    passing: ClassVar[Collection[str]]
    """Questions that pass by themselves: whoever has nothing to say need not press."""
    unseen: ClassVar[tuple[str, ...]]
    """How prompts begin that stand on no plaque: who holds his cards reads there what he may press."""
    opening: str
    """A position of two players from which a match is not too long to be played whole; "": from the deal."""
    ending: str
    """A position of two players that is soon over."""
    confirm: Intent
    """What hands in a secret choice of several parts."""

    def point_and_click(self, person: Person, hand: MouseHand) -> str:
        """Do one thing with nothing but the mouse; says what it was."""
        ...

    def telling(self, controller: Any) -> bool:
        """Whether any answer he gives now tells everybody what he holds."""
        ...

    def looks(self, view: Any) -> Hashable:
        """What makes a picture new to the eye: each is read once by who watches."""
        ...

    def crowded(self, scene: MatchScene) -> bool:
        """Whether papers lie over one another now, so that not every word can be read."""
        ...

    def faces(self, scene: MatchScene) -> list[str]:
        """The faces that lie where secrets may lie, sorted; big or small."""
        ...

    def open_faces(self, scene: MatchScene) -> list[str]:
        """Which of them everybody may see."""
        ...

    def faces_of(self, scene: MatchScene, player: int) -> list[str]:
        """Which lie there while this player looks at his secrets."""
        ...

    def faces_open(self, scene: MatchScene, player: int) -> list[str]:
        """Which lie there all the time for one who keeps his secrets open: alone, or watching a replay."""
        ...
