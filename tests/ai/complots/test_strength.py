"""Who beats whom: small slices always, the whole measurements with --slow."""

from collections.abc import Sequence

import pytest

from game.ai import TEMPERS, make_policy
from tests.ai.complots.tables import FLAGS, play, rules_for

pytestmark = pytest.mark.statistics


def wins(strengths: Sequence[str], matches: int) -> int:
    """How many matches the first of `strengths` wins; seats swapped, tempers and fifth characters mixed."""
    players, won = len(strengths), 0
    for number in range(matches):
        order = [(seat + number) % players for seat in range(players)]
        tempers = [TEMPERS[(number // players + seat * (1 + number // 16)) % 4] for seat in range(players)]
        rules = rules_for(players, FLAGS[number // (4 * players) % 2])
        bots = [
            make_policy("complots", rules, temper, strengths[o])
            for o, temper in zip(order, tempers, strict=True)
        ]
        outcome = play(rules, bots, 1000 + number).outcome()
        assert outcome is not None
        won += order[outcome.winners[0]] == 0
    return won


def test_middling_beats_weak_more_often_than_not() -> None:
    assert wins(("middling", "weak"), 60) > 33


def test_strong_beats_middling_more_often_than_not() -> None:
    assert wins(("strong", "middling"), 12) >= 5


@pytest.mark.slow
def test_middling_wins_sixty_of_a_hundred_against_weak() -> None:
    assert wins(("middling", "weak"), 400) >= 240


@pytest.mark.slow
def test_strong_wins_sixty_of_a_hundred_against_middling() -> None:
    assert wins(("strong", "middling"), 400) >= 240


@pytest.mark.slow
def test_strong_wins_nearly_half_against_three_weak() -> None:
    assert wins(("strong", "weak", "weak", "weak"), 200) >= 90
