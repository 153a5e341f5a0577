"""What arcade and pyglet would load or look for although the game never uses it: looking takes long."""

from __future__ import annotations

import sys
from types import ModuleType

_NEVER = (
    "pyglet.media.codecs.ffmpeg_lib",  # our sounds are WAV
    "pyglet.image.codecs.gdkpixbuf2",  # our pictures are opened by Pillow
)
_TILES = ("pytiled_parser", "pytiled_parser.tiled_object")
"""Maps made of tiles: arcade reads their types when it is imported."""


class _Anything(ModuleType):
    """Has whatever is asked of it, as a mere type."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return object


def leave_out() -> None:
    """Let them think that these are not there; must come before anything imports arcade."""
    for name in _NEVER:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]
    if "arcade" not in sys.modules:
        for name in _TILES:
            sys.modules.setdefault(name, _Anything(name))
