"""Soldiers on parade: small pictures of an army, in the colour of whoever leads it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image as Pillow

from game.rules.skirmish.content import Content
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.games.skirmish.muster.model import Row
from scenes.games.skirmish.table.looks.outfits import Outfits, Part

_GROUND = "sol_prairie"
_MEN_A_ROW, _ROWS = 5, 2


class Rank(NamedTuple):
    """One soldier of the parade: unit, part, and his place in bases from the left, from above."""

    unit: str
    part: Part
    x: float
    y: float


def draw_soldier(
    layer: Layer,
    outfits: Outfits,
    content: Content,
    rank: Rank,
    colour: Colour,
    at: tuple[float, float],
    inch: float,
    most: float = 1000,
) -> None:
    """Draw a soldier who faces upwards, with the middle of his base at `at`; `inch` in units.

    `most`: the units that the picture may be high and wide.
    """
    base = content.bases[rank.unit][0]
    worn = outfits.worn_by(content.units[rank.unit], base, rank.part)
    w, h = layer.art.size(worn.picture)
    a_milli = min(inch / 1000, most / (max(w, h) * worn.milli))
    x, y = at[0] + worn.right * a_milli, at[1] - worn.forward * a_milli
    size = w * worn.milli * a_milli, h * worn.milli * a_milli
    layer.image(worn.picture, x, y, *size, anchor=(0.5, 0.5))
    if layer.art.has(f"{worn.picture}_acc"):
        layer.image(f"{worn.picture}_acc", x, y, *size, anchor=(0.5, 0.5), tint=colour)


def draw_parade(
    layer: Layer, outfits: Outfits, content: Content, rows: Sequence[Row], colour: Colour, box: Box
) -> None:
    """Draw the largest regiment of an army in two ranks, its banner among them, and beside it who leads."""
    x, y, w, h = box
    draw_ground(layer, box)
    edges: list[Box] = [(x, y, w, 2), (x, y + h - 2, w, 2), (x, y, 2, h), (x + w - 2, y, 2, h)]
    for left, top, wide, high in edges:
        layer.box(left, top, wide, high, colour)
    regiment = max(
        (row for row in rows if not content.units[row.entry.unit].character),
        key=lambda row: (row.entry.models, row.points),
        default=None,
    )
    leader = next((row for row in rows if row.entry.general), rows[0] if rows else None)
    inch = h / 3.3
    if regiment is not None:
        step = content.bases[regiment.entry.unit][0] / 1000 * inch
        step = min(max(step, 0.7 * inch), w * 0.66 / _MEN_A_ROW)
        for rank in _ranks(regiment):
            place = x + 0.06 * w + (rank.x + 0.5) * step, y + 0.36 * h + rank.y * 0.36 * h
            draw_soldier(layer, outfits, content, rank, colour, place, inch)
    if leader is not None:
        rank = Rank(leader.entry.unit, "plain", 0, 0)
        draw_soldier(layer, outfits, content, rank, colour, (x + 0.84 * w, y + 0.56 * h), inch)


def _ranks(row: Row) -> Iterator[Rank]:
    """The men of a regiment as they parade: the banner in the middle of the first rank."""
    for place in range(min(row.entry.models, _MEN_A_ROW * _ROWS)):
        bearer = row.entry.standard and place == _MEN_A_ROW // 2
        yield Rank(row.entry.unit, "standard" if bearer else "plain", place % _MEN_A_ROW, place // _MEN_A_ROW)


def draw_ground(layer: Layer, box: Box) -> None:
    """Draw the ground on which soldiers parade."""
    layer.picture("muster-ground", lambda: _ground(layer), *box)


def _ground(layer: Layer) -> Pillow.Image:
    """A strip of the ground on which they stand."""
    whole = layer.art.texture(_GROUND, 1).image
    strip = whole.crop((200, 200, 200 + 510, 200 + 264)).convert("RGBA")
    return Pillow.blend(strip, Pillow.new("RGBA", strip.size, (*style.PARCHMENT_WORN.rgb, 255)), 0.25)
