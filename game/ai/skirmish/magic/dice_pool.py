"""Sharing a pool of dice among spells: chances to work, and what failures and miscasts cost."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.whole_numbers import nearest_whole
from game.rules.skirmish.magic.law import MOST_DICE
from game.rules.skirmish.odds.single import casting_chances, spell_success_chance
from game.rules.skirmish.rolls.spell import FAILED, IRRESISTIBLE

LATER_SPELL_WEIGHT = 0.9
"""Weight of a spell still to come, beside its worth now: the sure thing first."""


class CastableSpell(NamedTuple):
    """A spell that a wizard may still cast, at the best of its targets."""

    wizard: int
    level: int
    value: int
    """The casting value that dice and level must reach."""
    worth: float
    """Points if the spell works."""
    miscast_cost: float
    """Points that a miscast costs."""


class Resistance(NamedTuple):
    """The other side's means against spells: dispel dice, its best wizard's level, all it has to fear."""

    dice: int = 0
    level: int = 0
    fear: float = 0.0
    """Points of all spells that may still come, together."""

    def against(self, worth: float) -> int:
        """The dice that the other side will spend on a spell: as many as the spell's part of its fear."""
        return nearest_whole(self.dice * min(1.0, max(0.0, worth) / self.fear)) if self.fear > 0 else 0


def expected_spell_value(spell: CastableSpell, dice: int, foe: Resistance) -> float:
    """Points that `dice` dice promise for a spell, miscasts counted."""
    against = foe.against(spell.worth)
    works = _success_chance(dice, spell.level, spell.value, against, foe.level if against else 0)
    return works * spell.worth - _miscast_chance(spell, dice) * spell.miscast_cost


@lru_cache(maxsize=8192)
def _success_chance(dice: int, level: int, value: int, against: int, their_level: int) -> float:
    """The chance that a spell works, by `spell_success_chance`; remembered."""
    return spell_success_chance(dice, level, value, against, their_level)


@lru_cache(maxsize=2048)
def _verdict_chance(dice: int, level: int, value: int, which: str) -> float:
    """The chance of one verdict on a casting; remembered."""
    return casting_chances(dice, level, value)[which]


def _miscast_chance(spell: CastableSpell, dice: int) -> float:
    """The chance of a miscast (S-41)."""
    return _verdict_chance(dice, spell.level, spell.value, IRRESISTIBLE)


def casting_failure_chance(spell: CastableSpell, dice: int) -> float:
    """The chance that the casting fails and silences its wizard (S-40)."""
    return _verdict_chance(dice, spell.level, spell.value, FAILED)


def best_by_pool(spells: Sequence[CastableSpell], pool: int, foe: Resistance) -> list[float]:
    """The most points that 0, 1, 2, … `pool` dice may bring, each spell cast once at most."""
    best = [0.0] * (pool + 1)
    for one in spells:
        gains = [expected_spell_value(one, dice, foe) for dice in range(1, min(MOST_DICE, pool) + 1)]
        best = [
            max(
                [
                    best[pool_size],
                    *(best[pool_size - dice] + gain for dice, gain in enumerate(gains[:pool_size], 1)),
                ]
            )
            for pool_size in range(pool + 1)
        ]
    return best
