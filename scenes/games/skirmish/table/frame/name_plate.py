"""A name on a narrow plate: it stands there whole, as large as it can be, and never below the floor."""

from typing import Any

from scenes.draw.label import Label
from scenes.draw.layer import Layer

_NARROWER = {"cinzel800": "sc"}
"""The face that a name takes, by its own, where its own is too wide even at the floor."""


def write_name(
    layer: Layer, name: str, x: float, y: float, size: float, width: float, face: str = "fell", **how: Any
) -> Label:
    """Write a name at most `size` large and `width` wide, in units; returns its label.

    Too long a name gets smaller, then a narrower face, and at last narrower letters: nobody's name is cut.
    `how`: what else the layer's `text` takes.
    """
    letters = layer.letters
    fitted = letters.fit(name, size, width, face)
    if letters.measure(name, fitted, face)[0] > width and face in _NARROWER:
        face = _NARROWER[face]
        fitted = letters.fit(name, size, width, face)
    return layer.text(name, x, y, fitted, face=face, **how).squeeze(width)
