"""The theme in its dresses: one for the title and lobby, and one for each game."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.synth import score
from tools.art.synth.band import (
    Tape,
    brushes,
    drone,
    drum,
    harpsichord,
    key,
    lower,
    pizzicato,
    rolled,
    squeezebox,
    ticking,
    toll,
    viola,
)
from tools.art.synth.score import BEATS, Note
from tools.art.synth.signal import Wave

A, A_PRIME, B, A_LAST = range(4)
"""The four sections, in the order they are played."""


def _section(note: Note) -> int:
    return int(note.beat // (8 * BEATS))


def _octave_down(note: Note) -> Note:
    return Note(lower(note.name), note.beat, note.beats, note.graced)


def _left_hand(tape: Tape, bar: int, chord: tuple[str, ...]) -> None:
    """The harpsichord's left hand: bass and two chords, or running quavers under the song of B."""
    beat, (bass, low, middle, high) = bar * BEATS, chord
    tape.play(key(bass, 1.2, 0, False), beat, 0.62)
    if bar // 8 == B:
        for step, name in enumerate((low, middle, high, middle, low)):
            tape.play(key(name, 0.42, step % 3, False), beat + 0.5 + step / 2, 0.34)
    elif bar % 8 == 7:
        rolled(tape, (low, middle, high), beat + 1, 0.9, 0.36)
    else:
        rolled(tape, (low, middle, high), beat + 1, 0.34, 0.42)
        rolled(tape, (middle, high), beat + 2, 0.3, 0.36)


def title() -> Wave:
    """Title and lobby: harpsichord to the fore, viola answering, a hand drum that makes one want to enter."""
    tape = Tape("title", 106)
    for bar, chord in enumerate(score.harmony()):
        _left_hand(tape, bar, chord)
        steady = ("D-----", "D-t-t-", "D-.tT.", "D-t.t.")
        ending = ("D-----", "D-tTt-", "DTt-T-", "D--T-.")
        drum(tape, (ending if bar % 8 == 7 else steady)[bar // 8], bar, 0.5)
    for note in score.voice(score.MELODY):
        harpsichord(tape, note, 0.48 if _section(note) == B else 0.70)
        if _section(note) == B:
            viola(tape, _octave_down(note), 0.15)
        elif _section(note) == A_LAST:
            tape.play(key(lower(note.name), round(tape.lasts(note) * 0.9, 2), 1, False), note.beat, 0.3)
    for note in score.voice(score.COUNTER):
        if _section(note) != B and note.beat >= 12:
            viola(tape, note, 0.10 if _section(note) == A else 0.13)
    return tape.mixed(-24.0)


def _plucked_bass(tape: Tape, bar: int, chord: tuple[str, ...]) -> None:
    """Complots' ground: a plucked bass that limps, and the lute stop between its steps."""
    beat, (bass, low, middle, high) = bar * BEATS, chord
    pizzicato(tape, bass, beat, 0.62)
    if bar % 8 != 7:
        pizzicato(tape, low, beat + 1.5, 0.34)
        pizzicato(tape, low if bar % 2 or bar % 8 == 6 else bass, beat + 2.5, 0.26)
    picks = (middle, high, middle) if bar // 8 in (A, B) else (high, middle, high)
    for step, name in enumerate(picks):
        tape.play(key(name, 0.2, step, True), beat + 0.5 + step, 1.3)


def complots() -> Wave:
    """Complots: the same tune behind a screen. Plucked bass, lute stop, a low viola, a drum like a pulse."""
    tape = Tape("complots", 97)
    for bar, chord in enumerate(score.harmony()):
        _plucked_bass(tape, bar, chord)
        drum(tape, "D--Dt-" if bar % 8 == 7 else ("D--d--", "D--d-.", "D----.", "D.-dt.")[bar // 8], bar, 0.5)
    for note in score.voice(score.MELODY):
        if _section(note) in (A, B):
            viola(tape, _octave_down(note), 0.20 if _section(note) == B else 0.17, press=0.6)
        else:
            harpsichord(tape, _octave_down(note), 2.3, buff=True, legato=0.8)
    for note in score.voice(score.COUNTER):
        if _section(note) == B:
            harpsichord(tape, note, 1.9, buff=True, legato=0.7)
        elif _section(note) != A:
            viola(tape, note, 0.10, press=0.35)
    return tape.mixed(-26.0)


def _leaning(bar: tuple[str, ...]) -> tuple[str, str]:
    """The two strings of the drone under a chord: D and A, leaning to E and B flat rather than clash."""
    steps = {name[:-1] for name in bar}
    return ("E3" if steps & {"C#", "E"} else "D3"), ("Bb3" if "Bb" in steps else "A3")


def _bourdon(tape: Tape) -> None:
    """Hécatombe's ground: each string of the drone holds its note as long as the harmony lets it."""
    leaning = [_leaning(chord) for chord in score.harmony()]
    for string, level in ((0, 0.085), (1, 0.06)):
        start = 0
        for bar in range(1, score.BARS + 1):
            if bar == score.BARS or bar - start == 4 or leaning[bar][string] != leaning[start][string]:
                held = Note(leaning[start][string], start * BEATS, (bar - start) * BEATS)
                drone(tape, held, level)
                start = bar


def _broken(tape: Tape, bar: int, chord: tuple[str, ...]) -> None:
    """Hécatombe's chords: three strings a bar at first, six when the fire has caught."""
    beat, (bass, low, middle, high) = bar * BEATS, chord
    tape.play(key(bass, 1.7, 0, False), beat, 0.5)
    slow = bar // 8 == A or bar % 8 == 7
    steps = ((1, low), (2, middle)) if slow else enumerate((low, middle, high, middle, low), 1)
    for step, name in steps:
        at = beat + (step if slow else step / 2)
        tape.play(key(name, 0.9, int(step) % 3, False), at, 0.38 if slow else 0.25)


def hecatombe() -> Wave:
    """Hécatombe: the same tune as a rite. A drone, broken chords, a hand drum that walks, a low bell."""
    tape = Tape("hecatombe", 96)
    _bourdon(tape)
    steady, ending = ("D-----", "D--d--", "D-dT.t", "D--d.t"), ("D--d--", "D-dd--", "D.dTdt", "D--D--")
    for bar, chord in enumerate(score.harmony()):
        _broken(tape, bar, chord)
        drum(tape, (ending if bar % 8 == 7 else steady)[bar // 8], bar, 0.72)
        if bar % 8 in (0, 4):
            toll(tape, "D3", bar * BEATS, 0.34 if bar % 8 == 0 else 0.15)
    for note in score.voice(score.MELODY):
        section = _section(note)
        if section in (A, A_LAST):
            viola(tape, _octave_down(note), 0.21, press=0.6)
        else:
            harpsichord(tape, note if section == B else _octave_down(note), 0.62, legato=0.98)
        if section == A_LAST:
            tape.play(key(note.name, round(tape.lasts(note), 2), 1, False), note.beat, 0.34)
    for note in score.voice(score.COUNTER):
        if _section(note) in (A_PRIME, B):
            viola(tape, note, 0.12, press=0.4)
    return tape.mixed(-26.0)


def _cellar(tape: Tape, bar: int, chord: tuple[str, ...]) -> None:
    """Roulette's ground: a plucked bass that paces, wires on a skin, a clock that nobody has wound."""
    beat, section = bar * BEATS, bar // 8
    bass, low, middle, _ = chord
    pizzicato(tape, bass, beat, 0.8)
    if bar % 8 != 7:
        pizzicato(tape, low, beat + 2, 0.42)
        if section in (A_PRIME, A_LAST) and bar % 2:
            pizzicato(tape, middle, beat + 2.5, 0.3)
    steady, ending = ("--L---", "--L-s-", "b-L-s-", "b-L-bs"), ("L-----", "--L-b-", "bssbsb", "L-----")
    brushes(tape, (ending if bar % 8 == 7 else steady)[section], bar, 0.3)
    ticking(tape, bar, 0.17 if section in (A, A_LAST) else 0.11)


def roulette() -> Wave:
    """Roulette: the same tune in a cellar. Plucked bass, brushes, a clock, reeds behind the wall, a viola."""
    tape = Tape("roulette", 96)
    for bar, chord in enumerate(score.harmony()):
        _cellar(tape, bar, chord)
    for note in score.voice(score.MELODY):
        section = _section(note)
        if section in (A, B):
            squeezebox(tape, _octave_down(note) if section == A else note, 0.072 if section == A else 0.06)
        elif section == A_PRIME:
            harpsichord(tape, _octave_down(note), 1.6, buff=True, legato=0.8)
        else:
            viola(tape, _octave_down(note), 0.15, press=0.6)
    for note in score.voice(score.COUNTER):
        if _section(note) in (A_PRIME, A_LAST):
            squeezebox(tape, note, 0.035)
        elif _section(note) == B:
            viola(tape, note, 0.12, press=0.4)
    return tape.mixed(-26.0)


def _in_step(tape: Tape, bar: int, chord: tuple[str, ...]) -> None:
    """Battle's ground: a bass that marches, and a field drum that rolls at the end of each line."""
    beat, (bass, low, middle, _) = bar * BEATS, chord
    pizzicato(tape, bass, beat, 0.7)
    if bar % 8 != 7:
        pizzicato(tape, low, beat + 1.5, 0.4)
        tape.play(key(middle, 0.3, bar % 3, False), beat + 1, 0.26)
        tape.play(key(middle, 0.3, (bar + 1) % 3, False), beat + 2, 0.22)
    steady, ending = ("D--T--", "D.tT.t", "D-tT-t", "DttTtt"), ("D-tTtt", "DttTtT", "DttttT", "D-T-D-")
    drum(tape, (ending if bar % 8 == 7 else steady)[bar // 8], bar, 0.85)
    if bar % 8 == 0:
        toll(tape, "D3", beat, 0.22)


def skirmish() -> Wave:
    """Battle: the same tune on the march. Field drum, a bass in step, pipes from afar, a viola, a bell."""
    tape = Tape("skirmish", 104)
    for bar, chord in enumerate(score.harmony()):
        _in_step(tape, bar, chord)
    for note in score.voice(score.MELODY):
        section = _section(note)
        if section == A:
            squeezebox(tape, note, 0.058)
        elif section == B:
            viola(tape, _octave_down(note), 0.19, press=0.65)
        else:
            harpsichord(tape, note, 0.52)
            squeezebox(tape, _octave_down(note), 0.042 if section == A_PRIME else 0.06)
    for note in score.voice(score.COUNTER):
        if _section(note) in (A_PRIME, A_LAST):
            viola(tape, note, 0.12, press=0.45)
        elif _section(note) == B:
            squeezebox(tape, note, 0.03)
    return tape.mixed(-26.0)


TUNES: dict[str, Callable[[], Wave]] = {
    "title": title,
    "complots": complots,
    "hecatombe": hecatombe,
    "roulette": roulette,
    "skirmish": skirmish,
}
"""The loops, all at `MUSIC_RATE`."""
