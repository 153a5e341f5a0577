"""The theme of Perfidie, in D minor and three-four: A, A', B, A, eight bars each.

A bar is a string of `note:beats`; `-` is a rest; a trailing `~` asks for a mordent.
Bars are checked for length.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

BEATS = 3
"""Beats in a bar."""

MELODY = {
    "A": """
        A4:1.5 D5:.5 F5:1 | E5:1.5~ D5:.5 C#5:1 | D5:.5 E5:.5 F5:1 A5:1 | Bb5:1.5 A5:.5 G5:1 |
        E5:.5 F5:.5 G5:1 Bb5:1 | A5:1.5~ G5:.5 F5:1 | G5:.5 F5:.5 E5:.5 D5:.5 E5:1 | C#5:2~ A4:1
    """,
    "A'": """
        A4:1.5 D5:.5 F5:.5 E5:.5 | E5:1.5~ D5:.5 C#5:.5 E5:.5 | D5:.5 F5:.5 A5:1 D6:1 | C6:1.5~ Bb5:.5 A5:1 |
        Bb5:.5 A5:.5 G5:1 D5:1 | F5:1.5 E5:.5 D5:1 | E5:.5 D5:.5 C#5:.5 E5:.5 A4:.5 C#5:.5 | D5:2~ C5:1
    """,
    "B": """
        C5:1.5 F5:.5 A5:1 | G5:1.5~ F5:.5 E5:1 | F5:.5 E5:.5 D5:1 A5:1 | A5:2 G5:1 |
        F5:.5 G5:.5 A5:.5 Bb5:.5 D6:1 | C6:1.5~ A5:.5 F5:1 |
        G5:.5 A5:.5 Bb5:.5 A5:.5 G5:.5 E5:.5 | A5:1 G5:.5 E5:.5 C#5:1
    """,
    "A''": """
        A4:1.5 D5:.5 F5:1 | E5:1.5~ D5:.5 C#5:1 | D5:.5 E5:.5 F5:1 A5:1 | Bb5:1.5 A5:.5 G5:1 |
        E5:.5 F5:.5 G5:1 Bb5:1 | A5:1.5~ G5:.5 F5:1 | G5:.5 F5:.5 E5:.5 D5:.5 C#5:.5 E5:.5 | D5:2~ F4:.5 G4:.5
    """,
}
"""What one hums on the way home."""

COUNTER = {
    "A": """
        D4:2 A3:1 | A3:1.5 E4:.5 G4:1 | F4:2 D4:1 | Bb3:1 G4:1.5 F4:.5 |
        E4:2 G4:1 | F4:1 C4:2 | D4:1 Bb3:2 | A3:1.5 G3:.5 E4:1
    """,
    "A'": """
        F4:1 D4:2 | A3:1.5 E4:.5 G4:1 | F4:1.5 E4:.5 D4:1 | D4:.5 E4:.5 F#4:1 A4:1 |
        G4:2 Bb4:1 | A4:1.5 G4:.5 F4:1 | E4:1 G4:2 | F4:2 G4:1
    """,
    "B": """
        F4:1 A4:1 C5:1 | C5:2 Bb4:1 | A4:1.5 G4:.5 F4:1 | E4:1 C#4:1 E4:1 |
        D4:1 F4:2 | F4:1.5 G4:.5 A4:1 | E4:1 G4:2 | E4:1 C#4:1 A3:1
    """,
    "A''": """
        D4:2 A3:1 | A3:1.5 E4:.5 G4:1 | F4:2 D4:1 | Bb3:1 G4:1.5 F4:.5 |
        E4:2 G4:1 | F4:1 C4:2 | Bb3:1 G4:2 | F4:2 -:1
    """,
}
"""The second voice, which answers and never quite agrees."""

CHORDS = {
    "A": """
        D2 D3 F3 A3 | C#3 G3 A3 E4 | D2 D3 A3 F3 | G2 D3 G3 Bb3 |
        C3 G3 Bb3 E3 | F2 C3 F3 A3 | G2 Bb2 E3 D3 | A2 E3 A3 C#4
    """,
    "A'": """
        D2 D3 F3 A3 | C#3 G3 A3 E4 | D3 A3 F3 D4 | F#2 D3 A3 C4 |
        G2 D3 G3 Bb3 | A2 D3 F3 A3 | A2 E3 G3 C#4 | D2 A2 D3 F3
    """,
    "B": """
        F2 C3 F3 A3 | E2 C3 G3 Bb3 | D2 D3 A3 F3 | C#3 E3 G3 A3 |
        Bb2 D3 F3 Bb3 | A2 C3 F3 A3 | G2 Bb2 E3 G3 | A2 E3 G3 C#4
    """,
    "A''": """
        D2 D3 F3 A3 | C#3 G3 A3 E4 | D2 D3 A3 F3 | G2 D3 G3 Bb3 |
        C3 G3 Bb3 E3 | F2 C3 F3 A3 | G2 A2 E3 C#4 | D2 A2 D3 F3
    """,
}
"""The bass of each bar and the three notes above it."""

FORM = ("A", "A'", "B", "A''")
BARS = 8 * len(FORM)


@dataclass(frozen=True)
class Note:
    """One note: `name` as in "Bb4", its start and length in beats, and whether it is graced."""

    name: str
    beat: float
    beats: float
    graced: bool = False


def _bar(text: str, start: float) -> Iterator[Note]:
    """The notes of one bar, which must fill it."""
    at = start
    for token in text.split():
        name, _, length = token.partition(":")
        beats = float(length.rstrip("~"))
        if name != "-":
            yield Note(name, at, beats, token.endswith("~"))
        at += beats
    if abs(at - start - BEATS) > 1e-9:
        raise ValueError(f"A bar lasts {at - start} beats, not {BEATS}: {text}")


def voice(part: dict[str, str]) -> list[Note]:
    """A part through the whole form, as notes; raises ValueError when a bar is not full."""
    bars = [bar for section in FORM for bar in part[section].replace("\n", " ").split("|")]
    if len(bars) != BARS:
        raise ValueError(f"{len(bars)} bars instead of {BARS}")
    return [note for index, bar in enumerate(bars) for note in _bar(bar, index * BEATS)]


def harmony() -> list[tuple[str, ...]]:
    """One (bass, low, middle, high) per bar."""
    return [tuple(bar.split()) for section in FORM for bar in CHORDS[section].split("|")]
