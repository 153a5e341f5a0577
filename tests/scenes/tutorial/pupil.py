"""Someone who takes the lesson with one device only, and does what the prompter asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.input.intents import Intent
from game.rules.complots.actions import Declare

if TYPE_CHECKING:
    from scenes.tutorial.lessons import Lesson
    from scenes.tutorial.scene import Tutorial
    from scenes.window import Proscenium

Tap = Callable[[Intent], None]


def wait(house: Proscenium, tutorial: Tutorial) -> Lesson | None:
    """Let time pass until something is asked, or the lesson is over."""
    for _ in range(3000):
        if house.stage.scene is not tutorial:
            return None
        if tutorial.course.now is not None and tutorial.timeline.idle:
            house.step()
            return tutorial.course.now
        house.step(1 / 20)
    raise AssertionError(f"nothing happens at lesson {tutorial.course.place}, {tutorial.rehearsal.moment}")


def lessons(house: Proscenium, tutorial: Tutorial) -> Iterator[Lesson]:
    """Each thing that is asked, one after the other."""
    while (lesson := wait(house, tutorial)) is not None:
        yield lesson


def answer(tutorial: Tutorial, lesson: Lesson, tap: Tap) -> None:
    """Do what the lesson asks by presses alone."""
    if isinstance(lesson.does, Declare):
        controller = tutorial.hands.controllers[0]
        wanted = controller.menu.index(lesson.does.action)
        while controller.cursor != wanted:
            tap(Intent.RIGHT)
        tap(Intent.ACCEPT)
        if lesson.does.target is not None:
            tap(Intent.ACCEPT)
        return
    tap(lesson.intent)
    if tutorial.hands.controllers[0].chosen is not None:
        tap(Intent.ACCEPT)
