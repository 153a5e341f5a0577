"""Combats of two simple units: enumerated by another hand, and fought 10,000 times (S-52 to S-56, S-69).

`by_hand` counts with fractions and knows only plain numbers; `fought` rolls with the resolver's own pieces.
"""

from collections import defaultdict
from fractions import Fraction
from math import comb
from typing import NamedTuple

import pytest

from game.core.rng import Chance, Rng
from game.rules.skirmish.combat import attack_count
from game.rules.skirmish.odds.combat import Force, Forecast, ForecastBand, combat_forecast
from game.rules.skirmish.rolls import leadership
from game.rules.skirmish.rolls.attack import Clash, melee_strike
from game.rules.skirmish.rolls.combat_score import ScoreFacts, combat_margin
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.resolve import casualties_from_wounds, resolve_attacks
from game.rules.skirmish.state.formation import counting_ranks, rank_bonus
from tests.rules.skirmish.odds.chances import MANY, stays_near


class Block(NamedTuple):
    """A unit in plain numbers: one attack each, W 1; `chance` that a blow fells, `score` beside all else."""

    models: int
    files: int
    initiative: int
    chance: Fraction
    leadership: int
    score: int = 0
    musician: bool = False


class Ends(NamedTuple):
    """How likely: A wins, tie, B wins; A breaks, B breaks; A destroyed, B destroyed."""

    wins: Fraction
    ties: Fraction
    loses: Fraction
    a_breaks: Fraction
    b_breaks: Fraction
    a_gone: Fraction
    b_gone: Fraction


# enumerated by hand


def blows_by_hand(block: Block, left: int) -> int:
    """The front rank and the one behind it."""
    return min(left, 2 * min(block.files, left))


def ranks_by_hand(block: Block, left: int) -> int:
    """Full ranks of five or more, and a last one of as many."""
    if min(block.files, left) < 5:
        return 0
    return left // block.files + (left % block.files >= 5)


def taken_by_hand(chance: Fraction, blows: int, foes: int) -> dict[int, Fraction]:
    out: dict[int, Fraction] = defaultdict(Fraction)
    for k in range(blows + 1):
        out[min(k, foes)] += comb(blows, k) * chance**k * (1 - chance) ** (blows - k)
    return out


def by_hand(a: Block, b: Block) -> Ends:
    """S-52, S-53, S-55 and S-56 as written, for two units face to face, five wide or more."""
    left: dict[tuple[int, int], Fraction] = {(a.models, b.models): Fraction(1)}
    for initiative in range(10, -1, -1):
        after: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for (mine, theirs), chance in left.items():
            to_b = (
                taken_by_hand(a.chance, blows_by_hand(a, mine), theirs)
                if a.initiative == initiative
                else {0: 1}
            )
            to_a = (
                taken_by_hand(b.chance, blows_by_hand(b, theirs), mine)
                if b.initiative == initiative
                else {0: 1}
            )
            for x, p in to_b.items():
                for y, q in to_a.items():
                    after[mine - y, theirs - x] += chance * p * q
        left = after
    sums = [Fraction(0)] * 7
    for (mine, theirs), chance in left.items():
        for index, share in enumerate(ends_by_hand(a, b, mine, theirs)):
            sums[index] += chance * share
    return Ends(*sums)


def ends_by_hand(a: Block, b: Block, mine: int, theirs: int) -> tuple[Fraction, ...]:
    score_a = (b.models - theirs) + a.score + max(0, min(3, ranks_by_hand(a, mine) - 1))
    score_b = (a.models - mine) + b.score + max(0, min(3, ranks_by_hand(b, theirs) - 1))
    difference = (score_a - score_b) or (a.musician - b.musician)
    if not mine or not theirs:
        difference = (mine > 0) - (theirs > 0)
    out = [Fraction(n) for n in (difference > 0, difference == 0, difference < 0, 0, 0, not mine, not theirs)]
    if difference < 0 and mine:
        steadfast = ranks_by_hand(a, mine) > ranks_by_hand(b, theirs)
        out[3] = 1 - holds_by_hand(a.leadership, 0 if steadfast else -difference)
    if difference > 0 and theirs:
        steadfast = ranks_by_hand(b, theirs) > ranks_by_hand(a, mine)
        out[4] = 1 - holds_by_hand(b.leadership, 0 if steadfast else difference)
    return tuple(out)


def holds_by_hand(leadership: int, less: int) -> Fraction:
    ways = [(x, y) for x in range(1, 7) for y in range(1, 7)]
    return Fraction(sum(x + y == 2 or x + y <= leadership - less for x, y in ways), 36)


# the same units as the engine has them


class Line(NamedTuple):
    """A unit as the engine's pieces have it."""

    block: Block
    attacker: Attacker
    defender: Defender
    charged: bool = False

    def blows(self, left: int) -> int:
        return attack_count.rank_and_file_attacks(left, self.block.files, self.block.files, 1)

    def merits(self, left: int) -> ScoreFacts:
        block = self.block
        return ScoreFacts(
            left,
            ranks=rank_bonus(left, min(block.files, left)) if left else 0,
            charged=self.charged,
            standard=block.score > self.charged,
            musician=block.musician,
        )

    def ranks(self, left: int) -> int:
        return counting_ranks(left, min(self.block.files, left)) if left else 0

    def force(self, foe: "Line") -> Force:
        strike = melee_strike(self.attacker, foe.defender, Clash())
        band = ForecastBand(
            strike, attack_count.initiative_step(self.attacker.initiative, self.attacker.rules), self.blows
        )
        return Force(
            self.block.models,
            (band,),
            score_facts=self.merits,
            ranks=self.ranks,
            leadership=self.block.leadership,
        )


def line(
    models: int,
    files: int,
    *,
    initiative: int = 3,
    strength: int = 3,
    armour: str = "none",
    leadership: int = 7,
    chance: Fraction,
    standard: bool = False,
    charged: bool = False,
    musician: bool = False,
) -> Line:
    """WS 3, T 3; `chance` is what one of its blows takes, worked out by whoever writes the test."""
    block = Block(models, files, initiative, chance, leadership, standard + charged, musician)
    return Line(
        block,
        Attacker(3, strength, initiative),
        Defender(3, weapon_skill=3, initiative=initiative, armour=armour),
        charged,
    )


HALF = Fraction(1, 2)
FIGHTS: dict[str, tuple[Line, Line]] = {
    "mirror": (line(10, 5, chance=HALF * HALF), line(10, 5, chance=HALF * HALF)),
    "quick": (
        line(10, 5, initiative=5, chance=HALF * HALF, standard=True),
        line(15, 5, chance=HALF * HALF, leadership=6),
    ),
    "armour": (
        line(12, 6, strength=4, chance=HALF * Fraction(2, 3) * Fraction(5, 6), charged=True),
        line(20, 5, initiative=4, armour="heavy", chance=HALF * HALF, musician=True),
    ),
    "few": (line(4, 5, chance=HALF * HALF, leadership=9), line(11, 5, initiative=2, chance=HALF * HALF)),
}
# heavy armour, 5+, against Strength 4: 6+ saves, so 5 of 6 wounds go through


def as_ends(found: Forecast) -> Ends:
    return Ends(
        found.wins,
        found.ties,
        found.loses,
        found.mine.breaks,
        found.theirs.breaks,
        found.mine.destroyed,
        found.theirs.destroyed,
    )


@pytest.mark.rule("S-52", "S-55", "S-56", "S-69")
@pytest.mark.parametrize("name", FIGHTS)
def test_a_combat_ends_as_enumerated_by_hand(name: str) -> None:
    a, b = FIGHTS[name]
    exact = by_hand(a.block, b.block)
    found = as_ends(combat_forecast(a.force(b), b.force(a)))
    for what in Ends._fields:
        assert abs(float(getattr(exact, what)) - getattr(found, what)) < 1e-11, what
    turned = combat_forecast(b.force(a), a.force(b))
    assert abs(turned.wins - found.loses) < 1e-11 and abs(turned.mine.breaks - found.b_breaks) < 1e-11


def fought(a: Line, b: Line, rng: Chance) -> tuple[int, bool, bool]:
    """One round with the resolver's own pieces: who wins, does A break, does B."""
    strikes = (melee_strike(a.attacker, b.defender, Clash()), melee_strike(b.attacker, a.defender, Clash()))
    left = [a.block.models, b.block.models]
    for step in range(attack_count.FIRST, attack_count.LAST - 1, -1):
        taken = [0, 0]
        for one, line_, strike in ((0, a, strikes[0]), (1, b, strikes[1])):
            if attack_count.initiative_step(line_.attacker.initiative, {}) == step:
                taken[1 - one] = resolve_attacks(strike, line_.blows(left[one]), rng).lost
        left = [
            now - casualties_from_wounds(now, 0, 1, lost).models
            for now, lost in zip(left, taken, strict=True)
        ]
    lost = [a.block.models - left[0], b.block.models - left[1]]
    merits = [
        ScoreFacts(left[0], lost[1], **extras(a, left[0])),
        ScoreFacts(left[1], lost[0], **extras(b, left[1])),
    ]
    ahead = combat_margin(*merits)
    ranks = [a.ranks(left[0]), b.ranks(left[1])]
    broken = [False, False]
    for one, line_, behind in ((0, a, -ahead), (1, b, ahead)):
        if behind > 0 and left[one]:
            firm = leadership.firmness_reason(ranks[one], (ranks[1 - one],))
            test = leadership.break_test(line_.block.leadership, behind, firm=firm)
            broken[one] = not leadership.is_test_passed(test, (rng.below(6) + 1, rng.below(6) + 1))
    return (ahead > 0) - (ahead < 0), broken[0], broken[1]


def extras(unit: Line, left: int) -> dict[str, int]:
    merits = unit.merits(left)
    return {name: getattr(merits, name) for name in ("ranks", "charged", "standard", "musician")}


@pytest.mark.statistics
@pytest.mark.rule("S-52", "S-55", "S-56", "S-69")
@pytest.mark.parametrize("name", ["quick", "armour"])
def test_ten_thousand_combats(name: str) -> None:
    a, b = FIGHTS[name]
    rng, counts = Rng(f"combat {name}"), [0] * 5
    for _ in range(MANY):
        won, a_breaks, b_breaks = fought(a, b, rng)
        for index, happened in enumerate((won > 0, won == 0, won < 0, a_breaks, b_breaks)):
            counts[index] += happened
    for count, exact in zip(counts, by_hand(a.block, b.block), strict=False):
        assert stays_near(count, float(exact))
