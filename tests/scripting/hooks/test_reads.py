"""Which facts a handler can read: told where the script leaves no doubt, and never too few."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.rng import Rng
from game.paths import bundled_mods_folder
from game.rules.complots.scripted.wishes import ComplotsWish
from game.scripting.box import Box
from game.scripting.hooks.answers import facts_of, key_of
from game.scripting.hooks.legal import LegalWish
from game.scripting.hooks.reads import At, Path, reads_of, values_at
from game.scripting.hooks.scripts import Asked, Script, Scripts, scripts_in
from game.scripting.hooks.wishes import Say
from game.scripting.limits import Budget
from game.scripting.stops import ScriptStopped
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house as shipped


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
         (("memory", "a", "b"), ("player",), ("seats", At("player"), "coins"))),
        (handler("return facts.seats[facts.a.b], facts.x[facts.y][facts.z].n"),
         (("a", "b"), ("seats",), ("x", At("y"), At("z"), "n"), ("y",), ("z",))),
        (handler("facts.player = 2 return facts.seats[facts.player]"), (("player",), ("seats",))),
        (handler("facts.seats[2].n, x = 2, 3 return facts.seats[facts.player]"), (("player",), ("seats",))),
        (handler("local out = {} out[facts.player] = 1 return facts.seats[facts.player]"),
         (("player",), ("seats", At("player")))),
        (handler("return facts.seats[facts.player + 1], facts.seats[x], facts.seats[#facts.all]"),
         (("all",), ("player",), ("seats",))),
        (handler("return #facts.seats, x.facts, { facts = 1, [facts.n] = 2 }"), (("n",), ("seats",))),
        (handler("return function() return facts.turn end"), (("turn",),)),
        (handler("facts.turn = 3 return facts.turn"), (("turn",),)),
        ("local function f(facts) return facts.a end\nreturn { on = { h = f } }", (("a",),)),
        ("local function f(q) return q.a end\nreturn { other = f, on = { h = f, i = f } }", (("a",),)),
    ],
)  # fmt: skip
def test_what_a_handler_can_read_is_told(source: str, paths: tuple[Path, ...]) -> None:
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
        b"1 int",
        b"2 NoneType",
    ]


def test_what_is_not_there_and_what_has_nothing_there_are_told_apart() -> None:
    """Lua gives nothing for the one, and makes a mistake of the other."""
    paths: tuple[Path, ...] = (("a", "b"),)
    told = [values_at({"a": one}, paths) for one in (None, {}, [], 3, True, "x", {"b": 0})]
    assert told == [[b"1 NoneType"], [None], [None], [b"1 int"], [b"1 bool"], [b"1 str"], [0]]


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (1, "a"),
        (2, "b"),
        (3, None),
        (0, None),
        (1.0, ["a", "b"]),
        (True, ["a", "b"]),
        ("a", None),
        (None, ["a", "b"]),
    ],
)
def test_a_place_that_is_a_fact_leads_to_one_thing_or_to_all_that_it_could_be(place: Any, value: Any) -> None:
    assert values_at({"all": ["a", "b"], "at": place}, (("all", At("at")),)) == [value]
    assert values_at({"all": {"a": 1}, "at": place}, (("all", At("at")),)) == [
        1 if place == "a" else {"a": 1}
    ]


ODD_BODIES = (
    "local seat = facts.seats[facts.player] if seat then return { say(seat.coins) } end",
    "return { say(facts.seats[facts.player].coins) }",
    "return { say(facts.memory[facts.word]) }",
    "local all = facts.seats all[1] = { coins = 9 } return { say(facts.seats[facts.player].coins) }",
    "facts.player = 1 return { say(facts.seats[facts.player].coins) }",
    "local m = facts.memory m.at = 1 return { say(facts.seats[facts.memory.at].coins) }",
    "return { say(facts.seats[facts.player][facts.word]) }",
    "return { say(facts.memory.page.n) }",
)


@pytest.mark.statistics
@pytest.mark.parametrize("body", ODD_BODIES)
def test_answers_that_are_kept_are_those_of_a_script_that_is_asked_anew(body: str) -> None:
    """Whatever changes in the facts: no kept answer is another than the script would give."""
    say = "local function say(n) return { wish = 'say', key = 'n', facts = { n = tostring(n) } } end\n"
    source = say + f"return {{ on = {{ h = function(facts) {body} end }} }}"
    script, chance = Script("mine", "a.lua", source), Rng(body)
    keeping, seen = Scripts([script]), set()
    for _ in range(150):
        facts: dict[str, Any] = {
            "player": chance.choice([1, 2, 3, 2.0, "coins"]),
            "word": chance.choice(["coins", "at", "x", 1]),
            "seats": chance.choice([list, tuple])([{"coins": chance.below(3)}] * chance.below(4)),
            "memory": {
                "at": chance.choice([1, 2, 7]),
                "coins": chance.below(2),
                "page": chance.choice([None, {}, {"n": 1}, 3, "page"]),
            },
        }
        told = []
        for scripts in (keeping, Scripts([script])):
            (h,) = scripts.listeners("h")
            try:
                told.append([str(one) for one in scripts.ask(h, facts, 1, Budget(), Say)])
            except ScriptStopped as stop:
                told.append([str(stop)])
        assert told[0] == told[1]
        seen.add(str(told[0]))
    assert len(seen) > 1


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


@pytest.mark.statistics
@pytest.mark.parametrize("mod", ["complots-a-rebours", "cour-des-ombres"])
def test_what_bots_are_told_in_imagined_states_is_what_the_script_says(mod: str) -> None:
    """One answer kept for the wrong facts, and they would play otherwise."""
    rules = shipped(mod).rules(a_plan("complots", "bbbb"))[1]
    (scripts,) = scripts_in(rules)
    heard: list[Asked] = []
    scripts.listen = heard.append
    play_out(Match(rules, 1), bots_by_seat("complots", rules, "strong"), most=2)
    anew, compared = Scripts(scripts.scripts), 0
    for asked in heard[:: max(1, len(heard) // 1500)]:
        (handler,) = [one for one in anew.listeners(asked.handler.hook) if one == asked.handler]
        answer = anew._answer(handler, facts_of(key_of(asked.facts)), 1, Budget(), KINDS[asked.private])[0]
        assert (answer.wishes, str(answer.stop)) == (asked.answer.wishes, str(asked.answer.stop))
        compared += 1
    assert compared > 200


KINDS = {False: ComplotsWish, True: LegalWish}
"""The wishes that are granted: where nobody alone is told, and where a player is asked."""
