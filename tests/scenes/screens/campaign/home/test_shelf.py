"""Three stories stand on the shelf: begun with a coat and a name, gone on with, put away after a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from arcade import key

from game import paths
from game.app.app import App
from game.app.campaign.run import Run
from game.app.campaign.slots import IRON, Slots
from game.campaign.story.troupe.heroes import heroes_of, join
from game.input.devices import KEYS
from game.saves.settings import Settings
from scenes.screens.campaign.home.pegs import FIRST_NAME, Pegs
from scenes.screens.campaign.home.question import Question
from scenes.screens.campaign.home.shelf import Shelf
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.screens.title.scene import Title
from tests.scenes.screens.campaign.reading import behind_curtain, played_now, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def shelf_of(house: GameWindow) -> Shelf:
    """The shelf, opened by the title's ticket."""
    title = Title(house.stage)
    house.stage.push(title)
    house.stage.screens["campaign"].ticket.open(house.stage, KEYS)  # type: ignore[union-attr, misc]
    house.step()
    shelf = house.stage.scene
    assert isinstance(shelf, Shelf)
    return shelf


def told(house: GameWindow, slot: int, name: str = "Zoé") -> Run:
    """A story in a slot, at its first page."""
    return Run.begun(house.stage.app, "base:cour", slot, name, "f", 7)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_a_coat_begins_a_story(raise_house: Raise, driver: Driver, pads: Pads, hand: str) -> None:
    house = raise_house(pads, animation_speed=0)
    shelf = shelf_of(house)
    if hand == "key":
        for symbol in (key.ENTER, key.RIGHT, key.ENTER):
            driver.key(symbol)
    elif hand == "pad":
        pad = plug(house)
        for what in ("accept", "right", "accept"):
            tap(house, pad, what)
    else:
        click_spot(driver, shelf.focus.spots[0].box)
        pegs = house.stage.scene
        assert isinstance(pegs, Pegs)
        click_spot(driver, pegs.focus.spots[1].box)
    assert isinstance(behind_curtain(house), CampaignMap)
    found = Slots().look(0)
    assert found is not None and found.story is not None
    assert (found.story.gender, found.story.name, found.story.path) == ("m", FIRST_NAME, ["base:bal"])


def test_a_name_is_written_before_the_coat_is_put_on(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    shelf_of(house)
    for symbol in (key.ENTER, key.DOWN, key.ENTER):
        driver.key(symbol)
    driver.type("Ariane")
    driver.key(key.ENTER)
    pegs = house.stage.scene
    assert isinstance(pegs, Pegs) and pegs.name == "Ariane"
    assert pegs.texts("campaign-named", name="Ariane") in words(pegs)
    for symbol in (key.UP, key.ENTER):
        driver.key(symbol)
    shown = behind_curtain(house)
    assert isinstance(shown, CampaignMap)
    assert (shown.run.story.name, shown.run.story.gender) == ("Ariane", "f")


def test_nobody_begins_without_a_name(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    shelf_of(house)
    for symbol in (key.ENTER, key.C):
        driver.key(symbol)
    driver.key(key.BACKSPACE)
    driver.key(key.ENTER)
    assert house.stage.texts("campaign-no-name") in words(house.stage.scene)
    driver.key(key.ESCAPE)
    pegs = house.stage.scene
    assert isinstance(pegs, Pegs) and pegs.name == FIRST_NAME


def test_whoever_lends_the_coat_speaks_of_the_one_under_the_focus(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    shelf_of(house)
    driver.key(key.ENTER)
    lines = {one: house.stage.texts("campaign-coat-line", genre=one) for one in "fm"}
    for symbol, worn, other in ((None, "f", "m"), (key.RIGHT, "m", "f"), (key.DOWN, "m", "f")):
        if symbol is not None:
            driver.key(symbol)
        assert lines[worn] in words(house.stage.scene) and lines[other] not in words(house.stage.scene)
    pegs: Any = house.stage.scene
    assert next(label.size for label in pegs.labels() if label.text == lines["m"]) >= 28


def test_a_story_is_gone_on_with_where_it_was_left(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    told(house, 0)
    told(house, 1).turn_page()
    shelf_of(house)
    driver.key(key.RIGHT)
    driver.key(key.ENTER)
    shown = behind_curtain(house)
    assert isinstance(shown, Theatre) and shown.run.slot == 1


def test_a_story_in_its_match_is_gone_on_with_from_its_page(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    run = told(house, 0)
    run.story.moment = "match"
    run.slots.keep(0, run.story)
    shelf_of(house)
    driver.key(key.ENTER)
    shown = behind_curtain(house)
    assert isinstance(shown, CampaignMap) and shown.verb == house.stage.texts("campaign-raise-curtain")


@pytest.mark.parametrize("answer", ["no", "yes", "back"])
def test_a_story_is_put_away_only_after_a_question(raise_house: Raise, driver: Driver, answer: str) -> None:
    house = raise_house(animation_speed=0)
    run = told(house, 0)
    shelf = shelf_of(house)
    driver.key(key.D)
    assert isinstance(played_now(house), Question)
    if answer == "back":
        driver.key(key.ESCAPE)
    else:
        for symbol in (*([key.RIGHT] if answer == "yes" else []), key.ENTER):
            driver.key(symbol)
    assert played_now(house) is shelf
    gone = answer == "yes"
    assert (shelf.stories[0] is None) == gone == (not run.slots.path(0).exists())
    assert bool(list(run.slots.folder.glob("*.away"))) == gone


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_slot_of_iron_begins_a_story_of_iron(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    shelf = shelf_of(house)
    say = house.stage.texts
    assert {say("campaign-iron"), say("campaign-iron-empty"), say("campaign-iron-line")} <= words(shelf)
    if hand == "mouse":
        click_spot(driver, shelf.focus.spots[IRON].box)
    else:
        pad = plug(house) if hand == "pad" else None
        for symbol, what in ((key.RIGHT, "right"),) * IRON + ((key.ENTER, "accept"),):
            tap(house, pad, what) if pad else driver.key(symbol)
    pegs = house.stage.scene
    assert isinstance(pegs, Pegs) and pegs.slot == IRON
    lent = {one: say(f"campaign-coat-{one}", genre="f") for one in ("iron", "line")}
    assert lent["iron"] in words(pegs) and lent["line"] not in words(pegs)
    pegs.begin("f")
    found = Slots().look(IRON)
    assert found is not None and found.story is not None and found.story.iron


@pytest.mark.parametrize("over", [True, False])
def test_a_story_of_iron_is_put_away_only_when_it_is_over(
    raise_house: Raise, driver: Driver, over: bool
) -> None:
    house = raise_house(animation_speed=0)
    run = told(house, IRON)
    if over:
        run.story.moment = "over"
        run.slots.keep(IRON, run.story)
    shelf = shelf_of(house)
    for _ in range(IRON):
        driver.key(key.RIGHT)
    put_away = house.stage.texts("campaign-put-away")
    assert (put_away in words(shelf)) is over
    driver.key(key.D)
    assert isinstance(played_now(house), Question) is over
    assert (house.stage.announced == house.stage.texts("campaign-iron-bound")) is not over


def test_there_is_nothing_to_put_away_in_an_empty_place(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    shelf = shelf_of(house)
    driver.key(key.D)
    assert played_now(house) is shelf


@pytest.mark.parametrize(
    ("text", "why"), [("{", "save"), ('{"campaign":"x","seed":1,"state_version":99}', "newer")]
)
def test_a_damaged_story_says_why_and_is_not_opened(
    raise_house: Raise, driver: Driver, text: str, why: str
) -> None:
    house = raise_house(animation_speed=0)
    slots = Slots()
    slots.folder.mkdir(parents=True, exist_ok=True)
    slots.path(0).write_text(text)
    shelf = shelf_of(house)
    words_of = house.stage.texts(f"problem-campaign-{why}")
    said = words_of[:1].upper() + words_of[1:]
    assert said in words(shelf)
    driver.key(key.ENTER)
    assert played_now(house) is shelf and house.stage.announced == said
    assert slots.path(0).read_text() == text


def test_a_story_whose_campaign_is_gone_stays_on_the_shelf(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    run = told(house, 0)
    run.story.campaign = "elsewhere:cour"
    run.slots.keep(0, run.story)
    shelf = shelf_of(house)
    driver.key(key.ENTER)
    assert played_now(house) is shelf and house.stage.announced == house.stage.texts("campaign-gone")


CAMPAIGN = """
[campaign.autre]
first = "seul"

[chapter.seul]
campaign = "autre"
place = "base:galerie"
game = "complots"
seats = ["isaure"]
"""
WORDS = "campaign-autre = %s\n    .what = Un chapitre, et au lit.\nchapter-seul = Seul\n"


def test_where_there_are_several_campaigns_it_is_asked_which(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    mod = tmp_path / "autre"
    for folder in ("campaign", "text/fr", "text/en"):
        (mod / folder).mkdir(parents=True)
    manifest = 'format = 1\nid = "autre"\nversion = "1"\ntitle = "Autre"\nrequires = ["base"]\n'
    (mod / "mod.toml").write_text(manifest, encoding="utf-8")
    (mod / "campaign" / "autre.toml").write_text(CAMPAIGN, encoding="utf-8")
    for language in ("fr", "en"):
        (mod / "text" / language / "autre.ftl").write_text(WORDS % "L’autre", encoding="utf-8")
    house = raise_house(animation_speed=0)
    mods = [paths.bundled_mods_folder() / "base", mod]
    house.serve(App(mods=mods, settings=Settings().but(language="fr", animation_speed=0)).inline())
    shelf_of(house)
    driver.key(key.ENTER)
    assert {house.stage.texts("campaign-which"), "L’autre"} <= words(played_now(house))
    for symbol in (key.DOWN, key.ENTER):
        driver.key(symbol)
    pegs = house.stage.scene
    assert isinstance(pegs, Pegs) and pegs.campaign == "autre:autre"
    driver.key(key.ENTER)
    shown = behind_curtain(house)
    assert isinstance(shown, CampaignMap) and "L’autre" in words(shown)
    assert shown.run.story.campaign == "autre:autre"


def test_back_leads_to_the_title(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    shelf_of(house)
    driver.key(key.ESCAPE)
    assert isinstance(played_now(house), Title)


def test_a_keyboard_takes_no_hero_from_a_pad_that_is_there(
    raise_house: Raise, driver: Driver, pads: Pads
) -> None:
    house = raise_house(pads, animation_speed=0)
    own, _ = plug(house, serial="A"), plug(house, serial="B")
    first, second = (one.id for one in house.stage.pads.devices())
    run = told(house, 0)
    join(run.script, run.story, "Aubin", "m", second)
    run.take_place("hero", first)
    shelf_of(house)
    driver.key(key.ENTER)
    shown = behind_curtain(house)
    assert isinstance(shown, CampaignMap)
    assert [one.device for one in heroes_of(shown.run.story)] == [first, second]
    assert house.stage.announced == house.stage.texts("troupe-stranger")
    shown.go_to_title()
    house.step()
    own.unplug()
    house.step(frames=2)
    shelf_of(house)
    driver.key(key.ENTER)
    shown = behind_curtain(house)
    assert isinstance(shown, CampaignMap)
    assert [one.device for one in heroes_of(shown.run.story)] == [KEYS.id, second], "it is away: it may"
