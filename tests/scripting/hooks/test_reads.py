"""Which facts a handler can read: told where the script leaves no doubt, and never too few."""

from __future__ import annotations

from typing import Any

import pytest

from game.paths import bundled_mods_folder
from game.scripting.box import Box
from game.scripting.hooks.reads import reads_of, values_at
from game.scripting.hooks.scripts import Script, Scripts
from game.scripting.hooks.wishes import Say
from game.scripting.limits import Budget


def handler(body: str, given: str = "facts") -> str:
    """A script with one handler, `h`."""
    return f"local x = 1\nreturn {{ on = {{ h = function({given}) {body} end }} }}"


@pytest.mark.parametrize(
    ("source", "paths"),
    [
        (handler("return {}"), ()),
        (handler("return {}", ""), ()),
        (handler("return facts.player"), (("player",),)),
        (handler("local s = facts.seats[facts.player].coins return facts.memory.a.b"),
         (("memory", "a", "b"), ("player",), ("seats",))),
        (handler("return #facts.seats, x.facts, { facts = 1, [facts.n] = 2 }"), (("n",), ("seats",))),
        (handler("return function() return facts.turn end"), (("turn",),)),
        (handler("facts.turn = 3 return facts.turn"), (("turn",),)),
        ("local function f(facts) return facts.a end\nreturn { on = { h = f } }", (("a",),)),
        ("local function f(q) return q.a end\nreturn { other = f, on = { h = f, i = f } }", (("a",),)),
    ],
)  # fmt: skip
def test_what_a_handler_can_read_is_told(source: str, paths: tuple[tuple[str, ...], ...]) -> None:
    assert reads_of(source)["h"] == paths


@pytest.mark.parametrize(
    "source",
    [
        handler("return facts"),
        handler("return facts['a']"),
        handler("return facts:a()"),
        handler("for key in pairs(facts) do end"),
        handler("local other = facts return other.a"),
        handler("return help(facts)"),
        handler("local facts = facts return facts.a"),
        handler("local f = function(facts) return facts.a end return f(facts.b)"),
        handler("for facts = 1, 3 do end return facts.a"),
        handler("return ...", "..."),
        handler("return select(2, ...)", "facts, ..."),
        handler("return { [facts] = 1 }"),
        "local function f(q) return q.a end\nf = function(q) return q end\nreturn { on = { h = f } }",
        "local f = function(facts) return facts.a end\nreturn { on = { h = f } }",
        "local on = { h = function(facts) return facts.a end }\nreturn { on = on }",
        "local t = { on = { h = function(facts) return facts.a end } }\nreturn t",
        "local f\nfunction f(facts) return facts.a end\nreturn { on = { h = f } }",
        "return { on = { h = function(q) return q.a end, ['h'] = function(q) return q end } }",
        "if x then return { on = { h = g } } end\nreturn { on = { h = function(q) return q.a end } }",
        "do return { on = { h = g } } end",
        "return help({ on = { h = function(facts) return facts.a end } })",
    ],
)  # fmt: skip
def test_where_there_is_a_doubt_nothing_is_told(source: str) -> None:
    assert "h" not in reads_of(source)


def test_values_are_found_along_their_paths() -> None:
    facts = {"a": {"b": 1}, "c": [2], "d": 3}
    assert values_at(facts, (("a", "b"), ("c",), ("e",), ("d", "e"), ("a", "x", "y"))) == [
        1,
        [2],
        None,
        None,
        None,
    ]


def test_a_handler_is_not_asked_again_when_only_other_facts_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    kept = Box.call

    def call(self: Box, *given: Any, **named: Any) -> Any:
        calls.append(given[2])
        return kept(self, *given, **named)

    monkeypatch.setattr(Box, "call", call)
    source = handler("return { { wish = 'say', key = facts.word } }")
    scripts = Scripts([Script("mine", "a.lua", source)])
    (h,) = scripts.listeners("h")
    said = [
        scripts.ask(h, {"word": word, "turn": turn}, 1, Budget(), Say)
        for turn, word in enumerate(["a", "a", "b", "a"])
    ]
    assert [one[0].key for one in said if isinstance(one[0], Say)] == ["a", "a", "b", "a"]
    assert [one["word"] for one in calls] == ["a", "b"]


def test_most_handlers_of_shipped_scripts_are_read() -> None:
    for path in bundled_mods_folder().glob("*/*/*.lua"):
        assert reads_of(path.read_text("utf-8")), path
