"""Measure what cannot be heard here: `python -m tools.art.hearing [cue …] [--pictures FOLDER]`.

A line for each file of each cue: seconds, peak, loudness, loudness in the mix (with the cue's gain), the
millisecond at which it is struck, its first and its last sample under the peak. A fault is named at the
end of its line, and the command then fails. With `--pictures`, the wave and the spectrogram of each file.
Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from scenes.audio.cues import Cue, SoundTable, read_table
from tools.art.synth.signal import Wave, decibels, loudness

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "sounds"
TABLE = ROOT / "mods" / "base" / "look" / "sounds.toml"

CONTACT_MS = 5.0
"""A sound of contact is struck at most so many milliseconds after its first sample."""
_STRUCK = -14.0
"""Decibels below the peak that count as being struck."""
_CEILING = -1.0
"""Decibels that no sample passes."""
_ENDS = (-30.0, -40.0)
"""Decibels below the peak that the first and the last sample stay under: beyond, they click."""
_MIX = (-42.0, -16.0)
"""Loudness in the mix, least and most."""


@dataclass(frozen=True)
class Heard:
    """What one file is to an ear; levels in dB, those of its first and last sample below its peak."""

    seconds: float
    peak: float
    loud: float
    onset_ms: float
    first: float
    last: float


def read_wave(path: Path) -> tuple[Wave, int]:
    """The samples of a 16-bit mono WAV, and how many a second.

    Raises:
        OSError: the file is missing.
        wave.Error: it is no WAV.
    """
    with wave.open(str(path), "rb") as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
        return samples, file.getframerate()


def measured(samples: Wave, rate: int) -> Heard:
    """Measure one sound."""
    peak = float(np.abs(samples).max())
    struck = np.flatnonzero(np.abs(samples) >= peak * decibels(_STRUCK))[0]
    return Heard(
        seconds=len(samples) / rate,
        peak=_level(peak),
        loud=loudness(samples, rate),
        onset_ms=1000 * float(struck) / rate,
        first=_level(float(samples[0]) / peak),
        last=_level(float(samples[-1]) / peak),
    )


def faults(heard: Heard, gain: float, *, contact: bool) -> list[str]:
    """What is wrong with one file of a cue that is played at `gain` dB."""
    found = {
        "clips": heard.peak > _CEILING,
        "clicks at its start": heard.first > _ENDS[0],
        "clicks at its end": heard.last > _ENDS[1],
        "struck late": contact and heard.onset_ms > CONTACT_MS,
        "too loud": heard.loud + gain > _MIX[1],
        "too soft": heard.loud + gain < _MIX[0],
    }
    return [name for name, is_so in found.items() if is_so]


def _level(amount: float) -> float:
    return 20 * float(np.log10(max(abs(amount), 1e-5)))


def lines(table: SoundTable, only: list[str]) -> list[tuple[str, list[str]]]:
    """A line for each file of the cues named, or of all, each with its faults."""
    out = []
    for name, cue in sorted(table.cue.items()):
        for file in cue.files if not only or name in only else ():
            heard = measured(*read_wave(FOLDER / file))
            out.append((_line(file, cue, heard), faults(heard, cue.gain, contact=cue.layer == "contact")))
    return out


def _line(file: str, cue: Cue, heard: Heard) -> str:
    return (
        f"{file:21}{cue.layer:9}{heard.seconds:5.2f} s  peak {heard.peak:5.1f}  loud {heard.loud:5.1f}  "
        f"mix {heard.loud + cue.gain:5.1f}  struck {heard.onset_ms:5.1f} ms  "
        f"ends {heard.first:4.0f} {heard.last:4.0f}"
    )


def picture(samples: Wave, rate: int) -> Image.Image:
    """The wave above its spectrogram, 300 dots a second, from 50 Hz at the bottom to 10 kHz, 70 dB deep."""
    window, hop, rows = 1024, max(rate // 300, 1), 240
    padded = np.concatenate([np.zeros(window // 2), samples, np.zeros(window)])
    starts = range(0, len(samples), hop)
    frames = np.stack([padded[at : at + window] * np.hanning(window) for at in starts], axis=1)
    power = 20 * np.log10(np.abs(np.fft.rfft(frames, axis=0)) + 1e-6)
    bins = np.geomspace(50, 10_000, rows) * window / rate
    shown = np.stack([np.interp(bins, np.arange(len(power)), column) for column in power.T], axis=1)
    grey = np.clip((shown - shown.max() + 70) / 70, 0, 1)[::-1]
    high = np.array([np.abs(samples[at : at + hop]).max() for at in starts]) / np.abs(samples).max()
    wave_rows = np.abs(np.linspace(-1, 1, 60))[:, None] <= high[None, :]
    return Image.fromarray((255 * np.concatenate([wave_rows * 0.8, grey])).astype(np.uint8))


def draw(cue: Cue, path: Path) -> None:
    """Save one picture of all files of a cue, one beside the other."""
    seen = [picture(*read_wave(FOLDER / file)) for file in cue.files]
    sheet = Image.new("L", (sum(image.width + 12 for image in seen), seen[0].height), 60)
    at = 0
    for image in seen:
        sheet.paste(image, (at, 0))
        at += image.width + 12
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)


def main(only: list[str], pictures: Path | None) -> bool:
    """Print the table, and draw if asked; return whether nothing is wrong."""
    table = read_table(TABLE)
    told = lines(table, only)
    for line, wrong in told:
        print(line, "; ".join(wrong))
    for name in (only or list(table.cue)) if pictures else []:
        draw(table.cue[name], Path(pictures or "") / f"{name}.png")
    return not any(wrong for _, wrong in told)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="hearing")
    asked.add_argument("cues", nargs="*")
    asked.add_argument("--pictures", type=Path)
    said = asked.parse_args()
    sys.exit(0 if main(said.cues, said.pictures) else 1)
