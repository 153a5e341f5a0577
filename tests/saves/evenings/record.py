"""Evenings as the program of the commit that added them wrote them: run this file only to add more.

    python -m tests.saves.evenings.record

Each game: played to its end and cut off in the middle, with our content alone and with mods. `evenings.json`
says what a replay of each comes to, and what it comes to when the bots go on for a while.
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game import paths
from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.bots import STRENGTHS, TEMPERS
from game.saves.save import SavedSeat, SaveProblem
from game.saves.settings import Settings

FOLDER = Path(__file__).parent
MODS = FOLDER / "mods"
LATER = 40
"""For how many more ticks the bots go on with a match that was cut off."""


class Evening(msgspec.Struct, frozen=True):
    """What a file must come to: ticks and checksum as read, and when the bots have gone on."""

    mods: tuple[str, ...]
    ticks: int
    checksum: str
    later_ticks: int
    later_checksum: str


def chairs(count: int, strengths: Sequence[str] = STRENGTHS[:2]) -> tuple[SavedSeat, ...]:
    """Bots of every temper and of these strengths in turn."""
    return tuple(
        SavedSeat(
            name=f"Zoé {seat}",
            kind="bot",
            temper=TEMPERS[seat % len(TEMPERS)],
            strength=strengths[seat % len(strengths)],
            colour=seat,
            persona=seat,
        )
        for seat in range(count)
    )


WEAK = STRENGTHS[:1]
"""Bots that need no sums of fractions: the same on every Python."""
ALL = ("duel", "metal", "mine", "torch")
RUNS: dict[str, tuple[MatchPlan, tuple[str, ...], int]] = {
    "complots": (MatchPlan("complots", chairs(4), 5), (), 25),
    "complots-parties": (
        MatchPlan("complots", chairs(5), 8, {"factions": True, "fifth_character": "inquisiteur"}, first=3),
        (),
        30,
    ),
    "complots-duel": (MatchPlan("complots", chairs(3), 2), ALL, 12),
    "hecatombe": (MatchPlan("hecatombe", chairs(3, WEAK), 5, {"rounds_to_win": 1}), (), 20),
    "hecatombe-metal": (MatchPlan("hecatombe", chairs(4, WEAK), 7, {"rounds_to_win": 1}), ALL, 30),
    "roulette": (MatchPlan("roulette", chairs(4), 3), (), 40),
    "roulette-torch": (MatchPlan("roulette", chairs(3), 9, {"points_to_win": 8}), ALL, 30),
    "skirmish": (MatchPlan("skirmish", chairs(3), 5, {"preset": "short"}), (), 60),
    "skirmish-mine": (
        MatchPlan("skirmish", chairs(2), 6, {"preset": "standard"}, armies=("mine:mine", "base:horde_500")),
        ALL,
        90,
    ),
}
"""Name: the plan, its mods, and after how many ticks it is cut off."""


def house(mods: Sequence[str]) -> App:
    """The program with our content and some mods; bots answer at once."""
    return App([paths.bundled_mods_folder() / "base", *(MODS / id for id in mods)], Settings()).inline()


def go_on(table: Table, ticks: int | None = None) -> None:
    """Let the bots play to the end, or for at least so many ticks more."""
    until = None if ticks is None else table.ticks + ticks
    while table.outcome is None and (until is None or table.ticks < until):
        table.update(1.0)


def fingerprint(table: Table) -> str:
    """The checksum of the match at a table."""
    match: Any = table._match
    return str(match.checksum())


def measure(file: Path, mods: tuple[str, ...]) -> Evening:
    """What a file comes to."""
    app = house(mods)
    saved = app.read(file)
    assert not isinstance(saved, SaveProblem), saved
    match = app.again(saved)
    assert not isinstance(match, SaveProblem), match
    ticks, checksum = len(match.log), match.checksum()
    if saved.finished:
        return Evening(mods, ticks, checksum, ticks, checksum)
    with tempfile.TemporaryDirectory() as folder:
        table = app.resume(Path(shutil.copy(file, folder)))
        assert isinstance(table, Table)
        go_on(table, LATER)
        table.close()
        return Evening(mods, ticks, checksum, table.ticks, fingerprint(table))


def record(name: str, home: Path) -> dict[str, Evening]:
    """Play one evening twice: to its end, and until it is cut off."""
    plan, mods, cut = RUNS[name]
    out = {}
    for kind, ticks in (("finished", None), ("running", cut)):
        before = set(paths.saves_folder().glob("*"))
        table = house(mods).begin(plan)
        go_on(table, ticks)
        table.close()
        (made,) = set(paths.saves_folder().glob("*")) - before
        file = FOLDER / f"{name}-{kind}{made.suffix}"
        shutil.copy(made, file)
        if kind == "running":
            with file.open("ab") as half:
                half.write(b'{"n":')
        out[file.name] = measure(file, mods)
        print(name, kind, out[file.name], file=sys.stderr)
    return out


if __name__ == "__main__":
    import os

    listed = FOLDER / "evenings.json"
    known = msgspec.json.decode(listed.read_bytes(), type=dict[str, Evening]) if listed.exists() else {}
    with tempfile.TemporaryDirectory() as at:
        os.environ["PERFIDIE_HOME"] = at
        for one in sys.argv[1:] or RUNS:
            known |= record(one, Path(at))
    listed.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(known.items())))) + b"\n")
