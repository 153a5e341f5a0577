"""A combat blow by blow: the picture waits for a press, no time runs meanwhile, and quick is as before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.input.devices import KEYS
from game.input.intents import Intent, Press
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

FRAME = 1 / 30


def fighting(house: GameWindow) -> Any:
    """A battle of one person on the keys, at the first combat of a turn, just begun."""
    from scenes.capture.setup import match_from_position

    scene: Any = match_from_position("skirmish", "combat-4", 4, (KEYS, None, None, None))(house.stage)
    house.stage.push(scene)
    for _ in range(300):
        house.step(FRAME)
        if scene.animator.fight.open:
            return scene
        if scene.timeline.idle and 0 in scene.view.owing:
            scene.hands.do(scene.table.seats[0].options[0])
    raise AssertionError("nobody fights")


def tap(house: GameWindow, intent: Intent) -> None:
    for down in (True, False):
        house.stage.press(Press(KEYS, intent, down))


def waited(house: GameWindow, scene: Any, seconds: float) -> list[int]:
    """The ticks of the frames in which the picture waited, out of so many seconds."""
    found = []
    for _ in range(round(seconds / FRAME)):
        house.step(FRAME)
        if scene.halted:
            found.append(scene.table.ticks)
    return found


@pytest.mark.rule("S-48")
def test_a_quick_combat_never_waits(raise_house: Raise) -> None:
    house = raise_house()
    scene = fighting(house)
    assert not waited(house, scene, 6)
    scene.close()


@pytest.mark.rule("S-48")
def test_a_slow_one_waits_for_a_press_and_no_time_runs_meanwhile(raise_house: Raise) -> None:
    house = raise_house()
    scene = fighting(house)
    tap(house, Intent.DOUBT)
    while not scene.halted:
        house.step(FRAME)
    clock = scene.table.clock.left if scene.table.clock is not None else None
    assert len(set(waited(house, scene, 3))) == 1 and scene.halted
    assert clock == (scene.table.clock.left if scene.table.clock is not None else None)
    tap(house, Intent.ACCEPT)
    house.step(FRAME, 3)
    assert not scene.halted and scene.animator.fight.open, "one step, not the whole picture"
    assert waited(house, scene, 6), "the next blows are looked at, too"
    scene.close()


def test_it_goes_on_by_itself_and_the_same_button_makes_it_quick_again(raise_house: Raise) -> None:
    house = raise_house()
    scene = fighting(house)
    tap(house, Intent.DOUBT)
    while not scene.halted:
        house.step(FRAME)
    assert 110 < len(waited(house, scene, 4.2)) <= 121
    tap(house, Intent.DOUBT)
    assert not waited(house, scene, 5)
    scene.close()


@pytest.mark.rule("S-55")
def test_what_fell_is_seen_before_the_picture_waits_and_the_winner_has_his_own_reasons(
    raise_house: Raise,
) -> None:
    house = raise_house()
    scene = fighting(house)
    tap(house, Intent.DOUBT)
    assert house.stage.settings.blow_by_blow, "it is remembered"
    said = set()
    for _ in range(600):
        house.step(FRAME)
        if scene.halted:
            assert not [
                unit for unit in scene.shown.units.values() if unit.models != real_models(scene, unit)
            ]
            tap(house, Intent.ACCEPT)
        said.add(scene.animator.line.words)
    won = [line for line in said if "gagne ce combat" in line]
    assert won and all("blessures" in line for line in won), won
    scene.close()


def real_models(scene: Any, unit: Any) -> int:
    """How many the rules say there are."""
    return int(scene.view.units[unit.id].models)
