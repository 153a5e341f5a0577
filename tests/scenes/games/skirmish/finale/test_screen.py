"""The screen after a battle: readable in every look, moved by pad, keys and mouse, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game.app.app import App
from game.app.playback import Playback
from game.input.devices import KEYS, Device, Family
from game.input.intents import Intent, Press
from scenes.games.skirmish.finale.record.story import Betrayal
from tests.scenes.games.skirmish.finale.battles import couch_of_bots, fought
from tests.scenes.screens.finale.evening import an_app, raised

if TYPE_CHECKING:
    from scenes.screens.finale.scene import Finale
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

PAD = Device("pad:one", Family.XBOX, "Manette", 1)
LONG = ("Maximilienne", "Wolframhilde", "Guillemmette", "MMMMMMMMMMMM")


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def opened(
    driver: Driver, players: int, app: App | None = None, names: tuple[str, ...] = (), *people: Device
) -> tuple[GameWindow, Any]:
    """The finale of a battle, its story already open; `people` sit in the first chairs."""
    from scenes.screens.finale.scene import Finale

    house = raised(driver, app or an_app())
    house.step()
    couch = couch_of_bots(house.stage.app, players - len(people), names)
    for device in people:
        couch.join(device)
    finale = Finale(house.stage, fought(players), couch)
    house.stage.push(finale)
    house.step(frames=3)
    house.stage.scene.timeline.skip()
    driver.key(key.ENTER)
    house.step(frames=3)
    finale.timeline.skip()
    assert finale.backstage
    return house, finale


def sound(finale: Finale) -> list[str]:
    from scenes.capture.readability import missing_pictures, text_problems

    return [*text_problems(finale), *missing_pictures(finale)]


def middle(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


LOOKS: dict[str, dict[str, object]] = {
    "large": {"language": "fr", "text_scale": 115},
    "large-en": {"language": "en", "text_scale": 115},
    "contrast": {"language": "fr", "high_contrast": True, "reduced_motion": True},
}


@pytest.mark.parametrize(
    ("players", "look", "names"), [(2, "large", LONG), (3, "large-en", LONG), (3, "contrast", ())]
)
def test_every_word_can_be_read(driver: Driver, players: int, look: str, names: tuple[str, ...]) -> None:
    house, finale = opened(driver, players, an_app(**LOOKS[look]), names)
    longest = Betrayal(1, 0, 0, 1, "name", 1, "movement", 12, "base:espion")
    finale.piece.story.betrayals[:] = [longest, *finale.piece.story.betrayals, longest]
    finale.rebuild()
    assert sound(finale) == []
    for _ in range(len(finale.piece.place.marks)):
        driver.key(key.UP)
        assert sound(finale) == []
    driver.key(key.C)
    house.step(frames=3)
    assert finale.piece.place.large and sound(finale) == []
    assert finale.texts.faults == set() and finale.texts.missing == set()


def test_lines_grow_once_and_stand_there_at_reduced_motion(driver: Driver) -> None:
    from scenes.screens.finale.scene import Finale

    house = raised(driver, an_app())
    house.step()
    finale = Finale(house.stage, fought(2), couch_of_bots(house.stage.app, 2))
    house.stage.push(finale)
    house.step(frames=3)
    finale.timeline.skip()
    driver.key(key.ENTER)
    house.step(1 / 30, 20)
    seen = [mark.visible for _, mark, _ in finale.picture.plot._strokes]
    assert True in seen and False in seen
    finale.timeline.skip()
    assert all(mark.visible for _, mark, _ in finale.picture.plot._strokes)
    finale.rebuild()
    house.step()
    assert all(mark.visible for _, mark, _ in finale.picture.plot._strokes)


def test_keys_scrub_the_story_and_the_map_follows(driver: Driver) -> None:
    _, finale = opened(driver, 2)
    place, map_ = finale.picture.place, finale.picture.map.map
    full = sum(mark.visible for _, mark in map_._legs)
    for _ in range(5):
        driver.key(key.LEFT)
    assert place.step == place.last - 5
    driver.key(key.UP)
    assert (place.step, place.at) in place.marks
    for _ in range(place.last):
        driver.key(key.LEFT)
    assert place.step == 0 and sum(mark.visible for _, mark in map_._legs) < full
    for _ in range(place.last):
        driver.key(key.RIGHT)
    assert sum(mark.visible for _, mark in map_._legs) == full


def test_a_mouse_alone_reaches_everything(driver: Driver) -> None:
    from scenes.games.skirmish.finale.papers.layout import MAP, PLOT_AREA

    house, finale = opened(driver, 3)
    picture, place = finale.picture, finale.picture.place
    x, y, w, h = PLOT_AREA
    driver.click(x + 4, y + h - 4)
    assert place.step == 0
    driver.point(x + w / 2, y + h / 2)
    for box, step, at in picture.plot.marks:
        picture.place.go(place.last)
        driver.click(*middle(box))
        assert (place.step, place.at) in place.marks and abs(place.step - step) <= 3 and at >= 0
    for one, box in zip(picture.cards.turnings, picture.cards.boxes, strict=True):
        driver.click(*middle(box))
        assert (place.step, place.at) == (one.step, one.at)
    driver.click(*middle(MAP))
    assert place.large
    driver.click(*middle(MAP))
    assert not place.large
    driver.click(*middle(picture.leave))
    house.step(frames=2)
    assert not finale.backstage


def test_another_battle_begins_when_both_have_asked_for_it(driver: Driver) -> None:
    house, finale = opened(driver, 2, None, (), KEYS, PAD)
    driver.key(key.ENTER)
    house.step(frames=40)
    assert house.stage.scene is finale and finale.picture.rematch.ready == {0}
    house.stage.press(Press(PAD, Intent.ACCEPT, True))
    house.stage.press(Press(PAD, Intent.ACCEPT, False))
    house.step(1 / 30, 60)
    assert house.stage.scene is not finale and house.stage.scene.in_match
    assert not isinstance(house.stage.scene.table, Playback)  # type: ignore[attr-defined]


def test_the_film_shows_progress_and_begins_at_the_phase_looked_at(driver: Driver) -> None:
    house, finale = opened(driver, 2, None, (), KEYS)
    place = finale.picture.place
    place.go(place.last // 2)
    begins = finale.piece.story.steps[place.step].begins
    driver.key(key.D)
    assert finale.picture.film is not None
    for _ in range(400):
        if house.stage.scene is not finale:
            break
        house.step()
    scene: Any = house.stage.scene
    assert scene is not finale and isinstance(scene.table, Playback)
    assert begins <= scene.table.played < len(fought(2).truth())
    assert scene.table.seats[0].view.round == finale.piece.story.steps[place.step].round
    driver.key(key.BACKSPACE)
    for _ in range(600):
        if house.stage.scene is not scene:
            break
        house.step()
    back: Any = house.stage.scene
    assert back is not scene and back is not finale and back.table is scene.table
    assert back.piece.story.steps == finale.piece.story.steps
