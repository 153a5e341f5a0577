"""The sound output: cues by name, one tune at a time, and captions for whoever does not hear.

`Sounds` plays the cues it is asked for and knows nothing of the match. It never raises and never waits:
without a sound card, or without a file, the game goes on and the captions still come.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from scenes.audio.band import DUCKED, Band, factor_of
from scenes.audio.crowd import SOFTER, Crowd
from scenes.audio.cues import Cue, SoundTable, Tune, read_table
from scenes.audio.speaker import Speaker, open_speaker

__all__ = ["DUCKED", "Cue", "Levels", "SoundTable", "Sounds", "Tune", "read_table", "semitone_pitch"]

log = logging.getLogger(__name__)

_CAPTION_REST_SECONDS = 1.0
"""Seconds before the same caption is told again."""
_GOLDEN_RATIO = 0.6180339887
"""Step of the sequence that spreads the pitches of one cue evenly, without chance."""


class Levels(Protocol):
    """How loud the players want the sound, from 0 to 1: the `levels` of the settings."""

    @property
    def master(self) -> float:
        """The level of everything."""

    @property
    def effects(self) -> float:
        """The level of cues."""

    @property
    def music(self) -> float:
        """The level of tunes."""


def semitone_pitch(steps: float) -> float:
    """The pitch factor for `steps` semitones up; the n-th coin of a toss sounds n semitones higher."""
    return float(2 ** (steps / 12))


def _loudness(level: float) -> float:
    """The share of full volume for a slider at `level`: half way sounds half as loud (−12 dB)."""
    return min(max(level, 0.0), 1.0) ** 2


class Sounds:
    """The sound of the game, as scenes use it. `levels` is called every frame: sliders are heard at once."""

    def __init__(
        self, folder: Path, table: SoundTable, levels: Callable[[], Levels], output: Speaker | None = None
    ) -> None:
        self._levels = levels
        self.on_caption: Callable[[str], object] | None = None
        """Called with the Fluent key of every cue and tune that is heard, at most once a second for each."""
        self._folder, self._table = folder, table
        self._output = output or open_speaker()
        self._crowd = Crowd()
        self._band = Band(folder, table, self._music_level, self._warn)
        self._counts: dict[str, int] = {}
        self._this_frame: set[str] = set()
        self._captions: dict[str, float] = {}
        self._clock = 0.0
        self._warned: set[str] = set()

    @property
    def audible(self) -> bool:
        """False when there is nothing to hear with: cues are captions only."""
        return self._output is not None

    @property
    def tune(self) -> str | None:
        """The name of the tune that plays, or is on its way in."""
        return self._band.tune

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play a cue, `pan` from −1 (left) to 1 (right); the same cue twice in one frame is heard once.

        `pitch` is a factor of its frequency. Some cues silence the music for a while.
        """
        cue = self._table.cue.get(name)
        if cue is None:
            self._warn(name, "no such sound")
            return
        if cue.captioned:
            self._caption(cue.caption)
        if self._output is not None and name not in self._this_frame:
            self._this_frame.add(name)
            volume = self._cue_level(cue)
            if volume > 0.0:
                self._sound(name, cue, volume, pitch, min(max(pan, -1.0), 1.0))
        self.hush(cue.hush)

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Let a tune, or silence, take over in `fade` seconds; the tune that plays simply goes on."""
        if self._band.change(name, fade, self._output):
            self._caption(self._table.tune[name or ""].caption)

    def tension(self, amount: float) -> None:
        """Let the tune grow as tense as the match is, from 0 to 1, within two seconds."""
        self._band.goal = min(max(amount, 0.0), 1.0)

    def duck(self, on: bool) -> None:
        """Lower the music by 6 dB while a question is in the air, or let it rise again."""
        self._band.ducked = on

    def hush(self, seconds: float) -> None:
        """Silence the music at once for `seconds`, as a shot does; it comes back softly, where it is.

        Effects go on, those that only move 6 dB softer. Of two hushes the one that ends later counts.
        """
        self._band.hush(seconds)

    def resume(self) -> None:
        """End a hush before its time: what it was for has been skipped. The music comes back softly."""
        self._band.resume()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, once a frame: fades move on, finished sounds are let go."""
        self._clock += dt
        self._this_frame.clear()
        self._band.update(dt)
        self._crowd.sweep()

    def close(self) -> None:
        """Stop every sound, at once and for good."""
        self._crowd.close()
        self._band.close()
        self._output = None

    def _music_level(self) -> float:
        levels = self._levels()
        return _loudness(levels.master) * _loudness(levels.music)

    def _cue_level(self, cue: Cue) -> float:
        """The share of full volume for a cue that begins now, among the others."""
        levels = self._levels()
        level = _loudness(levels.master) * _loudness(levels.effects) * factor_of(cue.gain)
        if level <= 0.0:
            return 0.0
        withdrawn = cue.layer == "ambience" and self._band.hushed
        return level * self._crowd.share(cue.layer, self._clock) * (SOFTER if withdrawn else 1.0)

    def _caption(self, key: str) -> None:
        """Announce a caption, unless that has just been done."""
        last = self._captions.get(key)
        if self.on_caption is not None and (last is None or self._clock - last >= _CAPTION_REST_SECONDS):
            self._captions[key] = self._clock
            self.on_caption(key)

    def _sound(self, name: str, cue: Cue, volume: float, pitch: float, pan: float) -> None:
        """Start the next variant of a cue; the sound that matters least makes room if need be."""
        count = self._counts.get(name, 0)
        self._counts[name] = count + 1
        stray = cue.wander * (2 * (count * _GOLDEN_RATIO % 1) - 1)
        assert self._output is not None
        for file in self._turn(cue, count):
            try:
                self._crowd.make_room()
                path = self._folder / file
                voice = self._output.effect(path, volume, pitch * semitone_pitch(stray), pan)
                self._crowd.add(cue.layer, voice)
                return
            except Exception as reason:  # a sound card may fail in any way; the game must not
                self._warn(file, reason)

    def _turn(self, cue: Cue, count: int) -> list[str]:
        """The files to try for a cue: the one whose turn it is, then ours if that is a mod's.

        A file of a mod that failed once is not tried again.
        """
        own = cue.files[count % len(cue.files)]
        if not cue.spare:
            return [own]
        spare = cue.spare[count % len(cue.spare)]
        return [spare] if own in self._warned else [own, spare]

    def _warn(self, what: str, reason: object) -> None:
        """Log, once for each sound, that it cannot be heard and why."""
        if what not in self._warned:
            self._warned.add(what)
            log.warning("Not heard: %s (%s)", what, reason)
