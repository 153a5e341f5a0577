"""The bust of a sitter: an ink silhouette in profile with the accents of its seat's colour."""

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box


def draw_bust(layer: Layer, persona: int, colour: int, box: Box, *, mirror: bool = False) -> list[Image]:
    """Stand a bust on the foot of a box, in units; `mirror` lets it look to the left. Return its pictures."""
    x, y, w, h = box
    name, at = f"bust_persona_{persona + 1}", (x + w / 2, y + h, w, h)
    tint = style.SEATS[colour].colour
    return [
        layer.image(name, *at, anchor=(0.5, 1), mirror=mirror),
        layer.image(f"{name}_acc", *at, anchor=(0.5, 1), tint=tint, mirror=mirror),
    ]
