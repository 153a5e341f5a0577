"""Flights, rallies, leaving the table (S-36, S-37, S-78)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
