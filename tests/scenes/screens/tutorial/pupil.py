"""Someone who takes the lesson with one device only, and does what the prompter asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.input.intents import Intent
from game.rules.complots.actions import Declare

if TYPE_CHECKING:
    from scenes.games.complots.tutorial.scene import ComplotsTutorial
    from scenes.screens.tutorial.lesson import Lesson
    from scenes.screens.tutorial.scene import Tutorial
    from scenes.shell.window import GameWindow

Tap = Callable[[Intent], None]


def wait(house: GameWindow, tutorial: Tutorial) -> Lesson | None:
    """Let time pass until something is asked, or the lesson is over."""
    for _ in range(3000):
        if house.stage.scene is not tutorial:
            return None
        if tutorial.course.now is not None and tutorial.timeline.idle:
            house.step()
            return tutorial.course.now
        house.step(1 / 20)
    raise AssertionError(f"nothing happens at lesson {tutorial.course.place}, {tutorial.lesson_table.moment}")


def lessons(house: GameWindow, tutorial: Tutorial) -> Iterator[Lesson]:
    """Each thing that is asked, one after the other."""
    while (lesson := wait(house, tutorial)) is not None:
        yield lesson


def declared(lesson: Lesson) -> Declare | None:
    """The action of the sheet that a lesson of Complots asks for, if it does."""
    done = lesson.does[0] if lesson.does else None
    return done if isinstance(done, Declare) else None


def answer(tutorial: ComplotsTutorial, lesson: Lesson, tap: Tap) -> None:
    """Do what a lesson of Complots asks by presses alone."""
    declares = declared(lesson)
    if declares is not None:
        controller = tutorial.hands.controllers[0]
        wanted = controller.menu.index(declares.action)
        while controller.cursor != wanted:
            tap(Intent.RIGHT)
        tap(Intent.ACCEPT)
        if declares.target is not None:
            tap(Intent.ACCEPT)
        return
    tap(lesson.intent)
    if tutorial.hands.controllers[0].chosen is not None:
        tap(Intent.ACCEPT)
