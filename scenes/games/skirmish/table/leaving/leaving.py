"""The ghost of a character that leaves a unit, and why it may not stand where it is put (S-81)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent, Press
from scenes.draw import style
from scenes.draw.style import is_in_box
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.leaving.leave_tool import LeaveTool
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.shown import Stand
from scenes.widgets.caption import Caption

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

_DEAD = 0.18
"""A stick that is pushed less stands still."""
_PACE, _TURN_PACE = 5000.0, 9000.0
"""Milli and centi a second of a stick that is pushed all the way."""
_TOUCH = 11.0
"""Units around the ghost that are the ghost, for the mouse."""
_FOREVER = 1e9


class Leaving(Part):
    """Sticks push it, the mouse puts it; a click on the ghost sends it off."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self._told = Caption(scene.layer(), x=WINDOW[0] + WINDOW[2] / 2, y=WINDOW[1] + 84.0, size=24)
        self._said: object = None

    def press(self, player: Player, press: Press) -> bool:
        """A stick that leans pushes by itself; the button that hurries makes steps small."""
        hand, tool = self._tool(player)
        if not tool.takes(hand):
            return False
        if press.intent is Intent.HURRY and hand.helm is not None:
            hand.helm.fine = press.down
        return press.intent in MOVES and self._leans(player)

    def point(self, x: float, y: float) -> bool:
        """The mouse is over the table: nothing else is pointed at meanwhile."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None or not is_in_box(WINDOW, x, y):
            return False
        hand, tool = self._tool(player)
        return tool.takes(hand)

    def click(self, x: float, y: float) -> bool:
        """The ghost comes to the mouse; clicked itself, it goes."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None or not is_in_box(WINDOW, x, y):
            return False
        hand, tool = self._tool(player)
        order = tool.order(hand) if tool.takes(hand) else None
        if order is None:
            return False
        if math.dist(self._scene.camera.to_screen(order.x, order.y), (x, y)) <= _TOUCH:
            self._scene.hands.answer(player, Intent.ACCEPT)
        else:
            start = self._scene.shown.middle_of(order.unit)
            tool.put(hand, *self._scene.camera.to_board(x, y), start)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for a stick that leans; show the ghost of whoever leaves."""
        seen = None
        for player in self._scene.hands.people:
            hand, tool = self._tool(player)
            if tool.takes(hand):
                if self._leans(player):
                    turn, down = self._scene.steering.feel.leans(player).left
                    tool.push(hand, -down * _PACE * dt, turn * _TURN_PACE * dt)
                seen = hand, tool
        self._show(seen)

    def _show(self, seen: tuple[Controller, LeaveTool] | None) -> None:
        order = seen[1].order(seen[0]) if seen is not None else None
        if order == self._said:
            return
        self._said = order
        if seen is None or order is None:
            self._scene.field.show_line({})
            self._told.say("")
            return
        self._scene.field.show_line({order.unit: Stand(order.x, order.y, order.heading)})
        refusal = seen[1].refusal(seen[0])
        words = "" if refusal is None else self._scene.texts(f"refusal-{refusal.code}", **refusal.facts)
        self._told.say(words, seconds=_FOREVER, colour=style.ERROR)

    def _leans(self, player: Player) -> bool:
        return max(map(abs, self._scene.steering.feel.leans(player).left)) >= _DEAD

    def _tool(self, player: Player) -> tuple[Controller, LeaveTool]:
        hand: Controller = self._scene.hands.controllers[player]
        return hand, next(tool for tool in hand.tools if isinstance(tool, LeaveTool))
