"""Screenshots of the finale, after matches that bots have just played to the end."""

from collections.abc import Callable, Sequence
from typing import Any

from game.app.plan import Value, plan_of
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import Act, press_button, seated_couch, wait_seconds
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

TRIUMPH: Sequence[Act] = (wait_seconds(3),)
"""Acts: wait until the winners have risen."""
BACKSTAGE: Sequence[Act] = (*TRIUMPH, press_button(KEYS, Intent.ACCEPT), wait_seconds(1))
"""Acts: then go backstage."""
MINDS: Sequence[Act] = (*BACKSTAGE, press_button(KEYS, Intent.ACCEPT), wait_seconds(2))
"""Acts: then turn to its second page."""
LEFT = press_button(KEYS, Intent.LEFT)
NEXT, PREVIOUS = press_button(KEYS, Intent.NEXT), press_button(KEYS, Intent.PREVIOUS)
DOWN = press_button(KEYS, Intent.DOWN)


def finished_match(
    game: str, players: int, seed: int = 3, *, shared_by: int | None = None, **flags: Value
) -> Callable[[Stage], Scene]:
    """The finale of a match that bots have just played; with `shared_by`, as if that many had won."""

    def make(stage: Stage) -> Scene:
        couch = seated_couch(stage, players, (None,) * 8)
        table = stage.app.begin(plan_of(couch, game, flags, seed), keep=False)
        while table.outcome is None:
            table.update(10.0)
        scene: Any = stage.make("finale", table, couch)
        if shared_by is not None:
            scene.winners = tuple(range(shared_by))
        return scene  # type: ignore[no-any-return]

    return make
