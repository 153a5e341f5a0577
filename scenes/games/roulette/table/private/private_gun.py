"""The gun of one chair: what is in the pocket, what is left in the barrel, what a peek has shown."""

from collections.abc import Sequence

import msgspec

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.private.card_faces import card_width, draw_gun
from scenes.shell.null_sound import Words

MOST_GLANCES, NARROW = 4, 120.0
"""The most barrels told of; the width up to which their cards are told by small marks, in units."""
POCKET, COUNTED, LESS = 76.0, 50.0, 34.0
"""The height of the pocket's card, of a counted one, and of one above what was looked at, in units."""
_MARKS = {True: "shot_balle", False: "shot_clic"}
_GLANCE, CARDS = 24.0, 40.0
"""The height of a line of what was looked at, and from which on it shows cards, in units."""


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


def draw_pocket(layer: Layer, texts: Words, gun: PrivateGun, box: Box) -> None:
    """Draw the pocket card and its name into a box about 160 by 80."""
    x, y, w, _ = box
    wide = card_width(POCKET)
    if gun.pocketed:
        draw_gun(layer, gun.pocket, x, y, POCKET)
    else:
        layer.image("tile_slot", x, y, wide, POCKET, tint=style.GOLD_DARK)
    start, room = x + wide + 9, w - wide - 9
    words = texts("roulette-panel-pocket")
    size = layer.letters.fit(words, 23, room, "fell-italic")
    ink = style.PARCHMENT_SHADE
    layer.text(words, start, y + 30, size, face="fell-italic", colour=ink, within=box)
    said = texts(f"roulette-panel-{_kind(gun)}")
    size = layer.letters.fit(said, 24, room, "cinzel800")
    colour = style.BLOOD_LIGHT if gun.pocket and gun.pocketed else style.PARCHMENT
    layer.text(said, start, y + 58, size, face="cinzel800", colour=colour, within=box)


def _kind(gun: PrivateGun) -> str:
    """The word of what is in the pocket."""
    if not gun.pocketed:
        return "nothing"
    return "blind" if gun.pocket is None else "balle" if gun.pocket else "clic"


def draw_barrel(
    layer: Layer, texts: Words, gun: PrivateGun, glances: Sequence[BarrelGlance], box: Box
) -> None:
    """Draw what is left in the barrel, and under it what was looked at, into a box about 120 by 128."""
    x, y, w, _ = box
    tall = LESS if glances else COUNTED
    if not glances:
        words = texts("roulette-panel-barrel" if gun.pocketed else "roulette-panel-seven")
        size = layer.letters.fit(words, 23, w, "fell-italic")
        ink = style.PARCHMENT_SHADE
        layer.text(words, x, y + 24, size, face="fell-italic", colour=ink, within=box)
    top = y if glances else y + 50
    if isinstance(gun.barrel, int):
        _counted(layer, None, gun.barrel, x, top, tall)
    else:
        for place, count in enumerate(gun.barrel):
            _counted(layer, bool(place), count, x + place * w / 2, top, tall)
    lines = glances[-MOST_GLANCES:]
    high = max(_GLANCE, (box[3] - tall - 2) / len(lines)) if lines and w > NARROW else _GLANCE
    for place, glance in enumerate(lines):
        _glance(layer, glance, (x, y + tall + 4 + place * high, w, high - 2))


def _counted(layer: Layer, balle: bool | None, count: int, x: float, y: float, tall: float) -> None:
    alpha = 255.0 if count else 110.0
    draw_gun(layer, balle, x, y, tall, alpha=alpha)
    colour = style.BLOOD_LIGHT if balle else style.GOLD_LIGHT
    foot = y + tall / 2 + 9
    left = x + card_width(tall) + 5
    layer.text(str(count), left, foot, 26, face="cinzel800", colour=colour, alpha=alpha)


def _glance(layer: Layer, glance: BarrelGlance, box: Box) -> None:
    """A seal, and the cards that lie on top, first the first: cards where there is room, else their marks."""
    x, y, w, h = box
    seal = f"seal_{glance.colour + 1}_petit"
    if h >= CARDS:
        edge = min(36.0, h)
        layer.image(seal, x + edge / 2, y + h / 2, edge, edge, anchor=(0.5, 0.5))
        step = min(card_width(h) + 5, (w - edge - 6) / len(glance.cards))
        tall = min(h, (step - 4) * h / card_width(h))
        for place, balle in enumerate(glance.cards):
            draw_gun(layer, balle, x + edge + 6 + place * step, y + (h - tall) / 2, tall)
        return
    step = min(h, w / (len(glance.cards) + 1))
    layer.image(seal, x + step / 2, y + h / 2, step, step, anchor=(0.5, 0.5))
    for place, balle in enumerate(glance.cards):
        middle = x + step * (place + 1.5) + 4
        layer.image(_MARKS[balle], middle, y + h / 2, step - 3, step - 3, anchor=(0.5, 0.5))
