"""What somebody betrays is written where nothing else is, at every seat of every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scenes.capture.readability import text_problems
from tests.scenes.match.test_hands import sit

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

TABLES = (
    *(("hecatombe", f"attack-{players}") for players in (2, 3, 5, 6, 7)),
    ("hecatombe", "reveal-4"),
    ("complots", "turn-5"),
    ("complots", "claim-8"),
    ("roulette", "bet-4"),
    ("roulette", "accusation-5"),
    ("roulette", "bet-6"),
)


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
@pytest.mark.parametrize(("game", "position"), TABLES)
def test_a_tell_covers_no_words(house: GameWindow, game: str, position: str) -> None:
    scene = sit(house, game, position, int(position[-1]))
    scene.table.paused = True
    assert text_problems(scene) == []
    for player in range(len(scene.sitters)):
        scene.betrayals.say(player, "« Mon enfant… »")
        house.step(1 / 30)
        assert "« Mon enfant… »" in [*scene.betrayals.said]
        assert text_problems(scene) == []
        house.step(1 / 30, 90)
