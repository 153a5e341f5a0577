"""What the theatre is made of: wood, metal, skin, paper, cloth. Each is struck, rubbed or torn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.art.synth.signal import (
    RATE,
    Curve,
    Wave,
    band,
    bend,
    clock,
    fading,
    noise,
    place,
    shaped,
    silence,
    swept,
)

Mode = tuple[float, float, float]
"""One way a body rings: hertz, level, seconds to lose 60 dB."""

Dice = np.random.Generator


def ring(modes: Sequence[Mode], seconds: float, *, contact: float = 0.0, rate: int = RATE) -> Wave:
    """A struck body: every mode starts at once, softened by a hammer that stays `contact` seconds."""
    t = clock(seconds, rate)
    out = np.zeros(len(t))
    for hertz, level, t60 in modes:
        if hertz < 0.45 * rate:
            soft = 1 / (1 + (hertz * contact) ** 2)
            out += soft * level * np.sin(2 * np.pi * hertz * t) * np.exp(-6.9078 * t / t60)
    rise = max(round(contact * rate / 2), 8)
    out[:rise] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rise))
    return out


def jittered(rng: Dice, modes: Sequence[Mode], width: float = 0.01) -> list[Mode]:
    """The same body struck elsewhere: pitches a little off, levels quite different."""
    return [
        (
            hertz * (1 + width * rng.uniform(-1, 1)),
            level * rng.uniform(0.6, 1.25),
            t60 * rng.uniform(0.85, 1.15),
        )
        for hertz, level, t60 in modes
    ]


def click(rng: Dice, seconds: float, low: float, high: float, sharp: float = 1.0) -> Wave:
    """Two surfaces meeting: a burst of noise in a band, gone after `seconds`."""
    length = seconds * 1.6 + 0.002
    burst = shaped(noise(rng, length), band(low, high)) * fading(length, seconds)
    rise = max(round(0.0004 / sharp * RATE), 4)
    burst[:rise] *= np.linspace(0, 1, rise)
    return burst


def wood(rng: Dice, pitch: float, seconds: float, *, hard: float = 0.5, hollow: float = 0.3) -> Wave:
    """A knock on a board: `pitch` Hz, `hard` 0 (palm) to 1 (wood on wood), `hollow` = the box behind it."""
    board = [
        (1, 1, 1),
        (1.52, 0.7, 0.75),
        (2.31, 0.55, 0.6),
        (2.87, 0.4, 0.5),
        (3.9, 0.35, 0.4),
        (5.3, 0.25, 0.32),
    ]
    modes = [(pitch * r, a * (hard + 0.35) ** (r / 2), seconds * d) for r, a, d in board]
    modes += [(pitch * 0.48, hollow, seconds * 1.4), (pitch * 7.2, 0.16 * hard, seconds * 0.2)]
    out = ring(jittered(rng, modes, 0.02), seconds * 1.5, contact=0.0012 * (1.15 - hard))
    place(out, click(rng, 0.008 + 0.01 * (1 - hard), pitch * 1.5, 1500 + 5000 * hard), 0, 0.25 + 0.35 * hard)
    return out


def metal(
    rng: Dice, pitch: float, ratios: Sequence[float], t60: float, seconds: float, bright: float = 0.6
) -> Wave:
    """A struck metal body: each mode is a close pair (no casting is perfectly round), so that it shimmers."""
    modes: list[Mode] = []
    for order, ratio in enumerate(ratios):
        level, life = bright**order, t60 * ratio**-0.65
        split = 1 + rng.uniform(0.0006, 0.0022)
        modes += [(pitch * ratio / split, level, life), (pitch * ratio * split, 0.7 * level, life * 0.93)]
    return ring(modes, seconds, contact=0.00012)


def skin(rng: Dice, pitch: float, seconds: float, *, slap: float = 0.3, sag: float = 0.25) -> Wave:
    """A drum: round-membrane modes whose pitch sags as the blow relaxes, and the slap of the hand."""
    t = clock(seconds * 1.2)
    out = np.zeros(len(t))
    modes = (
        (1, 1, 1),
        (1.59, 0.55, 0.6),
        (2.14, 0.36, 0.45),
        (2.3, 0.3, 0.4),
        (2.65, 0.22, 0.33),
        (2.92, 0.2, 0.3),
    )
    for ratio, level, life in modes:
        hertz = pitch * ratio * (1 + sag * np.exp(-t * 28))
        phase = 2 * np.pi * np.cumsum(hertz) / RATE
        out += level * rng.uniform(0.8, 1.1) * np.sin(phase) * np.exp(-6.9 * t / (seconds * life))
    out[:60] *= np.linspace(0, 1, 60)
    place(out, click(rng, 0.03, pitch * 4, 2600), 0, slap)
    return out


def crackle(
    rng: Dice, seconds: float, rate_curve: Curve, *, low: float, high: float, grain: float = 0.004
) -> Wave:
    """Fibres giving way one by one, as many a second as the curve says, each a tiny ring in the band."""
    density = bend(rate_curve, seconds)
    out = silence(seconds + 0.05)
    starts = np.flatnonzero(rng.random(len(density)) < density / RATE)
    for start in starts:
        hertz = float(np.exp(rng.uniform(np.log(low), np.log(high))))
        life = grain * rng.uniform(0.4, 1.6)
        t = clock(life * 1.2)
        pop = np.sin(2 * np.pi * hertz * t + rng.uniform(0, 6.28)) * np.exp(-6.9 * t / life)
        pop[:6] *= np.linspace(0, 1, 6)
        place(out, pop, start / RATE, float(rng.pareto(2.6) + 0.15))
    return out


def rubbed(
    rng: Dice, seconds: float, centre: Curve, octaves: float, level: Curve, rough: float = 0.5
) -> Wave:
    """A surface sliding on another: noise around a moving centre, its strength trembling with the grain."""
    grain = shaped(noise(rng, seconds), ((1, 0), (40, 0), (220, -18), (900, -60)))
    grain = 1 + rough * grain / (np.std(grain) + 1e-9)
    return swept(noise(rng, seconds), centre, octaves) * np.maximum(grain, 0.05) * bend(level, seconds)


def cloth(rng: Dice, seconds: float, centre: Curve, level: Curve) -> Wave:
    """Heavy velvet on the move: broad, dark, in slow folds."""
    folds = shaped(noise(rng, seconds), ((0.5, 0), (7, 0), (16, -24), (60, -70)))
    folds = np.maximum(1 + 0.55 * folds / (np.std(folds) + 1e-9), 0.15)
    air = swept(noise(rng, seconds), centre, 1.0)
    body = swept(noise(rng, seconds), [(at, hertz / 4.5) for at, hertz in centre], 0.7)
    rustle: Wave = (air + 0.8 * body) * folds * bend(level, seconds)
    return rustle
