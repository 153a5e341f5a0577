"""Effects of throats without words: a breath drawn in, a table that laughs, gasps, or whispers."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice
from tools.art.synth.signal import RATE, Curve, Wave, bend, clock, noise, place, room, shaped, silence, swept

Vowel = tuple[float, float, float]
"""The three resonances of a mouth, in hertz."""

OPEN: Vowel = (740, 1190, 2450)
ROUND: Vowel = (430, 820, 2300)
DULL: Vowel = (520, 1350, 2400)
BRIGHT: Vowel = (480, 1750, 2550)


def _mouth(wave: Wave, vowel: Vowel, size: float) -> Wave:
    """A throat's buzz through a mouth; a `size` above 1 is a smaller head, with higher resonances."""
    grid = np.geomspace(60, 12_000, 160)
    level = np.full(len(grid), -34.0)
    for order, hertz in enumerate(vowel):
        hill = -4.0 * order - 26 * (np.abs(np.log2(grid / (hertz * size))) / 0.42) ** 1.3
        level = np.maximum(level, hill)
    level -= 9 * np.maximum(np.log2(grid / 3000), 0) + 14 * np.maximum(np.log2(110 / grid), 0)
    return shaped(wave, tuple(zip(grid.tolist(), level.tolist(), strict=True)))


def _cords(rng: Dice, pitch: Wave, level: Wave, *, air: float) -> Wave:
    """Vocal cords at `pitch`, never quite steady, with the air that escapes between them."""
    seconds = len(pitch) / RATE
    tremble = shaped(noise(rng, seconds)[: len(pitch)], ((2, 0), (9, 0), (30, -30)))
    steps = pitch * (1 + 0.012 * tremble / (np.std(tremble) + 1e-9))
    phase = 2 * np.pi * np.cumsum(steps) / RATE
    buzz = np.zeros(len(pitch))
    for k in range(1, 30):
        buzz += k**-1.15 * np.sin(k * phase + 0.7 * k)
    voice: Wave = (buzz + air * noise(rng, seconds)[: len(pitch)]) * level
    return voice


def syllable(rng: Dice, pitch: Curve, seconds: float, vowel: Vowel, *, size: float, air: float) -> Wave:
    """One syllable: it swells, sags and is let go; `air` from 0, clear, to 2, all breath."""
    level = bend(
        [(0, 0), (0.18 * seconds, 1), (0.5 * seconds, 0.75), (0.85 * seconds, 0.15), (seconds, 0)], seconds
    )
    return _mouth(_cords(rng, bend(pitch, seconds), level, air=air), vowel, size)


def _laugh(rng: Dice, pitch: float, size: float, count: int) -> Wave:
    """One person laughs: an aspirated h and an open vowel, again and again, lower and shorter of breath."""
    out = silence(0.25 * count + 0.5)
    at, step = 0.0, float(rng.uniform(0.15, 0.18))
    for order in range(count):
        here = pitch * (1.06 if order == 0 else 1.0) * 0.955**order
        vowel = OPEN if rng.random() < 0.7 else DULL
        ha = syllable(rng, [(0, here * 1.1), (0.115, here * 0.84)], 0.115, vowel, size=size, air=0.4)
        h = swept(noise(rng, 0.06), [(0, 1500 * size), (0.06, 2600 * size)], 0.7)
        strength = 0.9**order * float(rng.uniform(0.8, 1.1))
        place(out, h * bend([(0, 0), (0.035, 1), (0.06, 0)], 0.06), max(at - 0.04, 0.0), 0.5 * strength)
        place(out, ha, at, strength)
        at, step = at + step, step * float(rng.uniform(0.99, 1.07))
    return out


def laughs(rng: Dice) -> Wave:
    """The table laughs: three people, each for their own reasons, behind their fans."""
    out = silence(1.9)
    heads = ((0.0, 205, 1.08, 6, 1.0), (0.34, 126, 0.92, 4, 0.7), (0.5, 268, 1.16, 4, 0.4))
    for late, pitch, size, count, level in heads:
        laugh = _laugh(rng, pitch * float(rng.uniform(0.94, 1.06)), size, count)
        place(out, laugh, late + float(rng.uniform(0, 0.04)), level * float(rng.uniform(0.9, 1.1)))
    return room(_behind_fans(out), 0.35, 0.14)


def gasps(rng: Dice) -> Wave:
    """The table gasps: four people draw their breath at once, and one of them says oh."""
    out = silence(1.2)
    for head in range(4):
        size, late = float(rng.uniform(0.92, 1.2)), 0.012 * head + float(rng.uniform(0, 0.02))
        place(out, inhaled(rng, 0.3, size), late, 0.8)
    oh = syllable(rng, [(0, 210), (0.1, 236), (0.42, 172)], 0.42, ROUND, size=1.08, air=0.35)
    place(out, oh, 0.24, 0.5)
    return room(_behind_fans(out), 0.5, 0.26)


def murmurs(rng: Dice) -> Wave:
    """The table puts its heads together: five low voices without a word among them."""
    seconds = 1.7
    out = silence(seconds + 0.1)
    for _ in range(5):
        pitch, size = float(rng.uniform(98, 205)), float(rng.uniform(0.9, 1.15))
        at = float(rng.uniform(0, 0.12))
        while at < seconds - 0.3:
            long = float(rng.uniform(0.1, 0.22))
            tone = pitch * float(rng.uniform(0.9, 1.18))
            vowel = (OPEN, ROUND, DULL, BRIGHT)[int(rng.integers(4))]
            said = syllable(rng, [(0, tone), (long, tone * 0.9)], long, vowel, size=size, air=0.7)
            place(out, said, at, float(rng.uniform(0.4, 0.9)))
            at += long + float(rng.uniform(0.0, 0.09))
    swell = bend([(0, 0), (0.12, 0.9), (0.8, 1), (seconds, 0), (seconds + 0.1, 0)], seconds + 0.1)
    return room(_behind_fans(out * swell), 0.6, 0.3, dark=1800)


def inhaled(rng: Dice, seconds: float, size: float = 1.0) -> Wave:
    """Air drawn in between the teeth: it rises, and stops short."""
    level = [(0, 0), (0.25 * seconds, 0.5), (0.8 * seconds, 1), (seconds, 0)]
    air = noise(rng, seconds)
    throat = swept(air, [(0, 620 * size), (seconds, 1250 * size)], 0.4)
    teeth = swept(air, [(0, 2300 * size), (seconds, 3700 * size)], 0.35)
    drawn: Wave = (throat + 0.45 * teeth) * bend(level, seconds)
    return drawn


def breath(rng: Dice) -> Wave:
    """Whoever claims draws a breath: the whole of the suspense before the seal comes down."""
    out = silence(0.36)
    place(out, inhaled(rng, 0.3, float(rng.uniform(0.92, 1.1))), 0)
    return out


def _behind_fans(wave: Wave) -> Wave:
    """A crowd in velvet: no rumble, no hiss, the mouths half covered."""
    clocked = clock(len(wave) / RATE)[: len(wave)]
    wave = wave * (1 - np.clip((clocked - clocked[-1] + 0.05) / 0.05, 0, 1))
    return shaped(wave, ((80, -24), (150, -2), (1400, 0), (3200, -4), (7000, -18)))
