"""Writes `tools/constraints.txt` anew, with the newest versions that fit. Standard library only."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import bootstrap
import checks
import pythons

HEADER = """\
# The exact version of every library that tools/play.py and tools/test.py install, on every machine alike.
# pyproject.toml says which versions would do; this file, which one it is. `tools/dev.py lock` writes it.
"""

ELSEWHERE = ("colorama",)
"""What libraries want on other systems than this one: Windows colours its terminal with it."""


def main() -> int:
    """Ask pip for the newest versions and write them down; returns the exit code.

    The oldest Python of ours has to ask: what newer ones get need not run on it.
    """
    oldest = pythons.GOOD[0]
    if "{}.{}".format(*sys.version_info[:2]) != oldest:
        bootstrap.say(f"versions have to serve every Python of ours: run `python{oldest} tools/dev.py lock`.")
        return 1
    venv = checks.prepare_venv()
    options = ["--disable-pip-version-check", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command = [*bootstrap.pip_command(venv), "install", *options, ".[dev]", *ELSEWHERE]
    child = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, encoding="utf-8")
    if child.returncode:
        bootstrap.say("pip found no versions that go together.")
        return 1
    text = constraints_text(json.loads(child.stdout))
    (bootstrap.ROOT / bootstrap.CONSTRAINTS).write_text(text, encoding="utf-8")
    bootstrap.say(f"{text.count('==')} versions are in {bootstrap.CONSTRAINTS}: run tools/test.py with them.")
    return 0


def constraints_text(report: Mapping[str, Any]) -> str:
    """The file of exact versions, by name, from what pip reports that it would install; without ourselves."""
    libraries = [library["metadata"] for library in report["install"]]
    pins = {plain_name(library["name"]): library["version"] for library in libraries}
    return HEADER + "".join(
        f"{name}=={version}\n" for name, version in sorted(pins.items()) if name != "perfidie"
    )


def plain_name(name: str) -> str:
    """The one spelling of a library's name: `fluent.runtime` and `Fluent_Runtime` are `fluent-runtime`."""
    return re.sub(r"[-_.]+", "-", name).lower()
