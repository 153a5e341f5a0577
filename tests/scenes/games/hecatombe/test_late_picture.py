"""While the picture of Hécatombe is late: secrets lie where they lay, and nothing shows too early."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.scenes.match.theatre import FRAME, Theatre, before

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = pytest.mark.usefixtures("home")
at_normal_speed = pytest.mark.parametrize(
    "house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]
)


def faces(scene: Any) -> list[str]:
    """What lies face up on the panel of secrets."""
    from scenes.games.hecatombe.table.tiles.tiles import DEAD, Tile

    laid = [mark for mark in scene.top.secrets.layer._marks if isinstance(mark, Tile)]
    return [tile.people for tile in laid if tile.people not in (None, DEAD)]


@at_normal_speed
def test_while_the_last_objective_of_a_round_is_shown_the_mouse_may_be_anywhere(house: GameWindow) -> None:
    from game.rules.hecatombe.events import ObjectiveRevealed, RoundEnded
    from scenes.games.hecatombe.table import layout

    theatre = Theatre(house, "hecatombe", before("hecatombe", 3, RoundEnded, 1, 1, rounds_to_win=3), 3)
    told, scene = len(theatre.table.public.story), theatre.scene
    theatre.act(0)
    house.step(FRAME)
    happened = theatre.table.public.story[told:]
    assert len([event for event in happened if isinstance(event, ObjectiveRevealed)]) == 1
    places = scene.top.places
    secrets = [layout.OATH, *(places.objective(scene.base, place) for place in range(places.objectives))]
    middles = [(x + w / 2, y + h / 2) for x, y, w, h in secrets]
    while not scene.timeline.idle:
        for middle in middles:
            house.stage.point(*middle)
        house.step(FRAME)
        assert house.stage.scene is scene, "The scene stumbled."
    house.step(FRAME)
    assert (scene.view.round, faces(scene)) == (2, [])


@at_normal_speed
def test_the_panel_below_shows_no_objective_before_it_has_turned(house: GameWindow) -> None:
    from game.rules.hecatombe.events import ObjectiveRevealed

    theatre = Theatre(house, "hecatombe", before("hecatombe", 2, ObjectiveRevealed, 1, 4), 2)
    scene = theatre.scene
    while not any(scene.view.shown[scene.base]):
        theatre.settle(still=False)
        theatre.act(0)
        house.step(FRAME, 2)
    shown = scene.view.objectives[scene.base]
    assert not scene.timeline.idle and faces(scene) == []
    theatre.settle(still=False)
    assert faces(scene) == [people for people in shown if people != "?"]
