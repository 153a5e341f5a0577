"""What a mod remembers may have a declared shape: nothing else is kept, and nothing else is told."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.core.succession import with_successors
from game.rules.complots.actions import Declare
from game.scripting.box import Box
from game.scripting.hooks.shapes import fitting, has_shape, joined_shape
from game.scripting.stops import ScriptStopped
from tests.scripting.hooks.test_complots_hooks import INCOME, at_random, handlers, match, play, rules

SHAPE = {"count": 0, "names": [""], "seats": [], "flag": True, "page": {"n": 0, "of": [0]}}


def declared(shape: str, **on: str) -> str:
    """A script that declares what it remembers."""
    return handlers(**on).replace("return { on", f"return {{ remembers = {shape}, on")


def keeps(value: str, key: str = "x") -> str:
    return f"return {{ {{ wish = 'remember', key = '{key}', value = {value} }} }}"


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("count", [0, -3, 2.5], [True, "1", [], {}]),
        ("names", [[], ["a", "b"]], ["a", [1], {"a": "b"}, ["a", 1]]),
        ("seats", [[], [1], {"a": [1]}], [1, "", False]),
        ("flag", [False], [0, "", []]),
        ("page", [[], {}, {"n": 1}, {"n": 1, "of": [2]}], [{"m": 1}, {"n": ""}, [1], 3]),
        ("other", [], [1, "", []]),
    ],
)
def test_each_value_stands_for_its_kind(key: str, good: list[Any], bad: list[Any]) -> None:
    assert [has_shape(SHAPE, key, one) for one in good] == [True] * len(good)
    assert [has_shape(SHAPE, key, one) for one in bad] == [False] * len(bad)
    assert all(has_shape(None, key, one) for one in (*good, *bad))


def test_scripts_of_a_mod_share_one_shape_and_one_that_declares_none_lets_anything_be() -> None:
    assert joined_shape([{"a": 0}, {"b": ""}]) == {"a": 0, "b": ""}
    assert joined_shape([{"a": 0}, None]) is None
    assert fitting({"a": 0}, {"a": 1, "b": 2}) == {"a": 1} and fitting(None, {"b": 2}) == {"b": 2}


@pytest.mark.parametrize(
    ("said", "shape"),
    [("{ n = 0, of = { '' }, all = {} }", {"n": 0, "of": [""], "all": []}), ("{}", {}), ("nil", None)],
)
def test_a_script_says_its_shape(said: str, shape: Any) -> None:
    box = Box("mine")
    box.load(declared(said, declare="return nil"), "a.lua")
    assert box.shape("a.lua") == shape


@pytest.mark.parametrize("said", ["3", "{ 1, 2 }", "{ f = function() end }", "setmetatable({}, {})"])
def test_what_is_no_shape_is_a_mistake_with_its_file(said: str) -> None:
    box = Box("mine")
    box.load(declared(said, declare="return nil"), "a.lua")
    with pytest.raises(ScriptStopped) as stop:
        box.shape("a.lua")
    assert stop.value.path == "a.lua" and stop.value.words


@pytest.mark.parametrize(("value", "strikes"), [("1", {}), ("'1'", {"mod0": 1}), ("nil", {})])
def test_only_what_has_the_shape_is_kept(value: str, strikes: dict[str, int]) -> None:
    found = match(declared("{ x = 0 }", declare=keeps(value)))
    play(found, Declare(0, INCOME))
    assert found.state.memory.strikes == strikes
    assert found.state.memory.of("mod0") == ({"x": 1} if value == "1" else {})


OLD = handlers(declare="return { { wish = 'remember', key = 'n', value = (facts.memory.n or 0) + 1 } }")
TEXTS = declared(
    "{ n = '', seen = 0 }",
    declare="return " + "{ { wish = 'remember', key = 'seen', value = facts.memory.n and 2 or 1 } }",
)
NUMBERS = declared(
    "{ n = 0, seen = 0 }",
    declare="return { { wish = 'remember', key = 'seen', value = facts.memory.n and 2 or 1 } }",
)


@pytest.mark.parametrize(("later", "seen"), [(TEXTS, 1), (NUMBERS, 2)])
def test_a_script_that_takes_over_is_told_what_has_its_shape_in_every_replay(later: str, seen: int) -> None:
    found = match(OLD)
    play(found, *[Declare(turn % 3, INCOME) for turn in range(3)])
    assert found.go_on_under(rules(later))
    play(found, Declare(0, INCOME))
    assert found.state.memory.of("mod0") == {"n": 3, "seen": seen}
    again: Match[Any, Any, Any] = Match(with_successors(rules(OLD), [(3, rules(later))]), found.seed)
    for tick in found.log:
        assert again.submit(*tick) is None
    assert again.checksum() == found.checksum()


def test_a_shape_costs_a_script_nothing_and_changes_nothing_that_fits() -> None:
    plain, shaped = match(OLD), match(OLD.replace("return { on", "return { remembers = { n = 0 }, on"))
    for found in (plain, shaped):
        at_random(found, 4)
    assert plain.checksum() == shaped.checksum()
