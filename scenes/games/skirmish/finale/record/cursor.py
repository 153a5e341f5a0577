"""The moment of a battle that is looked at, and the ways from one to another. Pure."""

from collections.abc import Sequence

from scenes.games.skirmish.finale.record.story import Story
from scenes.games.skirmish.finale.record.turning import Turning


class StoryPlace:
    """A moment of the story: a step, and an event of it; the end of the battle at first."""

    def __init__(self, story: Story, turnings: Sequence[Turning]) -> None:
        self.story = story
        self.marks = sorted(
            {(one.step, one.at) for one in turnings} | {(one.step, one.at) for one in story.betrayals}
        )
        """Step and event of every nail and bell, in order."""
        self.step = self.last
        self.at = self.end_of(self.step)
        self.large = False
        """Whether the map is shown large."""

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.story.steps) - 1

    def end_of(self, step: int) -> int:
        """The last event of a step."""
        return max(0, self.story.steps[step].ends - 1)

    def go(self, step: int) -> bool:
        """Look at the end of a step, the nearest that there is; true when that is another moment."""
        step = max(0, min(self.last, step))
        return self.look(step, self.end_of(step))

    def look(self, step: int, at: int) -> bool:
        """Look at an event of a step; true when that is another moment."""
        before, (self.step, self.at) = (self.step, self.at), (step, at)
        return before != (step, at)

    def move(self, steps: int) -> bool:
        """Look so many steps on; true when that is another moment."""
        return self.go(self.step + steps)

    def jump(self, way: int) -> bool:
        """Look at the next nail or bell (`way` 1), or the one before (-1); beyond the last, at the end."""
        now = (self.step, self.at)
        if way > 0:
            ahead = [mark for mark in self.marks if mark > now]
            return self.look(*ahead[0]) if ahead else self.go(self.last)
        behind = [mark for mark in self.marks if mark < now]
        return self.look(*behind[-1]) if behind else self.go(0)
