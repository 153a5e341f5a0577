"""Voices: everybody murmurs on an instrument of their own, one note a syllable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.campaign.theatre.speech.utterance import syllables

if TYPE_CHECKING:
    from scenes.shell.null_sound import SoundOutput

HERO_VOICE = "lute"
"""The instrument of the hero."""
STRANGER = "reed"
"""The instrument of whoever has one that nobody can play."""
_BAND = "harpsichord lute cello viola clarinet oboe bassoon musicbox"
_ODDITIES = "glass quill whisper needle cough reed"
VOICES = frozenset(f"{_BAND} {_ODDITIES}".split())
"""Every instrument that is heard as a voice, by the name that a person's file calls it."""
_STEPS = (0, 2, 3, 5, 7, 8, 10)
"""Semitones of the mode in which people speak."""


def murmur(sounds: SoundOutput, voice: str, words: str, note: int) -> None:
    """Let the `note`-th syllable of some words sound; the same words always have the same melody."""
    name = (voice if voice in VOICES else STRANGER) if voice else HERO_VOICE
    sounds.play(f"voice-{name}", pitch=2 ** (melody_step(words, note) / 12))


def melody_step(words: str, note: int) -> int:
    """Semitones above the lowest note of a voice: speech wanders, and sinks at its end or asks upwards."""
    if note >= len(syllables(words)) - 1:
        return _STEPS[-1] if words.rstrip().endswith("?") else _STEPS[0]
    return _STEPS[1 + (sum(map(ord, words)) * 7 + note * note * 5 + note * 3) % 5]
