"""Screenshots of the booklets, spread by spread."""

from collections.abc import Sequence

from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.capture.setup import Screenshot, press_button, wait_seconds
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage


def booklet_pictures(
    game: str, spreads: int, *, on_shelf: bool = False, name: str = ""
) -> Sequence[Screenshot]:
    """Every spread of a game's booklet, alone or from the shelf; `name` begins the names of the pictures."""

    def make(stage: Stage) -> Scene:
        return stage.make("rulebook", game, on_shelf=on_shelf)

    called, turn = name or f"rulebook-{game}", (press_button(KEYS, Intent.NEXT), wait_seconds(1))
    return tuple(Screenshot(f"{called}-{spread}", make, turn * spread) for spread in range(spreads))
