"""The judge's hand, black paper with a lace cuff: it comes from above and taps on whoever is accused."""

import math

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
)

TIP = (0.9925, 0.446)
"""The finger's tip in the picture of the hand, in shares of its width and height."""
MIDDLE, FALLS = 640.0, 330.0
SLANT = 0.3
"""The share of the way to the middle of the stage that the hand leans."""
COMES, SECOND, LIFT = 0.16, 0.30, 34.0
"""When the finger touches first and again, as the knocks sound; how far it is lifted between."""


class AccusingHand:
    """One hand on its way to a point."""

    def __init__(self, layer: Layer, point: Point) -> None:
        dx, dy = (MIDDLE - point[0]) * SLANT, -FALLS
        length = math.hypot(dx, dy)
        self.way = (dx / length, dy / length)
        self.point, self.length = point, length + 80
        turn = math.degrees(math.atan2(-dy, -dx))
        self.image: Image = layer.image("judge_hand", *point, anchor=TIP, angle=turn)

    def place(self, above: float) -> None:
        """The finger's tip is so far from the point."""
        self.image.move(self.point[0] + self.way[0] * above, self.point[1] + self.way[1] * above)


class AccusingHands:
    """The accusing hands, one for each accused player."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._hands: list[AccusingHand] = []

    def come(self, *points: Point) -> Clip:
        """A hand for each point comes down and taps twice; the hands stay."""

        def begin() -> Clip:
            self.clear()
            self._hands = [AccusingHand(self._layer, point) for point in points]
            return stagger(0.05, *(_tapped(hand) for hand in self._hands))

        return lazy_clip(begin)

    def go(self) -> Clip:
        """The hands go up again."""

        def leave() -> Clip:
            hands, self._hands = self._hands, []
            return together(pause_for(0), *(_withdrawn(hand) for hand in hands))

        return lazy_clip(leave)

    def clear(self) -> None:
        """Take all hands away at once."""
        for hand in self._hands:
            hand.image.remove()
        self._hands = []


def _tapped(hand: AccusingHand) -> Clip:
    """Down, up a little, down again."""

    def lift(share: float) -> None:
        hand.place(LIFT * math.sin(share * math.pi))

    def settle(share: float) -> None:
        hand.place(8 * math.sin(share * math.pi) * (1 - share))

    def appear(share: float) -> None:
        hand.place(0)
        hand.image.alpha = 255 * share

    down = slide_value(lambda share: hand.place(hand.length * (1 - share)), 0, 1, COMES, "in-quad")
    taps = sequence(
        down, slide_value(lift, 0, 1, SECOND - COMES, "linear"), slide_value(settle, 0, 1, 0.2, "linear")
    )
    return reducible_clip(taps, slide_value(appear, 0, 1, 0.15))


def _withdrawn(hand: AccusingHand) -> Clip:
    """Back where it came from."""

    def rise(share: float) -> None:
        hand.place(hand.length * share)

    def fade(share: float) -> None:
        hand.image.alpha = 255 * (1 - share)

    going = reducible_clip(slide_value(rise, 0, 1, 0.26, "in-back(1.2)"), slide_value(fade, 0, 1, 0.15))
    return sequence(going, callback_clip(hand.image.remove))
