"""The Question: whomever the boss robs, or who blocks the boss, shows a card, as the script says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.complots.actions import Block, Declare, Judge, Pass, Show
from game.rules.complots.events import CardShown
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house

MOD = "la-question"
DUCHESS, COUNTESS, CAPTAIN = "base:duchesse", "base:comtesse", "base:capitaine"
ME, BOSS, THIRD = range(3)


@cache
def rules(boss: int = BOSS + 1) -> Any:
    return house(MOD).rules(replace(a_plan("complots", "bbb"), flags={"question": boss}))[1]


def dealt(
    active: int = BOSS, boss: int = BOSS + 1, hand: tuple[str, ...] = (DUCHESS, COUNTESS)
) -> Match[Any, Any, Any]:
    """A match in which it is the turn of `active`, and I hide these cards."""
    match: Match[Any, Any, Any] = Match(rules(boss), 5)
    match.state.hands = [list(hand), [CAPTAIN, CAPTAIN], [DUCHESS, CAPTAIN]]
    match.state.coins, match.state.active = [4, 4, 4], active
    match.state.stack[-1] = match.state.stack[-1].__class__("turn", (active,))
    return match


def play(match: Match[Any, Any, Any], *actions: Any) -> list[str]:
    """What the script says when some actions are played."""
    before = len(match.events)
    for action in actions:
        refusal = match.submit(action)
        assert refusal is None, (action, refusal)
    return said(match, before)


def said(match: Match[Any, Any, Any], before: int = 0) -> list[str]:
    events = match.events[before:]
    assert not [one for one in events if isinstance(one, ScriptFailed)]
    return [one.key for one in events if isinstance(one, ScriptSaid)]


def robbed(match: Match[Any, Any, Any], thief: int, other: int) -> list[str]:
    """What is said when I am robbed, and nobody minds."""
    return play(match, Declare(thief, CAPTAIN, ME), Pass(ME), Pass(other), Pass(ME))


def test_whoever_is_robbed_shows_a_card_and_may_have_to_change_it() -> None:
    match = dealt()
    assert robbed(match, BOSS, THIRD) == ["question"]
    assert match.state.coins == [2, 6, 4]
    assert set(match.options(ME)) == {Show(ME, DUCHESS), Show(ME, COUNTESS)}
    play(match, Show(ME, COUNTESS))
    assert set(match.options(BOSS)) == {Judge(BOSS, False), Judge(BOSS, True)}
    play(match, Judge(BOSS, False))
    assert match.state.hands[ME] == [DUCHESS, COUNTESS] and match.state.active == THIRD


def test_a_block_that_stands_answers_a_question() -> None:
    match = dealt(hand=(CAPTAIN,))
    match.state.lost[ME] = [COUNTESS]
    told = play(
        match, Declare(BOSS, CAPTAIN, ME), Pass(ME), Pass(THIRD), Block(ME, CAPTAIN), Pass(THIRD), Pass(BOSS)
    )
    assert told == ["question"] and match.state.coins == [4, 4, 4]
    shown = [one for one in match.events if isinstance(one, CardShown)]
    assert [(one.player, one.witness) for one in shown] == [(ME, BOSS)], "a single card needs no choice"


@pytest.mark.parametrize(("boss", "thief"), [(0, BOSS), (BOSS + 1, THIRD), (8, BOSS)])
def test_nobody_else_asks(boss: int, thief: int) -> None:
    match = dealt(active=thief, boss=boss)
    assert robbed(match, thief, THIRD if thief == BOSS else BOSS) == []
    assert match.state.active != thief, "the turn is over"


def test_an_action_on_nobody_asks_nobody() -> None:
    assert play(dealt(), Declare(BOSS, "base:revenu")) == []


def test_every_question_shows_a_card_and_campaigns_remember_it() -> None:
    asked = 0
    for seed in range(6):
        match: Match[Any, Any, Any] = Match(rules(), seed)
        play_out(match, bots_by_seat("complots", rules(), "weak"))
        used = [one for one in GAMES["complots"].deeds(rules(), seed, match.log) if one.fact == "boss-used"]
        shown = [one for one in match.events if isinstance(one, CardShown)]
        assert len(used) == len(said(match)) == len(shown)
        assert {(one.by, one.word) for one in used} <= {(BOSS, "question")}
        asked += len(used)
    assert asked
