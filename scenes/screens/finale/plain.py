"""The finale of a game that brings none of its own: the winners take a bow, and there is no backstage."""

from game.core.rules import Player
from scenes.screens.finale.contract import Backstage
from scenes.screens.finale.honours import Honour
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class PlainFinale:
    """A finale that shows the winners and nothing else."""

    honour_key = ""
    opens_next: Player | None = None

    def __init__(self, game: str) -> None:
        self.game = game
        self.honours: list[Honour] = []

    def title(self, texts: Words, winners: int) -> str:
        """The name of the game."""
        return texts(f"game-{self.game}")

    def crowned(self, texts: Words, winners: int) -> str:
        """The line for one winner, for several, or for none."""
        return texts("finale-plain-crowned" if winners else "finale-nobody-left", n=winners)

    def tally(self, texts: Words) -> tuple[str, str]:
        """No facts: nothing was counted."""
        return "", ""

    def backstage(self, scene: Scene) -> Backstage:
        """No backstage; no ticket leads to it.

        Raises:
            LookupError: always.
        """
        raise LookupError(f"{self.game!r} has no backstage")
