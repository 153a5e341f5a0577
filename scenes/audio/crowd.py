"""Sounds that begin together: how loud each may be, and which one makes room."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.audio.cues import Layer
from scenes.audio.speaker import Voice

CROWD_SECONDS = 0.1
"""Sounds that begin within so many seconds of one another crowd the ear."""
MOST_AT_ONCE = 3
"""Sounds that begin within `CROWD_SECONDS` and are heard in full; voices are not counted."""
SOFTER = 0.5
"""The share of its level that is left to a sound for which there is no room: −6 dB."""
_MOST_VOICES = 24
"""Sounds that are heard at once at most."""
_RANKS: dict[Layer, int] = {"voice": 0, "contact": 1, "ambience": 2}


@dataclass(frozen=True, eq=False)
class _Heard:
    layer: Layer
    voice: Voice


class Crowd:
    """The effects that are heard now, and those that have just begun."""

    def __init__(self) -> None:
        self._heard: list[_Heard] = []
        self._begun: list[tuple[float, Layer]] = []

    def share(self, layer: Layer, now: float) -> float:
        """Return the share of its level for a sound of `layer` that begins `now`, in seconds.

        A voice is never lowered. A contact is when three others began in full just before; whatever only
        moves is too, and gives way to contacts, which do not give way to it.
        """
        self._begun = [(at, other) for at, other in self._begun if now - at < CROWD_SECONDS - 1e-9]
        before = [other for _, other in self._begun if 0 < _RANKS[other] <= _RANKS[layer]]
        if layer != "voice" and len(before) >= MOST_AT_ONCE:
            return SOFTER
        self._begun.append((now, layer))
        return 1.0

    def make_room(self) -> None:
        """Stop the sound that matters least, and of those the oldest, where one more would be too many."""
        while len(self._heard) >= _MOST_VOICES:
            least = max(self._heard, key=lambda heard: _RANKS[heard.layer])
            self._let_go(least)

    def add(self, layer: Layer, voice: Voice) -> None:
        """Keep a sound that has begun until it is done."""
        self._heard.append(_Heard(layer, voice))

    def sweep(self) -> None:
        """Let go of every sound that has come to its end."""
        for heard in [heard for heard in self._heard if heard.voice.done]:
            self._let_go(heard)

    def close(self) -> None:
        """Stop every sound."""
        for heard in list(self._heard):
            self._let_go(heard)

    def _let_go(self, heard: _Heard) -> None:
        heard.voice.stop()
        self._heard.remove(heard)
