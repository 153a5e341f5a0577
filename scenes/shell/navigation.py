"""Which screen is called what: screens go to one another by name, and import none of one another."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.input.devices import Device

Scene: TypeAlias = Any
Stage: TypeAlias = Any
Screenshot: TypeAlias = Any
"""The classes of these names stand above this module, which therefore imports none of them."""


class Ticket(NamedTuple):
    """The way to a screen from the title, by its words `title-<key>` and `title-tag-<key>`."""

    key: str
    open: Callable[[Stage, Device], object] | None = None
    """What choosing it does, for the device that chose; None: what it leads to is in rehearsal, and the
    title says so by `title-rehearsal-<key>`."""
    icon: str = ""
    """With an icon it is a chip in a corner, else a ticket of the row."""
    right: bool = False
    """Whether its corner is the right one."""


class ScreenKit(NamedTuple):
    """A screen's one registration. Its functions import the screen when they are called, not before."""

    id: str
    make: Callable[..., Scene] | None = None
    """Makes the scene from the stage and whatever the screen asks for; None while it is in rehearsal."""
    ticket: Ticket | None = None
    """The way to it from the title, if there is one."""
    screenshots: Callable[[], Sequence[Screenshot]] = tuple
    """The screen in its telling states, for `perfidie shots`."""


def screen_in_rehearsal(id: str) -> ScreenKit:
    """A screen that is not built yet: it has a ticket, which says so."""
    return ScreenKit(id, ticket=Ticket(id))
