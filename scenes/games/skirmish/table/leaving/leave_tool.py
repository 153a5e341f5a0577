"""The hand of whoever lets a character leave a unit: a ghost that goes anywhere (S-81)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Leave, Move
from game.rules.skirmish.flow.questions import REMAINING_MOVE
from scenes.games.skirmish.table.answers.crumbs import UNIT
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

STEP, TURN_STEP = 1000, 1500
"""Milli and centi of a press of a key."""
_FINE = 10, 5
"""By what steps are divided for a careful hand."""
_FORWARD = {Intent.UP: 1, Intent.DOWN: -1}
_TURNS = {Intent.RIGHT: 1, Intent.LEFT: -1}
_PROMPTS = (
    PromptSpec(Intent.UP, "skirmish-hand-forth"),
    PromptSpec(Intent.RIGHT, "skirmish-hand-turn"),
    PromptSpec(Intent.ACCEPT, "skirmish-hand-go"),
    PromptSpec(Intent.BACK, "skirmish-hand-back"),
)


class LeaveTool:
    """One chair's character beside its unit, from the moment that it is chosen."""

    def __init__(self) -> None:
        self._order: Leave | None = None
        self._asked: object = None

    def takes(self, hand: Controller) -> bool:
        """Whether a character is chosen that can do nothing but leave."""
        return bool(self._offered(hand))

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """On, round, go, back."""
        return _PROMPTS

    def state(self, hand: Controller) -> object:
        """Where it would stand."""
        return self.order(hand)

    def lit(self, hand: Controller) -> tuple[int, ...]:
        """Whoever leaves."""
        order = self.order(hand)
        return (order.unit,) if order is not None else ()

    def order(self, hand: Controller) -> Leave | None:
        """The order that the ghost stands for; it begins with the one that the rules offer."""
        offered = self._offered(hand)
        asked = hand.table.tick(), offered
        if asked != self._asked:
            self._asked, self._order = asked, offered[0] if offered else None
        return self._order

    def refusal(self, hand: Controller) -> Refusal | None:
        """Why it may not stand there."""
        order = self.order(hand)
        return hand.seat.refusal(order) if order is not None else None

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """On and back along its heading, round on the spot; then the order, or why not."""
        order = self.order(hand)
        if order is None:
            return None
        pace, turns = _FINE if hand.helm is not None and hand.helm.fine else (1, 1)
        if intent in _FORWARD:
            self.push(hand, _FORWARD[intent] * STEP / pace, 0)
        elif intent in _TURNS:
            self.push(hand, 0, _TURNS[intent] * TURN_STEP / turns)
        elif intent is Intent.BACK:
            hand.step_back()
        elif intent is Intent.ACCEPT:
            return self.refusal(hand) or order
        return None

    def push(self, hand: Controller, forward: float, turn: float) -> None:
        """Turn by so many centi, then go on by so many milli."""
        order = self.order(hand)
        if order is not None:
            heading = round(order.heading + turn) % 36000
            angle = math.radians(heading / 100)
            x, y = order.x + forward * math.sin(angle), order.y + forward * math.cos(angle)
            self._order = Leave(order.player, order.unit, round(x), round(y), heading)

    def put(self, hand: Controller, x: float, y: float, start: tuple[float, float]) -> None:
        """Stand at a point, and look away from where it stood."""
        order = self.order(hand)
        if order is not None:
            heading = round(math.degrees(math.atan2(x - start[0], y - start[1])) * 100) % 36000
            self._order = Leave(order.player, order.unit, round(x), round(y), heading)

    def _offered(self, hand: Controller) -> tuple[Leave, ...]:
        """The orders to leave of the character that is chosen, where it has no move."""
        if hand.kind != REMAINING_MOVE or len(hand.path) != 1 or hand.path[0].kind != UNIT:
            return ()
        own = [one for one in hand.options if getattr(one, "unit", None) == hand.path[0].worth[0]]
        if any(isinstance(one, Move) for one in own):
            return ()
        return tuple([one for one in own if isinstance(one, Leave)])
