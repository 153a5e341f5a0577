"""Who strikes whom as models fall and heroes fight duels (S-26, S-53, S-55, S-58, S-80, S-82)."""

from typing import Any

import msgspec
import pytest

from game.rules.skirmish.combat.blows import inflict_combat_wounds, striking_bands
from game.rules.skirmish.combat.contacts import StrikeTarget, model_contacts, striking_columns
from game.rules.skirmish.combat.numbers import strike_of_blows
from game.rules.skirmish.consequences.casualties import inflict_wounds
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Blows, Combat, Side
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import opposed_pairs
from game.rules.skirmish.unit.weapons import hand_weapons
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit
from tests.rules.skirmish.combat.melee import BASE, facing, on_flank, war
from tests.rules.skirmish.consequences.test_casualties import joined


def chosen(state: SkirmishState, **more: Any) -> Battle:
    """The combat of Ann and Bob, chosen."""
    battle = war(state)
    pairs = tuple(opposed_pairs(battle.setting, state))
    sides = (Side(ANN, tuple(sorted({a for a, _ in pairs}))), Side(BOB, tuple(sorted({b for _, b in pairs}))))
    touches = model_contacts(battle.setting, state, pairs)
    state.combat = Combat(sides, contacts=pairs, touches=touches, **more)
    return battle


def blows(battle: Battle, unit: Unit) -> dict[tuple[int, str], int]:
    """How many blows each kind of model of a unit has: (who, part) → blows."""
    assert battle.state.combat is not None
    found = striking_bands(battle.setting, battle.state, battle.state.combat)
    return {(one.who, one.by): one.blows for one in found if one.unit == unit.id}


def struck(battle: Battle, unit: Unit) -> set[StrikeTarget]:
    """Whom they may strike."""
    assert battle.state.combat is not None
    found = striking_bands(battle.setting, battle.state, battle.state.combat)
    return {mark for one in found if one.unit == unit.id for mark in one.targets}


# models in contact, and who helps


@pytest.mark.rule("S-53")
def test_monstrous_ones_behind_give_all_their_attacks_up_to_three() -> None:
    state = a_field()
    ogres, _ = facing(state, (ANN, "ogres", 6), (BOB, "archers", 10))
    ogres.files = 3
    battle = chosen(state)
    assert blows(battle, ogres) == {(ogres.id, "rank"): 3 * 3 + 3 * 3}
    for own, lent in ((1, 3), (-2, 1)):
        state.lasting.clear()
        strong(battle, ogres, own)
        assert blows(battle, ogres)[(ogres.id, "rank")] == 3 * (3 + own) + 3 * lent


def strong(battle: Battle, unit: Unit, attacks: int) -> None:
    """So many Attacks more."""
    add_lasting_change(battle, unit, "attacks", attacks, "phase", f"test{attacks}", ANN)


@pytest.mark.rule("S-53")
def test_a_lone_character_strikes_with_all_he_has_and_nobody_helps() -> None:
    state = a_field()
    hero, _ = facing(state, (ANN, "captain", 1), (BOB, "archers", 10))
    assert blows(chosen(state), hero) == {(hero.id, "character"): 3}


@pytest.mark.rule("S-48", "S-53")
def test_in_a_single_rank_contact_goes_from_both_ends_left_first() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    foe = a_unit(state, BOB, "quick", (20, 20), models=5, heading=180)
    foe.x += 5 * BASE // 2 + 5 * BASE // 2 - 2 * BASE
    state.units[1].x -= 3 * BASE
    battle = chosen(state)
    assert state.combat is not None
    by_file = {touch.file: touch.foe_unit for touch in state.combat.touches if touch.unit == mine.id}
    assert (by_file[0], by_file[4]) == (1, foe.id)
    assert {mark.foe for mark in struck(battle, mine)} == {1, foe.id}
    mine.models = mine.files = 3
    left = striking_columns(battle.setting, state, state.combat, mine)
    files = sorted(by_file)
    assert len(left) == min(3, len(files))
    mine.models = mine.files = 4
    ends = [column.marks[0].foe for column in striking_columns(battle.setting, state, state.combat, mine)]
    assert ends[-1] == foe.id


@pytest.mark.rule("S-53")
def test_on_a_flank_only_ranks_that_are_left_strike_and_they_are_not_helped() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=15)
    on_flank(state, mine, BOB, "archers", 5)
    battle = chosen(state)
    assert blows(battle, mine) == {(mine.id, "rank"): 3}
    mine.models = 10
    assert blows(battle, mine) == {(mine.id, "rank"): 2}
    mine.models = 6
    assert blows(battle, mine) == {(mine.id, "rank"): 2}


@pytest.mark.rule("S-27")
def test_riders_use_no_weapon_that_is_not_for_riders() -> None:
    state = a_field()
    riders, walkers = a_unit(state, ANN, "riders", models=5), a_unit(state, ANN, models=10)
    for unit in (riders, walkers):
        unit.enlisted = msgspec.structs.replace(
            unit.enlisted, weapons=("mini:bow", "mini:sword", "mini:flail")
        )
    rules = war(state).rules
    assert hand_weapons(rules.setting, riders) == ["mini:sword"]
    assert hand_weapons(rules.setting, walkers) == ["mini:sword", "mini:flail"]


# who fell, and who stands in his place


@pytest.mark.rule("S-53", "S-80")
def test_a_fallen_hero_s_place_is_a_trooper_s_and_his_foes_strike_at_his_unit() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 10))
    hero = joined(state, mine)
    theirs.champion = True
    battle = chosen(state)
    assert blows(battle, mine)[(hero.id, "character")] == 3
    assert StrikeTarget(mine.id, hero.id, "character") in struck(battle, theirs)
    assert StrikeTarget(theirs.id, theirs.id, "champion") in struck(battle, mine)
    total = blows(battle, mine)[(mine.id, "rank")]
    inflict_wounds(battle, hero, 2, "combat", BOB)
    inflict_wounds(battle, theirs, 1, "combat", ANN, part="champion")
    assert (hero.id, "character") not in blows(battle, mine)
    assert blows(battle, mine)[(mine.id, "rank")] == total + 1
    assert struck(battle, theirs) == {StrikeTarget(mine.id, mine.id, "rank")}
    assert struck(battle, mine) == {StrikeTarget(theirs.id, theirs.id, "rank")}


@pytest.mark.rule("S-53", "S-80")
def test_where_only_the_champion_is_left_he_strikes_and_is_struck() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "pikes", 10), (BOB, "archers", 10), champion=True)
    battle = chosen(state)
    assert blows(battle, mine)[(mine.id, "champion")] == 2
    mine.models = mine.files = 1
    assert blows(battle, mine) == {(mine.id, "champion"): 2}
    assert struck(battle, theirs) == {StrikeTarget(mine.id, mine.id, "champion")}


@pytest.mark.rule("S-53")
def test_who_lost_all_models_strikes_no_more_but_a_hero_left_alone_does() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 5), (BOB, "archers", 10))
    hero = joined(state, mine)
    battle = chosen(state)
    inflict_wounds(battle, mine, 5, "combat", BOB)
    assert blows(battle, mine) == {(hero.id, "character"): 3}
    assert struck(battle, theirs) == {StrikeTarget(mine.id, hero.id, "character")}
    inflict_wounds(battle, hero, 2, "combat", BOB)
    assert not blows(battle, mine) and not struck(battle, theirs)


# duels


@pytest.mark.rule("S-58")
def test_nobody_else_strikes_duellists_and_they_strike_nobody_once_the_foe_fell() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "pikes", 10))
    hero = joined(state, mine)
    theirs.champion = True
    battle = chosen(state, duel=(hero.id, theirs.id))
    assert {mark.part for mark in struck(battle, theirs)} == {"rank", "character"}
    assert {one.who: one.targets for one in of_heroes(battle)} == {
        hero.id: [StrikeTarget(theirs.id, theirs.id, "champion")],
        theirs.id: [StrikeTarget(mine.id, hero.id, "character")],
    }
    assert StrikeTarget(theirs.id, theirs.id, "champion") not in {
        mark for one in of_others(battle, mine) for mark in one.targets
    }
    assert StrikeTarget(mine.id, hero.id, "character") not in {
        mark for one in of_others(battle, theirs) for mark in one.targets
    }
    inflict_wounds(battle, theirs, 1, "combat", ANN, part="champion")
    assert not of_heroes(battle)


def of_heroes(battle: Battle) -> list[Any]:
    """What characters and champions strike."""
    assert battle.state.combat is not None
    found = striking_bands(battle.setting, battle.state, battle.state.combat)
    return [one for one in found if one.by in ("character", "champion")]


def of_others(battle: Battle, unit: Unit) -> list[Any]:
    """What the rank and file of a unit strike."""
    assert battle.state.combat is not None
    found = striking_bands(battle.setting, battle.state, battle.state.combat)
    return [one for one in found if one.unit == unit.id and one.by == "rank"]


@pytest.mark.rule("S-55", "S-80")
def test_the_excess_counts_for_duellists_only_and_ranks_never_reach_a_duelling_champion() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 10), (BOB, "pikes", 5))
    hero, other = joined(state, mine), joined(state, theirs)
    theirs.champion = True
    battle = chosen(state, duel=(hero.id, theirs.id))
    inflict_combat_wounds(battle, other, "character", 4)
    assert state.combat is not None
    assert (state.combat.sides[0].wounds, state.combat.sides[0].overkill) == (2, 0)
    inflict_combat_wounds(battle, theirs, "rank", 9)
    assert (state.combat.sides[0].wounds, state.combat.sides[0].overkill) == (6, 0)
    assert (theirs.models, theirs.champion) == (1, True)
    inflict_combat_wounds(battle, theirs, "champion", 3)
    assert (state.combat.sides[0].wounds, state.combat.sides[0].overkill) == (7, 2)
    inflict_combat_wounds(battle, hero, "character", 3)
    assert (state.combat.sides[1].wounds, state.combat.sides[1].overkill) == (2, 1)


@pytest.mark.rule("S-57", "S-11")
def test_who_has_fought_in_this_phase_does_not_strike_again() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    theirs.mark(unit_flags.FOUGHT)
    battle = chosen(state)
    assert blows(battle, mine) and not blows(battle, theirs)


# machines


@pytest.mark.rule("S-82")
def test_six_in_all_fight_a_machine_whoever_touches_it() -> None:
    state = a_field()
    gun = a_unit(state, BOB, "gun", (20, 20))
    front = a_unit(state, ANN, "ogres", (20, 20), models=1, files=1, heading=180)
    side = on_flank(state, gun, ANN, "archers", 10)
    side.x, side.y = gun.x + 984 + 1, gun.y - 984
    battle = chosen(state)
    assert blows(battle, front) == {(front.id, "rank"): 3}
    assert blows(battle, side) == {(side.id, "rank"): 3}
    assert blows(battle, gun) == {(gun.id, "crew"): 3}


# parries and poison


@pytest.mark.rule("S-47")
def test_a_parry_is_for_blows_from_the_front() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "pikes", 10), (BOB, "archers", 5))
    side = on_flank(state, mine, BOB, "archers", 5)
    battle = chosen(state)
    add_lasting_change(battle, mine, "parry", 1, "battle", "test", ANN)
    for foe, needed in ((theirs, 6), (side, 7)):
        blow = Blows(foe.id, foe.id, "rank", mine.id, mine.id, "rank", 1)
        assert strike_of_blows(battle.setting, state, blow).ward.needed == needed


@pytest.mark.rule("S-21", "S-27")
def test_what_a_card_gives_a_unit_its_mounts_have_too() -> None:
    state = a_field()
    riders, foe = facing(state, (ANN, "riders", 5), (BOB, "archers", 5))
    battle = chosen(state)
    blow = Blows(riders.id, riders.id, "mount", foe.id, foe.id, "rank", 1)
    assert not strike_of_blows(battle.setting, state, blow).poison
    add_lasting_change(battle, riders, "poison", 1, "round", "test", ANN)
    assert strike_of_blows(battle.setting, state, blow).poison
    assert {one.by: one.step for one in bands_of(battle, riders)} == {"rank": 4, "mount": 3}
    add_lasting_change(battle, riders, "always-first", 1, "round", "test", ANN)
    assert {one.by: one.step for one in bands_of(battle, riders)} == {"rank": 11, "mount": 11}


def bands_of(battle: Battle, unit: Unit) -> list[Any]:
    """Who strikes of a unit."""
    assert battle.state.combat is not None
    found = striking_bands(battle.setting, battle.state, battle.state.combat)
    return [one for one in found if one.unit == unit.id]


@pytest.mark.rule("S-53")
def test_the_second_of_a_column_helps_the_first() -> None:
    state = a_field()
    column, _ = facing(state, (ANN, "archers", 2), (BOB, "archers", 5))
    column.files = 1
    assert blows(chosen(state), column) == {(column.id, "rank"): 2}
