"""Lips that move at will, as before a lie: the prompt on the valance, the tap of a button, the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.label import Label
from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Box, Point, is_in_box
from scenes.match.hands import TAP_SECONDS
from scenes.widgets.header import valance_of
from scenes.widgets.prompt import CLICK, Prompt

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene

_SIZE = 30.0
_EDGE, _GAP, _NEAR, _TAB = 36.0, 16.0, 8.0, 446.0
"""Units from the ends of the valance to its words, between two of them, before the tab of the title at least,
and where words before it end at most."""


class LipsHand:
    """The hand of whoever may move lips at a table; `at` is the left middle of the prompt, in units."""

    def __init__(self, scene: MatchScene, at: Point) -> None:
        self._scene, self._at = scene, at
        self.button = Intent.PEEK if scene.table.game.offers else Intent.HURRY
        """What is tapped: where offers are made, a tap on what hurries turns the pace of the picture."""
        self._held: dict[Device, float] = {}
        self._layer: Layer | None = None
        self._prompt: Prompt | None = None
        self._shown: tuple[Player, bool, Device] | None = None
        self._beside = ""

    @property
    def whose(self) -> tuple[Player, bool] | None:
        """The first person at the table with lips to move, and whether they have not moved in this turn."""
        lips, table = self._scene.table.lips, self._scene.table
        people = [one for one in self._scene.hands.people if lips.is_free(one)]
        ready = next((one for one in people if lips.may_move(table, one)), None)
        if ready is not None:
            return ready, True
        return (people[0], False) if people and table.outcome is None else None

    @property
    def side(self) -> int | None:
        """The side of the title where the prompt stands: 0 is left of it, 1 right of it; None without one."""
        return None if self.whose is None else int(self._at[0] > WIDTH / 2)

    @property
    def box(self) -> Box | None:
        """Where the mouse presses the prompt; None where it is not shown."""
        return self._prompt.box if self._prompt is not None and self._prompt.width else None

    def press(self, press: Press) -> None:
        """A tap moves the lips of whoever taps; whoever holds the button only hurries, or only looks."""
        if press.intent is not self.button:
            return
        if press.down and self._scene.timeline.idle:
            self._held[press.device] = 0.0
        elif self._held.pop(press.device, TAP_SECONDS) < TAP_SECONDS:
            self.move(self._scene.hands.player_of(press.device))

    def click(self, x: float, y: float) -> bool:
        """The mouse presses the prompt; returns whether it did."""
        box = self.box
        if box is None or not is_in_box(box, x, y):
            return False
        self.move(self._scene.hands.player_of(MOUSE))
        return True

    def move(self, player: Player | None) -> None:
        """Move a player's lips, for all to see, if they may be moved now."""
        scene = self._scene
        if player is not None and scene.table.lips.move(scene.table, player):
            scene.sounds.play("peek")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, and show the prompt as long as it does something."""
        for device in self._held:
            self._held[device] += dt
        whose = self.whose
        hand = None if whose is None else self._scene.hands.shown_device(whose[0])
        wanted = None if whose is None or hand is None else (*whose, hand)
        stale = self._layer is not None and self._layer not in self._scene.layers()
        moved = self._neighbour is not None and self._neighbour.text != self._beside
        if wanted != self._shown or ((stale or moved) and wanted is not None):
            self._show(wanted)

    @property
    def _neighbour(self) -> Label | None:
        """The words that share their side of the valance with the prompt."""
        header = valance_of(self._scene)
        if header is None:
            return None
        return header.left if self._at[0] < WIDTH / 2 else header.right

    @property
    def _tab(self) -> float:
        """Where the words at the left of the title have to end, in units."""
        header = valance_of(self._scene)
        tab = header.title.within if header is not None else None
        return min(_TAB, tab[0] - _NEAR) if tab is not None else _TAB

    def _show(self, wanted: tuple[Player, bool, Device] | None) -> None:
        """Write the prompt, or that lips have moved, until the turn is over."""
        self._shown, self._prompt, scene = wanted, None, self._scene
        if self._layer is None or self._layer not in scene.layers():
            self._layer = scene.layer()
        self._layer.clear()
        if wanted is None:
            return
        _, ready, hand = wanted
        x, y = self._at
        if not ready:
            words = scene.texts("lips-moved")
            said = self._layer.text(words, x, y + 8, 24, face="fell-italic", colour=style.GOLD_LIGHT)
            left, wide = self._squeezed_in(said.width)
            said.move(left, said.y)
            said.squeeze(wide)
            return
        instead = CLICK if hand == MOUSE else None
        self._prompt = Prompt(
            self._layer,
            hand,
            self.button,
            scene.texts("lips-move"),
            x,
            y,
            _SIZE,
            text_size=24,
            instead=instead,
        )
        left, wide = self._squeezed_in(self._prompt.width)
        self._prompt.move(left, y)
        self._prompt.squeeze(wide)

    def _squeezed_in(self, wide: float) -> tuple[float, float]:
        """The left end and the width of something so `wide`: it and its neighbour are squeezed alike."""
        beside, x = self._neighbour, self._at[0]
        if beside is None:
            return x, wide
        self._beside = beside.text
        beside.squeeze(WIDTH)
        on_left = x < WIDTH / 2
        tab = self._tab
        room = (tab if on_left else WIDTH - x) - _EDGE - _GAP
        share = min(1.0, room / (beside.width + wide))
        beside.squeeze(beside.width * share)
        wide *= share
        return max(_EDGE + beside.width + _GAP, min(x, tab - wide)) if on_left else x, wide
