"""Things that fly over a stage (cards, tiles, seals, dust); each lands where it must, also when skipped."""

import math
from collections.abc import Callable

from scenes.draw.drawable import Image, Tint
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

Act = Callable[[], object]

BREATH = 0.45
"""Seconds for which a result is shown before the next thing happens."""


def do_nothing() -> None:
    """Do nothing: the default for leaving and for landing."""


def _arc(image: Image, start: Point, end: Point, lift: float) -> Callable[[float], None]:
    """A function that puts `image` on a parabola `lift` units high, for shares of the way from 0 to 1."""

    def place(share: float) -> None:
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - 4 * lift * share * (1 - share)
        image.move(x, y)

    return place


def fly_picture(
    layer: Layer,
    name: str,
    start: Point,
    end: Point,
    size: tuple[float, float],
    seconds: float,
    *,
    lift: float = 60,
    easing: str = "in-out-quad",
    turn: float = 0.0,
    tint: Tint = None,
    leave: Act = do_nothing,
    land: Act = do_nothing,
) -> Clip:
    """A clip that carries one picture over the stage; the picture can be seen only while it flies.

    `size` and `lift` (the arc's height) are in units, `turn` in degrees; `leave` is called at the start,
    `land` at the end. Players who asked for less motion see no flight, but both calls are made.
    """
    image = layer.image(name, *start, *size, anchor=(0.5, 0.5), tint=tint)
    image.visible = False

    def set_off() -> None:
        image.visible = True
        leave()

    def arrive() -> None:
        image.remove()
        land()

    def spin(share: float) -> None:
        image.angle = turn * share

    flight = together(
        slide_value(_arc(image, start, end, lift), 0, 1, seconds, easing), slide_value(spin, 0, 1, seconds)
    )
    full = sequence(callback_clip(set_off), flight, callback_clip(arrive))
    return reducible_clip(full, sequence(callback_clip(leave), callback_clip(arrive)))


def gold_dust_burst(
    layer: Layer, centre: Point, count: int = 24, *, tint: Tint = None, reach: float = 1.0
) -> Clip:
    """A clip of `count` grains of dust that burst from a point; empty where motion is reduced.

    They are gold unless tinted, and fly `reach` times as far as gold does.
    """
    if layer.still:
        return pause_for(0)
    motes = []
    for number in range(count):
        angle = math.tau * number / count
        far = (90 + 50 * ((number * 7) % 5) / 5) * reach
        end = (centre[0] + math.cos(angle) * far, centre[1] + math.sin(angle) * far)
        motes.append(_mote(layer, centre, end, tint))
    return together(*motes)


def smoke_puff(layer: Layer, start: Point, curls: int = 3) -> Clip:
    """A clip of smoke that curls up from a wick; empty where motion is reduced."""
    if layer.still:
        return pause_for(0)
    return together(*[_curl(layer, start, curl) for curl in range(curls)])


def _curl(layer: Layer, start: Point, number: int) -> Clip:
    """A clip of one curl of smoke: it rises, widens and fades."""
    image = layer.image("smoke", *start, 34, 34, anchor=(0.5, 0.5), alpha=0)
    aside = (number - 1) * 9.0

    def rise(share: float) -> None:
        image.move(
            start[0] + aside * share + 9 * share * math.sin(7 * share + number), start[1] - 120 * share
        )
        image.scale = 0.6 + 1.6 * share
        image.alpha = 235 * (1 - share) * min(1.0, 6 * share)

    risen = slide_value(rise, 0, 1, 1.3, "out-quad")
    return sequence(pause_for(0.12 * number), risen, callback_clip(image.remove))


def _mote(layer: Layer, start: Point, end: Point, tint: Tint) -> Clip:
    """A clip of one grain of dust: it flies out and fades."""
    image = layer.image("dust", *start, 14, 14, anchor=(0.5, 0.5), tint=tint)
    image.visible = False

    def show() -> None:
        image.visible = True

    def fade(share: float) -> None:
        image.alpha = 255 * (1 - share)

    travel = together(
        slide_value(_arc(image, start, end, 12), 0, 1, 0.45, "out-quad"),
        slide_value(fade, 0, 1, 0.45, "in-quad"),
    )
    return sequence(callback_clip(show), travel, callback_clip(image.remove))


def shake_layer(layer: Layer, reach: float = 3.0) -> Clip:
    """A clip that shakes a layer twice, `reach` units to either side."""

    def move(value: float) -> None:
        layer.dx = value

    swings = [
        slide_value(move, a, b, 0.03) for a, b in ((0, reach), (reach, -reach), (-reach, reach), (reach, 0))
    ]
    return reducible_clip(sequence(*swings), pause_for(0))
