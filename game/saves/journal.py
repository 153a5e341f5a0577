"""Journal: the pen of a match. Each tick is on disk before anyone hears of it."""

import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from game.core.rules import Action, Outcome
from game.saves.codec import seal_line
from game.saves.folder import new_paths
from game.saves.lock import LockedError, WriterLock
from game.saves.save import Header, SavedMatch

Write = Callable[[bytes], object]

_encode = msgspec.json.Encoder().encode


class Journal:
    """Writes a match down line by line; give it to `Match(…, journal=…)`.

    One thread at a time. A disk that fails does not stop the match: see `trouble`.
    """

    __slots__ = ("_file", "_seal", "_write", "ticks")

    def __init__(
        self, write: Write, *, ticks: int = 0, seal: int = 0, file: "MatchFile | None" = None
    ) -> None:
        self._write = write
        self._seal = seal
        self._file = file
        self.ticks = ticks

    def append(self, actions: Sequence[Action]) -> None:
        """Keep the actions of one tick, at once and for good."""
        line, self._seal = seal_line(b'{"n":%d,"a":%b' % (self.ticks, _encode(actions)), self._seal)
        self.ticks += 1
        self._write(line)

    def thought(self, noted: object) -> None:
        """Keep a note beside the log (what a bot thought): any Struct or JSON value."""
        self._line(b'{"t":%b' % _encode(noted))

    def finish(self, outcome: Outcome, checksum: str = "") -> None:
        """Write the end: a finished match is not offered to be gone on with."""
        self._line(b'{"o":%b,"checksum":%b' % (_encode(outcome), _encode(checksum)))

    def close(self) -> None:
        """Let go of the file; what is not finished can be resumed. Closing twice is fine."""
        if self._file is not None:
            self._file.close()

    def sync(self) -> None:
        """Make sure even a power cut keeps what is written (slow: milliseconds; call it between turns)."""
        if self._file is not None:
            self._file.sync()

    @property
    def trouble(self) -> str:
        """Why lines are kept in memory because the disk refuses them; empty when all is written."""
        return self._file.trouble if self._file is not None else ""

    def head(self, header: Header) -> None:
        """Write the first line."""
        self._line(_encode(header)[:-1])

    def _line(self, body: bytes) -> None:
        line, self._seal = seal_line(body, self._seal)
        self._write(line)


class MatchFile:
    """A file that is only ever whole lines: what the disk refused is tried again with the next line."""

    def __init__(self, path: Path, *, size: int | None = None, lock: WriterLock | None = None) -> None:
        """Make a new file, or open one to go on after its first `size` bytes; the `lock` goes with it.

        Raises:
            OSError: it cannot be made or opened.
        """
        self.path = path
        self.trouble = ""
        self._lock = lock
        self._owed = b""
        self._size = size or 0
        self._raw = path.open("xb" if size is None else "r+b", buffering=0)
        if size is not None:
            self._raw.truncate(size)
            self._raw.seek(size)

    def write(self, line: bytes) -> None:
        """Write a line, with those still owed."""
        if self._owed:
            line = self._owed + line
        try:
            whole = self._raw.write(line) == len(line)
            reason = "" if whole else "…"
        except OSError as error:
            whole, reason = False, error.strerror or type(error).__name__
        if whole:
            self._size += len(line)
            self._owed, self.trouble = b"", ""
        else:
            self._take_back(line, reason)

    def _take_back(self, line: bytes, reason: str) -> None:
        """Leave no half line behind, and remember what has to be written yet."""
        self._owed, self.trouble = line, reason
        try:
            self._raw.truncate(self._size)
            self._raw.seek(self._size)
        except OSError:
            self.trouble = reason

    def sync(self) -> None:
        """Ask the system to put it on the disk itself."""
        try:
            os.fsync(self._raw.fileno())
        except OSError as error:
            self.trouble = error.strerror or type(error).__name__

    def close(self) -> None:
        """Let go of the file, for any program to write; closing twice is fine."""
        self._raw.close()
        if self._lock is not None:
            self._lock.release()


def in_memory_journal() -> tuple[Journal, list[bytes]]:
    """Return a journal that writes to a list: for tests and measures."""
    kept: list[bytes] = []
    return Journal(kept.append), kept


def begin_new_match(folder: Path, header: Header, started: datetime) -> Journal:
    """Begin the file of a match in a folder, under a name that no other program has taken.

    Raises:
        OSError: it cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for path in new_paths(folder, header.game, started):
        try:
            return begin(path, header)
        except (FileExistsError, LockedError):
            continue
    raise AssertionError("there are always numbers left")


def begin(path: Path, header: Header) -> Journal:
    """Begin a new match file, and hold its lock until the journal is closed.

    Raises:
        OSError: it cannot be made (a file of that name included).
        LockedError: another program is beginning one there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = WriterLock(path)
    try:
        file = MatchFile(path, lock=lock)
    except OSError:
        lock.release()
        raise
    journal = Journal(file.write, file=file)
    journal.head(header)
    journal.sync()
    return journal


def resume_journal(saved: SavedMatch, lock: WriterLock) -> Journal:
    """Go on with a match file after its last sound line; the line in flight when it stopped is cut off.

    `lock` was held when the match was read, or another program may have written since; it is given up when
    the journal is closed.

    Raises:
        OSError: it cannot be opened for writing.
    """
    file = MatchFile(saved.path, size=saved.size, lock=lock)
    return Journal(file.write, ticks=saved.moves, seal=saved.seal, file=file)
