"""Offers and promises (S-18)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
