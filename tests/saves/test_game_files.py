"""A real match of any game, saved and played again, is the same match."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.games import GAMES
from game.core.match import Match, replay_log
from game.core.rng import Rng
from game.saves.journal import begin
from game.saves.reader import read_match_file
from game.saves.save import Header, SavedMatch, SavedSeat
from tests.builders import base_catalog, rules_of
from tests.contract.skirmish import HOUSES, raid
from tests.saves.conftest import going_on

TABLES = [
    (game, f"{players}", lambda game=game, players=players: rules_of(game.id, players))
    for game in GAMES.values()
    if not game.armies
    for players in (2, 4, game.seats[-1])
] + [(GAMES["skirmish"], name, lambda name=name: raid(name)) for name in HOUSES]
"""Games, how many play, their rules; of battles only raids, which are soon over."""


def play(match: Match[Any, Any, Any], seed: int, ticks: int = 10_000) -> None:
    """Play at random, until the end or for so many ticks."""
    chance = Rng(seed)
    for _ in range(ticks):
        if match.outcome() is not None:
            return
        player = chance.choice(sorted(match.to_act()))
        assert match.submit(chance.choice(match.options(player))) is None


@pytest.mark.statistics
@pytest.mark.parametrize(("game", "name", "table"), TABLES, ids=[f"{one[0].id}-{one[1]}" for one in TABLES])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_stopped_anywhere_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, game: Any, name: str, table: Callable[[], Any], seed: int
) -> None:
    rules = table()
    seats = tuple(SavedSeat(name=f"J{n}") for n in range(rules.players))
    hashes = base_catalog().hashes
    header = Header(game=game.id, seed=seed, seats=seats, content=hashes.for_game(game.id))
    path = tmp_path / "a.match"
    left = begin(path, header)
    first: Match[Any, Any, Any] = Match(rules, seed, left)
    play(first, seed, 5 + 7 * seed)
    left.close()
    path.write_bytes(path.read_bytes() + b'{"n":999,"a":[{"type":"Pa')

    back = read_match_file(path, game.actions, hashes)
    assert isinstance(back, SavedMatch)
    again = replay_log(rules, back.header.seed, back.ticks, going_on(back))
    assert (again.checksum(), again.log) == (first.checksum(), first.log)

    play(again, seed + 100)
    outcome, journal = again.outcome(), again.journal
    assert outcome is not None and journal is not None
    journal.finish(outcome, again.checksum())  # type: ignore[attr-defined]
    journal.close()  # type: ignore[attr-defined]
    whole = read_match_file(path, game.actions, hashes)
    assert isinstance(whole, SavedMatch)
    assert (whole.outcome, list(whole.ticks)) == (outcome, again.log)
    assert replay_log(rules, seed, whole.ticks).checksum() == whole.checksum
