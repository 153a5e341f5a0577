"""Survival as counted and as spun (R-34), and what bets are worth."""

import doctest
from itertools import permutations, product
from math import isclose, sqrt

import pytest

from game.core.rng import Rng
from game.rules.roulette import odds
from game.rules.roulette.round import guns
from game.rules.roulette.state import RouletteState
from tests.rules.roulette.builders import some_rules


@pytest.mark.rule("R-34")
def test_survival_over_a_hundred_thousand_spins() -> None:
    rules, rng, spins = some_rules(5), Rng("odds"), 20_000
    state = RouletteState(5)
    survived = [[0] * 6 for _ in range(5)]
    for _ in range(spins):
        for bullets in range(5):
            state.bullets[bullets] = bullets
            guns.spin_barrel(rules.setting, state, bullets, rng)
            first = (state.barrels[bullets] + [True]).index(True)
            for bet in range(min(first, 5) + 1):
                survived[bullets][bet] += 1
    for bullets, bet in product(range(5), range(6)):
        p = odds.survival_odds(bet, bullets)
        assert abs(survived[bullets][bet] / spins - p) <= 5 * sqrt(p * (1 - p) / spins)


@pytest.mark.rule("R-34")
@pytest.mark.parametrize("bullets", range(7))
def test_survival_is_what_counting_all_orders_gives(bullets: int) -> None:
    orders = set(permutations([True] * bullets + [False] * (6 - bullets)))
    for bet in range(7):
        alive = sum(not any(order[:bet]) for order in orders)
        assert isclose(odds.survival_odds(bet, bullets), alive / len(orders))
        assert isclose(odds.expected_points(bet, bullets), (bet + 1) * alive / len(orders))
    for shot in range(1, 7):
        dead = sum(order[:shot].count(True) == 1 and order[shot - 1] for order in orders)
        assert isclose(odds.death_at(shot, bullets), dead / len(orders), abs_tol=1e-12)


@pytest.mark.parametrize("bullets", range(1, 6))
def test_what_was_seen_leaves_fewer_orders(bullets: int) -> None:
    orders = set(permutations([True] * bullets + [False] * (6 - bullets)))
    for top in {order[:3] for order in orders}:
        left = [order for order in orders if order[:3] == top]
        for bet in range(7):
            alive = sum(not any(order[:bet]) for order in left)
            assert isclose(odds.survival_knowing(bet, bullets, top), alive / len(left))


@pytest.mark.parametrize("total", range(1, 7))
def test_a_pocket_is_judged_by_what_was_turned(total: int) -> None:
    honest = list(permutations([True] * total + [False] * (6 - total)))
    cheating = list(permutations([True] * (total - 1) + [False] * (7 - total)))
    for turned in range(7):
        for bullets in range(turned + 1):
            fits = [sum(sum(order[:turned]) == bullets for order in world) for world in (honest, cheating)]
            if sum(fits):
                share = 0.3 * fits[1] / (0.3 * fits[1] + 0.7 * fits[0])
                said = odds.cheating_having_survived(turned - bullets, total, 0.3, bullets=bullets)
                assert isclose(said, share, abs_tol=1e-12)


def test_bets_are_weighed_against_a_life() -> None:
    assert odds.best_bet(5, 1) == 2 and odds.best_bet(5, 1, life=4.0) == 0
    assert max(odds.expected_points_by_bet(5, 1)) == odds.expected_points(2, 1) == odds.expected_points(3, 1)
    assert odds.survival_if(5, 2, 0.5) == (odds.survival_odds(5, 2) + odds.survival_odds(5, 1)) / 2


def test_the_examples_in_the_text_are_true() -> None:
    assert doctest.testmod(odds).failed == 0
