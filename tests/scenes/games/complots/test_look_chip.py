"""The button that lays one's cards open has its own place; it never stands bare among the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS, KEYS2, MOUSE
from game.input.intents import Intent
from scenes.games.complots.table import layout
from scenes.games.complots.table.seat_prompt import SeatPrompt

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])
ANSWERS = [
    ("doubt", "counter", "pass"),
    ("doubt", "counter-as", "pass"),
    ("counter-as", "pass"),
    ("doubt", "pass"),
    ("left-card", "right-card"),
    ("give-up", "right-card"),
    ("give-up", "left-card", "right-card"),
    ("click-action",),
    ("click-target", "back"),
    ("show", "right-card"),
    ("show", "left-card"),
    ("give-back", "swap"),
    ("mark", "confirm"),
    ("aim", "back", "next-target"),
    ("pick",),
    ("look-first", "then-keep"),
    ("look-first", "then-pick"),
    ("click-look", "then-keep"),
]
"""Prompts that stand together on a plaque."""
FACTS: dict[str, int | str] = {"count": 2, "role": "Ambassadeur"}
ROLED = ("counter-as",)
"""The prompts that name a character."""
PRESSES = {
    "look-first": Intent.PEEK,
    "doubt": Intent.DOUBT,
    "left-card": Intent.LEFT,
    "right-card": Intent.RIGHT,
    "back": Intent.BACK,
    "counter": Intent.COUNTER,
    "counter-as": Intent.COUNTER,
    "swap": Intent.COUNTER,
    "confirm": Intent.COUNTER,
    "next-target": Intent.RIGHT,
}
"""What is pressed for a prompt; the others are accepted."""


@pytest.mark.parametrize("players", range(2, 6))
def test_the_button_stands_under_the_coins_and_covers_no_card(players: int) -> None:
    for seat in range(players):
        chip, (_, second) = layout.look_chip_box(players, seat), layout.card_spots(players, seat)
        x, _, w, _ = layout.seat_place_boxes(players)[seat]
        assert second[0] + second[2] <= chip[0] and chip[0] + chip[2] <= x + w
        assert layout.coin_spot(players, seat)[1] + 20 <= chip[1]
        assert chip[1] + chip[3] <= layout.state_rows(players, seat, 2)[0] - 13


@pytest.mark.parametrize("players", range(6, 9))
def test_on_narrow_plaques_the_chip_hangs_beside_the_seal_and_covers_neither_name_nor_card(
    players: int,
) -> None:
    for seat in range(players):
        chip, (first, _) = layout.look_chip_box(players, seat), layout.card_spots(players, seat)
        x, y, w, _ = layout.seat_place_boxes(players)[seat]
        assert x <= chip[0] and chip[0] + chip[2] <= x + w / 2 - 23, "it lies on the seal"
        assert chip[1] + chip[3] <= y + 12, "it lies on the name"
        assert chip[1] + chip[3] <= first[1]


def sit(house: GameWindow, name: str, players: int, *hands: Any) -> Any:
    """The screen of a prepared position, its picture at rest."""
    from scenes.capture.setup import HANDS, match_from_position

    scene = match_from_position("complots", name, players, hands or HANDS)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    return scene


def looks(scene: Any) -> dict[int, Any]:
    """The boxes by which people look at their cards."""
    return {player: box for box, player, intent in scene.hands.spots if intent is Intent.PEEK}


@in_french
@pytest.mark.parametrize(("name", "players"), [("claim-5", 5), ("claim-8", 8), ("turn-5", 5)])
def test_every_person_with_cards_has_the_chip_at_its_place(
    house: GameWindow, name: str, players: int
) -> None:
    scene = sit(house, name, players)
    people = [player for player in scene.hands.people if scene.view.hidden[player]]
    assert looks(scene) == {player: layout.look_chip_box(players, player) for player in people}
    holds = [label for label in scene.labels() if label.text == scene.texts("complots-hold")]
    eyes = [mark for mark in scene.question.layer._marks if getattr(mark, "name", "") == "eye_medal"]
    assert len(holds) + len(eyes) == len(people)


@in_french
def test_the_chip_gives_way_to_faces_and_an_open_hand_has_none(
    house: GameWindow,
) -> None:
    from game.input.intents import Press
    from scenes.capture.setup import PLAYSTATION

    scene = sit(house, "claim-5", 5)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, True))
    assert 1 not in looks(scene)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, False))
    assert 1 in looks(scene)
    alone = sit(house, "turn-5", 5, PLAYSTATION, None, None, None, None)
    assert list(looks(alone)) == [0]
    alone.hands.solo = True
    alone.question.forget()
    alone.refresh()
    assert looks(alone) == {}  # the fan is open, and the cards lie beside it with their names
    alone = sit(house, "claim-5", 5, None, PLAYSTATION, None, None, None)
    alone.hands.solo = True
    alone.question.forget()
    alone.refresh()
    assert looks(alone) == {}  # the faces are open on the plaque


@in_french
def test_the_mouse_presses_the_chip(house: GameWindow) -> None:
    scene = sit(house, "claim-5", 5, None, MOUSE, None, None, None)
    x, y, w, h = looks(scene)[1]
    house.stage.click(x + w / 2, y + h / 2)
    assert scene.hands.peeking == 1
    house.stage.click(x + w / 2, y + h / 2)
    assert scene.hands.peeking is None


LOOKS = [
    {"language": "fr"},
    {"language": "en", "text_scale": 115},
    {"language": "fr", "text_scale": 115, "dyslexia_font": True},
]


@pytest.mark.parametrize("house", LOOKS, indirect=True, ids=lambda look: "-".join(map(str, look.values())))
def test_every_prompt_of_every_plaque_keeps_its_words(house: GameWindow) -> None:
    from scenes.capture.setup import PLAYSTATION

    scene, found = sit(house, "claim-5", 5), []
    for players in (5, 8):
        for device in (KEYS, KEYS2, MOUSE, PLAYSTATION):
            for keys in ANSWERS:
                found += wordless(scene, players, device, keys)
    assert "\n".join(found) == ""


def wordless(scene: Any, players: int, device: Any, keys: tuple[str, ...]) -> list[str]:
    """What is wrong with prompts that stand together: words missing, cut, or beside the plaque."""
    from scenes.games.complots.table.seat_state import SHORT, SeatStatus

    layer, texts = scene.question.layer, scene.texts
    layer.clear()
    zone = SeatStatus(layer, texts, players, players - 1)
    asks = [
        SeatPrompt(PRESSES.get(key, Intent.ACCEPT), f"complots-{key}", "base:x" if key in ROLED else "")
        for key in keys
    ]
    zone.prompts(device, asks, lambda key, _: texts(key, **FACTS))
    said = [label.text for label in layer.labels() if not label.exempt]
    wanted = [{texts(key, **FACTS) for key in (ask.key, SHORT.get(ask.key, ask.key))} for ask in asks]
    where = f"{players} players, {device.id}, {keys}: {said}"
    if len(said) != len(asks) or any(word not in either for word, either in zip(said, wanted, strict=True)):
        return [where]
    right = zone.box[0] + zone.box[2]
    return [where for label in layer.labels() if label.box[0] + label.box[2] > right]
