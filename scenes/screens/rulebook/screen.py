"""The registration of the booklets: one for every game that has written one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games import KITS
from scenes.shell.navigation import ScreenKit, Ticket

if TYPE_CHECKING:
    from game.input.devices import Device
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage


def written_games() -> tuple[str, ...]:
    """The ids of the games that have a booklet, in the order of the registry."""
    return tuple(kit.id for kit in KITS.values() if kit.booklet)


def _make(
    stage: Stage, game: str, flags: object = None, device: Device | None = None, *, on_shelf: bool = False
) -> Scene:
    """The booklet of a game; see `Rulebook`. On the shelf it stands among those of all other games."""
    from scenes.screens.rulebook.scene import Rulebook

    return Rulebook(stage, game, flags, device, written_games() if on_shelf else ())


def _open(stage: Stage, device: Device) -> None:
    """Open the booklet of the game that was played last; the others are on the shelf beside it."""
    shelf, last = written_games(), stage.settings.last_game
    stage.open("rulebook", last if last in shelf else shelf[0], device=device, on_shelf=True)


SCREEN = ScreenKit("rulebook", _make, Ticket("rules", _open, "icon_open_book"))
