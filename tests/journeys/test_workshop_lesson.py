"""The workshop's first lesson: make the Assassin cost two, by pad, by keyboard and by mouse alone."""

from typing import Any

import pytest

from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from scenes.draw.style import Box
from tests.journeys.conftest import Begin
from tests.journeys.evening import Evening
from tests.journeys.test_workshop import A_PRESS, Maker, Pointer

SEEN = "workshop_lesson"


def visit(evening: Evening, device: Device) -> Maker:
    """Open the workshop for the first time."""
    evening.stage.push(evening.stage.make("house", device))
    evening.step()
    return Maker(evening, device)


def middle(box: Box | None) -> tuple[float, float]:
    """The middle of what is pointed at."""
    assert box is not None, "the lesson points at nothing"
    x, y, w, h = box
    return x + w / 2, y + h / 2


@pytest.mark.parametrize("by", ["pad", "keys"])
def test_the_first_visit_teaches_to_make_the_assassin_cost_two_in_three_minutes(
    begin: Begin, by: str
) -> None:
    evening = begin(mods=None, last_game="roulette")
    device = evening.plug(1)[0] if by == "pad" else KEYS
    maker = visit(evening, device)
    lesson = maker.home.lesson
    assert lesson is not None and lesson.at == 0
    words = sum(len(evening.app.texts(one.key).split()) for one in lesson._steps)
    while maker.home.model.craft.table != "action":
        assert lesson.at == 0, "looking at something else does not go on"
        maker.tap(Intent.NEXT)
    evening.step()
    assert lesson.step is not None and lesson.step.key == "lesson-open"
    maker.go_to("thing:base:assassin")
    maker.tap(Intent.ACCEPT)
    maker.choose_field("cost")
    maker.tap(Intent.RIGHT)
    assert lesson.step.key == "lesson-cost", "another price is not what was asked"
    maker.tap(Intent.LEFT, Intent.LEFT)
    assert lesson.step.key == "lesson-try"
    maker.tap(Intent.DOUBT)
    assert evening.stage.trial is not None and lesson.step.key == "lesson-back"
    assert evening.stage.announced == evening.app.texts("lesson-back")
    assert evening.match.table.rules.setting.actions["base:assassin"].cost == 2
    maker.tap(Intent.MENU)
    evening.wait_for("ThingPage")
    evening.step(2)
    assert lesson.step.key == "lesson-keep"
    maker.tap(Intent.BACK)
    evening.step(2)
    assert lesson.step is None
    assert maker.presses * A_PRESS + words * 0.4 < 180, (maker.presses, words)
    assert not evening.app.settings.has_help(SEEN), "the next visit is left alone"
    again: Any = evening.stage.make("house", device)
    assert again.lesson is None


def test_a_mouse_that_clicks_only_what_is_pointed_at_comes_through_the_lesson(begin: Begin) -> None:
    evening = begin(mods=None, last_game="roulette")
    visit(evening, MOUSE)
    mouse = Pointer(evening)
    home: Any = evening.scene
    lesson = home.lesson
    clicks = 0
    while lesson.step is not None:
        if evening.stage.trial is not None:
            assert lesson.step.key == "lesson-back"
            mouse.click(*middle(evening.match.menu_bars))
            evening.wait_for("ThingPage")
            evening.step(2)
            continue
        here: Any = evening.scene
        mouse.click(*middle(here.strip.spot))
        evening.step(2)
        clicks += 1
        assert clicks < 12, f"stuck at {lesson.step}"
    assert home.workshop.bench.said(lesson._steps[0].thing)["cost"] == 2


def test_a_lesson_that_was_broken_off_is_offered_again(begin: Begin) -> None:
    evening = begin(mods=None, last_game="complots")
    maker = visit(evening, KEYS)
    maker.tap(Intent.NEXT, Intent.BACK)
    assert evening.app.settings.has_help(SEEN)
    again: Any = evening.stage.make("house", KEYS)
    assert again.lesson is not None


def test_the_lesson_can_be_skipped_for_good(begin: Begin) -> None:
    evening = begin(mods=None, last_game="complots")
    maker = visit(evening, evening.plug(1)[0])
    assert maker.home.lesson is not None and maker.home.lesson.step is not None
    assert maker.home.strip.spot is not None
    maker.tap(Intent.MENU)
    assert maker.home.lesson.step is None and maker.home.strip.spot is None
    assert not evening.app.settings.has_help(SEEN)
