"""Hécatombe: armies of element tiles, captures, secret objectives that count for all.

The rules themselves, `Hecatombe`, are in `rules`: who only reads a mod or an action need not load them.
"""

from game.rules.hecatombe.actions import HecatombeAction
from game.rules.hecatombe.content import content
from game.rules.hecatombe.defs import SEATS, SECTIONS
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView

__all__ = ["SEATS", "SECTIONS", "HecatombeAction", "HecatombeState", "HecatombeView", "content"]
