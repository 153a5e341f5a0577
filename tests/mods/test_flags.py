"""House rules: what may be set, how it is typed, pressed and resolved."""

import msgspec
import pytest

from game.mods.flags import FlagDef, Value, by_name, resolve_flags
from game.mods.problems import Problem
from tests.mods.conftest import WriteMod, loaded, told

FORCED = FlagDef(id="base:forced_at", kind="int", default=10, min=0, max=20, step=5)
PARTIES = FlagDef(id="base:factions", kind="bool", default=False)
FIFTH = FlagDef(id="base:fifth", kind="choice", default="a", choices=("a", "b", "c"))
ALL = (FORCED, PARTIES, FIFTH)


def test_what_nobody_touches_keeps_its_default() -> None:
    assert resolve_flags(ALL, {}) == ({"forced_at": 10, "factions": False, "fifth": "a"}, ())


def test_overrides_go_by_short_or_full_name() -> None:
    values, problems = resolve_flags(ALL, {"forced_at": 0, "base:factions": True, "fifth": "c"})
    assert (values, problems) == ({"forced_at": 0, "factions": True, "fifth": "c"}, ())


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("forced_at", 25, "out-of-range"),
        ("forced_at", -5, "out-of-range"),
        ("forced_at", 7, "not-multiple"),
        ("forced_at", True, "wrong-type"),
        ("forced_at", "10", "wrong-type"),
        ("factions", 1, "wrong-type"),
        ("fifth", "d", "not-one-of"),
        ("forced_a", 5, "unknown-flag"),
    ],
)
def test_a_wrong_override_is_told_and_the_default_stays(key: str, value: object, code: str) -> None:
    values, problems = resolve_flags(ALL, {key: value})
    assert values == {"forced_at": 10, "factions": False, "fifth": "a"}
    assert [(problem.where, problem.code) for problem in problems] == [(key, code)]


@pytest.mark.parametrize(
    ("flag", "text", "value"),
    [(FORCED, " 15 ", 15), (PARTIES, "on", True), (PARTIES, "FALSE", False), (FIFTH, "b", "b")],
)
def test_a_typed_value_is_understood(flag: FlagDef, text: str, value: Value) -> None:
    assert flag.read(text) == value


@pytest.mark.parametrize(("flag", "text"), [(FORCED, "ten"), (FORCED, "²"), (PARTIES, "maybe"), (FIFTH, "z")])
def test_a_typed_value_that_cannot_be_is_a_problem(flag: FlagDef, text: str) -> None:
    assert isinstance(flag.read(text), Problem)


@pytest.mark.parametrize(
    ("flag", "value", "by", "after"),
    [
        (FORCED, 10, 1, 15),
        (FORCED, 20, 1, 20),
        (FORCED, 0, -1, 0),
        (PARTIES, False, 1, True),
        (PARTIES, True, -1, False),
        (FIFTH, "c", 1, "a"),
        (FIFTH, "a", -1, "c"),
    ],
)
def test_presses_move_a_value_within_what_it_may_be(
    flag: FlagDef, value: Value, by: int, after: Value
) -> None:
    assert flag.stepped(value, by) == after


def test_a_second_mod_with_the_same_flag_name_keeps_its_full_name() -> None:
    twin = msgspec.structs.replace(PARTIES, id="more:factions")
    assert list(by_name((PARTIES, twin))) == ["factions", "more:factions"]


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ('kind = "int"\ndefault = 3', "problem-flag-bounds"),
        ('kind = "int"\ndefault = 3\nmin = 4\nmax = 8', "problem-flag-default"),
        ('kind = "choice"\ndefault = "a"\nchoices = ["a"]', "problem-flag-choices"),
        ('kind = "bool"\ndefault = "yes"', "problem-flag-default"),
    ],
)
def test_a_flag_that_makes_no_sense_is_told(write_mod: WriteMod, keys: str, reason: str) -> None:
    text = f"[beast.wolf]\nlegs = 4\n[flag.x]\n{keys}\n"
    zoo = loaded(write_mod("base", {"zoo/a.toml": text}))
    assert told(zoo) == [("mods/base/zoo/a.toml:3:2", "flag.x", "refused")]
    assert zoo.problems[0].facts["reason"] == reason
