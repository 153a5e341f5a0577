"""What is broken is told on the title: how much of it, then where and how to mend it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arcade import key

from game.mods.problems import Problem
from game.saves.settings_file import load_settings
from scenes.screens.title.problems import ProblemList
from scenes.screens.title.scene import Title
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import LOOKS, Raise, click_spot, faults


@pytest.fixture
def broken(tmp_path: Path) -> list[Problem]:
    """Enough nonsense in a settings file for more than one page."""
    path = tmp_path / "settings.toml"
    strangers = "".join(f"stranger_{n} = 1\n" for n in range(6))
    path.write_text(f'language = "klingon"\ntext_scale = 300\n{strangers}')
    return load_settings(path)[1]


@pytest.mark.parametrize("look", LOOKS)
def test_every_problem_is_told_with_its_place(
    raise_house: Raise, driver: Driver, broken: list[Problem], look: dict[str, Any]
) -> None:
    house = raise_house(**look)
    house.stage.app.problems += broken
    title = Title(house.stage)
    house.stage.push(title)
    assert faults(title) == []
    click_spot(driver, next(spot for spot in title.title_menu.focus.spots if spot.key == "damage").box)
    sheet = house.stage.scene
    assert isinstance(sheet, ProblemList) and len(sheet.pages) > 1
    told = ""
    for _ in sheet.pages:
        driver.step()
        assert faults(sheet) == []
        told += " ".join(label.text for label in sheet.labels())
        driver.key(key.RIGHT)
    assert all(problem.place in told for problem in broken)
    driver.key(key.ESCAPE)
    assert house.stage.scene is title and title.at == "damage"


def test_nothing_is_said_when_all_is_well(raise_house: Raise) -> None:
    house = raise_house()
    title = Title(house.stage)
    house.stage.push(title)
    assert "damage" not in {spot.key for spot in title.title_menu.focus.spots}
