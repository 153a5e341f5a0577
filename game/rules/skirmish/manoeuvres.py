"""."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
