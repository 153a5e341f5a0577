"""The paper stage on the window: who comes on arrives, what is settled has ended, and something is seen."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops, ImageStat

if TYPE_CHECKING:
    from PIL import Image

    from scenes.screens.campaign.paper import PaperStage
    from tests.scenes.driver import Driver
    from tests.scenes.screens.campaign.paper.conftest import RaisePaper

PLACES = ("galerie", "caves", "bataille", "rituel", "conseil", "port", "cachot", "col", "trone")


def spread(picture: Image.Image) -> float:
    """How much a picture differs from one plain colour: the spread of its grey."""
    return float(ImageStat.Stat(picture.convert("L")).stddev[0])


def test_a_blank_picture_is_known_for_what_it_is(driver: Driver) -> None:
    assert spread(driver.picture()) < 1.0


@pytest.mark.parametrize("place", PLACES)
def test_every_backdrop_is_seen_and_nothing_of_it_is_missing(
    place: str, raise_paper: RaisePaper, driver: Driver
) -> None:
    paper = raise_paper(place, "full")
    assert spread(driver.picture()) > 12.0
    empty = driver.picture()
    paper.enter("hero", "left", 0.5)
    paper.settle()
    assert driver.picture().getpixel((640, 380)) != empty.getpixel((640, 380)), "the puppet covers the planes"
    assert paper.present["hero"].layer.art.missing == set()


def test_who_enters_arrives_after_the_seconds_that_it_takes(paper: PaperStage, driver: Driver) -> None:
    seconds = paper.enter("isaure", "right", 0.6)
    assert 0.3 < seconds < 3.0
    left = paper.figure_box("isaure")[0]
    assert left > 1280
    driver.wait(seconds + 0.1)
    x, y, w, h = paper.figure_box("isaure")
    assert x < 0.6 * 1280 < x + w
    assert 560 < y + h < 660, "it stands on the ground"
    assert h > 350


def test_a_slow_pace_takes_longer_than_a_run(paper: PaperStage) -> None:
    assert paper.enter("isaure", "right", 0.6, "slow") > paper.enter("tancrede", "right", 0.6, "run")


def test_who_leaves_is_gone_and_a_box_in_the_wings_stands_for_it(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.settle()
    seconds = paper.leave("isaure")
    assert seconds > 0
    driver.wait(seconds + 0.1)
    assert "isaure" not in paper.present
    assert paper.figure_box("isaure")[0] == 1280
    assert paper.leave("isaure") == 0.0, "who is gone cannot go"


def test_a_gesture_ends_in_its_pose_and_goes_back_to_rest(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.settle()
    isaure = paper.present["isaure"]
    driver.wait(paper.gesture("isaure", "accuse"))
    assert "puppet_comtesse_forearm_point" in isaure.shown
    assert isaure.missing == []
    driver.wait(3.0)
    assert "puppet_comtesse_forearm_point" not in isaure.shown
    assert "puppet_prop_loup" in isaure.shown


def test_a_held_gesture_is_held_also_when_all_is_settled(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.gesture("isaure", "accuse", hold=True)
    driver.wait(4.0)
    paper.settle()
    assert "puppet_comtesse_forearm_point" in paper.present["isaure"].shown


def test_a_newer_gesture_is_not_ended_by_the_one_before(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.gesture("isaure", "accuse")
    driver.wait(1.0)
    paper.gesture("isaure", "bow", hold=True)
    driver.wait(3.0)
    assert paper.facts.standings["isaure"].pose == "bow"


def test_settle_ends_all_that_was_begun(paper: PaperStage) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.enter("hero", "left", 0.3)
    paper.prop("hero", "isaure", "lettre")
    paper.gesture("hero", "accuse")
    paper.camera(40, 1.2)
    paper.light("candles", seconds=3.0)
    paper.curtain("close")
    paper.settle()
    settled = [paper.figure_box(who) for who in ("isaure", "hero")]
    assert "puppet_prop_lettre" in paper.present["isaure"].shown
    assert paper.facts.standings["hero"].pose == "rest"
    paper.settle()
    assert [paper.figure_box(who) for who in ("isaure", "hero")] == settled


def test_a_thing_leaves_one_fist_and_lies_in_the_other(paper: PaperStage, driver: Driver) -> None:
    paper.enter("hero", "left", 0.3)
    paper.enter("aubin", "right", 0.6)
    paper.settle()
    seconds = paper.prop("hero", "aubin", "lanterne")
    driver.wait(seconds + 0.4)
    assert paper.facts.standings["hero"].held == ""
    assert paper.facts.standings["aubin"].held == "lanterne"


def test_a_mask_comes_off_into_the_fist(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.settle()
    assert "puppet_domino" in paper.present["isaure"].shown
    driver.wait(paper.mask("isaure", off=True) + 0.5)
    assert "puppet_domino" not in paper.present["isaure"].shown
    assert "puppet_prop_loup" in paper.present["isaure"].shown
    driver.wait(paper.mask("isaure", off=False) + 0.5)
    assert "puppet_domino" in paper.present["isaure"].shown
    assert "puppet_prop_loup" not in paper.present["isaure"].shown


def test_persons_turn_to_each_other_and_away(paper: PaperStage) -> None:
    paper.enter("hero", "left", 0.3)
    paper.enter("isaure", "left", 0.6)
    paper.turn("isaure", "hero")
    assert paper.facts.standings["isaure"].facing == -1
    paper.turn("isaure", "away")
    assert paper.facts.standings["isaure"].facing == 1
    paper.turn("isaure", "public")
    assert 0 < paper.facts.standings["isaure"].facing < 1


def test_whoever_speaks_is_lit_and_the_others_are_not(paper: PaperStage) -> None:
    paper.enter("hero", "left", 0.3)
    paper.enter("isaure", "right", 0.6)
    paper.speak("isaure")
    paper.settle()
    assert paper.present["isaure"].layer.dim > paper.present["hero"].layer.dim
    paper.hush()
    paper.settle()
    assert paper.present["isaure"].layer.dim == paper.present["hero"].layer.dim == 1.0


def test_a_darker_light_is_darker(paper: PaperStage, driver: Driver) -> None:
    def brightness() -> float:
        return float(ImageStat.Stat(driver.picture().convert("L")).mean[0])

    paper.settle()
    before = brightness()
    paper.light("moon", level=0.4)
    paper.settle()
    assert brightness() < 0.7 * before


def test_the_camera_moves_what_is_near_more_than_what_is_far(paper: PaperStage, driver: Driver) -> None:
    paper.enter("hero", "left", 0.5)
    paper.settle()
    x, _, w, h = paper.figure_box("hero")
    assert paper.camera(80, 1.2, 0.1) >= 0.6
    paper.settle()
    seen = paper.figure_box("hero")
    assert seen[0] < x and seen[2] == pytest.approx(1.2 * w) and seen[3] == pytest.approx(1.2 * h)


@pytest.mark.parametrize("kind", ["rain", "snow", "mist", "ash"])
def test_weather_is_seen_and_falls(kind: str, paper: PaperStage, driver: Driver) -> None:
    paper.settle()
    dry = driver.picture().tobytes()
    paper.weather(kind)
    wet = driver.picture().tobytes()
    assert wet != dry
    driver.wait(0.3)
    assert driver.picture().tobytes() != wet


@pytest.fixture
def unswept() -> Iterator[None]:
    """Pictures of what is gone leave the atlas before and after, not between two looks at one picture."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("unswept")
def test_nobody_moves_by_itself_where_motion_is_reduced(raise_paper: RaisePaper, driver: Driver) -> None:
    paper = raise_paper(reduced_motion=True)
    assert paper.enter("isaure", "right", 0.6) == 0.25
    paper.weather("snow")
    assert paper.gesture("isaure", "accuse", hold=True) == 0.25
    driver.wait(0.5)
    still = driver.picture().tobytes()
    driver.wait(0.7)
    assert driver.picture().tobytes() == still


def test_nobody_stands_dead(paper: PaperStage, driver: Driver) -> None:
    paper.enter("isaure", "right", 0.6)
    paper.settle()
    still = driver.picture().tobytes()
    driver.wait(0.7)
    assert driver.picture().tobytes() != still


def test_figures_are_outlined_and_the_backdrop_is_dim_in_high_contrast(
    raise_paper: RaisePaper, driver: Driver
) -> None:
    bright = {}
    for contrast in (False, True):
        raise_paper("galerie", "full", contrast=contrast).settle()
        window_pane = driver.picture().convert("L").crop((600, 100, 680, 200))
        bright[contrast] = ImageStat.Stat(window_pane).mean[0]
    assert bright[True] < 0.5 * bright[False]


def test_a_stage_that_is_made_anew_shows_what_it_showed(raise_paper: RaisePaper, driver: Driver) -> None:
    paper = raise_paper(reduced_motion=True)
    paper.enter("isaure", "right", 0.6)
    paper.gesture("isaure", "bow", hold=True)
    paper.light("candles", on="isaure", level=0.5)
    paper.camera(40, 1.1)
    paper.curtain("half")
    driver.wait(0.6)
    before = driver.picture().convert("L")
    paper.scene.rebuild()
    driver.wait(0.1)
    assert ImageStat.Stat(ImageChops.difference(before, driver.picture().convert("L"))).extrema[0][1] <= 4


def test_who_is_not_there_does_nothing(paper: PaperStage) -> None:
    assert (
        paper.turn("isaure", "hero") == paper.gesture("isaure", "bow") == paper.look("isaure", "hero") == 0.0
    )
    assert paper.mask("isaure", off=True) == 0.0
    paper.speak("isaure")
    paper.light("carriage", on="isaure", level=0.5)
    paper.settle()


def test_whoever_is_expected_waits_unseen_and_comes_on_as_anybody(paper: PaperStage, driver: Driver) -> None:
    paper.settle()
    paper.expect("isaure", "isaure")
    assert "isaure" not in paper.present and "isaure" not in paper.facts.standings
    driver.wait(paper.enter("isaure", "right", 0.6) + 0.1)
    assert set(paper.present) == set(paper.facts.standings) == {"isaure"}
    assert paper.facts.standings["isaure"].facing == -1


def test_paper_has_a_tooth_where_there_is_a_candle(raise_paper: RaisePaper, driver: Driver) -> None:
    rough = {}
    for simple in (True, False):
        raise_paper("trone", "full", simple_light=simple).settle()
        rough[simple] = spread(driver.picture().crop((580, 690, 700, 704)))
    assert rough[False] > 2 * rough[True]


def test_room_is_made_for_choices_but_nobody_who_speaks_is_moved_behind_the_drape(paper: PaperStage) -> None:
    for who, side, at in (("isaure", "left", 0.16), ("hero", "left", 0.4), ("tancrede", "right", 0.8)):
        paper.enter(who, side, at)
    paper.settle()
    paper.speak("isaure")
    paper.make_room(660.0, 120.0)
    assert 0 < paper.facts.camera < 60, "whoever speaks is still seen"
    paper.speak("tancrede")
    paper.make_room(660.0, 120.0)
    assert paper.facts.camera == 120.0
