"""The course of the workshop's lesson: what it waits for, and whether that has happened; it draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.games import KITS
from scenes.screens.workshop.lesson.steps import LessonStep

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from game.app.workshop.workshop import Workshop

SEEN = "workshop_lesson"
"""What the settings call the wish to be shown the lesson: it is off once it was ended or skipped."""


class Place(NamedTuple):
    """Where somebody is in the workshop: what is seen, whose page is open, whether a match is tried."""

    looked_at: tuple[str, str]
    """The game and the table whose things are seen."""
    opened: Thing | None = None
    trying: bool = False


class Lesson:
    """A lesson that goes on as its steps are done, wherever somebody is."""

    def __init__(self, workshop: Workshop, steps: Sequence[LessonStep]) -> None:
        self._workshop, self._steps = workshop, tuple(steps)
        self.at = 0

    @property
    def step(self) -> LessonStep | None:
        """The step that is on; None: the lesson is over."""
        return self._steps[self.at] if self.at < len(self._steps) else None

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    def stop(self) -> None:
        """End the lesson."""
        self.at = len(self._steps)
        self._note_end()

    def _note_end(self) -> None:
        """Leave the next visit alone."""
        app = self._workshop.app
        if app.settings.has_help(SEEN):
            app.change(helps={**app.settings.helps, SEEN: False})

    def look(self, place: Place) -> bool:
        """Go on where what is waited for has happened; returns whether it went on."""
        before = self.at
        while (step := self.step) is not None and self._is_done(step, place):
            self.at += 1
        if self.at != before and self.step is None:
            self._note_end()
        return self.at != before

    def _is_done(self, step: LessonStep, place: Place) -> bool:
        """Whether what a step waits for has happened."""
        match step.until:
            case "looked":
                return place.opened is not None or place.looked_at == (step.thing.game, step.thing.table)
            case "opened":
                return place.opened == step.thing
            case "said":
                return bool(self._workshop.bench.said(step.thing).get(str(step.path[0])) == step.value)
            case "tried":
                return place.trying
            case "came-back":
                return not place.trying and place.opened == step.thing
        return place.opened is None and not place.trying


def new_lesson(workshop: Workshop) -> Lesson | None:
    """The lesson from its beginning; None where no game has one."""
    steps = next((kit.bench_lesson() for kit in KITS.values() if kit.bench_lesson), ())
    return Lesson(workshop, steps) if steps else None


def first_lesson(workshop: Workshop) -> Lesson | None:
    """The lesson, until it was ended or skipped once; then it comes on demand alone."""
    return new_lesson(workshop) if workshop.app.settings.has_help(SEEN) else None
