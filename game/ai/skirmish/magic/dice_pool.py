"""How a pool of dice is best shared out among spells: chances to work, what a failure and a mishap cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.skirmish.magic.law import MOST_DICE
from game.rules.skirmish.odds.single import casting_chances, spell_success_chance
from game.rules.skirmish.rolls.spell import FAILED, IRRESISTIBLE

LATER = 0.9
"""What a spell still to come counts, of what it is worth now: the sure thing first."""


class CastableSpell(NamedTuple):
    """A spell that a wizard may still cast at the best of its targets."""

    wizard: int
    level: int
    value: int
    """What dice and level must reach."""
    worth: float
    """Points, if it works."""
    mishap: float
    """Points that a miscast costs."""


class Resistance(NamedTuple):
    """What the other side has against it: dice, its best wizard's level, and all that it has to fear."""

    dice: int = 0
    level: int = 0
    fear: float = 0.0
    """Points: of every spell that may still come, together."""

    def against(self, worth: float) -> int:
        """The dice that it will spend on a spell: the more, the more of its fear that one is."""
        return round(self.dice * min(1.0, max(0.0, worth) / self.fear)) if self.fear > 0 else 0


def expected_spell_value(ambition: CastableSpell, dice: int, foe: Resistance) -> float:
    """The points that so many dice promise for a spell, mishaps counted."""
    against = foe.against(ambition.worth)
    works = _success(dice, ambition.level, ambition.value, against, foe.level if against else 0)
    return works * ambition.worth - _mishaps(ambition, dice) * ambition.mishap


@lru_cache(maxsize=8192)
def _success(dice: int, level: int, value: int, against: int, their_level: int) -> float:
    """The chance that a spell works, see `spell_success_chance`; remembered."""
    return spell_success_chance(dice, level, value, against, their_level)


@lru_cache(maxsize=2048)
def _verdict(dice: int, level: int, value: int, which: str) -> float:
    """The chance of one verdict on a casting; remembered."""
    return casting_chances(dice, level, value)[which]


def _mishaps(ambition: CastableSpell, dice: int) -> float:
    """The chance of a miscast (S-41)."""
    return _verdict(dice, ambition.level, ambition.value, IRRESISTIBLE)


def casting_failure_chance(ambition: CastableSpell, dice: int) -> float:
    """The chance that the wizard is silenced (S-40)."""
    return _verdict(dice, ambition.level, ambition.value, FAILED)


def best_by_pool(ambitions: Sequence[CastableSpell], pool: int, foe: Resistance) -> list[float]:
    """The most that 0, 1, 2, … `pool` dice may bring, each spell cast once at most."""
    best = [0.0] * (pool + 1)
    for one in ambitions:
        gains = [expected_spell_value(one, dice, foe) for dice in range(1, min(MOST_DICE, pool) + 1)]
        best = [
            max([best[have], *(best[have - dice] + gain for dice, gain in enumerate(gains[:have], 1))])
            for have in range(pool + 1)
        ]
    return best
