"""The first lesson of the workshop: the Assassin shall cost two."""

from game.app.workshop.bench import Thing
from game.input.intents import Intent
from scenes.screens.workshop.lesson.steps import LessonStep

_MURDER = Thing("complots", "action", "base:assassin")

STEPS = (
    LessonStep("lesson-look", Intent.NEXT, "looked", _MURDER),
    LessonStep("lesson-open", Intent.ACCEPT, "opened", _MURDER),
    LessonStep("lesson-cost", Intent.LEFT, "said", _MURDER, ("cost",), 2),
    LessonStep("lesson-try", Intent.DOUBT, "tried", _MURDER),
    LessonStep("lesson-back", Intent.MENU, "came-back", _MURDER),
    LessonStep("lesson-keep", Intent.BACK, "left", _MURDER),
)
"""What is done, step by step."""
