"""Who beats whom at Hécatombe: small slices always, the whole measurements with --slow.

A match is two rounds; a side is ahead when its mean of points is higher, and a tie is half.
"""

import pytest

from tests.ai.hecatombe.tables import lead

pytestmark = pytest.mark.statistics


def test_middling_is_ahead_of_weak() -> None:
    assert lead("middling", "weak", 12) > 0.6


def test_strong_is_ahead_of_weak() -> None:
    assert lead("strong", "weak", 6) > 0.6


@pytest.mark.slow
def test_strong_is_ahead_of_weak_in_sixty_five_of_a_hundred_matches() -> None:
    assert lead("strong", "weak", 400) >= 0.65


@pytest.mark.slow
def test_middling_is_ahead_of_weak_in_sixty_of_a_hundred_matches() -> None:
    assert lead("middling", "weak", 400) >= 0.6


@pytest.mark.slow
def test_strong_is_ahead_of_middling_in_sixty_of_a_hundred_matches() -> None:
    assert lead("strong", "middling", 400) >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 7])
def test_strong_is_ahead_of_weak_at_small_and_at_full_tables(players: int) -> None:
    assert lead("strong", "weak", 100, players) >= 0.65
