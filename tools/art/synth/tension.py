"""The tense layer of each tune: the same bars at the same tempo, heard over it as a match grows tense.

Low strings that tremble, a heart, and what each game has to hurry with. Nothing here carries the melody.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.art.synth import score
from tools.art.synth.band import Tape, drum, key, pizzicato, ticking, toll
from tools.art.synth.score import BEATS, Note
from tools.art.synth.signal import MUSIC_RATE, Wave
from tools.art.synth.strings import bowed, hertz, swell

TENSE_RATE = MUSIC_RATE // 2
"""Samples a second of a layer: what trembles below has nothing to say above 5 kHz."""
_LOUD = -29.0
"""Loudness of a layer, 3 dB under its tune."""


def trembling(tape: Tape, note: Note, level: float, *, strokes: float = 4.0) -> None:
    """A string bowed to and fro, `strokes` times a beat, swelling towards the end of its note."""
    seconds = tape.lasts(note) + 0.12
    stroke = swell(seconds, rise=0.12, fall=0.14, arch=0.2, rate=MUSIC_RATE)
    t = np.arange(len(stroke)) / MUSIC_RATE
    turns = np.abs(np.sin(np.pi * t * strokes * note.beats / tape.lasts(note)))
    stroke *= (0.35 + 0.65 * turns**0.6) * np.linspace(0.7, 1.0, len(t))
    sound = bowed(hertz(note.name), stroke, tape.rng, vibrato=0.001, press=0.9, rate=MUSIC_RATE)
    tape.play(sound, note.beat, level, loose=0.006, late=-0.02)


def _low_strings(tape: Tape, bar: int, chord: tuple[str, ...], level: float) -> None:
    """The fifth or third and the octave of the bass, trembling through a bar."""
    bass, low, *_ = chord
    high = bass if int(bass[-1]) > 2 else f"{bass[:-1]}3"
    for name, share in ((high, 1.0), (low, 0.7)):
        trembling(tape, Note(name, bar * BEATS, BEATS), level * share)


def _ostinato(tape: Tape, bar: int, chord: tuple[str, ...], level: float) -> None:
    """The lute stop in quavers, without a breath."""
    _, low, middle, high = chord
    for step, name in enumerate((low, middle, low, high, low, middle)):
        tape.play(key(name, 0.16, step % 3, True), bar * BEATS + step / 2, level)


def complots() -> Wave:
    """Complots: a heart under the table, and fingers that cannot keep still."""
    tape = Tape("complots tense", 97)
    for bar, chord in enumerate(score.harmony()):
        _low_strings(tape, bar, chord, 0.22)
        _ostinato(tape, bar, chord, 1.15)
        drum(tape, "Dd-Dd-" if bar % 8 in (6, 7) else "Dd----", bar, 0.75)
    return tape.mixed(_LOUD)


def hecatombe() -> Wave:
    """Hécatombe: the hand drum runs, and the bell answers itself."""
    tape = Tape("hecatombe tense", 96)
    for bar, chord in enumerate(score.harmony()):
        _low_strings(tape, bar, chord, 0.22)
        drum(tape, "DddDTd" if bar % 8 == 7 else ("Ddd.d.", "D.dDd.")[bar % 2], bar, 0.8)
        if bar % 4 == 2:
            toll(tape, "A2", bar * BEATS, 0.16)
    return tape.mixed(_LOUD)


def roulette() -> Wave:
    """Roulette: the clock has been wound, the bass paces twice as fast, a heart."""
    tape = Tape("roulette tense", 96)
    for bar, chord in enumerate(score.harmony()):
        _low_strings(tape, bar, chord, 0.2)
        ticking(tape, bar, 0.3)
        drum(tape, "Dd-Dd-" if bar % 4 == 3 else "Dd----", bar, 0.8)
        for step in (0.5, 1.0, 1.5, 2.5):
            pizzicato(tape, chord[0] if step != 1.5 else chord[1], bar * BEATS + step, 0.4)
    return tape.mixed(_LOUD)


def skirmish() -> Wave:
    """Battle: the drums no longer wait for the end of the line, and the bass treads on every beat."""
    tape = Tape("skirmish tense", 104)
    for bar, chord in enumerate(score.harmony()):
        _low_strings(tape, bar, chord, 0.22)
        drum(tape, ("DttDtt", "DtTDtT", "DttDtt", "DtDtTT")[bar % 4], bar, 0.8)
        for step in range(BEATS):
            pizzicato(tape, chord[0], bar * BEATS + step + 0.5, 0.4)
    return tape.mixed(_LOUD)


def tense_layer(name: str) -> Wave:
    """The layer of one tune, at `TENSE_RATE`, as long as the tune."""
    wave = TENSE[name]()
    size = (len(wave) + 1) // 2
    spectrum = np.fft.rfft(wave)[: size // 2 + 1]
    spectrum *= np.interp(np.arange(len(spectrum)), [0, 0.9 * len(spectrum), len(spectrum)], [1, 1, 0])
    return np.fft.irfft(spectrum, size) * size / len(wave)


TENSE: dict[str, Callable[[], Wave]] = {
    "complots": complots,
    "hecatombe": hecatombe,
    "roulette": roulette,
    "skirmish": skirmish,
}
"""The layers, as they are played."""
