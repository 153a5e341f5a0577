"""The first page as its boards and menus see it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop
    from game.input.devices import Device
    from game.mods.conflicts.find import Conflict
    from game.mods.conflicts.settle import Answer
    from scenes.screens.workshop.home.model import HomeModel
    from scenes.screens.workshop.naming import Naming


class HomePage(Scene):
    """What lies on the page, and what is done when something of it is chosen."""

    hand: Device
    """The device that was pressed last."""
    workshop: Workshop
    model: HomeModel
    naming: Naming

    @abstractmethod
    def switch(self, id: str) -> None:
        """Switch a mod on or off."""

    @abstractmethod
    def tab(self, game: str) -> None:
        """Look at a game, or at its next kind of thing."""

    @abstractmethod
    def open(self, thing: Thing) -> None:
        """Open the page of a thing."""

    @abstractmethod
    def rules(self) -> None:
        """Open the house rules."""

    @abstractmethod
    def shelf(self) -> None:
        """A new mod, or one from a pack."""

    @abstractmethod
    def work_on(self, id: str) -> None:
        """Take a mod to the bench, or one that lies on top of it."""

    @abstractmethod
    def begin_mod(self) -> None:
        """Begin a new mod."""

    @abstractmethod
    def begin_lesson(self) -> None:
        """Begin the lesson once more."""

    @abstractmethod
    def tell(self, words: str) -> None:
        """Say something to everybody."""

    @abstractmethod
    def conflicts(self) -> tuple[Conflict, ...]:
        """The conflicts that nobody has settled."""

    @abstractmethod
    def show_conflict(self) -> None:
        """Go to the two answers of the first conflict."""

    @abstractmethod
    def settle(self, one: Conflict, which: Answer) -> None:
        """Let one side of a conflict win."""
