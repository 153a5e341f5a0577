"""What bargains may ask of the battle's scene."""

from typing import Protocol

from scenes.games.skirmish.table.part_stage import PartStage


class Fight(Protocol):
    """The combat that is shown, as far as bargains know it."""

    @property
    def lies(self) -> bool:
        """Whether anything of a combat lies on the table."""


class Showman(Protocol):
    """Who shows the combat."""

    @property
    def fight(self) -> Fight:
        """The combat that is shown."""


class BargainStage(PartStage, Protocol):
    """The scene, and whether it shows a combat."""

    @property
    def animator(self) -> Showman:
        """Who shows the combat."""
