"""The lessons of the battle, taken to their end by real presses; wrong ones are put right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from game.input.intents import Intent
from tests.scenes.screens.finale.evening import an_app
from tests.scenes.screens.tutorial.classroom import KEYBOARD, opened, problems

if TYPE_CHECKING:
    from game.app.app import App
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial
    from scenes.screens.tutorial.lesson import Lesson
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

Tap = Callable[[Intent], None]


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def rehearsal(driver: Driver, app: App, act: int = 0) -> GameWindow:
    """The tutorial on the test window, from one of its acts on."""
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial

    house, first = opened(driver, app, SkirmishTutorial)
    if act:
        house.stage.replace(first.follow_on(act))
        house.step(frames=60)
    return house


def typing(driver: Driver, house: GameWindow) -> Tap:
    """Somebody at the keyboard: what looks is held down until the next page."""

    def tap(intent: Intent) -> None:
        driver.press(KEYBOARD[intent])
        house.step(frames=2)
        if intent is not Intent.PEEK:
            driver.release(KEYBOARD[intent])
            house.step(frames=2)

    return tap


def lessons(house: GameWindow, turn: Callable[[], None]) -> Iterator[tuple[SkirmishTutorial, Lesson]]:
    """Each thing that is asked, one after the other; `turn` turns the page between the acts."""
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial
    from scenes.screens.tutorial.board import ChoiceBoard

    for _ in range(6000):
        scene = house.stage.scene
        if isinstance(scene, ChoiceBoard):
            if scene.key == "tutorial-skirmish-end":
                return
            house.step(frames=30)
            turn()
            house.step(frames=60)
            assert not isinstance(house.stage.scene, ChoiceBoard)
        elif isinstance(scene, SkirmishTutorial) and scene.course.now is not None and scene.timeline.idle:
            house.step()
            yield scene, scene.course.now
        else:
            house.step(1 / 20)
    raise AssertionError("nothing happens")


def answer(tutorial: SkirmishTutorial, lesson: Lesson, tap: Tap) -> None:
    """Do what the parchment shows, button by button."""
    for _ in range(40):
        tap(tutorial.wanted(lesson))
        assert not tutorial.scolded, (lesson.key, tutorial.hands.refusal)
        if tutorial.course.now is not lesson:
            tutorial.hands.cover()
            return
    raise AssertionError(f"{lesson.key} is never learnt")


ASTRAY = {
    "march": (Intent.ACCEPT, Intent.UP, Intent.ACCEPT, Intent.ACCEPT),
    "charge": (Intent.RIGHT, Intent.ACCEPT),
    "name": (Intent.ACCEPT,),
    "wall": (Intent.ACCEPT, Intent.UP, Intent.ACCEPT, Intent.ACCEPT),
    "truce": (Intent.RIGHT, Intent.ACCEPT),
    "bribe": (Intent.COUNTER, Intent.DOWN, Intent.LEFT, Intent.ACCEPT),
    "card": (Intent.ACCEPT,),
    "rout": (Intent.RIGHT, Intent.ACCEPT),
    "again": (Intent.RIGHT, Intent.ACCEPT),
}
"""A walk too short, the wrong unit, the wrong name, restraint; where one only listens: another button."""


def go_astray(tutorial: SkirmishTutorial, lesson: Lesson, app: App, tap: Tap) -> None:
    """Do something else: a sentence says what is meant, and nothing happens."""
    ticks = tutorial.lesson_table.ticks
    for intent in ASTRAY.get(lesson.key, (Intent.COUNTER,)):
        tap(intent)
    assert tutorial.scolded, lesson.key
    said = app.texts(f"tutorial-skirmish-{lesson.key}.nudge", **tutorial.names())
    assert said in [label.text.replace("\n", " ") for label in tutorial.labels()], lesson.key
    assert (tutorial.lesson_table.ticks, tutorial.course.now) == (ticks, lesson)


LOOKS = [
    ("fr", {}),
    pytest.param("en", {"high_contrast": True, "reduced_motion": True}, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("language", "look"), LOOKS)
def test_by_keys_alone_and_what_is_wrong_is_put_right(
    driver: Driver, language: str, look: dict[str, Any]
) -> None:
    app = an_app(language=language, animation_speed=0, **look)
    house = rehearsal(driver, app)
    tap, said, found = typing(driver, house), [], []
    for tutorial, lesson in lessons(house, lambda: tap(Intent.ACCEPT)):
        said.append(lesson.key)
        found += problems(tutorial)
        go_astray(tutorial, lesson, app, tap)
        tutorial.scolded = False
        answer(tutorial, lesson, tap)
    assert said == [lesson.key for act in tutorial.acts for lesson in act.lessons]
    assert app.settings.tutorial_seen
    assert app.texts.missing == set() and app.texts.faults == set()
    assert found == []


def test_a_goal_is_reached_by_what_an_order_comes_to_and_by_nothing_less() -> None:
    from game.core.match import Match
    from game.rules.skirmish.actions.orders import Leg, Move
    from game.rules.skirmish.actions.player import MakeOffer, PlayCard
    from game.rules.skirmish.survey.board import board_of
    from scenes.games.skirmish.tutorial.goals import Bargain, Halted, Trick, Wheeled, is_reached
    from tests.builders import BASE
    from tests.contract.worlds import rules_from

    rules = rules_from("skirmish", (BASE / "tutorial" / "march.toml").read_text("utf-8"))
    board = board_of(rules.setting, Match(rules, 1).spectator().view)
    goal = Wheeled(0, inches=2, turn=1000)
    walk = [Leg(2000, 1000)], [Leg(2000, -1000)], [Leg(2000, 500)], [Leg(1000, 1000)], [Leg(9000, 1000)]
    reached = [is_reached(goal, Move(0, 0, "advance", tuple(legs)), board) for legs in walk]
    assert reached == [True, True, False, False, False]
    assert not is_reached(goal, Move(0, 1, "advance", tuple(walk[0])), board)
    assert not is_reached(Halted(0, 2), Move(0, 0, "advance", tuple(walk[0])), board)
    bought = Bargain(1, "not-name")
    assert is_reached(bought, MakeOffer(0, 1, "not-name", tokens=1), board)
    assert not is_reached(bought, MakeOffer(0, 1, "not-name"), board)
    assert not is_reached(bought, MakeOffer(0, 1, "not-charge", tokens=1), board)
    assert is_reached(Trick("base:espion"), PlayCard(0, "base:espion"), board)
    assert not is_reached(Trick("base:espion"), PlayCard(0, "base:fiole_de_poison"), board)


def test_the_parchment_itself_can_be_clicked_from_the_first_lesson_to_the_last(driver: Driver) -> None:
    app = an_app(language="fr", animation_speed=0)
    house = rehearsal(driver, app)
    for tutorial, lesson in lessons(house, lambda: driver.click(640, 578)):
        for _ in range(40):
            if tutorial.course.now is not lesson:
                break
            x, y, w, h = tutorial.lesson_panel.chip
            driver.click(x + w / 2, y + h / 2)
            driver.step(2)
            assert not tutorial.scolded, lesson.key
        assert tutorial.course.now is not lesson, lesson.key


@pytest.mark.slow
def test_by_a_pad_alone_with_large_letters(driver: Driver) -> None:
    from game import paths
    from game.input.bindings_file import read_bindings
    from game.input.devices import Family
    from scenes.games.skirmish.tutorial.scene import SkirmishTutorial
    from scenes.pads.all_pads import open_pads
    from scenes.pads.virtual import VirtualPad

    bindings, _ = read_bindings(paths.bundled_mods_folder() / "base" / "look" / "bindings.toml")
    pads = open_pads(bindings)
    try:
        pad = VirtualPad(pads, Family.PLAYSTATION, serial="pupil").plug()
        app = an_app(language="fr", animation_speed=0, text_scale=115)
        house, _ = opened(driver, app, SkirmishTutorial, pads)

        def tap(intent: Intent) -> None:
            pad.press(intent)
            house.step(frames=2)
            if intent is not Intent.PEEK:
                pad.release(intent)
                house.step(frames=2)

        said, found = [], []
        for tutorial, lesson in lessons(house, lambda: tap(Intent.ACCEPT)):
            said.append(lesson.key)
            found += problems(tutorial)
            answer(tutorial, lesson, tap)
            pad.release(Intent.PEEK)
            assert tutorial.device is not None and tutorial.device.family is Family.PLAYSTATION
        assert said == [lesson.key for act in tutorial.acts for lesson in act.lessons]
        assert found == []
    finally:
        VirtualPad.unplug_all(pads)
        pads.close()
