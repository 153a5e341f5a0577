"""The course of a tutorial: which lesson is on, and what it waits for; pure, it draws nothing."""

from collections.abc import Sequence

from game.app.rehearsal import LessonTable
from scenes.screens.tutorial.lesson import Lesson


class LessonCourse:
    """Leads a rehearsal through its lessons; the table waits while the pupil listens or thinks."""

    def __init__(self, table: LessonTable, lessons: Sequence[Lesson]) -> None:
        self.table, self.lessons = table, lessons
        self.place = 0
        self.on = False
        """Whether the lesson at `place` has begun; until then its moment has not come."""
        self._ticks = -1
        self._hush()

    @property
    def now(self) -> Lesson | None:
        """The lesson that is on, or None while the match moves towards the next, and at the end."""
        return self.lessons[self.place] if self.on else None

    @property
    def done(self) -> bool:
        """Whether every lesson has been learnt."""
        return self.place >= len(self.lessons)

    @property
    def due(self) -> bool:
        """Whether the moment of the next lesson has come."""
        return not self.done and self.table.moment == self.lessons[self.place].moment

    def follow(self, *, idle: bool) -> bool:
        """Begin the next lesson when it is due and the picture has caught up, or end one that was answered.

        Call it once a frame. Returns True when another lesson is on, or none any more.
        """
        before, self._ticks = self._ticks, self.table.ticks
        moved = before != self.table.ticks
        if self.on and moved:
            self._end()
            return True
        if self.on or moved or not self.due or not idle:
            return False
        self.on = True
        self.table.wanted = self.lessons[self.place].does
        return True

    def go_on(self) -> bool:
        """End a lesson that asks for no action: the pupil has heard, or held, enough. True when one ended."""
        lesson = self.now
        if lesson is None or lesson.acts:
            return False
        self._end()
        return True

    def _end(self) -> None:
        self.place += 1
        self.on = False
        self.table.wanted = ()
        self._hush()

    def _hush(self) -> None:
        """Keep the partners from answering at moments of lessons that the pupil has still to hear."""
        self.table.hushed = frozenset(one.moment for one in self.lessons[self.place :])
