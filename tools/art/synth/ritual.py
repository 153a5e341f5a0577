"""Effects of Hécatombe: tiles of wood, a ribbon drawn taut, chains, embers, drums and a low bell."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, cloth, crackle, metal, ring, rubbed, skin, wood
from tools.art.synth.paper import card
from tools.art.synth.signal import Wave, bend, clock, noise, place, room, shaped, silence, swept
from tools.art.synth.stagecraft import bell
from tools.art.synth.strings import bowed, hertz, swell, trumpet

IRON = (1.0, 1.34, 1.87, 2.62, 3.55)
"""A forged link struck on another: no note, all edge."""


def thread(rng: Dice) -> Wave:
    """The ribbon of an attack: it uncoils faster and faster, whips, and is taut at 0.4 s."""
    out = silence(0.9)
    at, step = 0.0, 0.062
    while at < 0.36:
        place(out, card(rng, stiff=0.85 + 1.1 * at), at, float(rng.uniform(0.10, 0.2)) * (0.4 + 2 * at))
        at, step = at + step * rng.uniform(0.85, 1.15), max(step * 0.86, 0.014)
    whip = [(0, 0), (0.1, 0.3), (0.34, 1), (0.4, 0.15), (0.5, 0)]
    place(out, rubbed(rng, 0.5, [(0, 1500), (0.36, 6400), (0.5, 3500)], 0.55, whip, 0.6), 0, 0.8)
    place(out, click(rng, 0.012, 2200, 9000, 2.0), 0.4, 0.55)
    pitch = hertz("A4")
    taut = [(pitch * k, abs(np.sin(np.pi * k * 0.19)) / k**0.7, 0.42 / k**0.5) for k in range(1, 14)]
    place(out, ring(taut, 0.45, contact=0.0003), 0.4, 0.24)
    stroke = swell(0.4, rise=0.3, fall=0.05, arch=0.6)
    glide = hertz("D4") * 1.5 ** (clock(0.4) / 0.4) ** 2
    place(out, bowed(glide, stroke, rng, vibrato=0.0, press=0.8), 0.0, 0.16)
    return room(out, 0.4, 0.15)


def tile_attack(rng: Dice) -> Wave:
    """A tile drawn up from its row: wood leaves wood, and a skin holds its breath under it."""
    out = silence(0.5)
    place(
        out,
        rubbed(rng, 0.2, [(0, 800), (0.2, 2300)], 0.6, [(0, 0), (0.05, 0.7), (0.17, 1), (0.2, 0)], 0.9),
        0,
        0.8,
    )
    place(out, wood(rng, 560, 0.06, hard=0.6, hollow=0.4), 0.185, 0.75)
    place(out, wood(rng, 840, 0.04, hard=0.7, hollow=0.1), 0.215, 0.3)
    place(out, skin(rng, 92, 0.22, slap=0.15), 0.19, 0.5)
    return room(out, 0.3, 0.16)


def tile_clash(rng: Dice) -> Wave:
    """Two wood blocks thrown together, and the spark between them."""
    out = silence(0.75)
    place(out, wood(rng, 640, 0.11, hard=1.0, hollow=0.6), 0.004, 1.0)
    place(out, wood(rng, 476, 0.14, hard=0.95, hollow=0.7), 0.013, 0.9)
    place(out, skin(rng, 84, 0.22, slap=0.4), 0.004, 0.7)
    place(out, click(rng, 0.02, 2500, 11_000, 2.5), 0.006, 0.7)
    embers = [(0, 420), (0.05, 240), (0.35, 10)]
    place(out, crackle(rng, 0.35, embers, low=3800, high=11_000, grain=0.0024), 0.012, 0.34)
    fizz = [(0, 1), (0.04, 0.5), (0.3, 0)]
    place(out, rubbed(rng, 0.3, [(0, 8200), (0.3, 4200)], 0.45, fizz, 0.8), 0.008, 0.3)
    return room(out, 0.5, 0.24)


def link(rng: Dice, pitch: float, t60: float = 0.1) -> Wave:
    """One link of a chain falling against the next."""
    out = metal(rng, pitch * rng.uniform(0.94, 1.07), IRON, t60, t60 * 1.3, bright=0.85)
    place(out, click(rng, 0.004, 2200, 8000, 2.0), 0, 0.6)
    return out


def capture(rng: Dice) -> Wave:
    """A short chain pulled round a tile, which is set down behind its master's objective."""
    out = silence(1.0)
    at, step = 0.0, 0.058
    while at < 0.44:
        place(out, link(rng, 1750), at, float(rng.uniform(0.22, 0.5)))
        place(out, link(rng, 2680, 0.06), at + 0.4 * step, float(rng.uniform(0.05, 0.2)))
        at, step = at + step * rng.uniform(0.8, 1.2), step * 0.93
    place(out, link(rng, 1180, 0.3), 0.47, 0.85)
    place(out, wood(rng, 260, 0.13, hard=0.45, hollow=0.7), 0.48, 0.9)
    place(out, skin(rng, 120, 0.12, slap=0.3), 0.48, 0.4)
    return room(out, 0.4, 0.18)


def tile_dies(rng: Dice) -> Wave:
    """An ember drowned in ash: the hiss falls, the wood cracks, a last grey breath."""
    out = silence(1.3)
    place(out, wood(rng, 215, 0.1, hard=0.3, hollow=0.6), 0.0, 0.45)
    flicker = shaped(noise(rng, 1.15), ((1, 0), (22, 0), (90, -20), (400, -50)))
    flicker = np.maximum(1 + 0.55 * flicker / np.std(flicker), 0.1)
    fall = [(0, 6400), (0.3, 4600), (1.15, 2300)]
    hiss = swept(noise(rng, 1.15), fall, 0.7) * flicker
    place(out, hiss * bend([(0, 0), (0.025, 1), (0.2, 0.55), (0.6, 0.16), (1.15, 0)], 1.15), 0.02, 0.8)
    place(out, crackle(rng, 0.8, [(0, 110), (0.8, 5)], low=1400, high=6500, grain=0.005), 0.03, 0.2)
    breath = swept(noise(rng, 0.8), [(0, 420), (0.8, 240)], 0.6)
    place(out, breath * bend([(0, 0), (0.15, 1), (0.8, 0)], 0.8), 0.12, 0.55)
    return out


def retreat(rng: Dice) -> Wave:
    """A drum roll that goes away and down, then a door of cloth falls to at 1.0 s."""
    out = silence(1.75)
    at, step = 0.0, 0.047
    while at < 0.86:
        far = at / 0.86
        place(out, skin(rng, 176 * 0.5**far, 0.16 + 0.1 * far, slap=0.7 - 0.4 * far), at, 0.75 - 0.45 * far)
        at, step = at + step * rng.uniform(0.95, 1.05), step * 1.11
    velvet = [(0, 0), (0.18, 0.9), (0.3, 0.5), (0.62, 0)]
    place(out, cloth(rng, 0.62, [(0, 1700), (0.62, 700)], velvet), 0.82, 0.75)
    place(out, skin(rng, 66, 0.34, slap=0.3), 1.0, 0.7)
    return room(out, 0.6, 0.24)


def desert(rng: Dice) -> Wave:
    """Those nobody keeps: light steps scattering over paper, each at its own pace, none coming back."""
    out = silence(1.25)
    for _ in range(6):
        at, pace = float(rng.uniform(0, 0.12)), float(rng.uniform(0.075, 0.125))
        stiff = float(rng.uniform(0.7, 1.2))
        while at < 0.95:
            far = 1 - at / 1.05
            place(out, card(rng, stiff=stiff), at, 0.42 * far * float(rng.uniform(0.6, 1.1)))
            place(out, click(rng, 0.014, 420 * stiff, 1500), at, 0.4 * far)
            at += pace * rng.uniform(0.88, 1.12)
    sweep = [(0, 0), (0.1, 0.8), (0.5, 0.4), (1.1, 0)]
    place(out, rubbed(rng, 1.1, [(0, 2600), (1.1, 4800)], 0.7, sweep, 0.7), 0, 0.22)
    return out


def wax(rng: Dice) -> Wave:
    """A secret laid: a thumb in soft wax. One sound for every player and every choice."""
    out = silence(0.45)
    place(out, skin(rng, 128, 0.12, slap=0.35, sag=0.5), 0.008, 0.6)
    place(out, wood(rng, 240, 0.06, hard=0.15, hollow=0.5), 0.01, 0.4)
    squash = shaped(noise(rng, 0.24), ((40, -12), (180, 0), (620, -3), (1600, -22), (6000, -60)))
    place(out, squash * bend([(0, 0), (0.05, 1), (0.12, 0.5), (0.24, 0)], 0.24), 0.015, 0.75)
    place(out, crackle(rng, 0.14, [(0, 120), (0.14, 10)], low=420, high=1500, grain=0.01), 0.06, 0.14)
    return out


def objectives(rng: Dice) -> Wave:
    """Every objective laid face down by every hand at once: one flutter, one table at 0.3 s."""
    out = silence(1.0)
    for hand in range(7):
        lift = 0.02 + 0.012 * hand + float(rng.uniform(0, 0.014))
        place(out, rubbed(rng, 0.2, [(0, 2600), (0.2, 5200)], 0.6, [(0, 0), (0.17, 1), (0.2, 0)]), lift, 0.13)
        place(out, card(rng, stiff=float(rng.uniform(0.75, 1.05))), lift + 0.2, 0.34)
        place(out, wood(rng, float(rng.uniform(270, 380)), 0.09, hard=0.4, hollow=0.6), lift + 0.255, 0.22)
    place(out, skin(rng, 78, 0.3, slap=0.5), 0.3, 0.8)
    return room(out, 0.5, 0.24)


def reveal(rng: Dice) -> Wave:
    """A great card turned over (it lands at 0.26 s) and one stroke of a low bell."""
    out = silence(2.7)
    sail = [(0, 0), (0.2, 1), (0.24, 0)]
    place(out, rubbed(rng, 0.24, [(0, 1500), (0.24, 4200)], 0.7, sail, 0.5), 0, 0.6)
    place(out, card(rng, stiff=0.7), 0.2, 1.1)
    place(out, wood(rng, 205, 0.12, hard=0.4, hollow=0.9), 0.258, 0.6)
    place(out, skin(rng, 74, 0.3, slap=0.4), 0.258, 0.5)
    place(out, bell(rng, hertz("D4"), 2.9, 2.4), 0.26, 0.42)
    return room(out, 0.9, 0.22)


def tally(rng: Dice) -> Wave:
    """A wooden counter moved on: exactly D5, so that the n-th may be played n semitones up."""
    pitch = hertz("D5")
    bar = [(1, 1, 0.16), (2.76, 0.55, 0.07), (5.4, 0.3, 0.035), (0.5, 0.15, 0.1)]
    out = silence(0.19)
    modes = [(pitch * ratio, level * rng.uniform(0.85, 1.15), life) for ratio, level, life in bar]
    place(out, ring(modes, 0.26, contact=0.0004), 0, 0.8)
    place(out, click(rng, 0.008, 1800, 7000, 1.5), 0, 0.4)
    return out


def point(rng: Dice) -> Wave:
    """Two very small bells a fifth apart: one point of victory."""
    out = silence(1.15)
    place(out, bell(rng, 2 * hertz("G5"), 0.75, 0.9), 0, 0.6)
    place(out, bell(rng, 2 * hertz("D6"), 0.95, 1.0), 0.09, 0.75)
    return room(out, 0.4, 0.14)


def free(rng: Dice) -> Wave:
    """A chain breaks, its links fall, and something with wings is already gone."""
    out = silence(1.5)
    place(out, link(rng, 1420, 0.34), 0.0, 1.0)
    place(out, wood(rng, 870, 0.05, hard=1.0, hollow=0.1), 0.002, 0.6)
    for _ in range(7):
        place(
            out, link(rng, 2200, 0.09), 0.07 + 0.26 * float(rng.beta(1.2, 2.2)), float(rng.uniform(0.1, 0.3))
        )
    for beat in range(6):
        at, away = 0.2 + 0.115 * beat - 0.004 * beat**2, 1 - 0.13 * beat
        flap = [(0, 0), (0.03, 1), (0.06, 0.25), (0.1, 0)]
        place(out, cloth(rng, 0.1, [(0, 1300 + 160 * beat), (0.1, 700 + 90 * beat)], flap), at, 1.5 * away)
        place(out, card(rng, stiff=0.55 + 0.04 * beat), at + 0.028, 0.3 * away)
    breath = swept(noise(rng, 0.9), [(0, 900), (0.9, 2600)], 0.5)
    place(out, breath * bend([(0, 0), (0.3, 0.8), (0.9, 0)], 0.9), 0.2, 0.15)
    return room(out, 0.6, 0.22)


def question(rng: Dice) -> Wave:
    """A bell asked as a question: A, then the C sharp that waits for its D."""
    out = silence(1.9)
    place(out, bell(rng, hertz("A5"), 1.2, 1.4), 0, 0.6)
    place(out, bell(rng, hertz("C#6"), 1.6, 1.6), 0.24, 0.7)
    stroke = swell(1.1, rise=0.5, fall=0.35, arch=0.7)
    place(out, bowed(hertz("C#5"), stroke, rng, vibrato=0.004, press=0.5), 0.24, 0.13)
    return room(out, 0.6, 0.2)


def wrong(rng: Dice) -> Wave:
    """Named in vain: a dull board, and the same board lower, which does not ring."""
    out = silence(0.8)
    for at, pitch, level in ((0.0, 330, 1.0), (0.21, 247, 0.85)):
        place(out, wood(rng, pitch, 0.085, hard=0.3, hollow=0.35), at, level)
        place(out, skin(rng, pitch * 0.5, 0.1, slap=0.3, sag=0.4), at, 0.25 * level)
    return shaped(out, ((40, -24), (140, -4), (300, 0), (1100, -2), (2600, -20), (8000, -50)))


def round_won(rng: Dice) -> Wave:
    """Two natural trumpets in thirds, two calls only: the round, not yet the match."""
    out = silence(1.9)
    calls = ((0.0, 0.12, 0.8, "D5", "F#4"), (0.17, 0.72, 1.0, "F#5", "D5"))
    for at, long, strength, high, low in calls:
        level = [
            (0, 0),
            (0.025, strength),
            (0.07, 0.82 * strength),
            (long * 0.75, 0.85 * strength),
            (long, 0),
        ]
        place(out, trumpet(hertz(high), level, long + 0.02, rng), at, 0.5)
        place(out, trumpet(hertz(low), level, long + 0.02, rng), at + 0.012, 0.42)
        place(out, skin(rng, 78, 0.45, slap=0.5, sag=0.2), at, 0.5 * strength)
    return room(out, 0.8, 0.28)


def barred(rng: Dice) -> Wave:
    """Two low knocks on a great door: not that one."""
    out = silence(0.7)
    for at, level in ((0.0, 1.0), (0.19, 0.8)):
        place(out, wood(rng, 138, 0.22, hard=0.5, hollow=0.6), at, level)
        place(out, wood(rng, 262, 0.12, hard=0.6, hollow=0.2), at + 0.003, 0.45 * level)
        place(out, skin(rng, 66, 0.2, slap=0.4, sag=0.2), at, 0.35 * level)
    return shaped(room(out, 0.4, 0.2), ((24, -24), (60, -8), (110, 0), (1200, 0), (3200, -14), (8000, -40)))
