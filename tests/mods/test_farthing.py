"""The Jubilee farthing: a coin that comes back, a bullet stopped, a token; and a card up the sleeve."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.complots.actions import Declare, Pass
from game.rules.complots.events import ActionResolved
from game.rules.roulette.events import CharacterDied, CharacterSaved, LeftRound
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.deeds import said_deeds
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.roulette.builders import Table, a_table, all_pass

HOLDER, THIEF, THIRD = range(3)
CAPTAIN, DUCHESS = "base:capitaine", "base:duchesse"


@cache
def rules(game: str, holder: int = HOLDER + 1) -> Any:
    plan = replace(a_plan(game, "bbb"), flags={"liard": holder}, position="")
    return house("liard").rules(plan)[1]


def said(match: Any) -> list[str]:
    assert not [one for one in match.events if isinstance(one, ScriptFailed)]
    return [one.key for one in match.events if isinstance(one, ScriptSaid)]


def robbed(coins: int, victim: int = HOLDER) -> Match[Any, Any, Any]:
    """The THIEF has robbed somebody who had so many coins."""
    match: Match[Any, Any, Any] = Match(rules("complots"), 5)
    match.state.hands = [[DUCHESS] * 2, [CAPTAIN] * 2, [DUCHESS] * 2]
    match.state.coins, match.state.active = [coins, 2, coins], THIEF
    match.state.stack[-1] = match.state.stack[-1].__class__("turn", (THIEF,))
    before = [*match.state.coins]
    other = next(seat for seat in (HOLDER, THIRD) if seat != victim)
    for action in (Declare(THIEF, CAPTAIN, victim), Pass(victim), Pass(other), Pass(victim)):
        assert match.submit(action) is None
    assert sum(match.state.coins) == sum(before)
    return match


@pytest.mark.parametrize(("coins", "left"), [(1, 1), (2, 1), (3, 1), (5, 3)])
def test_a_theft_leaves_its_holder_one_coin(coins: int, left: int) -> None:
    match = robbed(coins)
    assert match.state.coins[HOLDER] == left
    assert said(match) == (["stays"] if coins <= 2 else [])
    assert robbed(coins, THIRD).state.coins[THIRD] == max(0, coins - 2)


def test_a_coin_that_comes_back_is_no_theft() -> None:
    """As many robberies are remembered of the holder as the holder did, however often the coin came back."""
    game, returned = GAMES["complots"], 0
    for seed in range(30):
        match: Match[Any, Any, Any] = Match(rules("complots"), seed)
        play_out(match, bots_by_seat("complots", rules("complots"), "weak"))
        done = [one for one in match.events if isinstance(one, ActionResolved)]
        mine = [one for one in done if one.player == HOLDER and one.action == CAPTAIN]
        told = game.deeds(rules("complots"), seed, match.log)
        assert len([one for one in told if one.fact == "robbed" and one.by == HOLDER]) == len(mine)
        returned += len(said(match))
    assert returned


def shot(team: int = 3, holder: int = HOLDER + 1, bullets: str = "B") -> Table:
    """The holder has bet one, and a BALLE lies on top of the barrel."""
    under = rules("roulette", holder)
    assert isinstance(under, Roulette)
    table = a_table(
        "shots", rules=under, barrels={HOLDER: bullets + "CCCCC"}, dice=(1, 0, 0), teams={HOLDER: team}
    )
    while not table.told(CharacterDied) and not table.told(CharacterSaved):
        all_pass(table)
    return table


def test_the_farthing_stops_a_bullet() -> None:
    table = shot()
    assert table.told(CharacterSaved) and not table.told(CharacterDied)
    assert table.state.teams[HOLDER] == 3 and table.told(LeftRound)
    deeds = [deed for event in table.events for deed in said_deeds(event, 1)]
    assert [(one.fact, one.by) for one in deeds] == [("liard-dented", HOLDER)]
    assert table.state.memory.of("liard") == {"dented": True}


@pytest.mark.parametrize(("team", "holder"), [(1, HOLDER + 1), (3, 0), (3, THIEF + 1)])
def test_it_saves_no_captain_and_nobody_else(team: int, holder: int) -> None:
    table = shot(team, holder)
    assert table.state.teams[HOLDER] == team - 1 and not table.state.memory.of("liard")


def test_its_token_is_there_from_the_start() -> None:
    match: Match[Any, Any, Any] = Match(rules("skirmish", THIRD + 1), 3)
    assert match.state.tokens == [3, 3, 4]


@pytest.mark.parametrize("carte", ["aucune", "medecin", "prime"])
def test_a_card_up_the_sleeve_comes_out_of_the_deck(carte: str) -> None:
    plan = replace(a_plan("roulette", "bbb"), flags={"carte": carte})
    match: Match[Any, Any, Any] = Match(house("carte-gardee").rules(plan)[1], 5)
    state = match.state
    lie = [*state.deck, *state.hands[0], *state.hands[1], *state.hands[2]]
    plain: Match[Any, Any, Any] = Match(GAMES["roulette"].rules(house().catalog, 3, {}), 5)
    assert sorted(lie) == sorted([*plain.state.deck, *(card for hand in plain.state.hands for card in hand)])
    assert (f"base:{carte}" in state.hands[0]) is (carte != "aucune")
