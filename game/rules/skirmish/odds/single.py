"""Odds of single rolls: blows and shots, charges, flights, tests, spells (S-26 to S-60), counted exactly.

Nothing is decided here: the same Strikes and Targets are rolled by `resolve`, `leadership` and `spell`.
"""

from functools import lru_cache
from math import fsum
from typing import NamedTuple

from game.rules.skirmish.odds.distribution import (
    D6,
    Pmf,
    amount_distribution,
    binomial,
    certain_value,
    distribution_from_pairs,
    mixed_distribution,
    repeated_sum,
)
from game.rules.skirmish.rolls import spell as rolls_spell
from game.rules.skirmish.rolls.attack import Strike, second_roll
from game.rules.skirmish.rolls.dice import highest_two
from game.rules.skirmish.rolls.resolve import casualties_from_wounds
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.state.formation import INCH, Milli

D6_FACES = range(1, 7)
"""Faces of a D6."""
TWO_D6 = D6 + D6
"""The distribution of two dice."""
SWIFT_THREE_D6 = distribution_from_pairs(
    (highest_two((a, b, c)), 1 / 216) for a in D6_FACES for b in D6_FACES for c in D6_FACES
)
"""The distribution of three dice without the lowest (S-35)."""

# blows and shots


class Chances(NamedTuple):
    """Chances of one blow, from its start: to hit, to wound, to stay unsaved; and the wounds it takes."""

    hit: float
    wound: float
    unsaved: float
    lost: Pmf


class Stages(NamedTuple):
    """Distributions of many blows: hits, wounds, unsaved, and wounds taken, not cut to those there are."""

    hits: Pmf
    wounds: Pmf
    unsaved: Pmf
    lost: Pmf


def _reach_chance(needed: int) -> float:
    """The chance that a die shows at least `needed`.

    >>> [round(6 * _reach_chance(needed)) for needed in (1, 2, 6, 7)]
    [6, 5, 1, 0]
    """
    return max(0, min(6, 7 - needed)) / 6


def _hit_chance(target: Target) -> float:
    """The chance to hit with one try; above 6 a shot needs a 6 and then a second die (S-44)."""
    return (
        _reach_chance(target.needed) if target.needed < 7 else _reach_chance(second_roll(target.needed)) / 6
    )


@lru_cache(maxsize=1024)
def strike_chances(strike: Strike) -> Chances:
    """The chances of one blow or shot (S-48, S-60)."""
    tried = _hit_chance(strike.hit)
    tries = 2 - tried if strike.again else 1.0
    struck = tried * tries
    poisoned = tries / 6 if strike.poison else 0.0
    slaying = (struck - poisoned) / 6 if strike.killing else 0.0
    wounding = (struck - poisoned) * _reach_chance(strike.wound.needed) - slaying + poisoned
    through = wounding * (1 - _reach_chance(strike.armour.needed)) * (1 - _reach_chance(strike.ward.needed))
    slain = slaying * (1 - _reach_chance(strike.slain.needed))
    each = amount_distribution(strike.wounds).capped(strike.each)
    parts = ((1 - through - slain, certain_value(0)), (through, each), (slain, certain_value(strike.each)))
    return Chances(
        struck, wounding + slaying, through + slain, mixed_distribution(part for part in parts if part[0] > 0)
    )


def strike_stages(strike: Strike, blows: int | str | Pmf) -> Stages:
    """The distributions of many blows: a number, D3, D6, artillery, or any distribution of one (S-48)."""
    one, count = strike_chances(strike), amount_distribution(blows) if isinstance(blows, int | str) else blows
    return Stages(
        hits=count.then(lambda tries: binomial(tries, one.hit)),
        wounds=count.then(lambda tries: binomial(tries, one.wound)),
        unsaved=count.then(lambda tries: binomial(tries, one.unsaved)),
        lost=count.then(lambda tries: repeated_sum(one.lost, tries)),
    )


def wound_distribution(strike: Strike, blows: int | str | Pmf) -> Pmf:
    """The wounds that `blows` blows take, not cut to those that there are (S-48)."""
    one = strike_chances(strike)
    if isinstance(blows, int):
        return repeated_sum(one.lost, blows)
    count = amount_distribution(blows) if isinstance(blows, str) else blows
    return count.then(lambda tries: repeated_sum(one.lost, tries))


def models_fallen(lost: Pmf, models: int, each: int = 1, hurt: int = 0) -> Pmf:
    """The number of `models` models that fall to `lost` wounds (S-48)."""
    return lost.mapped(lambda wounds: casualties_from_wounds(models, hurt, each, wounds).models)


# ways to go


def run_distance_odds(*, swift: bool = False) -> Pmf:
    """The inches of a flight, a pursuit, an overrun; add M for a charge (S-35, S-36, S-74)."""
    return SWIFT_THREE_D6 if swift else TWO_D6


def charge_roll_chance(move: int, distance: Milli, *, swift: bool = False, again: bool = False) -> float:
    """The chance that a charge reaches `distance` milli; `move` in inches (S-35).

    `again`: if the roll fails all dice are rolled anew.

    >>> round(36 * charge_roll_chance(4, 11000)), round(36 * charge_roll_chance(4, 11001))
    (21, 15)
    >>> charge_roll_chance(8, 9500)
    1.0
    """
    needed = -(-distance // INCH) - move
    once = run_distance_odds(swift=swift).at_least(needed)
    return once + (1 - once) * once if again else once


def pursuit_catch_chance(*pursuers: bool, fleer: bool = False) -> float:
    """The chance that any pursuer rolls at least the flight; True is a swift pursuer (S-74).

    >>> round(1296 * pursuit_catch_chance(False)), pursuit_catch_chance()
    (721, 0.0)
    """

    def slower(flight: int) -> float:
        missed = 1.0
        for swift in pursuers:
            missed *= run_distance_odds(swift=swift).at_most(flight - 1)
        return missed

    return fsum(chance * (1 - slower(flight)) for flight, chance in run_distance_odds(swift=fleer))


# tests


def leadership_pass_chance(test: Target, *, again: bool = False) -> float:
    """The chance that two dice stay at most at the number (S-26, S-30).

    `again`: a failed test is rolled once more, for a battle standard is near.

    >>> from game.rules.skirmish.rolls.leadership import break_test
    >>> [round(36 * leadership_pass_chance(break_test(7, lost_by))) for lost_by in (2, 9)]
    [10, 1]
    """
    once = TWO_D6.at_most(test.needed)
    return once + (1 - once) * once if again else once


def passes_characteristic(value: int) -> float:
    """The chance that a die stays at most at the value; a 6 fails (S-26)."""
    return max(0, min(5, value)) / 6


# spells


@lru_cache(maxsize=16)
def _natural_rolls(count: int) -> tuple[tuple[int, int, float], ...]:
    """Total, sixes (two stand for more) and chance of every roll of `count` dice."""
    now = {(0, 0): 1.0}
    for _ in range(count):
        after: dict[tuple[int, int], float] = {}
        for (total, sixes), chance in now.items():
            for face in D6_FACES:
                key = (total + face, min(2, sixes + (face == 6)))
                after[key] = after.get(key, 0.0) + chance / 6
        now = after
    return tuple((total, sixes, now[total, sixes]) for total, sixes in sorted(now))


def casting_chances(dice: int, level: int, value: int) -> dict[str, float]:
    """The chance of each verdict on a casting: failed, cast, irresistible (S-40, S-41)."""
    return _verdict_chances(rolls_spell.to_cast(value, level), dice)


def dispel_chance(dice: int, level: int, result: int) -> float:
    """The chance to dispel a casting result; never an irresistible one (S-42).

    >>> round(36 * dispel_chance(2, 0, 10)), dispel_chance(0, 4, 4)
    (6, 0.0)
    """
    return 1 - _verdict_chances(rolls_spell.to_dispel(result, level), dice)[rolls_spell.FAILED]


def _verdict_chances(needed: Target, dice: int) -> dict[str, float]:
    """The chance of each verdict on `dice` dice."""
    out = {rolls_spell.FAILED: 0.0, rolls_spell.CAST: 0.0, rolls_spell.IRRESISTIBLE: 0.0}
    for total, sixes, chance in _natural_rolls(dice):
        out[rolls_spell.spell_verdict_of_total(needed, total, sixes)] += chance
    return out


def spell_success_chance(dice: int, level: int, value: int, against: int, their_level: int = 0) -> float:
    """The chance that a spell works although `against` dice are spent to dispel it (S-40 to S-42).

    >>> round(spell_success_chance(2, 2, 7, 0), 6) == round(1 - casting_chances(2, 2, 7)["failed"], 6)
    True
    """
    needed, works = rolls_spell.to_cast(value, level), 0.0
    for total, sixes, chance in _natural_rolls(dice):
        match rolls_spell.spell_verdict_of_total(needed, total, sixes):
            case rolls_spell.IRRESISTIBLE:
                works += chance
            case rolls_spell.CAST:
                works += chance * (1 - dispel_chance(against, their_level, total + level))
    return works
