"""Colours, type sizes and spacing: the only place of the screens where a colour is named."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

WIDTH, HEIGHT = 1280, 720
"""The design space in units: origin at the top left, y downwards."""

SAFE = (24, 10, 1232, 694)
"""The part of the design space where text may stand: x, y, w, h."""

Rgb = tuple[int, int, int]
Box = tuple[float, float, float, float]
"""x, y, w, h in design units."""
Point = tuple[float, float]
"""x, y in design units."""


class _Palette:
    """The switch between the two palettes."""

    contrast = False


def is_in_box(box: Box, x: float, y: float) -> bool:
    """Whether the point x, y lies in a box (x, y, w, h); the right and lower edges do not belong to it.

    >>> is_in_box((0, 0, 10, 10), 9, 10)
    False
    """
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h


def _parse(code: str) -> Rgb:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True)
class Colour:
    """One named colour. `rgb` is the value to show now: it follows the high-contrast setting."""

    plain: str
    contrast: str = ""
    codes: tuple[Rgb, Rgb] = field(init=False, repr=False, compare=False, default=((0, 0, 0), (0, 0, 0)))

    def __post_init__(self) -> None:
        object.__setattr__(self, "codes", (_parse(self.plain), _parse(self.contrast or self.plain)))

    @property
    def rgb(self) -> Rgb:
        """Red, green and blue, 0 to 255, in the palette worn now."""
        return self.codes[_Palette.contrast]


def switch_palette(*, contrast: bool) -> None:
    """Switch between the candle-lit palette and the high-contrast one; rebuild the screens afterwards."""
    _Palette.contrast = contrast


def high_contrast() -> bool:
    """Whether the high-contrast palette is worn."""
    return _Palette.contrast


def mix_colours(a: Rgb, b: Rgb, share: float) -> Rgb:
    """The colour `share` of the way from `a` to `b`."""
    red, green, blue = (round(p + (q - p) * share) for p, q in zip(a, b, strict=True))
    return red, green, blue


NIGHT = Colour("#0d080f", "#000000")
LACQUER = Colour("#1a111b", "#000000")
LACQUER_2 = Colour("#271926", "#000000")
LACQUER_3 = Colour("#38233a", "#1c1c1c")
VELVET_DARK = Colour("#4b1220", "#30000c")
VELVET = Colour("#7a1c2a", "#4b0a16")
VELVET_LIGHT = Colour("#a32d37", "#6a1722")
EMBER = Colour("#ff9d3c", "#ffb45a")
PARCHMENT = Colour("#f1e4c6", "#fff6df")
PARCHMENT_SHADE = Colour("#e2cfa4", "#fff6df")
PARCHMENT_WORN = Colour("#c4aa78", "#fff6df")
INK = Colour("#1b121c", "#000000")
INK_2 = Colour("#4d3a3c", "#000000")
GOLD = Colour("#d8a548", "#ffe08a")
GOLD_LIGHT = Colour("#f6d98b", "#ffe08a")
GOLD_DARK = Colour("#8f6a2b", "#ffe08a")
BLOOD = Colour("#c92f2c", "#e0201c")
BLOOD_LIGHT = Colour("#ff7a66", "#ffa394")
ERROR = Colour("#8e1f22", "#7a0004")
VERDIGRIS = Colour("#2f8f7f", "#00685a")
VERDIGRIS_DARK = Colour("#2c6f68", "#00483f")
VERDIGRIS_LIGHT = Colour("#7fd6bd", "#a8f5de")
GARNET = Colour("#7a1c2a", "#5a000c")
NEUTRAL = Colour("#b9ad98", "#e6e0d4")
NEUTRAL_TRAY = Colour("#6f685a", "#3a362f")
NEUTRAL_EDGE = Colour("#e6dcc6", "#ffffff")
FOE_EDGE = Colour("#ff5a43", "#ff5a43")
GHOST_TRAY = Colour("#ffe3a0", "#ffe08a")
GHOST_EDGE = Colour("#fff0c4", "#ffffff")
CREAM = Colour("#fbf0d6", "#fff6df")
RING_TRACK = Colour("#4a3347", "#3a3a3a")
KEY_EDGE = Colour("#b79f70", "#8a8a8a")
GLYPH_DISC = Colour("#120b13", "#000000")
HALO = Colour("#ffcf7a", "#ffe08a")
GLOW = Colour("#ffae48", "#ffe08a")
GLOW_RED = Colour("#ff4a36", "#ff4a36")
INK_SHADOW = Colour("#05020a", "#000000")
WHITE = Colour("#ffffff")
BLACK = Colour("#000000")
MISSING = Colour("#ff00ff")
"""The loud tile of a picture that was never painted."""

GILT_RAMP = ((0.0, "#fbe7ad"), (0.38, "#dba94c"), (0.55, "#a87427"), (0.72, "#e3b65c"), (1.0, "#b78231"))
LOGO_RAMP = ((0.0, "#fff0c2"), (0.35, "#f0c768"), (0.56, "#c08a35"), (0.62, "#f4d283"), (1.0, "#b27c2c"))

GLYPH_INKS = {
    "xbox": {
        "bas": Colour("#7ddc6f"),
        "droite": Colour("#ff7d6b"),
        "gauche": Colour("#7fb4ff"),
        "haut": Colour("#ffd75e"),
    },
    "playstation": {
        "bas": Colour("#8fb6f5"),
        "droite": Colour("#f2776d"),
        "gauche": Colour("#eaa0cf"),
        "haut": Colour("#7fd6a8"),
    },
}
"""The colour of each position's letter or stroke; a Nintendo-like pad writes them all in parchment."""


class SeatStyle(NamedTuple):
    """The marks of one seat: number, colour, word and emblem; seats are never told apart by colour alone."""

    number: int
    colour: Colour
    key: str
    """The word for the colour in ids and Fluent keys: `vermillon`, `safran`…"""
    icon: str
    """The emblem, as a Game-icons name."""


SEATS = (
    SeatStyle(1, Colour("#e8372e"), "vermillon", "rose"),
    SeatStyle(2, Colour("#f6b73a"), "safran", "sun"),
    SeatStyle(3, Colour("#a6e6fb"), "azur", "anchor"),
    SeatStyle(4, Colour("#1f9a66"), "jade", "snake"),
    SeatStyle(5, Colour("#5a6cf0"), "outremer", "raven"),
    SeatStyle(6, Colour("#c096ea"), "lilas", "fleur-de-lys"),
    SeatStyle(7, Colour("#fbf5c0"), "ivoire", "key"),
    SeatStyle(8, Colour("#f0709f"), "garance", "stag-head"),
)
"""The eight seats, in the order of their numbers (index 0 is seat 1)."""

COURT = {
    "duchesse": Colour("#7b4a86"),
    "assassin": Colour("#3f4450"),
    "comtesse": Colour("#a33a44"),
    "capitaine": Colour("#2f6a86"),
    "ambassadeur": Colour("#4d7f45"),
    "inquisiteur": Colour("#a8682a"),
}
"""The paper behind each courtier, by short name."""
STRANGER = Colour("#5d4a6d")
"""The paper behind a character that a mod brings."""
DEEDS = {
    "gain": Colour("#6d5a2c"),
    "kill": Colour("#4a2228"),
    "steal": Colour("#2f5560"),
    "exchange": Colour("#3f5a3a"),
    "interrogate": Colour("#7a5022"),
    "convert": Colour("#4b3a66"),
    "embezzle": Colour("#5b5440"),
}
"""The paper behind what a courtier does in nobody's name, by what it does."""
BLUFF = Colour("#8e1f22", "#7a0004")
"""Words that say of a claim that it is a lie, on parchment."""

LOGO = 124
TITLE = 40
CLAIM = 43
COUNTDOWN = 72
COUNTER = 40
NAME = 26
SHORT = 26
TEXT = 26
SMALL = 22
FLOOR = 22
"""The smallest text, in units, that a player must be able to read from a sofa."""

DIALOGUE_FLOOR = 32
GILT_FLOOR = 32
LEADING = 1.2
"""Distance of two baselines, as a factor of the type size."""

GLYPH = 33
GLYPH_PLAQUE = 30
GLYPH_FLOOR = 27
PROMPT_Y = 690
"""Middle of the prompt line at the foot of every screen, in units from the top."""

FOCUS_SECONDS = 0.11
"""Seconds in which the focus slides to another place."""
LIGHT_SECONDS = 0.30


@dataclass(frozen=True)
class Look:
    """The wishes of the players for the look of the stage."""

    contrast: bool = False
    reduced_motion: bool = False
    speed: float = 1.0
    """1 plays animations as drawn, 0 shows every end at once."""
    text_scale: float = 1.0
    """Factor of running text, 1.15 for the larger setting; titles stay."""
    dyslexia: bool = False
    simple_light: bool = True
    """Whether there is no candle: for machines without a real graphics card."""
    captions: bool = False
    """Whether sounds are also written."""
