"""Leadership tests and panic (S-26, S-30, S-59)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
