"""Hands around the table: impatient ones, lent seats, and the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from scenes.window import Proscenium


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_the_mouse_alone_can_ask_for_the_interval(house: Proscenium) -> None:
    from scenes.match.scene import MENU
    from scenes.posing import prepared

    house.stage.push(prepared("turn-5", 5)(house.stage))
    house.step(1 / 30, 3)
    x, y, w, h = MENU
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30)
    assert type(house.stage.scene).__name__ == "Pause"


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_a_second_tap_on_doubt_gives_no_card_up(house: Proscenium) -> None:
    from game.input.intents import Intent, Press
    from scenes.complots.scene import ComplotsScene
    from scenes.posing import PLAYSTATION, prepared

    scene = prepared("claim-5", 5)(house.stage)
    assert isinstance(scene, ComplotsScene)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    for _ in range(2):
        house.stage.press(Press(PLAYSTATION, Intent.DOUBT, True))
        house.stage.press(Press(PLAYSTATION, Intent.DOUBT, False))
        house.step(1 / 30)
    house.step(1 / 10, 60)
    view = scene.view
    assert (view.asks, view.owing, view.hidden[1]) == ("lose", (1,), 2)


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_a_lent_seat_opens_nobody_elses_cards(house: Proscenium) -> None:
    from scenes.complots.scene import ComplotsScene
    from scenes.posing import PLAYSTATION, XBOX, prepared

    scene = prepared("lose-3", 3, (XBOX, PLAYSTATION, None))(house.stage)
    assert isinstance(scene, ComplotsScene)
    house.stage.push(scene)
    scene.hands.solo = True
    scene.table.mind(1, "bold", "weak")
    assert [player for player in range(3) if scene.hands.open_to_all(player)] == []


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_a_click_of_another_hand_covers_the_cards(house: Proscenium) -> None:
    from game.input.intents import Intent, Press
    from scenes.complots.scene import ComplotsScene
    from scenes.posing import PLAYSTATION, prepared

    scene = prepared("claim-5", 5)(house.stage)
    assert isinstance(scene, ComplotsScene)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, True))
    assert scene.hands.peeking == 1
    house.stage.click(640, 300)
    assert scene.hands.peeking is None
