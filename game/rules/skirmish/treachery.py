"""Treachery cards: hands, windows, the stack, effects (S-19 to S-21)."""

from game.rules.skirmish.battle import QUIET

RULES = QUIET
