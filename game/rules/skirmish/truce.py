"""The truce of close combat (S-10)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
