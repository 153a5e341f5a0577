"""The registration of the tutorials: one for every game that can be learnt by playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games import KITS
from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def taught_games() -> tuple[str, ...]:
    """The ids of the games that can be learnt by playing, in the order of the registry."""
    return tuple(kit.id for kit in KITS.values() if kit.tutorial)


def _make(stage: Stage, game: str) -> Scene:
    """The tutorial of a game.

    Raises:
        KeyError: there is no such game, or it has no tutorial.
    """
    tutorial = KITS[game].tutorial
    if tutorial is None:
        raise KeyError(f"{game!r} has no tutorial")
    return tutorial(stage)


def _open(stage: Stage, device: Device) -> None:
    """Go to the tutorial; where there are several, ask which."""
    games = taught_games()
    if len(games) == 1:
        stage.go("tutorial", games[0])
    else:
        stage.open("which-game", "title-which-lesson", games, lambda game: stage.go("tutorial", game), device)


SCREEN = ScreenKit("tutorial", _make, Ticket("learn", _open, "icon_help"))
