"""Casting and dispelling: the numbers that dice must reach, and their verdicts (S-40 to S-42)."""

from collections.abc import Sequence

from game.rules.skirmish.rolls.target import Modifier, Target

MIN_CASTING_TOTAL = 3
"""The natural total under which casting or dispelling always fails."""
FAILED, CAST, IRRESISTIBLE = "failed", "cast", "irresistible"
"""Verdicts on a casting or dispelling."""


def to_cast(value: int, level: int) -> Target:
    """The number to cast: the spell's value less the wizard's level, never under 3 (S-40).

    >>> print(to_cast(9, 2))
    7+ = 9 (casting-value) -2 (level)
    """
    return Target(value, "casting-value", least=MIN_CASTING_TOTAL) + Modifier(-level, "level")


def to_dispel(result: int, level: int) -> Target:
    """The number to dispel: the casting result less the dispelling wizard's level, never under 3 (S-42)."""
    return Target(result, "casting-result", least=MIN_CASTING_TOTAL) + Modifier(-level, "level")


def spell_verdict_of_total(needed: Target, total: int, sixes: int) -> str:
    """The verdict on a casting or dispelling: failed, cast, or, by two natural 6s, irresistible.

    A dispelling that is not failed dispels; two 6s always do (S-41, S-42).
    """
    if sixes >= 2:
        return IRRESISTIBLE
    return CAST if total >= needed.needed else FAILED


def spell_verdict(needed: Target, dice: Sequence[int]) -> str:
    """The verdict on these dice.

    >>> spell_verdict(to_cast(4, 4), (1, 1)), spell_verdict(to_cast(4, 4), (1, 2))
    ('failed', 'cast')
    >>> spell_verdict(to_cast(15, 1), (6, 6))
    'irresistible'
    """
    return spell_verdict_of_total(needed, sum(dice), list(dice).count(6))


def is_wizard_silenced(dice: Sequence[int], outcome: str, *, dispelling: bool = False) -> bool:
    """Whether the wizard does no more this phase: a failed casting; a dispelling of 1 or 2 (S-40, S-42).

    >>> is_wizard_silenced((1, 2), "failed"), is_wizard_silenced((1, 2), "failed", dispelling=True)
    (True, False)
    """
    return outcome == FAILED and (not dispelling or sum(dice) < MIN_CASTING_TOTAL)
