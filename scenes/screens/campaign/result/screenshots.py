"""Pictures of the outcome, after a match that bots have played."""

from __future__ import annotations

from collections.abc import Callable

from game.app.campaign.door import open_door, plan_of_chapter
from game.app.content.exact import own_mods
from scenes.capture.setup import PLAYSTATION, Screenshot
from scenes.screens.campaign.posing import posed_run
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def _outcome(*, won: bool, iron: bool = False) -> Callable[[Stage], Scene]:
    def make(stage: Stage) -> Scene:
        run = posed_run(stage, 1 if won else 4, moment="match")
        run.story.iron = iron
        chapter = run.director.chapter
        mods = stage.app.loaded.mods
        open_door(stage.app, run.story, chapter)
        plan = plan_of_chapter(mods, run.script, run.story, chapter, "keys", tilt=False)
        table = stage.app.begin(plan, keep=False)
        own_mods(stage.app)
        return stage.make("campaign-result", run, table, PLAYSTATION, won, lambda again: None)

    return make


PICTURES = (
    Screenshot("campaign-result-won", _outcome(won=True)),
    Screenshot("campaign-result-lost", _outcome(won=False)),
    Screenshot("campaign-result-iron", _outcome(won=False, iron=True)),
)
