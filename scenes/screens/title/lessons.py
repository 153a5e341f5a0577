"""Which games can be learnt by playing, and how their lessons begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.games import STAGED

if TYPE_CHECKING:
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage

Lesson = Callable[["Stage"], "Scene"]
"""Makes the first scene of a tutorial."""


def _complots(stage: Stage) -> Scene:
    """The tutorial of Complots."""
    from scenes.games.complots.tutorial.scene import ComplotsTutorial

    return ComplotsTutorial(stage)


def _hecatombe(stage: Stage) -> Scene:
    """The tutorial of Hécatombe."""
    from scenes.games.hecatombe.tutorial.scene import HecatombeTutorial

    return HecatombeTutorial(stage)


def _roulette(stage: Stage) -> Scene:
    """The tutorial of Roulette."""
    from scenes.games.roulette.tutorial.scene import RouletteTutorial

    return RouletteTutorial(stage)


_LESSONS: dict[str, Lesson] = {"complots": _complots, "hecatombe": _hecatombe, "roulette": _roulette}


def game_tutorials() -> dict[str, Lesson]:
    """The tutorial of every game that has one, by its id, in the order of the acts."""
    return {game: _LESSONS[game] for game in STAGED if game in _LESSONS}
