"""The memory of tables that have been tried: by key, what was found, so that nothing is tried twice."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from game.mods.problems import Problem
from game.saves.lock import LockedError, WriterLock

KEPT = 400
"""Tables that are remembered; the oldest are forgotten."""

_MOST_BYTES = 1_000_000
_PATIENCE = 1.0
_reader = msgspec.json.Decoder(dict[str, Problem | None])


def load_tried(path: Path) -> dict[str, Problem | None]:
    """By key of each table that was tried its problem, or None; empty where nothing can be read."""
    try:
        if not path.is_file() or path.stat().st_size > _MOST_BYTES:
            return {}
        return _reader.decode(path.read_bytes())
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}


def save_tried(path: Path, found: Mapping[str, Problem | None]) -> bool:
    """Remember these tables beside those that other programs remember; returns whether the disk lets us."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = WriterLock(path, wait=_PATIENCE)
    except (OSError, LockedError):
        return False
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        every = list({**load_tried(path), **found}.items())[-KEPT:]
        fresh.write_bytes(msgspec.json.encode(dict(every)))
        fresh.replace(path)
    except OSError:
        return False
    finally:
        lock.release()
    return True
