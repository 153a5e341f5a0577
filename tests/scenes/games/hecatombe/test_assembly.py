"""Faces in the arena while nobody fights: who is in, whose turn it is, and nobody beside anything else."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from game.rules.hecatombe import questions
from scenes.games.hecatombe.table.centre.assembly import spots
from tests.scenes.games.hecatombe.test_duellists import attacked
from tests.scenes.games.hecatombe.test_hands import at_a_table
from tests.scenes.match.test_hands import sit

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow


def swearing(house: GameWindow) -> Any:
    """A table of four, two of them people, at which everybody chooses an objective."""
    from scenes.capture.setup import PLAYSTATION, XBOX

    scene = sit(house, "hecatombe", "objectives-4", 4, XBOX, PLAYSTATION, None, None)
    scene.table.paused = True
    house.step(1 / 30, 40)
    assert scene.view.asks == questions.OBJECTIVES
    return scene


@pytest.mark.parametrize("players", range(2, 8))
def test_busts_stand_side_by_side_within_the_arena(players: int) -> None:
    places = spots(players)
    assert len(places) == players
    for (left, _, wide, _), (right, _, _, _) in pairwise(places):
        assert left < right < left + wide
    assert places[0][0] >= 430 and places[-1][0] + places[-1][2] <= 850
    assert {round(y + h) for _, y, _, h in places} == {336}


@at_a_table
def test_everybody_is_there_while_oaths_are_sworn(house: GameWindow) -> None:
    scene = swearing(house)
    assembly = scene.top.assembly
    assert sorted(assembly.shown) == [0, 1, 2, 3] and assembly.lit is None
    scene.shown.out[2] = True
    scene.refresh()
    assert sorted(assembly.shown) == [0, 1, 3]


@at_a_table
def test_they_make_room_for_a_tile_that_somebody_looks_at(house: GameWindow) -> None:
    scene = swearing(house)
    scene.top.gather(None, away=True)
    assert scene.top.assembly.shown == ()


@at_a_table
def test_nobody_else_stands_there_while_two_fight(house: GameWindow) -> None:
    scene = attacked(house)
    assert scene.top.duellists.shown is not None and scene.top.assembly.shown == ()


@at_a_table
def test_black_paper_stands_before_a_light(house: GameWindow) -> None:
    scene = swearing(house)
    assembly = scene.top.assembly
    first = assembly._layer._marks[0]
    (left, *_), (right, _, wide, _) = spots(4)[0], spots(4)[-1]
    assert first.w > right + wide - left and first.alpha > 100
