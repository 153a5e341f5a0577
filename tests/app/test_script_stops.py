"""A script that ran out of memory is written beside the log: every replay stops it there, and only there."""

from pathlib import Path

import msgspec
import pytest

from game import paths
from game.app.app import App
from game.app.moments.notes import NotedStop
from game.app.table import Table
from game.saves.save import SavedMatch, SaveProblem
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptFailed
from game.scripting.hooks.scripts import Script, Scripts
from game.scripting.hooks.wishes import Say
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped
from game.scripting.vm import LUA_VERSION
from tests.app.conftest import BASE, a_plan

NILS = "nil, " * 8_000
GREEDY = f"""return {{ on = {{ turn_start = function(facts)
  if facts.turn == 3 then
    local t = {{}}
    for n = 1, 50 do t[n] = {{ {NILS} }} end
  end
  return {{ {{ wish = "gain", player = facts.player, coins = 1 }} }}
end }} }}"""


@pytest.fixture(name="house")
def house_with_a_greedy_mod(home: Path, tmp_path: Path) -> App:
    mod = tmp_path / "mine"
    (mod / "complots").mkdir(parents=True)
    manifest = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'
    (mod / "mod.toml").write_text(manifest, encoding="utf-8")
    (mod / "complots" / "greedy.lua").write_text(GREEDY, encoding="utf-8")
    return App([BASE, mod], Settings(language="en")).inline()


def left(house: App) -> tuple[Path, str]:
    """The file of a match that was left after some moves, and its state then."""
    table = house.begin(a_plan("complots"))
    while table.public.view.turn < 5:
        table.update(0.1)
    failed = [one for one in table._match.events if isinstance(one, ScriptFailed)]
    assert [(one.code, one.hook) for one in failed] == [("memory", "turn_start")]
    checksum = table._match.checksum()
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    return path, checksum


def test_a_replay_obeys_the_log_and_the_match_goes_on(house: App) -> None:
    path, checksum = left(house)
    saved = house.read(path)
    assert isinstance(saved, SavedMatch) and len(saved.thoughts_as(NotedStop)) == 1
    again = house.again(saved)
    assert again.checksum() == checksum  # type: ignore[union-attr]
    table = house.resume(path)
    assert isinstance(table, Table) and table._match.checksum() == checksum
    table.close()


def test_without_the_note_a_replay_finds_room(house: App) -> None:
    path, checksum = left(house)
    saved = house.read(path)
    assert isinstance(saved, SavedMatch)
    again = house.again(msgspec.structs.replace(saved, thoughts=()))
    assert again.checksum() != checksum  # type: ignore[union-attr]


def test_a_match_names_the_lua_of_its_scripts_and_waits_for_it(house: App) -> None:
    path, _ = left(house)
    saved = house.read(path)
    assert isinstance(saved, SavedMatch) and saved.header.lua == LUA_VERSION
    header = msgspec.structs.replace(saved.header, lua="5.9")
    told = house.again(msgspec.structs.replace(saved, header=header))
    assert isinstance(told, SaveProblem) and told.code == "other-lua"
    assert told.describe(house.texts) == "The scripts of this match were run by Lua 5.9, which is not here."
    plain = App([BASE], Settings(language="en")).inline().begin(a_plan("roulette"))
    plain.close()
    (other,) = {*paths.saves_folder().glob("*.match")} - {path}
    unscripted = house.read(other)
    assert isinstance(unscripted, SavedMatch) and unscripted.header.lua == ""


def answer(scripts: Scripts, turn: int) -> str:
    """What the greedy script comes to."""
    facts = {"turn": turn, "player": 1}
    try:
        scripts.ask(scripts.listeners("turn_start")[0], facts, 1, Budget(), Say)
    except ScriptStopped as stop:
        return stop.code
    except ValueError:
        return "wishes"
    return "nothing"


def test_a_script_is_stopped_where_the_log_says_so_though_nothing_is_wrong() -> None:
    first = Scripts([Script("mine", "a.lua", GREEDY)])
    assert (answer(first, 3), answer(first, 4)) == ("memory", "wishes")
    places = first.uncounted.take()
    assert len(places) == 1 and first.uncounted.take() == []
    modest = Scripts([Script("mine", "a.lua", GREEDY)], places)
    modest._boxes["mine"] = modest._roomy(modest.scripts[0])
    assert (answer(modest, 3), answer(modest, 4)) == ("memory", "wishes")
    modest.uncounted.known.clear()
    modest._answers.clear()
    assert answer(modest, 3) == "wishes"
