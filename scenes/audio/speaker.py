"""The loudspeaker: WAV files through pyglet, each read once, tunes looped without a gap.

arcade is imported first because it decides which sound drivers pyglet tries, and whether it runs headless.
"""

from __future__ import annotations

import math
import wave
from pathlib import Path
from typing import Any, Protocol

import arcade
import pyglet


class Voice(Protocol):
    """One sound while it is heard."""

    volume: float
    """From 0 to 1; may be changed at any time."""

    @property
    def done(self) -> bool:
        """Whether the sound has come to its end."""

    def stop(self) -> None:
        """Silence the sound and give back what it held; harmless when repeated."""


class Speaker(Protocol):
    """An output that turns files into sound. Its methods may raise whatever a sound card can."""

    def effect(self, path: Path, volume: float, pitch: float, pan: float) -> Voice:
        """Play a short file once; `volume` 0 to 1, `pitch` a factor, `pan` −1 (left) to 1 (right)."""

    def loop(self, path: Path, volume: float) -> Voice:
        """Play a file without end, its end running into its beginning; `volume` 0 to 1."""


def open_speaker() -> Speaker | None:
    """The machine's loudspeaker, or None where there is none, or nobody to hear it (headless)."""
    if arcade.headless:
        return None
    try:
        from pyglet.media import get_audio_driver
        from pyglet.media.drivers.silent.adaptation import SilentDriver

        driver: Any = get_audio_driver()  # type: ignore[no-untyped-call]
    except Exception:  # whatever a broken sound library throws at import
        return None
    return None if driver is None or isinstance(driver, SilentDriver) else PygletSpeaker()


class PygletSpeaker:
    """The best driver of pyglet here: OpenAL, XAudio2, DirectSound or PulseAudio."""

    def __init__(self) -> None:
        self._effects: dict[Path, Any] = {}
        self._loops: dict[Path, tuple[Any, bytes]] = {}

    def effect(self, path: Path, volume: float, pitch: float, pan: float) -> Voice:
        """Play a file of any length, decoded the first time only.

        Raises:
            OSError: the file is missing.
        """
        if path not in self._effects:
            self._effects[path] = pyglet.media.load(str(path), streaming=False)
        return _PygletVoice(self._effects[path], volume, min(max(pitch, 0.25), 4.0), pan)

    def loop(self, path: Path, volume: float) -> Voice:
        """Play a 16-bit WAV without end.

        Raises:
            OSError: the file is missing.
            wave.Error: it is no WAV.
        """
        if path not in self._loops:
            with wave.open(str(path), "rb") as file:
                channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
                shape = pyglet.media.codecs.AudioFormat(channels, 8 * width, rate)
                self._loops[path] = (shape, file.readframes(file.getnframes()))
        return _PygletVoice(_endless(*self._loops[path]), volume, 1.0, 0.0)


def _endless(shape: Any, samples: bytes) -> Any:
    """A pyglet source that never ends: pyglet's own loop stops, seeks and refills, which is heard."""
    from pyglet.media.codecs import AudioData, Source

    class Endless(Source):
        audio_format = shape
        at = 0

        def is_precise(self) -> bool:
            return True

        def seek(self, timestamp: float) -> None:
            self.at = shape.timestamp_to_bytes_aligned(timestamp) % len(samples)

        def get_queue_source(self) -> Endless:
            return self

        def get_audio_data(self, num_bytes: int, compensation_time: float = 0.0) -> Any:
            wanted = max(shape.align(int(num_bytes)), shape.bytes_per_frame)
            piece = samples[self.at : self.at + wanted]
            while len(piece) < wanted:
                piece += samples[: wanted - len(piece)]
            self.at = (self.at + wanted) % len(samples)
            return AudioData(piece, wanted)

    return Endless()


class _PygletVoice:
    """A pyglet Player that lets go of its source when told to."""

    def __init__(self, source: Any, volume: float, pitch: float, pan: float) -> None:
        self._ends = None if source.duration is None else source.duration / pitch + 0.5
        self._volume = volume
        self._player: Any = pyglet.media.Player()
        self._player.volume = volume
        """The level it plays at, 0 to 1."""
        self._player.pitch = pitch
        self._player.position = (pan, 0.0, -math.sqrt(1 - pan * pan))  # in front: behind is fainter
        self._player.queue(source)
        self._player.play()

    @property
    def volume(self) -> float:
        """The level it plays at."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        if self._player is not None and abs(value - self._volume) > 1e-4:
            self._volume = value
            self._player.volume = value

    @property
    def done(self) -> bool:
        """Whether pyglet has let go of the sound, or its time is over."""
        if self._player is None or self._player.source is None:
            return True
        return self._ends is not None and bool(self._player.time > self._ends)

    def stop(self) -> None:
        """Silence the sound, and let go of its source."""
        if self._player is not None:
            self._player.pause()
            self._player.delete()
            self._player = None
