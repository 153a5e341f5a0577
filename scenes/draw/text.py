"""Words become pictures: Pillow sets the type at the pixel scale of the window, the GPU only tints it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import arcade
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from game.core.letters import visible
from scenes.draw.style import FLOOR, GILT_RAMP, INK_SHADOW, LEADING, LOGO_RAMP, Box

log = logging.getLogger(__name__)

FILES = {
    "cinzel900": "cinzel-900.ttf",
    "cinzel800": "cinzel-800.ttf",
    "cinzel700": "cinzel-700.ttf",
    "gilt": "cinzel-900.ttf",
    "fell": "fell.ttf",
    "fell-italic": "fell-italic.ttf",
    "sc": "sc.ttf",
    "dialogue": "dialogue.ttf",
}
"""Every face a screen may ask for."""

RUNNING = frozenset({"fell", "fell-italic", "sc"})
"""The faces that grow with the text setting and give way to a sans serif for dyslexic readers."""

_PLAIN_FACES = ("DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
"""Files of the reading font, best first."""
_PLAIN_SCALE = 0.88
"""Factor that makes the reading font look as large as the others."""
_ASCENT, _DESCENT = 0.72, 0.22
"""Heights of capitals above, and depth of letters below, the baseline, as shares of the type size."""
_CACHED_PICTURES = 600
"""Texts that are kept set in type."""
_FINE_BELOW_PIXELS = 48
"""Type smaller than this is set four times too large, larger type twice, and then reduced."""
_PICTURE_EDGE_PIXELS = 2
"""Empty pixels around the letters while they are set."""


@dataclass(frozen=True)
class TextSpec:
    """Everything that decides how a text looks, except its place and its colour; lengths in units."""

    text: str
    size: float
    face: str = "fell"
    align: str = "left"
    wrap: float | None = None
    leading: float = LEADING
    spacing: float = 0.0
    shadow: bool = False


@dataclass(frozen=True)
class RenderedText:
    """A text that was set in type: its picture and how it lies around its anchor (first baseline)."""

    texture: arcade.Texture
    left: int
    """Pixels from the anchor to the picture's left edge."""
    top: int
    """Pixels from the first baseline down to the picture's top edge (negative: above)."""
    box: Box
    """x, y, w, h of the words around the anchor, in units."""
    lines: tuple[str, ...]


class Typesetter:
    """The typesetter: measures, wraps, and sets words for one pixel scale and one set of reading aids."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.scale = 1.0
        """Pixels per design unit."""
        self.text_scale = 1.0
        self.dyslexia = False
        self.flat_gilt = False
        self._set: OrderedDict[tuple[object, ...], RenderedText] = OrderedDict()

    def adjust(self, *, scale: float, text_scale: float, dyslexia: bool, flat_gilt: bool) -> None:
        """Set type for another window size (`scale`: pixels per unit) or another reader from now on."""
        self.scale, self.text_scale = scale, text_scale
        self.dyslexia, self.flat_gilt = dyslexia, flat_gilt

    def shown_size(self, size: float, face: str) -> float:
        """The size in units at which type is really set: running text follows the reader's text setting."""
        return size * self.text_scale if face in RUNNING else size

    def measure(
        self,
        text: str,
        size: float,
        face: str = "fell",
        wrap: float | None = None,
        *,
        leading: float = LEADING,
        spacing: float = 0.0,
    ) -> tuple[float, float]:
        """Width and height of a text in units, the same at every window size."""
        lines = self.wrapped(text, size, face, wrap, spacing=spacing)
        shown = self.shown_size(size, face)
        widest = max(self._width(line, shown, face, spacing) for line in lines)
        return widest, shown * (_ASCENT + _DESCENT + leading * (len(lines) - 1))

    def fit(self, text: str, size: float, width: float, face: str = "fell", floor: float = FLOOR) -> float:
        """The largest size, at most `size`, at which `text` is no wider than `width` (units).

        Text is never shown smaller than `floor`: running text that the reader enlarged may shrink back to it.
        """
        wide, _ = self.measure(text, size, face)
        least = floor * size / self.shown_size(size, face)
        return size if wide <= width else max(least, int(size * width / wide * 2) / 2)

    def wrapped(
        self, text: str, size: float, face: str = "fell", wrap: float | None = None, *, spacing: float = 0.0
    ) -> tuple[str, ...]:
        """The lines of `text`, none wider than `wrap` unless one word is; no-break spaces hold."""
        lines: list[str] = []
        for paragraph in visible(text).split("\n"):
            lines += self._broken(paragraph, self.shown_size(size, face), face, wrap, spacing)
        return tuple(lines)

    def write(self, wording: TextSpec) -> RenderedText:
        """The picture of a text; the same one again while it is remembered."""
        key = (wording, self.scale, self.text_scale, self.dyslexia, self.flat_gilt)
        found = self._set.get(key)
        if found is None:
            found = self._set[key] = self._compose(wording)
            if len(self._set) > _CACHED_PICTURES:
                self._set.popitem(last=False)
        else:
            self._set.move_to_end(key)
        return found

    def _broken(self, text: str, shown: float, face: str, wrap: float | None, spacing: float) -> list[str]:
        if wrap is None:
            return [text]
        lines, line = [], ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if line and self._width(longer, shown, face, spacing) > wrap:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line]

    def _width(self, line: str, shown: float, face: str, spacing: float) -> float:
        font = self._font(face, 4.0 * shown)
        return _length(font, line) / 4.0 + spacing * max(0, len(line) - 1)

    def _font(self, face: str, pixels: float) -> ImageFont.FreeTypeFont:
        if self.dyslexia and face in RUNNING:
            return _plain_font(round(pixels * _PLAIN_SCALE, 2))
        return _font(str(self._folder / FILES[face]), round(pixels, 2))

    def _compose(self, wording: TextSpec) -> RenderedText:
        shown = self.shown_size(wording.size, wording.face)
        lines = self.wrapped(wording.text, wording.size, wording.face, wording.wrap, spacing=wording.spacing)
        widths = [self._width(line, shown, wording.face, wording.spacing) for line in lines]
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[wording.align]
        step = shown * wording.leading
        box = (
            -share * max(widths),
            -_ASCENT * shown,
            max(widths),
            shown * (_ASCENT + _DESCENT) + step * (len(lines) - 1),
        )
        starts = [(-share * width, place * step) for place, width in enumerate(widths)]
        mask, left, top = self._mask(lines, starts, shown, wording, box)
        picture = self._coloured(mask, top, wording, shown, step, len(lines))
        if wording.shadow:
            picture, left, top = _with_shadow(picture, left, top, self.scale)
        name = f"text:{wording}:{self.scale:.4f}:{self.text_scale}:{self.dyslexia}:{self.flat_gilt}"
        return RenderedText(as_texture(picture, name), left, top, box, lines)

    def _mask(
        self,
        lines: tuple[str, ...],
        starts: list[tuple[float, float]],
        shown: float,
        wording: TextSpec,
        box: Box,
    ) -> tuple[Image.Image, int, int]:
        """The letters as a mask; drawn larger, then reduced: spacing is finer than a pixel."""
        fine = 4 if shown * self.scale < _FINE_BELOW_PIXELS else 2
        zoom = self.scale * fine
        font = self._font(wording.face, shown * zoom)
        pad = _PICTURE_EDGE_PIXELS + round(0.3 * shown * self.scale)
        left, top = int(box[0] * self.scale) - pad, int(-1.05 * shown * self.scale) - _PICTURE_EDGE_PIXELS
        wide = int(box[2] * self.scale) + 2 * pad + 1
        high = int((box[1] + box[3] + 0.15 * shown) * self.scale) - top + _PICTURE_EDGE_PIXELS
        big = Image.new("L", (wide * fine, high * fine))
        pen = ImageDraw.Draw(big)
        for line, (x, y) in zip(lines, starts, strict=True):
            spot = (x * zoom - left * fine, y * zoom - top * fine)
            _draw_line(pen, line, spot, font, wording.spacing * zoom)
        return _trimmed(big.reduce(fine), left, top)

    def _coloured(
        self, mask: Image.Image, top: int, wording: TextSpec, shown: float, step: float, rows: int
    ) -> Image.Image:
        if wording.face != "gilt" or self.flat_gilt:
            plain = Image.new("RGBA", mask.size, (255, 255, 255, 0))
            plain.putalpha(mask)
            return plain
        ramp = LOGO_RAMP if shown > 80 else GILT_RAMP
        column = Image.new("RGB", (1, mask.height))
        caps = 0.7 * shown * self.scale
        for y in range(mask.height):
            row = min(rows - 1, max(0, round((top + y) / (step * self.scale) + 0.35)))
            share = (top + y - row * step * self.scale + caps) / caps
            column.putpixel((0, y), _on_ramp(ramp, share))
        gilt = column.resize(mask.size).convert("RGBA")
        gilt.putalpha(mask)
        return gilt


def as_texture(picture: Image.Image, name: str) -> arcade.Texture:
    """A texture of `picture` that the GPU knows by `name` (no hashing of pixels, no hit box)."""
    w, h = picture.width / 2, picture.height / 2
    return arcade.Texture(picture, hash=name, hit_box_points=((-w, -h), (w, -h), (w, h), (-w, h)))


@lru_cache(maxsize=128)
def _font(path: str, pixels: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, pixels, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8_192)
def _length(font: ImageFont.FreeTypeFont, line: str) -> float:
    return float(font.getlength(line))


@lru_cache(maxsize=64)
def _plain_font(pixels: float) -> ImageFont.FreeTypeFont:
    for path in (*_PLAIN_FACES, _liberation()):
        try:
            return ImageFont.truetype(path, pixels, layout_engine=ImageFont.Layout.BASIC)
        except OSError:
            log.debug("No font at %s.", path)
    raise OSError("No plain reading font was found.")


def _liberation() -> str:
    return str(arcade.resources.resolve(":system:fonts/ttf/Liberation/Liberation_Sans_Regular.ttf"))


def _draw_line(
    pen: ImageDraw.ImageDraw,
    line: str,
    spot: tuple[float, float],
    font: ImageFont.FreeTypeFont,
    spacing: float,
) -> None:
    if not spacing:
        pen.text(spot, line, fill=255, font=font, anchor="ls")
        return
    x, y = spot
    for place, letter in enumerate(line):
        pen.text((x, y), letter, fill=255, font=font, anchor="ls")
        x = spot[0] + float(font.getlength(line[: place + 1])) + spacing * (place + 1)


def _trimmed(mask: Image.Image, left: int, top: int) -> tuple[Image.Image, int, int]:
    inked = mask.getbbox()
    if inked is None:
        return Image.new("L", (1, 1)), left, top
    x0, y0 = max(0, inked[0] - 1), max(0, inked[1] - 1)
    x1, y1 = min(mask.width, inked[2] + 1), min(mask.height, inked[3] + 1)
    return mask.crop((x0, y0, x1, y1)), left + x0, top + y0


def _on_ramp(ramp: tuple[tuple[float, str], ...], share: float) -> tuple[int, int, int]:
    stops = [(place, tuple(bytes.fromhex(code[1:]))) for place, code in ramp]
    if share <= stops[0][0]:
        red, green, blue = stops[0][1]
        return red, green, blue
    for (start, low), (end, high) in pairwise(stops):
        if share <= end:
            part = (share - start) / (end - start)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(low, high, strict=True))
            return red, green, blue
    red, green, blue = stops[-1][1]
    return red, green, blue


def _with_shadow(picture: Image.Image, left: int, top: int, scale: float) -> tuple[Image.Image, int, int]:
    """A picture of words with a soft dark halo, so that they can be read on any background."""
    blur, drop = 3.0 * scale, round(1.5 * scale)
    pad = round(3 * blur)
    base = Image.new("RGBA", (picture.width + 2 * pad, picture.height + 2 * pad), (*INK_SHADOW.rgb, 0))
    ink = Image.new("L", base.size)
    ink.paste(picture.getchannel("A"), (pad, pad + drop))
    soft = ink.filter(ImageFilter.GaussianBlur(blur)).point(lambda v: min(255, int(v * 2.2)))
    base.putalpha(soft.point(lambda v: int(v * 0.85)))
    base.alpha_composite(picture, (pad, pad))
    return base, left - pad, top - pad
