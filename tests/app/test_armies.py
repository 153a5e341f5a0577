"""Armies of a plan: a battle that was left goes on with the same, and says so when they are no more."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.app.games import GAMES, flag_values
from game.app.games.armies import Armies, UnfitArmies
from game.app.plan import MatchPlan
from game.app.table import Table
from game.mods.flags import Value
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.content import content
from game.saves.codec import seal_line
from game.saves.save import SaveProblem
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan, chairs
from tests.app.test_saves_and_content import change_header
from tests.builders import base_catalog

MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
MINE = """
[list.mine]
faction = "ligne"
points = 300
entries = [{ unit = "ligne_marechal", general = true }, { unit = "ligne_piquiers", models = 12 }]
"""
LISTS = ("mine:mine", "base:horde_300", "mine:mine")


@pytest.fixture
def mod(tmp_path: Path) -> Path:
    """A mod with a list of its own."""
    folder = tmp_path / "mods" / "mine"
    (folder / "skirmish").mkdir(parents=True)
    (folder / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "skirmish" / "mine.toml").write_text(MINE, encoding="utf-8")
    return folder


@pytest.fixture
def left(home: Path, mod: Path) -> Path:
    """The file of a battle of chosen armies that was left after some moves."""
    plan = MatchPlan("skirmish", chairs("bbb"), 4, {"preset": "short"}, armies=LISTS)
    at = with_mods(BASE, mod).begin(plan)
    while at.ticks < 5:
        at.update(0.1)
    at.close()
    (path,) = paths.saves_folder().glob("*.match")
    return path


def with_mods(*mods: Path) -> App:
    """The house with these mods."""
    return App(mods, Settings(language="en")).inline()


def told(app: App, path: Path) -> str:
    """Why a match cannot be gone on with, which leaves its file where it is."""
    found = app.resume(path)
    assert isinstance(found, SaveProblem) and path.exists()
    return found.describe(app.texts)


def test_a_battle_goes_on_with_the_armies_that_began_it(mod: Path, left: Path) -> None:
    app = with_mods(BASE, mod)
    table = app.resume(left)
    assert isinstance(table, Table) and table.plan.armies == LISTS
    box = content(app.catalog)
    assert table.rules.setting.armies == tuple(army_of(box, box.lists[id]) for id in LISTS)
    owners = [unit.owner for unit in table._match.state.units]
    assert [owners.count(seat) for seat in range(3)] == [2, len(box.lists[LISTS[1]].entries), 2]


def test_a_battle_whose_list_has_changed_says_so_and_waits(mod: Path, left: Path) -> None:
    change_header(left, carried="")
    file = mod / "skirmish" / "mine.toml"
    file.write_text(MINE.replace("12", "13"), encoding="utf-8")
    assert told(with_mods(BASE, mod), left) == "A mod has changed since this match: mine."
    file.write_text(MINE, encoding="utf-8")
    assert isinstance(with_mods(BASE, mod).resume(left), Table)


def test_a_battle_whose_list_is_gone_goes_on_with_what_it_carries(mod: Path, left: Path) -> None:
    shutil.rmtree(mod)
    assert isinstance(with_mods(BASE).resume(left), Table)


def test_a_battle_whose_list_is_gone_and_that_carries_none_says_so_and_waits(mod: Path, left: Path) -> None:
    change_header(left, carried="")
    shutil.rmtree(mod)
    assert "mine" in told(with_mods(BASE), left)


def test_a_file_that_names_a_list_of_nobody_is_told_in_a_sentence(mod: Path, left: Path) -> None:
    total, lines = 0, b""
    for line in left.read_bytes().splitlines():
        sealed, total = seal_line(line[: line.rindex(b',"')].replace(b"mine:mine", b"mine:yours", 1), total)
        lines += sealed
    left.write_bytes(lines)
    said = told(with_mods(BASE, mod), left)
    assert said == "This match can no longer be set up (no army and no list is called “mine:yours”)."


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].armies is None])
def test_where_there_are_no_armies_none_can_be_chosen(app: App, game: str) -> None:
    with pytest.raises(ValueError, match="no armies"):
        app.rules(MatchPlan(game, chairs("bb"), 1, armies=("base:ligne_500", "base:horde_500")))


def test_a_position_brings_its_own_armies(app: App) -> None:
    position = a_plan("skirmish").position
    with pytest.raises(ValueError, match="its own armies"):
        app.rules(MatchPlan("skirmish", chairs("bbb"), 1, position=position, armies=LISTS))


# the house's armies


HOUSE = Armies()


def rules(**changes: Value) -> Mapping[str, Value]:
    """House rules of a battle."""
    return flag_values(base_catalog(), "skirmish", changes)[0]


def test_nothing_is_wrong_with_our_own_lists() -> None:
    assert list(map(str, HOUSE.problems(base_catalog()))) == []


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("morts", "morts_300"),
        ("base:morts", "morts_300"),
        ("morts_300", "morts_300"),
        ("base:morts_300",) * 2,
    ],
)
def test_an_army_is_chosen_by_its_name_or_by_that_of_a_list(word: str, id: str) -> None:
    chosen = HOUSE.chosen(base_catalog(), rules(preset="short"), 1, [word])
    assert chosen == (id if ":" in id else f"base:{id}",)


def test_lists_of_another_battle_are_refused_by_those_who_come_with_ids_too() -> None:
    with pytest.raises(UnfitArmies) as refused:
        HOUSE.raised(base_catalog(), rules(), 2, ["base:ligne_500", "base:horde_300"])
    assert [one.code for one in refused.value.problems] == ["army-other-size"]
