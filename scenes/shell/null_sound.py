"""The protocols through which scenes reach sound and words, and a sound output that stays silent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Words(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The text of the Fluent message `key`, with `facts` in its placeholders."""

    def __contains__(self, key: object) -> bool:
        """Whether there is a message `key`."""


class SoundOutput(Protocol):
    """The sound as scenes see it: cues, one tune at a time, and captions for both."""

    on_caption: Callable[[str], object] | None

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play the cue `name`; `pitch` is a factor of its frequency, `pan` −1 (left) to 1 (right)."""

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Let the tune `name`, or silence, take over in `fade` seconds."""

    def duck(self, on: bool) -> None:
        """Lower the music, or let it rise again."""

    def hush(self, seconds: float) -> None:
        """Silence the music for `seconds`; effects go on."""

    def resume(self) -> None:
        """Let the music come back from a hush."""

    def tension(self, amount: float) -> None:
        """Let the tune follow how tense the match is, from 0 to 1."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for fades."""


class NullSound:
    """A sound output without any sound, for tests and for machines that have none."""

    on_caption: Callable[[str], object] | None = None

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play nothing."""

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Change no music."""

    def duck(self, on: bool) -> None:
        """Lower nothing."""

    def hush(self, seconds: float) -> None:
        """Silence nothing."""

    def resume(self) -> None:
        """Bring nothing back."""

    def tension(self, amount: float) -> None:
        """Tighten nothing."""

    def update(self, dt: float) -> None:
        """Let time pass unheard."""
