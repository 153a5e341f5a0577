"""A thing on its way from fist to fist."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.screens.campaign.paper.glide import Glide
from scenes.screens.campaign.paper.puppets.figure import SIZE
from scenes.screens.campaign.paper.puppets.joints import Laid
from scenes.screens.campaign.paper.puppets.piece import Piece
from scenes.screens.campaign.paper.puppets.troupe import Cutting, read_troupe

_LIFT = 34.0
"""Units by which a thing rises between two fists."""


class Handing:
    """A thing that flies over a layer of its own between two places, both asked for anew at every step."""

    def __init__(
        self, layer: Layer, prop: str, start: Callable[[], Point], end: Callable[[], Point], seconds: float
    ) -> None:
        self.layer = layer
        self._start, self._end = start, end
        self._hang = read_troupe().props[prop].hang
        cutting = Cutting(f"puppet_prop_{prop}", read_troupe().props[prop].pivot)
        self._pieces = [Piece(layer, cutting)]
        if layer.art.has(f"{cutting.picture}_acc"):
            self._pieces.append(Piece(layer, cutting, cloth=True, tint=(200, 60, 52)))
        self._share = Glide(0.0)
        self._share.to(1.0, seconds, "in-out-sine")
        self.update(0.0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._share.update(dt)
        share = self._share.value
        (x1, y1), (x2, y2) = self._start(), self._end()
        y = y1 + (y2 - y1) * share - _LIFT * math.sin(math.pi * share)
        laid = Laid(x1 + (x2 - x1) * share, y, self._hang * (1 - 2 * share), SIZE, SIZE)
        for piece in self._pieces:
            piece.lay(laid)
