"""Ward, parry, regeneration: one of them, the best (S-47, S-60); what is slain and what is not (S-60)."""

import pytest

from game.rules.skirmish.rolls.attack import Clash, automatic_strike, melee_strike, missile_strike
from game.rules.skirmish.rolls.attack import Shot as Loosed
from game.rules.skirmish.rolls.combatants import Attacker, Defender
from game.rules.skirmish.rolls.saves import Wounding, armour_save, second_save

BLOW = Wounding(3, close=True, blow=True)
FENCER = {"parry": 1}


@pytest.mark.rule("S-47", "S-60")
@pytest.mark.parametrize(
    ("rules", "by", "needed", "why"),
    [
        ({}, BLOW, 7, "no-ward"),
        ({"ward": 4}, BLOW, 4, "ward"),
        ({"regeneration": 4}, BLOW, 4, "regeneration"),
        ({"regeneration": 4}, Wounding(3, flaming=True), 7, "no-ward"),
        ({"ward": 5, "regeneration": 4}, BLOW, 4, "regeneration"),
        ({"ward": 5, "regeneration": 4}, Wounding(3, flaming=True), 5, "ward"),
        ({"ward": 4, "regeneration": 4}, BLOW, 4, "ward"),
        (FENCER, BLOW, 6, "parry"),
        (FENCER | {"ward": 5}, BLOW, 5, "ward"),
        (FENCER, Wounding(3, close=True, blow=True, front=False), 7, "no-ward"),
        (FENCER, Wounding(3, close=True), 7, "no-ward"),
        (FENCER, Wounding(3), 7, "no-ward"),
        (FENCER | {"frenzy": 1}, BLOW, 7, "no-ward"),
        ({"magic-resistance": 2}, Wounding(4, spell=True), 5, "magic-resistance"),
        ({"magic-resistance": 2}, BLOW, 7, "no-ward"),
        ({"magic-resistance": 2, "ward": 5}, Wounding(4, spell=True), 3, "ward"),
        ({"magic-resistance": 3, "ward": 3}, Wounding(4, spell=True), 2, "ward"),
        ({"magic-resistance": 2, "ward": 5}, BLOW, 5, "ward"),
    ],
)
def test_the_best_of_ward_parry_and_regeneration(
    rules: dict[str, int], by: Wounding, needed: int, why: str
) -> None:
    save = second_save(Defender(3, shield=True, rules=rules), by)
    assert (save.needed, save.why) == (needed, why)


@pytest.mark.rule("S-47")
@pytest.mark.parametrize("model", [{"shield": False}, {"shield": True, "mounted": True}])
def test_nobody_parries_without_a_shield_or_from_a_saddle(model: dict[str, bool]) -> None:
    assert second_save(Defender(3, rules=FENCER, **model), BLOW).needed > 6


@pytest.mark.rule("S-47")
def test_strength_and_piercing_do_not_touch_a_ward() -> None:
    assert second_save(Defender(3, rules={"ward": 5}), Wounding(10, piercing=3)).needed == 5


@pytest.mark.rule("S-60")
@pytest.mark.parametrize(
    ("troop", "character", "slain"),
    [
        ("infantry", False, True),
        ("cavalry", False, True),
        ("monstrous-infantry", False, False),
        ("war-beasts", False, False),
        ("swarm", False, False),
        ("monster", False, False),
        ("monster", True, True),
        ("chariot", False, False),
        ("war-machine", False, False),
    ],
)
def test_a_killing_blow_slays_infantry_cavalry_and_characters(
    troop: str, character: bool, slain: bool
) -> None:
    killer = Attacker(3, 3, rules={"killing-blow": 1})
    struck = Defender(3, weapon_skill=3, troop=troop, character=character)
    assert melee_strike(killer, struck, Clash()).killing is slain


@pytest.mark.rule("S-60")
def test_only_a_ward_saves_from_a_killing_blow() -> None:
    killer = Attacker(3, 3, rules={"killing-blow": 1})
    rules = FENCER | {"regeneration": 3}
    struck = Defender(3, weapon_skill=3, armour="plate", shield=True, rules=rules)
    assert melee_strike(killer, struck, Clash()).slain.needed > 6
    warded = Defender(3, weapon_skill=3, rules=rules | {"ward": 5})
    assert melee_strike(killer, warded, Clash()).slain.needed == 5


@pytest.mark.rule("S-60")
def test_poison_wounds_on_a_six_but_not_where_seven_is_needed() -> None:
    poisoner = Attacker(3, 3, rules={"poison": 1})
    assert melee_strike(poisoner, Defender(3, weapon_skill=3), Clash()).poison
    assert not melee_strike(poisoner, Defender(3), Clash()).poison, "nothing is rolled against WS 0"
    assert missile_strike(poisoner, Defender(3), Loosed(far=True, moved=True)).poison
    assert not missile_strike(poisoner, Defender(3), Loosed(far=True, cover="hard")).poison


@pytest.mark.rule("S-52", "S-60")
@pytest.mark.parametrize(
    ("mine", "my_initiative", "theirs", "first_round", "again"),
    [
        ({}, 5, {}, True, ""),
        ({"hatred": 1}, 1, {}, True, "hatred"),
        ({"hatred": 1}, 5, {}, False, ""),
        ({"always-first": 1}, 4, {}, False, "always-first"),
        ({"always-first": 1}, 3, {}, False, ""),
        ({"always-first": 1}, 5, {"always-first": 1}, False, ""),
        ({"always-first": 1}, 5, {"always-first": 1, "always-last": 1}, False, "always-first"),
        ({"always-first": 1}, 5, {"always-last": 1}, False, "always-first"),
        ({"always-first": 1, "always-last": 1}, 5, {}, False, ""),
    ],
)
def test_who_rolls_misses_again(
    mine: dict[str, int], my_initiative: int, theirs: dict[str, int], first_round: bool, again: str
) -> None:
    striker = Attacker(3, 3, initiative=my_initiative, rules=mine)
    struck = Defender(3, weapon_skill=3, initiative=4, rules=theirs)
    assert melee_strike(striker, struck, Clash(first_round=first_round)).again == again


@pytest.mark.rule("S-60")
def test_shots_are_never_rolled_again() -> None:
    hater = Attacker(3, 3, initiative=9, rules={"hatred": 1, "always-first": 1})
    assert not missile_strike(hater, Defender(3), Loosed()).again


@pytest.mark.rule("S-43", "S-49", "S-50", "S-60")
def test_balls_spells_and_stomps_hit_without_a_roll() -> None:
    warded = Defender(4, wounds=3, weapon_skill=5, armour="plate", shield=True, rules=FENCER)
    bolt = automatic_strike(6, warded, saved=False, wounds="D3")
    assert (bolt.hit.needed, bolt.wound.needed, bolt.armour.needed, bolt.wounds) == (1, 2, 7, "D3")
    stomp = automatic_strike(5, warded, close=True)
    assert (stomp.hit.needed, stomp.wound.needed, stomp.armour.needed, stomp.ward.needed) == (1, 3, 5, 7)
    spell = automatic_strike(4, Defender(3, rules={"magic-resistance": 1}), spell=True)
    assert spell.ward.needed == 6
    flames = automatic_strike(4, Defender(3, rules={"regeneration": 4}), flaming=True)
    assert flames.ward.needed > 6


@pytest.mark.rule("S-47")
def test_armour_is_one_plus_at_best_before_it_is_made_worse() -> None:
    best = Defender(3, armour="plate", shield=True, mounted=True, barding=True)
    assert [armour_save(best, Wounding(strength)).needed for strength in (3, 4, 5)] == [2, 2, 3]
