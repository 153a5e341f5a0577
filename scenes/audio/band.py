"""The music: one tune at a time, its tense layer, and the silences that fall on it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scenes.audio.cues import SoundTable, Tune
from scenes.audio.speaker import Speaker, Voice

DUCKED = 0.5
"""The music's share of its level while a reaction window is open: −6 dB."""
TENSION_SECONDS = 2.0
"""Seconds in which the music goes from calm to as tense as it can be, or back."""

_DUCK_SECONDS = 0.25
"""Seconds in which the music goes down to `DUCKED`, or comes back."""
_AFTER_HUSH_SECONDS = 0.6
"""Seconds in which the music comes back after a hush."""


def factor_of(decibels: float) -> float:
    """The share of full volume for `decibels`."""
    return float(10 ** (decibels / 20))


def _nearer(value: float, goal: float, step: float) -> float:
    """A value moved towards its goal by at most `step`."""
    return value + min(max(goal - value, -step), step)


def _power(share: float) -> float:
    """The share of its level for a tune that has come `share` of its way in: equal power while two cross."""
    return math.sin(share * math.pi / 2)


@dataclass
class _Playing:
    """A tune that is heard: `share` of its volume now, `target`, and the way per second between them."""

    name: str
    voice: Voice
    tense: Voice | None
    share: float
    target: float
    per_second: float

    def move(self, dt: float) -> None:
        """Bring the share nearer to its target, by `dt` seconds."""
        self.share = _nearer(self.share, self.target, self.per_second * dt)

    @property
    def gone(self) -> bool:
        """Whether the tune has faded out."""
        return self.target == 0.0 and self.share <= 0.0

    def stop(self) -> None:
        """Silence both layers for good."""
        for voice in filter(None, (self.voice, self.tense)):
            voice.stop()


class Band:
    """The tunes as they are heard. `level` is the share of full volume that the players want, read anew."""

    def __init__(
        self, folder: Path, table: SoundTable, level: Callable[[], float], warn: Callable[[str, object], None]
    ) -> None:
        self._folder, self._table, self._level, self._warn = folder, table, level, warn
        self._playing: list[_Playing] = []
        self.tune: str | None = None
        """The name of the tune that plays, or is on its way in."""
        self.ducked = False
        self.goal = 0.0
        """How tense the music shall be, from 0 to 1."""
        self._duck, self._tension = 1.0, 0.0
        self._hush, self._air = 0.0, 1.0

    @property
    def hushed(self) -> bool:
        """Whether the music is silenced for a while."""
        return self._hush > 0.0

    def change(self, name: str | None, fade: float, output: Speaker | None) -> bool:
        """Let a tune, or silence, take over in `fade` seconds; return whether a new tune begins."""
        if name == self.tune:
            return False
        self.tune = name
        speed = 1.0 / max(fade, 0.001)
        for playing in self._playing:
            playing.target, playing.per_second = (1.0 if playing.name == name else 0.0), speed
        tune = self._table.tune.get(name) if name is not None else None
        if name is None or tune is None:
            return False
        if output is not None and all(playing.name != name for playing in self._playing):
            self._begin(name, tune, output, speed, at_once=fade <= 0)
        return True

    def hush(self, seconds: float) -> None:
        """Silence the music at once for `seconds`; of two hushes the one that ends later counts."""
        if seconds > 0.0:
            self._hush, self._air = max(self._hush, seconds), 0.0
            self.set_levels()

    def resume(self) -> None:
        """End a hush: the music comes back softly."""
        self._hush = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: fades move on, what has faded out is let go."""
        goal = DUCKED if self.ducked else 1.0
        self._duck = _nearer(self._duck, goal, dt * (1.0 - DUCKED) / _DUCK_SECONDS)
        self._tension = _nearer(self._tension, self.goal, dt / TENSION_SECONDS)
        back = max(dt - self._hush, 0.0)
        self._hush = max(self._hush - dt, 0.0)
        self._air = min(self._air + back / _AFTER_HUSH_SECONDS, 1.0)
        for playing in self._playing:
            playing.move(dt)
        self.set_levels()
        for playing in [playing for playing in self._playing if playing.gone]:
            playing.stop()
            self._playing.remove(playing)

    def close(self) -> None:
        """Stop every tune, at once and for good."""
        for playing in self._playing:
            playing.stop()
        self._playing.clear()
        self.tune = None

    def set_levels(self) -> None:
        """Set every tune's level from settings, fade, tension, duck and hush."""
        if not self._playing:
            return
        level = self._level() * self._duck * self._air
        for playing in self._playing:
            volume = level * factor_of(self._table.tune[playing.name].gain) * _power(playing.share)
            playing.voice.volume = volume
            if playing.tense is not None:
                playing.tense.volume = volume * _power(self._tension)

    def _begin(self, name: str, tune: Tune, output: Speaker, speed: float, *, at_once: bool) -> None:
        """Start a tune and its layer from the first bar, silent until the next update unless `at_once`."""
        for file, tense in ((tune.file, tune.tense), (tune.spare, "")):
            voice = self._looped(file, output)
            if voice is not None:
                under = self._looped(tense, output)
                self._playing.append(_Playing(name, voice, under, 1.0 if at_once else 0.0, 1.0, speed))
                self.set_levels()
                return

    def _looped(self, file: str, output: Speaker) -> Voice | None:
        """A file that plays without end, still silent; None for none, or one that cannot be played here."""
        try:
            return output.loop(self._folder / file, 0.0) if file else None
        except Exception as reason:  # a sound card may fail in any way; the game must not
            self._warn(file, reason)
            return None
