"""A scene is heard line by line, hurried, passed over, said again, and answered by every hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from arcade import key

from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.story.deed import Deed
from game.input.devices import KEYS, MOUSE, Family
from game.input.intents import Intent
from scenes.pads.contract import Pads
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.theatre.interlude import Interlude
from scenes.screens.campaign.theatre.journal import Journal
from scenes.screens.campaign.theatre.offers.signs import cutting_of
from scenes.screens.campaign.theatre.scene import HOLD_TO_SKIP, Theatre
from scenes.screens.campaign.theatre.whisper import Whisper
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.campaign.theatre.evening import CUES, FIRST, SECOND, THIRD, begin_story, play
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults, plug, tap


def words(scene: Any) -> set[str]:
    return {label.text for label in scene.labels()}


def said(scene: Theatre) -> str:
    assert scene.player is not None
    return scene.player.line.key if scene.player.line else ""


def hear_all(house: GameWindow, driver: Driver, scene: Theatre) -> None:
    """Accept until the choices are there and may be taken."""
    for _ in range(12):
        if scene.front.rows:
            break
        driver.key(key.ENTER)
        house.step(frames=2)
    assert scene.front.rows is not None
    driver.wait(0.4)


def shown(house: GameWindow) -> Any:
    """The scene that is played once the curtain has moved."""
    house.step(1 / 30, 60)
    return house.stage.scene


def test_accept_finishes_a_line_then_brings_the_next(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    assert scene.player is not None
    for _ in range(300):
        if not scene.player.speaking:
            house.step()
    assert said(scene) == FIRST and scene.player.speaking
    driver.key(key.ENTER)
    assert scene.player.waiting and said(scene) == FIRST
    driver.key(key.ENTER)
    driver.wait(2.0)
    assert said(scene) == SECOND


def test_words_wait_for_the_public_and_motion_does_not(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    driver.wait(9.0)
    assert said(scene) == FIRST and scene.player is not None and scene.player.waiting
    assert house.stage.app.texts("theatre-said", words=house.stage.app.texts(FIRST)) in words(scene)


def test_who_is_in_a_hurry_hears_every_line_in_less_time(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    driver.press(key.F)
    driver.wait(6.0)
    driver.release(key.F)
    assert scene.player is not None
    assert [line.key for line in scene.player.spoken] == [FIRST, SECOND, THIRD]


def test_choices_come_after_the_last_word_and_a_closed_one_keeps_its_reason(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    hear_all(house, driver, scene)
    texts = house.stage.app.texts
    assert texts("theatre-journal-tag") in words(scene)
    assert texts("theatre-too-dear", n=5) in words(scene)
    assert faults(scene) == []
    before = len(scene.run.story.chosen)
    driver.key(key.DOWN)
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    assert len(scene.run.story.chosen) == before and house.stage.scene is scene


def test_a_choice_is_taken_and_the_next_scene_is_told(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    hear_all(house, driver, scene)
    driver.key(key.ENTER)
    assert [(one.text, one.register) for one in scene.run.story.chosen] == [("theatre-resume", "vrai")]
    following = shown(house)
    assert isinstance(following, Theatre) and following is not scene
    assert following.telling is not None and following.telling.scene.id == "base:two"
    assert following.run is scene.run and following.hand == KEYS


def test_what_the_clerk_writes_is_read_before_the_story_goes_on(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    hear_all(house, driver, scene)
    driver.type("2")
    driver.step()
    assert scene.run.story.chosen[-1].text == "theatre-skip"
    assert house.stage.app.texts("ledger-silence") in words(scene)
    assert shown(house) is scene and faults(scene) == []
    driver.key(key.ENTER)
    assert shown(house) is not scene


@pytest.mark.parametrize(("typed", "text"), [("1", "theatre-resume"), ("é", "theatre-skip")])
def test_digits_take_their_choice_with_or_without_shift(
    raise_house: Raise, driver: Driver, tmp_path: Path, typed: str, text: str
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    driver.type(typed)
    assert not scene.run.story.chosen
    hear_all(house, driver, scene)
    driver.type(typed)
    assert [one.text for one in scene.run.story.chosen] == [text]


def test_choices_are_not_taken_by_the_press_that_was_meant_for_a_line(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path, cues=(Cue(say="isaure", text=FIRST),))
    house.step()
    assert scene.front.rows is not None
    driver.key(key.ENTER)
    assert not scene.run.story.chosen
    driver.wait(0.4)
    driver.key(key.ENTER)
    assert scene.run.story.chosen


def test_the_mouse_goes_on_and_takes_a_row(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    for _ in range(8):
        if not scene.front.rows:
            driver.click(300, 300)
            driver.step(2)
    assert scene.front.rows is not None
    driver.wait(0.4)
    assert scene.hand == scene.front.hand == MOUSE, "Rows are marked with a click, not with a key."
    click_spot(driver, scene.front.rows.focus.spots[1].box)
    assert scene.run.story.chosen[-1].text == "theatre-skip"
    driver.wait(2.0)
    assert getattr(house.stage.scene, "hand", MOUSE) == MOUSE, "It is the mouse's turn after that, too."


def test_a_pad_plays_it_too_and_sees_its_own_glyphs(
    raise_house: Raise, pads: Pads, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(pads, animation_speed=0)
    pad = plug(house, Family.PLAYSTATION)
    scene = play(house, tmp_path)
    for _ in range(8):
        if not scene.front.rows:
            tap(house, pad, "accept")
    driver.wait(0.4)
    assert scene.hand == pad.device
    tap(house, pad, "down")
    tap(house, pad, "accept")
    assert scene.run.story.chosen[-1].text == "theatre-skip"


def test_a_scene_without_choices_ends_with_a_press(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path, choices=())
    for _ in range(2):
        driver.key(key.ENTER)
        house.step()
    assert said(scene) == THIRD and "base:one" not in scene.run.story.heard
    driver.key(key.ENTER)
    assert "base:one" in scene.run.story.heard
    assert isinstance(shown(house), Theatre)


def test_a_scene_whose_curtain_comes_down_ends_by_itself_and_only_once(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path, choices=(), cues=(Cue(say="isaure", text=FIRST), Cue(curtain="close")))
    for _ in range(2):
        assert "base:one" not in scene.run.story.heard
        driver.key(key.ENTER)
    for _ in range(120):
        if "base:one" not in scene.run.story.heard:
            house.step()
    house.step(frames=5)
    assert "base:one" in scene.run.story.heard and house.stage.scene is scene
    assert "base:two" not in scene.run.story.heard, "while the curtain falls nothing is answered again"
    assert shown(house) is not scene


def test_choices_do_not_come_back_while_the_curtain_falls(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path, cues=(Cue(say="isaure", text=FIRST),))
    hear_all(house, driver, scene)
    driver.key(key.ENTER)
    house.step(frames=5)
    assert scene.run.story.chosen and house.stage.scene is scene and scene.front.rows is None


def test_the_menu_is_held_to_pass_over_the_rest(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    driver.press(key.ESCAPE)
    driver.wait(HOLD_TO_SKIP / 2)
    assert not scene.front.rows
    driver.wait(HOLD_TO_SKIP)
    assert scene.front.rows is not None and scene.player is not None
    assert [line.key for line in scene.player.spoken] == [FIRST, SECOND, THIRD]
    driver.release(key.ESCAPE)
    assert house.stage.scene is scene


def test_a_short_press_opens_the_interval_from_which_the_rest_is_passed_over(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    driver.key(key.ESCAPE)
    interval = house.stage.scene
    assert isinstance(interval, Interlude) and faults(interval) == []
    driver.key(key.ESCAPE)
    assert house.stage.scene is scene
    driver.key(key.ESCAPE)
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    driver.step(2)
    assert house.stage.scene is scene and scene.front.rows is not None


def test_a_scene_that_is_left_for_the_map_begins_again_later(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    hear_all(house, driver, scene)
    driver.key(key.ESCAPE)
    driver.key(key.UP)
    driver.key(key.ENTER)
    page = shown(house)
    assert isinstance(page, CampaignMap) and page.run is scene.run
    driver.key(key.ENTER)
    again = shown(house)
    assert isinstance(again, Theatre) and again is not scene and said(again) == FIRST
    assert not again.run.story.chosen


def test_the_last_line_is_said_again(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house()
    scene = play(house, tmp_path)
    driver.wait(8.0)
    assert scene.player is not None and scene.player.waiting
    driver.key(key.D)
    assert scene.player.speaking and said(scene) == FIRST and not scene.front.inked
    driver.wait(8.0)
    assert scene.front.inked
    assert [line.key for line in scene.player.spoken] == [FIRST]


def test_the_journal_holds_what_was_said_in_this_scene_and_before(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    hear_all(house, driver, scene)
    driver.key(key.Q)
    journal = house.stage.scene
    assert isinstance(journal, Journal) and faults(journal) == []
    assert (
        sum(
            house.stage.app.texts(one) in row.words
            for one in (FIRST, SECOND, THIRD)
            for row in journal.rows()
        )
        == 3
    )
    driver.key(key.ESCAPE)
    assert house.stage.scene is scene
    driver.wait(0.4)
    driver.key(key.ENTER)
    following = shown(house)
    driver.key(key.Q)
    journal = house.stage.scene
    assert isinstance(following, Theatre) and isinstance(journal, Journal)
    assert [row.level for row in journal.rows()] == [1, 0, 0, 0, 0]
    assert house.stage.app.texts("theatre-resume") in journal.rows()[-1].words


def test_what_a_rival_betrays_is_told_beside_the_figure(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path, cues=(Cue(tell="isaure", of=True), *CUES))
    assert scene.front.plate.text == house.stage.app.texts("tell-ruban")
    quiet = play(house, tmp_path, cues=(Cue(tell="isaure", of=False), *CUES))
    assert quiet.front.plate.text == ""


def test_the_scene_begins_again_when_its_files_are_read_anew(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    run = begin_story(house, tmp_path)
    long = (one for one in run.script.scenes.values() if sum(cue.say is not None for cue in one.cue) > 2)
    run.story.scene = next(long).id
    scene = house.stage.make("campaign-scene", run)
    assert isinstance(scene, Theatre)
    house.stage.push(scene)
    house.step()
    first = said(scene)
    driver.key(key.ENTER)
    driver.step()
    assert said(scene) != first
    house.stage.reread()
    house.step()
    assert said(scene) == first and house.stage.scene is scene


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read(
    raise_house: Raise, driver: Driver, tmp_path: Path, look: dict[str, Any]
) -> None:
    house = raise_house(animation_speed=0, **look)
    scene = play(house, tmp_path)
    assert faults(scene) == []
    hear_all(house, driver, scene)
    assert faults(scene) == []
    driver.type("2")
    driver.step()
    assert faults(scene) == []


def test_a_new_window_shows_the_scene_where_it_was(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    driver.key(key.ENTER)
    driver.step()
    before = said(scene)
    house.stage.relayout()
    assert said(scene) == before == SECOND
    assert house.stage.app.texts(SECOND) in " ".join(label.text for label in scene.labels())


def test_a_line_that_was_said_is_whispered_for_a_favour_and_the_choices_come_back(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    scene.run.story.note_said([("isaure", FIRST), ("isaure", SECOND)])
    hear_all(house, driver, scene)
    driver.key(key.E)
    lines = house.stage.scene
    assert isinstance(lines, Whisper) and faults(lines) == []
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    assert house.stage.scene is scene and said(scene) == FIRST
    assert scene.run.story.counts["favours"] == 0 and scene.run.story.ledger[-1].line == "souffle"
    assert scene.noted and not scene.front.rows and faults(scene) == []
    driver.key(key.ENTER)
    driver.wait(0.4)
    assert scene.front.rows is not None and not scene.noted and not scene.run.story.chosen
    driver.key(key.E)
    assert house.stage.scene is scene


def test_nobody_whispers_without_a_favour(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    scene.run.story.note_said([("isaure", FIRST)])
    scene.run.story.counts["favours"] = 0
    hear_all(house, driver, scene)
    driver.key(key.E)
    assert house.stage.scene is scene


def test_many_lines_to_whisper_are_scrolled_by_keys_and_the_mouse(
    raise_house: Raise, driver: Driver, tmp_path: Path
) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    keys = [key for key in house.stage.app.texts.keys("fr") if key.startswith("theatre-")][:20]
    scene.run.story.note_said([("isaure", one) for one in keys])
    hear_all(house, driver, scene)
    driver.key(key.E)
    lines = house.stage.scene
    assert isinstance(lines, Whisper)
    for _ in range(8):
        driver.key(key.DOWN)
    assert lines.at == 8 and len(lines.focus.spots) == 6
    click_spot(driver, lines.focus.spots[0].box)
    assert house.stage.scene is scene and scene.noted


def caused(house: GameWindow, folder: Path) -> Theatre:
    """Our scene, told because of a lie that was caught."""
    run = begin_story(house, folder)
    asked = (Condition(fact="caught-bluff", by="me", of="isaure"),)
    run.script.scenes["base:one"] = msgspec.structs.replace(run.script.scenes["base:one"], when=asked)
    run.story.deeds = [Deed("caught-bluff", "hero", "isaure", "complots", turn=3)]
    scene = house.stage.make("campaign-scene", run)
    assert isinstance(scene, Theatre)
    house.stage.push(scene)
    house.step()
    return scene


@pytest.mark.parametrize("look", LOOKS)
def test_why_is_answered_on_demand_by_the_deeds_that_prove_it(
    raise_house: Raise, driver: Driver, tmp_path: Path, look: dict[str, Any]
) -> None:
    house = raise_house(animation_speed=0, **look)
    scene = caused(house, tmp_path)
    assert scene.telling is not None
    answer = scene.run.why(scene.telling.cause)
    assert answer and answer not in " ".join(sorted(words(scene)))
    driver.key(key.C)
    assert answer in " ".join(label.text for label in scene.labels()) and faults(scene) == []
    hear_all(house, driver, scene)
    assert faults(scene) == []
    click_spot(driver, scene.front.why.box)
    assert not scene.front.why.asked and not scene.run.story.chosen


def test_nobody_asks_why_where_nothing_was_done(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    driver.key(key.C)
    assert not scene.front.why.asked and house.stage.app.texts("theatre-why") not in words(scene)


def test_the_mouse_presses_the_prompts(raise_house: Raise, driver: Driver, tmp_path: Path) -> None:
    house = raise_house(animation_speed=0)
    scene = play(house, tmp_path)
    for intent, kind in ((Intent.PREVIOUS, Journal), (Intent.MENU, Interlude)):
        x = next(x for x in range(60, 1240, 4) if scene.front.foot.at(x, 684) is intent)
        driver.click(x + 2, 684)
        over = house.stage.scene
        assert isinstance(over, kind)
        left = next(x for x in range(40, 1240, 4) if over.hints.at(x, 690) is Intent.BACK)
        driver.click(left + 2, 690)
        assert house.stage.scene is scene


@pytest.mark.parametrize("still", [True, False])
def test_words_stand_there_at_once_where_motion_is_unwelcome(
    raise_house: Raise, driver: Driver, tmp_path: Path, still: bool
) -> None:
    house = raise_house(reduced_motion=still)
    scene = play(house, tmp_path, cues=CUES[1:])
    house.step(frames=4)
    assert scene.player is not None and scene.player.speaking
    assert scene.front.inked is still


def test_objects_have_signs_of_their_own_and_whatever_a_mod_invents_is_a_parcel() -> None:
    known = ("letter", "liard", "peek", "card", "sergent", "soldats", "clef")
    signs = {cutting_of("object", one) for one in known}
    assert len(signs) == len(known)
    assert cutting_of("object", "anchor") is cutting_of("object") and cutting_of("object") not in signs
    assert cutting_of("trust", "letter") not in signs
