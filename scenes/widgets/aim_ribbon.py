"""The ribbon from whoever aims to whoever is aimed at: it grows along its way, and settles to a thread."""

import math
from collections.abc import Callable, Sequence

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Colour, Point
from scenes.widgets.ways import Span, spans_of

WIDE, THIN, EDGE = 10.0, 3.0, 5.0
"""Widths in units: of the cloth, of the thread that it becomes, and what its dark outline adds."""
HEAD = (36.0, 40.0)
"""Length and width of the head, in units; its outline included."""
SMALL = 0.66
"""The size of the head on a thread, beside that on a ribbon."""
OVERLAP = 1.6
"""Units by which a piece is longer than its share of the way."""


class AimRibbon:
    """A ribbon in a seat's colour along a way; `grow`, `thin` and `fade` move it."""

    def __init__(self, layer: Layer, path: Sequence[Point], tint: Colour, *, wide: float = WIDE) -> None:
        """`path`: the corners, from whoever aims on; the head ends on the last. `wide`: units of cloth."""
        self.path = tuple(path)
        self._wide = wide
        spans = spans_of(self.path)
        self.length = spans[-1].reach + spans[-1].length
        short = [span for span in spans if span.reach <= self.length - HEAD[0] * 0.7] or list(spans[:1])
        self._spans = spans
        self._edges = [(span.reach, _laid(layer, "aim:edge", _edge, span, wide + EDGE)) for span in short]
        self._cloth = [(span.reach, _laid(layer, "aim:cloth", _cloth, span, wide, tint)) for span in short]
        self._head = layer.picture("aim:head", _head, *path[-1], *HEAD, anchor=(1.0, 0.5), tint=tint)
        self.grow(1.0)

    @property
    def tip(self) -> Point:
        """Where the tip of the head is now."""
        return self._head.x, self._head.y

    def grow(self, share: float) -> None:
        """Show so much of it, 0 to 1, with the head at its end."""
        reach = share * self.length
        for place, piece in (*self._edges, *self._cloth):
            piece.visible = place < reach - HEAD[0] * 0.6
        self._head.visible = share > 0
        span = next((one for one in self._spans if one.reach + one.length >= reach), self._spans[-1])
        turn, ahead = math.radians(span.turn), min(span.length, reach - span.reach)
        self._head.angle = span.turn
        self._head.move(span.start[0] + ahead * math.cos(turn), span.start[1] + ahead * math.sin(turn))

    def thin(self, share: float) -> None:
        """Let it become a thread: 0 a ribbon, 1 a thread with a small head."""
        for wide, thin, pieces in (
            (self._wide + EDGE, THIN + EDGE / 2, self._edges),
            (self._wide, THIN, self._cloth),
        ):
            for _, piece in pieces:
                piece.scale_y = 1 + (thin / wide - 1) * share
        self._head.scale = 1 + (SMALL - 1) * share

    def fade(self, alpha: float) -> None:
        """255 as ever, 0 cannot be seen."""
        for image in self._images():
            image.alpha = alpha

    def remove(self) -> None:
        """Take it off for good."""
        for image in self._images():
            image.remove()

    def _images(self) -> list[Image]:
        return [*(piece for _, piece in (*self._edges, *self._cloth)), self._head]


def _laid(
    layer: Layer,
    key: str,
    draw: Callable[[], Pillow.Image],
    span: Span,
    wide: float,
    tint: Colour | None = None,
) -> Image:
    """Lay one piece, a little longer than it is, so that bends are closed."""
    return layer.picture(
        key,
        draw,
        *span.start,
        span.length + OVERLAP,
        wide,
        anchor=(0, 0.5),
        tint=tint,
        angle=span.turn,
    )


def _edge() -> Pillow.Image:
    """Return the picture of a piece of outline: nearly black, with soft edges."""
    piece = Pillow.new("RGBA", (8, 32), (12, 8, 16, 255))
    for x in range(8):
        for y in (0, 31):
            piece.putpixel((x, y), (12, 8, 16, 120))
    return piece


def _cloth() -> Pillow.Image:
    """Return the picture of a piece of cloth, white: lit along its upper side, with a seam on each."""
    piece = Pillow.new("RGBA", (8, 32))
    for y in range(32):
        light = 176 if y in (4, 5, 26, 27) else 255 if y < 16 else 255 - 3 * (y - 16)
        for x in range(8):
            piece.putpixel((x, y), (light, light, light, 150 if y in (0, 31) else 255))
    return piece


def _head() -> Pillow.Image:
    """The head, white with a dark outline, pointing right."""
    times = 8
    wide, high = round(HEAD[0] * times), round(HEAD[1] * times)
    paper = Pillow.new("RGBA", (wide, high), (12, 8, 16, 0))
    pen = ImageDraw.Draw(paper)
    pen.polygon(((wide - 1, high / 2), (0, 0), (wide * 0.2, high / 2), (0, high - 1)), fill=(12, 8, 16, 255))
    inside = (
        (wide * 0.9, high / 2),
        (wide * 0.09, high * 0.12),
        (wide * 0.26, high / 2),
        (wide * 0.09, high * 0.88),
    )
    pen.polygon(inside, fill=(255, 255, 255, 255))
    pen.polygon((inside[0], inside[2], inside[3]), fill=(205, 205, 205, 255))
    return paper.resize((wide // 2, high // 2), Pillow.Resampling.LANCZOS)
