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
    assert card_picture(art, "mod:cadeau", 60) == "carte_action_mod:cadeau_mini"
    assert card_picture(art, "mod:brume", 300) == "carte_action_mod:brume"
    mist, gift = (art.texture(f"carte_action_mod:{name}").image.tobytes() for name in ("brume", "cadeau"))
    assert mist != gift != art.texture("carte_action_cadeau").image.tobytes(), "each has a face of its own"
    assert card_picture(art, "brume", 300) == "carte_action"
    assert card_picture(art, "base:cadeau", 60) == "carte_action_cadeau_mini"
    assert card_picture(art, "cadeau", 300) == "carte_action_cadeau"


@pytest.mark.parametrize("count", [0, 1, 4, 5, 30])
def test_a_page_of_a_hand_never_leaves_its_box(room: Room, count: int) -> None:
    from itertools import combinations

    from scenes.games.roulette.table.private.private_hand import draw_hand
    from tests.scenes.games.roulette.test_panels import apart, hand, inside

    layer, box = room.scene.layer(), (356.0, 428.0, 486.0, 130.0)
    for page in range(max(1, -(-count // 4))):
        layer.clear()
        boxes = draw_hand(
            layer, room.scene.texts, hand(count, count // 2), box, None, page=page, pointed=None
        )
        shown = [one for one in boxes if one[2]]
        assert len(boxes) == count and len(shown) == min(4, count - 4 * page)
        assert all(inside(one, box) for one in shown)
        assert all(apart(*pair) for pair in combinations(shown, 2))
