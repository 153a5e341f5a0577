"""Mercenaries that waver (S-22)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
