"""The players of the band, and the tape they play on: a loop whose end runs into its beginning."""

from __future__ import annotations

from functools import cache

import numpy as np

from tools.art.synth import score
from tools.art.synth.matter import click, ring, rubbed, skin, wood
from tools.art.synth.score import Note
from tools.art.synth.signal import (
    MUSIC_RATE,
    Wave,
    decibels,
    dice,
    halved,
    room,
    shaped,
    silence,
    soft_limit,
    weighted,
)
from tools.art.synth.stagecraft import bell
from tools.art.synth.strings import bowed, hertz, plucked, reed, swell


class Tape:
    """A loop being recorded: what rings past the end is heard at the beginning. `tempo` in beats a minute."""

    def __init__(self, name: str, tempo: float, bars: int = score.BARS) -> None:
        self.rng = dice(f"band {name}")
        beats = bars * score.BEATS
        pace = np.ones(beats)
        for end in range(8 * score.BEATS, beats + 1, 8 * score.BEATS):
            pace[end - 4 : end] *= (1.01, 1.03, 1.07, 1.10)
            pace[end - 14 : end - 8] *= 0.985
        pace *= 60 / tempo
        self._times = np.concatenate([[0.0], np.cumsum(pace)])
        self.wave = silence(float(self._times[-1]), MUSIC_RATE)

    def at(self, beat: float) -> float:
        """The second at which a beat falls, the players breathing at the end of each phrase."""
        return float(np.interp(beat, np.arange(len(self._times)), self._times))

    def lasts(self, note: Note) -> float:
        """How many seconds a note is written to last."""
        return self.at(note.beat + note.beats) - self.at(note.beat)

    def play(
        self, sound: Wave, beat: float, level: float, *, loose: float = 0.007, late: float = 0.0
    ) -> None:
        """Record a sound on a beat, give or take a human hand (`loose` seconds)."""
        second = self.at(beat) + late + float(np.clip(self.rng.normal(0, loose), -2 * loose, 2 * loose))
        touch = level * float(self.rng.uniform(0.86, 1.08))
        where = (round(second * MUSIC_RATE) + np.arange(len(sound))) % len(self.wave)
        np.add.at(self.wave, where, sound * touch)

    def mixed(self, loud: float) -> Wave:
        """The finished loop, in its room, at `loud` dB on the whole."""
        wet = room(self.wave, 1.1, 0.34, loop=True, rate=MUSIC_RATE)
        circular = np.concatenate([wet] * 2)
        level = 10 * np.log10(np.mean(weighted(circular, MUSIC_RATE)[len(wet) : 2 * len(wet)] ** 2)) - 0.691
        return soft_limit(wet * decibels(loud - float(level)))


@cache
def key(name: str, gate: float, variant: int, buff: bool) -> Wave:
    """A harpsichord note, made once."""
    return plucked(hertz(name), gate, variant, buff=buff, rate=MUSIC_RATE)


def _above(name: str) -> str:
    """The upper neighbour used in a mordent: the next note of D minor."""
    scale = ("D", "E", "F", "G", "A", "Bb", "C")
    natural = {"C#": "D", "F#": "G"}.get(name[:-1])
    octave = int(name[-1])
    if natural:
        return f"{natural}{octave}"
    place = scale.index(name[:-1])
    return f"{scale[(place + 1) % 7]}{octave + (name[:-1] == 'Bb')}"


def lower(name: str, octaves: int = 1) -> str:
    """The same note `octaves` below."""
    return f"{name[:-1]}{int(name[-1]) - octaves}"


def harpsichord(tape: Tape, note: Note, level: float, *, buff: bool = False, legato: float = 0.92) -> None:
    """One note of the right hand, graced with a mordent where the score asks."""
    seconds = tape.lasts(note)
    start, variant = note.beat, int(tape.rng.integers(3))
    if note.graced and note.beats >= 1.5:
        short = 0.068 / (seconds / note.beats)
        for step, name in enumerate((note.name, _above(note.name))):
            tape.play(key(name, 0.07, variant, buff), start + step * short, 0.8 * level, loose=0.003)
        start += 2 * short
    gate = round(max(seconds * legato - (start - note.beat) * seconds / note.beats, 0.09), 2)
    tape.play(key(note.name, gate, variant, buff), start, level, loose=0.006)


def viola(tape: Tape, note: Note, level: float, *, press: float = 0.45) -> None:
    """One bow stroke, a little before the beat as bows are, slurred into the next."""
    seconds = tape.lasts(note) * 0.98 + 0.05
    stroke = swell(seconds, rise=0.11, fall=0.14, arch=0.32, rate=MUSIC_RATE)
    pitch = hertz(note.name) * 2 ** (tape.rng.normal(0, 3) / 1200)
    vibrato = 0.0055 if note.beats >= 1 else 0.002
    sound = bowed(pitch, stroke, tape.rng, vibrato=vibrato, press=press, rate=MUSIC_RATE)
    tape.play(sound, note.beat, level, loose=0.012, late=-0.03)


def drone(tape: Tape, note: Note, level: float) -> None:
    """An open string held under everything; its ends overlap the next stroke, so that it never breathes."""
    seconds = tape.lasts(note) + 0.5
    stroke = swell(seconds, rise=0.5, fall=0.6, arch=0.15, rate=MUSIC_RATE)
    sound = bowed(hertz(note.name), stroke, tape.rng, vibrato=0.0, press=0.7, rate=MUSIC_RATE)
    tape.play(sound, note.beat, level, loose=0.02, late=-0.2)


def toll(tape: Tape, name: str, beat: float, level: float) -> None:
    """One stroke of a great bell, which rings through several bars."""
    tape.play(halved(bell(dice(f"great bell {name}"), hertz(name), 6.0, 6.0)), beat, level, loose=0.004)


def pizzicato(tape: Tape, name: str, beat: float, level: float) -> None:
    """A low string plucked with the finger."""
    pitch = hertz(name)
    modes = [
        (pitch * k * (1 + 6e-5 * k * k), abs(np.sin(np.pi * k * 0.28)) / k**1.5, 0.95 / k**0.55)
        for k in range(1, 16)
    ]
    sound = ring(modes, 0.9, contact=0.0011, rate=MUSIC_RATE)
    sound = shaped(sound, ((50, -4), (110, 0), (300, 3), (900, 0), (4000, -12)), MUSIC_RATE)
    sound[-800:] *= np.linspace(1, 0, 800)
    tape.play(sound, beat, level, loose=0.008)


def squeezebox(tape: Tape, note: Note, level: float) -> None:
    """One note of the reeds behind the wall, the bellows taking their time."""
    seconds = tape.lasts(note) * 0.96 + 0.04
    air = swell(seconds, rise=0.16, fall=0.12, arch=0.3, rate=MUSIC_RATE)
    tape.play(
        reed(hertz(note.name), air, tape.rng, rate=MUSIC_RATE), note.beat, level, loose=0.014, late=0.01
    )


@cache
def _brush(kind: str, variant: int) -> Wave:
    """Wires on a skin: `long` drawn round it, `short` flicked, `tap` let fall."""
    rng = dice(f"brush {kind} {variant}")
    if kind == "tap":
        return halved(skin(rng, 176, 0.12, slap=0.8, sag=0.1))
    seconds = 0.8 if kind == "long" else 0.22
    draw = (
        [(0, 0), (0.35 * seconds, 1), (seconds, 0)] if kind == "long" else [(0, 0), (0.02, 1), (seconds, 0)]
    )
    return halved(rubbed(rng, seconds, [(0, 1900), (seconds, 3200)], 0.7, draw, 0.35))


def brushes(tape: Tape, pattern: str, bar: int, level: float) -> None:
    """One bar of six half-beats: L drawn round, s flicked, b let fall, - nothing."""
    kinds = {"L": ("long", 0.8), "s": ("short", 0.6), "b": ("tap", 0.9)}
    for step, letter in enumerate(pattern):
        if letter in kinds:
            kind, strength = kinds[letter]
            beat = bar * score.BEATS + step / 2
            tape.play(_brush(kind, int(tape.rng.integers(4))), beat, level * strength, loose=0.01)


@cache
def _tooth(pitch: float) -> Wave:
    """One tooth of the escapement."""
    return halved(wood(dice(f"clock {pitch}"), pitch, 0.04, hard=0.9, hollow=0.2))


def ticking(tape: Tape, bar: int, level: float) -> None:
    """The clock on the cellar wall: six half-beats a bar, tick and tock."""
    for step in range(2 * score.BEATS):
        pitch, share = (1780.0, 1.0) if step % 2 == 0 else (1420.0, 0.7)
        tape.play(_tooth(pitch), bar * score.BEATS + step / 2, level * share, loose=0.001)


@cache
def _stroke(kind: str, variant: int) -> Wave:
    """A stroke on the hand drum: `dum` in the middle, `tak` on the rim, `ts` with the fingertips."""
    rng = dice(f"{kind} {variant}")
    if kind == "dum":
        return halved(skin(rng, 88, 0.42, slap=0.25, sag=0.22))
    if kind == "tak":
        return halved(skin(rng, 232, 0.13, slap=0.9, sag=0.1))
    return halved(click(rng, 0.05, 1100, 5200))


def drum(tape: Tape, pattern: str, bar: int, level: float) -> None:
    """One bar of six half-beats: D dum, d soft dum, T tak, t soft tak, . fingertips, - nothing."""
    kinds = {"D": ("dum", 1.0), "d": ("dum", 0.55), "T": ("tak", 0.9), "t": ("tak", 0.5), ".": ("ts", 0.45)}
    for step, letter in enumerate(pattern):
        if letter in kinds:
            kind, strength = kinds[letter]
            beat = bar * score.BEATS + step / 2
            tape.play(_stroke(kind, int(tape.rng.integers(4))), beat, level * strength, loose=0.006)


def rolled(tape: Tape, names: tuple[str, ...], beat: float, gate: float, level: float) -> None:
    """A chord spread from the bottom up, as harpsichordists do."""
    for order, name in enumerate(names):
        tape.play(key(name, gate, order % 3, False), beat, level, loose=0.004, late=0.014 * order)
