"""The Backstitch: the boss shoots at whoever of the others accused last, as the script says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.roulette.events import Fired
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.roulette.builders import Table, a_table, accuse, all_pass

MOD = "le-point-d-arret"
ANN, BOSS, CLO, DAN = range(4)


@cache
def rules(boss: int = BOSS + 1) -> Roulette:
    found: Roulette = house(MOD).rules(replace(a_plan("roulette", "bbbb"), flags={"arret": boss}))[1]
    return found


def said(match: Match[Any, Any, Any]) -> list[str]:
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return [one.key for one in match.events if isinstance(one, ScriptSaid)]


def shot(*pairs: tuple[int, int], boss: int = BOSS + 1, **laid: Any) -> Table:
    """These accuse, one after the other; then the boss, who has bet one, has shot."""
    table = a_table("accusations", rules=rules(boss), dice=(0, 1, 0, 0), **laid)
    for pair in pairs:
        accuse(table, pair)
    while not table.told(Fired):
        all_pass(table)
    return table


def aims(table: Table) -> list[tuple[int, int]]:
    return [(one.player, one.target) for one in table.told(Fired)]


def test_whoever_spoke_last_is_shot_at() -> None:
    table = shot((ANN, DAN), (CLO, BOSS))
    assert aims(table) == [(BOSS, CLO)] and said(table) == ["mender"]


def test_where_nobody_accused_she_shoots_as_everybody_does() -> None:
    table = shot()
    assert aims(table) == [(BOSS, BOSS)] and said(table) == []


def test_her_own_accusation_marks_nobody() -> None:
    assert aims(shot((BOSS, ANN))) == [(BOSS, BOSS)]
    assert aims(shot((ANN, CLO), (BOSS, DAN))) == [(BOSS, ANN)]


def test_whoever_has_left_the_round_is_out_of_reach() -> None:
    table = shot((ANN, CLO), (CLO, ANN), pockets={CLO: "C", ANN: "B"})
    assert aims(table) == [(BOSS, CLO)]
    table = shot((ANN, CLO), (CLO, ANN), (DAN, BOSS), out=(DAN,))
    assert aims(table) == [(BOSS, BOSS)]


@pytest.mark.parametrize("boss", [0, CLO + 1, 8])
def test_nobody_else_is_led_by_the_needle(boss: int) -> None:
    assert aims(shot((ANN, DAN), boss=boss)) == [(BOSS, BOSS)]


def test_campaigns_remember_that_the_needle_was_used() -> None:
    for seed in range(20):
        match: Match[Any, Any, Any] = Match(rules(), seed)
        play_out(match, bots_by_seat("roulette", rules(), "weak"))
        used = [one for one in GAMES["roulette"].deeds(rules(), seed, match.log) if one.fact == "boss-used"]
        assert len(used) == len(said(match))
        if used:
            assert {(one.by, one.word) for one in used} == {(BOSS, "mender")}
            return
    raise AssertionError("in no match did the boss shoot after an accusation")
