"""Challenges in close combat (S-58)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
