"""No decision takes more calls than its game says: bots let others wait as long as the dearest may take."""

from importlib import import_module

import pytest

from game.ai import STRENGTHS, dearest_calls
from game.app.bots.workload import LEAST_CALLS
from game.app.games import GAMES
from tests.builders import rules_of
from tools.bench.calls import Counts, dearest

TABLES = {"complots": (4, 12), "hecatombe": (2, 30), "roulette": (6, 30), "skirmish": (3, 60)}
"""By game: the players of a match, and how many decisions of it are counted."""
TOO_MUCH = {"complots": 10, "hecatombe": 10, "roulette": 10, "skirmish": 100}
"""By game: so many times the work of its strong bots would be seen; those of the battle do not look ahead."""


def exceeding(game: str, strength: str, found: Counts) -> Counts:
    """The kinds of questions whose decisions took more calls than the game says."""
    known = dearest_calls(game).get(strength, {})
    return {kind: calls for kind, calls in found.items() if calls > max(LEAST_CALLS, known.get(kind, 0))}


@pytest.mark.statistics
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", TABLES)
def test_no_decision_takes_more_calls_than_its_game_says(game: str, strength: str) -> None:
    players, decisions = TABLES[game]
    found = dearest(game, rules_of(game, players), strength, longest=decisions)
    assert found and exceeding(game, strength, found) == {}
    more = {kind: calls * TOO_MUCH[game] for kind, calls in found.items()}
    assert strength != "strong" or exceeding(game, strength, more), "so much more work would be seen"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_concerns_questions_of_the_game_that_hang_on_secrets(game: str) -> None:
    module = import_module(f"game.rules.{game}.{'flow.' * (game == 'skirmish')}questions")
    assert set(GAMES[game].secret) <= {kind for kind in vars(module).values() if isinstance(kind, str)}
    for strength, kinds in dearest_calls(game).items():
        assert strength in STRENGTHS and set(kinds) <= set(GAMES[game].secret)
        assert all(calls > LEAST_CALLS for calls in kinds.values())


def test_every_game_is_counted() -> None:
    assert set(TABLES) == set(GAMES)
