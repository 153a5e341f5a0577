"""Devices and their families: the things that people hold, and whose glyphs they read."""

from enum import Enum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from game.mods.texts import Texts


class Family(Enum):
    """A kind of device: it decides which glyphs a prompt shows."""

    KEYBOARD = "keyboard"
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    MOUSE = "mouse"

    @property
    def is_pad(self) -> bool:
        """Whether the family is one of the three kinds of pads."""
        return self in PADS


PADS = (Family.XBOX, Family.PLAYSTATION, Family.NINTENDO)
"""The families that are pads, in the order a shared prompt shows them."""


class Device(msgspec.Struct, frozen=True):
    """A thing that one person holds.

    `id` is the same for the same thing, also after it was unplugged; `name` is what its maker calls it
    and `number` (from 1) what the players call it.
    """

    id: str
    family: Family
    name: str
    number: int = 1

    @property
    def is_pad(self) -> bool:
        """Whether the device can be unplugged, rumble and show a colour."""
        return self.family.is_pad


KEYS = Device("keys", Family.KEYBOARD, "keys", 1)
"""The keyboard, or its first half when two share it."""

KEYS2 = Device("keys2", Family.KEYBOARD, "keys2", 2)
"""The second half of a shared keyboard."""

MOUSE = Device("mouse", Family.MOUSE, "mouse", 1)
"""The mouse."""

FIXED = (KEYS, KEYS2, MOUSE)
"""The devices that are always there."""


class Button(Enum):
    """A place on a pad; the four face buttons are named by where they lie, never by their letter."""

    BAS = "bas"
    DROITE = "droite"
    GAUCHE = "gauche"
    HAUT = "haut"
    LEFT_SHOULDER = "left-shoulder"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"
    START = "start"
    SELECT = "select"
    LEFT_STICK = "left-stick"
    RIGHT_STICK = "right-stick"


FACE = (Button.BAS, Button.DROITE, Button.GAUCHE, Button.HAUT)
"""The four buttons under the right thumb."""

_VENDORS = {0x045E: Family.XBOX, 0x054C: Family.PLAYSTATION, 0x057E: Family.NINTENDO}
_WORDS = (
    (("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"), Family.PLAYSTATION),
    (("nintendo", "switch", "joy-con", "pro controller", "snes", "nes30"), Family.NINTENDO),
)


def family_of(vendor: int, name: str) -> Family:
    """The family of a pad by its maker's number, else by its name, else the commonest.

    >>> family_of(0x054C, "Wireless Controller"), family_of(0, "HORIPAD for Nintendo Switch")
    (<Family.PLAYSTATION: 'playstation'>, <Family.NINTENDO: 'nintendo'>)
    """
    if vendor in _VENDORS:
        return _VENDORS[vendor]
    said = name.lower()
    return next((family for words, family in _WORDS if any(word in said for word in words)), Family.XBOX)


def device_name(device: Device, texts: "Texts") -> str:
    """The device as its players call it: « Manette 1 », « Clavier », « Souris »."""
    return (
        texts("input-device-pad", n=device.number) if device.is_pad else texts(f"input-device-{device.name}")
    )
