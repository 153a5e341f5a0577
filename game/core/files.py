"""Files that others wrote: only regular ones, opened without waiting, inside their folder, up to a size."""

import errno
import os
import stat
from pathlib import Path
from typing import IO

MEGABYTE = 1_000_000
MOST_TEXT = 4 * MEGABYTE
"""Bytes of the largest text file."""
MOST_MEDIA = 32 * MEGABYTE
"""Bytes of the largest picture or sound."""


class UnfitFile(OSError):
    """A file that is there and is not read; `code` says why: not-regular, link-outside, too-large."""

    def __init__(self, code: str, path: object) -> None:
        super().__init__(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
        self.code = code


def read_regular_file(path: Path, most: int, within: Path | None = None) -> bytes:
    """The bytes of a file, never waiting for a pipe or a device.

    Links are followed; when `within` is given, to files in that folder only, which may itself be a link.

    Raises:
        UnfitFile: it is no regular file, lies outside, or has more than `most` bytes.
        OSError: it is missing, or the system refuses.
    """
    with open_regular_file(path, within) as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise UnfitFile("too-large", path)
    return raw


def open_regular_file(path: Path, within: Path | None = None) -> IO[bytes]:
    """A file opened for reading, as `read_regular_file` reads it.

    Raises:
        UnfitFile: it is no regular file, or lies outside.
        OSError: it is missing, or the system refuses.
    """
    try:
        real = path if within is None else _inside(path, within)
        _check_kind(os.stat(real).st_mode, path)
        file = open(real, "rb", opener=_without_waiting)  # noqa: SIM115 - the caller closes it
    except ValueError:  # a zero in the name
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from None
    try:
        _check_kind(os.fstat(file.fileno()).st_mode, path)
    except OSError:
        file.close()
        raise
    return file


def is_inside(path: Path, folder: Path) -> bool:
    """Whether something lies in a folder once every link is followed; what is not there does not."""
    try:
        _inside(path, folder)
    except (OSError, ValueError):
        return False
    return True


def _inside(path: Path, folder: Path) -> str:
    """The path of a thing in a folder, without links.

    Raises:
        UnfitFile: it lies elsewhere.
        OSError: it is not there, or its links go round in circles.
    """
    if _is_plainly_inside(path, folder):
        return str(path)
    real, home = os.path.realpath(path, strict=True), os.path.realpath(folder, strict=True)
    if not Path(real).is_relative_to(home):
        raise UnfitFile("link-outside", path)
    return real


def _is_plainly_inside(path: Path, folder: Path) -> bool:
    """Whether a path leads into a folder step by step, through no link and not upwards; Windows has others.

    Raises:
        OSError: it is not there.
    """
    above, here = os.path.join(folder, ""), os.fspath(path)
    if os.name == "nt" or not here.startswith(above):
        return False
    at = above
    for step in here.removeprefix(above).split(os.sep):
        at = os.path.join(at, step)
        if step in ("", os.pardir) or stat.S_ISLNK(os.lstat(at).st_mode):
            return False
    return True


def _check_kind(mode: int, path: Path) -> None:
    """Refuse what has no end or no bytes of its own.

    Raises:
        OSError: it is a folder.
        UnfitFile: it is a pipe, a device, a socket.
    """
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise UnfitFile("not-regular", path)


def _without_waiting(path: str, flags: int) -> int:
    """A file's number, opened so that nobody has to come to the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))
