"""Devices and names of a small party."""

from pathlib import Path

from game.couch.names import default_names
from game.input.devices import Device, Family
from game.mods.texts import Texts

BASE = Path(__file__).parents[2] / "mods" / "base"
NAMES = default_names(Texts("fr", [BASE]))
PADS = tuple(Device(f"pad:045e:028e:{n}", Family.XBOX, "Pad", n) for n in range(1, 10))
