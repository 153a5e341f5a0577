"""Choosing which courtier falls, on the screen: by place, blind or looking, with keys, pads and the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS2, MOUSE, Device
from game.input.intents import Intent, Press

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])


def caught(house: GameWindow, hand: Device) -> Any:
    """Bérénice, whose device is `hand`, has been caught in a lie."""
    from scenes.capture.setup import XBOX, match_from_position

    scene = match_from_position("complots", "lose-3", 3, (XBOX, hand, None))(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    return scene


def tap(house: GameWindow, hand: Device, intent: Intent) -> None:
    """Press and let go."""
    for down in (True, False):
        house.stage.press(Press(hand, intent, down))
    house.step(1 / 30, 3)


@in_french
def test_blind_the_places_are_named_and_accept_confirms(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    for hand in (PLAYSTATION, KEYS2):
        scene = caught(house, hand)
        words = [label.text for label in scene.labels()]
        assert scene.texts("complots-left-card") in words and scene.texts("complots-right-card") in words
        for intent in (Intent.DOUBT, Intent.BACK, Intent.ACCEPT):
            tap(house, hand, intent)
        assert scene.table.ticks == 0 and scene.hands.controllers[1].chosen is None
        tap(house, hand, Intent.RIGHT)
        assert scene.texts("complots-give-up") in [label.text for label in scene.labels()]
        tap(house, hand, Intent.ACCEPT)
        assert scene.view.lost[1][0] == "base:capitaine"


@in_french
def test_the_chosen_card_stands_higher_while_one_looks(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene = caught(house, PLAYSTATION)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, True))
    house.stage.press(Press(PLAYSTATION, Intent.LEFT, True))
    house.step(1 / 30, 10)
    cards = {getattr(mark, "name", ""): mark.y for mark in scene.question.private.cards._marks}
    assert cards["carte_ambassadeur"] < cards["carte_capitaine"]


@in_french
def test_the_mouse_clicks_a_card_that_is_face_up_and_clicks_again(house: GameWindow) -> None:
    scene = caught(house, MOUSE)
    look = next(box for box, who, intent in scene.hands.spots if who == 1 and intent is Intent.PEEK)
    house.stage.click(look[0] + 20, look[1] + 10)
    house.step(1 / 30, 10)
    x, y, w, _ = scene.hands.fans[1][1]
    house.stage.click(x + w / 2, y + 40)
    house.step(1 / 30, 3)
    assert scene.hands.controllers[1].chosen == 1 and scene.table.ticks == 0
    house.stage.click(x + w / 2, y + 40)
    house.step(1 / 30, 3)
    assert scene.view.lost[1][0] == "base:capitaine"


def _pictures(layer: Any) -> list[str]:
    """The names of the pictures on a layer."""
    return [getattr(mark, "name", "") for mark in layer._marks]


@in_french
def test_blind_two_large_backs_stand_in_the_middle_and_no_face(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene = caught(house, PLAYSTATION)
    backs = [
        mark for mark in scene.question.private.cards._marks if getattr(mark, "name", "") == "dos_complots"
    ]
    assert len(backs) == 2
    assert all(mark.box[3] > 150 and 440 < mark.x < 840 for mark in backs)
    assert not any(name.startswith("carte_") for name in _pictures(scene.question.private.cards))
    assert scene.centre.ticket is None or scene.centre.ticket.alpha == 0


@in_french
def test_who_looks_sees_each_card_once(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene = caught(house, PLAYSTATION)
    for down in (True, False):
        house.stage.press(Press(PLAYSTATION, Intent.PEEK, down))
        house.step(1 / 30, 3)
        names = _pictures(scene.question.private.cards) + [card.name for card in scene.plaques[1].cards]
        assert sum(name.startswith("carte_") for name in names) == (2 if down else 0), names


@pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True)
def test_a_lost_card_lies_on_either_side_whatever_is_still_hidden(house: GameWindow) -> None:
    """Its side hangs on seat and name alone; the hidden card's place follows it."""
    from scenes.capture.setup import HANDS, match_from_position

    scene: Any = match_from_position("complots", "turn-5", 5, HANDS)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 10)
    places = set()
    for plaque in scene.plaques:
        for faces in ((), ("base:assassin",), ("base:duchesse",)):
            plaque.show_cards(1, ("base:capitaine",), faces)
            lost = min(mark.x for mark in plaque.marks)
            left = min(card.x for card in plaque.cards) == lost
            assert plaque.first_hidden == left
            places.add((plaque.seat, left))
    assert len(places) == len(scene.plaques) and {left for _, left in places} == {True, False}
