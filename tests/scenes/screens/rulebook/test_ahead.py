"""Booklets are made ready while the title idles, and only then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from arcade import key

from scenes.draw.text import Typesetter
from scenes.games import KITS
from scenes.screens.rulebook.ahead import booklets_ahead
from scenes.screens.title.scene import Title
from scenes.shell.window import GameWindow
from tests.scenes.driver import Driver
from tests.scenes.screens.title.house import Raise

FEW = 14
"""Texts that may still be set when a prepared booklet opens: its header, and its prompts."""


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is set in type from now on."""
    told: list[str] = []
    compose = Typesetter._compose

    def heard(letters: Typesetter, wording: Any) -> Any:
        told.append(wording.text)
        return compose(letters, wording)

    monkeypatch.setattr(Typesetter, "_compose", heard)
    return told


def _title(house: GameWindow) -> Title:
    title = Title(house.stage)
    house.stage.push(title)
    return title


def _opened(house: GameWindow, composed: list[str]) -> int:
    """How many texts are set in type when the booklet of Complots opens."""
    composed.clear()
    house.stage.open("rulebook", "complots")
    return len(composed)


def test_a_booklet_that_was_prepared_opens_with_its_pages_set(
    raise_house: Raise, composed: list[str]
) -> None:
    house = raise_house()
    _title(house)
    house.step(0.1, frames=120)
    assert _opened(house, composed) <= FEW


def test_who_opens_one_at_once_waits_for_its_pages(raise_house: Raise, composed: list[str]) -> None:
    house = raise_house()
    _title(house)
    house.step(0.1, frames=15)
    assert _opened(house, composed) > FEW


def test_a_hand_that_stirs_puts_it_off(raise_house: Raise, driver: Driver) -> None:
    house = raise_house()
    title = _title(house)
    steps: list[None] = []
    title._ahead = _counted(steps)
    for _ in range(4):
        house.step(0.1, frames=20)
        driver.key(key.RIGHT)
    assert steps == []
    house.step(0.1, frames=40)
    assert steps


def _counted(steps: list[None]) -> Iterator[None]:
    while True:
        steps.append(None)
        yield


def test_a_booklet_that_cannot_be_made_is_left_alone(
    raise_house: Raise, monkeypatch: pytest.MonkeyPatch, composed: list[str]
) -> None:
    def torn(*facts: object) -> Any:
        raise LookupError("no deck")

    house = raise_house()
    monkeypatch.setitem(KITS, "hecatombe", KITS["hecatombe"]._replace(booklet=torn))  # type: ignore[attr-defined]
    for _ in booklets_ahead(house.stage, ["hecatombe", "complots"]):
        pass
    assert _opened(house, composed) <= FEW
