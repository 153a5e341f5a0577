"""Hands on a ghost: a stick that leans, the mouse that drags, and the picture that follows them."""

from game.app.table import Table
from game.input.intents import MOVES, Intent, Press
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.driving.driving import Driving
from scenes.games.skirmish.table.driving.ghost_picture import GhostPicture
from scenes.games.skirmish.table.driving.way_points import is_on
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.shown import Shown, Stand
from scenes.match.hands import Answer

_TOUCH = 10.0
"""Units around a ghost that are still the ghost, for the mouse."""


class Steering:
    """One ghost at a time, whoever drives it: everybody may see it, as everybody sees an army march."""

    def __init__(self, picture: GhostPicture, field: Field, shown: Shown, table: Table) -> None:
        self.picture, self._field, self._shown, self._table = picture, field, shown, table
        self._hand: Controller | None = None
        self._dragging = False
        """Whether the mouse button is down on the table."""

    @property
    def ghost(self) -> Driving | None:
        """The ghost that is seen."""
        return self.picture.driving

    def show(self, hand: Controller | None) -> None:
        """Show the ghost that this hand drives, and who reaches it there; None puts it away."""
        ghost = hand.ghost() if hand is not None else None
        self._hand = hand
        if ghost is self.ghost:
            return
        self._dragging = False
        if ghost is None:
            self.picture.end()
            return
        self.picture.look(ghost.board)
        self.picture.drive(ghost)
        self.picture.ask(who_reaches=True)
        self._field.choose((ghost.unit,))
        self._field.camera.keep_seen([self._shown.middle_of(ghost.unit)])

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for a stick that leans, and for what is looked up in slices."""
        if self.ghost is None or self._hand is None:
            return
        if self._hand.helm is not None and self._hand.ghost() is self.ghost:
            self._hand.helm.run(dt)
        self.picture.update()

    def press(self, hand: Controller, press: Press) -> bool:
        """Whether a press is done with: a stick leans until it is let go; others step (`Controller.feed`).

        What hurries the picture elsewhere makes steps small.
        """
        helm = hand.helm
        if helm is None or hand.me in self._table.bots:
            return False
        if press.intent is Intent.HURRY:
            helm.fine = press.down
        if press.intent not in MOVES or not press.device.is_pad:
            return False
        driven = self.ghost is not None and hand.ghost() is self.ghost
        helm.push(press.intent, down=press.down and driven)
        return driven

    # the mouse

    def point(self, hand: Controller, x: float, y: float) -> bool:
        """The mouse moves (units): a ghost that is dragged follows; False: this hand drives none."""
        ghost = hand.ghost()
        if ghost is not None and self._dragging:
            self._drag(ghost, x, y)
        return ghost is not None

    def click(self, hand: Controller, x: float, y: float) -> Answer:
        """The ghost itself is laid down, or sent off; anywhere else the front's middle comes to the mouse."""
        ghost = hand.ghost()
        if ghost is None:
            return None
        seen, camera = ghost.preview(), self._field.camera
        end, shape = Stand(*seen.end), seen.shape
        touched = is_on(camera.to_board(x, y), end, shape.width, shape.depth, _TOUCH / camera.scale)
        if touched and ghost.order() is not None:
            return hand.feed(Intent.ACCEPT)
        self._dragging = True
        if not touched:
            self._drag(ghost, x, y)
        return None

    def drop(self) -> None:
        """The mouse let go."""
        self._dragging = False

    def _drag(self, ghost: Driving, x: float, y: float) -> None:
        east, south = self._field.camera.to_board(x, y)
        ghost.point(round(east), round(south))
