"""The protocols of a finale: what a game gives to the triumph, and its own backstage."""

from typing import Protocol

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.devices import Device
from game.input.intents import Intent
from scenes.draw.style import Box
from scenes.screens.finale.honours import Honour
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene


class FinaleScene(Scene):
    """The scene on which a backstage is drawn, and what may be asked of it there."""

    table: Table
    couch: Couch
    keeps_content = True

    def play_again(self) -> None:
        """Play another match with the same seats and the same house rules."""
        raise NotImplementedError

    def show_film(self, film: Table) -> None:
        """Show the match again, at a table where nobody may act."""
        raise NotImplementedError


class Backstage(Protocol):
    """The picture of a game behind the scenes, and how it answers presses."""

    @property
    def leave(self) -> Box:
        """The box in which the mouse goes back to the winners."""
        ...

    @property
    def atelier(self) -> Box:
        """The box in which the mouse opens the workshop with a thing of this game; empty: nowhere."""
        ...

    @property
    def thing(self) -> tuple[str, str] | None:
        """The table and full id of the thing that one looks at, to make one like it; None: none."""
        ...

    def meet(self, device: Device) -> None:
        """Show prompts for this device from now on."""
        ...

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        ...

    def press(self, intent: Intent) -> None:
        """Answer an intent; the way back is left to the finale."""
        ...

    def scroll(self, steps: float) -> None:
        """Answer the wheel, `steps` notches upwards."""
        ...

    def point(self, x: float, y: float) -> None:
        """Take note that the mouse is at x, y."""
        ...

    def click(self, x: float, y: float) -> None:
        """Answer the left button going down at x, y."""
        ...

    def drop(self) -> None:
        """Answer the left button coming up."""
        ...


class GameFinale(Protocol):
    """All that the finale asks of a game."""

    honours: list[Honour]
    honour_key: str
    """The beginning of each honour's Fluent key, before its code; `.fact` gets `n` and `caught`."""
    opens_next: Player | None
    """The player who begins the return match; None leaves it to the lots."""

    def title(self, texts: Words, winners: int) -> str:
        """The title of the triumph, or of the finale where nobody won."""
        ...

    def crowned(self, texts: Words, winners: int) -> str:
        """The line below the names of the winners, or below « Nobody »."""
        ...

    def tally(self, texts: Words) -> tuple[str, str]:
        """Two facts of the match: at the left and at the right of the title."""
        ...

    def backstage(self, scene: FinaleScene) -> Backstage:
        """Draw the backstage on a scene whose layers are empty."""
        ...
