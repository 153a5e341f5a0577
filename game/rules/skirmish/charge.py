"""Declaring charges, reactions, rolls, ways, alignment (S-33 to S-35, S-77)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
