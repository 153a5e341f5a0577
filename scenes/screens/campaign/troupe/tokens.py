"""Tokens of heroes: a disc in the colour of a trade with the sign of what it carries; one for each hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.campaign.door import TRADE_COLOURS
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import SEATS, Colour
from scenes.screens.campaign.theatre.offers.signs import Cutting, cutting_of, place_sign
from scenes.screens.campaign.theatre.papercut import Scissors, bend

if TYPE_CHECKING:
    from game.campaign.story.state import Hero, Trade
    from scenes.draw.drawable import Image

_M = 12.0
_RING, _SIGN = 2.6, 0.62
"""Units of the ring round a token, and the share of it that its sign takes."""
PROPS: dict[Trade, str] = {
    "prompter": "lanterne",
    "dresser": "loup",
    "flyman": "baton",
    "lamplighter": "lettre",
}
"""What the puppet of a hero comes on with, by trade."""


def colour_of(trade: Trade) -> Colour:
    """The colour of a trade: the same at every table and on every page."""
    return SEATS[TRADE_COLOURS[trade]].colour


def tint_of(trade: Trade) -> str:
    """The word of that colour, as puppets know it."""
    return SEATS[TRADE_COLOURS[trade]].key


def draw_token(layer: Layer, hero: Hero, x: float, y: float, edge: float, *, whole: bool = True) -> Image:
    """Draw the token of a hero, its middle at x, y; returns its sign.

    One that is not `whole` is a ring: a place that a bot holds, a seal that is not put yet.
    """
    colour, r = colour_of(hero.trade), edge / 2
    layer.disc(x, y, r + 1.6, style.INK)
    layer.disc(x, y, r, colour)
    layer.disc(x, y, r - _RING, colour if whole else style.NIGHT)
    return place_sign(layer, _SIGNS[hero.trade], x, y, edge * _SIGN, style.INK if whole else colour)


def _lantern(paper: Scissors) -> None:
    paper.stroke([(7.5, 7.5), *bend((7.5, 7.5), (8, -1), (16, -1), (16.5, 7.5))], 2.0)
    paper.shape([(6, 6.5), (18, 6.5), (20, 9.5), (4, 9.5)])
    paper.shape([(5.5, 10.5), (18.5, 10.5), (17, 20.5), (7, 20.5)])
    paper.shape([(4.5, 21), (19.5, 21), (19.5, 23.5), (4.5, 23.5)])
    flame = [*bend((_M, 12), (16, 16), (15, 19), (_M, 19.3)), *bend((_M, 19.3), (9, 19), (8, 16), (_M, 12))]
    paper.shape(flame, 0)


def _mask(paper: Scissors) -> None:
    top = [(0.5, 8), *bend((0.5, 8), (6, 4), (9, 6), (_M, 8)), *bend((_M, 8), (15, 6), (18, 4), (23.5, 8))]
    right = bend((23.5, 8), (24, 15), (19, 19), (15, 16.5))
    left = bend((9, 16.5), (5, 19), (0, 15), (0.5, 8))
    paper.shape([*top, *right, *bend((15, 16.5), (13, 13.5), (11, 13.5), (9, 16.5)), *left])
    for x in (6.6, 17.4):
        paper.shape([(x - 3, 11), (x, 8.8), (x + 3, 11), (x, 13.2)], 0)


def _staff(paper: Scissors) -> None:
    paper.stroke([(5, 22), (19, 2)], 3.4)
    for x, y in ((10.0, 10.0), (12.6, 13.6), (7.4, 13.6)):
        paper.stroke([(x - 2.5, y - 3), (x + 5, y + 2.4)], 2.0)
    paper.round(19, 3.2, 2.9)


_SIGNS: dict[Trade, Cutting] = {
    "prompter": _lantern,
    "dresser": _mask,
    "flyman": _staff,
    "lamplighter": cutting_of("object", "letter"),
}
