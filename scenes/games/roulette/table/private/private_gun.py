"""The gun of one chair: what is in the pocket, what is left in the barrel, what a peek has shown."""

from collections.abc import Sequence

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.private.card_faces import card_width, draw_gun
from scenes.shell.null_sound import Words

TALL = 44.0
"""The height of a gun's cards, in units."""
MOST_GLANCES = 4

_POCKET, _BARREL, _GLANCES = 0.0, 116.0, 250.0
"""The left edges of the three parts, in units from the left of the row."""
_COUNTED = 64.0
_MARKS = {True: "shot_balle", False: "shot_clic"}


class BarrelGlance(msgspec.Struct, frozen=True):
    """The top of a barrel that was looked at (Coup d'œil)."""

    colour: int
    """The seal of whose barrel it is."""
    cards: tuple[bool, ...]
    """The cards still there, from the top; True is a BALLE."""


class PrivateGun(msgspec.Struct, frozen=True):
    """Seven cards, as their owner knows them."""

    pocket: bool | None = None
    """The card in the pocket: True is a BALLE; None is a card that nobody has seen."""
    pocketed: bool = True
    """True if there is a card in the pocket at all."""
    barrel: tuple[int, int] | int = (6, 1)
    """The numbers of CLIC and BALLE left, or the number of cards alone."""


def draw_own_gun(
    layer: Layer, texts: Words, gun: PrivateGun, glances: Sequence[BarrelGlance], box: Box
) -> None:
    """Draw pocket, barrel and what was looked at in one row about 390 by 44."""
    x, y, w, _ = box
    _pocket(layer, texts, gun, box)
    if isinstance(gun.barrel, int):
        _counted(layer, None, gun.barrel, x + _BARREL, y)
    else:
        clics, balles = gun.barrel
        _counted(layer, False, clics, x + _BARREL, y)
        _counted(layer, True, balles, x + _BARREL + _COUNTED, y)
    if glances:
        _glances(layer, glances[-MOST_GLANCES:], (x + _GLANCES, y, w - _GLANCES, TALL))
    else:
        words = texts("roulette-panel-barrel" if gun.pocketed else "roulette-panel-seven")
        _named(layer, words, x + _GLANCES, y, w - _GLANCES, box)


def draw_covered_gun(layer: Layer, texts: Words, box: Box) -> None:
    """The same row when nobody may look: a pocket and a barrel, whatever lies in them."""
    x, y, _, _ = box
    _pocket(layer, texts, PrivateGun(), box)
    for place in range(6):
        draw_gun(layer, None, x + _BARREL + place * (card_width(TALL) + 8), y, TALL)


def _pocket(layer: Layer, texts: Words, gun: PrivateGun, box: Box) -> None:
    x, y, _, _ = box
    left = x + _POCKET
    if gun.pocketed:
        draw_gun(layer, gun.pocket, left, y, TALL)
    else:
        layer.image("tile_slot", left, y, card_width(TALL), TALL, tint=style.GOLD_DARK)
    start, room = left + card_width(TALL) + 7, _BARREL - card_width(TALL) - 17
    _named(layer, texts("roulette-panel-pocket"), start, y, room, box)


def _named(layer: Layer, words: str, x: float, y: float, room: float, box: Box) -> None:
    size = layer.letters.fit(words, 23, room)
    layer.text(words, x, y + TALL / 2 + size * 0.32, size, colour=style.PARCHMENT_SHADE, within=box)


def _counted(layer: Layer, balle: bool | None, count: int, x: float, y: float) -> None:
    alpha = 255.0 if count else 110.0
    draw_gun(layer, balle, x, y, TALL, alpha=alpha)
    colour = style.BLOOD_LIGHT if balle else style.GOLD_LIGHT
    layer.text(
        str(count),
        x + card_width(TALL) + 7,
        y + TALL / 2 + 10,
        28,
        face="cinzel800",
        colour=colour,
        alpha=alpha,
    )


def _glances(layer: Layer, glances: Sequence[BarrelGlance], box: Box) -> None:
    x, y, w, h = box
    if len(glances) == 1:
        _in_full(layer, glances[0], box)
        return
    columns = (len(glances) + 1) // 2
    for place, glance in enumerate(glances):
        left = x + (place // 2) * w / columns
        _in_small(layer, glance, (left, y + (place % 2) * h / 2, w / columns, h / 2))


def _in_full(layer: Layer, glance: BarrelGlance, box: Box) -> None:
    x, y, w, h = box
    layer.image(f"seal_{glance.colour + 1}", x + 15, y + h / 2, 30, 30, anchor=(0.5, 0.5))
    start = x + 34
    step = min(card_width(TALL) + 4, (w - 34 - card_width(TALL)) / max(1, len(glance.cards) - 1))
    for place, balle in enumerate(glance.cards):
        draw_gun(layer, balle, start + place * step, y, TALL)


def _in_small(layer: Layer, glance: BarrelGlance, box: Box) -> None:
    x, y, w, h = box
    step = min(h, w / (len(glance.cards) + 1))
    seal = f"seal_{glance.colour + 1}"
    layer.image(seal, x + step / 2, y + h / 2, step - 1, step - 1, anchor=(0.5, 0.5))
    for place, balle in enumerate(glance.cards):
        middle = x + step * (place + 1.5)
        layer.image(_MARKS[balle], middle, y + h / 2, step - 3, step - 3, anchor=(0.5, 0.5))
