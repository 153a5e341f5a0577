"""The memory of what was measured: one small file a question, replaced whole, so that nothing is lost."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

KEPT = 300
"""Questions that are remembered; those not asked for the longest are forgotten."""

_MOST_BYTES = 400_000
_SUFFIX = ".json"
_PARTS = ".part"
T = TypeVar("T")


def load_measured(folder: Path, key: str, kind: type[T]) -> T | None:
    """What was measured under a key so far; None where nothing was, or nothing can be read."""
    path = folder / f"{key}{_SUFFIX}"
    try:
        if path.stat().st_size > _MOST_BYTES:
            return None
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def save_measured(folder: Path, key: str, found: object) -> bool:
    """Remember what was measured in place of what was there; returns whether the disk lets us."""
    path = folder / f"{key}{_SUFFIX}"
    fresh = folder / f".{key}.{os.getpid()}{_PARTS}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.encode(found))
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        return False
    return True


def forget_oldest(folder: Path, kept: int = KEPT) -> None:
    """Leave so many of the latest questions in the folder, and nothing that was half written."""
    _remove(folder.glob(f".*{_PARTS}"))
    latest = sorted(folder.glob(f"*{_SUFFIX}"), key=_age_of)
    _remove(latest[kept:])


def _age_of(path: Path) -> tuple[float, str]:
    """What the files are sorted by: the latest first."""
    try:
        return -path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)
