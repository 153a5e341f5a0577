"""How long a round of bots takes on the screen, at the picture's own speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from tests.scenes.match.test_hands import sit

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = pytest.mark.usefixtures("home")
FRAME = 1 / 30
MOST_SECONDS = 120.0
at_normal_speed = pytest.mark.parametrize(
    "house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]
)


def bots_only(house: GameWindow, players: int, seed: int) -> Any:
    """Return the scene of a match among middling bots who take their time."""
    stage = house.stage
    while stage.curtain.moving:
        house.step(FRAME)
    couch = Couch(default_names(stage.app.texts))
    for _ in range(players):
        couch.add_bot("bold", "middling")
    table = stage.app.begin(plan_of(couch, "hecatombe", {}, seed=seed), keep=False)
    table.pace = 1.0
    scene = stage.make("match", table, couch)
    stage.push(scene)
    return scene


@pytest.mark.slow
@at_normal_speed
@pytest.mark.parametrize("seed", [5, 11])
def test_seven_bots_play_a_round_in_less_than_two_minutes(house: GameWindow, seed: int) -> None:
    scene, seconds = bots_only(house, 7, seed), 0.0
    while (scene.shown.round == 1 or scene.timeline.idle) and seconds < 2 * MOST_SECONDS:
        house.step(FRAME)
        seconds += FRAME
        if scene.shown.round == 2:
            break
    assert scene.shown.round == 2
    assert MOST_SECONDS / 2 < seconds < MOST_SECONDS


@at_normal_speed
def test_bots_hasten_among_themselves_and_never_when_a_person_has_a_part(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.scene import AMONG_BOTS

    scene = bots_only(house, 3, 1)
    house.step(FRAME, 2)
    assert scene.table.pace == pytest.approx(AMONG_BOTS)
    watched = sit(house, "hecatombe", "defence-5", 5)
    assert watched.table.pace == pytest.approx(1.0)
