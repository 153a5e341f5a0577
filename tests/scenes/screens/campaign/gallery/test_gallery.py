"""Backstage: what was heard, what each chapter was, and the whole of it as a text file."""

from __future__ import annotations

from csv import DictReader
from typing import TYPE_CHECKING

import pytest
from arcade import key

from game.app.campaign.tallies import Tally, tally_of, whole_tally
from game.campaign.story.deed import Deed
from game.campaign.story.state import Heard
from game.input.devices import KEYS
from scenes.screens.campaign.gallery.records import scene_words, scenes_heard, tally_words
from scenes.screens.campaign.gallery.scene import Gallery
from scenes.screens.campaign.posing import posed_run
from tests.scenes.screens.campaign.reading import show, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def gallery(house: GameWindow, chapters: int = 3) -> Gallery:
    """The gallery of a story at one of its chapters."""
    page = show(house, house.stage.make("campaign-gallery", posed_run(house.stage, chapters), KEYS))
    assert isinstance(page, Gallery)
    return page


def test_the_scenes_heard_stand_under_their_chapter(raise_house: Raise) -> None:
    page = gallery(raise_house())
    run = page.run
    heard = scenes_heard(run, 1)
    assert [run.story.heard[one.id].chapter for one in heard] == [1] * len(heard)
    unheard = next(one for one in run.script.scenes.values() if one.id not in run.story.heard)
    told = words(page)
    for number in range(2):
        assert {scene_words(run, one) for one in scenes_heard(run, number)} <= told
    assert scene_words(run, unheard) not in told
    run.story.heard["base:gone"] = Heard(99, 1, 0)
    assert scenes_heard(run, 0), "a scene that is no more is passed over"


def test_a_chapter_counts_what_the_hero_did_in_it(raise_house: Raise) -> None:
    run = gallery(raise_house(), 5).run
    run.story.deeds += [
        Deed("lies-told", "hero", "", "complots", 0, amount=4),
        Deed("lies-told", "isaure", "", "complots", 0, amount=9),
        Deed("caught-bluff", "isaure", "hero", "complots", 0),
        Deed("promise-broken", "hero", "barnabe", "skirmish", 2),
        Deed("promise-broken", "barnabe", "hero", "skirmish", 2),
    ]
    first, ford = tally_of(run.story, 0), tally_of(run.story, 2)
    assert first == Tally(1, 0, 7, 1, bluffs=4, caught=1, kept=0, broken=0)
    assert (ford.kept, ford.broken) == (1, 1)
    whole = whole_tally(run.story)
    assert (whole.won, whole.lost, whole.bluffs, whole.kept, whole.broken) == (3, 1, 4, 1, 1)


def test_the_whole_story_stands_in_numbers_before_its_chapters(raise_house: Raise) -> None:
    page = gallery(raise_house(), 5)
    run = page.run
    run.story.deeds.append(Deed("lies-told", "hero", "", "complots", 0, amount=4))
    page.rebuild()
    shown, whole = words(page), whole_tally(run.story)
    assert run.say("campaign-sum") in shown
    assert run.say("campaign-sum-chapters", won=3, lost=1) in shown
    assert run.say("campaign-minutes", n=whole.minutes) in shown and whole.minutes > 20
    assert run.say("campaign-sum-bluffs", n=4, caught=whole.caught) in shown
    assert run.say("campaign-sum") not in words(gallery(raise_house(), 1))


def test_the_numbers_are_copied_as_a_table_of_the_chapters(raise_house: Raise) -> None:
    page = gallery(raise_house(), 5)
    story = page.run.story
    story.deeds.append(Deed("promise-broken", "hero", "barnabe", "skirmish", 2))
    page.export()
    path = page.run.slots.path(0).with_suffix(".csv")
    rows = list(DictReader(path.read_text("utf-8").splitlines()))
    assert [one["chapter"] for one in rows] == [one.chapter for one in story.results]
    assert [one["won"] for one in rows] == ["1", "0", "1", "1"]
    assert [one["lost"] for one in rows] == ["0", "1", "0", "0"]
    assert [one["broken"] for one in rows] == ["0", "0", "1", "0"]
    assert all(int(one["minutes"]) > 0 and int(one["tries"]) > 0 for one in rows)
    assert path.name in page.stage.announced


def test_a_line_says_only_what_there_was(raise_house: Raise) -> None:
    run = gallery(raise_house()).run
    plain = tally_words(run, Tally(1, 0, 7, 1, 0, 0, 0, 0))
    assert plain == f"{run.say('campaign-outcome-won')}, 7 min."
    full = tally_words(run, Tally(0, 1, 7, 3, 5, 2, 1, 0))
    assert full.startswith(f"{run.say('campaign-outcome-lost')}, 7 min, 3 ") and "5" in full and "2" in full


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_story_is_copied_into_a_file(raise_house: Raise, driver: Driver, pads: Pads, hand: str) -> None:
    house = raise_house(pads, animation_speed=0)
    page = gallery(house)
    path = page.run.slots.path(0).with_suffix(".txt")
    assert not path.exists()
    if hand == "key":
        driver.key(key.C)
    elif hand == "pad":
        tap(house, plug(house), "counter")
    else:
        from game.input.intents import Intent

        assert page.hints is not None
        box = page.hints.box_of(Intent.COUNTER)
        assert box is not None
        click_spot(driver, box)
    text = path.read_text(encoding="utf-8")
    run = page.run
    assert run.story.name in text and run.say("chapter-bal") in text
    assert run.say("ledger-perce") in text and "{" not in text
    files = f"{path.name}, {path.with_suffix('.csv').name}"
    assert house.stage.announced == page.texts("campaign-exported", file=files)


def test_a_disk_that_refuses_the_copy_is_told(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = gallery(house)
    page.run.slots.path(0).with_suffix(".txt").mkdir()
    driver.key(key.C)
    assert house.stage.announced == page.texts("campaign-not-exported")


def test_it_is_leafed_through_and_left(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = gallery(house, 6)
    page.run.story.heard |= {id: Heard(hour, 1, hour % 5) for hour, id in enumerate(page.run.script.scenes)}
    page.rebuild()
    first = words(page)
    driver.key(key.RIGHT)
    assert page.spread == 1 and words(page) != first
    for _ in range(30):
        driver.key(key.RIGHT)
    last = page.spread
    driver.key(key.RIGHT)
    assert page.spread == last
    driver.key(key.ESCAPE)
    assert house.stage.scene is not page


def test_before_the_first_scene_there_is_nothing(raise_house: Raise) -> None:
    page = gallery(raise_house(), 1)
    assert page.texts("campaign-no-scenes") in words(page)
