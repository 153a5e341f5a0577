"""The campaign through its real screens, by pad alone, by keyboard alone, by mouse alone."""

from __future__ import annotations

import pytest

from game.app.campaign.slots import Slots
from game.campaign.styles import Style
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening
from tests.journeys.lived import Unhurried
from tests.journeys.story import Reader

SLOW = pytest.mark.slow


def device_of(evening: Evening, by: str) -> Device:
    return evening.plug(1)[0] if by == "pad" else {"keys": KEYS, "mouse": MOUSE}[by]


@pytest.mark.parametrize(
    ("by", "language", "chapters"),
    [
        ("pad", "fr", 1),
        ("keys", "en", 1),
        ("mouse", "fr", 1),
        pytest.param("pad", "en", 3, marks=SLOW),
        pytest.param("keys", "fr", 3, marks=SLOW),
        pytest.param("mouse", "en", 3, marks=SLOW),
    ],
)
def test_chapters_are_lived_with_one_device_alone(
    begin: Begin, by: str, language: str, chapters: int
) -> None:
    evening = begin(language=language)
    reader = Reader(evening, device_of(evening, by), seed=chapters)
    reader.read(chapters)
    story = Slots().look(0)
    assert story is not None and story.story is not None
    assert len(story.story.results) == chapters and reader.run.story.moment == "page"
    assert {"Shelf", "Pegs", "CampaignMap", "Theatre", "Outcome"} <= {*reader.seen}
    assert "\n".join(reader.faults) == ""


@SLOW
@pytest.mark.parametrize(
    ("by", "language", "style"), [("pad", "fr", "liar"), ("keys", "en", "honest"), ("mouse", "fr", "cruel")]
)
def test_a_whole_story_is_lived_at_the_pace_of_people(
    begin: Begin, by: str, language: str, style: Style
) -> None:
    evening = begin(mods=None, language=language, animation_speed=100)
    reader = Unhurried(evening, device_of(evening, by), 1, style)
    reader.read(99)
    assert reader.run.story.moment == "over" and reader.run.story.ending
    assert reader.hours < 4
    assert "\n".join(reader.faults) == ""


def test_a_story_left_in_the_midst_of_its_match_is_taken_up_there(begin: Begin) -> None:
    evening = begin()
    reader = Reader(evening, evening.plug(1)[0], seed=2)
    while not hasattr(reader.scene, "table"):
        reader.go_on()
    for _ in range(400):  # whoever begins is drawn: where it is the reader, nothing happens before a press
        if evening.match.table.ticks:
            break
        evening.tap(reader.device, Intent.ACCEPT)
        evening.step()
    ticks = evening.match.table.ticks
    again = begin()
    reader = Reader(again, again.plug(1)[0], seed=2)
    while not hasattr(reader.scene, "table"):
        reader.go_on()
    assert again.match.table.ticks >= ticks > 0
    assert "Theatre" not in reader.seen
