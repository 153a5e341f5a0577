"""Drawing without a screen, on Linux: decided before anything imports arcade."""

import os
import sys
from types import ModuleType
from typing import Any

_X11 = {"x11_xinput_tablet": "get_tablets", "x11_xinput": "get_devices"}


def enable() -> None:
    """Let arcade open its window on EGL. Other systems have no EGL and open a hidden window as usual.

    pyglet's Linux input module asks X11 for tablets and mice while it is imported, which fails without a
    screen: two empty modules stand in for the two that ask.
    """
    if not sys.platform.startswith("linux"):
        return
    os.environ["ARCADE_HEADLESS"] = "True"
    for name, function in _X11.items():
        full = f"pyglet.input.linux.{name}"
        module = ModuleType(full)
        setattr(module, function, _nothing)
        sys.modules.setdefault(full, module)


def _nothing(display: Any = None) -> list[Any]:
    return []
