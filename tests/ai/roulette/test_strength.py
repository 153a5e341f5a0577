"""Who beats whom at Roulette: small slices always, the whole measurements with --slow."""

import time
from typing import Any

import pytest

from game.ai import TEMPERS, make_policy
from game.core.match import Match
from game.core.rng import Rng
from tests.ai.roulette.tables import shares
from tests.rules.roulette.builders import some_rules

pytestmark = pytest.mark.statistics


def test_strong_beats_three_weak_ones() -> None:
    assert shares("strong", "weak", 6) >= 0.4


@pytest.mark.slow
def test_strong_beats_three_weak_ones_in_forty_of_a_hundred_matches() -> None:
    assert shares("strong", "weak", 400) >= 0.4


@pytest.mark.slow
def test_middling_beats_three_weak_ones_more_often_than_chance() -> None:
    assert shares("middling", "weak", 400) >= 0.32


@pytest.mark.slow
def test_strong_beats_three_middling_ones_more_often_than_chance() -> None:
    assert shares("strong", "middling", 400) >= 0.27


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_strong_beats_weak_ones_at_tables_of_all_sizes(players: int) -> None:
    assert shares("strong", "weak", 60, players) > 1.2 / players


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_strong_takes_less_than_150_ms_on_average(players: int) -> None:
    rules, times = some_rules(players), []
    bots: list[Any] = [make_policy("roulette", rules, TEMPERS[seat % 4], "strong") for seat in range(players)]
    match, dice = Match(rules, 1), Rng(1)
    while match.outcome() is None:
        seat = match.seat(next(iter(match.to_act())))
        view, options, story = seat.view, tuple(seat.options), seat.story
        began = time.process_time()
        choice = bots[seat.player].choose(view, options, story, dice)
        if len(options) > 1:
            times.append(time.process_time() - began)
        assert seat.submit(choice.action) is None
    assert sum(times) / len(times) < 0.15
