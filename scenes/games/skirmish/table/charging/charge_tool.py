"""The hand of whoever declares charges: own units, whom each may charge, and the charge (S-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.actions.player import TakeBack
from game.rules.skirmish.flow.questions import DECLARE_CHARGES
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

UNITS = {Intent.LEFT: -1, Intent.RIGHT: 1}
TARGETS = {Intent.UP: -1, Intent.DOWN: 1, Intent.PREVIOUS: -1, Intent.NEXT: 1}
_PROMPTS = (
    PromptSpec(Intent.ACCEPT, "skirmish-charge-declare"),
    PromptSpec(Intent.RIGHT, "skirmish-charge-unit"),
    PromptSpec(Intent.DOWN, "skirmish-charge-target"),
    PromptSpec(Intent.DOUBT, "skirmish-charge-reasons"),
)


class ChargeTool:
    """One chair's next charge; it begins with the first unit that may charge."""

    def __init__(self) -> None:
        self.reasons = False
        """Whether the sum of the clash lies open."""
        self._charge: DeclareCharge | None = None

    def takes(self, hand: Controller) -> bool:
        """Whether this chair declares charges, and somebody is left who may."""
        return hand.kind == DECLARE_CHARGES and not hand.replying and bool(charges_of(hand))

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Charge, another unit, another target, why."""
        return _PROMPTS

    def state(self, hand: Controller) -> object:
        """What is marked, and whether its reasons lie open."""
        return self.marked(hand), self.reasons

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Another unit or target, or the charge; what is refused says why."""
        marked = self.marked(hand)
        if marked is None:
            return None
        if intent in UNITS:
            units = list(dict.fromkeys(one.unit for one in charges_of(hand)))
            unit = units[(units.index(marked.unit) + UNITS[intent]) % len(units)]
            self._charge = next(one for one in charges_of(hand) if one.unit == unit)
        elif intent in TARGETS:
            own = [one for one in charges_of(hand) if one.unit == marked.unit]
            self._charge = own[(own.index(marked) + TARGETS[intent]) % len(own)]
        elif intent is Intent.DOUBT:
            self.reasons = not self.reasons
        elif intent is Intent.BACK:
            return TakeBack(hand.me)
        elif intent is Intent.ACCEPT:
            return hand.seat.refusal(marked) or marked
        return None

    def marked(self, hand: Controller) -> DeclareCharge | None:
        """The charge under the cursor; None: nobody can charge."""
        charges = charges_of(hand)
        if self._charge not in charges:
            mine = [one for one in charges if self._charge is not None and one.unit == self._charge.unit]
            self._charge = next(iter(mine or charges), None)
        return self._charge

    def mark_unit(self, hand: Controller, unit: int) -> Answer:
        """A unit was clicked: one's own charges next, another is marked, the marked one is charged.

        Whoever cannot be charged says why.
        """
        marked, charges = self.marked(hand), charges_of(hand)
        if marked is None:
            return None
        own = [one for one in charges if one.unit == unit]
        at = next((one for one in charges if one.unit == marked.unit and one.target == unit), None)
        if own:
            self._charge = own[0]
        elif unit == marked.target:
            return hand.seat.refusal(marked) or marked
        elif at is not None:
            self._charge = at
        else:
            return hand.seat.refusal(DeclareCharge(hand.me, marked.unit, unit))
        return None


def charges_of(hand: Controller) -> list[DeclareCharge]:
    """The charges among the options of a hand."""
    return [one for one in hand.options if isinstance(one, DeclareCharge)]
