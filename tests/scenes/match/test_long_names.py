"""Names as long as people may write them fit wherever a table shows them, with few seats and with many."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.games import GAMES
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import NAME_LENGTH
from game.input.devices import KEYS
from scenes.capture.readability import text_problems
from tests.scenes.screens.title.house import Raise, raise_house

__all__ = ["raise_house"]
LONG = (
    *("Maximilienne", "Guénolé-Mari", "Bartholoméus", "Wilhelmwolfm"),
    *("Montgommerym", "Charlemagnes", "Emmanuellina", "Hammourabimw"),
)
TABLES = [
    (game, seats)
    for game in ("complots", "hecatombe", "roulette")
    for seats in sorted({2, 5, GAMES[game].seats.stop - 1})
]


@pytest.mark.parametrize("look", [{}, {"text_scale": 115, "high_contrast": True, "language": "en"}])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_long_names_fit_on_every_table(
    raise_house: Raise, game: str, seats: int, look: dict[str, Any]
) -> None:
    assert {len(name) for name in LONG} == {NAME_LENGTH}
    house: Any = raise_house(animation_speed=0, **look)
    couch = Couch(LONG)
    couch.join(KEYS)
    for _ in range(seats - 1):
        couch.add_bot("bold", "weak")
    table = house.stage.app.begin(plan_of(couch, game, {}, 7, first=0), keep=False)
    scene = house.stage.make("match", table, couch)
    house.stage.push(scene)
    for _ in range(25):
        house.step(0.1)
        assert text_problems(scene) == []
    assert [one.name for one in couch.sitters] == list(LONG[:seats])
