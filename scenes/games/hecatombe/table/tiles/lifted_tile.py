"""A tile held over the table: the higher it is lifted, the farther its shadow falls and the softer it is."""

from PIL import Image as Pillow
from PIL import ImageDraw, ImageFilter

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.observed import ObservedNumber
from scenes.draw.style import Box
from scenes.games.hecatombe.table.tiles.tiles import People, TileFaces

_ASIDE, _BELOW = 0.22, 0.34
"""Units to the right and downwards by which the shadow goes away from the tile, for each unit of height."""
_DEEP = 120.0
"""How dark the shadow of a tile close above the table is, of 255."""
_NEAR, _FAR = 10.0, 320.0
"""Heights in units: from the first one on the shadow is as dark as it gets, at the second it is gone."""
_SEAL = 50.0


class LiftedTile:
    """A tile over the point x, y of the table, `height` units above it."""

    x = ObservedNumber()
    """Units from the left edge of the stage to the point under the tile."""
    y = ObservedNumber()
    """Units from the top edge of the stage to the point under the tile."""
    height = ObservedNumber()
    """Units by which the tile is lifted."""
    scale = ObservedNumber()
    """Factor of the size."""
    angle = ObservedNumber()
    """Degrees, clockwise."""
    squash = ObservedNumber()
    """Share by which the tile is broader than it is, and as much lower; below 0 it is stretched."""

    def __init__(
        self,
        faces: TileFaces,
        layer: Layer,
        people: People | None,
        box: Box,
        *,
        zoom: float = 1.0,
        angle: float = 0.0,
        seal: int | None = None,
    ) -> None:
        """`box` is where it lies; it stays sharp up to `zoom` times that; `seal`: the colour of its owner."""
        x, y, w, h = box
        self._x, self._y, self._height = x + w / 2, y + h / 2, 0.0
        self._scale, self._angle, self._squash = 1.0, angle, 0.0
        self._alpha, self.size = 255.0, (w, h)
        middle = (self._x, self._y)
        self._shadow = layer.picture("tile_shadow", _shadow, *middle, 1.3 * w, 1.3 * h, anchor=(0.5, 0.5))
        self._shadow.tint = style.INK_SHADOW
        self.tile = faces.draw(layer, people, *middle, w, h, anchor=(0.5, 0.5), zoom=zoom)
        self._wax: Image | None = None
        if seal is not None:
            self._wax = layer.image(f"seal_{seal + 1}", *middle, _SEAL, _SEAL, anchor=(0.5, 0.5))
        self._place()

    @property
    def alpha(self) -> float:
        """0 cannot be seen."""
        return self._alpha

    @alpha.setter
    def alpha(self, value: float) -> None:
        self._alpha = value
        self.tile.alpha = value
        if self._wax is not None:
            self._wax.alpha = value
        self._place()

    def turn_over(self, people: People) -> None:
        """Show the face of a people."""
        self.tile.people = people

    def narrow(self, share: float) -> None:
        """Be seen from the side, 0 flat to 1 on edge: it turns about its middle."""
        self.tile.scale_x = self._shadow.scale_x = max(0.02, 1 - share) * self._scale

    def remove(self) -> None:
        """Take it off the layer for good."""
        for mark in (self._shadow, self.tile, self._wax):
            if mark is not None:
                mark.remove()

    def _place(self) -> None:
        tile, shadow, height = self.tile, self._shadow, self._height
        tile.move(self._x, self._y - height)
        tile.angle = shadow.angle = self._angle
        tile.scale_x, tile.scale_y = self._scale * (1 + self._squash), self._scale * (1 - self._squash)
        shadow.move(self._x + _ASIDE * height, self._y + (_BELOW - 0.5) * height)
        shadow.scale = self._scale * (1 + height / _FAR)
        dark = min(1.0, height / _NEAR) * max(0.0, 1 - height / _FAR)
        shadow.alpha = _DEEP * dark * self._alpha / 255
        if self._wax is not None:
            w, h = self.size
            self._wax.move(self._x - 0.46 * w * self._scale, self._y - height - 0.43 * h * self._scale)


def _shadow() -> Pillow.Image:
    """White that is thickest in the middle and gone at its edges, in the shape of a tile."""
    w, h = 130, 195
    shape = Pillow.new("L", (w, h))
    ImageDraw.Draw(shape).rounded_rectangle((18, 26, w - 18, h - 26), 12, fill=255)
    soft = Pillow.new("RGBA", (w, h), (255, 255, 255, 0))
    soft.putalpha(shape.filter(ImageFilter.GaussianBlur(9)))
    return soft
