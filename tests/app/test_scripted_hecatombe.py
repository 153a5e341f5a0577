"""A match of Hécatombe under scripts is left and taken up again as it was, points and symbols included."""

from __future__ import annotations

from pathlib import Path

from game import paths
from game.app.app import App
from game.app.table import Table
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan

MODS = [paths.bundled_mods_folder() / name for name in ("hecatombe-au-crepuscule", "lune-errante")]


def test_a_match_under_scripts_goes_on_from_its_file(home: Path) -> None:
    house = App([BASE, *MODS], Settings(language="en")).inline()
    table = house.begin(a_plan("hecatombe"))
    while not table._match.state.awards and table.outcome is None:
        table.update(0.5)
    state, checksum = table._match.state, table._match.checksum()
    assert state.awards and state.memory.of("hecatombe-au-crepuscule") and not state.memory.strikes
    assert state.shifts["lune-errante:lune"]
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    again = house.resume(path)
    assert isinstance(again, Table)
    assert again._match.checksum() == checksum and again._match.state == state
    while again.outcome is None:
        again.update(0.5)
    told = again.review()
    assert told[0].awards and told[-1].points == again.public.view.points
    again.close()
