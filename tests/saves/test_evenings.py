"""Matches that an earlier program wrote are read, replayed and gone on with, to the same checksums."""

import shutil
from pathlib import Path

import msgspec
import pytest

from game.app.table import Table
from tests.saves.evenings.record import FOLDER, LATER, Evening, fingerprint, go_on, house, measure

EVENINGS = msgspec.json.decode((FOLDER / "evenings.json").read_bytes(), type=dict[str, Evening])


@pytest.mark.statistics
@pytest.mark.parametrize("name", EVENINGS)
def test_an_old_evening_comes_to_what_it_came_to_then(name: str) -> None:
    assert measure(FOLDER / name, EVENINGS[name].mods) == EVENINGS[name]


def test_every_recorded_evening_is_expected_to_come_to_something() -> None:
    assert {file.name for file in FOLDER.glob("*.match")} == set(EVENINGS)


def test_another_answer_comes_to_something_else(tmp_path: Path) -> None:
    name = "complots-running.match"
    file = Path(shutil.copy(FOLDER / name, tmp_path))
    table = house(()).resume(file)
    assert isinstance(table, Table)
    table.submit(table.seat(table.rules.to_act(table._match.state)[0]).options[-1])
    go_on(table, LATER)
    table.close()
    assert fingerprint(table) != EVENINGS[name].later_checksum
