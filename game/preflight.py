"""Why the window would not open: each raw failure of OpenGL, fonts or display becomes one mending sentence.

Standard library only and no arcade: the two commands in `tools/` use it before anything is installed.
"""

import os
import shutil
import sys
from typing import NamedTuple

DEBIAN_PACKAGES = ("libgl1", "libegl1", "libgl1-mesa-dri", "libfontconfig1", "libxrender1")
"""What a bare Debian or Ubuntu lacks, all of it, so that one line is enough whatever was missing first."""

_INSTALL = {
    "apt-get": "apt-get install -y " + " ".join(DEBIAN_PACKAGES),
    "dnf": "dnf install -y mesa-libGL mesa-libEGL mesa-dri-drivers fontconfig libXrender",
    "pacman": "pacman -S --needed libglvnd mesa fontconfig libxrender",
    "zypper": "zypper install -y Mesa-libGL1 Mesa-libEGL1 Mesa-dri fontconfig libXrender1",
}


class PreflightProblem(NamedTuple):
    """What is lacking: `kind` is gl, fonts, x11, display, driver or library; `said` is for the player."""

    kind: str
    said: str

    @property
    def packages_mend_it(self) -> bool:
        """True when installing the missing libraries is the cure."""
        return self.kind in ("gl", "fonts", "x11")


_SIGNS = (
    ('Library "GL" not found', "gl"),
    ('Library "EGL" not found', "gl"),
    ('Library "freetype" not found', "fonts"),
    ('Library "fontconfig" not found', "fonts"),
    ("XRenderFindVisualFormat", "x11"),
    ('Library "X11" not found', "x11"),
    ("NoSuchDisplay", "display"),
    ("ContextException", "driver"),
    ("NoSuchConfig", "driver"),
    ("Could not create GL context", "driver"),
)
_MISSING = {
    "gl": "OpenGL is not installed",
    "fonts": "The font libraries are not installed",
    "x11": "The X11 libraries are not installed",
}
_DISPLAY = (
    "There is no display to open the window on: start the game from a desktop session,"
    " or with `xvfb-run` before the command; without one, bots play all the same:"
    " `python3 tools/play.py watch complots --record film.gif` films them,"
    " `python3 tools/play.py simulate complots` counts who wins."
)
_BROKEN = "is missing or broken: delete the folder .venv and start again with `python3 tools/play.py`."
_OURS = ("game", "scenes")
_DRIVER = "The graphics driver does not offer OpenGL 3.3: "
_DRIVER_CURE = {
    "win32": "update the driver of the graphics card.",
    "darwin": "update macOS.",
    "linux": "update it, or run `export LIBGL_ALWAYS_SOFTWARE=1` first to let the processor draw.",
}


def recognise_trouble(
    raw: str, *, platform: str = sys.platform, installer: str | None = None
) -> PreflightProblem | None:
    """The trouble behind an error text ("Type: message" or a whole traceback); None when it is another

    `installer` is the finished shell line that installs the libraries, `install_line()` when not given.
    """
    kind = next((kind for sign, kind in _SIGNS if sign in raw), None)
    if kind is None:
        return None
    if kind == "display":
        return PreflightProblem(kind, _DISPLAY)
    if kind == "driver":
        return PreflightProblem(kind, _DRIVER + _DRIVER_CURE.get(platform, _DRIVER_CURE["linux"]))
    return PreflightProblem(kind, f"{_MISSING[kind]}: run `{installer or install_line()}` and start again.")


def explain_error(error: BaseException) -> str:
    """One sentence for the player: the cure when the failure is known, else what the error itself says."""
    trouble = error_trouble(error)
    return trouble.said if trouble else f"{type(error).__name__}: {error}"


def error_trouble(error: BaseException) -> PreflightProblem | None:
    """The trouble behind an error: of the machine, or of a library in pieces; None when it is another."""
    return recognise_trouble(f"{type(error).__name__}: {error}") or _library_trouble(error)


def _library_trouble(error: BaseException) -> PreflightProblem | None:
    """The library that cannot be loaded, as a trouble; None when the error is another, or of our own code."""
    if not isinstance(error, ImportError):
        return None
    name = error.name or ""
    if name.partition(".")[0] in _OURS or not name:
        return None
    return PreflightProblem("library", f"The library `{name}` {_BROKEN}")


def install_line(manager: str | None = None, *, root: bool | None = None) -> str:
    """The shell line that installs every library the window needs, for this machine unless told otherwise.

    `manager` is apt-get, dnf, pacman or zypper (apt-get when none is found); `root` leaves out sudo.
    """
    if manager is None:
        manager = next((name for name in _INSTALL if shutil.which(name)), "apt-get")
    if root is None:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ("" if root else "sudo ") + _INSTALL[manager]
