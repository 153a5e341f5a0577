"""The workbench of every sound: noise, spectra, envelopes, rooms, loudness and WAV files."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

RATE = 44_100
"""Samples per second of everything but the music, until a file is written."""

MUSIC_RATE = 22_050
"""Samples per second of the music, and of the effects that have nothing to say above 10 kHz."""

Wave = npt.NDArray[np.float64]
"""A mono sound: samples between −1 and 1 once finished."""

Curve = Sequence[tuple[float, float]]
"""Break points (x, y) with x rising: (seconds, level) or (hertz, decibels)."""


def dice(name: str) -> np.random.Generator:
    """The random source that belongs to one sound: the same name always makes the same sound."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))


def silence(seconds: float, rate: int = RATE) -> Wave:
    """An empty stretch to place sounds on."""
    return np.zeros(round(seconds * rate))


def clock(seconds: float, rate: int = RATE) -> Wave:
    """The time of every sample, in seconds from 0."""
    return np.arange(round(seconds * rate)) / rate


def noise(rng: np.random.Generator, seconds: float, rate: int = RATE) -> Wave:
    """White noise of unit variance."""
    return rng.standard_normal(round(seconds * rate))


def bend(points: Curve, seconds: float, rate: int = RATE) -> Wave:
    """A straight-line envelope through (second, level) points."""
    xs, ys = zip(*points, strict=True)
    levels: Wave = np.interp(clock(seconds, rate), xs, ys)
    return levels


def fading(seconds: float, t60: float, rate: int = RATE) -> Wave:
    """An exponential decay that has lost 60 dB after `t60` seconds."""
    decay: Wave = np.exp(-6.907755 * clock(seconds, rate) / t60)
    return decay


def decibels(db: float) -> float:
    """A factor from decibels."""
    return float(10 ** (db / 20))


def shaped(wave: Wave, curve: Curve, rate: int = RATE) -> Wave:
    """Colour a sound by a (hertz, decibel) curve, straight in log frequency; no phase shift."""
    size = 1 << (len(wave) + 2048).bit_length()
    freqs = np.fft.rfftfreq(size, 1 / rate)
    hertz, db = zip(*curve, strict=True)
    gain = np.interp(np.log(np.maximum(freqs, 1.0)), np.log(hertz), db)
    coloured: Wave = np.fft.irfft(np.fft.rfft(wave, size) * 10 ** (gain / 20), size)[: len(wave)]
    return coloured


def band(low: float, high: float, slope: float = 48.0) -> Curve:
    """A band-pass curve: flat from `low` to `high` Hz, then falling `slope` dB in two octaves."""
    return (
        (low / 8, -2 * slope),
        (low / 4, -slope),
        (low, 0),
        (high, 0),
        (high * 4, -slope),
        (high * 8, -2 * slope),
    )


def swept(wave: Wave, centre: Curve, octaves: float, rate: int = RATE) -> Wave:
    """Noise through a bell-shaped filter whose centre moves along (second, hertz) points."""
    window, hop = 1024, 256
    padded = np.concatenate([np.zeros(window), wave, np.zeros(window)])
    out = np.zeros(len(padded))
    hann = np.hanning(window + 1)[:-1]
    octave = np.log2(np.maximum(np.fft.rfftfreq(window, 1 / rate), 20.0))
    times, hertz = zip(*centre, strict=True)
    for start in range(0, len(padded) - window, hop):
        here = np.interp((start - window / 2) / rate, times, np.log2(hertz))
        gain = np.exp(-0.5 * ((octave - here) / octaves) ** 2)
        spectrum = np.fft.rfft(padded[start : start + window] * hann) * gain
        out[start : start + window] += np.fft.irfft(spectrum, window) * hann
    return out[window : window + len(wave)] / 1.5


def place(stage: Wave, sound: Wave, second: float, level: float = 1.0) -> None:
    """Add `sound` to `stage` from `second` on; what passes the end is dropped."""
    start = round(second * RATE)
    first, last = max(start, 0), min(start + len(sound), len(stage))
    if last > first:
        stage[first:last] += sound[first - start : last - start] * level


def room(
    wave: Wave, t60: float, wet: float, *, dark: float = 3500.0, loop: bool = False, rate: int = RATE
) -> Wave:
    """The little theatre around a sound: early boards, then a tail that loses its treble first."""
    rng = dice("the little theatre")
    length = round(t60 * rate)
    tail = shaped(rng.standard_normal(length), ((60, -12), (200, 0), (dark, 0), (dark * 4, -24)), rate)
    soft = shaped(tail, ((60, -6), (200, 0), (900, 0), (6000, -30)), rate)
    age = np.linspace(0, 1, length)
    answer = (tail * (1 - age) + soft * age) * np.exp(-6.9 * age)
    answer[: round(0.006 * rate)] = 0
    for delay, level in ((0.011, 9.0), (0.017, -7.0), (0.026, 6.0), (0.037, -4.0)):
        answer[round(delay * rate)] += level
    answer *= wet / np.sqrt(np.sum(answer**2))
    size = len(wave) if loop else len(wave) + length
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(answer, size), size)
    out = np.zeros(size)
    out[: len(wave)] = wave
    return out + echo


def weighted(wave: Wave, rate: int = RATE) -> Wave:
    """The sound as loud as an ear finds it (the K curve of ITU-R BS.1770)."""
    padded = np.concatenate([wave, np.zeros(rate // 2)])
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded), 1 / rate) / 48_000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(padded) * shelf * high, len(padded))


def loudness(wave: Wave, rate: int = RATE, window: float = 0.2) -> float:
    """The loudest fifth of a second, K-weighted, in dB below a full-scale square."""
    power = weighted(wave, rate) ** 2
    size = round(window * rate)
    total = np.cumsum(np.concatenate([np.zeros(size), power, np.zeros(size)]))
    loudest = float(np.max(total[size:] - total[:-size])) / size
    return -0.691 + 10 * float(np.log10(max(loudest, 1e-12)))


def soft_limit(wave: Wave, ceiling: float = 0.82) -> Wave:
    """Round off what passes 60 % of the ceiling; nothing ever passes the ceiling itself."""
    knee = 0.6 * ceiling
    over = np.maximum(np.abs(wave) - knee, 0)
    limited: Wave = np.sign(wave) * (
        np.minimum(np.abs(wave), knee) + (ceiling - knee) * np.tanh(over / (ceiling - knee))
    )
    return limited


def trimmed(wave: Wave, floor: float = -56.0, rate: int = RATE) -> Wave:
    """Without the silence at both ends, with fades too short to hear and too long to click."""
    wave = shaped(wave, ((12, -48), (24, -18), (45, 0)), rate)
    loud = np.flatnonzero(np.abs(wave) > np.max(np.abs(wave)) * decibels(floor))
    cut = wave[max(loud[0] - round(0.001 * rate), 0) : loud[-1] + round(0.01 * rate)].copy()
    rise, fall = round(0.001 * rate), round(min(0.03, 0.2 * len(cut) / rate) * rate)
    cut[:rise] *= np.linspace(0, 1, rise)
    cut[-fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    return cut


def finished(wave: Wave, target: float, rate: int = RATE) -> Wave:
    """Trimmed, at the `target` loudness, limited."""
    out = trimmed(wave, rate=rate)
    for _ in range(3):
        out = soft_limit(out * decibels(target - loudness(out, rate)))
    return out


def halved(wave: Wave) -> Wave:
    """From 44 100 to 22 050 samples per second."""
    size = len(wave) + len(wave) % 2
    spectrum = np.fft.rfft(wave, size)[: size // 4 + 1]
    spectrum *= np.interp(np.arange(len(spectrum)), [0, 0.9 * len(spectrum), len(spectrum)], [1, 1, 0])
    return np.fft.irfft(spectrum, size // 2) / 2


def wav_bytes(wave: Wave, rate: int) -> bytes:
    """A 16-bit mono WAV file."""
    ints = np.round(np.clip(wave, -1, 1) * 32767).astype("<i2").tobytes()
    head = b"RIFF" + struct.pack("<I", 36 + len(ints)) + b"WAVEfmt "
    return (
        head
        + struct.pack("<IHHIIHH", 16, 1, 1, rate, rate * 2, 2, 16)
        + b"data"
        + struct.pack("<I", len(ints))
        + ints
    )


def write(path: Path, wave: Wave, rate: int) -> None:
    """Write the WAV, leaving an identical file untouched."""
    data = wav_bytes(wave, rate)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)
