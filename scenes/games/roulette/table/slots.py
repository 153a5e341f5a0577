"""The buttons that answer the questions of Roulette: slot k gives answer k, whatever is asked."""

from game.input.intents import Intent

SLOTS = (
    *(Intent.ACCEPT, Intent.DOUBT, Intent.COUNTER, Intent.PREVIOUS, Intent.NEXT),
    *(Intent.UP, Intent.RIGHT, Intent.DOWN, Intent.LEFT),
)
"""The buttons of the map, in the order of its answers."""
