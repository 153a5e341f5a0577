"""The curtain call sits for its pictures: matches that bots have just played to the end."""

from collections.abc import Callable, Sequence

from game.app.plan import Value, plan_of
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.posing import Act, Shot, press, seated, wait
from scenes.scene import Scene
from scenes.stage import Stage

BACKSTAGE = (wait(3), press(KEYS, Intent.ACCEPT), wait(1))
MINDS: Sequence[Act] = (*BACKSTAGE, press(KEYS, Intent.ACCEPT), wait(2))
LEFT = press(KEYS, Intent.LEFT)


def finale(
    players: int, seed: int = 3, game: str = "complots", shared_by: int = 0, **flags: Value
) -> Callable[[Stage], Scene]:
    """The curtain call of a match that bots have just played; `shared_by` so many winners, if any."""

    def make(stage: Stage) -> Scene:
        from scenes.finale.scene import Finale

        couch = seated(stage, players, (None,) * 8)
        table = stage.app.begin(plan_of(couch, game, flags, seed), keep=False)
        while table.outcome is None:
            table.update(10.0)
        scene = Finale(stage, table, couch)
        if shared_by:
            scene.winners = tuple(range(shared_by))
        return scene

    return make


FINALE = (
    Shot("finale-2", finale(2), (wait(3),)),
    Shot("finale-5", finale(5), (wait(3),)),
    Shot("finale-8", finale(8), (wait(3),)),
    Shot("finale-5-backstage", finale(5), BACKSTAGE),
    Shot("finale-hecatombe-5", finale(5, game="hecatombe"), (wait(3),)),
    *(
        Shot(f"finale-hecatombe-shared-{winners}", finale(7, 3, "hecatombe", winners), (wait(3),))
        for winners in (2, 3, 4, 7)
    ),
    *(
        Shot(f"finale-hecatombe-{players}-ledger", finale(players, game="hecatombe"), BACKSTAGE)
        for players in (2, 3, 5, 7)
    ),
    *(
        Shot(f"finale-hecatombe-{players}-minds", finale(players, game="hecatombe"), (*MINDS, LEFT, LEFT))
        for players in (2, 3, 5, 7)
    ),
    Shot("finale-hecatombe-4-long", finale(4, game="hecatombe", rounds_to_win=5), (*BACKSTAGE, LEFT)),
)
"""After the match: triumphs, and both backstages."""
