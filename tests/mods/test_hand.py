"""The Hand: the first lie that is caught at the boss's seat costs three coins, as its script says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house

MOD = "la-main"
DUCHESS, COUNTESS, CAPTAIN = "base:duchesse", "base:comtesse", "base:capitaine"
ME, HAND, THIRD = range(3)


@cache
def rules(boss: int = HAND + 1) -> Any:
    return house(MOD).rules(replace(a_plan("complots", "bbb"), flags={"main": boss}))[1]


def dealt(hand: list[str], coins: int, active: int = HAND, boss: int = HAND + 1) -> Match[Any, Any, Any]:
    """A match in which the boss hides these cards and has these coins."""
    match: Match[Any, Any, Any] = Match(rules(boss), 5)
    match.state.hands = [[CAPTAIN, CAPTAIN], list(hand), [DUCHESS, DUCHESS]]
    match.state.coins, match.state.active = [4, coins, 4], active
    match.state.stack[-1] = match.state.stack[-1].__class__("turn", (active,))
    return match


def play(match: Match[Any, Any, Any], *actions: Any) -> list[str]:
    """What the script says when some actions are played."""
    before = len(match.events)
    for action in actions:
        refusal = match.submit(action)
        assert refusal is None, (action, refusal)
    events = match.events[before:]
    assert not [one for one in events if isinstance(one, ScriptFailed)]
    return [one.key for one in events if isinstance(one, ScriptSaid)]


def test_her_first_lie_costs_three_coins_and_no_character() -> None:
    match = dealt([COUNTESS, CAPTAIN], coins=4)
    assert play(match, Declare(HAND, DUCHESS), Challenge(ME)) == ["hand"]
    assert match.state.hands[HAND] == [COUNTESS, CAPTAIN] and match.state.coins == [4, 1, 4]
    assert match.state.active == THIRD, "the lie has failed all the same"


def test_even_her_last_character_stays() -> None:
    match = dealt([COUNTESS], coins=3)
    match.state.lost[HAND] = [CAPTAIN]
    play(match, Declare(HAND, DUCHESS), Challenge(ME))
    assert match.state.hands[HAND] == [COUNTESS] and match.state.coins[HAND] == 0


def test_her_second_lie_costs_what_lies_cost() -> None:
    match = dealt([COUNTESS, CAPTAIN], coins=9)
    match.state.active = HAND
    play(match, Declare(HAND, DUCHESS), Challenge(ME))
    match.state.active, match.state.stack[-1] = HAND, match.state.stack[-1].__class__("turn", (HAND,))
    assert play(match, Declare(HAND, DUCHESS), Challenge(ME)) == []
    assert set(match.options(HAND)) == {Reveal(HAND, COUNTESS), Reveal(HAND, CAPTAIN)}


def test_a_poor_hand_loses_a_character_and_the_power_is_gone() -> None:
    match = dealt([COUNTESS, CAPTAIN], coins=2)
    assert play(match, Declare(HAND, DUCHESS), Challenge(ME)) == ["poor"]
    play(match, Reveal(HAND, COUNTESS))
    assert match.state.hands[HAND] == [CAPTAIN] and match.state.memory.of(MOD) == {"used": True}


def test_a_block_that_was_a_lie_falls_and_is_pardoned() -> None:
    match = dealt([DUCHESS, DUCHESS], coins=6, active=ME)
    play(match, Declare(ME, CAPTAIN, HAND), Pass(HAND), Pass(THIRD), Block(HAND, CAPTAIN))
    assert play(match, Challenge(ME)) == ["hand"]
    assert match.state.hands[HAND] == [DUCHESS, DUCHESS] and match.state.coins == [6, 1, 4]


@pytest.mark.parametrize(("boss", "liar"), [(0, HAND), (1, HAND), (3, HAND)])
def test_nobody_else_is_pardoned(boss: int, liar: int) -> None:
    match = dealt([COUNTESS, CAPTAIN], coins=6, boss=boss)
    assert play(match, Declare(liar, DUCHESS), Challenge(ME)) == []
    assert match.options(liar) and match.state.coins == [4, 6, 4]


def test_campaigns_remember_that_the_hand_was_used() -> None:
    game = GAMES["complots"]
    for seed in range(40):
        match: Match[Any, Any, Any] = Match(rules(), seed)
        play_out(match, bots_by_seat("complots", rules(), "weak"))
        assert not [one for one in match.events if isinstance(one, ScriptFailed)]
        used = [one for one in game.deeds(rules(), seed, match.log) if one.fact == "boss-used"]
        said = [one for one in match.events if isinstance(one, ScriptSaid) and one.key == "hand"]
        assert len(used) == len(said) <= 1
        if used:
            assert (used[0].by, used[0].word, used[0].turn > 0) == (HAND, "hand", True)
            return
    raise AssertionError("in no match was the lie of the Hand caught")
