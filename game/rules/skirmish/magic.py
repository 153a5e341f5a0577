"""The Magic phase: winds, casting, dispelling, spells (S-39 to S-43)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
