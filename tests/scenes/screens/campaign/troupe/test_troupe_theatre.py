"""Several heroes answer a scene on the stage, with pads, keys and the mouse; whose seal is whose is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from arcade import key

from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.campaign.defs.scene import Choice
from game.campaign.story.deed import Deed
from game.campaign.story.troupe.heroes import heroes_of, in_turn, join, leave, take
from game.input.devices import KEYS, KEYS2
from scenes.pads.contract import Pads
from scenes.pads.virtual import VirtualPad
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.screens.campaign.troupe.theatre import TroupeTheatre
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.campaign.theatre.evening import begin_story
from tests.scenes.screens.title.house import Raise, faults, plug, tap

UP = (Effect(trust="isaure", add=1),)
CHOICES = (
    Choice(text="theatre-resume", register="vrai", then=UP),
    Choice(text="theatre-skip", register="faux"),
    Choice(text="theatre-leave", register="tranchant", cost=5),
)


def play(
    house: GameWindow, driver: Driver, folder: Path, heroes: int = 2, *, caused: bool = False
) -> tuple[Any, list[VirtualPad]]:
    """The scene of some heroes at its choices, the keyboard's and pads'; `caused` by a caught lie."""
    run = begin_story(house, folder, choices=CHOICES)
    if caused:
        asked = (Condition(fact="caught-bluff", by="me", of="isaure"),)
        run.script.scenes["base:one"] = msgspec.structs.replace(run.script.scenes["base:one"], when=asked)
        run.story.deeds = [Deed("caught-bluff", "hero", "isaure", "complots", turn=3)]
    pads = [plug(house, serial=f"pad-{number}") for number in range(heroes - 1)]
    for number, pad in enumerate(pads):
        join(run.script, run.story, f"Friend {number}", "m", pad.device.id)
    take(run.story, "hero", KEYS.id)
    scene = house.stage.make("campaign-scene", run, KEYS)
    house.stage.push(scene)
    for _ in range(14):
        if scene.front.rows:  # type: ignore[attr-defined]
            break
        driver.key(key.ENTER)
        house.step(frames=2)
    driver.wait(0.4)
    return scene, pads


def words(scene: Any) -> str:
    return " ".join(label.text for label in scene.labels())


def trust(run: Any) -> list[int]:
    everybody = [one.who for one in heroes_of(run.story)]
    return [run.story.relation("isaure").trust for _ in in_turn(run.story, everybody)]


def test_the_story_of_one_is_played_on_the_stage_of_one(raise_house: Raise, tmp_path: Path) -> None:
    house = raise_house()
    scene = house.stage.make("campaign-scene", begin_story(house, tmp_path))
    assert type(scene) is Theatre


def test_each_hand_puts_its_own_seal_and_all_have_to(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, (pad,) = play(house, driver, tmp_path)
    assert isinstance(scene, TroupeTheatre) and scene.ballot is not None
    driver.key(key.ENTER)
    assert scene.ballot.seals == {"hero": 0} and scene.run.story.chosen == []
    tap(house, pad, "down")
    tap(house, pad, "accept")
    assert scene.ballot.seals == {"hero": 0, "hero-2": 1} and scene.ballot.counted
    assert scene.run.story.chosen == [], "it is shown before it is done"
    driver.wait(0.6)
    assert "Friend 0" in words(scene) and not faults(scene)
    tap(house, pad, "accept")
    assert [one.choice for one in scene.run.story.chosen] == [0], "the tie went to whoever was spoken to"
    assert trust(scene.run) == [0, 0], "from minus one, for both"


def test_whoever_stands_apart_pays_and_keeps_out(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, (pad,) = play(house, driver, tmp_path)
    before = trust(scene.run)
    driver.key(key.ENTER)
    tap(house, pad, "accept")
    driver.wait(0.6)
    tap(house, pad, "doubt")
    assert scene.ballot is not None and scene.ballot.apart == ["hero-2"]
    driver.key(key.ENTER)
    assert trust(scene.run) == [before[0] + 1, before[1]]
    assert [one.purse for one in heroes_of(scene.run.story)] == [1, 2]


def test_the_mouse_speaks_for_the_keyboard(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, (pad,) = play(house, driver, tmp_path)
    x, y, w, h = scene.front.rows.focus.spots[1].box
    driver.click(x + w / 2, y + h / 2)
    assert scene.ballot.seals == {"hero": 1}
    tap(house, pad, "down")
    tap(house, pad, "accept")
    driver.wait(0.6)
    driver.click(x + w / 2, y + h / 2)
    assert [one.choice for one in scene.run.story.chosen] == [1]


def test_a_closed_choice_and_a_stranger_are_refused(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, _ = play(house, driver, tmp_path)
    driver.type("3")
    assert scene.ballot.seals == {}
    tap(house, plug(house, serial="stranger"), "accept")
    assert scene.ballot.seals == {}
    driver.type("2")
    assert scene.ballot.seals == {"hero": 1}


def test_a_hand_that_is_not_here_is_not_waited_for(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    run = begin_story(house, tmp_path, choices=CHOICES)
    join(run.script, run.story, "Away", "m", "pad:away")
    take(run.story, "hero", KEYS.id)
    scene: Any = house.stage.make("campaign-scene", run, KEYS)
    house.stage.push(scene)
    for _ in range(14):
        driver.key(key.ENTER)
        house.step(frames=2)
    driver.wait(0.5)
    driver.key(key.ENTER)
    assert run.story.chosen != [] and scene.ballot is None


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_word_of_the_board_can_be_read(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path, heroes: int, language: str
) -> None:
    house = raise_house(pads, language=language)
    scene, hands = play(house, driver, tmp_path, heroes)
    assert not faults(scene)
    driver.key(key.ENTER)
    for hand in hands:
        tap(house, hand, "down")
        tap(house, hand, "accept")
    driver.wait(0.6)
    tap(house, hands[0], "doubt")
    assert scene.ballot.counted and not faults(scene)
    who = {hero.name for hero in heroes_of(scene.run.story)}
    assert all(name in words(scene) for name in who)


def test_the_hero_on_the_stage_is_the_one_who_is_spoken_to(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, _ = play(house, driver, tmp_path, 3)
    first = scene.hero_part()
    leave(scene.run.story, "hero")
    assert scene.hero_part() != first


def test_seals_do_not_wait_for_a_pad_that_is_gone_and_do_once_it_is_back(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, (first, second) = play(house, driver, tmp_path, 3)
    driver.key(key.ENTER)
    second.unplug()
    house.step(frames=2)
    assert scene.ballot.voters == ("hero", "hero-2") and scene.ballot.seals == {"hero": 0}
    second.plug()
    house.step(frames=2)
    assert len(scene.ballot.voters) == 3 and scene.ballot.seals == {"hero": 0}
    second.unplug()
    first.unplug()
    house.step(frames=2)
    assert scene.ballot is None
    driver.wait(0.5)
    driver.key(key.ENTER)
    assert [one.choice for one in scene.run.story.chosen] == [0]


def test_a_pad_that_goes_during_the_interval_is_not_waited_for(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads)
    scene, (_, second) = play(house, driver, tmp_path, 3)
    driver.key(key.BACKSPACE)
    assert house.stage.scene is not scene
    second.unplug()
    house.step(frames=2)
    house.stage.pop()
    house.step()
    assert scene.ballot.voters == ("hero", "hero-2")


def test_the_numeric_pad_moves_its_own_hero_and_takes_no_choice(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    run = begin_story(house, tmp_path, choices=CHOICES)
    join(run.script, run.story, "Zoé", "m", KEYS2.id)
    take(run.story, "hero", KEYS.id)
    scene: Any = house.stage.make("campaign-scene", run, KEYS)
    house.stage.push(scene)
    for _ in range(14):
        if scene.front.rows:
            break
        driver.key(key.ENTER)
        house.step(frames=2)
    driver.wait(0.4)
    driver.press(key.NUM_2)
    driver.type("2")
    driver.release(key.NUM_2)
    assert scene.ballot.looks == {"hero": 0, "hero-2": 1} and scene.ballot.seals == {}
    driver.press(key.KEY_2)
    driver.type("2")
    assert scene.ballot.seals == {"hero": 1}


def test_four_long_names_can_be_read_beside_each_other(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path
) -> None:
    house = raise_house(pads, text_scale=115, dyslexia_font=True)
    scene, _ = play(house, driver, tmp_path, 4)
    names = ["Balthazar-Léon", "Marie-Victoire", "Wilhelmine-Eve", "Maximilien-Guy"]
    for name, who in zip(names, [one.who for one in heroes_of(scene.run.story)], strict=True):
        for _ in in_turn(scene.run.story, [who]):
            scene.run.story.name = name
    scene.rebuild()
    written = [label for label in scene.labels() if label.text in names]
    assert len(written) == 4 and all(label.scale_x > 0.55 for label in written)
    assert not faults(scene)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_why_is_answered_where_the_board_of_the_seals_stands(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path, language: str
) -> None:
    house = raise_house(pads, language=language)
    scene, hands = play(house, driver, tmp_path, caused=True)
    why = scene.texts("theatre-why")
    assert scene.telling.cause and why in words(scene) and not faults(scene)
    tap(house, hands[0], "counter")
    assert scene.front.why.asked and scene.texts("troupe-seals") not in words(scene) and not faults(scene)
    tap(house, hands[0], "counter")
    assert scene.texts("troupe-seals") in words(scene) and not faults(scene)
