"""`perfidie mods trace`: what scripts were asked last in a match, what they wished, what stopped them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.app.app import App
from game.saves.settings import Settings
from tests.app.conftest import BASE, a_plan
from tests.cli.conftest import Run

SOURCE = """local function deeper(n) error("no: " .. n) end
return { on = {
  turn_start = function(facts)
    if facts.turn == 2 then deeper(facts.turn) end
    if facts.turn == 3 then return { { wish = "f" .. "ly" } } end
    return { { wish = "remember", key = "last", value = facts.turn } }
  end,
  legal = function(facts) return {} end,
} }
"""
MANIFEST = 'format = 1\nid = "mine"\nversion = "1"\ntitle = "Mine"\nrequires = ["base"]\n'


def played(*mods: Path) -> Path:
    """The file of a match that was left in its fifth turn."""
    table = App([BASE, *mods], Settings(language="en")).inline().begin(a_plan("complots"))
    while table.public.view.turn < 5:
        table.update(0.1)
    table.close()
    (path,) = paths.saves_folder().glob("*.match")
    return path


@pytest.fixture
def mod(home: Path) -> Path:
    folder = home / "mods" / "mine"
    (folder / "complots").mkdir(parents=True)
    (folder / "mod.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "complots" / "a.lua").write_text(SOURCE, encoding="utf-8")
    return folder


def test_the_latest_match_is_traced_with_wishes_stops_and_their_whole_stack(run: Run, mod: Path) -> None:
    path = played(mod)
    said = run("mods", "trace")
    assert (said.code, said.err) == (0, "")
    assert "mine/complots/a.lua, turn_start" in said.out and "turn = 4" in said.out
    assert '→ remember (key = "last", value = 4)' in said.out
    lines = said.out.splitlines()
    stop = next(n for n, line in enumerate(lines) if "no: 2" in line)
    assert [line.strip() for line in lines[stop + 1 : stop + 3]] == ["complots/a.lua:1", "complots/a.lua:4"]
    assert "legal" in said.out and "(what one player alone may know" in said.out and "hand =" not in said.out
    assert "fly" in said.out and lines[-1].startswith("✗ mine") and lines[-2].startswith("✗ mine")
    assert run("mods", "trace", str(path)).out == said.out


@pytest.mark.whole
def test_a_match_without_scripts_or_no_match_at_all_is_told(run: Run, home: Path) -> None:
    assert run("mods", "trace").code == 2
    path = played()
    said = run("mods", "trace", str(path))
    assert said.code == 2 and "without scripts" in said.err
    assert run("mods", "trace", str(home / "nothing.match")).code == 2
