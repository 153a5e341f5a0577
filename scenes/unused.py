"""What pyglet would look for on the machine although the game never uses it: looking takes long."""

from __future__ import annotations

import sys

_NEVER = (
    "pyglet.media.codecs.ffmpeg_lib",  # our sounds are WAV
    "pyglet.image.codecs.gdkpixbuf2",  # our pictures are opened by Pillow
)


def leave_out() -> None:
    """Let pyglet think that these libraries are not there; must come before anything imports arcade."""
    for name in _NEVER:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]
