"""The hand of whoever is charged: one of three cards is chosen and laid (S-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.flow.questions import CHARGE_REACTION
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

REACTIONS = ("hold", "shoot", "flee")
"""The cards, from the left."""
_STEPS = {Intent.LEFT: -1, Intent.UP: -1, Intent.RIGHT: 1, Intent.DOWN: 1}
_PROMPTS = (
    PromptSpec(Intent.RIGHT, "skirmish-react-choose"),
    PromptSpec(Intent.ACCEPT, "skirmish-react-lay"),
)


class ReactionTool:
    """Which card of one chair is chosen; a new charge begins with what can be done."""

    def __init__(self) -> None:
        self.at = 0
        self._charge: object = None

    def takes(self, hand: Controller) -> bool:
        """Whether this chair is charged and asked."""
        return hand.kind == CHARGE_REACTION

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Choose a card, lay it."""
        return _PROMPTS

    def state(self, hand: Controller) -> object:
        """The chosen card."""
        self._begin(hand)
        return self.at

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Another card, or this one; one that is not possible says why."""
        self._begin(hand)
        if intent in _STEPS:
            self.at = (self.at + _STEPS[intent]) % len(REACTIONS)
        elif intent is Intent.ACCEPT:
            action = React(hand.me, REACTIONS[self.at])
            return hand.seat.refusal(action) or action
        return None

    def suggest(self, reaction: str) -> None:
        """Let the cursor begin on what is advised, as long as nobody has moved it."""
        if reaction in REACTIONS:
            self.at = REACTIONS.index(reaction)

    def _begin(self, hand: Controller) -> None:
        """The first possible card, at the beginning of a charge."""
        charge = (hand.view.questions[-1], hand.table.tick())
        if charge != self._charge:
            self._charge = charge
            able = [one.reaction for one in hand.options if isinstance(one, React)]
            self.at = REACTIONS.index(able[0]) if able else 0
