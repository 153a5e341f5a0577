"""The Movement phase: sub-phases, compulsory and remaining moves (S-31, S-32, S-38)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
