"""The Shooting phase: volleys (S-44, S-45)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
