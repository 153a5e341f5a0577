"""A layer: pictures, words and panels in design units, drawn in the order they were added, in one call."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import arcade
from PIL import Image as Pillow
from PIL import ImageDraw
from pyglet.math import Mat4, Vec3

from game.input.devices import Device, Family
from game.input.glyphs import NO_GLYPH, Glyph
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.art import Art
from scenes.draw.atlas import sprite_list
from scenes.draw.drawable import Drawable, Image, Tint
from scenes.draw.label import Label
from scenes.draw.lines import Lines
from scenes.draw.pictures import Sides
from scenes.draw.style import Box, Colour, Point
from scenes.draw.text import TextSpec, Typesetter
from scenes.widgets.panel import Panel

_NO_SHIFT = Mat4()
_Mark = TypeVar("_Mark", bound=Drawable)


class Layer:
    """Pictures, words and panels that are drawn together, in the order they were added."""

    def __init__(self, art: Art, letters: Typesetter, *, opaque: bool = False) -> None:
        self.art, self.letters = art, letters
        self.visible = True
        self.alpha = 255.0
        self.dx = 0.0
        """Units by which the whole layer is shifted to the right: shakes, parallax."""
        self.dy = 0.0
        """Units by which the whole layer is shifted downwards."""
        self.still = False
        """Whether players asked for less motion: widgets neither slide nor pulse."""
        self.glyph: Callable[[Device | Family, Intent], Glyph] = _no_glyph
        """The glyph of an intent for the holder of a device, or for a family of devices."""
        self.zoom = 1.0
        """Factor by which the whole layer is seen nearer, about `zoom_at`."""
        self.zoom_at: Point = (style.WIDTH / 2, style.HEIGHT / 2)
        """The point, in units, that stays where it is when the layer is seen nearer."""
        self._hangings: list[tuple[Drawable, float]] = []
        self.dim = 1.0
        """Share of its light that the layer keeps, 0 to 1."""
        self._list = sprite_list(opaque=opaque)
        self._marks: list[Drawable] = []

    def image(
        self,
        name: str,
        x: float,
        y: float,
        w: float | None = None,
        h: float | None = None,
        *,
        anchor: tuple[float, float] = (0, 0),
        tint: Tint = None,
        alpha: float = 255,
        angle: float = 0,
        mirror: bool = False,
    ) -> Image:
        """Place a picture at x, y (units); one of `w`, `h` alone keeps its proportions."""
        return self._keep(
            Image(self, name, x, y, w, h, anchor=anchor, tint=tint, alpha=alpha, angle=angle, mirror=mirror)
        )

    def plane(self, name: str, *, alpha: float = 255) -> Image:
        """Place a plane of a scene where the index of pictures says that it belongs."""
        x, y = self.art.at(name)
        return self.image(name, x, y, alpha=alpha)

    def piece(self, name: str, part: Sides, x: float, y: float, w: float, h: float) -> Image:
        """Place a piece of a picture, stretched to w, h (units).

        `part` is left, top, right, bottom of the piece, in units from the edge of the thing in the picture.
        """
        margin = self.art.margin(name)
        left, top, right, bottom = (edge + margin for edge in part)
        texture = self.art.part(name, (left, top, right, bottom), w / (right - left))
        return self._keep(
            Image(
                self,
                name,
                x,
                y,
                w,
                h,
                anchor=(0, 0),
                tint=None,
                alpha=255,
                angle=0,
                mirror=False,
                texture=texture,
            )
        )

    def picture(
        self,
        key: str,
        draw: Callable[[], Pillow.Image],
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: tuple[float, float] = (0, 0),
        tint: Tint = None,
        alpha: float = 255,
        angle: float = 0,
    ) -> Image:
        """Place a picture that the program draws, once; `key` names its content."""
        texture = self.art.generated(key, draw)
        return self._keep(
            Image(
                self,
                key,
                x,
                y,
                w,
                h,
                anchor=anchor,
                tint=tint,
                alpha=alpha,
                angle=angle,
                mirror=False,
                texture=texture,
            )
        )

    def panel(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        anchor: tuple[float, float] = (0, 0),
        tint: Tint = None,
        alpha: float = 255,
    ) -> Panel:
        """Place a panel stretched to w, h (units); its corners keep their shape."""
        return self._keep(Panel(self, name, x, y, w, h, anchor=anchor, tint=tint, alpha=alpha))

    def box(self, x: float, y: float, w: float, h: float, colour: Tint, *, alpha: float = 255) -> Image:
        """Place a plain rectangle."""
        return self.picture("white", _white, x, y, w, h, tint=colour, alpha=alpha)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, width: float, colour: Tint, *, alpha: float = 255
    ) -> Image:
        """Place a straight line, `width` units wide."""
        length, turn = math.hypot(x2 - x1, y2 - y1), math.degrees(math.atan2(y2 - y1, x2 - x1))
        return self.picture(
            "white", _white, x1, y1, length, width, anchor=(0, 0.5), tint=colour, alpha=alpha, angle=turn
        )

    def lines(self) -> Lines:
        """Make room for straight lines that are laid anew often."""
        return Lines(self)

    def disc(self, x: float, y: float, r: float, colour: Tint, *, alpha: float = 255) -> Image:
        """Place a round spot of radius `r` (units), centred at x, y."""
        edge = max(2, math.ceil(2 * r * self.letters.scale))
        return self.picture(
            f"disc:{edge}",
            lambda: _disc(edge),
            x,
            y,
            2 * r,
            2 * r,
            anchor=(0.5, 0.5),
            tint=colour,
            alpha=alpha,
        )

    def text(
        self,
        string: str,
        x: float,
        y: float,
        size: float,
        *,
        face: str = "fell",
        colour: Colour | style.Rgb = style.PARCHMENT,
        align: str = "left",
        wrap: float | None = None,
        leading: float = style.LEADING,
        spacing: float = 0.0,
        shadow: bool = False,
        within: Box | None = None,
        alpha: float = 255,
        angle: float = 0,
    ) -> Label:
        """Place words: x, y is the anchor on the first baseline; `align` says which end stands there."""
        wording = TextSpec(string, size, face, align, wrap, leading, spacing, shadow)
        return self._keep(Label(self, wording, x, y, colour=colour, within=within, alpha=alpha, angle=angle))

    def hang(self, mark: Drawable) -> None:
        """Let a drawable hang from above: it swings when the curtain has moved."""
        self._hangings.append((mark, mark.x))

    def swing(self, dx: float) -> None:
        """Shift every hanging drawable `dx` units to the right of where it belongs."""
        for mark, x in self._hangings:
            if mark.x != x + dx:
                mark.x = x + dx

    def add(self, sprites: Sequence[arcade.Sprite], mark: Drawable) -> None:
        """Put the sprites of a drawable that was made elsewhere on top of this layer (panels do)."""
        self._list.extend(sprites)
        self._marks.append(mark)

    def forget(self, mark: Drawable) -> None:
        """Strike a drawable off: it took its sprites away itself."""
        if mark in self._marks:
            self._marks.remove(mark)

    def clear(self) -> None:
        """Take everything off the layer."""
        self._list.clear()
        self._marks.clear()
        self._hangings.clear()

    def labels(self) -> Iterator[Label]:
        """Every text that can be seen on this layer."""
        if not self.visible or self.alpha <= 0:
            return
        for mark in self._marks:
            if isinstance(mark, Label) and mark.visible and mark.alpha > 0 and mark.text.strip():
                yield mark

    def draw(self) -> None:
        """Draw the layer, in one call."""
        if not self.visible or self.alpha <= 0 or not self._marks:
            return
        ctx = self._list.ctx
        shifted = self.dx or self.dy or self.zoom != 1.0
        if shifted:
            ctx.view_matrix = self._shift()
        self._list.color_normalized = (self.dim, self.dim, self.dim, min(1.0, self.alpha / 255))
        self._list.draw()
        if shifted:
            ctx.view_matrix = _NO_SHIFT

    def _shift(self) -> Mat4:
        """The view of a layer that is shifted, or seen nearer."""
        x, y = self.zoom_at[0], style.HEIGHT - self.zoom_at[1]
        stays = 1 - self.zoom
        moved = Mat4.from_translation(Vec3(self.dx + x * stays, y * stays - self.dy, 0))
        return moved @ Mat4.from_scale(Vec3(self.zoom, self.zoom, 1))

    def _keep(self, mark: _Mark) -> _Mark:
        self.add(mark.sprites(), mark)
        return mark


def _no_glyph(holder: Device | Family, intent: Intent) -> Glyph:
    return NO_GLYPH


def _white() -> Pillow.Image:
    return Pillow.new("RGBA", (4, 4), (255, 255, 255, 255))


def _disc(edge: int) -> Pillow.Image:
    large = Pillow.new("L", (edge * 4, edge * 4))
    ImageDraw.Draw(large).ellipse((2, 2, edge * 4 - 3, edge * 4 - 3), fill=255)
    disc = Pillow.new("RGBA", (edge, edge), (255, 255, 255, 0))
    disc.putalpha(large.reduce(4))
    return disc
