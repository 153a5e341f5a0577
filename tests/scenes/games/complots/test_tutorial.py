"""The lesson of Complots, taken to its end by keys alone, by a pad alone, by the mouse alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from arcade import key

from game import paths
from game.app.rehearsal import start_rehearsal
from game.input.bindings_file import read_bindings
from game.input.devices import Family
from game.input.intents import Intent, Press
from game.rules.complots.actions import Declare
from tests.scenes.screens.finale.evening import an_app
from tests.scenes.screens.tutorial.classroom import learnt, opened, problems, typing
from tests.scenes.screens.tutorial.pupil import answer, declared, lessons, wait
from tests.slices import sliced

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.games.complots.tutorial.scene import ComplotsTutorial as Tutorial
    from scenes.pads.contract import Pads
    from scenes.screens.tutorial.lesson import Lesson
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def rehearsal(driver: Driver, app: App, pads: Pads | None = None) -> tuple[GameWindow, Tutorial]:
    from scenes.games.complots.tutorial.scene import ComplotsTutorial

    return opened(driver, app, ComplotsTutorial, pads)


@pytest.mark.parametrize(
    ("language", "text_scale", "speed"), sliced([("fr", 100, 100), ("fr", 115, 0), ("en", 115, 0)], 0, 2)
)
def test_by_keys_alone(driver: Driver, language: str, text_scale: int, speed: int) -> None:
    app = an_app(language=language, text_scale=text_scale, animation_speed=speed)
    house, tutorial = rehearsal(driver, app)
    said = []
    for lesson in lessons(house, tutorial):
        said.append(lesson.key)
        assert problems(tutorial) == [], lesson.key
        answer(tutorial, lesson, lambda intent: typing(driver, house, intent))
    assert said == [lesson.key for lesson in tutorial.course.lessons]
    house.step(frames=30)
    learnt(house, tutorial, app)


@pytest.mark.parametrize(("language", "family"), sliced([("fr", Family.XBOX), ("en", Family.NINTENDO)], 0))
def test_by_a_pad_alone(driver: Driver, language: str, family: Family) -> None:
    from scenes.pads.all_pads import open_pads
    from scenes.pads.virtual import VirtualPad

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    pads = open_pads(bindings)
    try:
        pad = VirtualPad(pads, family, serial="pupil").plug()
        app = an_app(language=language, animation_speed=0)
        house, tutorial = rehearsal(driver, app, pads)

        def tap(intent: Intent) -> None:
            pad.press(intent)
            house.step(frames=2)
            pad.release(intent)
            house.step(frames=2)

        for lesson in lessons(house, tutorial):
            answer(tutorial, lesson, tap)
            if lesson.key == "welcome":
                wait(house, tutorial)
                assert tutorial.couch[0].device == pad.device
                assert problems(tutorial) == []
        house.step(frames=30)
        learnt(house, tutorial, app)
    finally:
        VirtualPad.unplug_all(pads)
        pads.close()


def by_mouse(driver: Driver, tutorial: Tutorial, lesson: Lesson) -> None:
    """Click what the lesson speaks of: the sheet, a plaque, a prompt."""
    from scenes.games.complots.table import layout

    sheet = tutorial.places.sheet
    x, y, w, _ = layout.seat_place_boxes(2)[0]
    declares = declared(lesson)
    if declares is not None:
        menu = tutorial.question.menu
        assert menu is not None
        left, top, wide, high = menu.boxes[menu.names.index(declares.action)]
        driver.click(left + wide / 2, top + high / 2)
        if declares.target is not None:
            tutorial.stage.scene.update(0.0)  # type: ignore[union-attr]
            left, top, wide, _ = layout.seat_place_boxes(2)[1]
            driver.click(left + wide / 2, top + 20)
    elif lesson.holds:
        driver.click(x + w / 2, y + 20)
        driver.step(3)
        assert tutorial.hands.peeking == 0
        driver.click(x + w / 2, y + 20)
    elif not lesson.does:
        driver.click(sheet[0] + 40, sheet[1] + 40)
    else:
        (left, top, wide, high), _, _ = next(
            spot for spot in tutorial.hands.spots if spot[1] == 0 and spot[2] is tutorial.wanted(lesson)
        )
        driver.click(left + wide / 2, top + high / 2)


@pytest.mark.parametrize("language", sliced(["fr", "en"], 0))
def test_by_the_mouse_alone(driver: Driver, language: str) -> None:
    app = an_app(language=language, animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        assert problems(tutorial) == [], lesson.key
        by_mouse(driver, tutorial, lesson)
        house.step()
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_the_parchment_itself_can_be_clicked(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        if declared(lesson) is not None:
            by_mouse(driver, tutorial, lesson)
            continue
        for _ in range(2 if lesson.holds else 1):
            left, top, w, h = tutorial.lesson_panel.chip
            driver.click(left + w / 2, top + h / 2)
            house.step()
    house.step(frames=30)
    learnt(house, tutorial, app)


def test_a_wrong_press_is_put_right_kindly_and_changes_nothing(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        before = (tutorial.course.place, tutorial.lesson_table.ticks)
        words = [label.text for label in tutorial.lesson_panel.words.labels()]
        wrong = {Intent.DOUBT, Intent.COUNTER, Intent.ACCEPT, Intent.BACK} - {lesson.intent}
        if declared(lesson) is not None:
            typing(driver, house, Intent.DOWN)
            typing(driver, house, Intent.DOWN)
            wrong = {Intent.ACCEPT}
        for intent in sorted(wrong, key=str):
            typing(driver, house, intent)
            assert (tutorial.course.place, tutorial.lesson_table.ticks) == before, lesson.key
            assert problems(tutorial) == [], lesson.key
        assert tutorial.scolded, lesson.key
        assert [label.text for label in tutorial.lesson_panel.words.labels()] != words
        answer(tutorial, lesson, lambda intent: typing(driver, house, intent))
    learnt(house, tutorial, app)


def test_the_button_of_the_parchment_does_what_it_says(driver: Driver) -> None:
    app = an_app(animation_speed=0)
    house, tutorial = rehearsal(driver, app)
    for lesson in lessons(house, tutorial):
        declares = declared(lesson)
        if declares is not None:
            for _ in range(2 if declares.target is not None else 1):
                typing(driver, house, Intent.ACCEPT)
            assert not tutorial.scolded, lesson.key
        else:
            answer(tutorial, lesson, lambda intent: typing(driver, house, intent))
    learnt(house, tutorial, app)


def test_the_way_out_offers_to_skip_the_lesson(driver: Driver) -> None:
    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    wait(house, tutorial)
    board_title = tutorial.texts("tutorial-pause-title")
    assert any(label.text == board_title for label in tutorial.labels())
    typing(driver, house, Intent.MENU)
    assert house.stage.scene is not None
    said = [label.text for label in house.stage.scene.labels()]
    assert board_title in said and tutorial.texts("tutorial-skip") in said


def test_it_can_be_left_gone_on_with_and_begun_again_at_any_time(driver: Driver) -> None:
    from scenes.games.complots.tutorial.scene import ComplotsTutorial as Tutorial
    from scenes.screens.tutorial.board import ChoiceBoard

    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    for lesson in lessons(house, tutorial):
        typing(driver, house, Intent.MENU)
        assert isinstance(house.stage.scene, ChoiceBoard) and problems(tutorial) == []
        typing(driver, house, Intent.MENU)
        assert house.stage.scene is tutorial
        if lesson.key == "lie":
            break
        wait(house, tutorial)
        answer(tutorial, lesson, lambda intent: typing(driver, house, intent))
    left, top, w, h = tutorial._leave
    driver.click(left + w / 2, top + h / 2)
    assert isinstance(house.stage.scene, ChoiceBoard)
    driver.key(key.DOWN)
    driver.key(key.ENTER)
    house.step(frames=90)
    again = house.stage.scene
    assert isinstance(again, Tutorial) and again is not tutorial
    assert again.course.place == 0 and len(house.stage.scenes) == 1


@pytest.mark.parametrize(("steps", "name"), [(2, "Lobby"), (3, "Title")])
def test_it_leads_to_the_lobby_and_to_the_title(driver: Driver, steps: int, name: str) -> None:
    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    wait(house, tutorial)
    typing(driver, house, Intent.MENU)
    for _ in range(steps):
        typing(driver, house, Intent.DOWN)
    typing(driver, house, Intent.ACCEPT)
    house.step(frames=90)
    assert [type(scene).__name__ for scene in house.stage.scenes] == [name]


def test_keys_and_mouse_and_pads_may_take_turns(driver: Driver) -> None:
    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    for place, lesson in enumerate(lessons(house, tutorial)):
        if place % 2:
            by_mouse(driver, tutorial, lesson)
            house.step()
        else:
            answer(tutorial, lesson, lambda intent: typing(driver, house, intent))
    assert tutorial.course.done


def test_a_pad_that_goes_away_leaves_the_chair_to_the_keyboard(driver: Driver) -> None:
    from game.input.devices import KEYS, Device

    house, tutorial = rehearsal(driver, an_app(animation_speed=0))
    pad = Device("pad:1", Family.XBOX, "", 1)
    wait(house, tutorial)
    house.stage.press(Press(pad, Intent.ACCEPT))
    house.stage.press(Press(pad, Intent.ACCEPT, down=False))
    assert tutorial.couch[0].device == pad and tutorial.course.place == 1
    house.stage.release(pad)
    house.step()
    assert tutorial.couch[0].device == KEYS and house.stage.scene is tutorial
    assert problems(tutorial) == []


def test_the_partner_says_what_he_can_when_his_line_does_not_fit() -> None:
    from game.app.plan import plan_of
    from game.couch.couch import Couch
    from scenes.games.complots.tutorial.lessons import DUEL, lesson_moment
    from scenes.screens.tutorial.lesson import position_of

    app = an_app()
    couch = Couch([str(seat) for seat in range(8)])
    couch.await_person(0)
    couch.add_bot("bold", "weak", 1)
    plan = plan_of(couch, "complots", {}, 1, position=position_of(DUEL).read_text(encoding="utf-8"))
    table = start_rehearsal(
        app.catalog, plan, {(2, "turn"): (Declare(1, "base:assassinat", 0),)}, lesson_moment
    )
    table.pace = 0.0
    table.wanted = (Declare(0, "base:aide"),)
    assert table.submit(Declare(0, "base:revenu")).code == "rehearsal"  # type: ignore[union-attr]
    assert table.submit(Declare(0, "base:assassinat", 1)).code == "too-poor"  # type: ignore[union-attr]
    assert table.submit(Declare(0, "base:aide")) is None
    for _ in range(4):
        table.update(1.0)
    assert table.ticks >= 3 and table.outcome is None
