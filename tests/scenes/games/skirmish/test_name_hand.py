"""Hands on the parchment of a name: a word is broken by a long press alone, the picture is scrubbed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import arcade
import pytest

from game import paths
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.games.skirmish.table.layout import tab_boxes
from scenes.games.skirmish.table.naming.name_hand import NameHand
from tests.scenes.games.skirmish.playing import KEY_OF
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]
pytestmark = pytest.mark.screens
SWORN, FREE = 1, 2
"""Whom the first player has promised not to name, and whom not."""
PROMISE = '\n[[promises]]\nid = 1\nby = 0\nto = 1\nkind = "not-name"\nalive = [0, 1]\n'
FRAME, LONG = 0.1, 9
Sit = Callable[[Device], "SkirmishScene"]


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house without motion."""
    made = raise_house(reduced_motion=True)
    yield made
    for scene in made.stage.scenes:
        scene.close()


@pytest.fixture
def sit(house: GameWindow, driver: Driver) -> Sit:
    """A person who has to name an enemy in close combat, and has given a word, against two bots."""

    def make(device: Device) -> SkirmishScene:
        from scenes.games.skirmish.table.scene import SkirmishScene

        couch = Couch(default_names(house.stage.app.texts))
        couch.join(device)
        for _ in range(2):
            couch.add_bot("bold", "weak")
        laid = paths.bundled_mods_folder() / "base" / "positions" / "skirmish" / "truce-3.toml"
        plan = plan_of(couch, "skirmish", {}, seed=7, position=laid.read_text("utf-8") + PROMISE)
        table = house.stage.app.begin(plan, keep=False)
        table.pace = 0
        scene = SkirmishScene(house.stage, table, couch)
        house.stage.push(scene)
        for _ in range(200):
            driver.step(1, FRAME)
            scene.timeline.skip()
            if scene.naming.open and scene.naming.survey is not None and scene.naming.survey.done:
                break
        return scene

    return make


def look_at(scene: SkirmishScene, driver: Driver, player: int) -> None:
    """Go to the tab of this player with the shoulders."""
    for _ in range(3):
        if scene.naming.chosen != player:
            driver.key(arcade.key.E)
            driver.step(2, FRAME)
    assert scene.naming.chosen == player


def part(scene: SkirmishScene) -> NameHand:
    return next(one for one in scene.parts if isinstance(one, NameHand))


def button(driver: Driver, place: tuple[float, float], *, down: bool) -> Any:
    kind = "on_mouse_press" if down else "on_mouse_release"
    driver.window.dispatch_event(kind, *driver._pixel(*place), arcade.MOUSE_BUTTON_LEFT, 0)


@pytest.mark.rule("S-18")
def test_a_word_is_broken_by_a_long_press_alone(sit: Sit, driver: Driver) -> None:
    scene = sit(KEYS)
    look_at(scene, driver, SWORN)
    assert scene.naming.breaks_promise(SWORN) and not scene.naming.breaks_promise(FREE)
    driver.key(KEY_OF[Intent.ACCEPT])
    driver.step(3, FRAME)
    assert scene.naming.open and scene.view.named < 0, "a tap breaks no word"
    driver.press(KEY_OF[Intent.ACCEPT])
    driver.step(LONG, FRAME)
    driver.release(KEY_OF[Intent.ACCEPT])
    assert scene.view.named == SWORN


@pytest.mark.rule("S-18")
def test_a_name_that_breaks_nothing_is_called_by_a_tap(sit: Sit, driver: Driver) -> None:
    scene = sit(KEYS)
    look_at(scene, driver, FREE)
    driver.key(KEY_OF[Intent.ACCEPT])
    driver.step(1, FRAME)
    assert scene.view.named == FREE


@pytest.mark.rule("S-18")
def test_the_mouse_holds_the_tab_to_break_a_word(sit: Sit, driver: Driver) -> None:
    scene = sit(MOUSE)
    x, y, w, h = tab_boxes(2)[scene.naming.names.index(SWORN)]
    place = (x + w / 2, y + h / 2)
    driver.click(*place)
    driver.click(*place)
    driver.step(3, FRAME)
    assert scene.naming.chosen == SWORN and scene.view.named < 0
    driver.point(*place)
    button(driver, place, down=True)
    driver.step(LONG, FRAME)
    button(driver, place, down=False)
    assert scene.view.named == SWORN


def test_the_picture_of_the_truce_is_scrubbed(sit: Sit, driver: Driver) -> None:
    scene = sit(MOUSE)
    sheet = scene.naming.sheet
    driver.step(20, FRAME)
    places = [(x, y) for y in range(560, 640, 8) for x in range(960, 1240, 4)]
    found = [(place, share) for place in places if (share := sheet.scrub_share(*place)) is not None]
    start = next(place for place, share in found if share == 0)
    end = next(place for place, share in found if share == 1)
    pushed = {truce.unit: truce for truce in scene.naming.survey.changes[scene.naming.chosen].truces}  # type: ignore[union-attr]
    unit, truce = next((one, what) for one, what in pushed.items() if what.after is not None)
    driver.point(*start)
    button(driver, start, down=True)
    driver.step(2, FRAME)
    stand = scene.field.stand_of(unit)
    assert stand is not None and (stand.x, stand.y) == truce.before[:2]
    driver.point(*end)
    driver.step(2, FRAME)
    there = scene.field.stand_of(unit)
    assert there is not None and truce.after is not None and (there.x, there.y) == truce.after[:2]
    button(driver, end, down=False)


def test_the_odds_of_a_combat_stand_on_the_parchment_with_their_reasons(sit: Sit, driver: Driver) -> None:
    scene = sit(KEYS)
    look_at(scene, driver, SWORN)
    driver.step(20, FRAME)
    survey = scene.naming.survey
    assert survey is not None
    fight = next(row for row in survey.rows[SWORN] if row.kind == "fight")
    odds = survey.odds_of(SWORN, fight)
    assert odds is not None and odds.combat is not None
    told = scene.naming._sheet().rows[0]
    assert told.odds == (odds.combat.wins, odds.combat.ties, odds.combat.loses) and not told.waits
    assert any("CC" in line for line in part(scene).reasons())
    assert part(scene).reasons()[0].startswith(f"{survey.rows[SWORN].index(fight) + 1}. ")
