"""Things that cross the stage of Complots: coins, and the dotted way of a theft."""

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.complots.table.layout import Point
from scenes.motion.flying_things import Act, fly_picture
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value, stagger

_LIFT = 90.0
_COIN = (38.0, 38.0)
_FLIGHT, _GAP = 0.42, 0.08
"""Seconds of a coin in the air, and between two of them."""
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
