"""The band at the foot of the table: its wash in a seat's colour, and how it changes hands."""

from collections.abc import Callable, Collection, Iterable
from functools import cache

from PIL import Image as Pillow
from PIL import ImageDraw

from game.core.rules import Player
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.motion.timeline import Clip, callback_clip, reducible_clip, sequence, slide_value

WASH = (77, 13)
"""Opacity of the wash at the upper edge of the band and at its foot, 0 to 255."""
WIPE_SECONDS, FADE_SECONDS = 0.26, 0.12
VEILED = 115.0
"""Opacity of the shade over those who have no part in a clash."""
_VEIL = 190.0
"""Opacity of the veil that covers the band as it changes hands, when it sets off."""


@cache
def _wash() -> Pillow.Image:
    """Return white that grows thinner from the top down."""
    top, foot = WASH
    column = Pillow.new("LA", (1, 64))
    for row in range(64):
        column.putpixel((0, row), (255, round(top + (foot - top) * row / 63)))
    return column.convert("RGBA")


def wash_band(layer: Layer, colour: style.Colour) -> None:
    """Lay the wash of a seat's colour over the band; none where contrast is asked for."""
    if not style.high_contrast():
        layer.picture("band_wash", _wash, *layout.BAND, tint=colour)


def wash_tray(layer: Layer, colour: style.Colour) -> None:
    """Lay a thinner wash over the tray of a private choice; none where contrast is asked for."""
    if not style.high_contrast():
        layer.picture("band_wash", _wash, *layout.TRAY, tint=colour, alpha=120)


@cache
def _plate(w: int, h: int) -> Pillow.Image:
    """Return a white bar with round corners, at thrice its size."""
    plate = Pillow.new("RGBA", (3 * w, 3 * h), (255, 255, 255, 0))
    ImageDraw.Draw(plate).rounded_rectangle((0, 0, 3 * w - 1, 3 * h - 1), 24, (255, 255, 255, 255))
    return plate


def draw_bar(layer: Layer, box: Box, colour: style.Colour) -> None:
    """Draw the bar of a seat's colour on which stands who sits in the band."""
    x, y, w, h = box
    wide, high = round(w), round(h)
    layer.picture(f"band_bar:{wide}:{high}", lambda: _plate(wide, high), x, y, w, h, tint=colour)
    layer.box(x + 6, y + h - 3, w - 12, 3, style.INK, alpha=60)


@cache
def _veil() -> Pillow.Image:
    """Return white that is thickest in the middle of its height and gone at its upper edge."""
    column = Pillow.new("LA", (1, 64))
    for row in range(64):
        column.putpixel((0, row), (255, round(255 * min(1.0, row / 24) ** 2)))
    return column.convert("RGBA")


def band_wipe(layer: Layer, colour: style.Colour) -> Clip:
    """Return the clip of a veil in a seat's colour that thins out over the band, and nowhere else."""
    veil = layer.picture("band_veil", _veil, *layout.BAND, tint=colour)
    veil.alpha = 0

    def thin(share: float) -> None:
        veil.alpha = _VEIL * (1 - share)

    def fade(share: float) -> None:
        veil.alpha = _VEIL * (1 - share) / 2

    return sequence(
        reducible_clip(
            slide_value(thin, 0, 1, WIPE_SECONDS, "out-cubic"),
            slide_value(fade, 0, 1, FADE_SECONDS, "linear"),
        ),
        callback_clip(veil.remove),
    )


class Veils:
    """Shade over the places of all who have no part in a clash."""

    def __init__(self, layer: Layer, flourish: Callable[[Clip], None]) -> None:
        self._layer, self._flourish = layer, flourish
        self._shades: list[Image] = []

    def lower(self, boxes: Iterable[Box]) -> None:
        """Lay shade over these places."""
        self.drop()
        shades = [self._layer.box(*box, style.INK_SHADOW, alpha=0) for box in boxes]
        self._shades = shades
        self._flourish(
            slide_value(
                lambda share: _shade(shades, share), 0, 1, FADE_SECONDS if self._layer.still else 0.18
            )
        )

    def lift(self) -> None:
        """Let the light come back."""
        shades, self._shades = self._shades, []
        back = slide_value(
            lambda share: _shade(shades, 1 - share), 0, 1, FADE_SECONDS if self._layer.still else 0.42
        )
        self._flourish(sequence(back, callback_clip(lambda: _remove(shades))))

    def drop(self) -> None:
        """Take all shade away at once."""
        _remove(self._shades)
        self._shades = []


def _shade(shades: Iterable[Image], share: float) -> None:
    for shade in shades:
        shade.alpha = VEILED * share


def _remove(shades: Iterable[Image]) -> None:
    for shade in shades:
        shade.remove()


def asked_person(asked: Iterable[Player], people: Collection[Player], home: Player) -> Player:
    """Return whose band it is: the first person among those who were asked, the latest first."""
    return next((player for player in asked if player in people), home)
