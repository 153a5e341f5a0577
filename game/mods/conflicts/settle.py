"""What settles a conflict: a tiny mod that requires both and says the one field."""

import os
import re
import shutil
from collections.abc import Collection
from pathlib import Path
from typing import Any, Literal, NamedTuple

import tomli_w

from game.mods.compile import EXTENDS, REMOVE
from game.mods.conflicts.find import ABSENT, Conflict
from game.mods.manifest import FORMAT

Answer = Literal["first", "second"]
"""Which mod of a conflict wins."""
ANSWERS: tuple[Answer, ...] = ("first", "second")
_LONGEST_ID = 40
"""Letters of a mod's id."""


class Settlement(NamedTuple):
    """A mod still to be written: its id, and the texts of its files by their names in its folder."""

    id: str
    files: dict[str, str]


def settling_mod(conflict: Conflict, answer: Answer, title: str, taken: Collection[str] = ()) -> Settlement:
    """The mod with which one side of a conflict wins; its id is none of the `taken` ones."""
    side = conflict.first if answer == "first" else conflict.second
    owner = conflict.id.partition(":")[0]
    manifest = {
        "format": FORMAT,
        "id": _free_id(conflict, taken),
        "version": "1.0.0",
        "title": title,
        "requires": list(dict.fromkeys((owner, conflict.first.mod, conflict.second.mod))),
        "games": [conflict.game],
    }
    body = {conflict.table: {conflict.id: _said_field(conflict, side.value)}}
    files = {"mod.toml": tomli_w.dumps(manifest), f"{conflict.game}/settled.toml": tomli_w.dumps(body)}
    return Settlement(str(manifest["id"]), files)


def write_settlement(settlement: Settlement, folder: Path) -> Path:
    """Write a mod into a folder of mods, whole or not at all; return its own folder.

    Raises:
        OSError: it cannot be written, or there is such a folder already.
    """
    place, aside = folder / settlement.id, folder / f".{settlement.id}.part"
    if os.path.lexists(place):
        raise FileExistsError(17, os.strerror(17), str(place))
    shutil.rmtree(aside, ignore_errors=True)
    for name, text in settlement.files.items():
        path = aside / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    aside.rename(place)
    return place


def _said_field(conflict: Conflict, value: Any) -> dict[str, Any]:
    """The table that says the field and nothing else; a table of values replaces the one below it whole."""
    path = conflict.path
    if path == (EXTENDS,):
        return {REMOVE: [EXTENDS]} if value is ABSENT else {EXTENDS: value}
    said: dict[str, Any] = {}
    if value is ABSENT or isinstance(value, dict):
        said[REMOVE] = [".".join(path)]
    if value is not ABSENT:
        inner = said
        for key in path[:-1]:
            inner = inner.setdefault(key, {})
        inner[path[-1]] = value
    return said


def _free_id(conflict: Conflict, taken: Collection[str]) -> str:
    """An id that nobody has and that says what it is about."""
    words = "-".join(("settled", conflict.id.partition(":")[2], *conflict.path))
    name = re.sub(r"[^a-z0-9_-]+", "-", words.lower())[: _LONGEST_ID - 4].rstrip("-")
    number, id = 1, name
    while id in taken:
        number += 1
        id = f"{name}-{number}"
    return id
