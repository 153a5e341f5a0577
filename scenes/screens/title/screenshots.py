"""Screenshots of the title, alone and asking which game."""

from game.input.devices import KEYS
from scenes.capture.setup import Screenshot, wait_seconds
from scenes.screens.title.scene import Title
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow


def _asking(stage: Stage) -> Scene:
    """The title, and over it the question which game to learn."""
    title = Title(stage)
    stage.push(title)
    ticket = stage.screens["tutorial"].ticket
    assert ticket is not None and ticket.open is not None
    ticket.open(stage, KEYS)
    return stage.scenes.pop()


def _offering(window: GameWindow) -> None:
    """Offer to go on with the mods of then."""
    title = window.stage.scene
    assert isinstance(title, Title)
    title.offer_mods(["Dagues tirées 1.0.0", "Deux courtisans 1.2.0"])


def _soon(window: GameWindow) -> None:
    """Ask for an act that is not ready."""
    title = window.stage.scene
    assert isinstance(title, Title)
    title.title_menu.focus.to("campaign")
    ticket = window.stage.screens["campaign"].ticket
    assert ticket is not None
    title.leave_by(ticket)


PICTURES = (
    Screenshot("title", Title),
    Screenshot("title-soon", Title, (_soon, wait_seconds(1))),
    Screenshot("title-which", _asking, (wait_seconds(1),)),
    Screenshot("title-mods", Title, (_offering, wait_seconds(1))),
)
"""The title alone, with what is not ready, which game to learn, and the offer of a match's own mods."""
