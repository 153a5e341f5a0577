"""A treachery card by a secret button: which button plays which card is dealt anew each time (S-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.intents import Intent
from game.rules.skirmish.actions.player import Pass
from scenes.games.skirmish.table.answers.crumbs import CARD, Crumb, next_crumbs, option_at
from scenes.games.skirmish.table.answers.families import CARDS
from scenes.match.hands import Answer, PromptSpec
from scenes.match.secret_order import SecretOrder

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

NO_CARD = ""
"""What one of the buttons means: nothing is played."""
BUTTONS = (
    *(Intent.DOUBT, Intent.PREVIOUS, Intent.NEXT),
    *(Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.LEFT, Intent.COUNTER),
)
"""The buttons of the cards, from the left; what wakes the picture plays nothing."""
_PASS = (PromptSpec(Intent.BACK, "skirmish-cards-none"),)


class CardTool:
    """Whoever holds the window presses one button, and it is over: a card that fits is played.

    Any other button passes, and so does the one that means no card: who passes presses as much as who plays.
    A card that needs a unit or an army is laid open first.
    """

    def __init__(self, order: SecretOrder) -> None:
        """`order`: where the cards lie; its dice are the screen's own and know no secret."""
        self._order = order
        self._open = False

    def takes(self, hand: Controller) -> bool:
        """Whether the window is held and no card lies open yet; whoever begins to hold is dealt anew."""
        held = hand.family is CARDS and hand.picking
        if held and not self._open:
            self._order.draw(len(hand.view.hand) + 1)
        self._open = held
        return held and not hand.path

    def things(self, hand: Controller) -> tuple[str, ...]:
        """What each button means, in the order of `BUTTONS`: cards of the hand, and `NO_CARD`."""
        return self._order.arrange((*hand.view.hand, NO_CARD))[: len(BUTTONS)]

    def buttons(self, hand: Controller) -> tuple[Intent, ...]:
        """As many buttons as cards, and one: everybody may know them."""
        return BUTTONS[: len(hand.view.hand) + 1]

    def button_of(self, hand: Controller, card: str) -> Intent:
        """The button of a card that is held, or of none."""
        things = self.things(hand)
        return BUTTONS[things.index(card)] if card in things else Intent.BACK

    def fits(self, hand: Controller, card: str) -> bool:
        """Whether a card can be played now."""
        return bool(card) and Crumb(CARD, (card,)) in next_crumbs(_plays(hand), ())

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Nothing is played; the buttons of the cards lie under their backs."""
        return _PASS

    def state(self, hand: Controller) -> object:
        """What each button means."""
        return self.things(hand)

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """One press: the card is played, laid open, or nothing is."""
        if intent is Intent.BACK:
            return Pass(hand.me)
        buttons = self.buttons(hand)
        if intent not in buttons:
            return None
        card = self.things(hand)[buttons.index(intent)]
        if not self.fits(hand, card):
            return Pass(hand.me)
        crumb = Crumb(CARD, (card,))
        whole: Answer = option_at(_plays(hand), (crumb,))
        if whole is None:
            hand.path, hand.cursor = (crumb,), 0
        return whole


def _plays(hand: Controller) -> list[object]:
    """The cards that may be played now."""
    return [option for option in hand.options if not isinstance(option, Pass)]
