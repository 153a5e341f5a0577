"""The booklet of Hécatombe and the lobby of its evening, posing for their pictures."""

from collections.abc import Callable

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.lobby.programme import act_of
from scenes.posing import HANDS, NINTENDO, Shot, press, seated, wait
from scenes.scene import Scene
from scenes.stage import Stage

SPREADS = 8


def booklet(stage: Stage) -> Scene:
    """The booklet of Hécatombe at its first page, taken from the shelf of the title."""
    from scenes.rulebook.scene import Rulebook
    from scenes.rulebook.shelf import BOOKS

    return Rulebook(stage, "hecatombe", shelf=tuple(BOOKS))


def dressing(players: int) -> Callable[[Stage], Scene]:
    """The lobby on an evening of Hécatombe, with so many seats taken."""

    def make(stage: Stage) -> Scene:
        from scenes.lobby.scene import Lobby

        lobby = Lobby(stage, seated(stage, players, (*HANDS[:4], None, None, None, None)))
        lobby.troupe.go_to_act(act_of("hecatombe"))
        return lobby

    return make


HECATOMBE_HOUSE = (
    Shot("lobby-hecatombe-5", dressing(5)),
    Shot("lobby-hecatombe-8", dressing(8), (press(NINTENDO, Intent.MENU),)),
    Shot("lobby-hecatombe-5-rules", dressing(5), (press(NINTENDO, Intent.COUNTER),)),
    *(
        Shot(f"rulebook-hecatombe-{page}", booklet, (press(KEYS, Intent.NEXT), wait(1)) * page)
        for page in range(SPREADS)
    ),
)
"""Pictures of the rooms around a match of Hécatombe."""
