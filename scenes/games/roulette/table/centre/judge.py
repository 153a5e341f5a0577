"""Accusing hands, black paper with a lace cuff: raised over who accuses, then swung to whoever is accused."""

import math
from collections.abc import Callable, Sequence

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
RAISED, DROOP = 0.31, 30.0
"""The size of a raised hand beside the judge's; degrees that a wrong one droops."""
NEARER = 1.9
"""The size of a hand that has swung to somebody, beside that of one that is raised."""
STEEP = 26.0
"""Degrees at which a finger comes down on a plaque, from above it, so that it covers nothing there."""
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


class RaisedHand:
    """The hand of one accuser: it points up, at nobody yet; then its finger swings to somebody."""

    def __init__(self, layer: Layer, cuff: Point) -> None:
        self._cuff = cuff
        w, h = layer.art.size("judge_hand")
        self._reach = w * RAISED
        self.image: Image = layer.image(
            "judge_hand", *cuff, w * RAISED, h * RAISED, anchor=(0.0, TIP[1]), angle=-90
        )
        self._turn, self._way = -90.0, (0.0, 0.0)
        self.rise(0.0)

    def rise(self, share: float) -> None:
        """Come up from behind the plaque, 0 to 1."""
        self.image.move(self._cuff[0], self._cuff[1] + self._reach * 0.6 * (1 - share))
        self.image.alpha = 255 * min(1.0, 2 * share)

    def aim(self, point: Point) -> None:
        """Be ready to swing to a point."""
        left = point[0] < self._cuff[0]
        self._turn = -180.0 - STEEP if left else STEEP
        turn = math.radians(self._turn)
        reach = self._reach * NEARER
        x, y = point[0] - reach * math.cos(turn), point[1] - reach * math.sin(turn)
        self._way = (x - self._cuff[0], y - self._cuff[1])

    def swing(self, share: float) -> None:
        """Swing so much of the way, 0 to 1."""
        self.image.angle = -90 + (self._turn + 90) * share
        self.image.scale = 1 + (NEARER - 1) * share
        self.image.move(self._cuff[0] + self._way[0] * share, self._cuff[1] + self._way[1] * share)

    def droop(self, share: float) -> None:
        """Sink in shame, 0 to 1."""
        self.image.angle = self._turn + math.copysign(DROOP, math.cos(math.radians(self._turn))) * share
        self.image.alpha = 255 * (1 - 0.35 * share)


class AccusingHands:
    """The hands of those who accuse, and those that come for whoever is accused by nobody in sight."""

    def __init__(self, layer: Layer, cover: Callable[[bool], None]) -> None:
        """`cover` hears whether raised hands stand before the strip of what was done last."""
        self._layer, self._cover = layer, cover
        self._hands: list[AccusingHand] = []
        self._raised: dict[int, RaisedHand] = {}

    def raise_hand(self, player: int, cuff: Point) -> Clip:
        """Somebody accuses: a hand comes from the plaque and points up; nobody sees at whom."""

        def begin() -> Clip:
            if player in self._raised:
                return pause_for(0)
            hand = self._raised[player] = RaisedHand(self._layer, cuff)
            self._cover(True)
            full = slide_value(hand.rise, 0, 1, COMES, "out-back(1.2)")
            return sequence(reducible_clip(full, pause_for(0)), callback_clip(lambda: hand.rise(1.0)))

        return lazy_clip(begin)

    def swing(self, aims: Sequence[tuple[int, Point]], seconds: float) -> Clip:
        """All raised hands swing to their targets; for an accuser without one, a hand comes from above."""

        def begin() -> Clip:
            lost = [point for player, point in aims if player not in self._raised]
            swung = []
            for player, point in aims:
                hand = self._raised.get(player)
                if hand is not None:
                    hand.aim(point)
                    swung.append(slide_value(hand.swing, 0, 1, seconds, "in-out-cubic"))
            comes = [self.come(*dict.fromkeys(lost))] if lost else []
            return together(pause_for(seconds), *swung, *comes)

        return lazy_clip(begin)

    def droop(self, players: Sequence[int]) -> Clip:
        """The hands of these accusers sink: they were wrong."""

        def begin() -> Clip:
            sinking = [self._raised[one] for one in players if one in self._raised]
            return together(
                pause_for(0), *(slide_value(one.droop, 0, 1, 0.4, "in-out-sine") for one in sinking)
            )

        return lazy_clip(begin)

    def come(self, *points: Point) -> Clip:
        """A hand for each point comes down and taps twice; the hands stay."""

        def begin() -> Clip:
            for hand in self._hands:
                hand.image.remove()
            self._hands = [AccusingHand(self._layer, point) for point in points]
            return stagger(0.05, *(_tapped(hand) for hand in self._hands))

        return lazy_clip(begin)

    def go(self) -> Clip:
        """The hands go up again."""

        def leave() -> Clip:
            hands, self._hands = self._hands, []
            raised, self._raised = list(self._raised.values()), {}
            self._cover(False)
            return together(
                pause_for(0), *(_withdrawn(hand) for hand in hands), *(_faded(hand) for hand in raised)
            )

        return lazy_clip(leave)

    def clear(self) -> None:
        """Take all hands away at once."""
        for image in [hand.image for hand in self._hands] + [hand.image for hand in self._raised.values()]:
            image.remove()
        self._hands, self._raised = [], {}
        self._cover(False)


def _faded(hand: RaisedHand) -> Clip:
    """A hand pales and is gone."""

    def fade(share: float) -> None:
        hand.image.alpha = 255 * (1 - share)

    return sequence(slide_value(fade, 0, 1, 0.2), callback_clip(hand.image.remove))


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
