"""Where things lie: our own content (checkout, wheel or frozen build) and each player's own folders."""

import errno
import os
import sys
from functools import cache
from pathlib import Path

import platformdirs

_APP = "perfidie"


class NoHome(OSError):
    """PERFIDIE_HOME names the home of somebody unknown; `filename` is what it says."""


def content() -> Path:
    """The folder that holds `mods/` and `assets/`: frozen bundle, else wheel, else checkout."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    return _content_of(__file__)


@cache
def _content_of(module: str) -> Path:
    """The content beside this module, wherever it was installed."""
    package = Path(module).resolve().parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def bundled_mods_folder() -> Path:
    """The mods that come with the game; `mods/base` is always among them."""
    return content() / "mods"


def assets_folder() -> Path:
    """Pictures, sounds and fonts, ready to be shown: nothing has to be built first."""
    return content() / "assets"


def saves_folder() -> Path:
    """Where matches are kept; may not exist yet. PERFIDIE_HOME moves it, like every folder of the player."""
    return _home("saves") or platformdirs.user_data_path(_APP, appauthor=False) / "saves"


def user_mods() -> Path:
    """Where a player puts mods of his own; may not exist yet."""
    return _home("mods") or platformdirs.user_data_path(_APP, appauthor=False) / "mods"


def config_folder() -> Path:
    """Where the settings are kept; may not exist yet."""
    return _home("config") or platformdirs.user_config_path(_APP, appauthor=False)


def log_folder() -> Path:
    """Where crash reports and logs are written; may not exist yet."""
    return _home("log") or platformdirs.user_log_path(_APP, appauthor=False)


def _home(part: str) -> Path | None:
    """A folder below PERFIDIE_HOME, when that is set.

    Raises:
        NoHome: it is the home of somebody whom this machine does not know.
    """
    home = os.environ.get("PERFIDIE_HOME")
    if not home:
        return None
    try:
        return Path(home).expanduser() / part
    except RuntimeError:
        raise NoHome(errno.ENOENT, os.strerror(errno.ENOENT), home) from None
