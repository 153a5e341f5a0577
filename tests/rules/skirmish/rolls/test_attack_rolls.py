"""Blows as they are rolled, die by die, and what falls (S-28, S-44, S-48, S-52, S-53, S-60)."""

import pytest

from game.core.rng import Rigged
from game.rules.skirmish.combat.attack_count import (
    initiative_step,
    rank_and_file_attacks,
    supporting_models,
    supporting_ranks,
)
from game.rules.skirmish.defs.armies import Profile, UnitDef, WeaponDef
from game.rules.skirmish.rolls.attack import (
    Clash,
    Shot,
    Strike,
    automatic_strike,
    melee_strike,
    missile_strike,
)
from game.rules.skirmish.rolls.combatants import (
    Attacker,
    Defender,
    defender_from_profile,
    shooter_from_profile,
    striker_from_profile,
)
from game.rules.skirmish.rolls.resolve import Fallen, Tally, casualties_from_wounds, resolve_attacks

HUMAN = Profile(
    move=4, weapon_skill=3, ballistic_skill=4, strength=3, toughness=3, initiative=3, attacks=1, leadership=7
)
BARE = Defender(3, weapon_skill=3)


def shown(strike: Strike, blows: int, *dice: int) -> Tally:
    """Roll with these dice, as they show."""
    rigged = Rigged([face - 1 for face in dice])
    tally = resolve_attacks(strike, blows, rigged)
    assert rigged.below(6) == 0 and not rigged._draws, "every die was used, no more"
    return tally


@pytest.mark.rule("S-48")
def test_hit_wound_armour_ward_in_this_order() -> None:
    tough = Defender(3, weapon_skill=3, armour="light", rules={"ward": 5})
    strike = melee_strike(Attacker(3, 3), tough, Clash())
    # four blows: 4 1 5 6 hit thrice; 3 4 6 wound twice; armour 5 fails, 6 saves; ward 4 fails
    assert shown(strike, 4, 4, 1, 5, 6, 3, 4, 6, 5, 6, 4) == Tally(4, 3, 2, 1, 1)


@pytest.mark.rule("S-47", "S-48")
def test_a_natural_one_fails_the_best_armour() -> None:
    best = Defender(3, weapon_skill=3, armour="plate", shield=True, mounted=True, barding=True)
    assert shown(melee_strike(Attacker(3, 3), best, Clash()), 2, 4, 4, 4, 4, 1, 2).unsaved == 1


@pytest.mark.rule("S-26", "S-60")
def test_a_miss_is_rolled_again_once() -> None:
    hater = Attacker(3, 3, rules={"hatred": 1})
    assert shown(melee_strike(hater, BARE, Clash(first_round=True)), 3, 3, 4, 5, 1, 2, 6, 6).hits == 2


@pytest.mark.rule("S-60")
def test_a_poisoned_six_is_not_rolled_to_wound_and_slays_nobody() -> None:
    poisoner = Attacker(3, 3, rules={"poison": 1, "killing-blow": 1})
    knight = Defender(3, weapon_skill=3, armour="light")
    # 6 wounds by itself, 4 hits and wounds on 5; both roll armour: 6 saves, 2 does not
    assert shown(melee_strike(poisoner, knight, Clash()), 2, 6, 4, 5, 6, 2) == Tally(2, 2, 2, 1, 1)


@pytest.mark.rule("S-60")
def test_a_killing_blow_takes_all_wounds_whatever_the_armour() -> None:
    killer = Attacker(3, 3, rules={"killing-blow": 1})
    lord = Defender(3, wounds=3, weapon_skill=3, armour="plate", shield=True, character=True)
    # two hits, wounds 6 and 4: the 6 slays; armour 3+ of the other: 3 saves
    assert shown(melee_strike(killer, lord, Clash()), 2, 4, 4, 6, 4, 3) == Tally(2, 2, 2, 1, 3)


@pytest.mark.rule("S-48", "S-60")
@pytest.mark.parametrize(("each", "lost"), [(1, 2), (2, 3), (3, 4)])
def test_more_wounds_are_rolled_for_each_hit_and_capped_at_one_model(each: int, lost: int) -> None:
    giant = Attacker(3, 3, rules={"multiple-wounds": "D3"})
    strike = melee_strike(giant, Defender(3, wounds=each, weapon_skill=3), Clash())
    # two unsaved wounds: D3 of 2 is 1, of 6 is 3
    assert shown(strike, 2, 4, 4, 4, 4, 2, 6) == Tally(2, 2, 2, 2, lost)


@pytest.mark.rule("S-44")
def test_a_shot_that_needs_eight_is_a_six_and_then_a_five() -> None:
    strike = missile_strike(Attacker(2, 3), BARE, Shot(far=True, cover="hard"))
    assert strike.hit.needed == 8
    assert shown(strike, 4, 5, 6, 4, 6, 5, 6, 6, 4, 1).hits == 2


@pytest.mark.rule("S-44")
def test_a_shot_that_needs_ten_never_hits() -> None:
    strike = missile_strike(Attacker(1, 3), BARE, Shot(far=True, moved=True, cover="hard"))
    assert resolve_attacks(strike, 50, Rigged([5] * 100)).hits == 0


@pytest.mark.rule("S-26")
def test_who_cannot_fight_never_hits() -> None:
    assert resolve_attacks(melee_strike(Attacker(0, 9), BARE, Clash()), 50, Rigged([5] * 100)).hits == 0
    assert resolve_attacks(missile_strike(Attacker(0, 9), BARE, Shot()), 50, Rigged([5] * 100)).hits == 0


@pytest.mark.rule("S-48")
def test_hits_without_a_roll_use_no_die() -> None:
    assert shown(automatic_strike(4, BARE), 2, 3, 2) == Tally(2, 2, 1, 1, 1)


@pytest.mark.rule("S-48", "S-55")
@pytest.mark.parametrize(
    ("models", "hurt", "each", "lost", "after"),
    [
        (10, 0, 1, 3, Fallen(3, 0, 3)),
        (2, 0, 1, 5, Fallen(2, 0, 2)),
        (4, 0, 3, 2, Fallen(0, 2, 2)),
        (4, 2, 3, 2, Fallen(1, 1, 2)),
        (4, 2, 3, 1, Fallen(1, 0, 1)),
        (2, 1, 3, 9, Fallen(2, 0, 5)),
        (1, 0, 5, 4, Fallen(0, 4, 4)),
        (3, 1, 2, 0, Fallen(0, 1, 0)),
    ],
)
def test_wounds_are_pooled(models: int, hurt: int, each: int, lost: int, after: Fallen) -> None:
    assert casualties_from_wounds(models, hurt, each, lost) == after


@pytest.mark.rule("S-52")
def test_who_strikes_first() -> None:
    first, last, both = {"always-first": 1}, {"always-last": 1}, {"always-first": 1, "always-last": 1}
    order = [
        initiative_step(1, first),
        initiative_step(10, {}),
        initiative_step(5, both),
        initiative_step(0, {}),
        initiative_step(9, last),
    ]
    assert order == sorted(order, reverse=True) and len(set(order)) == 5
    assert initiative_step(1, first) == initiative_step(9, first) and initiative_step(
        1, last
    ) == initiative_step(9, last)


@pytest.mark.rule("S-53")
@pytest.mark.parametrize(
    ("models", "files", "contact", "each", "behind", "monstrous", "blows"),
    [
        (20, 5, 5, 1, 1, False, 10),
        (20, 5, 5, 2, 1, False, 15),
        (20, 5, 3, 1, 1, False, 6),
        (20, 5, 5, 1, 2, False, 15),
        (30, 10, 10, 1, 2, False, 30),
        (7, 5, 5, 1, 1, False, 7),
        (3, 5, 5, 1, 1, False, 3),
        (12, 5, 5, 1, 2, False, 12),
        (6, 3, 3, 3, 1, True, 18),
        (6, 3, 3, 4, 1, True, 21),
        (6, 3, 2, 2, 1, True, 8),
        (0, 5, 5, 1, 1, False, 0),
        (10, 5, 5, 0, 1, False, 0),
    ],
)
def test_how_many_strike(
    models: int, files: int, contact: int, each: int, behind: int, monstrous: bool, blows: int
) -> None:
    assert rank_and_file_attacks(models, files, contact, each, behind=behind, monstrous=monstrous) == blows


@pytest.mark.rule("S-53")
def test_spears_add_a_rank_unless_they_charged_and_a_horde_adds_one() -> None:
    spears, pikes = {"extra-rank": 1}, {"extra-rank": 2}
    assert [supporting_ranks(spears, charged=False, horde=False), supporting_models(15, 5, 5, 2)] == [2, 10]
    assert supporting_ranks(spears, charged=True, horde=False) == 1
    assert supporting_ranks(spears, charged=True, horde=True) == 2
    assert supporting_ranks(pikes, charged=False, horde=True) == 4


# who strikes and who is struck, from profiles


@pytest.mark.rule("S-27", "S-60")
def test_a_lance_helps_in_the_first_round_only() -> None:
    lance = WeaponDef(strength=2, first_round=True, rules={"armour-piercing": 1})
    first = striker_from_profile(HUMAN, lance, {"fear": 1}, first_round=True)
    later = striker_from_profile(HUMAN, lance, {"fear": 1}, first_round=False)
    assert (first.strength, dict(first.rules)) == (5, {"fear": 1, "armour-piercing": 1})
    assert (later.strength, dict(later.rules)) == (3, {"fear": 1})


@pytest.mark.rule("S-44")
def test_a_shot_has_the_strength_and_rules_of_its_weapon() -> None:
    bow = WeaponDef(range=24, strength=4, rules={"armour-piercing": 1})
    archer = shooter_from_profile(HUMAN, bow, {"poison": 1, "quick-to-fire": 1})
    assert (archer.skill, archer.strength) == (4, 4)
    assert dict(archer.rules) == {"quick-to-fire": 1, "armour-piercing": 1}


@pytest.mark.rule("S-82")
def test_a_machine_is_struck_through_its_crew() -> None:
    engine = Profile(move=0, toughness=7, wounds=3)
    kit = UnitDef(troop="infantry", profile=HUMAN, base=(20, 20), points=1)
    shot_at, fought = defender_from_profile(engine, kit), defender_from_profile(engine, kit, crew=HUMAN)
    assert (shot_at.toughness, shot_at.weapon_skill, shot_at.wounds) == (7, 0, 3)
    assert (fought.toughness, fought.weapon_skill, fought.wounds) == (3, 3, 3)
