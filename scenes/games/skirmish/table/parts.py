"""What stands on the battle's stage beside table, frame and question: each part with hooks of its own."""

from game.core.rules import Event, Player
from game.input.intents import Press


class Part:
    """A part of the picture; each hook does nothing until a part needs it."""

    covered: tuple[float, float] = (0.0, 0.0)
    """Units at the right and at the foot of the window that it lies over now."""
    sheet: float = 0.0
    """Units at the right of the window that sentences keep out of; the camera does not heed them."""
    at_foot: bool = False
    """Whether it lies over the foot of the table, so that what happens is told at the head."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def refresh(self, *, idle: bool) -> None:
        """Show what is true now; `idle`: no picture of an event is on its way."""

    def event(self, event: Event) -> None:
        """A public event is about to be staged."""

    def press(self, player: Player, press: Press) -> bool:
        """A press of somebody at the table; True: done with it."""
        return False

    def point(self, x: float, y: float) -> bool:
        """The mouse moves (units); True: over something of this part."""
        return False

    def click(self, x: float, y: float) -> bool:
        """The mouse was clicked (units); True: on something of this part."""
        return False

    def drop(self) -> None:
        """The mouse button was let go."""

    def scroll(self, steps: float) -> bool:
        """The wheel of the mouse turned; True: done with it."""
        return False
