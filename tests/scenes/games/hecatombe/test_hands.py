"""Secret choices on the screen of Hécatombe: looked at, marked, taken back, sealed; and the mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.scenes.match.test_hands import sit, tap

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

at_a_table = pytest.mark.parametrize("house", [{"language": "fr"}], indirect=True, ids=["fr"])


def hold(house: GameWindow, device: Any, *, down: bool) -> None:
    """Hold the button that looks, or let it go."""
    from game.input.intents import Intent, Press

    house.stage.press(Press(device, Intent.PEEK, down))
    house.step(1 / 30, 2)


@at_a_table
def test_marks_wait_for_the_seal_and_can_be_taken_back(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "keepers-4", 4)
    controller = scene.hands.controllers[0]
    hold(house, XBOX, down=True)
    tap(house, XBOX, Intent.ACCEPT)
    tap(house, XBOX, Intent.RIGHT)
    tap(house, XBOX, Intent.ACCEPT)
    first, second = controller.marks
    marked = [controller.fan()[place] for place in controller.marks]
    hold(house, XBOX, down=False)
    house.step(1 / 30, 30)
    assert (controller.marks, scene.view.sealed[0], scene.table.ticks) == ((first, second), 0, 0)
    hold(house, XBOX, down=True)
    assert [controller.fan()[place] for place in controller.marks] == marked
    tap(house, XBOX, Intent.COUNTER)
    assert (scene.hands.refusal, scene.hands.whisper) == ("", scene.texts("refusal-seal-more"))
    controller.cursor = controller.marks[1]
    tap(house, XBOX, Intent.ACCEPT)
    assert [controller.fan()[place] for place in controller.marks] == marked[:1]
    left = [place for place in range(len(controller.fan())) if place not in controller.marks]
    for controller.cursor in left[:2]:
        tap(house, XBOX, Intent.ACCEPT)
    assert len(controller.marks) == 3 and scene.table.ticks == 0
    tap(house, XBOX, Intent.COUNTER)
    assert (scene.view.sealed[0], scene.table.ticks) == (3, 3)


@at_a_table
def test_what_one_marks_moves_nothing_in_another_hand(house: GameWindow) -> None:
    from game.input.devices import KEYS
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "keepers-4", 4)
    hold(house, XBOX, down=True)
    tap(house, XBOX, Intent.ACCEPT)
    marks = scene.hands.controllers[0].marks
    hold(house, KEYS, down=True)
    tap(house, KEYS, Intent.RIGHT)
    tap(house, KEYS, Intent.ACCEPT)
    tap(house, XBOX, Intent.RIGHT)
    assert scene.hands.peeking is None
    assert len(marks) == len(scene.hands.controllers[3].marks) == 1
    assert scene.hands.controllers[0].marks == marks


@at_a_table
def test_who_is_alone_chooses_without_looking(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    house.stage.app.settings = house.stage.app.settings.but(solo_open_hand=True)
    scene = sit(house, "hecatombe", "objectives-4", 4, XBOX, None, None, None)
    scene.table.paused = True
    tap(house, XBOX, Intent.RIGHT)
    tap(house, XBOX, Intent.ACCEPT)
    assert scene.hands.refusal == "" and scene.hands.controllers[0].marks == (1,)
    scene.table.paused = False
    tap(house, XBOX, Intent.COUNTER)
    assert scene.view.sealed[0] == 1


@at_a_table
def test_the_mouse_points_at_an_army_and_offers_none_by_accident(house: GameWindow) -> None:
    from game.input.devices import MOUSE
    from scenes.capture.setup import PLAYSTATION, XBOX
    from scenes.games.hecatombe.table import layout
    from scenes.games.hecatombe.table.things import TableThing

    scene = sit(house, "hecatombe", "defence-5", 5, MOUSE, XBOX, PLAYSTATION, None, None)
    controller = scene.hands.controllers[0]
    offered = controller.offered
    assert offered == scene.view.assault.prey
    last = TableThing("army", 0, len(scene.view.armies[0]) - 1)
    x, y, w, h = scene.box(last, 0)
    house.stage.point(x + w / 2, y + h / 2)
    house.step(1 / 30, 2)
    assert controller.offered == offered
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30, 2)
    assert controller.offered == scene.view.armies[0][-1] and scene.table.ticks == 0
    x, y, w, h = layout.COUNTER
    house.stage.click(x + w / 2, y + h / 2)
    house.step(1 / 30, 2)
    assert scene.table.ticks == 1 and scene.view.dead[-1] == scene.table.public.story[-1].people


@at_a_table
def test_a_click_on_the_father_says_why_not(house: GameWindow) -> None:
    from game.input.devices import MOUSE
    from scenes.capture.setup import PLAYSTATION, XBOX
    from scenes.games.hecatombe.table.things import TableThing

    scene = sit(house, "hecatombe", "attack-5", 5, XBOX, PLAYSTATION, MOUSE, None, None)
    father = scene.view.father
    for thing in (TableThing("army", 2, 0), TableThing("army", father, 0)):
        x, y, w, h = scene.box(thing, 2)
        house.stage.click(x + w / 2, y + h / 2)
        house.step(1 / 30, 2)
    assert scene.hands.controllers[2].army == 0
    assert scene.hands.refusal == scene.texts("refusal-attack-father")


@at_a_table
def test_who_takes_his_seat_back_chooses_among_what_the_bot_left(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "keepers-4", 4)
    controller, table = scene.hands.controllers[0], scene.table
    hold(house, XBOX, down=True)
    for _ in range(3):
        tap(house, XBOX, Intent.ACCEPT)
        tap(house, XBOX, Intent.RIGHT)
    assert len(controller.marks) == 3
    kept = table.seat(0).options[0]
    table.submit(kept)
    house.step(1 / 30, 20)
    left = [option.people for option in table.seat(0).options]
    assert (controller.marks, controller.wanted) == ((), 2)
    assert sorted(set(controller.fan())) == sorted(set(left))
    assert len(controller.fan()) == len(scene.view.armies[0]) - 1
    for _ in range(2):
        tap(house, XBOX, Intent.ACCEPT)
        tap(house, XBOX, Intent.RIGHT)
    tap(house, XBOX, Intent.COUNTER)
    assert scene.view.sealed[0] == 3


@at_a_table
def test_a_bot_on_a_lent_seat_is_said_to_choose_its_army(house: GameWindow) -> None:
    from game.input.intents import Intent
    from scenes.capture.setup import PLAYSTATION, XBOX

    scene = sit(house, "hecatombe", "attack-5", 5, XBOX, PLAYSTATION, None, None, None)
    player, texts = scene.view.active, scene.texts
    name = scene.sitters[player].name
    scene.table.unmind(player)
    scene.hands.controllers[player].feed(Intent.ACCEPT)
    scene.table.mind(player, "bold", "weak")
    scene.table.paused = True
    house.step(1 / 30, 2)
    said = {label.text for label in scene.labels()}
    assert texts("hecatombe-line-army", name=name) in said
