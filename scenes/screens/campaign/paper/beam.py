"""A lamp that turns: its beam of paper is seen whole from the side, and not at all when it points at us."""

from __future__ import annotations

import math

from scenes.draw.layer import Layer
from scenes.draw.style import Rgb
from scenes.screens.campaign.paper.lights import BeamDef

_FLASH, _FLASH_ALPHA = 130.0, 190.0
"""Units of the flash when the lamp points at us, and its opacity."""
_STILL = 0.85
"""Share of its length that a beam shows which does not turn."""


class Beam:
    """The beam on a plane of a backdrop, and the flash of its lamp."""

    def __init__(self, layer: Layer, backdrop: str, beam: BeamDef) -> None:
        self._seconds, self._age = beam.seconds, 0.0
        at = (beam.x, beam.y)
        self._beam = layer.image(f"beam_{backdrop}", *at, anchor=(0, 0.5), angle=beam.lean)
        self._flash = layer.image("glow_soft", *at, _FLASH, _FLASH, anchor=(0.5, 0.5), alpha=0)
        self._turn(_STILL, 0.0)

    def shine(self, tint: Rgb) -> None:
        """Be seen in a light: the colour that it leaves of white."""
        self._beam.tint = self._flash.tint = tint

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt
        turn = self._age / self._seconds * math.tau
        self._turn(math.cos(turn), math.sin(turn))

    def _turn(self, aside: float, towards: float) -> None:
        """Point so far to the right, and so far at us, both from -1 to 1."""
        self._beam.scale_x = aside
        self._beam.alpha = 255 * min(1.0, 0.25 + abs(aside))
        self._flash.alpha = _FLASH_ALPHA * max(0.0, towards) ** 6
