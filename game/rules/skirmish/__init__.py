"""Triomphe et Trahison: a battle of 2 to 8 armies; one enemy a phase, everybody else neutral.

The rules themselves, `Skirmish`, are in `rules`: who only reads a mod or an action need not load them.
"""

from game.rules.skirmish.actions.player import SkirmishAction
from game.rules.skirmish.content import SECTIONS, content
from game.rules.skirmish.defs.armies import SEATS
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.view import SkirmishView

__all__ = ["SEATS", "SECTIONS", "SkirmishAction", "SkirmishState", "SkirmishView", "content"]
