"""The fan of actions: it holds any court, tells nothing of a covered hand, and lies on no held card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS, MOUSE
from game.input.intents import Intent, Press
from game.rules.complots.defs import ActionDef, Gain
from scenes.games.complots.table import layout
from scenes.games.complots.table.hand.held import held_boxes
from scenes.games.complots.table.menu import places
from scenes.games.complots.table.menu.faces import BLUFF, HELD, read_face
from scenes.games.complots.table.pose import Pose
from scenes.shell.null_sound import Words
from tests.builders import ANN, a_court

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
COUNTS = range(1, 17)


class Keys(Words):
    """Words that are their own keys."""

    def __call__(self, key: str, **facts: Any) -> str:
        return key

    def __contains__(self, key: object) -> bool:
        return True


WORDS = Keys()


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("mirrored", [False, True])
def test_every_court_has_room_on_the_stage(count: int, mirrored: bool) -> None:
    find = places.fan_boxes if count <= places.MOST_IN_FAN else places.row_boxes
    boxes = find(count, mirrored=mirrored)
    assert len(boxes) == count
    for x, y, w, h in boxes:
        assert x >= 0 and x + w <= 1280
        assert places.TICKET[1] + places.TICKET[3] <= y and y + h <= 496
    for one, box in enumerate(boxes):
        for other in boxes[one + 1 :]:
            assert not (
                box[0] < other[0] + other[2] - 0.01
                and other[0] < box[0] + box[2] - 0.01
                and box[1] < other[1] + other[3] - 0.01
                and other[1] < box[1] + box[3] - 0.01
            )


@pytest.mark.parametrize("players", range(2, 9))
def test_held_cards_and_the_fan_never_cover_each_other(players: int) -> None:
    for seat in range(players):
        mirrored = layout.on_the_right(players, seat)
        for actions in range(5, places.MOST_IN_FAN + 1):
            fan = places.fan_boxes(actions, mirrored=mirrored)
            for count in (1, 2):
                for x, _, w, _ in held_boxes(players, seat, count, aside=True):
                    assert x + w <= fan[0][0] - 3 or x >= fan[-1][0] + fan[-1][2] + 3


@pytest.mark.parametrize("players", range(2, 9))
def test_cards_that_are_looked_at_never_stand_before_the_ring(players: int) -> None:
    for seat in range(players):
        for count in (1, 2, 3):
            for x, _, w, _ in held_boxes(players, seat, count, ring=True):
                assert x + w <= layout.RING[0] - 56 or x >= layout.RING[0] + 56


def crossed(box: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two boxes share any place."""
    return (
        box[0] < other[0] + other[2]
        and other[0] < box[0] + box[2]
        and box[1] < other[1] + other[3]
        and other[1] < box[1] + box[3]
    )


def around(pose: Pose, size: tuple[float, float]) -> tuple[float, ...]:
    """The upright box around a card that lies askew."""
    corners = [pose.at(dx * size[0] / 2, dy * size[1] / 2) for dx in (-1, 1) for dy in (-1, 1)]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


@pytest.mark.parametrize("players", range(2, 9))
def test_a_peek_never_covers_what_was_claimed(players: int) -> None:
    """Without the ring, when nothing is claimed, cards may stand where claims would lie."""
    claims = [around(pose, layout.CLAIM_CARD) for pose in layout.CLAIM_POSES]

    def covered(*, ring: bool) -> bool:
        return any(
            crossed(box, claim)
            for seat in range(players)
            for count in (1, 2, 3)
            for box in held_boxes(players, seat, count, ring=ring)
            for claim in claims
        )

    assert not covered(ring=True)
    assert covered(ring=False)


@pytest.mark.parametrize("cursor", [None, 0, 2, 4])
def test_two_who_pick_leave_ticket_and_treasury_clear(cursor: int | None) -> None:
    """Two arcs side by side, over the plaques and beside each other; a rigid row would meet the other's."""
    for seat in (0, 1):
        cards = [around(pose, layout.FAN_CARD) for pose in layout.pick_poses(seat, 5, cursor)]
        others = [around(pose, layout.FAN_CARD) for pose in layout.pick_poses(1 - seat, 5, 2)]
        rest = [layout.TICKET, layout.purse_places(2).table, *layout.seat_place_boxes(2)]
        assert not [card for card in cards if any(crossed(card, other) for other in (*rest, *others))]
        assert all(x >= 16 and x + w <= 1264 for x, _, w, _ in cards)
        assert len({round(pose.turn, 1) for pose in layout.pick_poses(seat, 5, cursor)}) >= 4
    wall = [(30.0 + 130 * place, 281.0, *layout.FAN_CARD) for place in range(5)]
    assert any(crossed(card, other) for card in wall for other in others)


def faces(hand: str | None) -> dict[str, Any]:
    """The cards of the menu of Ann, whose hand is open or covered."""
    court = a_court({ANN: "duchesse comtesse"}, coins=5)
    view = court.seat(ANN).view
    actions = court.rules.setting.actions
    return {
        name: read_face(WORDS, action, view, open_to=True, hand=view.hand if hand else None)
        for name, action in actions.items()
    }


def test_only_an_open_hand_tells_truth_from_bluff() -> None:
    assert {face.mark for face in faces(None).values()} == {""}
    marks = {name: face.mark for name, face in faces("open").items() if face.character}
    assert marks["base:duchesse"] == HELD
    assert {mark for name, mark in marks.items() if name != "base:duchesse"} == {BLUFF}
    assert faces("open")["base:revenu"].mark == ""


def test_a_denial_is_a_bluff_for_whoever_holds_the_character() -> None:
    court = a_court({ANN: "duchesse comtesse"})
    action = ActionDef(id="base:x", effect=Gain(1), denies="base:duchesse")
    view = court.seat(ANN).view
    for hand, mark in ((view.hand, BLUFF), (("base:comtesse",), HELD)):
        face = read_face(WORDS, action, view, open_to=True, hand=hand)
        assert face.mark == mark


def test_a_card_tells_the_price_who_may_counter_tonight_and_what_is_missing() -> None:
    shown = faces(None)
    assert shown["base:capitaine"].parries == ("base:capitaine", "base:ambassadeur")
    assert (shown["base:assassinat"].cost, shown["base:assassinat"].missing) == (7, 2)
    assert (shown["base:assassin"].missing, shown["base:duchesse"].gain) == (0, 3)
    assert shown["base:assassinat"].character is None and shown["base:assassin"].character == "base:assassin"


def sit(house: GameWindow, *hands: Any) -> Any:
    """The screen of turn-5 at rest."""
    from scenes.capture.setup import HANDS, match_from_position

    scene = match_from_position("complots", "turn-5", 5, hands or HANDS)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 10)
    return scene


@in_french
def test_what_an_action_lacks_is_said_on_its_card(house: GameWindow) -> None:
    """Below it Court and Treasury lie, higher up where eight sit."""
    from scenes.capture.setup import dealt_match

    scene: Any = dealt_match("complots", 8)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 150)
    table = layout.purse_places(8).table
    words = scene.texts("complots-menu-missing", n=5)
    (said,) = [label for label in scene.question.menu.layer.labels() if label.text == words]
    assert not crossed(said.box, table)
    _, top, _, high = places.fan_boxes(7, mirrored=False)[2]
    assert crossed((said.box[0], top + high, *said.box[2:]), table)


def signs(scene: Any) -> set[str]:
    """The eyes and masks on the cards of the menu."""
    menu = scene.question.menu
    names = [getattr(mark, "name", "") for layer in (menu.layer, menu.choice) for mark in layer._marks]
    return {name for name in names if name in ("badge_held", "badge_bluff", "menu_gilt")}


@in_french
def test_the_fan_marks_the_hand_while_its_owner_looks_and_for_no_longer(house: GameWindow) -> None:
    from scenes.capture.setup import XBOX

    scene = sit(house)
    assert signs(scene) == set()
    house.stage.press(Press(XBOX, Intent.PEEK, True))
    assert signs(scene) == {"badge_held", "badge_bluff", "menu_gilt"}
    held = [getattr(mark, "name", "") for mark in scene.question.private.held._marks]
    assert held.count("seal_1") == 1  # the cards may stand over another's plaque
    house.stage.press(Press(XBOX, Intent.RIGHT, True))
    assert scene.hands.controllers[0].cursor == 1  # looking and choosing go together
    house.stage.press(Press(KEYS, Intent.PEEK, True))
    assert scene.hands.peeking == 3 and signs(scene) == set()
    house.stage.press(Press(KEYS, Intent.PEEK, False))
    assert signs(scene) == set()


@in_french
def test_the_mouse_takes_a_card_and_then_a_plaque_with_one_click_each(house: GameWindow) -> None:
    scene = sit(house, MOUSE, None, None, None, None)
    words = [label.text for label in scene.labels()]
    assert scene.texts("complots-click-action") in words
    x, y, w, h = scene.question.menu.boxes[scene.question.menu.names.index("base:capitaine")]
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30, 2)
    assert scene.hands.controllers[0].aiming == "base:capitaine" and scene.table.ticks == 0
    assert scene.texts("complots-click-target") in [label.text for label in scene.labels()]
    x, y, w, _ = layout.seat_place_boxes(5)[2]
    house.stage.point(x + w / 2, y + 20)
    assert scene.hands.controllers[0].target == 2
    house.stage.click(x + w / 2, y + 20)
    house.step(1 / 30, 2)
    declared = scene.view.declared
    assert declared is not None and (declared.action, declared.target) == ("base:capitaine", 2)


@pytest.mark.parametrize("house", [{"language": "fr"}, {"language": "en", "text_scale": 115}], indirect=True)
def test_every_action_fits_its_card_and_its_ticket(house: GameWindow) -> None:
    scene = sit(house)
    for place in range(7):
        scene.hands.controllers[0].cursor = place
        scene.refresh()
        x, y, w, h = places.ticket_box(mirrored=False)
        for label in scene.question.menu.layer.labels():
            left, top, wide, _ = label.box
            inside = y <= top < y + h
            assert left >= 300 and left + wide <= (x + w if inside else 1280), label.text
