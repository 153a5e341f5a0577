"""Complots: court intrigue of hidden characters, claims, challenges and blocks, for 2 to 8 players.

The rules themselves, `Complots`, are in `rules`: who only reads a mod or an action need not load them.
"""

from game.rules.complots.actions import ComplotsAction
from game.rules.complots.content import content
from game.rules.complots.defs import SEATS, SECTIONS
from game.rules.complots.state import ComplotsState
from game.rules.complots.view import ComplotsView

__all__ = ["SEATS", "SECTIONS", "ComplotsAction", "ComplotsState", "ComplotsView", "content"]
