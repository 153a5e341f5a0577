"""The card of a seat in an interval: mask, seal, name, and one line below it."""

from typing import Any

from game.couch.sitter import Sitter
from game.input.devices import MOUSE, Device, device_name
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.widgets.outline import Outline

WIDE, HIGH = 196, 232
"""Width and height of a card, in units."""
_PLATE_BOX = (-3, 152, 202, 80)


class SeatCard:
    """The card of one sitter, as in the lobby; x, y is its top left."""

    def __init__(self, layer: Layer, sitter: Sitter, line: str, x: float, y: float) -> None:
        colour = style.SEATS[sitter.colour].colour
        layer.image("loge_taken", x, y)
        face = f"portrait_persona_{sitter.persona + 1}"
        layer.image(face, x - 0.9, y + 3.1)
        layer.image(f"{face}_acc", x - 0.9, y + 3.1, tint=colour)
        layer.image("loge_bench", x, y)
        layer.image("loge_rim", x, y)
        Outline(layer, (x, y, WIDE, HIGH - 6), colour)
        plate = (x + _PLATE_BOX[0], y + _PLATE_BOX[1], float(_PLATE_BOX[2]), float(_PLATE_BOX[3]))
        layer.panel("nameplate", *plate)
        layer.box(plate[0] + 11, plate[1] + 16, 8, 48, colour)
        seal = layer.image(f"seal_{sitter.colour + 1}", x + 24, y + 28, 54, anchor=(0.5, 0.5))
        seal.angle = -6
        _badge(layer, sitter, x + 172, y + 28)
        middle = plate[0] + plate[2] / 2 + 5
        size = layer.letters.fit(sitter.name, 27, plate[2] - 44, "cinzel800")
        layer.text(
            sitter.name, middle, plate[1] + 36, size,
            face="cinzel800", colour=style.INK, align="center", within=plate,
        )  # fmt: skip
        size = layer.letters.fit(line, 23, plate[2] - 36)
        layer.text(line, middle, plate[1] + 64, size, colour=style.INK_2, align="center", within=plate)


def _badge(layer: Layer, sitter: Sitter, x: float, y: float) -> None:
    layer.image("badge_disc", x, y, anchor=(0.5, 0.5))
    layer.image(_hand_icon(sitter.device), x, y, 26, anchor=(0.5, 0.5), tint=style.PARCHMENT)


def _hand_icon(device: Device | None) -> str:
    """The picture of the device in a seat: pad, keyboard, mouse, or a bot."""
    if device is None:
        return "icon_vintage_robot"
    if device.is_pad:
        return "icon_gamepad"
    return "icon_mouse" if device == MOUSE else "icon_keyboard"


def held_with(device: Device, words: Any) -> str:
    """The name of a device in its players' words: « Manette 1 »."""
    return device_name(device, words)
