"""What deployment may ask of the battle's scene."""

from typing import Protocol

from game.rules.skirmish.survey.board import Board
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.shell.scene import Plane


class DeployStage(PartStage, Protocol):
    """The scene, with its table and its camera."""

    @property
    def field(self) -> Field:
        """The painted table."""

    @property
    def camera(self) -> Camera:
        """What of it is seen."""

    def layer(self, plane: Plane = "ui") -> Layer:
        """Add a layer above the others of its plane."""

    def board(self) -> Board:
        """The battle as everybody sees it, to be asked."""
