"""Combat result, break tests, pursuits, combat reforms (S-55 to S-58, S-74)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
