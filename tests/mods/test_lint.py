"""Scripts are read without being run: what nobody can mean is told, and nothing else."""

from __future__ import annotations

import pytest

from game.app.content.script_words import script_words
from game.app.games import GAMES
from game.mods.scripts.lint import slips_in
from game.paths import bundled_mods_folder
from game.scripting.box import Box

LIBRARY = Box("library").library


def slips(source: str, game: str = "complots") -> list[tuple[str, int, int, str, str]]:
    """What is found in a script: code, line, column, word, what was probably meant."""
    words = script_words(game)
    assert words is not None
    return [slip[:5] for slip in slips_in(source, LIBRARY, words)]


def declare(body: str) -> str:
    """A script with a handler of one line."""
    return f"return {{ on = {{ declare = function(facts) {body} end }} }}"


@pytest.mark.parametrize(
    ("source", "code", "word", "near"),
    [
        ("local n = 1\nreturn { on = {}, x = ‹m }", "lua-global", "m", ""),
        ("local e = 'é' -- é\nlocal t = { 'é', ‹tabel }", "lua-global", "tabel", "table"),
        ("local f = function() return ‹x end\nlocal x = 1\nreturn f", "lua-global", "x", ""),
        ("do local y = 1 end\nreturn ‹y", "lua-global", "y", ""),
        ("for i = 1, ‹i do end\nreturn 1", "lua-global", "i", ""),
        ("return ‹string.uper", "lua-global", "string.uper", "string.upper"),
        ("return ‹print", "lua-global", "print", ""),
        (declare("return facts.‹playr"), "lua-fact", "playr", "player"),
        ("local function f(x) return x.‹crad end\nreturn { on = { lost = f } }", "lua-fact", "crad", "card"),
        (declare("return { { wish = ‹'gian' } }"), "lua-wish", "gian", "gain"),
        (declare("return { { wish = 'gain', ‹coin = 1 } }"), "lua-wish-key", "coin", "coins"),
        (declare("return { { wish = 'forbid', ‹opton = 1 } }"), "lua-wish-key", "opton", "option"),
    ],
)  # fmt: skip
def test_a_slip_is_told_with_its_place(source: str, code: str, word: str, near: str) -> None:
    before, _, after = source.partition("‹")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    assert slips(before + after) == [(code, *place, word, near)]


SOUND = """
local a <const>, b = 1, 2
local function again(n) if n > 0 then return again(n - 1) end end
function shared(...) return ... end
later = 5
local t = { x = { y = {} }, [b] = 1 }
function t.x.y:z() self.q = self.p return later end
repeat local q = again(1) until q
for i, v in ipairs({}) do local z = v + i end
for n = 1, 10 do t[n] = function(m) return m + n end end
goto done
::done::
local function price(facts) return facts.anything end
local function both(facts) return facts.player, facts.memory.x, facts.seats[1].coins end
local function hidden(facts) local facts = { of = 1 } return facts.of end
local wish = { wish = "gain", player = 1, coins = a }
local other = { wish = b, any = 1 }
local function lost() return shared(wish.any, string.upper("x")) end
return { on = { declare = both, turn_start = hidden, lost = lost } }
"""


def test_what_may_be_meant_is_not_told() -> None:
    assert slips(SOUND) == []


def test_a_fact_that_one_of_two_hooks_tells_may_be_asked_for() -> None:
    both = "local function f(facts) return facts.{} end\nreturn {{ on = {{ lost = f, declare = f }} }}"
    assert slips(both.format("card")) == slips(both.format("claim")) == []
    assert [slip[0] for slip in slips(both.format("amount"))] == ["lua-fact"]


def test_shipped_scripts_are_free_of_slips() -> None:
    found = [path for path in bundled_mods_folder().glob("*/*/*.lua") if path.parent.name in GAMES]
    assert found
    assert {path.name: slips(path.read_text("utf-8"), path.parent.name) for path in found} == {
        path.name: [] for path in found
    }


def test_every_game_with_hooks_has_words_for_its_scripts() -> None:
    for id, game in GAMES.items():
        words = script_words(id)
        assert {*game.hooks} == ({*words.hooks} if words else set())


def test_a_script_that_is_too_deep_to_be_read_is_left_alone() -> None:
    assert slips("return { on = {}, x = " + "+".join(["m"] * 3_000) + " }") == []
