"""What somebody says, as it is said: letter by letter, one note of the voice a syllable."""

from __future__ import annotations

import re
from bisect import bisect_right

_PER_LETTER = 1 / 26
"""Seconds a letter."""
_RESTS = {",": 0.10, ";": 0.16, ":": 0.16, ".": 0.26, "!": 0.26, "?": 0.26, "…": 0.40, "—": 0.16}
"""Seconds of silence after a sign."""
_VOWELS = re.compile(r"[aeiouyàâäéèêëîïôöùûüœæ]+", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_MUTE = re.compile(r"e(s|nt|d)?", re.IGNORECASE)


def syllables(words: str) -> tuple[int, ...]:
    """The letters with which the syllables of some words begin to sound; a mute ending is none.

    >>> len(syllables("La mer est en retard."))
    6
    """
    found: list[int] = []
    for word in _WORD.finditer(words):
        vowels = list(_VOWELS.finditer(word.group()))
        if len(vowels) > 1 and _MUTE.fullmatch(word.group()[vowels[-1].start() :]):
            vowels.pop()
        found += [word.start() + vowel.start() for vowel in vowels] or [word.start()]
    return tuple(found)


class Utterance:
    """Words of somebody, `key` their message; `who` thinks them where `thought`. Grows as time passes."""

    def __init__(self, who: str, key: str, words: str, *, thought: bool = False) -> None:
        self.who, self.key, self.words, self.thought = who, key, words, thought
        self._times = _times(words)
        self._notes = syllables(words)
        self._spent = 0.0

    @property
    def shown(self) -> int:
        """The letters that were said so far."""
        return bisect_right(self._times, self._spent)

    @property
    def whole(self) -> bool:
        """Whether all was said."""
        return self.shown >= len(self.words)

    def advance(self, dt: float) -> list[int]:
        """Say on for `dt` seconds; returns the places, among all syllables, of those that began."""
        before = self.shown
        self._spent += dt
        return [place for place, letter in enumerate(self._notes) if before <= letter < self.shown]

    def finish(self) -> None:
        """Say the rest at once."""
        self._spent = float("inf")

    def begin_again(self) -> None:
        """Say it from the first letter on."""
        self._spent = 0.0


def _times(words: str) -> list[float]:
    """The second at which each letter is said."""
    at, times = 0.0, []
    for letter in words:
        at += _PER_LETTER
        times.append(at)
        at += _RESTS.get(letter, 0.0)
    return times
