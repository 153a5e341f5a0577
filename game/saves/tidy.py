"""Old evenings make room: the folder of matches keeps what is not finished and the last that are."""

import re
from pathlib import Path

from game.saves.folder import SUFFIX, match_sort_key
from game.saves.lock import LockedError, WriterLock, left_locks
from game.saves.reader import scan_match_file
from game.saves.save import SavedMatch

KEPT = 100
"""Finished matches that stay to be seen again: a winter of evenings, a few megabytes, and a title that still
reads the folder in the time of a breath."""

_OURS = re.compile(r"\d{8}-\d{6}-[a-z]+(-\d+)?")
"""A name that we gave; a match the players renamed is one they want to keep."""


def delete_old_matches(folder: Path, keep: int = KEPT) -> list[Path]:
    """Delete the finished matches that are older than the last `keep`, and return them, the latest first.

    What is not finished, what cannot be read, what has another name than we gave or is only a link stays;
    what the disk will not delete, or another program is writing, stays too. Locks whose match is gone go as
    well: a killed program leaves them. Never raises.
    """
    finished = 0
    gone: list[Path] = []
    names = _named_by_us(folder)
    for path in names if len(names) > keep else []:
        found = scan_match_file(path)
        if not isinstance(found, SavedMatch) or not found.finished:
            continue
        finished += 1
        if finished > keep and _deleted(path):
            gone.append(path)
    for path in _gone_but_locked(folder):
        _deleted(path)
    return gone


def _named_by_us(folder: Path) -> list[Path]:
    """The match files of a folder, the latest first."""
    try:
        named = [path for path in folder.glob(f"*{SUFFIX}") if _OURS.fullmatch(path.stem)]
        files = [path for path in named if path.is_file() and not path.is_symlink()]
        return sorted(files, key=match_sort_key, reverse=True)
    except OSError:
        return []


def _gone_but_locked(folder: Path) -> list[Path]:
    """Matches of a folder that are gone, but for their locks."""
    try:
        return [path for path in left_locks(folder) if path.suffix == SUFFIX and not path.exists()]
    except OSError:
        return []


def _deleted(path: Path) -> bool:
    """Whether a match, if it is there and nobody writes it, is deleted with its lock."""
    try:
        lock = WriterLock(path)
    except (OSError, LockedError):
        return False
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    finally:
        lock.release()
    return True
