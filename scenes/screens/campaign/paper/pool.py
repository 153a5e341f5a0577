"""The pool of light behind whoever is lit: a glow that follows."""

from __future__ import annotations

from scenes.draw.layer import Layer
from scenes.draw.style import Point, Rgb
from scenes.screens.campaign.paper.glide import Glide

_SPREAD = 860.0
"""Units of the glow's width."""


class Pool:
    """A round glow on a layer of its own; it glides to where it is sent."""

    def __init__(self, layer: Layer, at: Point) -> None:
        self.layer = layer
        self.x, self.y = Glide(at[0]), Glide(at[1])
        self._glow = layer.image("glow_soft", *at, _SPREAD, _SPREAD, anchor=(0.5, 0.5), alpha=0)

    def send(self, at: Point, seconds: float) -> None:
        """Let it glide to a place."""
        self.x.to(at[0], seconds, "in-out-sine")
        self.y.to(at[1], seconds, "in-out-sine")

    def shine(self, tint: Rgb, share: float) -> None:
        """Be seen in a colour, with a share of the full glow, where it is now."""
        self._glow.tint, self._glow.alpha = tint, 255 * min(1.0, share)
        self._glow.move(self.x.value, self.y.value)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.x.update(dt)
        self.y.update(dt)

    def settle(self) -> None:
        """Be there at once."""
        self.x.settle()
        self.y.settle()
