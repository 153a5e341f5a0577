"""Charges, flights, tests of nerve, spells: every way of the dice, and 10,000 rolls (S-26 to S-56, S-69)."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product

import pytest

from game.core.rng import Chance
from game.rules.skirmish.odds import single
from game.rules.skirmish.rolls import leadership, spell
from game.rules.skirmish.rolls.dice import highest_two, pass_characteristic
from game.rules.skirmish.rolls.target import Modifier, Target
from tests.rules.skirmish.odds.chances import counted, same, stays_near

FACES = range(1, 7)


def dice(rng: Chance, count: int) -> tuple[int, ...]:
    return tuple(rng.below(6) + 1 for _ in range(count))


def share(count: int, good: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """Of all ways so many dice can fall, how many are good."""
    return Fraction(sum(good(way) for way in product(FACES, repeat=count)), 6**count)


def is_about(chance: float, exact: Fraction) -> bool:
    return abs(chance - float(exact)) < 1e-12


def two_best(faces: Sequence[int]) -> int:
    """The lowest of three is dropped."""
    return sum(faces) - min(faces) if len(faces) == 3 else sum(faces)


# charges, flights, pursuits


@pytest.mark.rule("S-35")
@pytest.mark.parametrize("swift", [False, True])
def test_how_far_two_dice_or_the_best_of_three_go(swift: bool) -> None:
    count = 3 if swift else 2
    exact = {far: share(count, lambda way, far=far: two_best(way) == far) for far in range(2, 13)}
    assert same(single.run_distance_odds(swift=swift), exact)


@pytest.mark.rule("S-33", "S-35", "S-69")
@pytest.mark.parametrize("swift", [False, True])
@pytest.mark.parametrize("move", [3, 4, 8])
def test_a_charge_comes_home_as_often_as_its_dice_say(move: int, swift: bool) -> None:
    count = 3 if swift else 2
    for milli in (0, 2000, 5001, 9000, 9001, 11000, 11999, 14000, 16000, 19990, 20001):
        exact = share(count, lambda way, milli=milli: (move + two_best(way)) * 1000 >= milli)
        assert is_about(single.charge_roll_chance(move, milli, swift=swift), exact)
        assert is_about(single.charge_roll_chance(move, milli, swift=swift, again=True), 1 - (1 - exact) ** 2)


@pytest.mark.rule("S-35", "S-69")
@pytest.mark.parametrize(("move", "milli", "swift"), [(4, 10500, False), (4, 13000, True), (8, 19999, False)])
def test_ten_thousand_charges(move: int, milli: int, swift: bool) -> None:
    count = 3 if swift else 2
    home = counted(
        f"charge {move} {milli}",
        lambda rng: (move + highest_two(dice(rng, count))) * 1000 >= milli,
    )
    assert stays_near(home, single.charge_roll_chance(move, milli, swift=swift))


@pytest.mark.rule("S-74")
@pytest.mark.parametrize("fleer", [False, True])
@pytest.mark.parametrize("pursuer", [False, True])
def test_a_fleer_is_caught_by_who_rolls_as_much(pursuer: bool, fleer: bool) -> None:
    mine, theirs = 2 + pursuer, 2 + fleer
    exact = share(mine + theirs, lambda way: two_best(way[:mine]) >= two_best(way[mine:]))
    assert is_about(single.pursuit_catch_chance(pursuer, fleer=fleer), exact)


@pytest.mark.rule("S-74", "S-69")
def test_two_pursuers_catch_more_than_one() -> None:
    exact = share(6, lambda way: max(sum(way[:2]), sum(way[2:4])) >= sum(way[4:]))
    assert is_about(single.pursuit_catch_chance(False, False), exact)
    caught = counted("pursuit", lambda rng: max(sum(dice(rng, 2)), sum(dice(rng, 2))) >= sum(dice(rng, 2)))
    assert stays_near(caught, single.pursuit_catch_chance(False, False))
    assert single.pursuit_catch_chance() == 0.0


# Leadership


@pytest.mark.rule("S-26", "S-30")
@pytest.mark.parametrize("value", range(11))
def test_leadership_value_by_value(value: int) -> None:
    exact = share(2, lambda way: sum(way) <= value)
    test = leadership.leadership_test(value)
    assert is_about(single.leadership_pass_chance(test), exact)
    assert is_about(single.leadership_pass_chance(test, again=True), 1 - (1 - exact) ** 2)
    assert all(
        leadership.is_test_passed(test, way) == (sum(way) <= value) for way in product(FACES, repeat=2)
    )


@pytest.mark.rule("S-26")
@pytest.mark.parametrize("value", range(11))
def test_characteristics_value_by_value(value: int) -> None:
    exact = share(1, lambda way: way[0] <= value and way[0] != 6)
    assert is_about(single.passes_characteristic(value), exact)
    passed = counted(f"test {value}", lambda rng: pass_characteristic(rng, value), 2000)
    assert stays_near(passed, single.passes_characteristic(value), 2000)


@pytest.mark.rule("S-56", "S-69")
@pytest.mark.parametrize("value", [2, 5, 7, 8, 9, 10])
def test_break_tests_value_by_value(value: int) -> None:
    for lost_by in range(1, 15):
        exact = share(2, lambda way, by=lost_by: way == (1, 1) or sum(way) <= value - by)
        assert is_about(single.leadership_pass_chance(leadership.break_test(value, lost_by)), exact)
        firm = share(2, lambda way: way == (1, 1) or sum(way) <= value)
        for why in ("steadfast", "stubborn"):
            assert is_about(
                single.leadership_pass_chance(leadership.break_test(value, lost_by, firm=why)), firm
            )


@pytest.mark.rule("S-21", "S-56")
def test_a_break_test_says_why() -> None:
    test = leadership.break_test(
        Target(6, "leadership") + Modifier(2, "general"), 3, Modifier(-1, "wavering")
    )
    assert test.needed == 4
    assert [(one.why, one.amount) for one in test.modifiers] == [
        ("general", 2),
        ("wavering", -1),
        ("combat-lost", -3),
    ]
    firm = leadership.break_test(8, 5, firm="steadfast")
    assert firm.needed == 8
    assert [(one.why, one.amount) for one in firm.modifiers] == [("combat-lost", -5), ("steadfast", 5)]


@pytest.mark.rule("S-26", "S-37")
def test_leadership_is_never_above_ten_before_it_is_made_worse() -> None:
    great = Target(9, "leadership", most=10) + Modifier(3, "spell")
    assert leadership.leadership_test(great).needed == 10
    assert leadership.break_test(great, 2).needed == 8
    assert leadership.rally_test(10, 9, 10, musician=True).needed == 10


@pytest.mark.rule("S-56")
@pytest.mark.parametrize(
    ("mine", "theirs", "stubborn", "steadfast", "why"),
    [
        (3, (2,), False, True, "steadfast"),
        (3, (3,), False, True, ""),
        (3, (2, 2, 2), False, True, "steadfast"),
        (3, (2, 3), False, True, ""),
        (4, (0,), False, False, ""),
        (0, (4,), True, False, "stubborn"),
        (1, (0,), False, True, "steadfast"),
        (0, (0,), False, True, ""),
    ],
)
def test_who_ignores_the_difference(
    mine: int, theirs: tuple[int, ...], stubborn: bool, steadfast: bool, why: str
) -> None:
    assert leadership.firmness_reason(mine, theirs, stubborn=stubborn, steadfast=steadfast) == why


@pytest.mark.rule("S-56", "S-69")
@pytest.mark.parametrize(
    ("value", "lost_by", "firm"), [(7, 2, ""), (8, 9, ""), (9, 4, "stubborn"), (5, 1, "")]
)
def test_ten_thousand_break_tests(value: int, lost_by: int, firm: str) -> None:
    test = leadership.break_test(value, lost_by, firm=firm)
    held = counted(f"break {value} {lost_by}", lambda rng: leadership.is_test_passed(test, dice(rng, 2)))
    needed = value if firm else value - lost_by
    assert stays_near(held, float(share(2, lambda way: way == (1, 1) or sum(way) <= needed)))


@pytest.mark.rule("S-37", "S-69")
@pytest.mark.parametrize(
    ("value", "models", "started", "musician", "exact"),
    [
        (7, 10, 20, False, share(2, lambda way: sum(way) <= 7)),
        (7, 10, 20, True, share(2, lambda way: sum(way) <= 8)),
        (9, 5, 20, True, Fraction(1, 36)),
        (9, 5, 19, False, share(2, lambda way: sum(way) <= 9)),
        (8, 1, 4, False, Fraction(1, 36)),
    ],
)
def test_ten_thousand_rallies(value: int, models: int, started: int, musician: bool, exact: Fraction) -> None:
    test = leadership.rally_test(value, models, started, musician=musician)
    assert is_about(single.leadership_pass_chance(test), exact)
    rallied = counted(f"rally {value} {models}", lambda rng: leadership.is_test_passed(test, dice(rng, 2)))
    assert stays_near(rallied, float(exact))


# spells


def is_cast(way: Sequence[int], level: int, value: int) -> str:
    """S-40 and S-41 as written."""
    if list(way).count(6) >= 2:
        return "irresistible"
    return "cast" if sum(way) >= 3 and sum(way) + level >= value else "failed"


def is_dispelled(way: Sequence[int], level: int, result: int) -> bool:
    """S-42 as written."""
    return list(way).count(6) >= 2 or (sum(way) > 2 and sum(way) + level >= result)


@pytest.mark.rule("S-40", "S-41")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(("level", "value"), [(1, 5), (2, 9), (4, 4), (3, 15)])
def test_spells_are_cast_as_often_as_all_dice_say(count: int, level: int, value: int) -> None:
    found = single.casting_chances(count, level, value)
    for verdict in ("failed", "cast", "irresistible"):
        exact = share(count, lambda way, what=verdict: is_cast(way, level, value) == what)
        assert is_about(found[verdict], exact), verdict
    needed = spell.to_cast(value, level)
    for way in product(FACES, repeat=count):
        assert spell.spell_verdict(needed, way) == is_cast(way, level, value)


@pytest.mark.rule("S-42")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("level", "result"), [(0, 7), (2, 11), (4, 5), (1, 20)])
def test_spells_are_dispelled_as_often_as_all_dice_say(count: int, level: int, result: int) -> None:
    exact = share(count, lambda way: is_dispelled(way, level, result))
    assert is_about(single.dispel_chance(count, level, result), exact)
    assert single.dispel_chance(0, level, result) == 0.0


@pytest.mark.rule("S-40", "S-41", "S-42")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 2), (3, 1), (2, 0)])
def test_a_spell_prevails_if_cast_and_not_dispelled(mine: int, theirs: int) -> None:
    def works(way: tuple[int, ...]) -> bool:
        verdict = is_cast(way[:mine], 2, 7)
        if verdict == "cast":
            return not theirs or not is_dispelled(way[mine:], 1, sum(way[:mine]) + 2)
        return verdict == "irresistible"

    assert is_about(single.spell_success_chance(mine, 2, 7, theirs, 1), share(mine + theirs, works))


@pytest.mark.rule("S-40", "S-42")
@pytest.mark.parametrize(
    ("way", "outcome", "dispelling", "silent"),
    [
        ((1, 3), "failed", False, True),
        ((1, 3), "cast", False, False),
        ((1, 1), "failed", True, True),
        ((2,), "failed", True, True),
        ((1, 3), "failed", True, False),
        ((6, 6), "irresistible", True, False),
    ],
)
def test_who_is_silenced(way: tuple[int, ...], outcome: str, dispelling: bool, silent: bool) -> None:
    assert spell.is_wizard_silenced(way, outcome, dispelling=dispelling) is silent


@pytest.mark.rule("S-40", "S-69")
def test_ten_thousand_castings() -> None:
    needed = spell.to_cast(9, 2)
    cast = counted("cast", lambda rng: spell.spell_verdict(needed, dice(rng, 3)) != spell.FAILED)
    assert stays_near(cast, 1 - single.casting_chances(3, 2, 9)["failed"])
