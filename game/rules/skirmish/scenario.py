"""What is fought for beside tokens (S-24)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
