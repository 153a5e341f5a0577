"""Choosing zones, placing, scouts, vanguard (S-25)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
