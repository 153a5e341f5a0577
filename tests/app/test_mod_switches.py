"""A saved match is gone on with as it was begun: the mods it wants are switched, and nothing is lost."""

from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.content.switching import switches_for
from game.app.table import Table
from game.rules.complots.defs import ActionDef
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import a_plan
from tests.cli.test_readme_mods import written_mods


def house(**mods: bool) -> App:
    """The house as somebody switched it; its settings are kept."""
    app = App().inline()
    app.turn_mods({name.replace("_", "-"): on for name, on in mods.items()})
    return app


def begun(app: App, game: str = "complots") -> Path:
    """A match in which one thing was done, left on the shelf."""
    table = app.begin(a_plan(game, "hhh"))
    player = next(one for one in range(3) if table.seat(one).options)
    assert table.submit(table.seat(player).options[0]) is None
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    return path


def price(app: App) -> int:
    return app.catalog.get(ActionDef, "base:assassin").cost


def test_a_match_goes_on_with_exactly_its_mods_and_the_others_of_its_game_go_off(home: Path) -> None:
    path = begun(house(dagues_tirees=True))
    app = house(dagues_tirees=False, deux_courtisans=True, sept_symboles=True)
    assert price(app) == 3 and [one.path for one in app.unfinished()] == [path]
    table = app.resume(path)
    assert isinstance(table, Table) and price(app) == 2
    on = {mod.id for mod in app.mods if mod.switched_on}
    assert on == {"base", "dagues-tirees", "sept-symboles"}, "mods of other games stay as they were"
    table.close()


def test_a_match_without_mods_goes_on_without_them(home: Path) -> None:
    path = begun(house())
    app = house(dagues_tirees=True)
    assert [one.path for one in app.unfinished()] == [path]
    table = app.resume(path)
    assert isinstance(table, Table) and price(app) == 3
    table.close()


def test_a_mod_that_says_something_else_now_is_not_mended_by_a_switch(home: Path) -> None:
    written_mods(home, ["duel"])
    path = begun(house())
    file = home / "mods" / "duel" / "complots" / "duel.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 2", "cost = 1"), encoding="utf-8")
    app = house(duel=False)
    problem = app.resume(path)
    assert isinstance(problem, SaveProblem) and problem.code in ("changed-mods", "missing-mods")
    assert not next(mod for mod in app.mods if mod.id == "duel").switched_on, "nothing was switched in vain"


def test_a_mod_that_is_gone_is_not_offered(home: Path) -> None:
    written_mods(home, ["duel"])
    path = begun(house())
    (home / "mods" / "duel" / "mod.toml").unlink()
    app = App().inline()
    assert app.unfinished() == []
    found = app.read(path)
    assert isinstance(found, SaveProblem) and switches_for(found, app.mods) == {}


@pytest.mark.parametrize("on", [True, False])
def test_what_fits_needs_no_switch(home: Path, on: bool) -> None:
    app = house(dagues_tirees=on)
    path = begun(app)
    found = app.read(path)
    assert isinstance(found, SavedMatch) and switches_for(found, app.mods) == {}


def test_settings_keep_what_a_match_switched(home: Path) -> None:
    path = begun(house(dagues_tirees=True))
    table = house(dagues_tirees=False).resume(path)
    assert isinstance(table, Table)
    table.close()
    assert App().settings.mods == {"dagues-tirees": True} != Settings().mods
