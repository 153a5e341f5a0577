"""The part of SDL that pads need: its library found and opened, its functions and structures named."""

import ctypes
import sys
from collections.abc import Iterator
from ctypes import POINTER, Structure, c_char_p, c_int, c_uint8, c_uint16, c_uint32, c_void_p
from ctypes.util import find_library
from importlib.util import find_spec
from pathlib import Path
from typing import Any

INIT_GAMECONTROLLER = 0x2000
"""SDL's own numbers, by their names without `SDL_`, in this and the next lines."""
GETEVENT = 2
HINT_OVERRIDE = 2
VIRTUAL_VERSION, TYPE_GAMECONTROLLER = 1, 1

AXIS, BUTTON_DOWN, BUTTON_UP, ADDED, REMOVED = 0x650, 0x651, 0x652, 0x653, 0x654
"""The kinds of events that pads send."""


class SdlMissing(Exception):
    """SDL cannot be used here; the text says why."""


class Event(Structure):
    """One SDL event (56 bytes), as far as pads read it; `which` is the pad's instance."""

    _fields_ = (
        ("type", c_uint32),
        ("stamp", c_uint32),
        ("which", ctypes.c_int32),
        ("code", c_uint8),
        ("state", c_uint8),
        ("_pad", c_uint16),
        ("value", ctypes.c_int16),
        ("_rest", c_uint8 * 38),
    )


class PadModel(Structure):
    """The model of a pad as SDL identifies it, sixteen bytes."""

    _fields_ = (("data", c_uint8 * 16),)


RUMBLE = ctypes.CFUNCTYPE(c_int, c_void_p, c_uint16, c_uint16)
LIGHT = ctypes.CFUNCTYPE(c_int, c_void_p, c_uint8, c_uint8, c_uint8)


class VirtualPadInfo(Structure):
    """The description from which SDL makes a virtual pad."""

    _fields_ = (
        ("version", c_uint16),
        ("type", c_uint16),
        ("axes", c_uint16),
        ("buttons", c_uint16),
        ("hats", c_uint16),
        ("vendor", c_uint16),
        ("product", c_uint16),
        ("padding", c_uint16),
        ("button_mask", c_uint32),
        ("axis_mask", c_uint32),
        ("name", c_char_p),
        ("userdata", c_void_p),
        ("update", c_void_p),
        ("set_player", c_void_p),
        ("rumble", RUMBLE),
        ("rumble_triggers", c_void_p),
        ("light", LIGHT),
        ("effect", c_void_p),
    )


_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "SetMainReady": (None,),
    "SetHintWithPriority": (c_int, c_char_p, c_char_p, c_int),
    "InitSubSystem": (c_int, c_uint32),
    "QuitSubSystem": (None, c_uint32),
    "GetError": (c_char_p,),
    "PumpEvents": (None,),
    "PeepEvents": (c_int, c_void_p, c_int, c_int, c_uint32, c_uint32),
    "NumJoysticks": (c_int,),
    "IsGameController": (c_int, c_int),
    "JoystickGetDeviceInstanceID": (c_int, c_int),
    "JoystickAttachVirtualEx": (c_int, POINTER(VirtualPadInfo)),
    "JoystickDetachVirtual": (c_int, c_int),
    "JoystickSetVirtualButton": (c_int, c_void_p, c_int, c_uint8),
    "JoystickSetVirtualAxis": (c_int, c_void_p, c_int, ctypes.c_int16),
    "JoystickFromInstanceID": (c_void_p, c_int),
    "JoystickInstanceID": (c_int, c_void_p),
    "JoystickGetGUID": (PadModel, c_void_p),
    "GameControllerOpen": (c_void_p, c_int),
    "GameControllerClose": (None, c_void_p),
    "GameControllerGetJoystick": (c_void_p, c_void_p),
    "GameControllerGetType": (c_int, c_void_p),
    "GameControllerGetVendor": (c_uint16, c_void_p),
    "GameControllerGetProduct": (c_uint16, c_void_p),
    "GameControllerGetSerial": (c_char_p, c_void_p),
    "GameControllerPath": (c_char_p, c_void_p),
    "GameControllerName": (c_char_p, c_void_p),
    "GameControllerRumble": (c_int, c_void_p, c_uint16, c_uint16, c_uint32),
    "GameControllerSetLED": (c_int, c_void_p, c_uint8, c_uint8, c_uint8),
}
"""The functions that pads need: the type of the result, then those of the arguments."""


class Library:
    """SDL's functions, by their names without `SDL_`."""

    def __init__(self, dll: ctypes.CDLL) -> None:
        self._dll = dll
        for name, (result, *arguments) in _SIGNATURES.items():
            function = getattr(dll, f"SDL_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"SDL_{name} is not among the functions that pads need.")


def load_sdl() -> Library:
    """Open SDL: the copy installed with the game, else the system's.

    Raises:
        SdlMissing: there is none, or it lacks a function that pads need.
    """
    said = "no SDL library was found"
    for path in _candidates():
        try:
            return Library(ctypes.CDLL(path))
        except (OSError, AttributeError) as error:
            said = str(error)
    raise SdlMissing(said)


def _candidates() -> Iterator[str]:
    """Paths and names of SDL libraries to try, best first."""
    installed = find_spec("sdl2dll")
    if installed and installed.origin:
        for pattern in _patterns():
            yield from sorted(str(path) for path in (Path(installed.origin).parent / "dll").glob(pattern))
    for name in ("SDL2-2.0", "SDL2", "SDL2-2.0.0"):
        found = find_library(name)
        if found:
            yield found


def _patterns() -> tuple[str, ...]:
    if sys.platform == "win32":
        return ("SDL2.dll",)
    if sys.platform == "darwin":
        return (
            "SDL2.framework/SDL2",
            "SDL2.framework/Versions/A/SDL2",
            "libSDL2-2.0*.dylib",
            "libSDL2.dylib",
        )
    return ("libSDL2-2.0.so*", "libSDL2.so*")
