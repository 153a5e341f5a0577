"""A saved match is gone on with as it was begun: with the mods of then, here or carried."""

import shutil
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.content.exact import exact_names, own_mods, wants_exact
from game.app.playback import Playback
from game.app.table import Table
from game.rules.complots.defs import ActionDef
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import a_plan
from tests.app.test_saves_and_content import change_header
from tests.cli.test_readme_mods import written_mods

pytestmark = pytest.mark.whole  # every test opens the house, with all that we ship, twice at least


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


def test_a_mod_that_says_something_else_now_is_played_as_it_was(home: Path) -> None:
    written_mods(home, ["duel"])
    path = begun(house())
    file = home / "mods" / "duel" / "complots" / "duel.toml"
    file.write_text(file.read_text("utf-8").replace("cost = 2", "cost = 1"), encoding="utf-8")
    app = house()
    assert price(app) == 1 and [one.path for one in app.unfinished()] == [path]
    table = app.resume(path)
    assert isinstance(table, Table) and price(app) == 2 and app.exact and app.exact.carried == ["duel"]
    table.close()
    own_mods(app)
    assert price(app) == 1 and file.read_text("utf-8").count("cost = 1"), "what the player wrote is as it was"


def test_a_mod_that_is_gone_is_played_out_of_the_match_with_its_words(home: Path) -> None:
    written_mods(home, ["duel"])
    app = house()
    path, said = begun(app), app.texts("name-duel:marchande")
    shutil.rmtree(home / "mods" / "duel")
    app = App().inline()
    assert app.texts("name-duel:marchande") != said
    table = app.resume(path)
    assert isinstance(table, Table) and price(app) == 2 and app.texts("name-duel:marchande") == said
    table.close()


def test_a_match_of_a_base_game_that_changed_is_played_as_it_was(tmp_path: Path, home: Path) -> None:
    path = begun(house())
    base = Path(shutil.copytree(paths.bundled_mods_folder() / "base", tmp_path / "base"))
    actions = base / "complots" / "actions.toml"
    actions.write_text(actions.read_text("utf-8").replace("cost = 7", "cost = 6"), encoding="utf-8")
    app = App([base]).inline()
    table = app.resume(path)
    assert isinstance(table, Table) and app.exact and app.exact.carried == ["base"]
    table.close()


def test_what_is_neither_here_nor_carried_is_told_and_left_alone(home: Path) -> None:
    written_mods(home, ["duel"])
    path = begun(house())
    change_header(path, carried="")
    shutil.rmtree(home / "mods" / "duel")
    before = path.read_bytes()
    app = App().inline()
    assert app.unfinished() == []
    found = app.resume(path)
    assert isinstance(found, SaveProblem) and found.code == "missing-mods"
    assert "duel" in found.describe(app.texts) and path.read_bytes() == before
    assert app.exact is None


@pytest.mark.parametrize("on", [True, False])
def test_what_fits_needs_no_other_mods(home: Path, on: bool) -> None:
    app = house(dagues_tirees=on)
    path = begun(app)
    assert not wants_exact(app.read(path))
    table = app.resume(path)
    assert isinstance(table, Table) and app.exact is None
    table.close()


def test_settings_keep_what_the_players_switched(home: Path) -> None:
    path = begun(house(dagues_tirees=True))
    app = house(dagues_tirees=False)
    table = app.resume(path)
    assert isinstance(table, Table) and price(app) == 2
    table.close()
    assert App().settings.mods == {"dagues-tirees": False} != Settings().mods
    own_mods(app)
    assert price(app) == 3


def test_a_file_names_its_mods_with_titles_and_versions(home: Path) -> None:
    app = house(dagues_tirees=True)
    saved = app.read(begun(app))
    assert isinstance(saved, SavedMatch) and set(saved.header.versions) == {"base", "dagues-tirees"}
    (mod,) = [one for one in app.mods if one.id == "dagues-tirees"]
    assert exact_names(saved.header, [], "fr") == [f"{mod.title} {mod.version}"]
    assert exact_names(saved.header, app.mods, "fr") == [f"Dagues tirées {mod.version}"]


def test_a_finished_match_is_seen_again_with_the_mods_of_then(home: Path) -> None:
    app = house(dagues_tirees=True)
    table = app.begin(a_plan("complots"))
    while table.outcome is None:
        table.update(1.0)
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    app = house(dagues_tirees=False)
    film = app.playback(path)
    assert isinstance(film, Playback) and price(app) == 2
