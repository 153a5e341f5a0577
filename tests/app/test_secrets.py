"""What a table tells somebody, and when, never depends on what he may not know."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.app import App
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.rules import SPECTATOR, Player
from tests.app.conftest import Puppets, chairs
from tests.contract.games import GAMES
from tests.contract.worlds import laid, rules_from, twin

TICK = 0.05
TEACHES = {game.name: game.teaches for game in GAMES}
CASES = [
    ("complots", "claim-5", SPECTATOR),
    ("complots", "turn-5", 2),
    ("complots", "exchange-4", 1),
    ("hecatombe", "objectives-4", SPECTATOR),
    ("hecatombe", "objectives-4", 3),
    ("hecatombe", "attack-5", 1),
    ("hecatombe", "attack-3", 2),
    ("hecatombe", "defence-5", 0),
    ("hecatombe", "keepers-4", SPECTATOR),
    ("hecatombe", "liberation-3", 2),
    ("hecatombe", "reveal-2", 1),
    ("roulette", "pocket-4", SPECTATOR),
    ("roulette", "pocket-4", 3),
    ("roulette", "bet-4", 0),
    ("roulette", "accusation-4", SPECTATOR),
    ("roulette", "accusation-4", 2),
    ("roulette", "gather-4", 3),
    ("roulette", "cards-4", 0),
    ("roulette", "shot-6", SPECTATOR),
    ("roulette", "aim-4", 1),
    ("roulette", "dying-4", 3),
    ("roulette", "count-4", 2),
    ("skirmish", "turn-2", SPECTATOR),
    ("skirmish", "movement-3", 0),
    ("skirmish", "combat-4", 1),
    ("skirmish", "truce-3", SPECTATOR),
]


def told(at: Table, viewer: Player) -> tuple[Any, ...]:
    """Everything that a table tells somebody now, but for the events."""
    chair = at.public if viewer < 0 else at.seat(viewer)
    clock = at.clock and (at.clock.left, at.clock.total)
    return chair.view, at.public.view, clock, at.ticks, chair.options, chair.owes


@pytest.mark.statistics
@pytest.mark.parametrize(("game", "name", "viewer"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_worlds_that_differ_in_what_is_hidden_are_told_alike(
    app: App, puppets: Puppets, game: str, name: str, viewer: Player, seed: int
) -> None:
    app.think = lambda name, rules: puppets
    here = laid(game, name)
    there = twin(game, here, viewer, seed)
    assert here != there
    seats = chairs("b" * rules_from(game, here).players)
    one, other = (
        app.begin(MatchPlan(game, seats, seed, position=text), keep=False) for text in (here, there)
    )
    moments = 0
    while one.outcome is None and moments < 2_000:
        mine, theirs = ((at.public if viewer < 0 else at.seat(viewer)).story for at in (one, other))
        apart = next(((a, b) for a, b in zip(mine, theirs, strict=False) if a != b), None)
        if apart is not None:
            assert all(TEACHES[game](event, viewer) for event in apart), apart
            break
        assert told(one, viewer) == told(other, viewer)
        moments += 1
        for at in (one, other):
            at.update(TICK)
    assert moments * TICK >= 0.8, "no bot speaks sooner, not even in the shortest window"
