"""Midnight truce: the most hunted is spared, perjury is paid for, as its script says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from game.app.games import GAMES, flag_values
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.mods.scripts.script_def import scripts_of
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.events.player import EnemyNamed, TokensChanged
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.flow.steps import TURNS_ROUND
from game.rules.skirmish.state.records import Promise
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from game.scripting.hooks.memory import EMPTY
from tests.mods.test_shipped import house
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN
from tests.rules.skirmish.play import War
from tests.scripting.hooks.skirmish import armies_under

MOD = "treve-de-minuit"


def war(*promises: Promise, tokens: Iterable[int] = (3, 3, 3, 3)) -> War:
    """Four armies under the truce; the turn of ANN begins."""
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish"))
    assert rules.start is not None
    rules.start.promises, rules.start.tokens = list(promises), list(tokens)
    return Match(rules, 1)


def at_the_bell(hunted: list[int], round: int, tokens: Iterable[int] = (3, 3, 3, 3)) -> War:
    """Four armies who were named so often, as a game turn begins."""
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish"))
    start = rules.start
    assert start is not None
    memory = EMPTY.with_kept(MOD, "hunted", hunted)
    assert memory is not None
    start.memory, start.tokens, start.round = memory, list(tokens), round - 1
    start.steps = [TURNS_ROUND()]
    return Match(rules, 1)


def names(found: War) -> set[int]:
    """Whom the active player may name."""
    assert found.state.questions[-1].kind == NAME_ENEMY
    return {option.enemy for option in found.options(found.state.active)}


def kept(found: War) -> Any:
    return found.state.memory.of(MOD)


def said(found: Match[Any, Any, Any]) -> list[str]:
    return [event.key for event in found.events if isinstance(event, ScriptSaid)]


def test_names_are_counted() -> None:
    found = war()
    assert found.submit(Name(ANN, CLO)) is None
    assert kept(found)["hunted"] == [0, 0, 1, 0]


def test_at_midnight_nobody_names_the_most_hunted_and_the_richest_pays_for_his_candle() -> None:
    found = at_the_bell([1, 0, 3, 2], 3, (3, 5, 3, 3))
    assert kept(found) == {"spared": 3}
    assert found.state.tokens == [3, 4, 4, 3]
    assert names(found) == {ANN, BOB, CLO, DAN} - {found.state.active, CLO}
    if found.state.active != CLO:
        refusal = found.submit(Name(found.state.active, CLO))
        assert refusal is not None and refusal.code == "forbidden-by-mod"


def test_of_equals_the_one_with_fewer_points_is_spared() -> None:
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish"))
    assert rules.start is not None
    poorest = min(unit.enlisted.points for unit in rules.start.units)
    assert poorest == rules.start.units[ANN].enlisted.points, "all are equal here: the first is spared"
    assert kept(at_the_bell([2, 2, 0, 0], 3)) == {"spared": 1}


@pytest.mark.parametrize(("hunted", "round"), [([0, 0, 3, 0], 2), ([0, 0, 0, 0], 3)])
def test_by_day_or_where_nobody_was_hunted_everybody_may_be_named(hunted: list[int], round: int) -> None:
    found = at_the_bell(hunted, round)
    assert names(found) == {ANN, BOB, CLO, DAN} - {found.state.active} and kept(found) == {}


def test_at_dawn_the_truce_is_over() -> None:
    found = at_the_bell([0, 0, 3, 0], 3)
    assert found.state.memory.of(MOD) == {"spared": 3}
    rules = found.rules
    rules.start = found.state.clone()
    rules.start.questions, rules.start.steps = [], [TURNS_ROUND()]
    morning = Match(rules, 2)
    assert kept(morning) == {} and CLO in names(morning) | {morning.state.active}


@pytest.mark.parametrize(("spared", "fine"), [(None, 2), (4, 4)])
def test_perjury_is_paid_to_whoever_believed_it_double_at_midnight(spared: int | None, fine: int) -> None:
    promise = Promise(1, ANN, BOB, "not-name", alive=(ANN, BOB))
    found = war(promise, tokens=(9, 3, 3, 3))
    memory = EMPTY.with_kept(MOD, "spared", spared)
    assert memory is not None
    found.state.memory = memory
    assert found.submit(Name(ANN, BOB)) is None
    assert found.state.tokens == [9 - fine, 3 + fine, 3, 3] and said(found) == ["perjury"]
    assert {event.why for event in found.events if isinstance(event, TokensChanged)} == {"card"}


def a_battle_of_bots(mod: str, players: int, seed: int = 7) -> Match[Any, Any, Any]:
    """A short battle under a mod, that bots have played to its end."""
    catalog = house(mod).catalog
    rules = GAMES["skirmish"].rules(
        catalog, players, flag_values(catalog, "skirmish", {"preset": "short"})[0]
    )
    match: Match[Any, Any, Any] = Match(rules, seed)
    play_out(match, bots_by_seat("skirmish", rules, "weak"))
    return match


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_live_with_it_to_the_end_without_a_slip(players: int) -> None:
    match = a_battle_of_bots(MOD, players)
    assert match.outcome() is not None
    assert not any(isinstance(event, ScriptFailed) for event in match.events)
    assert players == 2 or "midnight" in said(match)
    assert any(isinstance(event, EnemyNamed) for event in match.events)
