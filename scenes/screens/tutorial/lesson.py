"""The parts of a tutorial: lessons, in acts of one prepared position each."""

from collections.abc import Hashable
from pathlib import Path

import msgspec

from game import paths
from game.app.rehearsal import Lines, Moment
from game.core.rules import Action
from game.input.intents import Intent

YOU = 0
"""The pupil's player number."""


class Lesson(msgspec.Struct, frozen=True):
    """One thing to hear or to do.

    Its words are the Fluent message `<tutorial>-<key>`, the verb beside the button `.verb`, and the reproach
    to a pupil who does something else `.nudge`.
    """

    key: str
    moment: Moment
    """The moment of the match at which the lesson begins."""
    intent: Intent = Intent.ACCEPT
    """The button that the parchment shows."""
    does: tuple[Action, ...] = ()
    """The actions that the pupil must take, all of them; none: the pupil listens, and goes on at will."""
    goal: Hashable = None
    """What the pupil's action must come to, where many would do, as the game says it; None: see `does`."""
    holds: bool = False
    """Whether the pupil must hold the button and let it go; meanwhile `<key>-open` is told."""
    at: str = ""
    """The thing that the hand points at, by a name that the game knows."""

    @property
    def acts(self) -> bool:
        """Whether the pupil must act; else there is only something to hear, or to look at."""
        return bool(self.does) or self.goal is not None


class Act(msgspec.Struct, frozen=True):
    """Lessons that are learnt in one position; between two acts a page is read."""

    position: str
    """The name of the prepared position, in the game's notation."""
    lessons: tuple[Lesson, ...]
    lines: Lines
    """The actions that the partners have learnt by heart."""
    recited: Lines = {}
    """The pupil's actions by heart, where there is nothing to learn."""
    seed: int = 1
    """The seed of chance in this act."""
    page: str = ""
    """The message of the page that leads to the next act; the last act has none."""


def position_of(act: Act) -> Path:
    """The file of an act's prepared position."""
    return paths.bundled_mods_folder() / "base" / "tutorial" / f"{act.position}.toml"
