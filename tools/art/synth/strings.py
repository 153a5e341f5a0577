"""The band: harpsichord, bowed viola, natural trumpet, free reed. All return a Wave at the rate asked for."""

from __future__ import annotations

import numpy as np

from tools.art.synth.signal import RATE, Curve, Wave, band, bend, clock, dice, noise, shaped

_FORMANTS = ((225, 7), (370, 6), (560, 4), (1150, 5), (2100, 3), (3100, -2))
_NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(name: str) -> float:
    """The pitch of "C#5" or "Bb3", with A4 = 415 Hz as harpsichords of the time were tuned."""
    step = _NAMES[name[0]] + name.count("#") - name[1:].count("b")
    octave = int(name[-1])
    return float(415.0 * 2 ** ((step - 9) / 12 + octave - 4))


def _viola_body(freqs: Wave) -> Wave:
    """The wooden box: a few broad resonances, nothing under 130 Hz, falling from 3 kHz on."""
    octave = np.log2(np.maximum(freqs, 20) / 1000)
    db = np.zeros_like(freqs)
    for centre, gain in _FORMANTS:
        db += gain * np.exp(-0.5 * ((octave - np.log2(centre / 1000)) / 0.28) ** 2)
    db -= 10 * np.maximum(octave - 1.3, 0) + 16 * np.maximum(-2.75 - octave, 0)
    gain_out: Wave = 10 ** (db / 20)
    return gain_out


def _vibrato(rng: np.random.Generator, t: Wave, depth: float) -> Wave:
    """A left hand: it starts late, its speed wanders, and no two fingers agree."""
    speed = 5.3 + 0.4 * rng.uniform(-1, 1) + 0.25 * np.sin(2 * np.pi * 0.4 * t + rng.uniform(0, 6))
    late = np.clip((t - 0.16) / 0.35, 0, 1)
    wobble: Wave = depth * late * np.sin(2 * np.pi * np.cumsum(speed) * (t[1] - t[0]) + rng.uniform(0, 6))
    return wobble


def bowed(
    pitch: float | Wave,
    level: Wave,
    rng: np.random.Generator,
    *,
    vibrato: float = 0.006,
    press: float = 0.5,
    rate: int = RATE,
) -> Wave:
    """A bowed gut string: `level` (0 to 1, one per sample) also opens its brightness; `press` adds rosin."""
    t = np.arange(len(level)) / rate
    drift = 0.0012 * shaped(
        noise(rng, len(level) / rate, rate)[: len(t)], ((0.5, 0), (4, 0), (12, -40)), rate
    )
    f0 = pitch * (1 + _vibrato(rng, t, vibrato) + drift / (np.std(drift) + 1e-9) * 0.0009)
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(f0, t.shape)) / rate
    top = float(np.max(f0))
    grid = np.geomspace(40, 12_000, 256)
    body = _viola_body(grid)
    dim = np.sqrt(np.clip(level, 1e-4, 1))
    out = np.zeros(len(t))
    for k in range(1, min(int(0.46 * rate / top), 34) + 1):
        harmonic = np.interp(f0 * k, grid, body) * abs(np.sin(np.pi * k * 0.117)) / k
        out += harmonic * dim ** (0.35 * (k - 1)) * np.sin(k * phase + 0.3 * k * k)
    rosin = shaped(noise(rng, len(t) / rate, rate)[: len(t)], band(900, 4200), rate)
    slip = np.maximum(np.sin(phase), 0) ** 6
    onset = 1 + 2.2 * np.exp(-t / 0.035)
    return (out + rosin * (0.02 + 0.10 * slip) * press * onset) * level


def swell(
    seconds: float, *, rise: float = 0.09, fall: float = 0.12, arch: float = 0.25, rate: int = RATE
) -> Wave:
    """One bow stroke: a bite, a little belly in the middle, a release."""
    t = clock(seconds, rate)
    level = 1 - arch + arch * np.sin(np.pi * np.clip(t / max(seconds, 0.05), 0, 1))
    level *= 1 - np.exp(-t / (rise / 3))
    stroke: Wave = level * np.clip((seconds - t) / fall, 0, 1) ** 1.5
    return stroke


def plucked(pitch: float, gate: float, variant: int = 0, *, buff: bool = False, rate: int = RATE) -> Wave:
    """A harpsichord key held `gate` seconds: quill, two choirs of brass wire, soundboard, jack falling back.

    With `buff` a strip of leather damps the strings (the lute stop): dry, dark, short.
    """
    rng = dice(f"pluck {pitch:.2f} {variant} {buff}")
    board = dice(f"soundboard {round(pitch)}")
    life = (0.55 if buff else 3.6) * (pitch / 220) ** -0.45
    seconds = min(gate + 0.22, life)
    t = clock(seconds, rate)
    count = min(int(0.46 * rate / pitch), 22 if buff else 56)
    out = np.zeros(len(t))
    for cents, share in ((-0.9, 1.0), (1.1, 0.8)):
        tuned = pitch * 2 ** ((cents + rng.uniform(-0.3, 0.3)) / 1200)
        for k in range(1, count + 1):
            freq = tuned * k * np.sqrt(1 + 3e-5 * k * k)
            tilt = k ** (-1.35 if buff else -0.72) * 10 ** (board.normal(0, 2.2) / 20)
            amp = share * tilt * abs(np.sin(np.pi * k * (0.21 if buff else 0.13))) + 0.0
            decay = life / (1 + (0.09 if buff else 0.035) * k)
            if freq < 0.46 * rate:
                out += amp * np.sin(2 * np.pi * freq * t + board.uniform(0, 6.28)) * np.exp(-6.9 * t / decay)
    quill = shaped(
        noise(rng, seconds, rate),
        ((80, -20), (200, 0), (420, -2), (1800, -16), (4500, -10), (11_000, -40)),
        rate,
    )
    out += (0.5 if buff else 0.9) * quill[: len(t)] * np.exp(-t / 0.006)
    damp = np.where(t > gate, np.exp(-(t - gate) / 0.028), 1.0)
    jack = np.where(t > gate + 0.01, np.exp(-np.maximum(t - gate - 0.01, 0) / 0.006), 0.0)
    out = out * damp + 0.16 * quill[::-1][: len(t)] * jack
    rise = round(0.0012 * rate)
    out[:rise] *= np.linspace(0, 1, rise)
    tail = min(round(0.03 * rate), len(out))
    out[-tail:] *= np.linspace(1, 0, tail)
    return out / 3.2


def trumpet(
    pitch: float, level: Curve, seconds: float, rng: np.random.Generator, *, rate: int = RATE
) -> Wave:
    """A natural trumpet: the louder it blows, the more brass comes out; the lip finds its note in 40 ms."""
    t = clock(seconds, rate)
    blow = bend(level, seconds, rate)
    lip = 1 - 0.018 * np.exp(-t / 0.022) + _vibrato(rng, t, 0.0028)
    phase = 2 * np.pi * np.cumsum(pitch * lip) / rate
    out = np.zeros(len(t))
    for k in range(1, min(int(0.45 * rate / pitch), 26) + 1):
        formant = np.exp(-0.5 * (np.log2(k * pitch / 1350) / 1.05) ** 2) + 0.12
        out += formant * np.clip(blow, 1e-4, 1) ** (0.42 * k) * np.sin(k * phase)
    breath = shaped(noise(rng, seconds, rate), band(1200, 6000), rate)
    note: Wave = out * np.minimum(blow * 6, 1) + breath * 0.035 * blow * (1 + 4 * np.exp(-t / 0.03))
    return note


def reed(pitch: float, level: Wave, rng: np.random.Generator, *, rate: int = RATE) -> Wave:
    """A squeezed box in the next cellar: two free reeds that beat slowly, and the bellows' unsteady arm."""
    t = np.arange(len(level)) / rate
    squeeze = 1 + 0.06 * np.sin(2 * np.pi * rng.uniform(4.3, 5.1) * t + rng.uniform(0, 6.28))
    out = np.zeros(len(t))
    for cents, share in ((-4.0, 1.0), (5.0, 0.8)):
        phase = 2 * np.pi * pitch * 2 ** ((cents + rng.uniform(-1, 1)) / 1200) * t + rng.uniform(0, 6.28)
        for k in range(1, min(int(0.46 * rate / pitch), 14) + 1):
            out += share * k**-0.9 * np.sin(k * phase + 0.4 * k * k)
    wall = ((80, -14), (220, 0), (700, 2), (1500, -4), (3000, -20), (7000, -48))
    return shaped(out * squeeze * level, wall, rate)
