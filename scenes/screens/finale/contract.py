"""What a game plays after its last event: words for the triumph, honours, and its own backstage."""

from typing import Protocol

from game.core.rules import Player
from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.finale.honours import Honour
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class Backstage(Protocol):
    """The picture behind the scenes, and the hands that leaf through it."""

    @property
    def leave(self) -> Box:
        """Where the mouse goes back to the triumph."""
        ...

    def meet(self, device: Device) -> None:
        """From now on the prompts speak of this device."""
        ...

    def update(self, dt: float) -> None:
        """Time passes."""
        ...

    def press(self, intent: Intent) -> None:
        """A button; the way back is none of its business."""
        ...

    def scroll(self, steps: float) -> None:
        """The wheel; positive is up."""
        ...

    def point(self, x: float, y: float) -> None:
        """The mouse moved."""
        ...

    def click(self, x: float, y: float) -> None:
        """The left button went down."""
        ...

    def drop(self) -> None:
        """The left button came up."""
        ...


class GameFinale(Protocol):
    """All that the curtain call asks of a game."""

    honours: list[Honour]
    honour_key: str
    """Each honour's Fluent key is this and its code; `.fact` gets `n` and `caught`."""
    opens_next: Player | None
    """Who begins the return match; None leaves it to the lots."""

    def title(self, texts: Words, winners: int) -> str:
        """What the triumph is called, or the curtain call where nobody won."""
        ...

    def crowned(self, texts: Words, winners: int) -> str:
        """What is said below the names of the winners, or below « Nobody »."""
        ...

    def tally(self, texts: Words) -> tuple[str, str]:
        """Two facts of the evening: at the left and at the right of the title."""
        ...

    def backstage(self, scene: Scene) -> Backstage:
        """Draw the backstage on a scene whose layers are empty."""
        ...
