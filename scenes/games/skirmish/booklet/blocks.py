"""What only the booklet of the battle is made of: trays with soldiers, a path, a truce, cards."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Colour
from scenes.draw.text import Typesetter
from scenes.games.skirmish.table.relation import Relation
from scenes.screens.rulebook.blocks import Paragraph

_FINE = 4
_FILES, _RANKS = 5, 2
_BASE = 13.5
"""Units that a soldier's base is wide in the booklet's pictures."""
_TRAY_W, _TRAY_H = _FILES * _BASE + 8, _RANKS * _BASE + 8
_SOLDIER = 34.0
_CARD = 96.0


@dataclass(frozen=True)
class Regiment:
    """One regiment of a picture: who it is to the reader, its army, its seat, its place and turn."""

    relation: Relation
    soldier: str
    """The drawing of its soldiers."""
    seat: int
    x: float
    """The middle of its tray, as a share of the picture's width."""
    y: float
    """The middle of its tray, in units from the picture's top."""
    turn: int = 0
    """Degrees clockwise from facing upwards: 0, 90, 180 or 270."""


@dataclass(frozen=True)
class Arrow:
    """A way from one place to another: across as shares of the width, down in units."""

    x1: float
    y1: float
    x2: float
    y2: float
    colour: Colour = style.CREAM


@dataclass(frozen=True)
class Scene:
    """A strip of the table with regiments, arrows, and words under the regiments."""

    regiments: Sequence[Regiment]
    arrows: Sequence[Arrow] = ()
    words: Sequence[str] = ()
    """Words under each regiment, in their order; none: the picture speaks for itself."""
    high: float = 84.0

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """The strip, and a line of words under it."""
        return self.high + (letters.shown_size(size, "fell") * 1.25 if self.words else 0.0)

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Ground, trays, soldiers, arrows, words."""
        layer.box(x, y, w, self.high, style.PARCHMENT_WORN)
        layer.box(x + 2, y + 2, w - 4, self.high - 4, style.PARCHMENT_SHADE)
        for arrow in self.arrows:
            _draw_arrow(layer, arrow, x, y, w)
        for one in self.regiments:
            _draw_regiment(layer, one, x + one.x * w, y + one.y)
        for one, words in zip(self.regiments, self.words, strict=False):
            room = w / max(1, len(self.words)) - 8
            fitted = layer.letters.fit(words, size, room, "fell-italic")
            layer.text(
                words,
                x + one.x * w,
                y + self.high + layer.letters.shown_size(size, "fell") * 0.95,
                fitted,
                face="fell-italic",
                colour=style.GARNET,
                align="center",
            )


def _draw_regiment(layer: Layer, one: Regiment, x: float, y: float) -> None:
    """A tray with its edge, and ten soldiers on it."""
    colour = style.SEATS[one.seat].colour
    across = one.turn % 180 != 0
    w, h = (_TRAY_H, _TRAY_W) if across else (_TRAY_W, _TRAY_H)
    neutral = one.relation is Relation.NEUTRAL
    layer.box(x - w / 2, y - h / 2, w, h, style.NEUTRAL_TRAY if neutral else colour, alpha=110)
    key, draw = _edge(one.relation, w, h)
    edge = {Relation.ENEMY: style.BLOOD, Relation.NEUTRAL: style.INK_2}.get(one.relation, style.GOLD_DARK)
    layer.picture(key, draw, x, y, w + 12, h + 12, anchor=(0.5, 0.5), tint=edge)
    turned = math.radians(one.turn)
    for place in range(_FILES * _RANKS):
        right = (place % _FILES - (_FILES - 1) / 2) * _BASE
        back = (place // _FILES - (_RANKS - 1) / 2) * _BASE
        east = right * math.cos(turned) - back * math.sin(turned)
        down = right * math.sin(turned) + back * math.cos(turned)
        spot = x + east, y + down
        size = _SOLDIER, _SOLDIER
        layer.image(one.soldier, *spot, *size, anchor=(0.5, 0.5), angle=one.turn)
        if not neutral:
            accent = f"{one.soldier}_acc"
            layer.image(accent, *spot, *size, anchor=(0.5, 0.5), angle=one.turn, tint=colour)


def _edge(relation: Relation, w: float, h: float) -> tuple[str, Callable[[], Pillow.Image]]:
    """The edge of a tray as a white picture, 6 units larger on every side: whole, saw teeth, dashes."""
    return f"booklet-edge:{relation.name}:{w:.0f}:{h:.0f}", lambda: _edge_picture(relation, w, h)


def _edge_picture(relation: Relation, w: float, h: float) -> Pillow.Image:
    picture = Pillow.new("RGBA", (round((w + 12) * _FINE), round((h + 12) * _FINE)), (255, 255, 255, 0))
    pen, white = ImageDraw.Draw(picture), (255, 255, 255, 255)
    left, top, right, bottom = 6.0, 6.0, w + 6, h + 6
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    for (x1, y1), (x2, y2) in pairwise(corners):
        length = math.hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        if relation is Relation.NEUTRAL:
            _dashes(pen, (x1, y1), (ux, uy), length)
            continue
        pen.line([(x1 * _FINE, y1 * _FINE), (x2 * _FINE, y2 * _FINE)], fill=white, width=round(2.6 * _FINE))
        if relation is Relation.ENEMY:
            _teeth(pen, (x1, y1), (ux, uy), length)
    return picture


def _dashes(
    pen: ImageDraw.ImageDraw, start: tuple[float, float], way: tuple[float, float], length: float
) -> None:
    """Dashes of 5 units, 5 apart."""
    for step in range(0, int(length), 10):
        end = min(step + 5.0, length)
        line = [
            ((start[0] + way[0] * at) * _FINE, (start[1] + way[1] * at) * _FINE) for at in (float(step), end)
        ]
        pen.line(line, fill=(255, 255, 255, 255), width=round(2.2 * _FINE))


def _teeth(
    pen: ImageDraw.ImageDraw, start: tuple[float, float], way: tuple[float, float], length: float
) -> None:
    """Teeth of a saw, which point outwards."""
    count = max(1, round(length / 9))
    step = length / count
    for tooth in range(count):
        at = tooth * step
        points = [
            (start[0] + way[0] * (at + share * step) + way[1] * out,
             start[1] + way[1] * (at + share * step) - way[0] * out)
            for share, out in ((0.0, 0.0), (0.5, 5.0), (1.0, 0.0))
        ]  # fmt: skip
        pen.polygon([(x * _FINE, y * _FINE) for x, y in points], fill=(255, 255, 255, 255))


def _draw_arrow(layer: Layer, arrow: Arrow, x: float, y: float, w: float) -> None:
    """A thick line with a head."""
    x1, y1, x2, y2 = x + arrow.x1 * w, y + arrow.y1, x + arrow.x2 * w, y + arrow.y2
    turn = math.atan2(y2 - y1, x2 - x1)
    layer.line(x1, y1, x2, y2, 8, style.INK)
    for side in (-1, 1):
        head = turn + math.pi + side * 0.5
        layer.line(x2, y2, x2 + 20 * math.cos(head), y2 + 20 * math.sin(head), 8, style.INK)
    layer.line(x1, y1, x2, y2, 4.5, arrow.colour)
    for side in (-1, 1):
        head = turn + math.pi + side * 0.5
        layer.line(x2, y2, x2 + 18 * math.cos(head), y2 + 18 * math.sin(head), 4.5, arrow.colour)


@dataclass(frozen=True)
class ScoreTable:
    """What counts, and how much: words on the left, worth on the right, under two heads."""

    heads: tuple[str, str]
    rows: Sequence[tuple[str, str]]

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """A line for the heads, and one for each row."""
        return (len(self.rows) + 1) * self._step(letters, size)

    def _step(self, letters: Typesetter, size: float) -> float:
        return letters.shown_size(size, "fell") * 1.16

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """Heads, then the rows with a thin line over each."""
        step = self._step(layer.letters, size)
        base = y + step * 0.74
        for place, row in enumerate([self.heads, *self.rows]):
            face, ink = ("fell", style.INK) if place else ("sc", style.GARNET)
            worth = ("fell", style.GARNET) if place else (face, ink)
            end = layer.text(row[1], x + w, base, size, face=worth[0], colour=worth[1], align="right")
            fitted = layer.letters.fit(row[0], size, w - end.width - 12, face)
            layer.text(row[0], x, base, fitted, face=face, colour=ink, within=(x, y - 4, w, 600))
            if place:
                layer.box(x, base - step * 0.78, w, 1, style.GOLD_DARK, alpha=130)
            base += step


@dataclass(frozen=True)
class CardWithWords:
    """A card's back, and words beside it."""

    picture: str
    words: str

    def height(self, letters: Typesetter, size: float, w: float) -> float:
        """As tall as the taller of the two."""
        return max(_CARD, Paragraph(self.words).height(letters, size, w - 90))

    def draw(self, layer: Layer, x: float, y: float, w: float, size: float) -> None:
        """The card on the left, the words in the middle of its height."""
        high = self.height(layer.letters, size, w)
        layer.image(self.picture, x + 36, y + high / 2, h=_CARD, anchor=(0.5, 0.5), angle=-4)
        words = Paragraph(self.words)
        tall = words.height(layer.letters, size, w - 90)
        words.draw(layer, x + 90, y + (high - tall) / 2, w - 90, size)
