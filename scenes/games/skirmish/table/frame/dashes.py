"""Dashed rims: pictures that the program draws, because a stretched dash is no dash."""

import math

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour

_FINE = 3
"""Pixels per pixel while a rim is drawn; it is reduced afterwards."""


def dashed_rim(
    layer: Layer,
    box: Box,
    colour: Colour,
    *,
    dash: float = 4,
    gap: float = 5,
    width: float = 1.6,
    angle: float = 0,
) -> Image:
    """Place a dashed rectangle with round corners, turned about its middle; all lengths in units."""
    x, y, w, h = box
    zoom = max(1, math.ceil(layer.letters.scale)) * _FINE
    return layer.picture(
        f"dashes:{w:.0f}:{h:.0f}:{dash}:{gap}:{width}:{zoom}",
        lambda: _dashes((w, h), dash, gap, width, zoom),
        x + w / 2,
        y + h / 2,
        w,
        h,
        anchor=(0.5, 0.5),
        tint=colour,
        angle=angle,
    )


def _dashes(size: tuple[float, float], dash: float, gap: float, width: float, zoom: int) -> Pillow.Image:
    """White dashes along the inside of a rectangle."""
    w, h = size
    sheet = Pillow.new("L", (round(w * zoom), round(h * zoom)))
    pen = ImageDraw.Draw(sheet)
    way = _rim(w, h, radius=7, inset=width / 2)
    total = len(way)
    steps = max(1, round(total / _PER_UNIT / (dash + gap)))
    for step in range(steps):
        start = total * step // steps
        end = start + round(total / steps * dash / (dash + gap))
        points = [(x * zoom, y * zoom) for x, y in (way[at % total] for at in range(start, end + 1))]
        pen.line(points, fill=255, width=round(width * zoom), joint="curve")
    dashes = Pillow.new("RGBA", (sheet.width // _FINE, sheet.height // _FINE), (255, 255, 255, 0))
    dashes.putalpha(sheet.resize(dashes.size, Pillow.Resampling.BOX))
    return dashes


_PER_UNIT = 2
"""Points of a rim for each unit of its length."""


def _rim(w: float, h: float, radius: float, inset: float) -> list[tuple[float, float]]:
    """Points along a rectangle with round corners, clockwise, evenly spaced."""
    left, top, right, bottom = inset, inset, w - inset, h - inset
    corners = (
        (right - radius, top + radius, -90.0),
        (right - radius, bottom - radius, 0.0),
        (left + radius, bottom - radius, 90.0),
        (left + radius, top + radius, 180.0),
    )
    points: list[tuple[float, float]] = []
    turn = [
        (
            x + radius * math.cos(math.radians(start + angle)),
            y + radius * math.sin(math.radians(start + angle)),
        )
        for x, y, start in corners
        for angle in range(0, 91, 6)
    ]
    for (x1, y1), (x2, y2) in zip(turn, [*turn[1:], turn[0]], strict=True):
        count = max(1, round(math.hypot(x2 - x1, y2 - y1) * _PER_UNIT))
        points += [(x1 + (x2 - x1) * at / count, y1 + (y2 - y1) * at / count) for at in range(count)]
    return points
