"""Leadership tests as numbers with reasons: two dice stay at most at them (S-26, S-30, S-37, S-56).

Here a modifier is added to Leadership: below zero it makes the test harder. `ld` is the unit's Leadership
with its reasons, as `unit.leadership` says it.
"""

from collections.abc import Sequence

import msgspec

from game.rules.skirmish.rolls.target import Modifier, Target

MAX_LEADERSHIP = 10
"""The highest Leadership, whatever the help (S-26)."""
DOUBLE_ONE_TOTAL = 2
"""The total that two dice give only as a double 1."""


def leadership_test(ld: Target | int, *modifiers: Modifier | None) -> Target:
    """The number of a Leadership test: two dice at most this (S-26).

    >>> leadership_test(7, Modifier(-1, "wavering")).needed
    6
    >>> leadership_test(10, Modifier(1, "musician")).needed
    10
    """
    return _capped_leadership(ld, least=0).plus(*modifiers)


def break_test(ld: Target | int, lost_by: int, *modifiers: Modifier | None, firm: str = "") -> Target:
    """The number of a break test: Leadership less the points lost by; 1-1 always holds (S-56).

    A `firm` reason, see `firmness_reason`, gives the points back.

    >>> print(break_test(7, 3))
    4- = 7 (leadership) -3 (combat-lost)
    >>> break_test(7, 9).needed, break_test(7, 9, firm="stubborn").needed
    (2, 7)
    """
    lost = Modifier(-lost_by, "combat-lost")
    ignored = Modifier(lost_by, firm) if firm else None
    return _capped_leadership(ld, least=DOUBLE_ONE_TOTAL).plus(*modifiers, lost, ignored)


def rally_test(
    ld: Target | int, models: int, started: int, *modifiers: Modifier | None, musician: bool = False
) -> Target:
    """The number of a rally: Leadership, one more with a musician; at 25 % or less a double 1 (S-37).

    >>> rally_test(7, 6, 20, musician=True).needed, rally_test(9, 5, 20, musician=True).needed
    (8, 2)
    """
    if 4 * models <= started:
        return Target(
            DOUBLE_ONE_TOTAL, "quarter-left", facts=(("models", models), ("started", started)), under=True
        )
    return leadership_test(ld, Modifier(int(musician), "musician"), *modifiers)


def _capped_leadership(ld: Target | int, *, least: int) -> Target:
    """Leadership with its reasons, never above ten; where it was cut, that is one reason more."""
    if isinstance(ld, int):
        return Target(ld, "leadership", least=least, most=MAX_LEADERSHIP, under=True)
    raw = ld.base + sum(one.amount for one in ld.modifiers)
    cut = ld + Modifier(min(MAX_LEADERSHIP, ld.needed) - raw, "limit")
    return msgspec.structs.replace(cut, least=least, most=MAX_LEADERSHIP, under=True)


def is_test_passed(test: Target, dice: Sequence[int]) -> bool:
    """Whether these dice pass the test.

    >>> is_test_passed(leadership_test(7), (3, 4))
    True
    >>> is_test_passed(break_test(3, 8), (1, 1)), is_test_passed(break_test(3, 8), (1, 2))
    (True, False)
    """
    return sum(dice) <= test.needed


def firmness_reason(
    mine: int, theirs: Sequence[int], *, stubborn: bool = False, steadfast: bool = True
) -> str:
    """Why a loser ignores the points lost by: stubborn, steadfast, or empty: it does not (S-56).

    Steadfast needs more ranks than each enemy unit; `steadfast` False: a forest, a river or a card forbids it
    (S-21, S-38).

    >>> firmness_reason(3, (2, 2)), firmness_reason(3, (2, 3)), firmness_reason(0, (5,), stubborn=True)
    ('steadfast', '', 'stubborn')
    """
    if stubborn:
        return "stubborn"
    more = bool(theirs) and all(mine > ranks for ranks in theirs)
    return "steadfast" if steadfast and more else ""
