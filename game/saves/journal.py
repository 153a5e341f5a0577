"""Journal: the pen of a match. Each tick is on disk before anyone hears of it."""

import errno
import os
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Literal

import msgspec

from game.core.rules import Action, Outcome
from game.saves.codec import seal_line
from game.saves.folder import new_paths
from game.saves.lock import LockedError, WriterLock
from game.saves.save import Header, SavedChange, SavedMatch

Write = Callable[[bytes], object]

Opening = Callable[[], tuple[FileIO, WriterLock]]
"""Opens or makes a file, and takes its lock."""

Trouble = Literal["", "full", "forbidden", "failed"]
"""Why lines are not on the disk; nothing when all are."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_SYNC = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}
"""What files answer that have no disk to be put on."""

DISK_SECONDS = 2.0
"""Seconds after which a disk that has refused is asked again, also while nobody plays."""
_encode = msgspec.json.Encoder().encode


class Journal:
    """Writes a match down line by line; give it to `Match(…, journal=…)`.

    One thread at a time. A disk that fails does not stop the match: see `trouble`.
    """

    __slots__ = ("_file", "_seal", "_since_asked", "_write", "ticks")

    def __init__(
        self, write: Write, *, ticks: int = 0, seal: int = 0, file: "MatchFile | None" = None
    ) -> None:
        self._write = write
        self._seal = seal
        self._file = file
        self._since_asked = 0.0
        self.ticks = ticks

    def append(self, actions: Sequence[Action]) -> None:
        """Keep the actions of one tick, at once and for good."""
        line, self._seal = seal_line(b'{"n":%d,"a":%b' % (self.ticks, _encode(actions)), self._seal)
        self.ticks += 1
        self._write(line)

    def thought(self, noted: object) -> None:
        """Keep a note beside the log (what a bot thought): any Struct or JSON value."""
        self._line(b'{"t":%b' % _encode(noted))

    def change(self, change: SavedChange) -> None:
        """Keep what the mods say from the next tick on."""
        self._line(b'{"m":%b' % _encode(change))

    def finish(self, outcome: Outcome, checksum: str = "") -> None:
        """Write the end: a finished match is not offered to be gone on with."""
        self._line(b'{"o":%b,"checksum":%b' % (_encode(outcome), _encode(checksum)))

    def write_owed(self) -> None:
        """Write what the disk has refused so far, if there is room now."""
        if self._file is not None:
            self._file.write_owed()

    def ask_disk(self, dt: float) -> None:
        """Let `dt` seconds pass; a disk that has refused is asked now and then whether it has room again."""
        if not self.trouble:
            return
        self._since_asked += dt
        if self._since_asked >= DISK_SECONDS:
            self._since_asked = 0.0
            self.write_owed()

    def close(self) -> None:
        """Let go of the file, with all that is owed if there is room; it can be resumed. Twice is fine."""
        if self._file is not None:
            self._file.close()

    def sync(self) -> None:
        """Make sure even a power cut keeps what is written (slow: milliseconds; call it between turns)."""
        if self._file is not None:
            self._file.sync()

    @property
    def trouble(self) -> Trouble:
        """Why lines are kept in memory because the disk refuses them; empty when all is written."""
        return self._file.trouble if self._file is not None else ""

    @property
    def path(self) -> Path | None:
        """Where the match is written; None where it is not on a disk."""
        return self._file.path if self._file is not None else None

    def head(self, header: Header) -> None:
        """Write the first line."""
        self._line(_encode(header)[:-1])

    def _line(self, body: bytes) -> None:
        line, self._seal = seal_line(body, self._seal)
        self._write(line)


class MatchFile:
    """A file that is only ever whole lines, in their order: what the disk refuses is owed, and tried again.

    A line is written when every line before it stands, never earlier. `trouble` says why something is owed.
    """

    def __init__(self, opening: Opening, size: int = 0) -> None:
        """Prepare a file that `opening` makes or opens, and locks; its first `size` bytes stand."""
        self.trouble: Trouble = ""
        self._opening = opening
        self._raw: FileIO | None = None
        self._lock: WriterLock | None = None
        self._owed: deque[bytes] = deque()
        self._size = size
        self._ragged = self._unsynced = self._closed = False

    @property
    def path(self) -> Path | None:
        """Where the file is; None while it could not be made."""
        return Path(self._raw.name) if self._raw is not None else None

    def open(self) -> None:
        """Open the file now, not with its first line.

        Raises:
            OSError: it cannot be made or opened.
            LockedError: another program writes it.
        """
        self._raw, self._lock = self._opening()

    def write(self, line: bytes) -> None:
        """Write a line after those still owed, or owe it, too."""
        self._owed.append(line)
        self.write_owed()

    def write_owed(self) -> None:
        """Write what is owed, line by line, as far as there is room."""
        try:
            if self._raw is None and not self._closed:
                self.open()
            while self._owed:
                self._put(self._owed[0])
                self._owed.popleft()
            if self._unsynced:
                self.sync()
        except (OSError, LockedError) as error:
            self.trouble = trouble_of(error)
        else:
            self.trouble = self.trouble if self._unsynced else ""

    def _put(self, line: bytes) -> None:
        """Put a line at the end of what stands; of a line that does not fit nothing is left if that can be.

        What is left all the same is the beginning of this line, which is written over when it is tried again.

        Raises:
            OSError: it could not be written whole.
        """
        assert self._raw is not None
        if self._ragged:
            self._raw.seek(self._size)
        rest = memoryview(line)
        self._ragged = True
        try:
            while rest:
                rest = rest[_written(self._raw, rest) :]
        except OSError:
            with suppress(OSError):
                self._raw.truncate(self._size)
            raise
        self._size += len(line)
        self._ragged = False

    def sync(self) -> None:
        """Ask the system to put it on the disk itself; a disk that refuses is asked again later."""
        if self._raw is None or self._raw.closed:
            return
        try:
            os.fsync(self._raw.fileno())
            self._unsynced = False
        except OSError as error:
            self._unsynced = error.errno not in _NO_SYNC
            self.trouble = trouble_of(error) if self._unsynced else self.trouble

    def close(self) -> None:
        """Write what is owed, if there is room now, and let go of the file; closing twice is fine."""
        if self._closed:
            return
        self.write_owed()
        self._closed = True
        try:
            if self._raw is not None:
                self._raw.close()
        except OSError as error:
            self.trouble = trouble_of(error)
        if self._lock is not None:
            self._lock.release()


def _written(raw: FileIO, rest: memoryview) -> int:
    """How many bytes of `rest` were written, at least one.

    Raises:
        OSError: not even one was.
    """
    count = raw.write(rest)
    if not count:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return count


def trouble_of(error: Exception) -> Trouble:
    """Why something could not be written."""
    number = getattr(error, "errno", None)
    return "full" if number in _FULL else "forbidden" if number in _FORBIDDEN else "failed"


def in_memory_journal() -> tuple[Journal, list[bytes]]:
    """Return a journal that writes to a list: for tests and measures."""
    kept: list[bytes] = []
    return Journal(kept.append), kept


def begin_new_match(folder: Path, header: Header, started: datetime, *, patient: bool = False) -> Journal:
    """Begin the file of a match in a folder, under a name that no other program has taken.

    Of a `patient` journal everything is owed while the disk refuses: see its `trouble`.

    Raises:
        OSError: it cannot be made, and nobody is patient.
    """
    file = MatchFile(lambda: _make_in(folder, header.game, started))
    if not patient:
        file.open()
    return _headed(file, header)


def begin(path: Path, header: Header) -> Journal:
    """Begin a new match file, and hold its lock until the journal is closed.

    Raises:
        OSError: it cannot be made (a file of that name included).
        LockedError: another program is beginning one there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = MatchFile(lambda: _make(path))
    file.open()
    return _headed(file, header)


def _headed(file: MatchFile, header: Header) -> Journal:
    """The journal of a new file, its first line written as far as the disk lets us."""
    journal = Journal(file.write, file=file)
    journal.head(header)
    journal.sync()
    return journal


def _make_in(folder: Path, game: str, started: datetime) -> tuple[FileIO, WriterLock]:
    """A new file in a folder and its lock; a name that is taken meanwhile is left to whoever took it."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in new_paths(folder, game, started):
        with suppress(FileExistsError, LockedError):
            return _make(path)
    raise AssertionError("there are always numbers left")


def _make(path: Path) -> tuple[FileIO, WriterLock]:
    """A new file at `path`, and its lock, which was there before it."""
    lock = WriterLock(path)
    try:
        return FileIO(path, "xb"), lock
    except OSError:
        lock.release()
        raise


def resume_journal(saved: SavedMatch, lock: WriterLock) -> Journal:
    """Go on with a match file after its last sound line; the line in flight when it stopped is cut off.

    `lock` was held when the match was read, or another program may have written since; it is given up when
    the journal is closed.

    Raises:
        OSError: it cannot be opened for writing.
    """
    file = MatchFile(lambda: (_reopen(saved), lock), saved.size)
    file.open()
    return Journal(file.write, ticks=saved.moves, seal=saved.seal, file=file)


def _reopen(saved: SavedMatch) -> FileIO:
    """The file of a match, open after its last sound line."""
    raw = FileIO(saved.path, "r+b")
    try:
        raw.truncate(saved.size)
        raw.seek(saved.size)
    except OSError:
        raw.close()
        raise
    return raw
