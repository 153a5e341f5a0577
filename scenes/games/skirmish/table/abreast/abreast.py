"""The line of units on the table: its ghosts, what it has left, what stops it; it goes off one by one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.rules import Event, Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent, Press
from game.rules.skirmish.actions.player import TakeBack
from game.rules.skirmish.events.player import OrdersTakenBack
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from game.rules.skirmish.survey.preview import preview_order
from scenes.draw import style
from scenes.draw.style import is_in_box
from scenes.games.skirmish.table.abreast.line_tool import LineTool
from scenes.games.skirmish.table.driving.driving import DEAD
from scenes.games.skirmish.table.driving.pieces import Piece
from scenes.games.skirmish.table.driving.tickets import stop_words
from scenes.games.skirmish.table.driving.way_points import seen_from
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.widgets.caption import Caption

if TYPE_CHECKING:
    from scenes.games.skirmish.table.abreast.unit_line import UnitLine
    from scenes.games.skirmish.table.controller import Controller
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

TAP_SECONDS = 0.35
"""Whoever lets go sooner has tapped."""
_PACE, _TURN_PACE = 6000.0, 4500.0
"""Milli and centi a second of a stick that is pushed all the way."""
_INCH = 1000
_FOREVER = 1e9


class Abreast(Part):
    """A tap on the button that ends a phase when held adds a neighbour to whoever is driven."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self._tap: tuple[Player, float] | None = None
        self._drags = False
        self._moment = -1
        self._told = Caption(scene.layer(), x=WINDOW[0] + WINDOW[2] / 2, y=WINDOW[1] + 84.0, size=24)
        self._said: object = None
        self._rest = (0.0, 0.0)
        self._undo: Player | None = None
        """Who takes a line back, as long as there is something left of it."""
        self._before: tuple[Piece, ...] = ()
        """The course of the line before the mouse went down."""

    # presses

    def press(self, player: Player, press: Press) -> bool:
        """A tap adds a unit; a stick that leans pushes the line by itself."""
        hand, tool = self._tool(player)
        if press.intent is Intent.COUNTER and not press.again:
            tapped = self._tap is not None and self._tap[0] == player and self._tap[1] < TAP_SECONDS
            self._tap = (player, 0.0) if press.down else None
            if not press.down and tapped:
                self._widen(hand, tool)
            return False
        if tool.line is None or not tool.takes(hand):
            return False
        if press.intent is Intent.HURRY and hand.helm is not None:
            hand.helm.fine = press.down
        return press.intent in MOVES and self._leans(player)

    def click(self, x: float, y: float) -> bool:
        """The prompt of the button, or the table: the line comes there."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None:
            return False
        hand, tool = self._tool(player)
        for box, owner, intent in self._scene.hands.spots:
            if owner == player and intent is Intent.COUNTER and is_in_box(box, x, y):
                return self._widen(hand, tool)
        if tool.line is None or not tool.takes(hand) or not is_in_box(WINDOW, x, y):
            return False
        self._drags, self._before = True, tool.line.course
        return self.point(x, y)

    def point(self, x: float, y: float) -> bool:
        """The line follows the mouse while its button is down: straight before it, round beside it."""
        player = self._scene.hands.player_of(MOUSE)
        line = self._tool(player)[1].line if player is not None and self._drags else None
        if line is None:
            return False
        line.course = self._before
        middle, half = line.front()
        aside, on = seen_from(middle, self._scene.camera.to_board(x, y))
        if abs(aside) <= half:
            line.push(max(0, round(on)))
        else:
            angle = math.degrees(math.atan2(max(0.0, on), abs(aside) + half)) * 100
            line.turn(round(math.copysign(angle, aside)))
        return True

    def drop(self) -> None:
        """The mouse button came up."""
        self._drags = False

    # time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for taps, sticks, and orders that are on their way."""
        if self._tap is not None:
            self._tap = self._tap[0], self._tap[1] + dt
        shown = None
        for player in self._scene.hands.people:
            hand, tool = self._tool(player)
            if tool.line is not None and (hand.path or self._moment != self._scene.table.ticks):
                tool.drop()
            if tool.line is not None and tool.takes(hand):
                self._push(player, hand, tool.line, dt)
                shown = tool.line
            self._go_on(hand, tool)
        self._show(shown)

    def event(self, event: Event) -> None:
        """Whoever takes one of the line back takes all of it back."""
        if isinstance(event, OrdersTakenBack):
            _, tool = self._tool(event.player)
            back = {stand[0] for stand in event.stands}
            tool.waiting.clear()
            if back.isdisjoint(tool.sent) or event.what != "order":
                tool.sent = [] if event.what != "order" else tool.sent
                return
            tool.sent = [unit for unit in tool.sent if unit not in back]
            self._undo = event.player if tool.sent else None

    def _go_on(self, hand: Controller, tool: LineTool) -> None:
        """Give the next order of a line, or take the next one back, once the last is done."""
        scene = self._scene
        if hand.asks() != REMAINING_MOVE or not scene.timeline.idle:
            return
        if self._undo == hand.me:
            self._undo = None
            if hand.seat.refusal(TakeBack(hand.me)) is None:
                scene.hands.do(TakeBack(hand.me))
        elif tool.waiting:
            order = tool.waiting.popleft()
            refusal = hand.seat.refusal(order)
            if refusal is None and preview_order(scene.board(), order).stop is None:
                scene.hands.do(order)
                return
            tool.waiting.clear()
            tool.sent = tool.sent[: tool.sent.index(order.unit)]
            scene.hands.do(refusal)

    def _push(self, player: Player, hand: Controller, line: UnitLine, dt: float) -> None:
        """A stick pushes the line, or wheels it; what is less than a milli is kept for the next frame."""
        if not self._leans(player):
            self._rest = (0.0, 0.0)
            return
        pace = 0.5 if hand.helm is not None and hand.helm.fine else 1.0
        turn, down = self._scene.steering.feel.leans(player).left
        on, aside = self._rest
        if abs(turn) > abs(down):
            aside += turn * pace * _TURN_PACE * dt
        else:
            on -= down * pace * _PACE * dt
        if round(aside):
            line.turn(round(aside))
        if round(on):
            line.push(round(on))
        self._rest = on - round(on), aside - round(aside)

    def _leans(self, player: Player) -> bool:
        return max(map(abs, self._scene.steering.feel.leans(player).left)) >= DEAD

    def _tool(self, player: Player) -> tuple[Controller, LineTool]:
        hand: Controller = self._scene.hands.controllers[player]
        return hand, next(tool for tool in hand.tools if isinstance(tool, LineTool))

    def _widen(self, hand: Controller, tool: LineTool) -> bool:
        """Add a unit; returns whether the button meant that: at other questions it means other things."""
        if hand.me not in self._scene.hands.people or hand.asks() != REMAINING_MOVE or tool.waiting:
            return False
        refusal = tool.widen(hand)
        self._moment = self._scene.table.ticks
        if refusal is not None:
            self._scene.hands.do(refusal)
        elif tool.line is not None:
            self._scene.sounds.play("accept")
        return refusal is not None or tool.line is not None

    # the picture

    def _show(self, line: UnitLine | None) -> None:
        """The ghosts, and one line of words over them."""
        said = (line.units, line.course, line.stop) if line is not None else None
        if said == self._said:
            return
        self._said = said
        self._scene.field.show_line(line.ends() if line is not None else {})
        if line is None:
            self._told.say("")
            return
        texts, inches = self._scene.texts, round(max(0, line.left) / _INCH, 1)
        words = texts("skirmish-line-left", n=len(line.units), inches=inches)
        if line.stop is not None:
            unit = self._scene.stage.app.texts.name(self._scene.shown.units[line.stopped].unit)
            words = texts("skirmish-line-stopped", unit=unit, why=stop_words(line, texts, self._troop(line)))
        self._told.say(words, seconds=_FOREVER, colour=style.ERROR if line.stop else style.PARCHMENT)

    def _troop(self, line: UnitLine) -> str:
        """The army, in the words of a distance to it, that stops the line."""
        assert line.stop is not None
        if line.stop.id not in self._scene.shown.units:
            return ""
        unit, content = self._scene.shown.units[line.stop.id].unit, line.board.setting.content
        home = next((id for id, faction in content.factions.items() if unit in faction.units), unit)
        said: str = self._scene.stage.app.texts.name(home, "of")
        return said
