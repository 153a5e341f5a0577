"""The hand of one device in the lobby, and the lobby's reply to a press."""

from dataclasses import dataclass, field
from typing import Literal

from game.input.devices import Device
from scenes.screens.lobby.seats.pen import NameInput

Mode = Literal["stranger", "own", "ready", "name", "bot", "rules"]
"""No seat · edits its seat · is ready · writes its name · looks after another seat · changes the rules."""

Doing = Literal["colour", "mask"]


@dataclass
class Hand:
    """One device in the lobby, and where its cursor is."""

    device: Device
    on: int | None = None
    """The seat of a bot, or of a player who is away, that it looks after now."""
    pen: NameInput | None = None
    editing: bool = False
    """Whether it is at the house rules."""
    doing: Doing = "colour"
    """What it changed last on its own seat."""

    def go_home(self) -> None:
        """Put the cursor back on its own seat."""
        self.on, self.pen, self.editing = None, None, False


@dataclass(frozen=True)
class Reply:
    """The lobby's reply to a press: a sound, a sentence (Fluent key and facts), and the way on from here."""

    sound: str = ""
    says: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    leads: Literal["", "start", "title", "booklet", "mod"] = ""
    mod: str = ""
    """The mod to switch, where the reply leads there."""


NOTHING = Reply()
FOCUS = Reply("focus")
ACCEPTED = Reply("accept")
WENT_BACK = Reply("back")
REFUSED = Reply("error")
