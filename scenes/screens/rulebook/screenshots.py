"""The booklets and the lobby of an evening, posing for their pictures."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import HANDS, NINTENDO, Screenshot, press_button, seated_couch, wait_seconds
from scenes.screens.lobby.games import act_of
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage

SPREADS = {"hecatombe": 8, "roulette": 11}


def _booklet(game: str) -> Callable[[Stage], Scene]:
    """The booklet of a game at its first page, taken from the shelf of the title."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.rulebook.scene import Rulebook
        from scenes.screens.rulebook.shelf import BOOKS

        return Rulebook(stage, game, shelf=tuple(BOOKS))

    return make


def _dressing(game: str, players: int) -> Callable[[Stage], Scene]:
    """The lobby on an evening of some game, with so many seats taken."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.lobby.scene import Lobby

        lobby = Lobby(stage, seated_couch(stage, players, (*HANDS[:4], None, None, None, None)))
        lobby.troupe.go_to_act(act_of(game))
        return lobby

    return make


def _house_of(game: str) -> tuple[Screenshot, ...]:
    """The lobby well filled, too full, its house rules; then every spread of the booklet."""
    return (
        Screenshot(f"lobby-{game}-5", _dressing(game, 5)),
        Screenshot(f"lobby-{game}-8", _dressing(game, 8), (press_button(NINTENDO, Intent.MENU),)),
        Screenshot(f"lobby-{game}-5-rules", _dressing(game, 5), (press_button(NINTENDO, Intent.COUNTER),)),
        *(
            Screenshot(
                f"rulebook-{game}-{page}",
                _booklet(game),
                (press_button(KEYS, Intent.NEXT), wait_seconds(1)) * page,
            )
            for page in range(SPREADS[game])
        ),
    )


EVENINGS = (*_house_of("hecatombe"), *_house_of("roulette"))
"""Pictures of the rooms around a match of the games that have come last."""
