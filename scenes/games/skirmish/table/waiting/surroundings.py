"""What those who wait may ask of the battle's scene."""

from collections.abc import Sequence
from typing import Protocol

from game.app.table import Table
from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.skirmish import SkirmishView
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.match.hands import Hands
from scenes.motion.timeline import Timeline
from scenes.shell.null_sound import SoundOutput, Words
from scenes.shell.stage import Stage


class Panels(Protocol):
    """The frame, as far as it is known here."""

    def panel(self, player: Player) -> Point:
        """The middle of a player's panel."""


class Driving(Protocol):
    """The helm of whoever drives."""

    @property
    def ghost(self) -> object | None:
        """What is driven now."""


class Asking(Protocol):
    """Rows and prompts, as far as they are known here."""

    places: dict[Player, Box]
    """Where the prompts of those stand who have a drawer, a letter or a fan of their own open."""


class Surroundings(Protocol):
    """The scene, as far as it is known here."""

    stage: Stage
    texts: Words
    sounds: SoundOutput
    timeline: Timeline
    sitters: list[Sitter]
    table: Table
    hands: Hands

    @property
    def frame(self) -> Panels:
        """What stands around the table."""

    @property
    def question(self) -> Asking:
        """Rows and prompts."""

    @property
    def steering(self) -> Driving:
        """Whose ghost is driven."""

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know."""

    def layer(self) -> Layer:
        """Add a layer above all others."""


def named_sitters(scene: Surroundings) -> Sequence[str]:
    """The names of all players, by seat."""
    return [sitter.name for sitter in scene.sitters]
