"""The finale of a battle sits for its pictures, after battles that weak bots have fought out."""

from collections.abc import Callable

from game.app.plan import plan_of
from game.input.intents import Intent
from scenes.capture.setup import HANDS, XBOX, Screenshot, press_button, seated_couch, wait_seconds
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

_GAME = "skirmish"
_MINUTES = 40000
"""Updates after which a battle is given up."""


def fought_battle(players: int, seed: int, strength: str = "weak") -> Callable[[Stage], Scene]:
    """The finale of a battle that bots have just fought; people sit in their chairs afterwards."""

    def make(stage: Stage) -> Scene:
        bots = seated_couch(stage, players, (None,) * 8)
        plan = plan_of(bots, _GAME, {"preset": "short" if players > 4 else "standard"}, seed)
        table = stage.app.begin(plan, keep=False)
        for player in range(players):
            table.mind(player, "bold", strength)
        table.pace = 0.0
        for _ in range(_MINUTES):
            if table.outcome is not None:
                break
            table.update(10.0)
        return stage.make("finale", table, seated_couch(stage, players, HANDS))

    return make


_IN = (wait_seconds(3), press_button(XBOX, Intent.ACCEPT), wait_seconds(4))
FINALE = (
    Screenshot("skirmish-triumph-4", fought_battle(4, 5), _IN[:1]),
    Screenshot("skirmish-after-2", fought_battle(2, 3), _IN),
    Screenshot("skirmish-after-4", fought_battle(4, 5), _IN),
    Screenshot(
        "skirmish-after-4-moment",
        fought_battle(4, 5),
        (*_IN, press_button(XBOX, Intent.UP), press_button(XBOX, Intent.UP)),
    ),
    Screenshot("skirmish-after-4-map", fought_battle(4, 5), (*_IN, press_button(XBOX, Intent.COUNTER))),
    Screenshot("skirmish-after-8", fought_battle(8, 2), _IN),
)
"""After the battle: the triumph, the story of two, of four, one of its moments, its map, of eight."""
