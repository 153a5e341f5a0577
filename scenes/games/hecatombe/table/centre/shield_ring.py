"""The shield of a counter-attack: a ring that springs up where two tiles meet, and rings out."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
)

_EDGE, _SHIELD = 300.0, 96.0
"""The edge of the ring as it stands, and of the shield in it, in units."""
_SPRING_SHARE = 0.3
"""Share of its time in which the ring springs up; for the rest it widens and fades."""
_WIDER = 0.45


def shield_rings(layer: Layer, at: Point, seconds: float) -> Clip:
    """Return the clip of a shield and its ring at a point, gone after so many seconds; still where asked."""
    ring = layer.image("ring_60", *at, _EDGE, _EDGE, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT, alpha=0)
    shield = layer.image("icon_shield_bash", *at, _SHIELD, anchor=(0.5, 0.5), tint=style.CREAM, alpha=0)

    def spring(share: float) -> None:
        ring.scale, shield.scale = 0.5 + 0.5 * share, 1.5 - 0.5 * share
        ring.alpha = shield.alpha = 255 * min(1.0, 0.4 + share)

    def widen(share: float) -> None:
        ring.scale = 1 + _WIDER * share
        ring.alpha = 255 * (1 - share)
        shield.alpha = 255 * (1 - share * share)

    def remove() -> None:
        ring.remove()
        shield.remove()

    full = sequence(
        slide_value(spring, 0, 1, _SPRING_SHARE * seconds, "out-back(2)"),
        slide_value(widen, 0, 1, (1 - _SPRING_SHARE) * seconds, "out-quad"),
        callback_clip(remove),
    )
    still = sequence(callback_clip(lambda: spring(1.0)), pause_for(seconds), callback_clip(remove))
    return reducible_clip(full, still)
