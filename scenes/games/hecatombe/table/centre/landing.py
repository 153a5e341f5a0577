"""What comes down on the table: it is squashed for a moment, and raises dust to both sides."""

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

_PUFFS = 9
_PUFF = 46.0
_AWAY, _UP = 66.0, 26.0
"""Units by which dust flies to either side, and up, at most."""
_SQUASHED = 0.26
"""Share by which a thing is broader, and lower, on the frame on which it lands."""
_DUST = (214, 200, 170)


def squash_landing(mark: Image, size: float = 1.0) -> Clip:
    """Return the clip of a thing that has just landed, `size` times as large as it will lie there."""

    def settle(share: float) -> None:
        large, squash = size + (1 - size) * share, _SQUASHED * (1 - share)
        mark.scale_x, mark.scale_y = large * (1 + squash), large * (1 - squash)

    return reducible_clip(slide_value(settle, 0, 1, 0.26, "out-back(1.6)"), pause_for(0))


def landing_dust(layer: Layer, at: Point, *, reach: float = 1.0) -> Clip:
    """Return the clip of dust that is blown aside from a point; empty where motion is reduced."""
    if layer.still:
        return pause_for(0)
    return together(*[_puff(layer, at, place, reach) for place in range(_PUFFS)])


def _puff(layer: Layer, at: Point, place: int, reach: float) -> Clip:
    """Return the clip of one puff: it rolls away over the table, widens and fades."""
    way = 2 * place / (_PUFFS - 1) - 1
    end = (at[0] + way * _AWAY * reach, at[1] - _UP * reach * (1 - abs(way)) * (0.5 + 0.5 * (place % 2)))
    puff = layer.image("smoke", *at, _PUFF * reach, _PUFF * reach, anchor=(0.5, 0.5), tint=_DUST, alpha=0)

    def roll(share: float) -> None:
        puff.move(at[0] + (end[0] - at[0]) * share, at[1] + (end[1] - at[1]) * share)
        puff.scale = 0.5 + 0.9 * share
        puff.alpha = 210 * (1 - share)

    return sequence(slide_value(roll, 0, 1, 0.42, "out-cubic"), callback_clip(puff.remove))
