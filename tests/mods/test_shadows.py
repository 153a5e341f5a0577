"""The court of shadows: what a refusal costs the one who refuses, and how a fallen Ghost answers once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.app import App
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.paths import bundled_mods_folder
from game.rules.complots.actions import Block, Challenge, Declare, Judge, Pass, Reveal, Show
from game.rules.complots.events import ActionFailed, CardShown
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import BASE, a_plan

MOD = "cour-des-ombres"
ASKS, GHOST = f"{MOD}:courtisane", f"{MOD}:fantome"
COUNTESS, DUCHESS, CAPTAIN, DAGGER = "base:comtesse", "base:duchesse", "base:capitaine", "base:assassinat"
ME, YOU, THIRD = range(3)


@cache
def rules(players: int = 3, *, scripted: bool = True) -> Any:
    """Complots with the two newcomers; without their script, if that is wished."""
    app = App([BASE, bundled_mods_folder() / MOD], Settings(language="en")).inline()
    found = app.rules(a_plan("complots", "b" * players))[1]
    if not scripted:
        found.setting = replace(found.setting, scripts=None)
    return found


def dealt(hands: list[list[str]], *, scripted: bool = True) -> Match[Any, Any, Any]:
    """A match with these hands; the first player is on turn and everybody is rich."""
    match: Match[Any, Any, Any] = Match(rules(scripted=scripted), 5)
    match.state.hands, match.state.coins = hands, [8, 8, 8]
    if match.state.active != ME:
        match.state.active = ME
        match.state.stack[-1] = match.state.stack[-1].__class__("turn", (ME,))
    return match


def play(match: Match[Any, Any, Any], *actions: Any) -> None:
    for action in actions:
        refusal = match.submit(action)
        assert refusal is None, (action, refusal)


def refused(*, scripted: bool = True) -> Match[Any, Any, Any]:
    """The Courtesan has asked YOU for a favour, and was blocked."""
    match = dealt([[ASKS, DUCHESS], [COUNTESS, CAPTAIN], [GHOST, DUCHESS]], scripted=scripted)
    play(match, Declare(ME, ASKS, YOU), Pass(YOU), Pass(THIRD))
    play(match, Block(YOU, COUNTESS), Pass(ME), Pass(THIRD))
    return match


def said(match: Match[Any, Any, Any]) -> list[str]:
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return [one.key for one in match.events if isinstance(one, ScriptSaid)]


@pytest.mark.parametrize("swap", [True, False])
def test_whoever_refuses_the_courtesan_shows_her_a_card_that_she_may_exchange(*, swap: bool) -> None:
    match = refused()
    assert said(match) == ["refused"] and list(match.to_act()) == [YOU]
    assert set(match.options(YOU)) == {Show(YOU, COUNTESS), Show(YOU, CAPTAIN)}
    match.state.court = [DUCHESS] * 3
    play(match, Show(YOU, CAPTAIN))
    (shown,) = [one for one in match.events if isinstance(one, CardShown)]
    assert (shown.player, shown.witness, shown.card) == (YOU, ME, CAPTAIN)
    assert shown.seen_by(THIRD).card == "?" != shown.seen_by(ME).card
    play(match, Judge(ME, swap))
    assert (CAPTAIN in match.state.hands[YOU]) or swap
    assert match.state.active == YOU and match.state.coins == [8, 8, 8]


def test_without_the_script_a_refusal_costs_nothing() -> None:
    match = refused(scripted=False)
    assert match.state.active == YOU


def test_a_courtesan_who_was_not_refused_asks_nobody() -> None:
    match = dealt([[ASKS, DUCHESS], [COUNTESS, CAPTAIN], [GHOST, DUCHESS]])
    play(match, Declare(ME, ASKS, YOU), Pass(YOU), Pass(THIRD), Pass(YOU))
    assert said(match) == [] and match.state.coins == [11, 5, 8]


def fallen(left: bool) -> Match[Any, Any, Any]:
    """YOU has lost the Ghost, with a card left or none, and THIRD is on turn."""
    match = dealt([[DUCHESS, CAPTAIN], [GHOST, CAPTAIN][: 2 if left else 1], [DUCHESS, COUNTESS]])
    play(match, Declare(ME, DAGGER, YOU))
    if left:
        play(match, Reveal(YOU, GHOST), Declare(YOU, "base:revenu"))
    return match


def test_a_fallen_ghost_stops_the_next_action_against_his_house_and_no_other() -> None:
    match = fallen(left=True)
    play(match, Declare(THIRD, DAGGER, YOU))
    assert said(match) == ["watches", "answers"]
    (failed,) = [one for one in match.events if isinstance(one, ActionFailed)]
    assert failed.reason == "stopped" and match.state.hands[YOU] == [CAPTAIN]
    assert match.state.coins[THIRD] < 8, "what was paid is gone"
    play(match, Declare(ME, "base:revenu"), Declare(YOU, "base:revenu"), Declare(THIRD, "base:revenu"))
    match.state.coins[ME] = 8
    play(match, Declare(ME, DAGGER, YOU))
    assert match.state.hands[YOU] == [] and said(match) == ["watches", "answers"]


def test_an_action_that_aims_at_nobody_or_at_others_goes_on() -> None:
    match = fallen(left=True)
    play(match, Declare(THIRD, "base:capitaine", ME), Challenge(YOU))
    assert said(match) == ["watches"]


def test_a_ghost_who_was_the_last_of_his_house_has_nothing_to_watch() -> None:
    match = fallen(left=False)
    assert said(match) == [] and match.state.memory.kept == {}


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 9))
def test_bots_play_it_to_the_end_and_no_script_fails(players: int) -> None:
    heard = set()
    for seed in range(6):
        match: Match[Any, Any, Any] = Match(rules(players), seed)
        play_out(match, bots_by_seat("complots", rules(players), "weak"))
        assert match.outcome() is not None
        heard |= {*said(match)}
    assert heard or players == 2
