"""The thing that shines: the light of a lantern in a fist."""

from scenes.draw.layer import Layer
from scenes.draw.style import HALO
from scenes.screens.campaign.paper.puppets.joints import Laid

LAMP = "lanterne"
"""The name of the thing that shines."""
_WIDE, _DROP, _ALPHA = 190.0, 46.0, 120.0
"""Units of the glow, and from the fist down to the flame; the glow's opacity."""
_FLICKER = 0.08
"""Share of its opacity by which the glow comes and goes."""


class Lamp:
    """The glow round the flame, over the pieces of whoever carries it."""

    def __init__(self, layer: Layer) -> None:
        self._glow = layer.image("glow_soft", 0, 0, _WIDE, None, anchor=(0.5, 0.5), tint=HALO)

    def shine(self, laid: Laid, scale: float, *, held: bool, wave: float) -> None:
        """Shine under the fist where the lantern is `laid`, if it is held; `wave` is from -1 to 1."""
        self._glow.alpha = _ALPHA * held * (1 + _FLICKER * wave)
        self._glow.move(laid.x, laid.y + _DROP * scale)
