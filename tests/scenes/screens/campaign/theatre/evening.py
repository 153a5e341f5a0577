"""A story with two scenes of our own: one with choices, and one that follows whatever is chosen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, new_story
from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.defs.effect import Effect, Mark
from game.campaign.defs.scene import Choice, SceneDef

if TYPE_CHECKING:
    from scenes.screens.campaign.theatre.scene import Theatre
    from scenes.shell.window import GameWindow

FIRST, SECOND, THIRD = "theatre-resume-tag", "theatre-skip-tag", "theatre-leave-tag"
"""Keys of words that are always there, in both languages."""

CUES = (
    Cue(enter="isaure", side="right"),
    Cue(say="isaure", text=FIRST),
    Cue(gesture="isaure", pose="bow"),
    Cue(say="isaure", text=SECOND),
    Cue(think="hero", text=THIRD),
)
CHOICES = (
    Choice(text="theatre-resume", register="vrai", marks=(Mark(kind="trust", of="isaure", way="up"),)),
    Choice(text="theatre-skip", register="faux", then=(Effect(ledger="silence"),)),
    Choice(
        text="theatre-journal",
        register="tendre",
        when=(Condition(fact="chapter", at_least=90),),
        reason="theatre-journal-tag",
    ),
    Choice(text="theatre-leave", register="tranchant", cost=5),
)
"""One that writes nothing, one that the clerk writes down, one that is closed, one that is too dear."""


def begin_story(
    house: GameWindow, folder: Path, cues: tuple[Cue, ...] = CUES, choices: tuple[Choice, ...] = CHOICES
) -> Run:
    """A run whose first scene has these cues and choices; a second one follows."""
    app = house.stage.app
    run = Run(app, new_story(app.catalog, "base:cour", 7, "Camille", "f"), 0, Slots(folder))
    run.script.scenes["base:one"] = SceneDef(id="base:one", kind="essential", cue=cues, choice=choices)
    run.script.scenes["base:two"] = SceneDef(id="base:two", kind="essential", cue=(Cue(wait=100),))
    run.story.moment, run.story.scene, run.story.called = "before", "base:one", ["base:two"]
    run.story.counts["favours"] = 1
    return run


def play(house: GameWindow, folder: Path, *facts: Any, **more: Any) -> Theatre:
    """The theatre with our scene, as it begins."""
    from scenes.screens.campaign.theatre.scene import Theatre

    scene = house.stage.make("campaign-scene", begin_story(house, folder, **more), *facts)
    assert isinstance(scene, Theatre)
    house.stage.push(scene)
    house.step()
    return scene
