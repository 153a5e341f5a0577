"""The buttons that answer the questions of Roulette: slot k gives answer k."""

from game.input.intents import Intent

_OTHERS = (
    *(Intent.DOUBT, Intent.COUNTER, Intent.PREVIOUS, Intent.NEXT),
    *(Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.LEFT),
)
SLOTS = (Intent.ACCEPT, *_OTHERS)
"""The buttons of cards and accusations, in the order of their answers."""
SECRET_SLOTS = (*_OTHERS, Intent.BACK)
"""The buttons of secret choices: what passes a window for cards is never a pocket, a bet or an aim (R-20)."""
