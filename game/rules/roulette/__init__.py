"""Roulette: simultaneous bluff with a seven-card barrel, accusations and action cards.

The rules themselves, `Roulette`, are in `rules`: who only reads a mod or an action need not load them.
"""

from game.rules.roulette.actions import RouletteAction
from game.rules.roulette.content import content
from game.rules.roulette.defs import SEATS, SECTIONS
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView

__all__ = ["SEATS", "SECTIONS", "RouletteAction", "RouletteState", "RouletteView", "content"]
