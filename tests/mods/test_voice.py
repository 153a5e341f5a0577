"""The Voice: a boss whose die says what another says turns it one face, as the script says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.roulette.actions import Bet
from game.rules.roulette.events import DieTurned
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.roulette.builders import Table, a_table, play

MOD = "la-voix"
BOSS = 1


@cache
def rules(boss: int = BOSS + 1) -> Roulette:
    found: Roulette = house(MOD).rules(replace(a_plan("roulette", "bbb"), flags={"voix": boss}))[1]
    return found


def said(match: Match[Any, Any, Any]) -> list[str]:
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return [one.key for one in match.events if isinstance(one, ScriptSaid)]


def shown(*bets: int, boss: int = BOSS + 1, **laid: Any) -> Table:
    """The table once these bets are shown."""
    table = a_table("bets", rules=rules(boss), **laid)
    for player, bet in enumerate(bets):
        if table.state.in_round[player]:
            play(table, Bet(player, bet))
    return table


@pytest.mark.parametrize(
    ("bets", "face"),
    [
        ((2, 2, 0), 1),
        ((0, 5, 5), 4),
        ((3, 3, 3), 2),
        ((0, 0, 1), 1),
        ((0, 1, 0), 1),
        ((2, 3, 4), 3),
        ((1, 0, 1), 0),
    ],
)
def test_an_echo_changes_its_tone_by_one(bets: tuple[int, ...], face: int) -> None:
    table = shown(*bets)
    assert table.state.dice == [bets[0], face, bets[2]]
    turned = face != bets[BOSS]
    assert said(table) == ["voice"] * turned and len(table.told(DieTurned)) == turned


def test_nobody_elses_die_is_turned() -> None:
    assert shown(2, 2, 2, boss=0).state.dice == [2, 2, 2]
    assert shown(2, 2, 2, boss=7).state.dice == [2, 2, 2]


def test_whoever_takes_no_part_has_no_die_to_turn() -> None:
    table = shown(2, 2, 2, out=(BOSS,))
    assert table.state.dice == [2, None, 2] and said(table) == []


def test_campaigns_remember_that_the_voice_was_used() -> None:
    match: Match[Any, Any, Any] = Match(rules(), 3)
    play_out(match, bots_by_seat("roulette", rules(), "weak"))
    used = [one for one in GAMES["roulette"].deeds(rules(), 3, match.log) if one.fact == "boss-used"]
    assert len(used) == len(said(match)) > 0
    assert {(one.by, one.word) for one in used} == {(BOSS, "voice")}
