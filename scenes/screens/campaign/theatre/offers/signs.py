"""Signs cut from paper: the registers of a choice, and the kinds of what it is seen to do."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image as Pillow

from scenes.draw.drawable import Image, Tint
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.screens.campaign.theatre.papercut import Scissors, bend, white_sign

Cutting = Callable[[Scissors], None]
EDGE = 24.0
"""Edge of the sheet that each sign is cut from, in units."""
_M = EDGE / 2


def _ring(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> list[Point]:
    """Points along an ellipse, turned by degrees."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for step in range(41):
        way = math.tau * step / 40
        a, b = rx * math.cos(way), ry * math.sin(way)
        points.append((x + a * cos - b * sin, y + a * sin + b * cos))
    return points


def _square(paper: Scissors) -> None:
    paper.shape([(3, 3), (21, 3), (21, 21), (3, 21)])


def _triangle(paper: Scissors) -> None:
    paper.shape([(_M, 1), (23, 21), (1, 21)])


def _diamond(paper: Scissors) -> None:
    paper.shape([(1, _M), (_M, 0), (23, _M), (_M, 24)])


def _heart(paper: Scissors) -> None:
    right = bend((_M, 7), (_M + 5, -3), (26, 6), (_M, 22.5))
    left = bend((_M, 22.5), (-2, 6), (_M - 5, -3), (_M, 7))
    paper.shape([(_M, 7), *right, *left])


def _thorn(paper: Scissors) -> None:
    stem = [(3.0, 21.0), *bend((3, 21), (6, 11), (15, 16), (21, 3))]
    paper.stroke(stem, 3.2)
    for root, tip, end in (
        ((5.5, 16.0), (1.0, 10.5), (8.5, 13.5)),
        ((11.0, 13.0), (14.0, 20.5), (15.0, 11.0)),
        ((14.0, 12.0), (9.0, 5.5), (17.0, 9.0)),
        ((17.5, 8.5), (23.5, 11.0), (19.5, 5.0)),
    ):
        paper.shape([root, tip, end])


def _knot(paper: Scissors) -> None:
    for x, turn in ((8.6, 35.0), (15.4, -35.0)):
        paper.stroke(_ring(x, 11, 7.2, 4.6, turn), 5.4, 0)
        paper.stroke(_ring(x, 11, 7.2, 4.6, turn), 3.2)
    paper.stroke([(10, 16), (4, 22.5)], 3.2)
    paper.stroke([(14, 16), (20, 22.5)], 3.2)


def _wax(paper: Scissors) -> None:
    for step in range(10):
        way = math.tau * step / 10
        paper.round(_M + 8 * math.cos(way), _M + 8 * math.sin(way), 3.4)
    paper.round(_M, _M, 9)
    paper.stroke(_ring(_M, _M, 6.4, 6.4), 1.4, 0)
    paper.shape([(_M, 7.5), (16, _M), (_M, 16.5), (8, _M)], 0)


def _ear(paper: Scissors) -> None:
    outer = bend((9, 23), (16, 24), (14.5, 17.5), (18, 14))
    top = bend((18, 14), (25, 6), (16, -1.5), (9.5, 1.5))
    back = bend((9.5, 1.5), (4.5, 4), (3.5, 11), (6, 14))
    lobe = bend((6, 14), (7, 17), (4, 22), (9, 23))
    paper.shape([(9, 23), *outer, *top, *back, *lobe])
    paper.stroke([(8.5, 10), *bend((8.5, 10), (7.5, 4), (17, 3), (15.5, 9.5))], 1.9, 0)
    paper.stroke([(15.5, 9.5), *bend((15.5, 9.5), (14, 13), (10, 12), (11, 17))], 1.9, 0)


def _eye(paper: Scissors) -> None:
    upper = bend((0.5, _M), (6, 2.5), (18, 2.5), (23.5, _M))
    lower = bend((23.5, _M), (18, 21.5), (6, 21.5), (0.5, _M))
    paper.shape([(0.5, _M), *upper, *lower])
    paper.round(_M, _M, 5.6, 0)
    paper.round(_M, _M, 3.6)


def _coin(paper: Scissors) -> None:
    paper.round(_M, _M, 11)
    paper.stroke(_ring(_M, _M, 8.2, 8.2), 1.4, 0)
    crown = [(7.0, 16.0), (6.5, 8.5), (9.8, 11.5), (12.0, 7.0), (14.2, 11.5), (17.5, 8.5), (17.0, 16.0)]
    paper.shape(crown, 0)


def _letter(paper: Scissors) -> None:
    paper.shape([(1, 4.5), (23, 4.5), (23, 20.5), (1, 20.5)])
    paper.stroke([(1.5, 5.5), (_M, 14), (22.5, 5.5)], 1.7, 0)
    paper.round(_M, 13.5, 3.8, 0)
    paper.round(_M, 13.5, 2.6)


def _card(paper: Scissors) -> None:
    paper.shape([(4.5, 3.5), (16.5, 0.5), (21, 19.5), (9, 23)])
    paper.shape([(12.9, 6.5), (16.4, 11.2), (13.4, 16.8), (9.4, 12)], 0)


def _stripes(paper: Scissors) -> None:
    for top in (2.0, 9.0, 16.0):
        paper.stroke([(2.5, top), (_M, top + 5.5), (21.5, top)], 3.4)


def _helmet(paper: Scissors) -> None:
    dome = bend((4, 9), (4, -1), (20, -1), (20, 9))
    paper.shape([(4, 9), *dome, (19, 18), (_M, 23.5), (5, 18)])
    paper.shape([(6, 9.5), (11, 10.5), (11, 12.5), (6, 11.5)], 0)
    paper.shape([(18, 9.5), (13, 10.5), (13, 12.5), (18, 11.5)], 0)
    for x in (8.5, 15.5):
        paper.stroke([(x, 15), (x + (_M - x) * 0.3, 18.5)], 1.3, 0)


def _key(paper: Scissors) -> None:
    paper.stroke([(9, 9), (21, 21)], 3.2)
    paper.round(7, 7, 6.4)
    paper.round(7, 7, 3.0, 0)
    paper.stroke([(16, 16), (19.5, 12.5)], 2.8)
    paper.stroke([(20, 20), (22.5, 17.5)], 2.8)


def _parcel(paper: Scissors) -> None:
    paper.shape([(2, 8), (22, 8), (22, 22.5), (2, 22.5)])
    paper.stroke([(_M, 8), (_M, 22.5)], 1.7, 0)
    paper.stroke([(2, 14.5), (22, 14.5)], 1.7, 0)
    paper.stroke(_ring(8.2, 4.5, 3.6, 2.4, 28), 1.9)
    paper.stroke(_ring(15.8, 4.5, 3.6, 2.4, -28), 1.9)


REGISTERS: dict[str, Cutting] = {
    "vrai": _square,
    "faux": _triangle,
    "tendre": _heart,
    "tranchant": _diamond,
}
"""The shape of each register's seal."""
KINDS: dict[str, Cutting] = {
    "trust": _heart,
    "fear": _thorn,
    "debt": _knot,
    "promise": _wax,
    "rumour": _ear,
    "secret": _eye,
    "favour": _coin,
    "object": _parcel,
}
"""The sign of each kind of consequence; an object without a sign of its own is a parcel."""
_OBJECTS: dict[str, Cutting] = {
    "letter": _letter,
    "liard": _coin,
    "peek": _eye,
    "card": _card,
    "sergent": _stripes,
    "soldats": _helmet,
    "clef": _key,
}


def cutting_of(kind: str, what: str = "") -> Cutting:
    """How the sign of a consequence is cut; `what` is the object of a mark."""
    return _OBJECTS.get(what, _parcel) if kind == "object" else KINDS[kind]


def place_sign(layer: Layer, cutting: Cutting, x: float, y: float, edge: float, tint: Tint) -> Image:
    """Place a sign with its middle at x, y, `edge` units wide."""
    scale = layer.letters.scale * edge / EDGE

    def draw() -> Pillow.Image:
        return white_sign(EDGE, EDGE, scale, cutting)

    return layer.picture(
        f"sign:{cutting.__name__}:{scale:.3f}", draw, x, y, edge, edge, anchor=(0.5, 0.5), tint=tint
    )
