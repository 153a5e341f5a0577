"""The curtain call sits for its pictures: matches that bots have just played to the end."""

from collections.abc import Callable, Sequence

from game.app.plan import Value, plan_of
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import Act, Screenshot, press_button, seated_couch, wait_seconds
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

BACKSTAGE = (wait_seconds(3), press_button(KEYS, Intent.ACCEPT), wait_seconds(1))
MINDS: Sequence[Act] = (*BACKSTAGE, press_button(KEYS, Intent.ACCEPT), wait_seconds(2))
LEFT = press_button(KEYS, Intent.LEFT)
NEXT, PREVIOUS = press_button(KEYS, Intent.NEXT), press_button(KEYS, Intent.PREVIOUS)
DOWN = press_button(KEYS, Intent.DOWN)


def _finale(
    players: int,
    seed: int = 3,
    game: str = "complots",
    shared_by: int = 0,
    nobody: bool = False,
    **flags: Value,
) -> Callable[[Stage], Scene]:
    """The curtain call of a match that bots have just played; `shared_by` so many winners, or by nobody."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.finale.scene import Finale

        couch = seated_couch(stage, players, (None,) * 8)
        table = stage.app.begin(plan_of(couch, game, flags, seed), keep=False)
        while table.outcome is None:
            table.update(10.0)
        scene = Finale(stage, table, couch)
        if shared_by or nobody:
            scene.winners = tuple(range(shared_by))
        return scene

    return make


FINALE = (
    Screenshot("finale-2", _finale(2), (wait_seconds(3),)),
    Screenshot("finale-5", _finale(5), (wait_seconds(3),)),
    Screenshot("finale-8", _finale(8), (wait_seconds(3),)),
    Screenshot("finale-5-backstage", _finale(5), BACKSTAGE),
    Screenshot("finale-hecatombe-5", _finale(5, game="hecatombe"), (wait_seconds(3),)),
    *(
        Screenshot(
            f"finale-hecatombe-shared-{winners}", _finale(7, 3, "hecatombe", winners), (wait_seconds(3),)
        )
        for winners in (2, 3, 4, 7)
    ),
    *(
        Screenshot(f"finale-hecatombe-{players}-ledger", _finale(players, game="hecatombe"), BACKSTAGE)
        for players in (2, 3, 5, 7)
    ),
    *(
        Screenshot(
            f"finale-hecatombe-{players}-minds", _finale(players, game="hecatombe"), (*MINDS, LEFT, LEFT)
        )
        for players in (2, 3, 5, 7)
    ),
    Screenshot("finale-roulette-2", _finale(2, 5, "roulette"), (wait_seconds(3),)),
    Screenshot("finale-roulette-4", _finale(4, 3, "roulette"), (wait_seconds(3),)),
    *(
        Screenshot(
            f"finale-roulette-nobody-{players}",
            _finale(players, 3, "roulette", nobody=True),
            (wait_seconds(3),),
        )
        for players in (2, 3, 4, 5, 6)
    ),
    *(
        Screenshot(
            f"finale-roulette-{players}-pockets", _finale(players, seed, "roulette"), (*BACKSTAGE, *acts)
        )
        for players, seed, acts in (
            (2, 3, ()),
            (3, 1, ()),
            (4, 5, (PREVIOUS,)),
            (5, 5, (PREVIOUS,) * 4),
            (6, 4, (PREVIOUS,)),
        )
    ),
    Screenshot("finale-roulette-6-scrolled", _finale(6, 5, "roulette"), (*BACKSTAGE, PREVIOUS, *[DOWN] * 9)),
    Screenshot("finale-roulette-5-player", _finale(5, game="roulette"), (*BACKSTAGE, LEFT, NEXT, DOWN)),
    *(
        Screenshot(f"finale-roulette-{players}-standing", _finale(players, game="roulette"), MINDS)
        for players in (2, 3, 4, 6)
    ),
    Screenshot(
        "finale-roulette-4-long", _finale(4, game="roulette", points_to_win=50), (*BACKSTAGE, PREVIOUS)
    ),
    Screenshot(
        "finale-roulette-4-longest", _finale(4, game="roulette", points_to_win=50), (*MINDS, PREVIOUS)
    ),
    Screenshot("finale-hecatombe-4-long", _finale(4, game="hecatombe", rounds_to_win=5), (*BACKSTAGE, LEFT)),
)
"""After the match: triumphs, and both backstages."""
