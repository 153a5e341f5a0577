"""Tiles painted at the very size they are shown: cut papers with Pillow, nothing of the window here."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from scenes.draw.style import BLACK, CREAM, GOLD, GOLD_DARK, INK_SHADOW, WHITE, Rgb

_TOP, _FOOT = (247, 236, 210), (223, 202, 156)
_EDGE = (143, 116, 67)
_BACK = {False: (18, 58, 58), True: (42, 29, 34)}
_DEEP = {False: (13, 44, 45), True: (33, 22, 27)}
_RIM = {False: (217, 182, 106), True: (143, 116, 67)}
_GILT = {False: GOLD.rgb, True: (183, 130, 49)}
_FINE = 3
_LARGE = 64
"""Pixels across from which a back has room for a medallion."""
_LOW = 1.2
"""A tile less tall than this times its width is a low one: its signs are smaller."""
_INSET = 0.06
"""Breadth of the frame round both papers, as a share of a tile's width."""
_LEFT, _RIGHT = 0.82, 0.18
"""Where the seam meets the left and the right edge of the papers, as shares of their height."""
_TEETH = (0.0, 0.5, -0.2, 0.9, 0.1, 0.6, -0.7, -0.1, -1.0, 0.2, -0.3, 0.8, 0.0, 0.4, -0.6, -0.2, 0.3)
"""How far each corner of a torn seam stands off it, from left to right, in jags."""
_JAG = 0.028
"""A jag, as a share of a tile's width."""
SEAM_TURN = -45.0
"""Degrees by which the seam of a tall tile rises, about."""
UPPER_MIDDLE, LOWER_MIDDLE = (0.393, 0.284), (0.607, 0.716)
"""The middles of the two halves, as shares of a tile's width and height."""


class Half(NamedTuple):
    """One of the two papers of a face: its colour, the colour of its sign, and the sign's shape."""

    paper: Rgb
    ink: Rgb
    sign: Image.Image
    """Square, mode L: white where there is ink."""


class Sheet(NamedTuple):
    """The features shared by all tiles of one size: the size in pixels, the room for the shadow, the
    finish.
    """

    size: tuple[int, int]
    margin: int
    tooth: Image.Image | None
    """The grain laid over the paper, white where it changes nothing; None leaves the paper smooth."""
    contrast: bool


def tile_face_picture(upper: Half, lower: Half, sheet: Sheet) -> Image.Image:
    """A tile seen from the front: two papers with their signs, cut from low left to high right."""
    w, h = (side * _FINE for side in sheet.size)
    picture = _parchment(w, h, contrast=sheet.contrast)
    inset = round(_INSET * w)
    inner = (w - 2 * inset, h - 2 * inset)
    window = Image.new("RGB", inner, upper.paper)
    pen = ImageDraw.Draw(window)
    right, left = (inner[0], _RIGHT * inner[1]), (0, _LEFT * inner[1])
    pen.polygon((right, inner, (0, inner[1]), left), fill=lower.paper)
    thread = max(2 * _FINE, round((0.07 if sheet.contrast else 0.045) * w))
    slant = (right[0] - left[0], right[1] - left[1])
    pen.line(
        (left[0] - slant[0], left[1] - slant[1], right[0] + slant[0], right[1] + slant[1]),
        fill=(WHITE if sheet.contrast else CREAM).rgb,
        width=thread,
    )
    picture.paste(window, (inset, inset), _rounded(inner, round(0.055 * w)))
    for half, (x, y), size in _signs(upper, lower, w, h):
        sign = half.sign.resize((size, size), Image.Resampling.LANCZOS)
        picture.paste(half.ink, (round(x - size / 2), round(y - size / 2)), sign)
    return _finished(picture, sheet)


def tile_back_picture(swords: Image.Image, sheet: Sheet, *, dead: bool) -> Image.Image:
    """A tile seen from behind; those of the dead are dark."""
    w, h = (side * _FINE for side in sheet.size)
    picture = Image.new("RGB", (w, h), _BACK[dead])
    pen = ImageDraw.Draw(picture)
    line = max(_FINE, round(0.014 * w))
    pen.rounded_rectangle((0, 0, w - 1, h - 1), round(0.09 * w), outline=_RIM[dead], width=2 * line)
    inset = round(0.09 * w)
    pen.rounded_rectangle(
        (inset, inset, w - inset, h - inset), round(0.05 * w), outline=GOLD_DARK.rgb, width=line
    )
    large = sheet.size[0] >= _LARGE
    if large:
        pen.polygon(_scallop(w / 2, h / 2, 0.31 * w), fill=_DEEP[dead], outline=GOLD_DARK.rgb, width=line)
    size = round((0.43 if large else 0.56) * min(w, 1.2 * h))
    sign = swords.resize((size, size), Image.Resampling.LANCZOS)
    picture.paste(_GILT[dead], ((w - size) // 2, (h - size) // 2), sign)
    return _finished(picture, sheet)


def torn_half_picture(face: Image.Image, margin: int, *, upper: bool) -> Image.Image:
    """One half of a finished face, of the same size: torn along the seam, where the fibre of it is bare."""
    w, h = face.width - 2 * margin, face.height - 2 * margin
    seam = [(margin + x, margin + y) for x, y in _torn_seam(w, h)]
    far = 0 if upper else face.height
    kept = Image.new("L", face.size)
    outline = [(0, seam[0][1]), *seam, (face.width, seam[-1][1]), (face.width, far), (0, far)]
    ImageDraw.Draw(kept).polygon(outline, fill=255)
    half = face.copy()
    fibre = Image.new("RGBA", face.size)
    ImageDraw.Draw(fibre).line(seam, fill=(*CREAM.rgb, 255), width=max(2, round(0.05 * w)), joint="curve")
    fibre.putalpha(ImageChops.multiply(fibre.getchannel("A"), face.getchannel("A")))
    half.alpha_composite(fibre)
    half.putalpha(ImageChops.multiply(half.getchannel("A"), kept))
    return half


def _torn_seam(w: int, h: int) -> list[tuple[float, float]]:
    """The corners of the tear from the left edge of a tile to the right one, in pixels."""
    inset = _INSET * w
    high = h - 2 * inset
    left, right = inset + _LEFT * high, inset + _RIGHT * high
    points = []
    for place, tooth in enumerate(_TEETH):
        share, off = place / (len(_TEETH) - 1), _JAG * w * tooth
        points.append((share * w + off, left + (right - left) * share + off))
    return points


def symbol_chip_picture(half: Half, edge: int) -> Image.Image:
    """One symbol alone: its sign on a round chip of its paper, with a rim of parchment."""
    large = edge * _FINE
    chip = Image.new("RGBA", (large, large), (*half.paper, 0))
    pen = ImageDraw.Draw(chip)
    pen.ellipse((0, 0, large - 1, large - 1), fill=(*CREAM.rgb, 255))
    rim = max(_FINE, round(0.06 * large))
    pen.ellipse((rim, rim, large - 1 - rim, large - 1 - rim), fill=(*half.paper, 255))
    size = round(0.62 * large)
    corner = (large - size) // 2
    chip.paste((*half.ink, 255), (corner, corner), half.sign.resize((size, size), Image.Resampling.LANCZOS))
    return chip.reduce(_FINE)


def initial_sign(letters: str, font: str, edge: int = 192) -> Image.Image:
    """The sign of a symbol that has none: its first letters, white on black."""
    sign = Image.new("L", (edge, edge))
    face = ImageFont.truetype(font, edge * (0.98 if len(letters) == 1 else 0.66))
    ImageDraw.Draw(sign).text((edge / 2, edge / 2), letters, fill=255, font=face, anchor="mm")
    return sign


def _scallop(x: float, y: float, r: float) -> list[tuple[float, float]]:
    turns = [place * math.tau / 72 for place in range(72)]
    reach = [r * (0.96 + 0.04 * math.cos(12 * turn)) for turn in turns]
    return [
        (x + far * math.cos(turn), y + far * math.sin(turn)) for far, turn in zip(reach, turns, strict=True)
    ]


def _signs(
    upper: Half, lower: Half, w: int, h: int
) -> tuple[tuple[Half, tuple[float, float], int], tuple[Half, tuple[float, float], int]]:
    if h < _LOW * w:
        size, x, y = round(0.44 * w), 0.305 * w, 0.30 * h
    else:
        size, x, y = round(0.52 * w), 0.35 * w, 0.28 * h
    return (upper, (x, y), size), (lower, (w - x, h - y), size)


def _parchment(w: int, h: int, *, contrast: bool) -> Image.Image:
    if contrast:
        picture = Image.new("RGB", (w, h), WHITE.rgb)
    else:
        shade = Image.linear_gradient("L").resize((w, h))
        picture = Image.composite(Image.new("RGB", (w, h), _FOOT), Image.new("RGB", (w, h), _TOP), shade)
    line = max(_FINE, round((0.03 if contrast else 0.017) * w))
    edge = BLACK.rgb if contrast else _EDGE
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, w - 1, h - 1), round(0.09 * w), outline=edge, width=line)
    return picture


def _finished(large: Image.Image, sheet: Sheet) -> Image.Image:
    """Reduce it to its size, give it its tooth, cut its corners, lay its shadow."""
    w, h = sheet.size
    picture = large.reduce(_FINE)
    if sheet.tooth is not None:
        picture = ImageChops.multiply(picture, _grain(sheet.tooth, w, h))
    shape = _rounded(large.size, round(0.09 * large.width)).reduce(_FINE)
    whole = (w + 2 * sheet.margin, h + 2 * sheet.margin)
    shadow = Image.new("L", whole)
    shadow.paste(shape.point(lambda value: round(value * 0.6)), (sheet.margin, sheet.margin * 5 // 4))
    tile = Image.new("RGBA", whole, (*INK_SHADOW.rgb, 0))
    tile.putalpha(shadow.filter(ImageFilter.GaussianBlur(sheet.margin * 0.3)))
    paper = picture.convert("RGBA")
    paper.putalpha(shape)
    tile.alpha_composite(paper, (sheet.margin, sheet.margin))
    return tile


def _grain(tooth: Image.Image, w: int, h: int) -> Image.Image:
    if tooth.width < w or tooth.height < h:
        tooth = tooth.resize((max(w, tooth.width), max(h, tooth.height)))
    return tooth.crop((0, 0, w, h)).convert("RGB")


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
    return mask
