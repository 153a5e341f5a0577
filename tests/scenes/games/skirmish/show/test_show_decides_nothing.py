"""The state never waits for what is seen of the men and never asks it: the same battle with and without."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import scenes.games.skirmish.table.show as package
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

PRESSES = 22


@pytest.fixture
def house(raise_house: Raise) -> Iterator[GameWindow]:
    """A house in which things move."""
    made = raise_house()
    yield made
    for scene in made.stage.scenes:
        scene.close()


def played(house: GameWindow, driver: Driver, *, lively: bool) -> tuple[dict[int, str], int]:
    """The checksums of a battle by tick while a person presses, and in how many frames men moved."""
    from game.input.devices import KEYS
    from tests.scenes.games.skirmish.playing import PERSONS, sit_down

    scene = sit_down(house, KEYS, 5)
    scene.field.show.lively = lively
    busy, sums = [], {}
    update = scene.field.update

    def counted(dt: float) -> None:
        update(dt)
        busy.append(scene.field.show.busy)
        sums[scene.table.ticks] = scene.table._match.checksum()

    scene.field.update = counted  # type: ignore[method-assign]
    person: Any = PERSONS[KEYS](scene, driver, "show")
    person.play(PRESSES)
    house.stage.pop()
    return sums, sum(busy)


@pytest.mark.rule("S-61")
@pytest.mark.rule("S-63")
def test_the_same_battle_comes_of_it_with_and_without_the_show(house: GameWindow, driver: Driver) -> None:
    sums, busy = played(house, driver, lively=True)
    assert len(sums) > 8 and busy, "men were seen to move"
    assert (sums, 0) == played(house, driver, lively=False)
    assert len(set(sums.values())) == len(sums), "a battle that is elsewhere is noticed"


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.rule("S-63")
def test_the_show_knows_no_rules_and_only_the_crowd_asks_pymunk() -> None:
    files = sorted(Path(package.__path__[0]).glob("*.py"))
    known = {file.stem: set(imported(file)) for file in files}
    assert len(known) > 5
    assert [name for name, names in known.items() if any(one.startswith("game.") for one in names)] == []
    assert [name for name, names in known.items() if {"pymunk", "pymunk.batch"} & names] == ["crowd"]
