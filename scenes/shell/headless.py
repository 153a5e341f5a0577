"""Drawing without a screen (on EGL): chosen before anything imports arcade."""

from __future__ import annotations

import os
import sys
from types import ModuleType

from scenes.shell.startup import leave_out

_X11_MODULES = {"x11_xinput_tablet": "get_tablets", "x11_xinput": "get_devices"}
"""Modules of `pyglet.input.linux` that ask X11 while they are imported, and the function taken of each."""


def enable_headless() -> None:
    """Let the window open on EGL, where there is no screen. Only Linux can; elsewhere nothing changes.

    pyglet's Linux input module asks X11 for tablets and mice while it is imported, which fails without a
    screen: two empty modules stand in for the two that ask.

    Raises:
        RuntimeError: arcade was imported before this call, and for a screen.
    """
    leave_out()
    if not sys.platform.startswith("linux"):
        return
    if "arcade" in sys.modules and not os.environ.get("ARCADE_HEADLESS"):
        raise RuntimeError("Drawing without a screen must be asked for before arcade is imported.")
    os.environ["ARCADE_HEADLESS"] = "True"
    os.environ.setdefault("PYGLET_AUDIO", "silent")  # nobody is there to hear it
    for name, function in _X11_MODULES.items():
        full = f"pyglet.input.linux.{name}"
        module = ModuleType(full)
        setattr(module, function, lambda display=None: [])
        sys.modules.setdefault(full, module)
