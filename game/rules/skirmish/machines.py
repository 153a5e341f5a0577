"""War machines and breath (S-49, S-50, S-82)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
