"""Bots play the recorded matches; see digests.py for when they decide otherwise on purpose."""

import pytest

from game.app.games import GAMES
from tests.golden.digests import TABLES, differing, matches_of, played, recorded

pytestmark = pytest.mark.whole


@pytest.mark.statistics
@pytest.mark.parametrize("game", TABLES)
def test_bots_play_the_recorded_matches(game: str) -> None:
    assert differing({game: played(game)}) == []


def test_every_recorded_match_is_played_and_no_game_goes_unrecorded() -> None:
    assert {game: list(found) for game, found in recorded().items()} == {
        game: matches_of(game) for game in TABLES
    }
    assert set(TABLES) == set(GAMES)


def test_a_digest_that_changed_is_named() -> None:
    known = recorded()
    first, second = list(known["roulette"])[:2]
    known["roulette"][first] = known["roulette"][second]
    assert differing(known) == [f"roulette {first}"]
