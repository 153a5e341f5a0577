"""What one device does in the lobby, and what the lobby answers to a press."""

from dataclasses import dataclass, field
from typing import Literal

from game.input.devices import Device
from scenes.screens.lobby.seats.pen import NameInput

Mode = Literal["stranger", "own", "ready", "name", "bot", "rules"]
"""No seat · edits its loge · is ready · writes its name · is at somebody else's loge · changes the rules."""

Doing = Literal["colour", "mask"]


@dataclass
class Hand:
    """One device: where its cursor is."""

    device: Device
    on: int | None = None
    """The loge of a bot, or of someone who is away, that it looks after now."""
    pen: NameInput | None = None
    editing: bool = False
    """It is at the house rules."""
    doing: Doing = "colour"
    """What it changed last in its own loge."""

    def go_home(self) -> None:
        """Back to its own loge."""
        self.on, self.pen, self.editing = None, None, False


@dataclass(frozen=True)
class Reply:
    """What the lobby answers: a sound, a sentence (Fluent key and facts), and where to go from here."""

    sound: str = ""
    says: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    leads: Literal["", "start", "title", "booklet"] = ""


NOTHING = Reply()
FOCUS = Reply("focus")
ACCEPTED = Reply("accept")
WENT_BACK = Reply("back")
REFUSED = Reply("error")
