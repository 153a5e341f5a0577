"""The theme by one player alone, under scenes that are spoken: its first two sections, slower."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.synth import score
from tools.art.synth.band import Tape, drone, drum, harpsichord, key, lower, toll, viola
from tools.art.synth.murmurs import CLARINET, blown
from tools.art.synth.score import BEATS, Note
from tools.art.synth.signal import MUSIC_RATE, Wave, halved, shaped
from tools.art.synth.strings import hertz

SOLO_RATE = 11_025
"""Samples per second: one instrument behind a voice has nothing to say above 5 kHz."""
_BARS = 16
_LOUD = -29.0


def _part(part: dict[str, str], octaves: int = 0) -> list[Note]:
    """The notes of a part in the first two sections, some octaves lower."""
    notes = [note for note in score.voice(part) if note.beat < _BARS * BEATS]
    return [Note(lower(note.name, octaves), note.beat, note.beats, note.graced) for note in notes]


def _basses() -> list[tuple[float, str]]:
    """The beat and the bass of every second bar."""
    return [(bar * BEATS, chord[0]) for bar, chord in enumerate(score.harmony()[:_BARS]) if bar % 2 == 0]


def harpsichord_alone() -> Wave:
    """Nobody else is in the room: a right hand, and now and then a left."""
    tape = Tape("harpsichord-alone", 88, _BARS)
    for note in _part(score.MELODY):
        harpsichord(tape, note, 0.6, legato=0.8)
    for beat, bass in _basses():
        tape.play(key(bass, 1.1, 0, False), beat, 0.5)
    return tape.mixed(_LOUD)


def viola_alone() -> Wave:
    """A viola by an open window, an octave lower than one hums it."""
    tape = Tape("viola-alone", 84, _BARS)
    for note in _part(score.MELODY, 1):
        viola(tape, note, 0.2, press=0.35)
    return tape.mixed(_LOUD)


def cello_alone() -> Wave:
    """A low string that means every note, over one that is open."""
    tape = Tape("cello-alone", 80, _BARS)
    for note in _part(score.MELODY, 2):
        viola(tape, note, 0.22, press=0.7)
    for bar in range(0, _BARS, 4):
        drone(tape, Note("D2", bar * BEATS, 4.0 * BEATS), 0.05)
    return tape.mixed(_LOUD)


def clarinet_alone() -> Wave:
    """A clarinet who tells it as if it had never been otherwise."""
    tape = Tape("clarinet-alone", 90, _BARS)
    for note in _part(score.MELODY, 1):
        seconds = tape.lasts(note) * 0.96
        breathed = blown(tape.rng, hertz(note.name), CLARINET, air=0.02, seconds=seconds)
        tape.play(halved(breathed), note.beat, 0.22, loose=0.01)
    return tape.mixed(_LOUD)


def stones() -> Wave:
    """Six stones and no player: a great bell, a drone, a drum that walks round them."""
    tape = Tape("stones", 88, _BARS)
    for bar in range(_BARS):
        if bar % 4 == 0:
            drone(tape, Note("D2", bar * BEATS, 4.0 * BEATS), 0.12)
            toll(tape, "D3", bar * BEATS, 0.3)
        drum(tape, "D-----" if bar % 2 == 0 else "--t---", bar, 0.4)
    for note in _part(score.COUNTER, 1):
        if note.beats >= 2:
            viola(tape, note, 0.07, press=0.3)
    return tape.mixed(_LOUD)


def strings_far() -> Wave:
    """Two strings in the next wing of the palace, who have not heard the news."""
    tape = Tape("strings-far", 86, _BARS)
    for note in _part(score.COUNTER):
        viola(tape, note, 0.16, press=0.3)
    for note in _part(score.MELODY, 1):
        if note.beats >= 1:
            viola(tape, note, 0.12, press=0.3)
    tape.wave = shaped(tape.wave, ((80, -9), (300, 0), (900, -6), (2500, -26)), MUSIC_RATE)
    return tape.mixed(_LOUD)


SOLOS: dict[str, Callable[[], Wave]] = {
    "harpsichord-alone": harpsichord_alone,
    "viola-alone": viola_alone,
    "cello-alone": cello_alone,
    "clarinet-alone": clarinet_alone,
    "stones": stones,
    "strings-far": strings_far,
}
"""By the name that a scene's `music` calls them, all at `MUSIC_RATE` until they are halved."""


def solo(name: str) -> Wave:
    """One loop, at `SOLO_RATE`."""
    return halved(SOLOS[name]())
