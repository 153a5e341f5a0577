"""Whoever only watches a duel coughs by a tap of an own device, once; nobody who plays is disturbed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from arcade import key
from msgspec.structs import replace

from game.app.campaign.run import COUGHED
from game.input.devices import KEYS, KEYS2
from scenes.match.scene import MatchScene
from scenes.screens.campaign.match import begin_match
from scenes.screens.campaign.posing import posed_run
from tests.scenes.screens.campaign.reading import behind_curtain
from tests.scenes.screens.title.house import LOOKS, click_spot, faults, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

NAMES = ("Zoé", "Noé", "Balthazar")


def at_duel(house: GameWindow, hero: str, *watching: str, chapter: str = "jeudi") -> MatchScene:
    """The duel of a chapter, which the first hero plays by a device, and others watch with theirs."""
    run = posed_run(house.stage, 4)
    for name, device in zip(NAMES, watching, strict=False):
        run.join(name, "f", device)
    run.take_place("hero", hero)
    one = run.script.chapters[f"base:{chapter}"]
    run.script.chapters[one.id] = replace(one, mods=(), flags={}, bent="")
    run.story.path[-1] = one.id
    run.turn_page()
    run.story.moment, run.story.scene, run.story.called = "match", "", []
    begin_match(house.stage, run, KEYS, lambda *told: None)
    scene = behind_curtain(house)
    assert isinstance(scene, MatchScene)
    scene.table.pace = 1000.0
    house.step(1 / 30, 90)
    assert scene.timeline.idle
    return scene


def asked(scene: MatchScene) -> list[str]:
    """The names of those whose prompts are shown."""
    return [one.name for _, one in scene.coughs.spots]


def coughed(scene: MatchScene) -> list[str]:
    """Those who have coughed, the first one first."""
    return [*scene.table.lips.coughers]


def said(scene: MatchScene, name: str) -> bool:
    return scene.texts("troupe-coughs", who=name) in {*scene.betrayals.said}


def test_each_coughs_once_with_an_own_device(raise_house: Raise, driver: Driver, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    first, second = plug(house, serial="first"), plug(house, serial="second")
    scene = at_duel(house, first.device.id, KEYS.id, second.device.id, KEYS2.id)
    assert asked(scene) == [*NAMES] and faults(scene) == []
    tap(house, first, "hurry")
    assert coughed(scene) == [], "whoever plays does not cough"
    tap(house, second, "hurry")
    assert coughed(scene) == ["hero-3"] and said(scene, "Noé") and asked(scene) == ["Zoé", "Balthazar"]
    tap(house, second, "hurry")
    driver.key(key.N)
    house.step()
    assert coughed(scene) == ["hero-3", "hero-4"] and asked(scene) == ["Zoé"]
    click_spot(driver, scene.coughs.spots[0][0])
    house.step()
    assert coughed(scene) == ["hero-3", "hero-4", "hero-2"] and not asked(scene)
    assert faults(scene) == []


def test_the_mouse_of_whoever_plays_coughs_for_nobody(raise_house: Raise, driver: Driver, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house)
    scene = at_duel(house, KEYS.id, pad.device.id)
    click_spot(driver, scene.coughs.spots[0][0])
    assert coughed(scene) == []


def test_who_holds_the_button_only_hurries_and_no_look_at_a_hand_is_disturbed(
    raise_house: Raise, driver: Driver, pads: Pads
) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house)
    scene = at_duel(house, pad.device.id, KEYS.id)
    pad.press("peek")
    house.step()
    assert scene.hands.peeking == 0
    driver.press(key.F)
    house.step(1 / 30, 20)
    driver.release(key.F)
    assert coughed(scene) == []
    driver.key(key.F)
    house.step()
    assert coughed(scene) == ["hero-2"] and scene.hands.peeking == 0


def test_a_pad_that_is_away_is_asked_nothing_until_it_is_back(raise_house: Raise, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house)
    scene = at_duel(house, KEYS.id, pad.device.id)
    assert asked(scene) == ["Zoé"]
    pad.unplug()
    house.step(frames=3)
    assert asked(scene) == []


@pytest.mark.parametrize("heroes", [(), (KEYS2.id,)])
def test_at_no_other_table_anybody_coughs(
    raise_house: Raise, driver: Driver, heroes: tuple[str, ...]
) -> None:
    """One hero alone has nobody who watches, and where everybody plays nobody does."""
    house = raise_house(animation_speed=0)
    scene = at_duel(house, KEYS.id, *heroes, chapter="cercle" if heroes else "jeudi")
    driver.key(key.F)
    driver.key(key.N)
    house.step()
    assert scene.coughs.watchers == () and scene.coughs.spots == [] and coughed(scene) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("many", [1, 2, 3])
def test_the_prompts_touch_nothing_on_the_valance(
    raise_house: Raise, pads: Pads, many: int, look: dict[str, Any]
) -> None:
    house = raise_house(pads, animation_speed=0, **look)
    pad, other = plug(house, serial="first"), plug(house, serial="second")
    scene: Any = at_duel(house, pad.device.id, *(KEYS.id, other.device.id, KEYS2.id)[:many])
    boxes = [box for box, _ in scene.coughs.spots]
    ends = [(one.box[0], one.box[0] + one.box[2]) for one in (scene.header.left, scene.header.right)]
    taken = [*ends, (454.0, 826.0), *((x - 24, x + w) for x, _, w, _ in boxes)]
    assert len(boxes) == many and faults(scene) == []
    assert all(one is two or one[1] + 5 <= two[0] or two[1] + 5 <= one[0] for one in taken for two in taken)


def test_the_clerk_writes_who_coughed(raise_house: Raise, driver: Driver, pads: Pads) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house)
    scene = at_duel(house, pad.device.id, KEYS.id, KEYS2.id)
    run: Any = house.stage.guest.run  # type: ignore[union-attr]
    driver.key(key.F)
    scene.table.mind(0, "bold", "weak")
    while scene.table.outcome is None:
        scene.table.update(1000.0)
    run.played(scene.table)
    lines = [(one.line, one.of) for one in run.story.ledger if one.line == COUGHED]
    assert lines == [(COUGHED, "hero-2")]
    assert "Zoé" in run.say(f"ledger-{COUGHED}", qui="Zoé")
