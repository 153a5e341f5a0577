"""The protocol of pads that screens know, and the part that both libraries share."""

from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

import msgspec

from game.input.devices import Device
from game.input.intents import Press
from game.input.pad import Leans
from game.input.roster import Marks, Roster

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""


class PadEvent(msgspec.Struct, frozen=True):
    """A pad came (`connected`) or went."""

    device: Device
    connected: bool


class Pads(Protocol):
    """All pads at once. `rumbles` is the players' wish: False keeps every pad still."""

    rumbles: bool

    @property
    def ignored(self) -> int:
        """How many pads are plugged in that nobody can use, because eight are in use.

        One of them gets in when another leaves.
        """
        ...

    def poll(self, dt: float) -> list[Press]:
        """Read all pads, once a frame, `dt` seconds after the last time; held directions repeat."""
        ...

    def changes(self) -> list[PadEvent]:
        """The pads that came and went since the last call."""
        ...

    def devices(self) -> tuple[Device, ...]:
        """The connected pads, by number."""
        ...

    def leans(self, device: Device) -> Leans:
        """Where the sticks of a pad stand; in the middle for whatever is no connected pad."""
        ...

    def rumble(self, device: Device, strength: float, seconds: float) -> None:
        """Shake a pad, strength 0 to 1, for `seconds`; ignored when it cannot, or players wish none."""
        ...

    def light(self, device: Device, colour: Colour) -> None:
        """Show a colour on a pad that has a light."""
        ...

    def close(self) -> None:
        """Let all pads go: none can be read any more."""
        ...


class KnownPads:
    """The part that every reader of pads shares: which pad is which, and which came and went."""

    def __init__(self) -> None:
        self.rumbles = True
        self._roster = Roster()
        self._changes: list[PadEvent] = []

    def changes(self) -> list[PadEvent]:
        """The pads that came and went since the last call."""
        found, self._changes = self._changes, []
        return found

    def devices(self) -> tuple[Device, ...]:
        """The connected pads, by number."""
        return self._roster.here

    def _arrive(self, marks: Marks) -> Device | None:
        """The device of a pad that was plugged in, noted as a change; None when it is one too many."""
        device = self._roster.arrive(marks)
        if device is not None:
            self._changes.append(PadEvent(device, connected=True))
        return device

    def _leave(self, device: Device) -> None:
        """Note as a change that a pad was unplugged."""
        self._roster.leave(device)
        self._changes.append(PadEvent(device, connected=False))


def mapping_database() -> Path | None:
    """The database of pad mappings that comes with arcade, or None when it is not there."""
    spec = find_spec("arcade")
    home = Path(spec.origin).parent if spec and spec.origin else None
    path = home / "resources" / "system" / "gamecontrollerdb.txt" if home else None
    return path if path and path.is_file() else None
