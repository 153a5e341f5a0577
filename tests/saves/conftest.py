"""A small invented game to save, and one saved match of it."""

import platform
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.core.rules import Action, Outcome
from game.saves.journal import Journal, begin, resume_journal
from game.saves.lock import Writer, WriterLock
from game.saves.save import Header, SavedMatch, SavedSeat


class Put(Action, frozen=True, tag=True):
    """Put stones in a bowl."""

    stones: int
    where: str = "left"


class Take(Action, frozen=True, tag=True):
    """Take some out."""

    which: tuple[str, ...] = ()
    aloud: bool = False


Move = Put | Take
Ticks = Sequence[Sequence[Action]]
HEADER = Header(
    program="0.1.0",
    game="bowls",
    seed=7,
    seats=(
        SavedSeat(name="Zoé"),
        SavedSeat(name="Bot", kind="bot", temper="bold", strength="weak", colour=3),
    ),
    flags={"forced_at": 10, "factions": False},
    mods={"base": "abc"},
    setup={"first": 1},
    started="2026-03-01T20:05:09",
)
TICKS: Ticks = [(Put(0, 3),), (Take(1, ("é", "b")), Put(0, 1, "right")), (Take(0, aloud=True),)]
WON = Outcome((1,))


def write(path: Path, ticks: Ticks = TICKS, *, header: Header = HEADER, end: bool = False) -> Path:
    """Write a match file."""
    journal = begin(path, header)
    for tick in ticks:
        journal.append(tick)
    if end:
        journal.finish(WON, "f00d")
    journal.close()
    return path


def going_on(saved: SavedMatch) -> Journal:
    """The journal of a match that goes on, with its lock."""
    return resume_journal(saved, WriterLock(saved.path))


def a_writer(machine: str = "") -> Writer:
    """Somebody on this machine, or on another, who writes since some evening."""
    return Writer(4711, machine or platform.node(), "2026-03-01T20:05:09+00:00")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match file of three ticks, not finished."""
    return write(tmp_path / "a.match")
