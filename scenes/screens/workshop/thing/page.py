"""What the menus of a thing's page ask of the page that they lie over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.document import Path
    from game.app.workshop.workshop import Workshop
    from game.input.devices import Device
    from scenes.screens.workshop.naming import Naming
    from scenes.screens.workshop.thing.model import ThingModel
    from scenes.shell.null_sound import SoundOutput, Words
    from scenes.shell.stage import Stage


class Page(Protocol):
    """The page of a thing, with the hand that moves it."""

    workshop: Workshop
    model: ThingModel
    naming: Naming
    hand: Device
    stage: Stage

    @property
    def thing(self) -> Thing:
        """The thing of the page."""
        ...

    @property
    def texts(self) -> Words:
        """The words of the house."""
        ...

    @property
    def sounds(self) -> SoundOutput:
        """What is heard."""
        ...

    def go_to(self, path: Path) -> None:
        """Put the cursor on a field."""
        ...
