"""What scenes ask of the sound and of the words, and a stage without any sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Words(Protocol):
    """The texts of one language."""

    def __call__(self, key: str, **facts: Any) -> str:
        """The words for a key."""


class SoundOutput(Protocol):
    """What scenes ask of the sound."""

    on_caption: Callable[[str], object] | None

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Make a sound."""

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Change the music."""

    def duck(self, on: bool) -> None:
        """Lower the music for a while."""

    def hush(self, seconds: float) -> None:
        """Silence the music for so long."""

    def update(self, dt: float) -> None:
        """Let time pass."""


class NullSound:
    """No sound at all, for tests and for machines without any."""

    on_caption: Callable[[str], object] | None = None

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Nothing is heard."""

    def music(self, name: str | None, fade: float = 1.2) -> None:
        """Nothing is heard."""

    def duck(self, on: bool) -> None:
        """Nothing gets softer."""

    def hush(self, seconds: float) -> None:
        """Nothing falls silent."""

    def update(self, dt: float) -> None:
        """Nothing is heard."""
