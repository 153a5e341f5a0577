"""A panel: nine pieces of one picture, whose corners never stretch."""

from __future__ import annotations

import math
from collections.abc import Sequence

import arcade

from scenes.draw.art import flat_panel_name
from scenes.draw.drawable import Drawable, DrawableLayer, Tint
from scenes.draw.observed import ObservedNumber, ObservedShade
from scenes.draw.style import HEIGHT, Box, high_contrast


def panel_cells(box: Box, corners: tuple[float, float, float, float], margin: float) -> list[Box]:
    """The nine rectangles (x, y, w, h) of a panel, row by row; together they cover its box and its shadow.

    Corners too large for a small panel shrink alike, so that pieces never overlap.
    """
    x, y, w, h = box
    left, top, right, bottom = corners
    across = min(1.0, w / (left + right)) if left + right else 1.0
    down = min(1.0, h / (top + bottom)) if top + bottom else 1.0
    xs = (x - margin, x + left * across, x + w - right * across, x + w + margin)
    ys = (y - margin, y + top * down, y + h - bottom * down, y + h + margin)
    return [(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]) for j in range(3) for i in range(3)]


_MIDDLE = 4
"""The piece that stretches both ways."""
_UNSEEN = (0, 0, 0, 0)


class Panel(Drawable):
    """A stretched panel; `x`, `y`, `w`, `h` are the box, the shadow hangs over."""

    w = ObservedNumber()
    """Width in units."""
    h = ObservedNumber()
    """Height in units."""
    tint = ObservedShade[Tint]()
    """The colour that a white panel is shown in."""

    def __init__(
        self,
        layer: DrawableLayer,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: tuple[float, float] = (0, 0),
        tint: Tint = None,
        alpha: float = 255,
    ) -> None:
        super().__init__(layer, x, y, alpha=alpha)
        self._name, self._w, self._h, self._tint, self._anchor = name, w, h, tint, anchor
        self._painted = flat_panel_name(name) if high_contrast() else name
        self._pieces = [arcade.Sprite(texture) for texture in self._textures()]
        self._hollow = self._is_hollow()
        self._place()
        self._shade()

    def _textures(self) -> list[arcade.Texture]:
        art = self._layer.art
        w, h = art.size(self._painted)
        margin = art.margin(self._painted)
        shifted = panel_cells((margin, margin, w, h), art.slice(self._painted), margin)
        return [art.part(self._painted, (x, y, x + wide, y + high)) for x, y, wide, high in shifted]

    def sprites(self) -> Sequence[arcade.Sprite]:
        """Nine sprites, row by row."""
        return self._pieces

    def _place(self) -> None:
        art = self._layer.art
        start = (-self._anchor[0] * self._w, -self._anchor[1] * self._h, self._w, self._h)
        rects = panel_cells(start, art.slice(self._painted), art.margin(self._painted))
        free = bool(self._angle) or self._scale_x != 1.0 or self._scale_y != 1.0
        for sprite, rect in zip(self._pieces, rects, strict=True):
            if free:
                self._turn(sprite, rect)
            else:
                self._snap(sprite, rect, self._layer.letters.scale)

    def _snap(self, sprite: arcade.Sprite, rect: Box, scale: float) -> None:
        left, top = round((self._x + rect[0]) * scale) / scale, round((self._y + rect[1]) * scale) / scale
        right = round((self._x + rect[0] + rect[2]) * scale) / scale
        bottom = round((self._y + rect[1] + rect[3]) * scale) / scale
        sprite.position = ((left + right) / 2, HEIGHT - (top + bottom) / 2)
        sprite.scale = ((right - left) / sprite.texture.width, (bottom - top) / sprite.texture.height)
        sprite.angle = 0

    def _turn(self, sprite: arcade.Sprite, rect: Box) -> None:
        dx, dy = (rect[0] + rect[2] / 2) * self._scale_x, (rect[1] + rect[3] / 2) * self._scale_y
        turn = math.radians(self._angle)
        cos, sin = math.cos(turn), math.sin(turn)
        sprite.position = (self._x + dx * cos - dy * sin, HEIGHT - self._y - dx * sin - dy * cos)
        sprite.scale = (
            rect[2] * self._scale_x / sprite.texture.width,
            rect[3] * self._scale_y / sprite.texture.height,
        )
        sprite.angle = self._angle

    def _shade(self) -> None:
        colour = self._colour(self._tint)
        for sprite in self._pieces:
            sprite.color = colour
        if self._hollow:
            self._pieces[_MIDDLE].color = _UNSEEN

    def _is_hollow(self) -> bool:
        """Whether the middle is empty, as that of a frame: undrawn it costs nothing."""
        return self._pieces[_MIDDLE].texture.image.getbbox() is None

    @property
    def box(self) -> Box:
        """x, y, w, h of the panel without its shadow."""
        return self._framed(self._w, self._h, self._anchor)

    @property
    def name(self) -> str:
        """The name of the panel; give another one to change its look in place."""
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        if value != self._name:
            self._name = value
            self._painted = flat_panel_name(value) if high_contrast() else value
            for sprite, texture in zip(self._pieces, self._textures(), strict=True):
                sprite.texture = texture
            self._hollow = self._is_hollow()
            self._place()
            self._shade()

    def reshape(self, x: float, y: float, w: float, h: float) -> None:
        """Give the panel another place and size at once, in units."""
        self._x, self._y, self._w, self._h = x, y, w, h
        self._place()
