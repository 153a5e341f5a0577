"""What a part may ask of the battle's scene: its layers, hands, frame, question, and what it shows."""

from collections.abc import Callable
from typing import Any, Protocol

from game.app.table import Table
from game.couch.sitter import Sitter
from game.rules.skirmish import SkirmishView
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.frame.frame import Frame
from scenes.games.skirmish.table.question import Question
from scenes.games.skirmish.table.shown import Shown
from scenes.match.hands import Hands
from scenes.shell.null_sound import SoundOutput, Words
from scenes.shell.stage import Stage


class PartStage(Protocol):
    """The scene, as far as its parts know it."""

    stage: Stage
    texts: Words
    sounds: SoundOutput
    sitters: list[Sitter]
    table: Table
    hands: Hands

    @property
    def frame(self) -> Frame:
        """What stands around the table."""

    @property
    def question(self) -> Question:
        """Rows and prompts; it is made after the parts."""

    @property
    def shown(self) -> Shown:
        """What the picture says so far."""

    @property
    def odds(self) -> Callable[..., Any]:
        """The rules' odds of a pair, in pieces: `odds_pieces`."""

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know."""

    def layer(self) -> Layer:
        """Add a layer above all others."""
