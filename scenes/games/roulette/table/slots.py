"""The buttons that answer the questions of Roulette: slot k gives answer k."""

from collections.abc import Callable

from game.core.rng import Chance
from game.input.intents import Intent

_OTHERS = (
    *(Intent.DOUBT, Intent.COUNTER, Intent.PREVIOUS, Intent.NEXT),
    *(Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.LEFT),
)
SLOTS = (Intent.ACCEPT, *_OTHERS)
"""The buttons of accusations, in the order of their answers."""
CARD_SLOTS = (Intent.DOUBT, Intent.COUNTER, Intent.UP, Intent.DOWN)
"""The buttons of the cards on a page of one's hand; what passes a window never plays a card."""
PAGE_CARDS = len(CARD_SLOTS)
"""Cards on a page of a hand, each with a button of its own."""
PAGES = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
"""With these one turns the pages of one's hand."""
SECRET_SLOTS = (*_OTHERS, Intent.BACK)
"""The buttons of secret choices: what passes a window for cards is never a pocket, a bet or an aim (R-20)."""


class SecretSlots:
    """The buttons of secret choices, in the order of their answers; the same for everybody at the table.

    Where two people share a keyboard, each sees the other's fingers: for them the buttons are dealt anew
    each round, face up. The dice are the screen's own and know no secret.
    """

    def __init__(self, dice: Chance | None = None, shared: Callable[[], bool] = lambda: False) -> None:
        """`shared` says whether the buttons are dealt; without dice they never are."""
        self._dice, self._shared = dice, shared
        self._round: int | None = None
        self._slots: tuple[Intent, ...] = SECRET_SLOTS

    def lapsed(self, intent: Intent, count: int) -> bool:
        """Say whether this button answers nothing this round, of so many answers, but may do in another."""
        return self.dealt and intent in _OTHERS and intent not in self._slots[:count]

    @property
    def dealt(self) -> bool:
        """Say whether the buttons of the round that was asked for last have been dealt."""
        return self._slots is not SECRET_SLOTS

    def of(self, number: int) -> tuple[Intent, ...]:
        """Return the buttons of the round of this number; they stay as they are until the next."""
        if number != self._round:
            self._round, self._slots = number, SECRET_SLOTS
            if self._dice is not None and self._shared():
                dealt = list(_OTHERS)
                self._dice.shuffle(dealt)
                self._slots = (*dealt, Intent.BACK)
        return self._slots
