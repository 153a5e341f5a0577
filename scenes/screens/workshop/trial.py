"""A trial: a match in which a new thing is in hand at once, and one press back to the page it came from."""

from __future__ import annotations

from collections import deque

from game.app.app import App
from game.app.plan import MatchPlan, plan_of
from game.app.table import Table
from game.app.workshop.craft import Trial
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, MOUSE, Device
from game.scripting.hooks.scripts import Asked, scripts_in
from scenes.games import hang_looks
from scenes.shell.stage import Stage

_SEED = 7


def trial_couch(app: App, players: int, hand: Device) -> Couch:
    """The couch of a trial: one person, and bots on every other chair."""
    couch = Couch(default_names(app.texts))
    couch.join(KEYS if hand == MOUSE else hand)
    for _ in range(players - 1):
        couch.add_bot("bold", "weak")
    return couch


def begin_trial(
    stage: Stage, game: str, trial: Trial, hand: Device, asked: deque[Asked] | None = None
) -> None:
    """Open the match of a trial over the present page; whatever ends it comes back to that page.

    Into `asked` comes what scripts are asked there, in place of what was in it.

    Raises:
        ValueError: the match cannot be begun.
    """
    hang_looks(stage.app.catalog, stage.art)
    couch = trial_couch(stage.app, trial.players, hand)
    plan = plan_of(couch, game, trial.flags, _SEED, 0 if not trial.position else None, trial.position)
    table = stage.app.begin(_with_armies(plan, trial), keep=False)
    if asked is not None:
        _listen(table, asked)
    depth = len(stage.scenes)

    def end() -> None:
        stage.trial = None
        stage.curtain.run(lambda: stage.back_to(depth), stage.look)

    stage.trial = end
    stage.sounds.play("blows")
    stage.push(stage.make("match", table, couch))
    stage.announce(stage.texts("workshop-trial"))


def _listen(table: Table, asked: deque[Asked]) -> None:
    """Note what the scripts of a match are asked."""
    asked.clear()
    for scripts in scripts_in(table.rules):
        scripts.listen = asked.append


def _with_armies(plan: MatchPlan, trial: Trial) -> MatchPlan:
    return plan if not trial.armies else MatchPlan(
        plan.game, plan.players, plan.seed, plan.flags, plan.first, plan.position, trial.armies
    )  # fmt: skip
