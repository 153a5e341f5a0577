"""Every telling state of the workshop can be read: in both languages, large, plain or in high contrast."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.capture.readability import missing_pictures, text_problems
from scenes.capture.screenshots import all_screenshots
from scenes.capture.setup import PosedPads, Screenshot
from scenes.shell.scene import Scene
from scenes.shell.window import GameWindow
from tests.scenes.screens.title.house import LOOKS, Raise, raise_house

__all__ = ["raise_house"]

PAGES = [shot for shot in all_screenshots() if shot.name.startswith("workshop-")]


def posed(house: GameWindow, shot: Screenshot) -> Scene:
    """A telling state, alone on the stage."""
    while house.stage.scenes:
        house.stage.scenes.pop().close()
    house.stage.push(shot.scene(house.stage))
    house.step(1 / 30, 3)
    for act in shot.acts:
        act(house)
    assert house.stage.scene is not None
    return house.stage.scene


@pytest.mark.parametrize("look", LOOKS[2:])
def test_every_page_reads_well(raise_house: Raise, look: dict[str, Any]) -> None:
    house = raise_house(animation_speed=0, **look)
    house.stage.pads = PosedPads()
    texts = house.stage.app.texts
    found = {}
    for shot in PAGES:
        scene = posed(house, shot)
        found[shot.name] = [*text_problems(scene), *missing_pictures(scene)]
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert not texts.missing and not texts.faults


def test_there_are_enough_of_them_and_no_two_look_alike(raise_house: Raise) -> None:
    assert len(PAGES) >= 14
    house = raise_house(animation_speed=0, language="fr")
    house.stage.pads = PosedPads()
    seen: dict[bytes, str] = {}
    for shot in PAGES:
        posed(house, shot)
        picture = house.take_picture().tobytes()
        assert picture not in seen, f"{shot.name} shows what {seen[picture]} shows"
        seen[picture] = shot.name
