"""The notary's Roulette: contracts, stamps and inventories, as its script says, and bots who live with it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.rules.roulette.actions import Bet, Play
from game.rules.roulette.events import PointsChanged
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan
from tests.mods.test_shipped import house
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    Table,
    a_table,
    accuse,
    next_round,
    play,
    until,
)

MOD = "roulette-du-notaire"


@cache
def notary(seats: str = "bbb") -> Roulette:
    """The rules with the mod and no other."""
    rules: Roulette = house(MOD).rules(a_plan("roulette", seats))[1]
    return rules


def said(table: Match[Any, Any, Any]) -> list[str]:
    """What the notary has said."""
    return [event.key for event in table.events if isinstance(event, ScriptSaid)]


def signed(*bets: int, **laid: Any) -> Table:
    """The table once these bets are signed, in their first round."""
    table = a_table("bets", rules=notary(), **laid)
    for player, bet in enumerate(bets):
        play(table, Bet(player, bet))
    return table


def test_a_contract_that_is_kept_to_the_letter_earns_a_fee() -> None:
    table = next_round(signed(0, 1, 2))
    assert table.state.scores == [1, 3, 4], "a blank contract earns none"
    assert said(table) == ["fees"]


def test_a_die_that_a_card_has_turned_breaks_the_contract() -> None:
    table = signed(2, 0, 0, hands={ANN: "sang_froid"})
    play(table, Play(ANN, "sang_froid", face=1))
    next_round(table)
    assert table.state.scores == [2, 1, 1] and said(table) == []


def test_false_accusers_pay_the_stamp_and_right_ones_nothing() -> None:
    table = a_table("accusations", rules=notary(), scores={ANN: 3, BOB: 1}, pockets={BOB: "B"})
    accuse(table, (ANN, CLO), (BOB, CLO))
    assert table.state.scores == [2, 0, 2] and said(table) == ["stamp"]
    table = a_table("accusations", rules=notary(), scores={ANN: 3}, pockets={BOB: "B"})
    accuse(table, (ANN, BOB))
    assert table.state.scores == [3, 0, 0] and said(table) == []


@pytest.mark.parametrize(
    ("round_", "scores", "after", "words"),
    [
        (2, (6, 3, 1), [5, 4, 4], ["inventory"]),
        (2, (1, 1, 7), [2, 2, 8], ["disputed"]),
        (2, (7, 1, 7), [8, 2, 8], ["disputed"]),
        (3, (6, 3, 1), [7, 4, 2], []),
        (5, (1, 3, 6), [4, 4, 5], ["inventory"]),
    ],
)
def test_every_third_round_the_richest_pays_the_poorest(
    round_: int, scores: tuple[int, ...], after: list[int], words: list[str]
) -> None:
    """In the count before it everybody gains a point."""
    table = a_table("count", rules=notary(), scores=dict(enumerate(scores)), round_=round_)
    assert (next_round(table).state.scores, said(table)) == (after, words)


def test_the_dead_inherit_nothing() -> None:
    table = a_table("count", rules=notary(), scores={ANN: 6, BOB: 3}, teams={CLO: 0}, round_=2)
    assert next_round(table).state.scores == [5, 6, 0]


def test_a_blank_contract_is_not_signed_twice_running() -> None:
    table = until(next_round(signed(0, 1, 0)), "bet")
    assert Bet(ANN, 0) not in table.options(ANN) and Bet(ANN, 1) in table.options(ANN)
    assert Bet(BOB, 0) in table.options(BOB)
    play(table, Bet(ANN, 1), Bet(BOB, 0), Bet(CLO, 1))
    assert Bet(ANN, 0) in until(next_round(table), "bet").options(ANN)
    refusal = table.submit(Bet(BOB, 0))
    assert refusal is not None and refusal.code == "forbidden-by-mod"


def test_a_round_that_was_begun_without_the_notary_pays_no_fees() -> None:
    table = next_round(a_table("shots", rules=notary(), dice=(1, 0, 0)))
    assert table.state.scores == [2, 1, 1] and not table.told(ScriptFailed)


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_play_under_the_notary_to_the_end(players: int) -> None:
    rules = notary("b" * players)
    for seed, strength in enumerate(("weak", "middling")):
        match: Match[Any, Any, Any] = Match(rules, seed)
        play_out(match, bots_by_seat("roulette", rules, strength))
        assert match.outcome() is not None
        assert not [event for event in match.events if isinstance(event, ScriptFailed)]
        assert any(isinstance(event, PointsChanged) for event in match.events)
        assert set(said(match)) <= {"inventory", "disputed", "fees", "stamp"}


@pytest.mark.statistics
def test_in_some_match_the_notary_says_everything() -> None:
    heard: set[str] = set()
    for seed in range(6):
        match: Match[Any, Any, Any] = Match(notary("bbbb"), seed)
        play_out(match, bots_by_seat("roulette", notary("bbbb"), "middling"))
        heard |= set(said(match))
    assert heard == {"inventory", "disputed", "fees", "stamp"}
