"""Which Pythons Perfidie runs on. Old ones must be able to read this file: no syntax newer than 3.6."""

import os
import shutil
import sys
from typing import Callable, List, Optional

GOOD = ("3.11", "3.12", "3.13")

Which = Callable[[str], Optional[str]]


def refusal(version: str, command: str, which: Which = shutil.which) -> Optional[str]:
    """What to say to someone who starts `command` with Python `version` ("3.9"); None when it will do."""
    if version in GOOD:
        return None
    found = [good for good in reversed(GOOD) if which("python" + good)]
    cure = f"run `python{found[0]} {command}`" if found else "install one of them and start again"
    return f"Perfidie needs Python {', '.join(GOOD[:-1])} or {GOOD[-1]}, and this is {version}: {cure}."


def installed(which: Which = shutil.which, named: str = os.environ.get("PERFIDIE_PYTHONS", "")) -> List[str]:
    """The other Pythons of this machine that would do: found by name, or as PERFIDIE_PYTHONS lists them.

    The variable holds their files, joined as folders of commands are: each may be the Python of a `.venv`.
    """
    running = "{}.{}".format(*sys.version_info[:2])
    found = [which("python" + good) for good in GOOD if good != running]
    return named.split(os.pathsep) if named else [one for one in found if one]


def insist() -> None:
    """End the command with one sentence when this Python is too old or too new."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    said = refusal(version, " ".join(["tools/" + os.path.basename(sys.argv[0]), *sys.argv[1:]]))
    if said:
        sys.exit(said)
