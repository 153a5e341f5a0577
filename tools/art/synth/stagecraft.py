"""Effects of wood, brass, bells, strings, drums and velvet: everything that is not paper."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, cloth, crackle, metal, ring, rubbed, skin, wood
from tools.art.synth.paper import card, page
from tools.art.synth.signal import RATE, Wave, bend, clock, place, room, shaped, silence
from tools.art.synth.strings import bowed, hertz, swell, trumpet

BELL = (1.0, 2.0, 2.41, 3.01, 4.17, 5.43, 6.8)
"""Partials of a small clear bell, over its strike note."""

COIN = (1.0, 1.58, 2.23, 2.92, 3.71)
"""A thin disc of gold rung on its edge."""

SHIELD = (1.0, 1.47, 2.09, 2.56, 3.14, 3.89, 4.63, 5.51, 6.7, 8.1)
"""A hammered brass plate."""


def bell(rng: Dice, pitch: float, t60: float, seconds: float) -> Wave:
    """A small bell with its hum an octave below and the clapper's tap."""
    out = metal(rng, pitch, BELL, t60, seconds, bright=0.52)
    place(out, ring([(pitch / 2, 0.25, t60 * 1.1)], seconds, contact=0.001), 0)
    place(out, click(rng, 0.006, 2500, 9000, 2.0), 0, 0.18)
    return out


def accept(rng: Dice) -> Wave:
    """A wooden clap: two slats meeting flat."""
    out = silence(0.2)
    place(out, wood(rng, 760, 0.07, hard=0.9, hollow=0.5), 0.0, 0.8)
    place(out, wood(rng, 1010, 0.05, hard=0.95, hollow=0.3), 0.006, 0.5)
    return room(out, 0.22, 0.18)


def join(rng: Dice) -> Wave:
    """Three knocks of a knuckle at the door of a box."""
    out = silence(0.7)
    for at, level in ((0.0, 0.85), (0.165, 0.75), (0.33, 1.0)):
        place(out, wood(rng, 235, 0.13, hard=0.55, hollow=0.9), at + rng.uniform(-0.004, 0.004), level)
    return room(out, 0.35, 0.22)


def ready(rng: Dice) -> Wave:
    """A small hand bell, rung once with its second touch."""
    out = silence(1.3)
    place(out, bell(rng, hertz("A5") * 2, 1.15, 1.2), 0, 0.8)
    place(out, bell(rng, hertz("A5") * 2.004, 0.7, 0.9), 0.075, 0.3)
    return room(out, 0.5, 0.15)


def leave(rng: Dice) -> Wave:
    """A door: the hinge complains, the leaf closes, the latch falls."""
    out = silence(1.0)
    t = clock(0.34)
    speed = 75 + 60 * np.sin(np.pi * t / 0.34) + 12 * np.sin(2 * np.pi * 7 * t)
    phase = np.cumsum(speed) / RATE
    teeth = np.diff(np.floor(phase), prepend=0.0) * rng.uniform(0.6, 1.0, len(t))
    hinge = shaped(teeth, ((200, -30), (520, 0), (700, -12), (1180, 2), (1500, -14), (2500, -2), (6000, -36)))
    place(out, hinge * bend([(0, 0), (0.1, 1), (0.3, 0.6), (0.34, 0)], 0.34), 0, 14.0)
    place(out, wood(rng, 146, 0.22, hard=0.4, hollow=0.8), 0.37, 0.8)
    place(out, wood(rng, 330, 0.09, hard=0.5), 0.372, 0.6)
    place(
        out, ring([(1240, 0.5, 0.07), (2130, 0.5, 0.05), (3660, 0.3, 0.04)], 0.1, contact=0.0003), 0.43, 0.22
    )
    place(out, click(rng, 0.012, 1500, 6000), 0.43, 0.16)
    return room(out, 0.4, 0.22)


def coin(rng: Dice, pitch: float = 2960.0) -> Wave:
    """One coin landing on others: ting, and a smaller bounce."""
    out = silence(0.75)
    place(out, metal(rng, pitch, COIN, 0.62, 0.6, bright=0.97), 0, 0.36)
    place(out, metal(rng, pitch * 1.31, COIN, 0.22, 0.25, bright=0.9), 0.004, 0.26)
    place(out, click(rng, 0.005, 3000, 12_000, 2.5), 0, 0.9)
    bounce = rng.uniform(0.062, 0.075)
    place(out, metal(rng, pitch * 1.003, COIN, 0.3, 0.3, bright=0.8), bounce, 0.2)
    place(out, click(rng, 0.004, 3500, 12_000, 2.5), bounce, 0.45)
    place(out, metal(rng, pitch * 0.998, COIN, 0.2, 0.2, bright=0.8), bounce * 1.55, 0.08)
    return out


def purse(rng: Dice) -> Wave:
    """A leather purse put down: the bag slumps, a dozen coins settle inside."""
    out = silence(0.75)
    place(out, skin(rng, 120, 0.12, slap=0.5), 0.02, 0.7)
    place(out, rubbed(rng, 0.25, [(0, 900), (0.25, 500)], 0.8, [(0, 0.3), (0.03, 1), (0.25, 0)], 0.6), 0, 0.6)
    for _ in range(14):
        at = 0.02 + 0.4 * float(rng.beta(1.1, 2.6))
        pitch = float(rng.uniform(2300, 4300))
        place(out, metal(rng, pitch, COIN, 0.11, 0.14, bright=0.7), at, float(rng.uniform(0.05, 0.26)))
        place(out, click(rng, 0.004, 3500, 10_000, 2.0), at, 0.1)
    return out


def heartbeat(rng: Dice) -> Wave:
    """One beat, heard from inside: lub, dub."""
    out = silence(0.62)
    for at, pitch, level in ((0.0, 70, 1.0), (0.235, 86, 0.72)):
        thump = skin(rng, pitch, 0.22, slap=0.5, sag=0.55)
        place(out, np.tanh(4.0 * thump + 0.7) - np.tanh(0.7), at, level)
    return shaped(out, ((20, -24), (60, -10), (110, -6), (200, 0), (420, 0), (1100, -18), (3500, -46)))


def truth(rng: Dice) -> Wave:
    """Two bright bells a fifth apart: it was true."""
    out = silence(2.3)
    place(out, bell(rng, hertz("D6"), 2.0, 2.1), 0, 0.75)
    place(out, bell(rng, hertz("A6") * 1.0007, 1.8, 2.0), 0.105, 0.6)
    place(out, bell(rng, hertz("D5"), 2.2, 2.1), 0.105, 0.16)
    glitter = crackle(rng, 0.8, [(0, 0), (0.12, 70), (0.8, 5)], low=5200, high=11_000, grain=0.05)
    place(out, glitter, 0.1, 0.025)
    return room(out, 0.9, 0.2, dark=6000)


def lie(rng: Dice) -> Wave:
    """Two viols that no longer agree slide down a sixth and give up."""
    seconds = 1.35
    t = clock(seconds)
    fall = np.interp(t, [0, 0.16, 1.0, seconds], [0, 0.4, -8.6, -9.6])
    level = bend([(0, 0), (0.05, 0.9), (0.3, 1), (0.95, 0.6), (1.2, 0.25), (seconds, 0)], seconds)
    out = silence(1.6)
    for start, cents, delay, share in (("A3", 0, 0.0, 1.0), ("Bb3", -38, 0.03, 0.75), ("D3", 22, 0.05, 0.6)):
        pitch = hertz(start) * 2 ** ((fall + cents / 100) / 12)
        place(out, bowed(pitch, level, rng, vibrato=0.015, press=1.2), delay, share)
    place(out, wood(rng, 150, 0.1, hard=0.2, hollow=0.8), 1.22, 0.2)
    return room(out, 0.6, 0.2)


def counter(rng: Dice) -> Wave:
    """A blade stopped on a brass shield: the clang, then the plate singing."""
    out = silence(1.5)
    place(out, metal(rng, 342, SHIELD, 1.25, 1.4, bright=1.0), 0, 0.27)
    place(out, metal(rng, 1490, (1, 1.38, 1.93, 2.71), 0.55, 0.6, bright=0.85), 0, 0.5)
    place(out, click(rng, 0.018, 1400, 9000, 2.0), 0, 0.7)
    place(out, skin(rng, 110, 0.14, slap=0.3), 0, 0.55)
    scrape = rubbed(rng, 0.16, [(0, 5200), (0.16, 3300)], 0.35, [(0, 0.2), (0.03, 1), (0.16, 0)], 0.9)
    place(out, scrape, 0.015, 0.4)
    return room(out, 0.6, 0.2)


def rings(rng: Dice, seconds: float, count: int) -> Wave:
    """Curtain rings running along their rod."""
    out = silence(seconds + 0.15)
    for at in np.sort(rng.uniform(0.02, seconds, count)):
        pitch = float(rng.uniform(2400, 4200))
        tink = ring(
            [(pitch, 0.6, 0.05), (pitch * 1.71, 0.5, 0.035), (pitch * 2.6, 0.3, 0.025)], 0.07, contact=0.0002
        )
        place(out, tink, float(at), float(rng.uniform(0.3, 1.0)))
    return out


def out_of_play(rng: Dice) -> Wave:
    """A low drum, and the curtain falls on a box."""
    out = silence(1.9)
    place(out, skin(rng, 58, 0.95, slap=0.35, sag=0.3), 0, 1.0)
    place(out, wood(rng, 116, 0.3, hard=0.25, hollow=0.8), 0, 0.7)
    velvet = [(0, 0), (0.3, 0.7), (0.6, 1), (0.72, 0.5), (1.2, 0)]
    place(out, cloth(rng, 1.2, [(0, 1900), (0.6, 1100), (1.2, 500)], velvet), 0.3, 0.85)
    place(out, rings(rng, 0.5, 9), 0.3, 0.035)
    place(out, skin(rng, 72, 0.3, slap=0.3), 0.98, 0.35)
    return room(out, 0.7, 0.25)


def turn(rng: Dice) -> Wave:
    """A page turned and one stroke of a small clock."""
    out = silence(1.6)
    place(out, page(rng), 0, 0.9)
    place(out, bell(rng, hertz("D6"), 1.1, 1.2), 0.4, 0.24)
    return room(out, 0.4, 0.12)


def error(rng: Dice) -> Wave:
    """A dull double knock: the door stays shut."""
    out = silence(0.4)
    for at, level in ((0.0, 1.0), (0.115, 0.7)):
        place(out, wood(rng, 205, 0.1, hard=0.15, hollow=0.7), at, level)
        place(out, skin(rng, 120, 0.1, slap=0.3), at, 0.3)
    return shaped(out, ((30, -12), (90, 0), (900, -3), (2500, -24), (8000, -50)))


def blows(rng: Dice) -> Wave:
    """The three blows of the theatre: a heavy staff on hollow boards, and the house falls silent."""
    out = silence(2.3)
    for at, level in ((0.0, 0.85), (0.62, 0.92), (1.24, 1.0)):
        place(out, skin(rng, 61, 0.45, slap=0.25, sag=0.2), at, 0.8 * level)
        place(out, wood(rng, 152, 0.28, hard=0.55, hollow=1.0), at, 0.9 * level)
        place(out, wood(rng, 415, 0.11, hard=0.8, hollow=0.2), at, 0.75 * level)
        place(out, crackle(rng, 0.12, [(0, 90), (0.12, 0)], low=300, high=1400, grain=0.01), at + 0.01, 0.1)
    return room(out, 1.0, 0.5)


def curtain(rng: Dice, *, opening: bool) -> Wave:
    """Two velvet halves on their rod: they part with a rising rustle, or meet with a soft blow."""
    seconds = 0.75 if opening else 0.62
    centre = [(0, 700), (seconds, 1900)] if opening else [(0, 1800), (seconds, 750)]
    level = (
        [(0, 0), (0.08, 1), (0.4, 0.6), (seconds, 0)]
        if opening
        else [(0, 0), (0.2, 0.45), (0.42, 1), (seconds, 0)]
    )
    out = silence(seconds + 0.3)
    place(out, cloth(rng, seconds, centre, level), 0.02, 1.0)
    place(out, rings(rng, seconds * 0.75, 12), 0.03, 0.05)
    if opening:
        place(
            out, rubbed(rng, 0.3, [(0, 420), (0.3, 700)], 0.25, [(0, 0), (0.1, 1), (0.3, 0)], 1.2), 0.0, 0.22
        )
    else:
        place(out, skin(rng, 76, 0.28, slap=0.4), 0.44, 0.5)
    return room(out, 0.6, 0.25)


def victory(rng: Dice) -> Wave:
    """Two natural trumpets in thirds, a drum, and the curtain."""
    out = silence(3.6)
    tune = ((0.0, 0.13, 1.0), (0.17, 0.11, 0.8), (0.33, 0.11, 0.85), (0.5, 0.36, 1.0), (0.95, 1.35, 1.0))
    steps = (("D5", "F#4"), ("D5", "F#4"), ("D5", "F#4"), ("E5", "A4"), ("F#5", "D5"))
    for (at, long, strength), (high, low) in zip(tune, steps, strict=True):
        level = [(0, 0), (0.025, strength), (0.07, 0.82 * strength), (long * 0.8, 0.9 * strength), (long, 0)]
        place(out, trumpet(hertz(high), level, long + 0.02, rng), at, 0.5)
        place(out, trumpet(hertz(low), level, long + 0.02, rng), at + 0.012, 0.42)
    for at, strength in (
        (0.0, 0.8),
        (0.5, 0.6),
        (0.95, 1.0),
        (1.3, 0.35),
        (1.48, 0.3),
        (1.6, 0.5),
        (1.75, 0.9),
    ):
        place(out, skin(rng, 74, 0.5, slap=0.6, sag=0.2), at, 0.55 * strength)
    velvet = [(0, 0), (0.4, 0.7), (0.8, 1), (1.3, 0)]
    place(out, cloth(rng, 1.3, [(0, 800), (0.7, 1700), (1.3, 700)], velvet), 1.75, 0.5)
    place(out, rings(rng, 0.7, 10), 1.8, 0.03)
    return room(out, 1.0, 0.3)


def hush(rng: Dice) -> Wave:
    """The house draws breath: a fan closes and the strings are stopped by a hand."""
    out = silence(0.5)
    at = 0.0
    for step in range(9):
        place(out, card(rng, stiff=1.25 - 0.04 * step), at, 0.5 - 0.03 * step)
        at += 0.021 + 0.001 * step
    place(out, wood(rng, 520, 0.05, hard=0.5), at, 0.5)
    stroke = swell(0.25, rise=0.02, fall=0.2)
    place(out, bowed(hertz("D4"), stroke, rng, vibrato=0.0, press=0.4), 0.0, 0.02)
    return out
