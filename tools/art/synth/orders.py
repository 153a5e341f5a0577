"""Effects of the battle's orders: drums in step, wood that wheels and claps, seals, bells, tin soldiers."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, cloth, crackle, ring, rubbed, skin, wood
from tools.art.synth.paper import card, seal
from tools.art.synth.revolver import bar
from tools.art.synth.signal import RATE, Wave, bend, clock, noise, place, room, shaped, silence, swept
from tools.art.synth.stagecraft import bell
from tools.art.synth.strings import bowed, hertz, swell


def snare(rng: Dice, level: float = 1.0) -> Wave:
    """One touch of a side drum: the head, and the gut strings under it."""
    out = silence(0.22)
    place(out, skin(rng, 178, 0.12, slap=0.6, sag=0.12), 0, 0.7 * level)
    guts = swept(noise(rng, 0.16), [(0, 3600), (0.16, 2200)], 0.8)
    place(out, guts * bend([(0, 1), (0.03, 0.5), (0.16, 0)], 0.16), 0.001, 0.35 * level)
    return out


def step(rng: Dice) -> Wave:
    """An inch of march: a brush drawn over a drum, and its tap."""
    out = silence(0.3)
    sweep = [(0, 0), (0.05, 0.8), (0.1, 0.3), (0.14, 0)]
    place(out, rubbed(rng, 0.14, [(0, 2400), (0.14, 4300)], 0.7, sweep, 0.5), 0, 0.55)
    place(out, skin(rng, 148, 0.12, slap=0.4, sag=0.15), 0.1, 0.6)
    return room(out, 0.25, 0.12)


def wheel(rng: Dice) -> Wave:
    """Wood turning on a brass brad: slow fibres, a low complaint."""
    t = clock(0.34)
    speed = 46 + 26 * np.sin(np.pi * t / 0.34) + 6 * np.sin(2 * np.pi * 5 * t)
    teeth = np.diff(np.floor(np.cumsum(speed) / RATE), prepend=0.0) * rng.uniform(0.5, 1.0, len(t))
    creak = shaped(teeth, ((150, -30), (360, 0), (560, -8), (820, 1), (1100, -12), (2000, -6), (5000, -40)))
    out = silence(0.4)
    place(out, creak * bend([(0, 0), (0.1, 1), (0.26, 0.7), (0.34, 0)], 0.34), 0, 12.0)
    place(out, crackle(rng, 0.3, [(0, 30), (0.3, 70)], low=500, high=1700, grain=0.01), 0, 0.25)
    return room(out, 0.25, 0.12)


def snap(rng: Dice) -> Wave:
    """Two edges that find each other: a small latch of bone."""
    out = silence(0.16)
    place(out, bar(rng, 1480, 0.05), 0, 0.7)
    place(out, click(rng, 0.005, 2400, 8000, 2.0), 0, 0.7)
    place(out, wood(rng, 620, 0.04, hard=0.9, hollow=0.3), 0.018, 0.5)
    return out


def halt(rng: Dice) -> Wave:
    """A dull knock: a hand laid against the front, no further."""
    out = silence(0.35)
    place(out, wood(rng, 172, 0.13, hard=0.2, hollow=0.9), 0, 1.0)
    place(out, skin(rng, 96, 0.12, slap=0.4), 0, 0.5)
    return shaped(out, ((30, -12), (80, 0), (800, -3), (2400, -24), (8000, -50)))


def posed(rng: Dice) -> Wave:
    """Two wood claps: here they stand."""
    out = silence(0.34)
    for at, pitch, level in ((0.0, 690, 0.8), (0.115, 840, 1.0)):
        place(out, wood(rng, pitch, 0.06, hard=0.9, hollow=0.5), at, level)
        place(out, skin(rng, 160, 0.05, slap=0.4), at, 0.3 * level)
    return room(out, 0.24, 0.16)


def rolled_up(rng: Dice) -> Wave:
    """A strip of paper rolled up again, ever tighter, and tapped square."""
    out = silence(0.42)
    level = [(0, 0), (0.04, 0.8), (0.2, 0.6), (0.3, 1), (0.32, 0)]
    place(out, rubbed(rng, 0.32, [(0, 1500), (0.32, 4200)], 0.55, level, 0.8), 0, 0.7)
    place(out, crackle(rng, 0.3, [(0, 30), (0.3, 150)], low=1800, high=6000, grain=0.004), 0, 0.2)
    place(out, card(rng, stiff=0.9), 0.33, 0.8)
    return out


def tin_soldiers(rng: Dice) -> Wave:
    """A rank of tin soldiers set down on wood, not quite together."""
    out = silence(0.5)
    for order in range(6):
        at = 0.022 * order + float(rng.uniform(0, 0.012))
        pitch = float(rng.uniform(1500, 2100))
        tin = [(pitch, 0.7, 0.06), (pitch * 1.63, 0.5, 0.045), (pitch * 2.41, 0.3, 0.03)]
        place(out, ring(tin, 0.08, contact=0.0004), at, 0.3)
        place(out, wood(rng, float(rng.uniform(420, 560)), 0.05, hard=0.7, hollow=0.6), at, 0.5)
    place(out, skin(rng, 130, 0.1, slap=0.4), 0, 0.4)
    return room(out, 0.25, 0.14)


def drum_roll(rng: Dice) -> Wave:
    """A roll of 0.8 s that grows, and one blow that ends it."""
    out = silence(1.15)
    at, side = 0.0, 0
    while at < 0.78:
        place(out, snare(rng, 0.25 + 0.75 * at / 0.8 + 0.06 * side), at, 0.6)
        at, side = at + 0.036 * float(rng.uniform(0.9, 1.1)), 1 - side
    place(out, snare(rng), 0.8, 1.1)
    place(out, skin(rng, 82, 0.35, slap=0.5), 0.8, 0.8)
    return room(out, 0.4, 0.18)


def warning(rng: Dice) -> Wave:
    """A bell under a cloth, struck once: this name would break a word."""
    out = silence(0.95)
    veiled = shaped(
        bell(rng, hertz("A4"), 0.7, 0.9), ((60, -6), (200, 0), (900, -4), (2200, -24), (7000, -60))
    )
    place(out, veiled, 0, 0.9)
    place(out, skin(rng, 140, 0.08, slap=0.2), 0, 0.25)
    return room(out, 0.3, 0.12)


def ratchet(rng: Dice) -> Wave:
    """Five teeth of a wooden ratchet under a thumb."""
    out = silence(0.3)
    for tooth in range(5):
        at = 0.042 * tooth + float(rng.uniform(0, 0.004))
        place(out, wood(rng, 980 + 35 * tooth, 0.03, hard=0.95, hollow=0.25), at, 0.6 + 0.08 * tooth)
    return out


def drum(rng: Dice) -> Wave:
    """One stroke of a field drum: one combat to come."""
    out = silence(0.6)
    place(out, skin(rng, 76, 0.42, slap=0.6, sag=0.25), 0, 1.0)
    place(out, wood(rng, 190, 0.1, hard=0.4, hollow=0.6), 0, 0.35)
    return room(out, 0.45, 0.2)


def enemy_named(rng: Dice) -> Wave:
    """A name under the seal: wax and brass, a low string, a drum that begins to walk at 0.45 s."""
    out = silence(1.45)
    place(out, seal(rng, weight=1.4), 0, 1.0)
    for name, share in (("D2", 0.4), ("A2", 0.2)):
        stroke = swell(1.25, rise=0.1, fall=0.5, arch=0.4)
        place(out, bowed(hertz(name), stroke, rng, vibrato=0.003, press=0.8), 0.08, share)
    place(out, skin(rng, 64, 0.6, slap=0.4, sag=0.3), 0.45, 0.8)
    return room(out, 0.6, 0.2)


def broken_word(rng: Dice) -> Wave:
    """A great bell, once, over everything, and wax that gives."""
    out = silence(2.2)
    place(out, bell(rng, hertz("D4"), 2.1, 2.0), 0.03, 0.9)
    place(out, bell(rng, hertz("D4") * 0.996, 1.5, 1.6), 0.03, 0.4)
    place(out, crackle(rng, 0.18, [(0, 260), (0.18, 20)], low=900, high=4200, grain=0.006), 0, 0.5)
    return room(out, 0.9, 0.22)


def raised_hand(rng: Dice) -> Wave:
    """A sleeve lifted off the table: somebody has an offer."""
    out = silence(0.4)
    place(out, cloth(rng, 0.34, [(0, 900), (0.34, 2100)], [(0, 0), (0.1, 1), (0.34, 0)]), 0, 0.9)
    place(out, wood(rng, 340, 0.05, hard=0.4, hollow=0.5), 0.02, 0.25)
    return out


def blind(rng: Dice) -> Wave:
    """A dull tick: a knuckle on a shutter, nothing to aim at."""
    out = silence(0.14)
    place(out, wood(rng, 410, 0.04, hard=0.3, hollow=0.5), 0, 0.9)
    return shaped(out, ((60, -12), (160, 0), (1100, 0), (3200, -24)))
