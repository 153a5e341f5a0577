"""Words on a layer: set in type once, moved and tinted at no cost, set again only when they change."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import arcade

from scenes.draw import style
from scenes.draw.drawable import Drawable, DrawableLayer
from scenes.draw.style import HEIGHT, Box, Colour
from scenes.draw.text import TextSpec


class Label(Drawable):
    """Words on a layer. `x`, `y` is the baseline anchor of the first line; words stand on whole pixels."""

    def __init__(
        self,
        layer: DrawableLayer,
        wording: TextSpec,
        x: float,
        y: float,
        *,
        colour: Colour | style.Rgb,
        within: Box | None,
        alpha: float,
        angle: float,
    ) -> None:
        super().__init__(layer, x, y, alpha=alpha, angle=angle)
        self._wording, self._tint = wording, colour
        self.within = within
        """The box that these words must stay inside, for the text check."""
        self.exempt = False
        """Whether this is a letter inside a button glyph, which may be smaller than the floor."""
        self._writing = layer.letters.write(wording)
        self._sprite = arcade.Sprite(self._writing.texture)
        self._place()
        self._shade()

    def sprites(self) -> Sequence[arcade.Sprite]:
        """The one sprite of the words."""
        return (self._sprite,)

    def _place(self) -> None:
        scale, sprite, writing = self._layer.letters.scale, self._sprite, self._writing
        w, h = sprite.texture.width, sprite.texture.height
        if self._angle or self._scale_x != 1.0 or self._scale_y != 1.0:
            self._place_freely(w, h)
            return
        left = round(self._x * scale) + writing.left
        top = round(self._y * scale) + writing.top
        sprite.position = ((left + w / 2) / scale, HEIGHT - (top + h / 2) / scale)
        sprite.scale = (1 / scale, 1 / scale)
        sprite.angle = 0

    def _place_freely(self, w: int, h: int) -> None:
        scale, sprite = self._layer.letters.scale, self._sprite
        dx = (self._writing.left + w / 2) / scale * self._scale_x
        dy = (self._writing.top + h / 2) / scale * self._scale_y
        turn = math.radians(self._angle)
        cos, sin = math.cos(turn), math.sin(turn)
        sprite.position = (self._x + dx * cos - dy * sin, HEIGHT - self._y - dx * sin - dy * cos)
        sprite.scale = (self._scale_x / scale, self._scale_y / scale)
        sprite.angle = self._angle

    def _shade(self) -> None:
        gilt = self._wording.face == "gilt"
        if gilt:
            self._sprite.color = self._colour(style.GOLD_LIGHT if self._layer.letters.flat_gilt else None)
        else:
            self._sprite.color = self._colour(self._tint)

    def _rewrite(self, **changes: Any) -> None:
        known = {name: getattr(self._wording, name) for name in TextSpec.__dataclass_fields__}
        wording = TextSpec(**{**known, **changes})
        if wording != self._wording:
            self._wording = wording
            self._writing = self._layer.letters.write(wording)
            self._sprite.texture = self._writing.texture
            self._place()

    @property
    def text(self) -> str:
        """The words; giving the same words again costs nothing."""
        return self._wording.text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._wording.text:
            self._rewrite(text=value)

    @property
    def size(self) -> float:
        """Type size in units, before the reader's text setting."""
        return self._wording.size

    @size.setter
    def size(self, value: float) -> None:
        self._rewrite(size=value)

    @property
    def shown_size(self) -> float:
        """Type size in units as it is read on the screen."""
        return self._layer.letters.shown_size(self._wording.size, self._wording.face) * self._scale_y

    @property
    def face(self) -> str:
        """The name of the face that the words are set in."""
        return self._wording.face

    @property
    def colour(self) -> Colour | style.Rgb:
        """The colour of the words."""
        return self._tint

    @colour.setter
    def colour(self, value: Colour | style.Rgb) -> None:
        self._tint = value
        self._shade()

    @property
    def box(self) -> Box:
        """x, y, w, h of the words: from the capitals' top to the descenders' foot."""
        x, y, w, h = self._writing.box
        return (
            self._x + x * self._scale_x,
            self._y + y * self._scale_y,
            w * self._scale_x,
            h * self._scale_y,
        )

    @property
    def width(self) -> float:
        """Width of the longest line, in units."""
        return self.box[2]

    def squeeze(self, width: float) -> Label:
        """Set the letters narrower where these words are wider than `width` units; returns the label.

        For names, which people write and nobody may shorten: the type is as small as it may be already.
        """
        self.scale_x = 1.0
        self.scale_x = min(1.0, width / max(1.0, self.width))
        return self

    @property
    def height(self) -> float:
        """Height of all lines, in units."""
        return self.box[3]

    @property
    def lines(self) -> tuple[str, ...]:
        """The words as they were broken into lines."""
        return self._writing.lines
