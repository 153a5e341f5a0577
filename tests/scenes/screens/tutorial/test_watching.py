"""While the partners play, the prompter says what to watch; what is to be pressed stands on the parchment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest

from game.input.devices import KEYS
from game.input.intents import Intent, Press
from tests.scenes.screens.finale.evening import an_app
from tests.scenes.screens.tutorial.classroom import opened
from tests.slices import sliced

if TYPE_CHECKING:
    from scenes.screens.tutorial.scene import Tutorial
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver

GAMES = ["complots", "hecatombe", "roulette", pytest.param("skirmish", marks=pytest.mark.slow)]
LOOKS = [("fr", 115), ("en", 100)]
LONG_SECONDS = 0.5
"""A hole that is longer has to be filled; in a shorter one nobody can read."""
LEAST_WORDS = 3


@pytest.fixture(autouse=True)
def _plain_look() -> Iterator[None]:
    from scenes.draw.style import switch_palette

    yield
    switch_palette(contrast=False)


def lesson_of(driver: Driver, game: str, language: str, scale: int) -> tuple[GameWindow, Tutorial]:
    """The tutorial of a game on the test window, at the pace of everybody."""
    from scenes.games import KITS

    kind = KITS[game].tutorial
    assert kind is not None
    house, tutorial = opened(
        driver, an_app(language=language, text_scale=scale), cast("type[Tutorial]", kind)
    )
    return house, tutorial


def moments(house: GameWindow) -> Iterator[Tutorial]:
    """Every frame of a lesson taken by a good pupil who does not hurry the others on."""
    from scenes.screens.tutorial.board import ChoiceBoard
    from scenes.screens.tutorial.scene import Tutorial

    for _ in range(9000):
        scene = house.stage.scene
        if isinstance(scene, ChoiceBoard):
            if not scene.escape:
                return
            house.step(1 / 10, 5)
            house.stage.press(Press(KEYS, Intent.ACCEPT, True))
            house.stage.press(Press(KEYS, Intent.ACCEPT, False))
        elif isinstance(scene, Tutorial):
            yield scene
            if scene.course.now is not None and scene.timeline.idle and house.stage.scene is scene:
                do_as_told(house, scene)
        house.step(1 / 10)
    raise AssertionError("the lesson never ends")


def do_as_told(house: GameWindow, tutorial: Tutorial) -> None:
    """Press what the parchment shows."""
    lesson = tutorial.course.now
    assert lesson is not None
    intent = tutorial.wanted(lesson)
    house.stage.press(Press(KEYS, intent, True))
    if intent is not Intent.PEEK or lesson.holds:
        house.stage.press(Press(KEYS, intent, False))
    house.step(1 / 30)
    if tutorial.course.now is not lesson:
        house.stage.press(Press(KEYS, Intent.PEEK, False))


def said(tutorial: Tutorial) -> str:
    """The words on the prompter's paper."""
    return " ".join(label.text for label in tutorial.lesson_panel.words.labels()).replace("\n", " ")


def silences(house: GameWindow) -> list[str]:
    """The long holes of a whole lesson in which the prompter says nothing new, or next to nothing."""
    found, before, waited = [], "", 0.0
    for tutorial in moments(house):
        if tutorial.course.now is not None:
            before, waited = tutorial.lesson_panel.said, 0.0
            continue
        waited += 1 / 10
        words = said(tutorial)
        if waited > LONG_SECONDS and (len(words.split()) < LEAST_WORDS or words == before):
            found.append(f"after lesson {tutorial.course.place}: {words}")
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "scale"), sliced(LOOKS, 0))
def test_while_others_play_the_prompter_says_what_to_watch(
    driver: Driver, game: str, language: str, scale: int
) -> None:
    house, tutorial = lesson_of(driver, game, language, scale)
    over = tutorial.texts("tutorial-over")
    assert [one for one in silences(house) if not one.endswith(over)] == []
    app = house.stage.app
    assert app.texts.missing == set() and app.texts.faults == set()


def test_a_prompter_who_falls_silent_is_noticed(driver: Driver) -> None:
    from scenes.games.complots.tutorial.scene import ComplotsTutorial

    class SilentPrompter(ComplotsTutorial):
        def words_between(self) -> str:
            return "…"

    house, _ = opened(driver, an_app(language="fr"), SilentPrompter)
    assert len(silences(house)) > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "scale"), sliced(LOOKS, 0))
def test_the_button_that_is_asked_stands_on_the_parchment_and_inside_it(
    driver: Driver, game: str, language: str, scale: int
) -> None:
    house, _ = lesson_of(driver, game, language, scale)
    shown: object = None
    for tutorial in moments(house):
        lesson = tutorial.course.now
        if lesson is None:
            assert tutorial.lesson_panel.chip == (0, 0, 0, 0)
            continue
        wanted = tutorial.wanted(lesson)
        if not tutorial.timeline.idle or shown == (lesson, wanted):
            continue
        shown = (lesson, wanted)
        boxes = [tutorial.lesson_panel.chip, *(one.box for one in tutorial.lesson_panel.words.labels())]
        left, top, wide, high = tutorial.places.sheet
        for x, y, w, h in boxes:
            inside = left < x and x + w < left + wide and top < y and y + h < top + high
            assert inside, (lesson.key, x, y, w, h)
        if tutorial.device is not None:
            glyph = tutorial.lesson_panel.words.glyph(KEYS, wanted)
            assert glyph.image or glyph.shape == "move" or glyph.text in said(tutorial).split(), lesson.key
