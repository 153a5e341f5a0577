"""Faces of Roulette's cards: readable at every size, painted or not, and a hand stays in its row."""

from __future__ import annotations

import pytest

from tests.scenes.games.roulette.test_panels import CARDS, Room, house, room

__all__ = ["house", "room"]


@pytest.mark.parametrize("h", [46, 120, 240, 332])
def test_faces_of_cards_can_be_read_at_every_size(room: Room, h: float) -> None:
    from scenes.games.roulette.table.private.card_faces import Card, card_width, draw_face, draw_gun

    layer = room.scene.layer()
    for id in (*CARDS, "mod:brume"):
        layer.clear()
        card = Card(f"base:{id}" if ":" not in id else id, "before-shot", skull=True)
        marks = draw_face(layer, card, 300, 100, h, room.scene.texts, layer.art)
        x, y, w, high = marks[0].box
        assert (x, y, round(w, 3), high) == (300, 100, round(card_width(h), 3), h)
        assert not [problem for problem in room.problems() if problem != "name-brume"]
    layer.clear()
    assert len(draw_gun(layer, True, 300, 100, h, "BALLE")) <= 2
    assert not [problem for problem in room.problems() if problem != "name-brume"]


def test_a_large_card_bears_its_whole_name(room: Room) -> None:
    from scenes.games.roulette.table.private.card_faces import draw_face

    layer = room.scene.layer()
    for card in CARDS:
        layer.clear()
        draw_face(layer, card, 300, 100, 300, room.scene.texts, layer.art)
        assert " ".join(label.text for label in layer.labels()) == room.scene.texts(f"name-{card}")


def test_a_card_nobody_painted_has_a_face(room: Room) -> None:
    from scenes.games.roulette.table.private.card_faces import card_picture

    art = room.house.stage.art
    assert card_picture(art, "mod:cadeau", 60) == "carte_action_mini"
    assert card_picture(art, "mod:brume", 300) == "carte_action"
    assert card_picture(art, "base:cadeau", 60) == "carte_action_cadeau_mini"
    assert card_picture(art, "cadeau", 300) == "carte_action_cadeau"


@pytest.mark.parametrize("count", range(31))
def test_a_hand_never_leaves_its_row(count: int) -> None:
    from scenes.games.roulette.table.private.card_faces import card_width
    from scenes.games.roulette.table.private.private_hand import LOW, TALL, hand_card_edges

    for playable in (0, 1, 5, 9):
        ready = [place < playable for place in range(count)]
        tall = LOW if any(ready) else TALL
        lefts = hand_card_edges(ready, 36, 386, tall)
        assert lefts == sorted(lefts)
        assert all(36 <= left <= 36 + 386 - card_width(tall) + 0.1 for left in lefts)
