"""Imports of arcade and pyglet that the game never uses, kept out because finding them takes long."""

from __future__ import annotations

import sys
from types import ModuleType

_UNUSED_MODULES = (
    "pyglet.media.codecs.ffmpeg_lib",  # our sounds are WAV
    "pyglet.image.codecs.gdkpixbuf2",  # our pictures are opened by Pillow
)
"""Optional modules of pyglet that nothing of ours needs."""
_EMPTY_MODULES = (
    "pytiled_parser",  # maps made of tiles
    "pytiled_parser.tiled_object",
    "arcade.hitbox.pymunk",  # outlines traced around pictures: ours are rectangles
    "arcade.pymunk_physics_engine",
)
"""Modules whose types arcade reads when it is imported, and that nothing of ours needs."""


class _Anything(ModuleType):
    """A module that has every attribute asked of it, each as a mere type."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return object


def leave_out() -> None:
    """Make these modules look missing or empty; must be called before anything imports arcade."""
    for name in _UNUSED_MODULES:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]
    if "arcade" not in sys.modules:
        for name in _EMPTY_MODULES:
            sys.modules.setdefault(name, _Anything(name))
