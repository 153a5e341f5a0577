"""Things that cross the stage of Complots: coins, and the dotted way of a theft."""

import math

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.complots.table.layout import Point
from scenes.motion.flying_things import Act, fly_picture
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value, stagger

_LIFT = 90.0
_COIN = (38.0, 38.0)
_FLIGHT, _GAP = 0.42, 0.08
"""Seconds of a coin in the air, and between two of them."""
_HOP, _HOPS, _SQUASH = 22.0, 0.42, 0.2
"""Units of the first hop of a coin that has landed, seconds of both hops, share by which it is squashed."""
_PILE, _ROLL = 6.0, 3.0
"""Units above the others at which it lands, and by which it rolls."""
_DOTS, _DOT = 16, 3.5


def toss_coin(
    layer: Layer, start: Point, end: Point, leave: Act, land: Act, seconds: float = _FLIGHT
) -> Clip:
    """Toss one coin from purse to purse."""
    return fly_picture(
        layer,
        "piece_argent",
        start,
        end,
        _COIN,
        seconds,
        lift=_LIFT,
        easing="linear",
        turn=540,
        leave=leave,
        land=land,
    )


def toss_coins(layer: Layer, start: Point, end: Point, amount: int, leave: Act, land: Act) -> Clip:
    """Toss so many coins from purse to purse, one after the other."""
    return stagger(_GAP, *[toss_coin(layer, start, end, leave, land) for _ in range(amount)])


def bounce_coin(layer: Layer, at: Point) -> Clip:
    """The clip of a coin that has landed: it is squashed, hops twice, and is counted among the others."""
    if layer.still:
        return pause_for(0)
    coin = layer.image("piece_argent", *at, *_COIN, anchor=(0.5, 0.5))

    def hop(share: float) -> None:
        high = _HOP * (1 - share) * abs(math.cos(2.5 * math.pi * share + math.pi / 2))
        squash = _SQUASH * (1 - share) * max(0.0, 1 - high / 4)
        coin.move(at[0] + _ROLL * share, at[1] - _PILE - high)
        coin.scale_x, coin.scale_y = 1 + squash, 1 - squash

    return sequence(slide_value(hop, 0, 1, _HOPS, "linear"), callback_clip(coin.remove))


class Trail:
    """The dotted way that stolen coins take, drawn behind the first of them."""

    def __init__(self, layer: Layer, start: Point, end: Point) -> None:
        places = [_on_arc(start, end, (place + 1) / (_DOTS + 1)) for place in range(_DOTS)]
        self._dots = [layer.disc(*place, _DOT, style.GOLD_LIGHT, alpha=0) for place in places]

    def draw(self, seconds: float) -> Clip:
        """It grows from the one who pays."""

        def grow(share: float) -> None:
            for place, dot in enumerate(self._dots):
                dot.alpha = 255 if share * _DOTS >= place + 1 else 0

        return slide_value(grow, 0, 1, seconds, "linear")

    def fade(self, seconds: float) -> Clip:
        """It fades, and is gone."""

        def fade(share: float) -> None:
            for dot in self._dots:
                dot.alpha = 255 * (1 - share)

        def sweep() -> None:
            for dot in self._dots:
                dot.remove()

        return sequence(slide_value(fade, 0, 1, seconds), callback_clip(sweep))


def _on_arc(start: Point, end: Point, share: float) -> Point:
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    return x, y - 4 * _LIFT * share * (1 - share)
