"""The roster of pads: which pad is which; one that comes back keeps its name and number."""

import msgspec

from game.input.devices import Device, Family

MOST_PADS = 8
"""Pads that may be held at once; new ones wait until one leaves."""


class Marks(msgspec.Struct, frozen=True):
    """Marks by which a pad is known again.

    `model` is the same for identical pads; `serial` (empty when it has none) is its own, whatever the cable
    or radio; `port` is where it is plugged.
    """

    model: str
    family: Family
    name: str
    serial: str = ""
    port: str = ""


class Roster:
    """Every pad met since the start, here or away."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Device, Marks]] = {}
        self._here: dict[str, None] = {}

    @property
    def here(self) -> tuple[Device, ...]:
        """The connected pads, by number."""
        return tuple(sorted((self._known[one][0] for one in self._here), key=lambda device: device.number))

    def arrive(self, marks: Marks) -> Device | None:
        """The pad that was plugged in, a known one or a new one; None when it is one too many."""
        device = self._recognise(marks)
        if device is None and len(self._here) >= MOST_PADS:
            return None
        if device is None:
            device = Device(self._fresh_id(marks), marks.family, marks.name, self._fresh_number())
        self._known[device.id] = (device, marks)
        self._here[device.id] = None
        return device

    def leave(self, device: Device) -> None:
        """Note that a pad is away."""
        self._here.pop(device.id, None)

    def _recognise(self, marks: Marks) -> Device | None:
        """The away pad that this is, or None: by serial, else by port, else as the only one of its model."""
        alike = [(d, m) for d, m in self._known.values() if m.model == marks.model]
        away = [(d, m) for d, m in alike if d.id not in self._here]
        if _is_telling(marks.serial, [m.serial for d, m in alike if d.id in self._here]):
            return next((d for d, m in away if m.serial == marks.serial), None)
        plain = [(d, m) for d, m in away if m.serial == marks.serial]
        same_port = [d for d, m in plain if marks.port and m.port == marks.port]
        if len(same_port) == 1:
            return same_port[0]
        return plain[0][0] if len(plain) == 1 else None

    def _fresh_id(self, marks: Marks) -> str:
        """An id that no known pad has."""
        mark = marks.serial or marks.port
        plain = f"pad:{marks.model}:{mark}" if mark else f"pad:{marks.model}"
        ids = [plain, *(f"{plain}#{n}" for n in range(2, len(self._known) + 3))]
        return next(one for one in ids if one not in self._known)

    def _fresh_number(self) -> int:
        """The lowest number from 1 that no known pad has."""
        taken = {device.number for device, _ in self._known.values()}
        return next(n for n in range(1, len(taken) + 2) if n not in taken)


def _is_telling(serial: str, others: list[str]) -> bool:
    """Whether a serial tells its pad apart: there is one, and no connected pad of the model shows it."""
    return bool(serial) and serial not in others
