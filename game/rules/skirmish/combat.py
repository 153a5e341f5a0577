"""The Close combat phase: order of combats, blows (S-51 to S-54, S-79)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
