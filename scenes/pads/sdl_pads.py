"""Pads read by SDL; eight of them on every system, plugged in at any time, without a window."""

import re
from collections.abc import Iterator
from pathlib import Path

from game.input.bindings import Bindings
from game.input.devices import Button, Device, Family, family_of
from game.input.intents import Intent, Press
from game.input.pad import Leans, PadHand
from game.input.roster import Marks, Roster
from scenes.pads import sdl_library
from scenes.pads.contract import Colour, KnownPads, mapping_database

_HINTS = {
    "SDL_NO_SIGNAL_HANDLERS": "1",
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
    "SDL_JOYSTICK_THREAD": "1",
    "SDL_JOYSTICK_HIDAPI_PS4_RUMBLE": "1",
    "SDL_JOYSTICK_HIDAPI_PS5_RUMBLE": "1",
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
}
"""Ctrl-C stays Python's, no window is made, pads speak without one, PlayStation pads shake and shine over
Bluetooth too, and buttons are told by place."""

_BUTTONS = {
    0: Button.BAS,
    1: Button.DROITE,
    2: Button.GAUCHE,
    3: Button.HAUT,
    4: Button.SELECT,
    6: Button.START,
    7: Button.LEFT_STICK,
    8: Button.RIGHT_STICK,
    9: Button.LEFT_SHOULDER,
    10: Button.RIGHT_SHOULDER,
}
"""SDL's numbers of buttons."""
_ARMS = {11: Intent.UP, 12: Intent.DOWN, 13: Intent.LEFT, 14: Intent.RIGHT}
"""SDL's numbers of the arms of the d-pad."""
_TRIGGERS = {4: Button.LEFT_TRIGGER, 5: Button.RIGHT_TRIGGER}
"""SDL's numbers of the axes that are triggers."""
_FAMILIES = {
    **dict.fromkeys((1, 2), Family.XBOX),
    **dict.fromkeys((3, 4, 7), Family.PLAYSTATION),
    **dict.fromkeys((5, 11, 12, 13), Family.NINTENDO),
}
"""SDL's numbers of kinds of pads."""
_FULL_AXIS = 32767
"""SDL's value of an axis pushed as far as it goes."""
_EVENTS_PER_CALL = 64
"""Events that one call takes from SDL at most."""


class _Pad:
    """One open pad: SDL's handle, the hand that reads it, and where its sticks stand."""

    def __init__(self, handle: int, hand: PadHand) -> None:
        self.handle = handle
        self.hand = hand
        self.axes = [0, 0, 0, 0]


class SdlPads(KnownPads):
    """Every pad that SDL can read; `serials` names pads that have no serial of their own, by instance."""

    def __init__(self, bindings: Bindings) -> None:
        """Start SDL's pad reading, and nothing else of it.

        Raises:
            SdlMissing: there is no SDL, or it cannot read pads.
        """
        super().__init__()
        self.lib = sdl_library.load_sdl()
        self.serials: dict[int, str] = {}
        self.bindings = bindings
        self._pads: dict[int, _Pad] = {}
        self._spare: dict[int, None] = {}
        self._events = (sdl_library.Event * _EVENTS_PER_CALL)()
        self._start()

    @property
    def ignored(self) -> int:
        """How many pads are plugged in that nobody can use, because eight are in use."""
        return len(self._spare)

    def poll(self, dt: float) -> list[Press]:
        """Read all pads, once a frame, `dt` seconds after the last time; held directions repeat."""
        presses: list[Press] = []
        self.lib.PumpEvents()
        while count := self.lib.PeepEvents(self._events, _EVENTS_PER_CALL, sdl_library.GETEVENT, 0, 0xFFFF):
            if count < 0:
                break
            for number in range(count):
                presses += self._heard(self._events[number])
        for pad in self._pads.values():
            presses += pad.hand.poll(dt)
        return presses

    def leans(self, device: Device) -> Leans:
        """Where the sticks of a pad stand; in the middle for whatever is no connected pad."""
        pad = self._of(device)
        return pad.hand.leans if pad else Leans()

    def rumble(self, device: Device, strength: float, seconds: float) -> None:
        """Shake a pad, strength 0 to 1, for `seconds`; ignored when it cannot, or players wish none."""
        pad = self._of(device)
        if pad and self.rumbles:
            force = round(65535 * min(1.0, max(0.0, strength)))
            self.lib.GameControllerRumble(pad.handle, force, force, max(0, round(seconds * 1000)))

    def light(self, device: Device, colour: Colour) -> None:
        """Show a colour on a pad that has a light."""
        pad = self._of(device)
        if pad:
            self.lib.GameControllerSetLED(pad.handle, *colour)

    def close(self) -> None:
        """Let all pads go: none can be read any more."""
        for pad in self._pads.values():
            self.lib.GameControllerClose(pad.handle)
        self._pads.clear()
        self._spare.clear()
        self._roster = Roster()
        self.lib.QuitSubSystem(sdl_library.INIT_GAMECONTROLLER)

    def instance(self, device: Device) -> int | None:
        """SDL's number of a connected pad."""
        return next((one for one, pad in self._pads.items() if pad.hand.device == device), None)

    def _start(self) -> None:
        hints = dict(_HINTS)
        path = mapping_database()
        if path:
            hints["SDL_GAMECONTROLLERCONFIG_FILE"] = str(path)
        for name, value in hints.items():
            self.lib.SetHintWithPriority(name.encode(), value.encode(), sdl_library.HINT_OVERRIDE)
        self.lib.SetMainReady()
        if self.lib.InitSubSystem(sdl_library.INIT_GAMECONTROLLER) != 0:
            raise sdl_library.SdlMissing((self.lib.GetError() or b"").decode(errors="replace"))
        self._look()

    def _of(self, device: Device) -> _Pad | None:
        return next((pad for pad in self._pads.values() if pad.hand.device == device), None)

    def _heard(self, event: sdl_library.Event) -> list[Press]:
        match event.type:
            case sdl_library.BUTTON_DOWN | sdl_library.BUTTON_UP:
                return self._button(event.which, event.code, down=event.type == sdl_library.BUTTON_DOWN)
            case sdl_library.AXIS:
                return self._axis(event.which, event.code, event.value)
            case sdl_library.ADDED:
                self._look()
            case sdl_library.REMOVED:
                return self._removed(event.which)
        return []

    def _button(self, instance: int, code: int, *, down: bool) -> list[Press]:
        pad = self._pads.get(instance)
        if pad is None:
            return []
        if code in _ARMS:
            return pad.hand.cross(_ARMS[code], down=down)
        return pad.hand.button(_BUTTONS[code], down=down) if code in _BUTTONS else []

    def _axis(self, instance: int, code: int, value: int) -> list[Press]:
        pad = self._pads.get(instance)
        if pad is None:
            return []
        if code in _TRIGGERS:
            return pad.hand.trigger(_TRIGGERS[code], value / _FULL_AXIS)
        if code >= len(pad.axes):
            return []
        pad.axes[code] = value
        if code > 1:
            pad.hand.right_stick(pad.axes[2] / _FULL_AXIS, pad.axes[3] / _FULL_AXIS)
            return []
        return pad.hand.stick(pad.axes[0] / _FULL_AXIS, pad.axes[1] / _FULL_AXIS)

    def _look(self) -> None:
        """Open every pad that is plugged in and not open yet, as far as there is room."""
        for index in range(self.lib.NumJoysticks()):
            instance = self.lib.JoystickGetDeviceInstanceID(index)
            if instance not in self._pads and self.lib.IsGameController(index):
                self._open(index, instance)

    def _open(self, index: int, instance: int) -> None:
        handle = self.lib.GameControllerOpen(index)
        if not handle:
            return
        device = self._arrive(self._marks(handle, instance))
        if device is None:
            self.lib.GameControllerClose(handle)
            self._spare[instance] = None
            return
        self._spare.pop(instance, None)
        self._pads[instance] = _Pad(handle, PadHand(device, self.bindings))

    def _removed(self, instance: int) -> list[Press]:
        self._spare.pop(instance, None)
        pad = self._pads.pop(instance, None)
        if pad is None:
            return []
        self.lib.GameControllerClose(pad.handle)
        self._leave(pad.hand.device)
        self._look()
        return pad.hand.release_all()

    def _marks(self, handle: int, instance: int) -> Marks:
        lib = self.lib
        name = (lib.GameControllerName(handle) or b"").decode(errors="replace")
        vendor, product = lib.GameControllerGetVendor(handle), lib.GameControllerGetProduct(handle)
        guid = bytes(lib.JoystickGetGUID(lib.GameControllerGetJoystick(handle)).data).hex()
        told = lib.GameControllerGetSerial(handle) or b""
        port, serial = plug_and_serial((lib.GameControllerPath(handle) or b"").decode(errors="replace"))
        return Marks(
            model=f"{vendor:04x}:{product:04x}" if vendor else guid,
            family=_FAMILIES.get(lib.GameControllerGetType(handle)) or family_of(vendor, name),
            name=name,
            serial=self.serials.get(instance) or told.decode(errors="replace") or serial,
            port=port,
        )


def plug_and_serial(path: str, sysfs: Path = Path("/sys/class")) -> tuple[str, str]:
    """The place where a pad is plugged in and its own serial, from its device path; Linux tells more."""
    node = Path(path).name
    if re.fullmatch(r"event\d+", node):
        facts = sysfs / "input" / node / "device"
        return _line(facts / "phys") or path, _line(facts / "uniq")
    if re.fullmatch(r"hidraw\d+", node):
        said = dict(_pairs(sysfs / "hidraw" / node / "device" / "uevent"))
        return said.get("HID_PHYS") or path, said.get("HID_UNIQ", "")
    return path, ""


def _line(path: Path) -> str:
    try:
        return path.read_text(errors="replace").strip()
    except OSError:
        return ""


def _pairs(path: Path) -> Iterator[tuple[str, str]]:
    for line in _line(path).splitlines():
        key, _, value = line.partition("=")
        yield key, value
