"""The registry's words for screens: a screen opens another by its id, and imports no other screen."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.input.devices import Device

Scene: TypeAlias = Any
Stage: TypeAlias = Any
Screenshot: TypeAlias = Any
"""`Scene`, `Stage` and `Screenshot` stand for the classes of these names, which lie above this module."""


class MatchGuest(Protocol):
    """Whoever a match is played for, other than its players: it goes on from the end in its own way."""

    def over(self, table: Any) -> None:
        """Called in place of the curtain call, when everything has been shown."""

    def left(self) -> None:
        """Called behind the curtain when the match was left; it lies in its save."""


class Ticket(NamedTuple):
    """The way to a screen from the title, by its words `title-<key>` and `title-tag-<key>`."""

    key: str
    open: Callable[[Stage, Device], object] | None = None
    """Called with the stage and the device that chose the ticket; None: the screen is in rehearsal, and the
    title says so by `title-rehearsal`."""
    icon: str = ""
    """The picture of a small chip in a corner; "" for a ticket of the title's row."""
    right: bool = False
    """Whether a chip stands in the right corner, not in the left."""

    @property
    def rehearses(self) -> bool:
        """Whether there is no screen behind it yet."""
        return self.open is None


class ScreenKit(NamedTuple):
    """The one registration of a screen. Its functions import the screen when they are called, not before."""

    id: str
    make: Callable[..., Scene] | None = None
    """Makes the scene from the stage and what the screen asks for; None while it is in rehearsal."""
    ticket: Ticket | None = None
    """The way to the screen from the title, if there is one."""
    screenshots: Callable[[], Sequence[Screenshot]] = tuple
    """The screen in its telling states, for `perfidie shots`."""


def screen_in_rehearsal(id: str) -> ScreenKit:
    """The registration of a screen that is not built yet: it has nothing but a ticket, which says so."""
    return ScreenKit(id, ticket=Ticket(id))
