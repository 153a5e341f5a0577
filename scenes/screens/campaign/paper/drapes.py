"""The drapes of the paper stage: open in the wings, half drawn, closed."""

from __future__ import annotations

from scenes.draw.layer import Layer
from scenes.draw.style import HEIGHT, WIDTH
from scenes.screens.campaign.paper.glide import Glide

OPEN, HALF, CLOSE = "open", "half", "close"
_DRAWN = {OPEN: 0.0, HALF: 0.52, CLOSE: 1.0}
"""Share of its half of the stage that a drape covers."""
_CLOTH, _LAP, _SHADE = 640.0, 10.0, 48.0
"""Units: width of a drape, how far it reaches beyond the middle, and its shadow."""
_WING = 140.0
"""Units of the gathered cloth's width: it is pressed together, so that the stage stays wide."""


class Drapes:
    """Two drapes that slide in from the wings, and the gathered cloth that hangs there always."""

    def __init__(self, layer: Layer, state: str) -> None:
        self._layer = layer
        self._cloths = (
            layer.image("curtain_closed", 0, 0),
            layer.image("curtain_closed", 0, 0, mirror=True),
        )
        self._wings = (
            layer.image("curtain_wings", 0, 0, _WING, HEIGHT),
            layer.image("curtain_wings", WIDTH - _WING, 0, _WING, HEIGHT, mirror=True),
        )
        self.shut = Glide(_DRAWN[state])
        self._hang()

    def draw_to(self, state: str, seconds: float) -> None:
        """Slide to a state: `open`, `half` or `close`."""
        self.shut.to(_DRAWN[state], seconds, "in-out-cubic")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.shut.update(dt)
        self._hang()

    def settle(self) -> None:
        """Hang still, where they shall."""
        self.shut.settle()
        self._hang()

    def _hang(self) -> None:
        reach = (_CLOTH + _LAP) * self.shut.value
        left, right = self._cloths
        left.move(reach - _CLOTH - _SHADE * (1 - self.shut.value), 0)
        right.move(WIDTH - reach + _SHADE * (1 - self.shut.value), 0)
        left.visible = right.visible = self.shut.value > 0
