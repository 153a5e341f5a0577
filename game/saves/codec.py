"""The lines of a match file: JSON, numbered, each sealed with a checksum chained from the line before.

A line is `{…,"c":"xxxxxxxx"}`; the seal is the CRC-32 of everything before `,"c"`, started from the seal of
the line above. A line that is changed, lost, doubled or moved is known, and known to be the first wrong one.
"""

from collections.abc import Iterator
from zlib import crc32

_SEAL = len(b',"c":"00000000"}')


def seal_line(body: bytes, above: int) -> tuple[bytes, int]:
    """Return the whole line of a JSON object without its closing brace, and its seal.

    >>> seal_line(b'{"n":0', 0)
    (b'{"n":0,"c":"8866dcae"}\\n', 2288442542)
    """
    own = crc32(body, above)
    return b'%b,"c":"%08x"}\n' % (body, own), own


def unseal_line(line: bytes, above: int) -> tuple[bytes, int] | None:
    """Return what a line says (the whole object, seal left out) and its seal; None when it is damaged.

    `line` comes without its line end.
    """
    body = line[:-_SEAL]
    own = crc32(body, above)
    return (body + b"}", own) if body and line[-_SEAL:] == b',"c":"%08x"}' % own else None


def complete_lines(raw: bytes, start: int = 0) -> Iterator[tuple[bytes, int]]:
    """Yield each complete line and where the next one begins; what was being written last is left out."""
    while (end := raw.find(b"\n", start)) >= 0:
        yield raw[start:end], end + 1
        start = end + 1
