"""Drawables: pictures and the like on a layer, each with an anchor about which it turns and scales."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

import arcade

from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.observed import ObservedNumber, ObservedShade
from scenes.draw.pictures import Sides
from scenes.draw.style import HEIGHT, Box, Colour
from scenes.draw.text import Typesetter

Tint = Colour | style.Rgb | None
"""The colour that a white picture is shown in; None leaves it as painted."""


def rgb_of(tint: Tint) -> style.Rgb:
    """Red, green and blue of a tint in the palette that is worn now."""
    if tint is None:
        return 255, 255, 255
    return tint.rgb if isinstance(tint, Colour) else tint


def _stretched(own: tuple[float, float], w: float | None, h: float | None) -> tuple[float, float]:
    """Width and height of a picture that measures `own`: a missing one of `w`, `h` keeps the proportions."""
    if w is None and h is None:
        return own
    if h is None:
        assert w is not None
        return w, own[1] * w / own[0]
    return (own[0] * h / own[1] if w is None else w), h


class DrawableLayer(Protocol):
    """The layer, as far as a drawable knows the one it stands on."""

    art: Art
    letters: Typesetter

    def forget(self, mark: Drawable) -> None:
        """Take note that a drawable is gone."""


class Drawable:
    """A thing on a layer: it stands at an anchor point (units), and turns and scales about it."""

    def __init__(
        self, layer: DrawableLayer, x: float, y: float, *, alpha: float = 255, angle: float = 0
    ) -> None:
        self._layer = layer
        self._x, self._y, self._alpha, self._angle = x, y, alpha, angle
        self._scale_x = self._scale_y = 1.0
        self._visible = True

    def sprites(self) -> Sequence[arcade.Sprite]:
        """The sprites that the GPU draws for this thing, bottom first."""
        raise NotImplementedError

    def _place(self) -> None:
        raise NotImplementedError

    def _shade(self) -> None:
        raise NotImplementedError

    @property
    def box(self) -> Box:
        """x, y, w, h of the thing, in units (turning not counted)."""
        raise NotImplementedError

    x = ObservedNumber()
    """Units from the left edge of the stage to the anchor."""
    y = ObservedNumber()
    """Units from the top edge of the stage to the anchor."""
    angle = ObservedNumber()
    """Degrees, clockwise."""
    scale_x = ObservedNumber()
    """Factor of the width: a card turns over by going through 0."""
    scale_y = ObservedNumber()
    """Factor of the height."""
    alpha = ObservedShade[float]()
    """Opacity: 0 cannot be seen, 255 hides the things behind."""
    visible = ObservedShade[bool]()
    """Whether the thing is drawn at all."""

    def move(self, x: float, y: float) -> None:
        """Put the anchor at x, y (units)."""
        self._x, self._y = x, y
        self._place()

    @property
    def scale(self) -> float:
        """Factor of width and height; 1 is the size at which the thing was placed."""
        return self._scale_x

    @scale.setter
    def scale(self, value: float) -> None:
        self._scale_x = self._scale_y = value
        self._place()

    def remove(self) -> None:
        """Take the thing off its layer for good."""
        for sprite in self.sprites():
            sprite.remove_from_sprite_lists()
        self._layer.forget(self)

    def _framed(self, w: float, h: float, anchor: tuple[float, float]) -> Box:
        """x, y, w, h on the layer of a thing that measures w, h at scale 1."""
        w, h = w * self._scale_x, h * self._scale_y
        return self._x - anchor[0] * w, self._y - anchor[1] * h, w, h

    def _colour(self, tint: Tint) -> tuple[int, int, int, int]:
        red, green, blue = rgb_of(tint)
        seen = max(0, min(255, round(self._alpha))) if self._visible else 0
        return red, green, blue, seen


class Image(Drawable):
    """One picture. `w`, `h` and the anchor are those of the thing painted; its shadow hangs over."""

    tint = ObservedShade[Tint]()
    """The colour that a white picture is shown in."""

    def __init__(
        self,
        layer: DrawableLayer,
        name: str,
        x: float,
        y: float,
        w: float | None,
        h: float | None,
        *,
        anchor: tuple[float, float],
        tint: Tint,
        alpha: float,
        angle: float,
        mirror: bool,
        texture: arcade.Texture | None = None,
    ) -> None:
        super().__init__(layer, x, y, alpha=alpha, angle=angle)
        self._name, self._anchor, self._tint, self._mirror = name, anchor, tint, mirror
        own = layer.art.size(name) if texture is None else (w or 1.0, h or 1.0)
        self._w, self._h = _stretched(own, w, h)
        self._margin = (0.0, 0.0)
        self._cut: Sides = (0.0, 0.0, 0.0, 0.0)
        self._sprite = arcade.Sprite(texture or self._picture())
        self._place()
        self._shade()

    def _picture(self) -> arcade.Texture:
        art = self._layer.art
        own_w, own_h = art.size(self._name)
        margin = art.margin(self._name)
        self._margin = (margin * self._w / own_w, margin * self._h / own_h)
        texture, (left, top, right, bottom) = art.cutout(self._name, max(self._w / own_w, self._h / own_h))
        self._cut = (right, top, left, bottom) if self._mirror else (left, top, right, bottom)
        return texture.flip_horizontally() if self._mirror else texture

    def sprites(self) -> Sequence[arcade.Sprite]:
        """The one sprite of the picture."""
        return (self._sprite,)

    def _place(self) -> None:
        sprite, texture = self._sprite, self._sprite.texture
        left, top, right, bottom = self._cut
        wide = (self._w + 2 * self._margin[0]) * self._scale_x
        high = (self._h + 2 * self._margin[1]) * self._scale_y
        dx = (0.5 - self._anchor[0]) * self._w * self._scale_x + (left - right) / 2 * wide
        dy = (0.5 - self._anchor[1]) * self._h * self._scale_y + (top - bottom) / 2 * high
        if self._angle:
            turn = math.radians(self._angle)
            cos, sin = math.cos(turn), math.sin(turn)
            dx, dy = dx * cos - dy * sin, dx * sin + dy * cos
        sprite.position = (self._x + dx, HEIGHT - self._y - dy)
        sprite.scale = (wide * (1 - left - right) / texture.width, high * (1 - top - bottom) / texture.height)
        sprite.angle = self._angle

    def _shade(self) -> None:
        self._sprite.color = self._colour(self._tint)

    @property
    def box(self) -> Box:
        """x, y, w, h of the thing painted, without its shadow."""
        return self._framed(self._w, self._h, self._anchor)

    @property
    def name(self) -> str:
        """The name of the picture; give another one to change the picture in place (same box)."""
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        if value != self._name:
            self._name = value
            self._sprite.texture = self._picture()
            self._place()

    @property
    def w(self) -> float:
        """Width in units at scale 1."""
        return self._w

    @w.setter
    def w(self, value: float) -> None:
        self._margin = (self._margin[0] * value / self._w if self._w else 0.0, self._margin[1])
        self._w = value
        self._place()

    @property
    def h(self) -> float:
        """Height in units at scale 1."""
        return self._h

    @h.setter
    def h(self, value: float) -> None:
        self._margin = (self._margin[0], self._margin[1] * value / self._h if self._h else 0.0)
        self._h = value
        self._place()
