"""A pad without hardware, plugged into SDL itself; for tests, demos and recorded matches."""

import ctypes
from typing import ClassVar

from game.input.devices import FACE, Button, Device, Family
from game.input.intents import Intent, Press
from scenes.pads import sdl_library
from scenes.pads.contract import Pads
from scenes.pads.sdl_pads import SdlPads

_MODELS = {
    Family.XBOX: (0x045E, 0x028E, "Xbox 360 Controller"),
    Family.PLAYSTATION: (0x054C, 0x0CE6, "DualSense Wireless Controller"),
    Family.NINTENDO: (0x057E, 0x2009, "Nintendo Switch Pro Controller"),
}
"""Vendor, product and name of one pad of each family."""
_CODES = {
    **{button: number for number, button in enumerate(FACE)},
    Button.SELECT: 4,
    Button.START: 6,
    Button.LEFT_STICK: 7,
    Button.RIGHT_STICK: 8,
    Button.LEFT_SHOULDER: 9,
    Button.RIGHT_SHOULDER: 10,
}
"""SDL's numbers of buttons."""
_ARMS = {Intent.UP: 11, Intent.DOWN: 12, Intent.LEFT: 13, Intent.RIGHT: 14}
"""SDL's numbers of the arms of the d-pad."""
_TRIGGERS = {Button.LEFT_TRIGGER: 4, Button.RIGHT_TRIGGER: 5}
"""SDL's numbers of the axes that are triggers."""
_FULL_AXIS = 32767
"""SDL's value of an axis pushed as far as it goes."""


class VirtualPad:
    """One virtual pad; nothing is felt before the next `pads.poll`.

    Two pads without a `serial` are identical and cannot be told apart, as cheap ones cannot.
    `rumbled` keeps every (low, high) force that was sent to it, 0 to 65535; `lit` every colour.
    """

    _plugged: ClassVar[list["VirtualPad"]] = []

    def __init__(self, pads: Pads, family: Family = Family.XBOX, *, serial: str = "") -> None:
        self.family = family
        self.serial = serial
        self.rumbled: list[tuple[int, int]] = []
        self.lit: list[tuple[int, int, int]] = []
        assert isinstance(pads, SdlPads), "Virtual pads need SDL."
        self._pads = pads
        self._instance = -1
        self._facts: sdl_library.VirtualPadInfo | None = None

    @property
    def device(self) -> Device:
        """The device that this pad is known as, once `pads.poll` has met it."""
        found = next((d for d in self._pads.devices() if self._pads.instance(d) == self._instance), None)
        assert found is not None, "This pad is not plugged in, or not polled yet."
        return found

    def plug(self) -> "VirtualPad":
        """Plug the pad in; returns the pad."""
        lib = self._pads.lib
        maker, product, name = _MODELS[self.family]
        facts = sdl_library.VirtualPadInfo(
            version=sdl_library.VIRTUAL_VERSION,
            type=sdl_library.TYPE_GAMECONTROLLER,
            axes=6,
            buttons=15,
            vendor=maker,
            product=product,
            button_mask=(1 << 15) - 1,
            axis_mask=(1 << 6) - 1,
            name=name.encode(),
            rumble=sdl_library.RUMBLE(self._shaken),
            light=sdl_library.LIGHT(self._coloured),
        )
        self._facts = facts  # SDL calls back into it as long as the pad is plugged
        self._plugged.append(self)
        index = lib.JoystickAttachVirtualEx(ctypes.byref(facts))
        assert index >= 0, lib.GetError()
        self._instance = lib.JoystickGetDeviceInstanceID(index)
        if self.serial:
            self._pads.serials[self._instance] = self.serial
        return self

    def unplug(self) -> None:
        """Pull the pad out."""
        lib = self._pads.lib
        for index in range(lib.NumJoysticks()):
            if lib.JoystickGetDeviceInstanceID(index) == self._instance:
                lib.JoystickDetachVirtual(index)
                break
        if self in self._plugged:
            self._plugged.remove(self)

    @classmethod
    def unplug_all(cls, pads: Pads) -> None:
        """Pull out every virtual pad of `pads`."""
        for pad in [pad for pad in cls._plugged if pad._pads is pads]:
            pad.unplug()
        pads.poll(0)

    def press(self, what: Button | Intent | str) -> None:
        """Push a button, an arm of the d-pad, or whatever button of this pad means an intent."""
        self._set(what, down=True)

    def release(self, what: Button | Intent | str) -> None:
        """Let a button or an arm up again."""
        self._set(what, down=False)

    def tap(self, what: Button | Intent | str, dt: float = 0.0) -> list[Press]:
        """Push and let up, reading all pads after each; returns all their presses."""
        self.press(what)
        said = self._pads.poll(dt)
        self.release(what)
        return said + self._pads.poll(dt)

    def stick(self, x: float, y: float) -> None:
        """Push the left stick, −1 to 1, y downwards."""
        self._axis(0, x)
        self._axis(1, y)

    def right_stick(self, x: float, y: float) -> None:
        """Push the right stick, −1 to 1, y downwards."""
        self._axis(2, x)
        self._axis(3, y)

    def trigger(self, side: str, pull: float) -> None:
        """Pull the "left" or "right" trigger, 0 to 1."""
        self._axis(4 if side == "left" else 5, pull * 2 - 1)

    def _set(self, what: Button | Intent | str, *, down: bool) -> None:
        place = self._place(what)
        if isinstance(place, Intent):
            self._button(_ARMS[place], down=down)
        elif place in _TRIGGERS:
            self._axis(_TRIGGERS[place], 1.0 if down else -1.0)
        else:
            self._button(_CODES[place], down=down)

    def _place(self, what: Button | Intent | str) -> Button | Intent:
        if isinstance(what, str):
            what = Button(what) if what in [button.value for button in Button] else Intent(what)
        if isinstance(what, Button) or what in _ARMS:
            return what
        return self._pads.bindings.buttons(self.family, what)[0]

    def _button(self, code: int, *, down: bool) -> None:
        self._pads.lib.JoystickSetVirtualButton(self._handle(), code, int(down))

    def _axis(self, code: int, value: float) -> None:
        self._pads.lib.JoystickSetVirtualAxis(self._handle(), code, round(value * _FULL_AXIS))

    def _handle(self) -> int:
        handle = self._pads.lib.JoystickFromInstanceID(self._instance)
        assert handle, "This pad is not plugged in, or not polled yet."
        return int(handle)

    def _shaken(self, _data: object, low: int, high: int) -> int:
        self.rumbled.append((low, high))
        return 0

    def _coloured(self, _data: object, red: int, green: int, blue: int) -> int:
        self.lit.append((red, green, blue))
        return 0
