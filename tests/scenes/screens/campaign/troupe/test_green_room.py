"""The green room: whoever presses joins, with a coat and a name; the map, the shelf and the end show it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arcade import key
from msgspec.structs import replace

from game import paths
from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, new_story
from game.campaign.story.troupe.hands import hero_of
from game.campaign.story.troupe.heroes import heroes_of, join, leave
from game.input.devices import KEYS, KEYS2
from game.input.intents import Intent
from scenes.match.scene import MatchScene
from scenes.pads.contract import Pads
from scenes.screens.campaign.ending.curtains import drapes_of
from scenes.screens.campaign.flow import go_on
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.posing import posed_end
from scenes.screens.campaign.troupe.room import GreenRoom
from scenes.screens.campaign.troupe.wager import Wager
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, tap


def room_of(house: GameWindow, folder: Path) -> GreenRoom:
    """The room of a story that is not begun yet, opened by the keyboard."""
    run = Run(
        house.stage.app, new_story(house.stage.app.catalog, "base:cour", 7, "Camille", "f"), 0, Slots(folder)
    )
    run.done = []  # type: ignore[attr-defined]
    room = house.stage.make("campaign-troupe", run, lambda: run.done.append(1), KEYS)  # type: ignore[attr-defined]
    assert isinstance(room, GreenRoom)
    house.stage.push(room)
    house.step()
    return room


def words(scene: Any) -> str:
    return " ".join(label.text for label in scene.labels())


def test_a_press_joins_and_all_are_ready_together(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    pad = plug(house)
    driver.key(key.ENTER)
    assert room.ready == {"hero"} and not room.run.done, "alone there is no troupe"  # type: ignore[attr-defined]
    tap(house, pad, "accept")
    assert [one.device for one in room.heroes] == [KEYS.id, pad.device.id]
    assert room.heroes[1].name in words(room)
    tap(house, pad, "right")
    assert room.heroes[1].gender == "f" and room.heroes[0].gender == "f"
    tap(house, pad, "accept")
    assert room.run.done == [1]  # type: ignore[attr-defined]
    assert Slots(tmp_path).look(0) is None, "it is written down by whoever opened the room"


def test_the_mouse_joins_and_is_ready_by_pegs_where_the_keyboard_plays_nobody(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    pad = plug(house)
    room.opener = room.hand = pad.device
    click_spot(driver, room.focus.spots[1].box)
    assert [one.device for one in room.heroes] == [pad.device.id, KEYS.id]
    click_spot(driver, room.focus.spots[0].box)
    assert room.ready == set(), "nobody is ready for somebody else"
    click_spot(driver, room.focus.spots[1].box)
    assert room.ready == {"hero-2"}


def test_names_are_each_hero_s_own(raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    tap(house, plug(house), "accept")
    assert room.take_name("hero-2", " Zoé ") is None and room.heroes[1].name == "Zoé"
    assert room.take_name("hero-2", "camille") and room.take_name("hero-2", "  ")
    assert room.take_name("hero", "Maxence") is None
    assert [one.name for one in room.heroes] == ["Maxence", "Zoé"]


@pytest.mark.parametrize("heroes", [1, 4])
@pytest.mark.parametrize("look", LOOKS)
def test_every_word_of_the_room_can_be_read(
    raise_house: Raise, tmp_path: Path, pads: Pads, heroes: int, look: Any
) -> None:
    house = raise_house(pads, **look)
    room = room_of(house, tmp_path)
    for number in range(1, heroes):
        tap(house, plug(house, serial=f"pad-{number}"), "accept")
    assert len(room.heroes) == heroes and not faults(room)
    if heroes > 1:
        leave(room.run.story, "hero-2")
        room.rebuild()
        assert not faults(room)


def map_of(house: GameWindow, folder: Path, heroes: int) -> CampaignMap:
    run = Run(
        house.stage.app, new_story(house.stage.app.catalog, "base:cour", 7, "Camille", "f"), 0, Slots(folder)
    )
    for number in range(1, heroes):
        join(run.script, run.story, f"Friend {number}", "m", f"pad:{number}")
    page = house.stage.make("campaign-map", run, KEYS)
    assert isinstance(page, CampaignMap)
    house.stage.push(page)
    house.step()
    return page


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("heroes", [1, 4])
def test_the_map_shows_the_company(
    raise_house: Raise, tmp_path: Path, pads: Pads, language: str, heroes: int
) -> None:
    page = map_of(raise_house(pads, language=language), tmp_path, heroes)
    assert not faults(page)
    said = page.texts("troupe-several" if heroes == 1 else "troupe-leave-held")
    assert said in words(page)


def test_on_the_map_a_click_opens_the_room_and_the_ledger_is_that_of_whoever_opens_it(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    page = map_of(house, tmp_path, 2)
    pad = plug(house)
    page.run.take_place("hero", KEYS.id)
    page.run.take_place("hero-2", pad.device.id)
    tap(house, pad, "counter")
    assert page.run.story.me == "hero-2" and house.stage.scene is not page
    house.stage.pop()
    house.step()
    assert page.run.story.me == "hero"
    click_spot(driver, page.company.box)
    assert isinstance(house.stage.scene, GreenRoom)


def test_the_shelf_gives_whoever_opens_a_story_a_place_in_it(
    raise_house: Raise, driver: Driver, pads: Pads
) -> None:
    house = raise_house(pads, animation_speed=0)
    run = Run.begun(house.stage.app, "base:cour", 0, "Camille", "f", 7)
    run.join("Zoé", "m", "pad:away")
    shelf = house.stage.make("campaign", KEYS)
    house.stage.push(shelf)
    house.step()
    assert not faults(shelf)
    driver.key(key.ENTER)
    house.step(1 / 30, 60)
    page: Any = house.stage.scene
    assert isinstance(page, CampaignMap) and hero_of(page.run.story, KEYS.id)
    assert (paths.saves_folder() / "campaign" / "story-1.json").is_file()


def test_heroes_who_fell_out_stand_behind_their_curtains(raise_house: Raise) -> None:
    house = raise_house()
    run = posed_end(house.stage)
    run.read_again()
    join(run.script, run.story, "Zoé", "m", "pad:1")
    other = next(one.id for one in run.script.endings if one.id != run.story.ending)
    assert run.story.troupe
    run.story.troupe.endings = {"hero": run.story.ending, "hero-2": other}
    behind = {one.ending.id: [hero.who for hero in one.heroes] for one in drapes_of(run) if one.heroes}
    assert behind == {run.story.ending: ["hero"], other: ["hero-2"]}
    page = house.stage.make("campaign-end", run)
    house.stage.push(page)
    house.step()
    assert not faults(page)
    assert len(heroes_of(run.story)) == 2


def test_before_a_duel_the_others_bet_each_with_an_own_hand(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = map_of(house, tmp_path, 1)
    first, second = plug(house, serial="first"), plug(house, serial="second")
    run = page.run
    for name, device in (("Zoé", first.device.id), ("Noé", KEYS.id)):
        run.join(name, "f", device)
    run.take_place("hero", second.device.id)
    jeudi = run.script.chapters["base:jeudi"]
    run.script.chapters["base:jeudi"] = replace(jeudi, mods=(), flags={"no_retreat": True})
    run.story.path.append("base:jeudi")
    run.turn_page()
    run.story.moment, run.story.scene, run.story.called = "match", "", []
    go_on(house.stage, run, KEYS)
    house.step(1 / 30, 60)
    wager: Any = house.stage.scene
    assert isinstance(wager, Wager) and wager.watchers == ("hero-2", "hero-3") and not faults(wager)
    tap(house, second, "accept")
    assert wager.sealed == set(), "whoever plays does not bet"
    tap(house, first, "right")
    tap(house, first, "accept")
    click_spot(driver, wager.focus.spots[0].box)
    assert wager.sealed == {"hero-2"}, "nobody bets for another"
    click_spot(driver, wager.focus.spots[4].box)
    assert run.story.troupe and run.story.troupe.bets == {"hero-2": "won", "hero-3": "lost"}
    house.step(1 / 30, 90)
    assert isinstance(house.stage.scene, MatchScene)
    assert [one.kind for one in house.stage.scene.table.plan.players] == ["human", "bot"]


def test_the_second_half_of_the_keyboard_is_never_away(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    room = room_of(raise_house(), tmp_path)
    driver.key(key.B)
    assert [one.device for one in room.heroes] == [KEYS.id, KEYS2.id]
    assert room.texts("troupe-away") not in words(room) and not faults(room)
    assert room.texts(f"input-device-{KEYS2.name}") in words(room)


def test_an_empty_peg_has_a_trade_that_nobody_has(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    pads_here = [plug(house, serial=f"pad-{number}") for number in range(2)]
    for pad in pads_here:
        tap(house, pad, "accept")
    tap(house, pads_here[0], "back")
    assert [one.who for one in room.heroes] == ["hero", "hero-3"]
    for trade in ("dresser", "flyman", "lamplighter"):
        said = room.texts("troupe-trade", trade=trade, genre="f")
        assert words(room).casefold().count(said.casefold()) == 1, trade


def test_whoever_plays_nobody_may_go_back_where_nobody_has_just_come(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    pad = plug(house)
    room.opener = pad.device
    pad.unplug()
    house.step(frames=2)
    driver.key(key.ENTER)
    assert len(room.heroes) == 2
    driver.key(key.ESCAPE)
    assert len(room.heroes) == 1 and house.stage.scene is room
    driver.key(key.ESCAPE)
    assert house.stage.scene is not room


def test_whoever_holds_the_button_leaves_not_whoever_pressed_last(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    page = map_of(house, tmp_path, 3)
    pad = plug(house)
    page.run.take_place("hero", KEYS.id)
    page.run.take_place("hero-2", pad.device.id)
    driver.press(key.E)
    driver.wait(0.3)
    tap(house, pad, "down")
    driver.wait(1.0)
    assert [one.held for one in heroes_of(page.run.story)] == [True, False, False]


def test_in_the_midst_of_a_chapter_a_hero_whose_pad_is_away_is_taken_up_by_another_hand(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    page = map_of(house, tmp_path, 2)
    page.run.take_place("hero", "pad:0")
    page.run.turn_page()
    driver.key(key.ENTER)
    assert hero_of(page.run.story, KEYS.id) == "hero"


def wager_of(house: GameWindow, page: CampaignMap, *devices: str) -> Wager:
    """The bets on a duel that the first hero plays, watched by heroes with these devices."""
    run = page.run
    for number, device in enumerate(devices):
        run.join(f"Friend {number}", "f", device)
    run.story.path.append("base:jeudi")
    run.turn_page()
    run.story.moment, run.story.scene, run.story.called = "match", "", []
    house.stage.trial = None
    page.done = []  # type: ignore[attr-defined]
    scene = house.stage.make("campaign-wager", run, lambda: page.done.append(1), KEYS)  # type: ignore[attr-defined]
    house.stage.push(scene)
    house.step()
    assert isinstance(scene, Wager)
    return scene


def test_bets_do_not_wait_for_a_pad_that_is_gone(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = map_of(house, tmp_path, 1)
    pad = plug(house)
    wager = wager_of(house, page, KEYS.id, pad.device.id)
    assert list(wager.watchers) == ["hero-2", "hero-3"]
    pad.unplug()
    house.step(frames=2)
    assert list(wager.watchers) == ["hero-2"] and not faults(wager)
    driver.key(key.ENTER)
    assert page.done == [1]  # type: ignore[attr-defined]


def test_from_the_bets_one_goes_back_to_the_map_by_the_button_that_is_told(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads, animation_speed=0)
    wager = wager_of(house, map_of(house, tmp_path, 1), KEYS.id, "pad:away")
    assert (Intent.BACK, wager.texts("troupe-back-to-map")) in wager.asks()
    driver.key(key.ESCAPE)
    house.step(1 / 30, 60)
    assert isinstance(house.stage.scene, CampaignMap)


def test_the_key_that_asks_for_the_name_does_not_begin_it(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    room = room_of(house, tmp_path)
    driver.press(key.C)
    driver.type("c")
    driver.release(key.C)
    assert house.stage.scene is not room
    driver.key(key.ENTER)
    assert room.heroes[0].name == "Camille"
    driver.key(key.C)
    driver.press(key.Z)
    driver.type("Z")
    driver.release(key.Z)
    driver.key(key.ENTER)
    assert room.heroes[0].name == "Z"


def test_in_high_contrast_too_one_sees_which_bet_one_looks_at(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0, high_contrast=True)
    wager = wager_of(house, map_of(house, tmp_path, 1), KEYS.id)
    x, y, w, h = wager.focus.spots[2].box
    box = (int(x - 4), int(y - 4), int(x + w + 4), int(y + h + 4))
    looked_at = driver.picture().crop(box)
    driver.key(key.LEFT)
    left = driver.picture().crop(box)
    assert wager.looks == {"hero-2": "lost"} and looked_at.tobytes() != left.tobytes()


def test_a_peg_says_at_once_that_its_pad_is_gone_and_that_it_is_back(
    raise_house: Raise, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    room = room_of(house, tmp_path)
    pad = plug(house)
    tap(house, pad, "accept")
    away = room.texts("troupe-away")
    assert away not in words(room)
    pad.unplug()
    house.step(frames=2)
    assert away in words(room) and not faults(room)
    pad.plug()
    house.step(frames=2)
    assert away not in words(room) and not faults(room)


def test_the_sheet_of_a_wager_is_as_high_as_its_rows_and_a_sealed_bet_bears_wax(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    wager = wager_of(house, map_of(house, tmp_path, 1), KEYS.id, "pad:away")
    (_, top, _, high), last = wager.sheet, wager.focus.spots[-1].box
    assert last[1] + last[3] < top + high and high < 420, "not the whole room"
    before = len(wager._rows._marks)
    wager.sealed.add("hero-2")
    wager._draw()
    assert len(wager._rows._marks) == before + 1
