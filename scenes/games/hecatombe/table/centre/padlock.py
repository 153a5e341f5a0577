"""The padlock of a father: it drops where two chains cross, clicks shut, and is gone with them."""

from collections.abc import Callable

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.hecatombe.table.centre.landing import landing_dust
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)

_EDGE, _GROUND = 50.0, 38.0
"""Edge of the padlock, and radius of the disc behind it, in units."""
_FROM = 1.9
"""Factor of its size when it drops."""
_SHUT_SECONDS, _STAY_SECONDS, _FADE_SECONDS = 0.1, 0.5, 0.2


def padlock_falls(layer: Layer, at: Point, holds: Callable[[], bool]) -> Clip:
    """Return the clip of a padlock that drops on the crossing of two chains, and fades when they do.

    It is not seen any more as soon as what it says no longer `holds`.
    """
    marks = (
        layer.disc(*at, _GROUND, style.GLYPH_DISC, alpha=0),
        layer.image("icon_padlock", *at, _EDGE, anchor=(0.5, 0.5), alpha=0, tint=style.GOLD_LIGHT),
    )

    def drop(share: float) -> None:
        for mark in marks:
            mark.scale, mark.alpha = _FROM + (1 - _FROM) * share, 255 * min(1.0, 0.3 + share)

    def fade(share: float) -> None:
        for mark in marks:
            mark.alpha = 255 * (1 - share)
            mark.visible = holds()

    def remove() -> None:
        for mark in marks:
            mark.remove()

    shut = slide_value(drop, 0, 1, _SHUT_SECONDS, "in-quart")
    dust = landing_dust(layer, (at[0], at[1] + 0.6 * _EDGE))
    gone = sequence(slide_value(fade, 0, 1, _FADE_SECONDS, "out-quad"), callback_clip(remove))
    full = sequence(shut, together(dust, slide_value(lambda _: fade(0.0), 0, 1, _STAY_SECONDS)), gone)
    return reducible_clip(
        full, sequence(callback_clip(lambda: drop(1.0)), pause_for(_STAY_SECONDS), callback_clip(remove))
    )
