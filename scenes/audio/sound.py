"""The sound output: cues by name, one tune at a time, and captions for whoever does not hear.

`Sounds` plays the cues it is asked for and knows nothing of the match. It never raises and never waits:
without a sound card, or without a file, the game goes on and the captions still come.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from scenes.audio.cues import Cue, SoundTable, Tune, read_table
from scenes.audio.speaker import Speaker, Voice, open_speaker

__all__ = ["DUCKED", "Cue", "Levels", "SoundTable", "Sounds", "Tune", "read_table", "semitone_pitch"]

log = logging.getLogger(__name__)

DUCKED = 0.5
"""The music's share of its level while a reaction window is open: −6 dB."""

_DUCK_SECONDS = 0.25
"""Seconds in which the music goes down to `DUCKED`, or comes back."""
_AFTER_HUSH_SECONDS = 0.6
"""Seconds in which the music comes back after a hush."""
_CAPTION_REST_SECONDS = 1.0
"""Seconds before the same caption is told again."""
_MAX_VOICES = 24
"""Cues that sound at once at most; the oldest makes room."""
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


def _factor(decibels: float) -> float:
    """The share of full volume for `decibels`."""
    return float(10 ** (decibels / 20))


@dataclass
class _Playing:
    """A tune that is heard: `share` of its volume now, `target`, and the way per second between them."""

    name: str
    voice: Voice
    share: float
    target: float
    per_second: float

    def move(self, dt: float) -> None:
        """Bring the share nearer to its target, by `dt` seconds."""
        step = self.per_second * dt
        self.share += min(max(self.target - self.share, -step), step)

    @property
    def gone(self) -> bool:
        """Whether the tune has faded out."""
        return self.target == 0.0 and self.share <= 0.0


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
        self._voices: list[Voice] = []
        self._tunes: list[_Playing] = []
        self._tune: str | None = None
        self._counts: dict[str, int] = {}
        self._this_frame: set[str] = set()
        self._captions: dict[str, float] = {}
        self._clock = 0.0
        self._ducked, self._duck = False, 1.0
        self._hush, self._air = 0.0, 1.0
        self._warned: set[str] = set()

    @property
    def audible(self) -> bool:
        """False when there is nothing to hear with: cues are captions only."""
        return self._output is not None

    @property
    def tune(self) -> str | None:
        """The name of the tune that plays, or is on its way in."""
        return self._tune

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play a cue, `pan` from −1 (left) to 1 (right); the same cue twice in one frame is heard once.

        `pitch` is a factor of its frequency.
        """
        cue = self._table.cue.get(name)
        if cue is None:
            self._warn(name, "no such sound")
            return
        if cue.captioned:
            self._caption(cue.caption)
        if self._output is None or name in self._this_frame:
            return
        self._this_frame.add(name)
        levels = self._levels()
        volume = _loudness(levels.master) * _loudness(levels.effects) * _factor(cue.gain)
        if volume > 0.0:
            self._sound(name, cue, volume, pitch, min(max(pan, -1.0), 1.0))

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Let a tune, or silence, take over in `fade` seconds; the tune that plays simply goes on."""
        if name == self._tune:
            return
        self._tune = name
        speed = 1.0 / max(fade, 0.001)
        for playing in self._tunes:
            playing.target, playing.per_second = (1.0 if playing.name == name else 0.0), speed
        tune = self._table.tune.get(name) if name is not None else None
        if name is None or tune is None:
            return
        self._caption(tune.caption)
        if all(playing.name != name for playing in self._tunes):
            self._begin(name, tune, speed, at_once=fade <= 0)

    def duck(self, on: bool) -> None:
        """Lower the music by 6 dB while a question is in the air, or let it rise again."""
        self._ducked = on

    def hush(self, seconds: float) -> None:
        """Silence the music at once for `seconds`, as a shot does; it comes back softly, where it is.

        Effects go on. Of two hushes the one that ends later counts.
        """
        if seconds > 0.0:
            self._hush, self._air = max(self._hush, seconds), 0.0
            self._set_levels()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, once a frame: fades move on, finished sounds are let go."""
        self._clock += dt
        self._this_frame.clear()
        step = dt * (1.0 - DUCKED) / _DUCK_SECONDS
        goal = DUCKED if self._ducked else 1.0
        self._duck += min(max(goal - self._duck, -step), step)
        back = max(dt - self._hush, 0.0)
        self._hush = max(self._hush - dt, 0.0)
        self._air = min(self._air + back / _AFTER_HUSH_SECONDS, 1.0)
        for playing in self._tunes:
            playing.move(dt)
        self._set_levels()
        for playing in [playing for playing in self._tunes if playing.gone]:
            playing.voice.stop()
            self._tunes.remove(playing)
        for voice in [voice for voice in self._voices if voice.done]:
            voice.stop()
            self._voices.remove(voice)

    def close(self) -> None:
        """Stop every sound, at once and for good."""
        for voice in self._voices + [playing.voice for playing in self._tunes]:
            voice.stop()
        self._voices.clear()
        self._tunes.clear()
        self._tune, self._output = None, None

    def _caption(self, key: str) -> None:
        """Announce a caption, unless that has just been done."""
        last = self._captions.get(key)
        if self.on_caption is not None and (last is None or self._clock - last >= _CAPTION_REST_SECONDS):
            self._captions[key] = self._clock
            self.on_caption(key)

    def _sound(self, name: str, cue: Cue, volume: float, pitch: float, pan: float) -> None:
        """Start the next variant of a cue, the oldest voice making room if need be."""
        count = self._counts.get(name, 0)
        self._counts[name] = count + 1
        stray = cue.wander * (2 * (count * _GOLDEN_RATIO % 1) - 1)
        assert self._output is not None
        for file in self._turn(cue, count):
            try:
                while len(self._voices) >= _MAX_VOICES:
                    self._voices.pop(0).stop()
                path = self._folder / file
                self._voices.append(self._output.effect(path, volume, pitch * semitone_pitch(stray), pan))
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

    def _begin(self, name: str, tune: Tune, speed: float, *, at_once: bool) -> None:
        """Start a tune from its first bar, silent until the next update unless `at_once`."""
        if self._output is None:
            return
        for file in filter(None, (tune.file, tune.spare)):
            try:
                voice = self._output.loop(self._folder / file, 0.0)
            except Exception as reason:  # as above
                self._warn(file, reason)
                continue
            self._tunes.append(_Playing(name, voice, 1.0 if at_once else 0.0, 1.0, speed))
            self._set_levels()
            return

    def _set_levels(self) -> None:
        """Set every tune's level from settings, fade, duck and hush; equal power while two cross."""
        if not self._tunes:
            return
        levels = self._levels()
        level = _loudness(levels.master) * _loudness(levels.music) * self._duck * self._air
        for playing in self._tunes:
            gain = _factor(self._table.tune[playing.name].gain)
            playing.voice.volume = level * gain * math.sin(playing.share * math.pi / 2)

    def _warn(self, what: str, reason: object) -> None:
        """Log, once for each sound, that it cannot be heard and why."""
        if what not in self._warned:
            self._warned.add(what)
            log.warning("Not heard: %s (%s)", what, reason)
