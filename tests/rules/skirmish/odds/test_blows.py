"""Blows and shots: every way their dice can fall, as rolled and as read by another hand; 10,000 rolls (S-69).

`by_the_book` is written from the rulebook with plain numbers; it knows neither Targets nor Strikes.
"""

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

import pytest

from game.core.rng import Chance, Rng
from game.rules.skirmish.odds import distribution, single
from game.rules.skirmish.rolls.attack import (
    Clash,
    Shot,
    Strike,
    automatic_strike,
    melee_strike,
    missile_strike,
)
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.resolve import casualties_from_wounds, resolve_attacks
from tests.rules.skirmish.odds.chances import MANY, every_way, same, stays_near, summed


class Book(NamedTuple):
    """What the rulebook asks of one blow; a save of 7 is none, a hit of 1 is not rolled."""

    hit: int
    wound: int
    armour: int = 7
    ward: int = 7
    again: bool = False
    poison: bool = False
    killing: bool = False
    slain: int = 7
    wounds: str = "1"
    each: int = 1


def by_the_book(book: Book, rng: Chance) -> int:
    """One blow read from S-44, S-46, S-47, S-48 and S-60: the wounds it takes."""
    natural = natural_hit(book, rng)
    if natural is None:
        return 0
    slain = False
    if not (book.poison and natural == 6):
        face = rng.below(6) + 1
        if face == 1 or face < book.wound:
            return 0
        slain = book.killing and face == 6
    for save in (book.slain,) if slain else (book.armour, book.ward):
        if save < 7 and rng.below(6) + 1 >= save:
            return 0
    if slain:
        return book.each
    many = {"1": 1, "2": 2, "D3": 3, "D6": 6}[book.wounds]
    return min(book.each, rng.below(many) + 1 if book.wounds[0] == "D" else many)


def natural_hit(book: Book, rng: Chance) -> int | None:
    """The natural roll that hit, 0 if none was needed, None for a miss; hatred tries twice."""
    if book.hit == 1:
        return 0
    for _ in range(2 if book.again else 1):
        natural = rng.below(6) + 1
        if hits(book, natural, rng):
            return natural
    return None


def hits(book: Book, natural: int, rng: Chance) -> bool:
    """Whether a natural roll hits; 7, 8, 9: a 6 and then 4, 5, 6."""
    if book.hit < 7:
        return natural >= max(2, book.hit)
    return natural == 6 and rng.below(6) + 1 >= {7: 4, 8: 5, 9: 6}.get(book.hit, 7)


PIKE = Attacker(3, 3)
MAN = Defender(3, weapon_skill=3)
LORD = Defender(4, 3, 5, 5, "plate", shield=True, character=True, rules={"ward": 5})
OGRE = Defender(4, 3, 3, 2, "light", troop="monstrous-infantry", rules={"regeneration": 5})
FENCER = Defender(3, weapon_skill=3, armour="light", shield=True, rules={"parry": 1})
MURDERER = Attacker(6, 4, 6, {"poison": 1, "killing-blow": 1, "hatred": 1, "armour-piercing": 1})
FIRST = Clash(first_round=True)
FAR = Shot(far=True, cover="hard")

BLOWS: dict[str, tuple[Strike, Book]] = {
    "equals": (melee_strike(PIKE, MAN, FIRST), Book(4, 4)),
    "parry": (melee_strike(PIKE, FENCER, FIRST), Book(4, 4, 5, 6)),
    "flank": (melee_strike(PIKE, FENCER, Clash(front=False)), Book(4, 4, 5)),
    "lord": (melee_strike(PIKE, LORD, FIRST), Book(4, 5, 3, 5, each=3)),
    "better": (melee_strike(Attacker(5, 5), MAN, FIRST), Book(3, 2)),
    "hatred": (
        melee_strike(Attacker(2, 3, rules={"hatred": 1}), LORD, FIRST),
        Book(5, 5, 3, 5, again=True, each=3),
    ),
    "quick": (
        melee_strike(Attacker(6, 3, 6, {"always-first": 1}), FENCER, Clash()),
        Book(3, 4, 5, 6, again=True),
    ),
    "poison": (
        melee_strike(Attacker(3, 2, rules={"poison": 1}), OGRE, FIRST),
        Book(4, 6, 6, 5, poison=True, each=3),
    ),
    "murder": (
        melee_strike(MURDERER, LORD, FIRST),
        Book(3, 4, 5, 5, again=True, poison=True, killing=True, slain=5, each=3),
    ),
    "not-slain": (melee_strike(MURDERER, OGRE, Clash()), Book(3, 4, 7, 5, poison=True, each=3)),
    "giant": (
        melee_strike(Attacker(3, 6, rules={"multiple-wounds": "D3"}), OGRE, FIRST),
        Book(4, 2, 7, 5, wounds="D3", each=3),
    ),
    "flames": (
        melee_strike(Attacker(3, 4, rules={"flaming": 1, "multiple-wounds": "D6"}), OGRE, FIRST),
        Book(4, 4, 7, wounds="D6", each=3),
    ),
    "helpless": (melee_strike(PIKE, Defender(3), FIRST), Book(1, 4)),
    "shot": (missile_strike(Attacker(4, 3), FENCER, Shot()), Book(3, 4, 5)),
    "seven": (missile_strike(Attacker(3, 4), FENCER, FAR), Book(7, 3, 6)),
    "eight": (missile_strike(Attacker(2, 4), FENCER, FAR), Book(8, 3, 6)),
    "nine": (missile_strike(Attacker(1, 4), MAN, FAR), Book(9, 3)),
    "ten": (missile_strike(Attacker(1, 4), MAN, Shot(far=True, moved=True, cover="hard")), Book(10, 3)),
    "poisoned-shot": (
        missile_strike(Attacker(3, 3, rules={"poison": 1}), OGRE, Shot(far=True, cover="soft")),
        Book(6, 5, 6, 5, poison=True, each=3),
    ),
    "ball": (automatic_strike(10, OGRE, saved=False, wounds="D6"), Book(1, 2, 7, 5, wounds="D6", each=3)),
    "stomp": (automatic_strike(4, FENCER, close=True), Book(1, 3, 6)),
}


@pytest.mark.rule("S-48", "S-60", "S-69")
@pytest.mark.parametrize("name", BLOWS)
def test_one_blow_in_every_way_its_dice_can_fall(name: str) -> None:
    strike, book = BLOWS[name]
    read = every_way(lambda rng: by_the_book(book, rng))
    rolled = every_way(lambda rng: resolve_attacks(strike, 1, rng).lost)
    assert rolled == read
    assert same(single.strike_chances(strike).lost, read)


@pytest.mark.rule("S-48", "S-69")
@pytest.mark.parametrize("name", BLOWS)
def test_each_stage_of_a_blow_is_what_all_dice_give(name: str) -> None:
    strike, _ = BLOWS[name]
    stages = single.strike_stages(strike, 1)
    for what in ("hits", "wounds", "unsaved", "lost"):
        exact = every_way(lambda rng, what=what: getattr(resolve_attacks(strike, 1, rng), what))
        assert same(getattr(stages, what), exact), what


@pytest.mark.rule("S-48", "S-69")
@pytest.mark.parametrize("name", ["equals", "murder", "giant", "ball", "seven"])
@pytest.mark.parametrize("blows", [0, 1, 2, 7])
def test_many_blows_add_up(name: str, blows: int) -> None:
    strike, book = BLOWS[name]
    exact = summed(every_way(lambda rng: by_the_book(book, rng)), blows)
    assert same(single.wound_distribution(strike, blows), exact)
    assert same(single.strike_stages(strike, blows).lost, exact)
    left: dict[int, Fraction] = defaultdict(Fraction)
    for wounds, chance in exact.items():
        left[min(4, (wounds + 1) // 3)] += chance
    assert same(single.models_fallen(single.wound_distribution(strike, blows), 4, each=3, hurt=1), left)


@pytest.mark.rule("S-48", "S-60", "S-69")
@pytest.mark.parametrize(("dice", "faces"), [("D3", (1, 2, 3)), ("D6", (1, 2, 3, 4, 5, 6))])
def test_a_rolled_number_of_hits(dice: str, faces: tuple[int, ...]) -> None:
    strike, book = BLOWS["stomp"]
    one = every_way(lambda rng: by_the_book(book, rng))
    exact: dict[int, Fraction] = defaultdict(Fraction)
    for face in faces:
        for lost, chance in summed(one, face).items():
            exact[lost] += chance / len(faces)
    assert same(single.wound_distribution(strike, dice), exact)
    assert same(single.strike_stages(strike, dice).lost, exact)


@pytest.mark.statistics
@pytest.mark.rule("S-69")
@pytest.mark.parametrize("name", BLOWS)
def test_ten_thousand_units_strike_or_shoot(name: str) -> None:
    strike, book = BLOWS[name]
    blows = 3
    exact = summed(every_way(lambda rng: by_the_book(book, rng)), blows)
    rng, counts = Rng(f"blows {name}"), dict[int, int]()
    for _ in range(MANY):
        lost = resolve_attacks(strike, blows, rng).lost
        counts[lost] = counts.get(lost, 0) + 1
    for lost in set(counts) | set(exact):
        assert stays_near(counts.get(lost, 0), float(exact.get(lost, 0))), lost


@pytest.mark.rule("S-48")
def test_wounds_go_from_the_wounded_to_the_next() -> None:
    for hurt, lost in ((0, 0), (0, 3), (2, 1), (2, 5), (1, 99)):
        models, left, real = casualties_from_wounds(4, hurt, 3, lost)
        assert real == min(lost, 12 - hurt)
        assert (4 - models) * 3 - left == 12 - hurt - real


def test_a_distribution_ends_with_its_last_value() -> None:
    assert distribution.distribution_from_pairs([(2, 0.5), (0, 0.25), (2, 0.25)]).chances == (0.25, 0.0, 0.75)


def test_distributions_are_whole() -> None:
    for strike, _ in BLOWS.values():
        for part in single.strike_stages(strike, "D6"):
            assert abs(sum(part.chances) - 1) < 1e-12
            assert abs(part.at_least(2) + part.at_most(1) - 1) < 1e-12
            assert min(part.chances) >= 0


def test_arithmetic_of_distributions() -> None:
    assert same(
        distribution.amount_distribution("artillery"), {face: Fraction(1, 6) for face in (0, 2, 4, 6, 8, 10)}
    )
    two = distribution.amount_distribution("2D6")
    assert (two.least, two.most, two.likeliest) == (2, 12, 7)
    assert (two + 4)[11] == two[7] and two[13] == 0.0 and two[1] == 0.0
    assert two.at_least(-3) == two.at_most(40) == 1.0 and two.at_least(13) == two.at_most(1) == 0.0
    assert same(two.capped(3), {2: Fraction(1, 36), 3: Fraction(35, 36)})
