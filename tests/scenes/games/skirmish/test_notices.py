"""What the house says to everybody in a battle covers neither the row of phases nor the title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from game.input.devices import KEYS
from scenes.draw.style import FLOOR, Box
from scenes.games.skirmish.table.layout import CHOICES, PARCHMENT, TITLE_TAB, WINDOW, chevron_boxes
from tests.scenes.games.skirmish.playing import sit_down
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]

SAID = ("troupe-stranger", "troupe-watch", "campaign-unwritten")
"""Sentences that are said over a table of a campaign, short ones and the longest."""


@pytest.fixture(params=[{"language": "fr"}, {"language": "en", "text_scale": 115}], ids=["fr", "en-large"])
def house(raise_house: Raise, request: pytest.FixtureRequest) -> Iterator[GameWindow]:
    made = raise_house(reduced_motion=True, **request.param)
    yield made
    for scene in made.stage.scenes:
        scene.close()


def lies_over(a: Box, b: Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


@pytest.mark.parametrize("key", SAID)
def test_an_announcement_keeps_off_the_phases_the_title_and_the_parchments(
    house: GameWindow, key: str
) -> None:
    stage = house.stage
    stage.announce(stage.app.texts(key, who="Léopoldine"))
    sit_down(house, KEYS)
    notice = stage._notice
    assert notice.visible, "It is still there when the table has come."
    x, _, w, _ = notice.box
    assert x >= WINDOW[0] and x + w <= WINDOW[0] + WINDOW[2]
    for covered in (*chevron_boxes(0), TITLE_TAB, CHOICES, PARCHMENT):
        assert not lies_over(notice.box, covered)
    assert notice._words.shown_size >= FLOOR
    words = notice._words.box
    assert x < words[0] and words[0] + words[2] < x + w
