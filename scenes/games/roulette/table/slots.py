"""The buttons that answer the questions of Roulette: slot k gives answer k."""

from collections.abc import Callable

from game.core.rng import Chance
from game.input.intents import Intent

_OTHERS = (
    *(Intent.DOUBT, Intent.COUNTER, Intent.PREVIOUS, Intent.NEXT),
    *(Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.LEFT),
)
SLOTS = (Intent.ACCEPT, *_OTHERS)
"""The buttons of cards and accusations, in the order of their answers."""
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

    def of(self, number: int) -> tuple[Intent, ...]:
        """Return the buttons of the round of this number; they stay as they are until the next."""
        if number != self._round:
            self._round, self._slots = number, SECRET_SLOTS
            if self._dice is not None and self._shared():
                dealt = list(_OTHERS)
                self._dice.shuffle(dealt)
                self._slots = (*dealt, Intent.BACK)
        return self._slots
