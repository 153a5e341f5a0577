"""What a combat is worth, point by point, and what becomes of odd sides in a forecast (S-48 to S-79)."""

from collections import defaultdict
from fractions import Fraction

import pytest

from game.rules.skirmish.combat import attack_count
from game.rules.skirmish.odds.combat import Force, ForecastBand, combat_forecast
from game.rules.skirmish.odds.distribution import D6
from game.rules.skirmish.rolls.attack import AUTOMATIC, Clash, Strike, melee_strike
from game.rules.skirmish.rolls.combat_score import ScoreFacts, combat_margin, score_modifiers
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.saves import NO_ARMOUR, NO_WARD
from tests.rules.skirmish.odds.chances import same, summed


@pytest.mark.rule("S-55")
@pytest.mark.parametrize(
    ("merits", "total"),
    [
        (ScoreFacts(5), 0),
        (ScoreFacts(5, wounds=4), 4),
        (ScoreFacts(5, wounds=3, overkill=9), 8),
        (ScoreFacts(5, charged=True, downhill=True), 2),
        (ScoreFacts(5, standard=True, battle_standard=True), 2),
        (ScoreFacts(5, flank=True), 1),
        (ScoreFacts(5, rear=True), 2),
        (ScoreFacts(5, flank=True, rear=True, ranks=3), 6),
        (ScoreFacts(5, musician=True), 0),
    ],
)
def test_the_combat_result_point_by_point(merits: ScoreFacts, total: int) -> None:
    assert sum(one.amount for one in score_modifiers(merits)) == total
    assert combat_margin(merits, ScoreFacts(5, musician=merits.musician)) == total


@pytest.mark.rule("S-55")
@pytest.mark.parametrize(
    ("mine", "theirs", "ahead"),
    [
        (ScoreFacts(5, musician=True), ScoreFacts(5), 1),
        (ScoreFacts(5), ScoreFacts(5, musician=True), -1),
        (ScoreFacts(5, musician=True), ScoreFacts(5, musician=True), 0),
        (ScoreFacts(5, wounds=1), ScoreFacts(5, musician=True), 1),
        (ScoreFacts(0, wounds=9, ranks=3), ScoreFacts(1), -1),
        (ScoreFacts(0), ScoreFacts(1, wounds=4), -4),
        (ScoreFacts(1), ScoreFacts(0, wounds=9), 1),
        (ScoreFacts(0, wounds=3), ScoreFacts(0, musician=True), 0),
    ],
)
def test_ties_and_sides_without_models(mine: ScoreFacts, theirs: ScoreFacts, ahead: int) -> None:
    assert combat_margin(mine, theirs) == ahead
    assert combat_margin(theirs, mine) == -ahead


@pytest.mark.rule("S-52", "S-60", "S-79")
def test_impact_comes_first_and_stomps_come_last() -> None:
    sure_kill = Strike(AUTOMATIC, AUTOMATIC, NO_ARMOUR, NO_WARD)
    duel = [
        Force(1, (ForecastBand(sure_kill, step, lambda left: 1),))
        for step in (attack_count.IMPACT, 10, 0, attack_count.STOMP)
    ]
    for early in range(4):
        for late in range(early + 1, 4):
            found = combat_forecast(duel[early], duel[late])
            assert (found.mine.destroyed, found.theirs.destroyed) == (0.0, 1.0)
    both = combat_forecast(duel[1], duel[1])
    assert (both.mine.destroyed, both.theirs.destroyed, both.ties) == (1.0, 1.0, 1.0)
    assert (both.mine.loses, both.theirs.loses) == (0.0, 0.0), "a tie is lost by nobody"


@pytest.mark.rule("S-56")
def test_the_unbreakable_stay_and_the_unstable_crumble() -> None:
    victor = Force(5, score_facts=lambda left: ScoreFacts(left, standard=True, ranks=3))
    assert combat_forecast(victor, Force(5, leadership=2, unbreakable=True)).theirs.breaks == 0.0
    crumbling = combat_forecast(victor, Force(4, unstable=True))
    assert (crumbling.theirs.breaks, crumbling.theirs.destroyed) == (0.0, 1.0)
    assert combat_forecast(victor, Force(5, unstable=True)).theirs.destroyed == 0.0
    stubborn = combat_forecast(victor, Force(5, leadership=7, stubborn=True))
    assert abs(stubborn.theirs.breaks - 15 / 36) < 1e-12
    again = combat_forecast(victor, Force(5, leadership=7, stubborn=True, again=True))
    assert abs(again.theirs.breaks - (15 / 36) ** 2) < 1e-12


@pytest.mark.rule("S-48", "S-53")
def test_models_of_several_wounds_strike_until_they_fall() -> None:
    troll = Force(3, each=3, hurt=2)
    assert [troll.after(lost) for lost in range(8)] == [3, 2, 2, 2, 1, 1, 1, 0]


@pytest.mark.rule("S-48", "S-52", "S-53")
def test_wounds_of_a_big_model_carry_over_and_the_fallen_strike_no_more() -> None:
    ogre = melee_strike(Attacker(4, 5, rules={"multiple-wounds": "D3"}), Defender(3, weapon_skill=3), Clash())
    men = melee_strike(Attacker(3, 3), Defender(4, 3, weapon_skill=4), Clash())
    mine = Force(2, (ForecastBand(ogre, 4, lambda left: 2 * left),), each=3, hurt=2)
    theirs = Force(4, (ForecastBand(men, 3, lambda left: left),))
    # each ogre's blow fells one of two thirds times five sixths; each man's wounds one of half times a third
    fells = {1: Fraction(5, 9), 0: Fraction(4, 9)}
    hurts = {1: Fraction(1, 6), 0: Fraction(5, 6)}
    men_fall: dict[int, Fraction] = defaultdict(Fraction)
    ogres_fall: dict[int, Fraction] = defaultdict(Fraction)
    wounds: dict[int, Fraction] = defaultdict(Fraction)
    for felled, chance in summed(fells, 4).items():
        men_fall[felled] += chance
        for hurt, likely in summed(hurts, 4 - felled).items():
            wounds[min(4, hurt)] += chance * likely
            ogres_fall[0 if not hurt else 1 if hurt < 4 else 2] += chance * likely
    found = combat_forecast(mine, theirs)
    assert same(found.theirs.fallen, men_fall)
    assert same(found.theirs.lost, men_fall), "nobody loses more than there is"
    assert same(found.mine.lost, wounds)
    assert same(found.mine.fallen, ogres_fall)


@pytest.mark.rule("S-60", "S-79")
def test_impact_hits_are_as_many_as_the_die_says() -> None:
    crash = Strike(AUTOMATIC, AUTOMATIC, NO_ARMOUR, NO_WARD)
    chariot = Force(1, (ForecastBand(crash, attack_count.IMPACT, lambda left: D6),))
    found = combat_forecast(chariot, Force(4))
    exact = {1: Fraction(1, 6), 2: Fraction(1, 6), 3: Fraction(1, 6), 4: Fraction(1, 2)}
    assert same(found.theirs.fallen, exact)
    assert same(found.theirs.lost, exact)
    assert same(found.margin, exact), "excess wounds count for nothing"
    assert abs(found.theirs.destroyed - 0.5) < 1e-12


@pytest.mark.rule("S-48", "S-55")
def test_a_wounded_monster_has_no_more_to_lose_than_it_has_left() -> None:
    sure_kill = Strike(AUTOMATIC, AUTOMATIC, NO_ARMOUR, NO_WARD)
    band = ForecastBand(sure_kill, 5, lambda models: 3)
    monster = Force(1, each=3, hurt=2)
    assert (monster.left, monster.after(1), Force(4).ranks(4)) == (1, 0, 0)
    forecast = combat_forecast(Force(3, (band,)), monster)
    assert same(forecast.theirs.lost, {1: Fraction(1)})
