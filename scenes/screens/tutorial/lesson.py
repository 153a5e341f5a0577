"""What a tutorial is made of: lessons, in acts of one prepared position each."""

from pathlib import Path

import msgspec

from game import paths
from game.app.rehearsal import Lines, Moment
from game.core.rules import Action
from game.input.intents import Intent

YOU = 0
"""The pupil's chair."""


class Lesson(msgspec.Struct, frozen=True):
    """One thing to hear or to do.

    Its words are the Fluent message `<tutorial>-<key>`, the verb beside the button `.verb`, and what is said
    to who does something else `.nudge`.
    """

    key: str
    moment: Moment
    """When it is said."""
    intent: Intent = Intent.ACCEPT
    """The button that the parchment shows."""
    does: tuple[Action, ...] = ()
    """What the player must do, all of it; nothing: he listens, and goes on when he likes."""
    holds: bool = False
    """He must hold the button and let it go; while he does, `<key>-open` is said."""
    at: str = ""
    """What the hand points at, by a name that its game knows."""


class Act(msgspec.Struct, frozen=True):
    """Lessons that are learnt in one position; between two acts a page is read."""

    position: str
    """The name of the prepared position, in the game's notation."""
    lessons: tuple[Lesson, ...]
    lines: Lines
    """What the partners have learnt by heart."""
    recited: Lines = {}
    """What the pupil says by heart too, where there is nothing to learn."""
    seed: int = 1
    """Of what chance has to say in it."""
    page: str = ""
    """The message of the page that leads to the next act; the last act has none."""


def position_of(act: Act) -> Path:
    """Where the prepared position of an act is written."""
    return paths.bundled_mods_folder() / "base" / "tutorial" / f"{act.position}.toml"
