"""Hands on a ghost: a stick that leans, the mouse that drags, and the picture that follows them."""

from game.app.table import Table
from game.core.rules import Player
from game.input.intents import MOVES, Intent, Press
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.driving.driving import Driving
from scenes.games.skirmish.table.driving.feel import Feel
from scenes.games.skirmish.table.driving.ghost_picture import GhostPicture
from scenes.games.skirmish.table.driving.way_points import is_on, seen_from
from scenes.games.skirmish.table.field.camera import REGIMENT_ZOOM
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.shown import Shown, Stand
from scenes.match.hands import Answer

HOME_SECONDS = 0.5
"""Seconds for which back is held that brings the ghost home."""
_TOUCH = 10.0
"""Units around a ghost that are still the ghost, for the mouse."""
_SEEN = 60.0
"""Units from the window's edge that a ghost which is driven keeps."""
NOBODY: Player = -1


class Steering:
    """One ghost at a time, whoever drives it: everybody may see it, as everybody sees an army march."""

    def __init__(self, picture: GhostPicture, field: Field, shown: Shown, table: Table, feel: Feel) -> None:
        self.feel = feel
        self.picture, self._field, self._shown, self._table = picture, field, shown, table
        self._hand: Controller | None = None
        self._dragging = False
        """Whether the mouse button is down on the table."""
        self._widens = False
        """Whether it went down on an end of the front: it makes files."""
        self._back: tuple[Player, float] | None = None
        """Who holds back, and for how many seconds."""

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
        camera = self._field.camera
        camera.keep_seen([self._shown.middle_of(ghost.unit)])
        if camera.zoom < REGIMENT_ZOOM:
            camera.show_place(*self._shown.middle_of(ghost.unit), REGIMENT_ZOOM)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for a stick that leans, and for what is looked up in slices."""
        ghost, hand = self.ghost, self._hand
        if ghost is None or hand is None:
            self.feel.follow(None, NOBODY)
            return
        if hand.helm is not None and hand.ghost() is ghost:
            x, y = self.feel.leans(hand.me).left
            hand.helm.lean = x, -y
            hand.helm.run(dt)
        self._go_home(dt)
        if self.feel.follow(ghost, hand.me):
            self._keep_seen(ghost)
        self.picture.update()

    def _go_home(self, dt: float) -> None:
        """Let `dt` seconds pass for whoever holds back: at last the ghost is at home."""
        if self._back is None or self._hand is None or self.ghost is None:
            return
        player, held = self._back
        self._back = player, held + dt
        if player == self._hand.me and held + dt >= HOME_SECONDS:
            self._back = None
            self.ghost.go_home()

    def _keep_seen(self, ghost: Driving) -> None:
        """The camera follows a ghost that leaves the window; nobody who looks elsewhere is called back."""
        camera, end = self._field.camera, ghost.preview().end
        left, lower, right, upper = camera.view
        room = _SEEN / camera.scale
        inside = left + room <= end.x <= right - room and lower + room <= end.y <= upper - room
        if not inside and not camera.moving and not self._dragging:
            camera.show_place(end.x, end.y)

    def press(self, hand: Controller, press: Press) -> bool:
        """Whether a press is done with: a stick leans until it is let go; others step (`Controller.feed`).

        What hurries the picture elsewhere makes steps small.
        """
        helm = hand.helm
        if helm is None or hand.me in self._table.bots:
            return False
        if press.intent is Intent.BACK:
            self._back = (hand.me, 0.0) if press.down and hand.ghost() is not None else None
        if press.intent is Intent.HURRY:
            helm.fine = press.down
        if press.intent not in MOVES or not press.device.is_pad or helm.reforms:
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
        touched_end = self._ends_at(ghost, x, y)
        if touched and not touched_end and ghost.order() is not None:
            return hand.feed(Intent.ACCEPT)
        self._dragging = True
        self._widens = touched_end
        if not touched and not touched_end:
            self._drag(ghost, x, y)
        return None

    def drop(self) -> None:
        """The mouse let go."""
        self._dragging = self._widens = False

    def _ends_at(self, ghost: Driving, x: float, y: float) -> bool:
        """Whether a place is on an end of the ghost's front."""
        seen, camera = ghost.preview(), self._field.camera
        aside, on = seen_from(Stand(*seen.end), camera.to_board(x, y))
        reach = _TOUCH / camera.scale
        return abs(abs(aside) - seen.shape.width / 2) <= reach and abs(on) <= reach

    def _drag(self, ghost: Driving, x: float, y: float) -> None:
        east, south = self._field.camera.to_board(x, y)
        if self._widens:
            aside, _ = seen_from(Stand(*ghost.preview().end), (east, south))
            ghost.point(round(east), round(south), max(1, round(2 * abs(aside))))
            return
        helm = self._hand.helm if self._hand is not None else None
        ghost.point(round(east), round(south), free=helm is not None and helm.fine)
