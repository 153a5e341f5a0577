"""The mask of a player in a frame, for the backstage, at any width."""

from game.couch.sitter import Sitter
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

FRAME_ASPECT = 203.0 / 176.0
"""Height of a frame for its width."""


class PortraitFrame:
    """Draws a frame at x, y, `w` wide; `show` puts a player in it."""

    def __init__(self, layer: Layer, x: float, y: float, w: float) -> None:
        scale = w / 176.0 * 0.9
        self.box: Box = (x, y, w, w * FRAME_ASPECT)
        layer.image("loge_taken", *self.box)
        left, top, wide, high = x - 0.9 * scale, y + 3.1 * scale, 184.6 * scale, 223.6 * scale
        self.face = layer.image("portrait_persona_1", left, top, wide, high)
        self.accent = layer.image("portrait_persona_1_acc", left, top, wide, high)
        layer.image("loge_bench", *self.box)
        layer.image("loge_rim", *self.box)

    def show(self, sitter: Sitter) -> None:
        """Show the mask of this player."""
        self.face.name = f"portrait_persona_{sitter.persona + 1}"
        self.accent.name = f"portrait_persona_{sitter.persona + 1}_acc"
        self.accent.tint = style.SEATS[sitter.colour].colour
