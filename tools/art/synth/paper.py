"""Effects of paper and cards: ticks, slides, snaps, creaks, tears, pages and seals."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, crackle, ring, rubbed, skin, wood
from tools.art.synth.signal import RATE, Wave, bend, clock, noise, place, shaped, silence
from tools.art.synth.strings import bowed, hertz, swell


def card(rng: Dice, *, stiff: float = 1.0) -> Wave:
    """A card's edge springing back: a very short crack and the flutter of the sheet."""
    out = silence(0.06)
    for centre, life, level in (
        (820, 0.020, 0.35),
        (1900, 0.015, 0.8),
        (3600, 0.010, 0.9),
        (6800, 0.006, 0.7),
    ):
        pitch = centre * stiff * rng.uniform(0.85, 1.15)
        place(
            out,
            click(rng, life * rng.uniform(0.8, 1.2), pitch * 0.8, pitch * 1.25, 2.0),
            0,
            level * rng.uniform(0.7, 1.2),
        )
    place(out, ring([(1430 * stiff * rng.uniform(0.9, 1.1), 0.35, 0.014)], 0.03, contact=0.0002), 0)
    return out


def focus(rng: Dice) -> Wave:
    """A paper tick: a nail passing over the edge of a ticket."""
    out = silence(0.12)
    place(out, card(rng, stiff=rng.uniform(0.92, 1.1)), 0.012, 0.5)
    place(out, click(rng, 0.004, 2600, 9000), 0.0, 0.12)
    place(out, rubbed(rng, 0.05, [(0, 5200), (0.05, 3400)], 0.5, [(0, 0.5), (0.05, 0)]), 0.012, 0.12)
    return out


def back(rng: Dice) -> Wave:
    """A soft slide: a sheet drawn back over the felt."""
    out = silence(0.34)
    slide = rubbed(
        rng, 0.26, [(0, 3600), (0.26, 1300)], 0.75, [(0, 0), (0.05, 1), (0.12, 0.8), (0.26, 0)], 0.45
    )
    place(out, slide, 0)
    place(out, skin(rng, 150, 0.07, slap=0.1), 0.215, 0.14)
    return out


def allow(rng: Dice) -> Wave:
    """A palm laid flat on the cloth: let it pass."""
    out = silence(0.25)
    place(out, skin(rng, 118, 0.12, slap=0.5, sag=0.4), 0.01, 0.5)
    place(
        out, rubbed(rng, 0.16, [(0, 1500), (0.16, 900)], 0.8, [(0, 0.9), (0.03, 0.5), (0.16, 0)]), 0.01, 0.5
    )
    return out


def deal(rng: Dice) -> Wave:
    """A card brushed off the deck, through the air, onto the felt."""
    out = silence(0.34)
    reach = rng.uniform(0.13, 0.16)
    brush = rubbed(
        rng,
        reach,
        [(0, 2500), (reach * 0.7, 5600), (reach, 4200)],
        0.6,
        [(0, 0.1), (reach * 0.55, 1), (reach, 0.1)],
        0.3,
    )
    place(out, brush, 0, 0.9)
    place(out, card(rng, stiff=0.85), reach - 0.012, 0.34)
    place(out, skin(rng, rng.uniform(165, 190), 0.07, slap=0.6), reach, 0.42)
    place(out, rubbed(rng, 0.08, [(0, 2600), (0.08, 1700)], 0.7, [(0, 0.6), (0.08, 0)]), reach, 0.4)
    return out


def flip(rng: Dice) -> Wave:
    """A card lifted by its corner, snapped over and laid on the table."""
    out = silence(0.36)
    place(out, rubbed(rng, 0.1, [(0, 3000), (0.1, 6500)], 0.6, [(0, 0.05), (0.09, 0.8), (0.1, 0)]), 0, 0.45)
    place(out, card(rng, stiff=1.06), 0.098, 1.1)
    place(out, card(rng, stiff=0.8), 0.132, 0.35)
    place(out, wood(rng, 330, 0.06, hard=0.35, hollow=0.5), 0.172, 0.30)
    place(out, click(rng, 0.02, 900, 4500), 0.170, 0.30)
    return out


def peek(rng: Dice) -> Wave:
    """The corner of a card bent slowly up: the board creaks, fibre after fibre."""
    out = silence(0.5)
    place(
        out, crackle(rng, 0.34, [(0, 60), (0.2, 380), (0.34, 40)], low=1100, high=5200, grain=0.006), 0, 0.34
    )
    place(out, rubbed(rng, 0.36, [(0, 1300), (0.3, 2300)], 0.55, [(0, 0), (0.2, 1), (0.36, 0)], 0.9), 0, 0.40)
    return out


def shuffle(rng: Dice) -> Wave:
    """A riffle: two packets falling into each other, then squared."""
    out = silence(0.95)
    at, step = 0.0, 0.030
    while at < 0.52:
        place(out, card(rng, stiff=0.9 + 0.25 * at), at, float(rng.uniform(0.35, 0.7)))
        at += step * rng.uniform(0.75, 1.25)
        step = max(step * 0.955, 0.012)
    place(out, rubbed(rng, 0.2, [(0, 3000), (0.2, 5200)], 0.7, [(0, 0), (0.14, 1), (0.2, 0)]), 0.53, 0.32)
    place(out, wood(rng, 410, 0.05, hard=0.3), 0.74, 0.35)
    place(out, card(rng, stiff=0.8), 0.742, 0.5)
    return out


def tear(rng: Dice) -> Wave:
    """A ticket ripped from top to bottom in 180 ms, fibre after fibre, faster and faster."""
    out = silence(0.36)
    pull = [(0, 2600), (0.03, 1500), (0.1, 3200), (0.17, 6000), (0.19, 400), (0.26, 20)]
    place(out, crackle(rng, 0.26, pull, low=1700, high=11_000, grain=0.0022), 0, 0.6)
    hand = [(0, 0), (0.003, 1.3), (0.05, 0.7), (0.16, 1.4), (0.185, 0)]
    place(out, rubbed(rng, 0.185, [(0, 1600), (0.185, 5600)], 0.9, hand, 1.0), 0, 1.4)
    place(out, card(rng, stiff=0.75), 0.176, 0.8)
    return out


def page(rng: Dice) -> Wave:
    """A page turned: the lift, the sheet sailing over, its fall on the others."""
    out = silence(0.85)
    place(out, crackle(rng, 0.12, [(0, 100), (0.12, 260)], low=1800, high=7000, grain=0.003), 0, 0.22)
    sail = [(0, 0), (0.08, 0.5), (0.2, 0.42), (0.33, 1), (0.42, 0.25), (0.5, 0)]
    place(out, rubbed(rng, 0.5, [(0, 2200), (0.3, 4400), (0.5, 1900)], 0.8, sail, 0.5), 0.05, 0.8)
    place(out, skin(rng, 140, 0.08, slap=0.9), 0.42, 0.30)
    place(
        out,
        rubbed(rng, 0.2, [(0, 1700), (0.2, 900)], 0.8, [(0, 0.8), (0.05, 0.35), (0.2, 0)], 0.4),
        0.42,
        0.5,
    )
    return out


def seal(rng: Dice, *, weight: float = 1.0) -> Wave:
    """A seal pressed in warm wax: the hand comes down, the wax gives, the brass settles."""
    out = silence(0.5)
    place(out, skin(rng, 104, 0.15 * weight, slap=0.7, sag=0.5), 0.01, 0.7)
    place(out, wood(rng, 290, 0.09, hard=0.35, hollow=0.7), 0.012, 0.85)
    squash = shaped(noise(rng, 0.22), ((40, -10), (160, 0), (700, -4), (1800, -26), (6000, -60)))
    place(out, squash * bend([(0, 0.4), (0.04, 1), (0.22, 0)], 0.22), 0.02, 0.8)
    place(out, crackle(rng, 0.16, [(0, 160), (0.16, 10)], low=500, high=1700, grain=0.009), 0.05, 0.16)
    return out


def saved(rng: Dice) -> Wave:
    """The seal press of a letter put away, and the brass lever coming up."""
    out = silence(0.6)
    place(out, rubbed(rng, 0.1, [(0, 2600), (0.1, 1500)], 0.6, [(0, 0), (0.06, 1), (0.1, 0)]), 0, 0.3)
    place(out, seal(rng, weight=0.8), 0.07, 0.9)
    place(
        out,
        ring([(1870, 0.5, 0.12), (2930, 0.4, 0.09), (4650, 0.25, 0.06)], 0.14, contact=0.0003),
        0.31,
        0.09,
    )
    return out


def claim(rng: Dice) -> Wave:
    """The stamp on the announcement, and a low string that will not say whether it is true."""
    out = silence(1.45)
    place(out, seal(rng), -0.008, 1.2)
    for name, level in (("D3", 0.5), ("A3", 0.2), ("D3", 0.28)):
        stroke = swell(1.05, rise=0.13, fall=0.5, arch=0.5)
        place(
            out,
            bowed(hertz(name) * rng.uniform(0.998, 1.002), stroke, rng, vibrato=0.003, press=0.8),
            0.04,
            0.62 * level,
        )
    return out


def candle(rng: Dice) -> Wave:
    """A wick snapped between two fingers: a dry crack, the ember's hiss, the last breath of the flame."""
    out = silence(1.1)
    place(out, crackle(rng, 0.05, [(0, 500), (0.05, 100)], low=900, high=5000, grain=0.006), 0, 0.28)
    place(out, wood(rng, 980, 0.035, hard=0.95, hollow=0.1), 0, 0.5)
    place(out, card(rng, stiff=0.9), 0.008, 0.4)
    puff = shaped(noise(rng, 0.3), ((60, -8), (180, 0), (500, -6), (2500, -24), (9000, -40)))
    place(out, puff * bend([(0, 0), (0.03, 1), (0.12, 0.45), (0.3, 0)], 0.3), 0.022, 1.0)
    hiss = shaped(noise(rng, 0.95), ((900, -30), (3200, -4), (6000, 0), (9500, -5), (16_000, -18)))
    flicker = 1 + 0.5 * np.tanh(shaped(noise(rng, 0.95), ((1, 26), (18, 26), (60, 0), (200, -30))))
    place(out, hiss * flicker * np.exp(-clock(0.95) / 0.22) * np.minimum(clock(0.95) / 0.03, 1), 0.022, 0.42)
    place(out, crackle(rng, 0.7, [(0, 50), (0.7, 4)], low=2500, high=8000, grain=0.003), 0.07, 0.14)
    return out[: round(1.1 * RATE)]
