"""`perfidie mods run`: one handler alone, its wishes as JSON, or on one line what stopped it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ALMS = """
return { on = {
  lost = function(facts)
    return { { wish = "gain", player = facts.player, coins = 2 }, { wish = "say", key = "élan" } }
  end,
  slip = function(facts)
    error("no")
  end,
  loop = function() while true do end end,
  odd = function() return 5 end,
  work = function() local n = 0 for i = 1, 1000 do n = n + i end return { { n = n } } end,
} }
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (tmp_path / "alms.lua").write_text(ALMS, encoding="utf-8")
    (tmp_path / "facts.json").write_text('{"player": 3}', encoding="utf-8")
    return tmp_path / "alms.lua"


def test_the_wishes_are_printed_as_json(run: Run, script: Path) -> None:
    said = run("mods", "run", str(script), "lost", str(script.with_name("facts.json")))
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out) == [
        {"coins": 2, "player": 3, "wish": "gain"},
        {"key": "élan", "wish": "say"},
    ]


@pytest.mark.parametrize(
    ("hook", "place", "why"),
    [
        ("slip", "alms.lua:7", "a mistake"),
        ("loop", "alms.lua:9", "it would not end"),
        ("odd", "alms.lua", "none"),
    ],
)
def test_what_stopped_it_is_told_on_one_line(run: Run, script: Path, hook: str, place: str, why: str) -> None:
    said = run("mods", "run", str(script), hook)
    assert (said.code, said.out) == (3, "")
    (line,) = said.err.splitlines()
    assert place in line and why in line


def test_a_script_may_be_given_less_work_or_more(run: Run, script: Path) -> None:
    assert run("mods", "run", str(script), "work").code == 0
    assert run("mods", "run", str(script), "work", "--budget", "1000").code == 3
    assert run("mods", "run", str(script), "work", "--budget", "900000").code == 0


def test_the_same_facts_give_the_same_wishes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dice.lua"
    file.write_text("return { on = { h = function() return { { n = math.random(1000000) } } end } }")
    assert len({run("mods", "run", str(file), "h").out for _ in range(3)}) == 1


@pytest.mark.parametrize(
    "facts", ["[1]", "{", '{"a": null, "b": 1e999}', "5", '{"a": ' * 300 + "1" + "}" * 300]
)
def test_facts_that_are_none_are_refused_in_a_sentence(run: Run, script: Path, facts: str) -> None:
    file = script.with_name("odd.json")
    file.write_text(facts, encoding="utf-8")
    said = run("mods", "run", str(script), "lost", str(file))
    assert said.code == 2 and "odd.json" in said.err and "Traceback" not in said.err


def test_a_script_that_is_none_and_a_hook_that_it_has_not_are_told(run: Run, script: Path) -> None:
    missing = run("mods", "run", str(script.with_name("nobody.lua")), "lost")
    assert missing.code == 2 and "nobody.lua" in missing.err
    hook = run("mods", "run", str(script), "found")
    assert hook.code == 2 and "found" in hook.err and "lost" in hook.err
    script.write_text("return {", encoding="utf-8")
    broken = run("mods", "run", str(script), "lost")
    assert broken.code == 3 and "alms.lua:1" in broken.err
    assert run("mods", "list", "x", "y", "z").code == 2
