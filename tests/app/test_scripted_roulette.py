"""A match of Roulette under scripts is left and taken up again as it was, with all that they keep."""

from __future__ import annotations

from pathlib import Path

from game import paths
from game.app.app import App
from game.app.table import Table
from game.saves.save import SavedMatch
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan

MODS = [paths.bundled_mods_folder() / name for name in ("roulette-du-notaire", "cartes-a-rancune")]


def test_a_match_under_scripts_goes_on_from_its_file(home: Path) -> None:
    house = App([BASE, *MODS], Settings(language="en")).inline()
    table = house.begin(a_plan("roulette"))
    while table.public.view.round < 4 and table.outcome is None:
        table.update(0.5)
    match = table._match
    checksum, memory = match.checksum(), match.state.memory
    assert memory.of("roulette-du-notaire") and not memory.strikes
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    saved = house.read(path)
    assert isinstance(saved, SavedMatch)
    again = house.resume(path)
    assert isinstance(again, Table)
    assert (again._match.checksum(), again._match.state.memory) == (checksum, memory)
    while again.outcome is None:
        again.update(0.5)
    assert again.review()[-1].seats[0].points == again.public.view.scores[0]
    again.close()
