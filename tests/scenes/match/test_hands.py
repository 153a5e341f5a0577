"""Hands around the table of any game: impatient ones, lent seats, and the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from game.input.devices import Device
    from game.input.intents import Intent
    from scenes.shell.window import GameWindow

in_french = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])


def sit(house: GameWindow, game: str, name: str, players: int, *hands: Any) -> Any:
    """The screen of a prepared position, its picture at rest."""
    from scenes.capture.setup import HANDS, match_from_position

    scene = match_from_position(game, name, players, hands or HANDS)(house.stage)
    house.stage.push(scene)
    house.step(1 / 30, 3)
    return scene


@in_french
@pytest.mark.parametrize(
    ("game", "name"), [("complots", "turn-5"), ("hecatombe", "attack-5"), ("roulette", "accusation-5")]
)
def test_the_mouse_alone_can_ask_for_the_interval(house: GameWindow, game: str, name: str) -> None:
    from scenes.match.scene import MENU

    sit(house, game, name, 5)
    x, y, w, h = MENU
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30)
    assert type(house.stage.scene).__name__ == "Pause"


@in_french
@pytest.mark.parametrize(
    ("game", "name"), [("complots", "lose-3"), ("hecatombe", "attack-3"), ("roulette", "shot-3")]
)
def test_a_lent_seat_opens_nobody_elses_cards(house: GameWindow, game: str, name: str) -> None:
    from scenes.capture.setup import PLAYSTATION, XBOX

    scene = sit(house, game, name, 3, XBOX, PLAYSTATION, None)
    scene.hands.solo = True
    scene.table.mind(1, "bold", "weak")
    assert [player for player in range(3) if scene.hands.open_to_all(player)] == []


@in_french
@pytest.mark.parametrize(
    ("game", "name"), [("complots", "claim-5"), ("hecatombe", "defence-5"), ("roulette", "accusation-5")]
)
def test_a_click_of_another_hand_covers_the_cards(house: GameWindow, game: str, name: str) -> None:
    from game.input.intents import Intent, Press
    from scenes.capture.setup import PLAYSTATION

    scene = sit(house, game, name, 5)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, True))
    assert scene.hands.peeking == 1
    house.stage.click(640, 300)
    assert scene.hands.peeking is None


@in_french
def test_a_second_tap_on_doubt_gives_no_card_up(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import PLAYSTATION

    scene = sit(house, "complots", "claim-5", 5)
    for _ in range(2):
        tap(house, PLAYSTATION, Intent.DOUBT)
    house.step(1 / 10, 60)
    view = scene.view
    assert (view.asks, view.owing, view.hidden[1]) == ("lose", (1,), 2)


@pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"])
@pytest.mark.parametrize("intent", ["ACCEPT", "COUNTER"])
def test_two_impatient_taps_answer_no_attack(house: GameWindow, intent: str) -> None:
    from game.input.devices import KEYS
    from game.input.intents import Intent
    from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX

    scene = sit(house, "hecatombe", "attack-5", 5, XBOX, PLAYSTATION, NINTENDO, KEYS, None)
    devices = [XBOX, PLAYSTATION, NINTENDO, KEYS]
    attacker = scene.view.active
    attack = next(option for option in scene.table.seat(attacker).options if option.target < 4)
    scene.table.submit(attack)
    house.step(1 / 30, 3)
    assert not scene.timeline.idle
    for _ in range(2):
        tap(house, devices[attack.target], Intent[intent])
    assert scene.timeline.idle and scene.view.asks == "defence"
    house.step(1 / 30, 10)
    tap(house, devices[attack.target], Intent[intent])
    assert scene.view.asks != "defence"


@in_french
def test_a_hand_that_makes_time_run_answers_nothing(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "objectives-4", 4)
    tap(house, XBOX, Intent.HURRY)
    assert scene.hands.refusal == ""
    tap(house, XBOX, Intent.ACCEPT)
    assert scene.hands.refusal == scene.texts("match-peek-first")


@in_french
def test_a_refusal_lasts_until_something_happens(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "objectives-4", 4)
    tap(house, XBOX, Intent.ACCEPT)
    assert scene.hands.refusal
    assert scene.hands.refusal in {label.text for label in scene.labels()}
    scene.table.submit(scene.table.seat(1).options[0])
    house.step(1 / 30, 30)
    assert scene.hands.refusal == ""


def tap(house: GameWindow, device: Any, intent: Any) -> None:
    """Press and let go, and a moment passes."""
    from game.input.intents import Press

    house.stage.press(Press(device, intent, True))
    house.stage.press(Press(device, intent, False))
    house.step(1 / 30, 2)


BEATS_HOLD = 2
"""Presses that a big moment takes: one leads to the end of its hold, the next one beyond it."""


def presses_until_idle(house: GameWindow, scene: Any, device: Device, intent: Intent) -> int:
    """How often somebody presses until the picture has caught up."""
    from game.input.intents import Press

    for count in range(5):
        if scene.timeline.idle:
            return count
        house.stage.press(Press(device, intent, True))
        house.stage.press(Press(device, intent, False))
    return 5


def late(house: GameWindow, *hands: Any) -> Any:
    """A match in which an attack is still on its way over the screen."""
    scene = sit(house, "hecatombe", "attack-5", 5, *hands)
    scene.table.submit(scene.table.seat(scene.view.active).options[0])
    house.step(1 / 30, 3)
    assert not scene.timeline.idle
    return scene


at_normal_speed = pytest.mark.parametrize(
    "house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]
)


@at_normal_speed
def test_the_button_that_makes_time_run_skips_nothing(house: GameWindow) -> None:
    from game.input.intents import Intent, Press
    from scenes.capture.setup import XBOX

    scene = late(house)
    house.stage.press(Press(XBOX, Intent.HURRY, True))
    assert not scene.timeline.idle
    house.step(1 / 30)
    assert scene.timeline.hurried
    house.stage.press(Press(XBOX, Intent.RIGHT, True, again=True))
    assert not scene.timeline.idle
    assert presses_until_idle(house, scene, XBOX, Intent.RIGHT) <= BEATS_HOLD


@at_normal_speed
def test_an_impatient_hand_covers_what_another_looks_at(house: GameWindow) -> None:
    from game.input.intents import Intent, Press
    from scenes.capture.setup import PLAYSTATION, XBOX

    scene = late(house)
    house.stage.press(Press(PLAYSTATION, Intent.PEEK, True))
    assert scene.hands.peeking is not None
    house.stage.press(Press(XBOX, Intent.ACCEPT, True))
    assert scene.hands.peeking is None
    assert presses_until_idle(house, scene, XBOX, Intent.RIGHT) <= BEATS_HOLD


@at_normal_speed
def test_an_impatient_double_click_answers_no_attack(house: GameWindow) -> None:
    from game.input.devices import MOUSE
    from scenes.games.hecatombe.table import layout

    scene = late(house, MOUSE, MOUSE, MOUSE, MOUSE, MOUSE)
    target = scene.view.assault.target
    x, y, w, h = layout.LET_GO
    for _ in range(1 + BEATS_HOLD):
        scene.hands.player_of = lambda device: target
        house.stage.click(x + w / 2, y + h / 2)
        house.step(1 / 30)
    assert scene.timeline.idle and scene.view.asks == "defence"
    house.step(1 / 30, 10)
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30, 2)
    assert scene.view.asks != "defence"


@at_normal_speed
def test_an_impatient_tap_chooses_nothing_of_the_map(house: GameWindow) -> None:
    from game.input.devices import KEYS
    from game.input.intents import Intent
    from game.rules.roulette.actions import Pass
    from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX

    scene = sit(house, "roulette", "shot-4", 4, XBOX, PLAYSTATION, NINTENDO, KEYS)
    while scene.view.asks != "pocket":
        for player in scene.view.owing:
            scene.table.submit(Pass(player))
        house.step(1 / 10)
    assert not scene.timeline.idle
    for _ in range(2):
        tap(house, XBOX, Intent.DOUBT)
    assert scene.timeline.idle and not scene.table.drafted
    house.step(1 / 30, 10)
    tap(house, XBOX, Intent.DOUBT)
    assert scene.table.drafted == frozenset(), "Nobody has read the map yet."
    house.step(1 / 30, 30)
    tap(house, XBOX, Intent.DOUBT)
    assert scene.table.drafted == {0}


@in_french
@pytest.mark.parametrize("kind", ["CardTaken", "ShotCancelled"])
def test_what_only_cards_of_mods_do_lands_on_the_truth(house: GameWindow, kind: str) -> None:
    from game.rules.roulette import events

    scene = sit(house, "roulette", "shot-4", 4)
    scene.table.paused = True
    hands = list(scene.shown.hands)
    facts = {"CardTaken": (0, 2, "?"), "ShotCancelled": (3,)}[kind]
    scene.show(getattr(events, kind)(*facts))
    house.step(1 / 30, 90)
    assert scene.timeline.idle
    taken = [hands[0] + 1, hands[1], hands[2] - 1, hands[3]]
    assert scene.shown.hands == (taken if kind == "CardTaken" else hands)
    assert scene.shown.cancelled == [False, False, False, kind == "ShotCancelled"]
