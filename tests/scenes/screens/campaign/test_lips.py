"""In act three lips are moved by a tap, a pad or the mouse, once a turn; a held button only hurries.

At a battle, where a tap on it turns the pace, it is the button that shows one's own cards while it is held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from arcade import key

from game.input.devices import KEYS
from scenes.match.scene import MatchScene
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.posing import posed_run
from tests.scenes.screens.campaign.reading import behind_curtain, words
from tests.scenes.screens.title.house import LOOKS, click_spot, faults, pads, plug, raise_house, tap

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["pads", "raise_house"]
GAMES = ("complots", "hecatombe", "roulette", "skirmish")
TABS = {"skirmish": (400.0, 880.0)}
"""Where the tab of the title begins and ends, where it is not as wide as elsewhere."""


def button(game: str) -> int:
    """The key that is tapped."""
    return key.TAB if game == "skirmish" else key.F


def at_table(house: GameWindow, game: str, act: int = 3, hand: Device = KEYS) -> MatchScene:
    """The match of the first chapter of a game, as if it were in an act; the picture stands still."""
    run = posed_run(house.stage, 1, moment="match")
    chapters = run.script.chapters
    id = next(id for id, one in chapters.items() if one.game == game)
    chapters[id] = msgspec.structs.replace(chapters[id], act=act)
    run.story.path = [id]
    go_on(house.stage, run, hand)
    scene = behind_curtain(house)
    assert isinstance(scene, MatchScene)
    scene.table.pace = 1000.0
    for _ in range(200):
        if scene.timeline.idle:
            break
        house.step(1 / 30)
    assert scene.timeline.idle
    house.step(1 / 30)
    return scene


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
@pytest.mark.parametrize("game", GAMES)
def test_lips_move_once_a_turn_by_any_hand(
    raise_house: Raise, driver: Driver, pads: Pads, game: str, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house) if hand == "pad" else None
    scene = at_table(house, game, hand=pad.device if pad else KEYS)
    said = scene.texts("lips-moved")
    assert scene.texts("lips-move") in words(scene) and faults(scene) == []
    assert scene.table.lips.may_move(scene.table, 0)
    if hand == "key":
        driver.key(button(game))
    elif pad is not None:
        tap(house, pad, "peek" if game == "skirmish" else "hurry")
    else:
        assert scene.lips.box is not None
        click_spot(driver, scene.lips.box)
    house.step(1 / 30)
    assert not scene.table.lips.may_move(scene.table, 0)
    assert said in words(scene) and scene.texts("lips-move") not in words(scene)
    assert faults(scene) == []


@pytest.mark.parametrize("game", ["complots", "skirmish"])
def test_who_holds_the_button_moves_none(raise_house: Raise, driver: Driver, game: str) -> None:
    house = raise_house(animation_speed=0)
    scene = at_table(house, game)
    driver.press(button(game))
    house.step(1 / 30, 20)
    driver.release(button(game))
    house.step(1 / 30)
    assert scene.table.lips.may_move(scene.table, 0) and scene.texts("lips-moved") not in words(scene)


def test_at_a_battle_a_tap_that_turns_the_pace_moves_no_lips_and_none_turns_it(
    raise_house: Raise, driver: Driver
) -> None:
    house = raise_house(animation_speed=100)
    scene = at_table(house, "skirmish")
    driver.key(key.TAB)
    house.step(1 / 30)
    assert scene.stage.settings.animation_speed == 100 and not scene.table.lips.may_move(scene.table, 0)
    driver.key(key.F)
    assert scene.stage.settings.animation_speed == 200


@pytest.mark.parametrize("game", GAMES)
def test_before_act_three_no_lips_move(raise_house: Raise, driver: Driver, game: str) -> None:
    scene = at_table(raise_house(animation_speed=0), game, act=2)
    driver.key(button(game))
    assert not {scene.texts("lips-move"), scene.texts("lips-moved")} & words(scene)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_of_the_lips_touches_nothing_on_the_valance(
    raise_house: Raise, driver: Driver, game: str, look: dict[str, object]
) -> None:
    house = raise_house(animation_speed=0, **look)
    scene = at_table(house, game)
    if game == "hecatombe":
        scene.shown.attacks = 12  # type: ignore[attr-defined]
        house.step(1 / 30)
    header = scene.frame.header if game in TABS else scene.header  # type: ignore[attr-defined]
    tab = TABS.get(game, (454.0, 826.0))
    for said in (scene.texts("lips-move"), scene.texts("lips-moved")):
        if said == scene.texts("lips-moved"):
            driver.key(button(game))
            house.step(1 / 30)
        x, _, w, _ = next(one.box for one in scene.labels() if one.text == said)
        x = min(x, scene.lips.box[0]) if scene.lips.box else x
        ends = [(one.box[0], one.box[0] + one.box[2]) for one in (header.left, header.right)]
        assert all(right + 6 <= x or x + w + 6 <= left for left, right in [*ends, tab])
        assert faults(scene) == []
