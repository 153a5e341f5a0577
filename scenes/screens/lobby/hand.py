"""The hand of one device in the lobby, and the lobby's reply to a press."""

from dataclasses import dataclass, field
from typing import Literal

from game.input.devices import Device
from scenes.screens.lobby.seats.pen import NameInput

Mode = Literal["stranger", "own", "ready", "name", "bot", "chair", "rules"]
"""No seat · edits its seat · is ready · writes its name · looks after another · at a free one · at rules."""

Doing = Literal["", "colour", "mask"]


@dataclass
class Hand:
    """One device in the lobby, and where its cursor is."""

    device: Device
    on: int | None = None
    """The seat of a bot, or of a player who is away, that it looks after now; or a free chair."""
    choosing: bool = False
    """Whether it is at a free chair, to choose who sits there."""
    pen: NameInput | None = None
    editing: bool = False
    """Whether it is at the house rules."""
    doing: Doing = ""
    """What it changed last on its own seat, or nothing yet."""

    def go_home(self) -> None:
        """Put the cursor back on its own seat."""
        self.on, self.choosing, self.pen, self.editing = None, False, None, False

    def visit(self, seat: int | None, *, free: bool = False) -> None:
        """Put the cursor on a seat that can be looked after, or on a `free` chair; None: on its own."""
        self.go_home()
        self.on, self.choosing = seat, free


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
