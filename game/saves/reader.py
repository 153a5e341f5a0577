"""Reading a match file line by line, up to the first line that is not what must come there."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.core.files import open_regular_file
from game.core.rules import Outcome
from game.mods.catalog import ContentHashes
from game.mods.problems import Facts, os_reason
from game.saves.codec import complete_lines, unseal_line
from game.saves.save import (
    FORMAT,
    Header,
    SavedChange,
    SavedMatch,
    SaveProblem,
    compare_mods,
    unknown_game_problem,
)

MARK = b'{"perfidie":'
"""How every match file begins."""

MOST_BYTES = 64 * 1024 * 1024
"""No match is longer than this; a larger file is something else."""


class _Version(msgspec.Struct, frozen=True):
    """The part of a first line that every format shares."""

    perfidie: int
    program: str = "?"


class _Tick(msgspec.Struct, frozen=True):
    n: int
    a: msgspec.Raw


class _Change(msgspec.Struct, frozen=True):
    m: SavedChange


class _Thought(msgspec.Struct, frozen=True):
    t: Any


class _End(msgspec.Struct, frozen=True):
    o: Outcome
    checksum: str


_version = msgspec.json.Decoder(_Version)
_header = msgspec.json.Decoder(Header)
_tick = msgspec.json.Decoder(_Tick)
_change = msgspec.json.Decoder(_Change)
_thought = msgspec.json.Decoder(_Thought)
_end = msgspec.json.Decoder(_End)


_SENSELESS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What a line does to its reader that is no JSON, no text, or deeper than anybody writes."""


class _Stop(Exception):
    """The line being read cannot be understood; `code` says why, if it is not plain damage."""

    def __init__(self, code: str = "", facts: Facts | None = None) -> None:
        self.code = code
        self.facts = facts or {}


class _Reader:
    """Reads line after line, and keeps what is sound."""

    def __init__(self, path: Path, actions: msgspec.json.Decoder[tuple[Any, ...]] | None) -> None:
        self.path = path
        self.actions = actions
        self.header: Header | None = None
        self.ticks: list[tuple[Any, ...]] = []
        self.moves = 0
        self.thoughts: list[Any] = []
        self.changes: list[SavedChange] = []
        self.end: _End | None = None
        self.size = 0
        self.seal = 0
        self.line = 0

    def take(self, line: bytes, after: int) -> None:
        """Read one line; raises _Stop, and keeps nothing of it, when it is not what must come here."""
        self.line += 1
        opened = unseal_line(line, self.seal)
        if opened is None or self.end is not None:
            raise _Stop
        try:
            self._understand(opened[0])
        except _SENSELESS:
            raise _Stop from None
        self.size, self.seal = after, opened[1]

    def _understand(self, body: bytes) -> None:
        if self.header is None:
            self._head(body)
        elif body.startswith(b'{"n":'):
            self._tick(_tick.decode(body))
        elif body.startswith(b'{"m":'):
            self._change(_change.decode(body).m)
        elif body.startswith(b'{"t":'):
            self.thoughts.append(_thought.decode(body).t)
        else:
            self.end = _end.decode(body)

    def _head(self, body: bytes) -> None:
        version = _version.decode(body)
        if version.perfidie > FORMAT:
            raise _Stop("newer", {"version": version.program})
        self.header = _header.decode(body)

    def _tick(self, tick: _Tick) -> None:
        if tick.n != self.moves:
            raise _Stop
        if self.actions is not None:
            try:
                self.ticks.append(self.actions.decode(tick.a))
            except _SENSELESS:
                raise _Stop("unknown-action", {"tick": self.moves + 1}) from None
        self.moves += 1

    def _change(self, change: SavedChange) -> None:
        if change.tick != self.moves:
            raise _Stop
        self.changes.append(change)

    def saved(self) -> SavedMatch | None:
        """Return what was read so far, if at least the header was."""
        if self.header is None:
            return None
        return SavedMatch(
            path=self.path,
            header=self.header,
            ticks=tuple(self.ticks),
            moves=self.moves,
            thoughts=tuple(self.thoughts),
            changes=tuple(self.changes),
            outcome=self.end.o if self.end else None,
            checksum=self.end.checksum if self.end else "",
            size=self.size,
            seal=self.seal,
        )


def read_match_file(
    path: Path, actions: Any, hashes: ContentHashes | None = None
) -> SavedMatch | SaveProblem:
    """Read a match, or say why not; never raises for what is in the file.

    `actions` is the union of a game's actions, or such unions by game. `hashes` are those of the present
    content; when not given they are not compared. A last line that was still being written is left out
    without a word.
    """
    by_game = actions if isinstance(actions, Mapping) else None
    found = scan_match_file(path, None if by_game is not None else _decoder(actions))
    if isinstance(found, SavedMatch) and by_game is not None:
        game = found.header.game
        if game not in by_game:
            return unknown_game_problem(found)
        found = scan_match_file(path, _decoder(by_game[game]))
    if isinstance(found, SavedMatch) and hashes is not None:
        return compare_mods(found, hashes) or found
    return found


def scan_match_file(
    path: Path, actions: msgspec.json.Decoder[tuple[Any, ...]] | None = None
) -> SavedMatch | SaveProblem:
    """Read a match for a list: every seal is checked, but without a decoder `ticks` stays empty."""
    try:
        with open_regular_file(path) as file:
            raw = file.read(len(MARK))
            if raw and not (raw.startswith(MARK) or MARK.startswith(raw)):
                return SaveProblem(code="foreign", path=path)
            raw += file.read(MOST_BYTES)
    except OSError as error:
        return SaveProblem(code="unreadable", path=path, facts={"reason": os_reason(error)})
    if len(raw) > MOST_BYTES:
        return SaveProblem(code="foreign", path=path)
    return _read(raw, _Reader(path, actions))


def _read(raw: bytes, reader: _Reader) -> SavedMatch | SaveProblem:
    for line, after in complete_lines(raw):
        try:
            reader.take(line, after)
        except _Stop as stop:
            return _stopped(reader, stop)
    return reader.saved() or SaveProblem(code="empty", path=reader.path, aside="broken")


def _stopped(reader: _Reader, stop: _Stop) -> SaveProblem:
    """Return what is said of a file that stops making sense; unmarked stops are damage."""
    return SaveProblem(
        code=stop.code or "damaged",
        path=reader.path,
        facts=stop.facts or {"line": reader.line, "moves": reader.moves},
        aside="newer" if stop.code == "newer" else "broken",
        saved=reader.saved(),
    )


@lru_cache
def _decoder(actions: Any) -> msgspec.json.Decoder[tuple[Any, ...]]:
    return msgspec.json.Decoder(tuple[actions, ...])
