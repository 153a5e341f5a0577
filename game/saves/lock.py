"""One writer: the lock of a file that two programs could write at once, and word of who holds it."""

import errno
import os
import platform
import re
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.mods.problems import Facts
from game.saves.save import SaveProblem

if TYPE_CHECKING:
    from filelock import BaseFileLock

PLAYING = "playing"
"""Code of the problem of a match that another program writes."""

LOCK_SUFFIX = ".lock"
"""End of the name of a lock; before it stand a dot and the name of the file that it is for."""

_WRITER_SUFFIX = ".writer"
_SOFT_SUFFIX = ".held"
_MOST_BYTES = 400
_NO_LOCKS = {errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP}
"""What a folder answers, on some networks, whose system keeps no locks."""


class Writer(msgspec.Struct, frozen=True):
    """Who writes a file: a process, its machine, and since when (ISO 8601, with its time zone)."""

    process: int
    machine: str
    since: str

    def facts(self, now: datetime) -> Facts:
        """The variables of the sentence that says who plays; `where` tells this machine from another.

        Raises:
            ValueError: what was written down as a time is none.
        """
        since = datetime.fromisoformat(self.since).astimezone()
        shown = f"{since:%H:%M}" if since.date() == now.astimezone().date() else f"{since:%Y-%m-%d %H:%M}"
        machine = re.sub(r"[^\w.-]", "", self.machine)[:40]
        where = "here" if machine == _machine() else "there"
        return {"where": where, "process": str(self.process), "since": shown, "machine": machine}


class LockedError(Exception):
    """Another program writes the file; `writer` is who, where that is known."""

    def __init__(self, path: Path, writer: Writer | None) -> None:
        super().__init__(f"{path.name} is being written by {writer}")
        self.path = path
        self.writer = writer

    @property
    def problem(self) -> SaveProblem:
        """What is said to whoever comes second."""
        facts: Facts = {"where": "somewhere", "process": "", "since": "", "machine": ""}
        if self.writer is not None:
            with suppress(ValueError, OverflowError):
                facts = self.writer.facts(datetime.now(UTC))
        return SaveProblem(code=PLAYING, path=self.path, facts=facts)


class WriterLock:
    """The right to write one file, held by one program at a time until `release`, or until it dies.

    The system keeps the lock, on a hidden empty file beside the real one, and frees it when the process
    ends, however that ends: what a killed program left lying is taken over. Where the system of a folder
    keeps no locks, a file with the process in it stands for one. Another file says who writes.
    """

    def __init__(self, path: Path, wait: float = 0.0) -> None:
        """Take the lock of `path`; wait at most so many seconds for another program to let go.

        Raises:
            LockedError: another program holds it, or this one at another table.
            OSError: no lock can be made in that folder.
        """
        self._file = _lock_file(path)
        self._note = self._file.with_suffix(_WRITER_SUFFIX)
        held = _take(self._file, wait)
        if held is None:
            raise LockedError(path, _read_writer(self._note))
        self._held: BaseFileLock | None = held
        _write_writer(self._note)

    def release(self) -> None:
        """Let others write; nothing is left lying. Releasing twice is fine."""
        if self._held is None:
            return
        for path in (self._note, self._file):
            with suppress(OSError):  # Windows deletes a lock only when it is free, and by itself
                path.unlink(missing_ok=True)
        self._held.release()
        self._held = None


def left_locks(folder: Path) -> list[Path]:
    """The files of a folder, there or gone, beside which lies a lock."""
    return [path.with_name(path.name[1 : -len(LOCK_SUFFIX)]) for path in folder.glob(f".*{LOCK_SUFFIX}")]


def _lock_file(path: Path) -> Path:
    """Path of the lock of a file, the same whichever link leads there."""
    real = Path(os.path.realpath(path))
    return real.with_name(f".{real.name}{LOCK_SUFFIX}")


def _take(path: Path, wait: float) -> "BaseFileLock | None":
    """The lock at `path`, taken; None when somebody else holds it.

    Raises:
        OSError: it cannot be made.
    """
    from filelock import FileLock, SoftFileLock, Timeout  # late: nobody who only looks waits for it

    try:
        try:
            lock: BaseFileLock = FileLock(path, thread_local=False, fallback_to_soft=False)
            lock.acquire(timeout=wait)
        except OSError as error:
            if isinstance(error, Timeout) or error.errno not in _NO_LOCKS:
                raise
            lock = SoftFileLock(path.with_suffix(_SOFT_SUFFIX), thread_local=False)
            lock.acquire(timeout=wait)
    except Timeout:
        return None
    return lock


def _machine() -> str:
    return re.sub(r"[^\w.-]", "", platform.node())[:40]


def _write_writer(path: Path) -> None:
    """Say who writes; where that cannot be written, nobody is told."""
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    with suppress(OSError):
        path.unlink(missing_ok=True)
        with path.open("xb") as file:
            file.write(msgspec.json.encode(Writer(os.getpid(), _machine(), now)))


def _read_writer(path: Path) -> Writer | None:
    """Who writes, as far as it was said."""
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(_MOST_BYTES), type=Writer)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def lock_match(path: Path) -> WriterLock | SaveProblem | None:
    """The lock of a match, or the problem that it is being played; None where there can be no lock."""
    try:
        return WriterLock(path) if path.is_file() else None
    except LockedError as error:
        return error.problem
    except OSError:
        return None


def release_lock(lock: WriterLock | None) -> None:
    """Give up a lock, where there was one."""
    if lock is not None:
        lock.release()
