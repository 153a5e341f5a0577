"""A scene that was heard is played again as it was lived: its lines, its choice, and nothing follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from arcade import key

from game.app.campaign.run import Run
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect
from game.campaign.defs.scene import Choice, SceneDef
from game.campaign.story.state import Heard, as_saved
from game.campaign.story.troupe.heroes import join
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.screens.campaign.gallery.replay import Replay, choice_made, past_run
from scenes.screens.campaign.gallery.scene import Gallery
from scenes.screens.campaign.theatre.interlude import Interlude
from scenes.screens.campaign.theatre.record import lines_drawn
from tests.scenes.screens.campaign.reading import behind_curtain, show, words
from tests.scenes.screens.campaign.theatre.evening import FIRST, SECOND, begin_story
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

ONE, TWO = "base:one", "base:two"
CUES = (
    Cue(enter="isaure", side="right"),
    Cue(say="isaure", text=FIRST),
    Cue(draw="isaure"),
    Cue(say="isaure", text=SECOND),
)
CHOICES = (
    Choice(text="theatre-resume", register="vrai"),
    Choice(
        text="theatre-skip", register="faux", then=(Effect(trust="isaure", add=-3), Effect(ledger="silence"))
    ),
    Choice(text="theatre-journal", register="tendre"),
)
MADE = 1


def lived(house: GameWindow, folder: Path) -> Run:
    """A story that has heard two scenes; in the first a line was drawn and the second choice was made."""
    run = begin_story(house, folder, cues=CUES, choices=CHOICES)
    run.story.scene, run.story.called = "", [ONE, TWO]
    run.next()
    run.choose(MADE)
    run.next()
    run.heard()
    run.story.scene = ""
    return run


def gallery(house: GameWindow, run: Run) -> Gallery:
    page = show(house, house.stage.make("campaign-gallery", run, KEYS))
    assert isinstance(page, Gallery)
    return page


def replayed(house: GameWindow, run: Run, scene: str = ONE) -> Replay:
    """A scene that is played again, over the gallery."""
    gallery(house, run)
    again = show(house, Replay(house.stage, run, scene, KEYS))
    assert isinstance(again, Replay)
    return again


def play_on(house: GameWindow, again: Replay) -> None:
    """Applaud until the choices are shown, and long enough to be believed."""
    for _ in range(12):
        if again.front.rows is None:
            again.accept()
        house.step(1 / 30, 20)


def test_the_lines_are_those_that_were_drawn_though_they_were_heard_again(
    raise_house: Raise, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    run = lived(house, tmp_path)
    drawn = run.story.heard[ONE].drawn
    assert len(drawn) == 1 and run.script.lines[drawn[0]].who == "isaure"
    run.story.hear(drawn[0])
    again = replayed(house, run)
    play_on(house, again)
    assert again.player is not None
    said = [line.key for line in again.player.spoken]
    assert said == [FIRST, f"line-{run.script.lines[drawn[0]].name}", SECOND]


def test_a_save_of_an_older_program_tells_its_lines_by_when_they_were_heard(
    raise_house: Raise, tmp_path: Path
) -> None:
    run = lived(raise_house(), tmp_path)
    drawn = [*run.story.heard[ONE].drawn]
    run.story.heard[ONE] = msgspec.structs.replace(run.story.heard[ONE], drawn=())
    assert [one.id for one in lines_drawn(run, ONE)] == drawn
    assert lines_drawn(run, TWO) == []
    assert msgspec.json.decode(b'{"hour": 3, "times": 1, "chapter": 0}', type=Heard).drawn == ()


def test_the_choice_is_shown_as_it_was_made_and_no_other_can_be_taken(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    run = lived(house, tmp_path)
    again = replayed(house, run)
    play_on(house, again)
    rows = again.front.rows
    assert rows is not None and rows.at == MADE
    assert {run.say(one.text) for one in CHOICES} <= words(again)
    assert [spot.key for spot in rows.focus.spots] == [str(MADE)]
    for pressed in (key.UP, key.DOWN, key.KEY_1):
        driver.key(pressed)
    assert house.stage.scene is again and rows.at == MADE
    driver.key(key.ENTER)
    assert isinstance(behind_curtain(house), Gallery)


def test_without_a_choice_that_was_made_none_is_shown(raise_house: Raise, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    run = lived(house, tmp_path)
    scene = run.script.scenes[ONE]
    assert choice_made(run, scene) == MADE
    run.story.chosen.clear()
    assert choice_made(run, scene) is None
    again = replayed(house, run)
    assert again.telling is not None and again.telling.scene.choice == ()
    play_on(house, again)
    assert isinstance(behind_curtain(house), Gallery)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_it_is_opened_and_seen_to_its_end_by_every_hand_and_nothing_of_the_story_changes(
    raise_house: Raise, driver: Driver, pads: Pads, tmp_path: Path, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    run = lived(house, tmp_path)
    page = gallery(house, run)
    path, before = run.slots.path(0), as_saved(run.story)
    written = path.read_bytes()
    path.unlink()
    pad = plug(house) if hand == "pad" else None

    def press() -> None:
        scene = house.stage.scene
        if pad is not None:
            tap(house, pad, "accept")
        elif hand == "key":
            driver.key(key.ENTER)
        elif scene is page:
            click_spot(driver, page.focus.spots[0].box)
        else:
            driver.click(1000, 400)
            if isinstance(scene, Replay) and scene.front.rows is not None:
                click_spot(driver, scene.front.rows.focus.spots[0].box)

    press()
    again = behind_curtain(house)
    assert isinstance(again, Replay) and again.telling is not None and again.telling.scene.id == ONE
    for _ in range(12):
        if house.stage.scene is page:
            break
        press()
        house.step(1 / 30, 25)
    assert behind_curtain(house) is page
    assert as_saved(run.story) == before and not path.exists() and len(written) > 100


def test_the_way_back_is_one_press_and_the_gallery_is_as_it_was(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    page = gallery(house, lived(house, tmp_path))
    driver.key(key.DOWN)
    assert page.at == TWO
    driver.key(key.ENTER)
    again = behind_curtain(house)
    assert isinstance(again, Replay) and page.texts("theatre-backstage") in words(again)
    driver.key(key.BACKSPACE)
    assert behind_curtain(house) is page and page.at == TWO


def test_the_interval_passes_over_the_rest_or_leads_backstage(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    again = replayed(house, lived(house, tmp_path))
    again.pause()
    interval = house.stage.scene
    assert isinstance(interval, Interlude)
    assert {again.texts("theatre-skip"), again.texts("theatre-backstage")} <= words(interval)
    assert again.texts("theatre-leave") not in words(interval)
    driver.key(key.ESCAPE)
    again.skip()
    house.step(1 / 30, 3)
    assert again.front.rows is not None
    again.leave_story()
    assert isinstance(behind_curtain(house), Gallery)


def test_the_theatre_stands_as_it_stood_then(raise_house: Raise, tmp_path: Path) -> None:
    run = lived(raise_house(), tmp_path)
    run.story.path.append("base:caves")
    then = past_run(run, ONE)
    assert then.story.chapter == "base:bal" and then.story.heard.keys() < run.story.heard.keys()
    assert ONE not in then.story.heard and then.may_prompt() == ()
    assert run.story.path == ["base:bal", "base:caves"]


def test_scenes_of_another_sheet_are_leafed_to(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    run = lived(house, tmp_path)
    some = [*run.script.scenes][:60]
    run.story.heard |= {id: Heard(hour, 1, 0) for hour, id in enumerate(some, start=500)}
    page = gallery(house, run)
    order = [kept.scene for kept in page._kept if kept.scene]
    assert page.spreads > 1 and len(order) == 62
    seen = [page.at]
    for _ in order[1:]:
        driver.key(key.DOWN)
        seen.append(page.at)
    assert seen == order and page.spread == page.spreads - 1
    for _ in order[1:]:
        driver.key(key.UP)
    assert page.at == order[0] and page.spread == 0


def test_a_scene_that_asks_for_nothing_is_no_telling_to_be_answered(
    raise_house: Raise, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    run = lived(house, tmp_path)
    run.script.scenes[TWO] = SceneDef(id=TWO, kind="essential", cue=(Cue(say="isaure", text=FIRST),))
    again = replayed(house, run, TWO)
    again.prompt()
    again.whisper(None)
    play_on(house, again)
    assert isinstance(behind_curtain(house), Gallery) and again.front.foot.at(0, 0) is not Intent.MENU


def test_a_scene_of_two_heroes_is_played_again_too(raise_house: Raise, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    run = begin_story(house, tmp_path, cues=CUES, choices=CHOICES)
    join(run.script, run.story, "Zoé", "m", "pad:1")
    run.story.scene, run.story.called = "", [ONE]
    run.next()
    run.choose(MADE)
    before = as_saved(run.story)
    again = replayed(house, run)
    play_on(house, again)
    assert again.front.rows is not None and again.front.rows.at == MADE
    again.accept()
    assert isinstance(behind_curtain(house), Gallery) and as_saved(run.story) == before
