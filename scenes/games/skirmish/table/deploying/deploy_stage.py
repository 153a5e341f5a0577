"""What deployment may ask of the battle's scene."""

from typing import Protocol

from game.rules.skirmish.survey.board import Board
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.part_stage import PartStage


class DeployStage(PartStage, Protocol):
    """The scene, with its table and its camera."""

    @property
    def field(self) -> Field:
        """The painted table."""

    @property
    def camera(self) -> Camera:
        """What of it is seen."""

    def board(self) -> Board:
        """The battle as everybody sees it, to be asked."""
