"""The credits name every source and every licence, roll by themselves, and let anybody leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arcade import key

from game import paths
from scenes.pads.contract import Pads
from scenes.screens.credits.roll import credits_lines
from scenes.screens.credits.scene import Credits
from scenes.screens.credits.sources import read_sources
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, faults, plug, tap

SOURCES = read_sources(paths.assets_folder() / "CREDITS.toml")


def show(house: GameWindow) -> Credits:
    credits = Credits(house.stage)
    house.stage.push(credits)
    house.step()
    return credits


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everyone_and_every_licence_is_named(raise_house: Raise, language: str) -> None:
    texts = raise_house(language=language).stage.app.texts
    said = "\n".join(line.words for line in credits_lines(texts, SOURCES, "1.2.3"))
    assert SOURCES and "1.2.3" in said
    for source in SOURCES:
        assert all(author in said for author in source.authors)
        assert source.licence in said and source.licence_url in said and source.text in said


@pytest.mark.parametrize(
    "source", [source for source in SOURCES if source.text], ids=lambda source: source.key
)
def test_the_licence_text_lies_where_it_is_said(source: Any) -> None:
    assert (paths.assets_folder() / "fonts" / source.text).is_file()


def test_a_lost_file_leaves_the_rest_standing(tmp_path: Path) -> None:
    assert read_sources(tmp_path / "nothing.toml") == ()
    broken = tmp_path / "broken.toml"
    broken.write_text("[[source]\n")
    assert read_sources(broken) == ()


def test_it_rolls_by_itself_and_stops_at_the_bow(raise_house: Raise) -> None:
    house = raise_house()
    credits = show(house)
    house.step(0.1, frames=10)
    assert credits.rolled == 0
    house.step(0.1, frames=30)
    assert credits.rolled > 50
    house.step(0.1, frames=900)
    assert credits.rolled == credits.furthest
    assert house.stage.texts("credits-end") in {label.text for label in credits.labels()}


def test_a_held_arrow_pulls_the_paper_both_ways(raise_house: Raise, driver: Driver) -> None:
    credits = show(raise_house())
    driver.press(key.DOWN)
    driver.step(60)
    driver.release(key.DOWN)
    far = credits.rolled
    assert far > 300
    driver.press(key.UP)
    driver.step(30)
    driver.release(key.UP)
    assert credits.rolled < far


def test_nothing_rolls_alone_for_who_asked_for_less_motion(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(reduced_motion=True)
    credits = show(house)
    house.step(0.1, frames=60)
    assert credits.rolled == 0
    driver.window.dispatch_event("on_mouse_scroll", 640, 400, 0, -2)
    assert credits.rolled > 0


@pytest.mark.parametrize("way", ["key", "pad", "click"])
def test_any_hand_leaves(raise_house: Raise, driver: Driver, pads: Pads, way: str) -> None:
    house = raise_house(pads)
    credits = show(house)
    if way == "key":
        driver.key(key.ESCAPE)
    elif way == "pad":
        tap(house, plug(house), "back")
    else:
        driver.click(640, 400)
    assert house.stage.scene is not credits


@pytest.mark.parametrize("look", LOOKS)
def test_every_word_can_be_read_at_any_moment(raise_house: Raise, look: dict[str, Any]) -> None:
    credits = show(raise_house(**look))
    while credits.rolled < credits.furthest:
        assert faults(credits) == []
        credits._move(37)
    assert faults(credits) == []
