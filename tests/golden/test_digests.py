"""Bots play the recorded matches; see digests.py for when they decide otherwise on purpose."""

import pytest

from game.app.games import GAMES
from tests.golden.digests import TABLES, differing, digest_of, matches_of, played, recorded

pytestmark = pytest.mark.whole


@pytest.mark.statistics
@pytest.mark.parametrize("game", TABLES)
def test_bots_play_the_recorded_matches(game: str) -> None:
    """Of each policy at each table, and with each script, the first; the rest is slow."""
    first = [match for match in matches_of(game) if match.endswith(" 1")]
    assert len(first) > len(matches_of(game)) / 2
    assert differing({game: {match: digest_of(game, match) for match in first}}) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_bots_play_every_recorded_match(game: str) -> None:
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
