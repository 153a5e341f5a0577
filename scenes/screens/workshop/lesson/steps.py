"""A step of the workshop's lesson, as a game says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from game.app.workshop.document import Path
from game.input.intents import Intent

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing


class LessonStep(NamedTuple):
    """One step: its message, the button that it names, and what must have happened for the next one."""

    key: str
    intent: Intent
    until: Literal["looked", "opened", "said", "tried", "came-back", "left"]
    thing: Thing
    path: Path = ()
    value: object = None
