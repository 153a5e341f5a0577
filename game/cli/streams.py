"""The terminal's streams, whatever they can take: other alphabets, no width, a full disk, no reader."""

import codecs
import os
import shutil
import sys
import unicodedata
from pathlib import Path
from typing import IO

from game.core.letters import visible

NARROWEST, WIDEST = 40, 400
"""Columns between which lines are laid out, whatever the terminal says of itself."""

_LIKE = "letters-that-come-close"
_PLAIN = {
    "«": "<<",
    "»": ">>",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "…": "...",
    "·": "-",
    "–": "-",
    "—": "-",
    "→": "->",
    "×": "x",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "\u00a0": " ",
    "\u202f": " ",
}


def _come_close(error: UnicodeError) -> tuple[str, int]:
    """The letters that come closest to those that an encoding lacks, as a handler of `codecs`.

    Raises:
        UnicodeError: it was a decoding that failed.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_plain_letter(letter) for letter in lost), error.end


def _plain_letter(letter: str) -> str:
    """The plain letter that comes close to one, or a question mark.

    >>> _plain_letter("è"), _plain_letter("…"), _plain_letter("猫")
    ('e', '...', '?')
    """
    known = _PLAIN.get(letter)
    if known is not None:
        return known
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"


def open_streams() -> None:
    """Let stdout and stderr take every word: letters that they lack become those that come close.

    A stream that is closed is replaced by one that nobody reads.
    """
    codecs.register_error(_LIKE, _come_close)
    sys.stdout = _opened(sys.stdout)
    sys.stderr = _opened(sys.stderr)


def _opened(stream: IO[str] | None) -> IO[str]:
    """A stream that takes every word."""
    if stream is None:
        return open(os.devnull, "w", encoding="utf-8")
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=_LIKE)
    return stream


def close_quietly() -> None:
    """Let what is still in stdout and stderr be lost, because nobody can take it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            _sink(stream)


def _sink(stream: IO[str]) -> None:
    """Send what a stream still holds to nobody."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return


def line_width() -> int:
    """Columns of the terminal, where it says a number that one can write in; else 80, or what comes close."""
    return min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)


def shown_word(word: object, most: int = 60) -> str:
    """A word that somebody typed, fit to be said again: no control characters, cut short.

    >>> shown_word("a" * 70, most=5), shown_word("b\\x1b[2J")
    ('aaaa…', 'b?[2J')
    """
    said = str(word)
    cut = said if len(said) <= most else said[: most - 1] + "…"
    return visible(cut)


def shown_path(path: Path, most: int = 60) -> str:
    """A path that somebody typed, fit to be said again; of a long one the end, where the file's name is.

    >>> shown_path(Path("a-folder/film.txt"), most=9)
    '…film.txt'
    """
    said = str(path)
    return visible(said if len(said) <= most else "…" + said[1 - most :])
