"""Who is asked to shoot, with what, at whom, one after the other (S-08, S-33, S-44, S-60)."""

import msgspec
import pytest

from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Shoot
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.consequences.casualties import Share
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.unit import VolleyShot
from game.rules.skirmish.geometry.queries import Sight
from game.rules.skirmish.rolls.resolve import Landed
from game.rules.skirmish.shooting import law
from game.rules.skirmish.shooting.machine_numbers import gunfire_numbers
from game.rules.skirmish.shooting.numbers import firing_groups, missiles_at, volley_numbers
from game.rules.skirmish.shooting.phase import shoot_at_charger, shooting_orders
from game.rules.skirmish.shooting.volley import shared_hits
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_unit, act, mini, refused
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.shooting.firing import archers, begun, empty, shoot_out, target, told

BOW, CROSSBOW, DARTS, SWORD = "mini:bow", "mini:crossbow", "mini:darts", "mini:sword"
MISSES = (1,) * 40


@pytest.mark.rule("S-44")
def test_one_unit_after_the_other_shoots_each_once_until_nobody_can() -> None:
    state = empty()
    one, two = archers(state), archers(state, at=(26, 10))
    theirs = target(state)
    archers(state, owner=BOB, at=(50, 40))
    archers(state, owner=CLO, at=(60, 40))
    battle = begun(shoot_out(state, *MISSES))
    volleys = [Shoot(ANN, unit.id, theirs.id, BOW) for unit in (one, two)]
    assert battle.rules.legal_actions(state, ANN) == [*volleys, Done(ANN)]
    act(battle, volleys[1])
    assert battle.rules.legal_actions(state, ANN) == [volleys[0], Done(ANN)]
    assert refused(battle, volleys[1]) == "shoot-once"
    act(battle, Shoot(ANN, one.id, theirs.id))
    assert not state.questions
    assert [(event.unit, event.weapon) for event in told(battle, VolleyShot)] == [
        (two.id, BOW),
        (one.id, BOW),
    ]


@pytest.mark.rule("S-44")
def test_who_has_nobody_in_range_is_not_asked_and_done_ends_the_phase() -> None:
    state = empty()
    archers(state)
    target(state, away=30)
    assert not begun(shoot_out(state)).state.questions
    state = empty()
    archers(state)
    target(state)
    battle = begun(shoot_out(state))
    assert refused(battle, Choose(ANN, 0)) == "wrong-moment"
    act(battle, Done(ANN))
    assert not state.questions


@pytest.mark.rule("S-44")
def test_the_weapon_is_one_that_it_has_and_that_reaches() -> None:
    state = empty()
    mine, theirs = archers(state), target(state, away=20)
    mine.enlisted = msgspec.structs.replace(mine.enlisted, weapons=(SWORD, DARTS, BOW))
    battle = begun(shoot_out(state, *MISSES))
    assert missiles_at(battle.setting, state, mine, theirs) == [BOW]
    assert refused(battle, Shoot(ANN, mine.id, theirs.id, DARTS)) == "shoot-too-far"
    assert refused(battle, Shoot(ANN, mine.id, theirs.id, SWORD)) == "shoot-no-weapon"
    assert refused(battle, Shoot(ANN, mine.id, theirs.id, CROSSBOW)) == "shoot-no-weapon"
    assert refused(battle, Shoot(ANN, mine.id, theirs.id, BOW)) is None
    act(battle, Shoot(ANN, mine.id, theirs.id))
    assert told(battle, VolleyShot)[0].weapon == BOW
    near = empty()
    mine, theirs = archers(near), target(near, away=5)
    mine.enlisted = msgspec.structs.replace(mine.enlisted, weapons=(SWORD, DARTS, BOW))
    battle = begun(shoot_out(near, *MISSES))
    assert shooting_orders(battle.setting, near, mine) == [
        Shoot(ANN, mine.id, theirs.id, one) for one in (DARTS, BOW)
    ]
    act(battle, Shoot(ANN, mine.id, theirs.id, BOW))
    assert told(battle, VolleyShot)[0].weapon == BOW


@pytest.mark.rule("S-60")
def test_move_or_fire_may_be_the_weapon_s_or_the_unit_s_and_riders_use_what_is_for_riders() -> None:
    state = empty()
    mine = archers(state)
    riders = a_unit(state, ANN, "riders", (30, 10), models=5)
    for unit in (mine, riders):
        unit.enlisted = msgspec.structs.replace(unit.enlisted, weapons=(SWORD, BOW, CROSSBOW, "mini:sling"))
    battle = shoot_out(state)
    assert law.missile_weapons(battle.setting, state, mine) == [BOW, CROSSBOW, "mini:sling"]
    assert law.missile_weapons(battle.setting, state, riders) == [BOW, CROSSBOW]
    mine.mark(unit_flags.MOVED)
    assert law.missile_weapons(battle.setting, state, mine) == [BOW, "mini:sling"]
    add_lasting_change(battle, mine, "move-or-fire", 1, "turn", "test", BOB)
    assert law.missile_weapons(battle.setting, state, mine) == []
    mine.unmark(unit_flags.MOVED)
    assert law.missile_weapons(battle.setting, state, mine) == [BOW, CROSSBOW, "mini:sling"]


@pytest.mark.rule("S-44", "S-26")
def test_a_unit_shoots_with_its_own_missiles_and_those_of_who_is_in_it_but_nobody_without_skill() -> None:
    state = empty()
    mine = archers(state)
    hero = joined(state, mine, "hunter")
    battle = shoot_out(state)
    assert law.shooting_weapons(battle.setting, state, mine) == [BOW]
    hero.enlisted = msgspec.structs.replace(hero.enlisted, weapons=(CROSSBOW,))
    assert law.shooting_weapons(battle.setting, state, mine) == [BOW, CROSSBOW]
    add_lasting_change(battle, hero, "ballistic_skill", -6, "turn", "test", BOB)
    assert law.shooting_weapons(battle.setting, state, mine) == [BOW]
    add_lasting_change(battle, mine, "ballistic_skill", -6, "turn", "all", BOB)
    assert law.shooting_weapons(battle.setting, state, mine) == []
    gun = a_unit(state, ANN, "gun", (40, 10))
    assert law.shooting_weapons(battle.setting, state, gun) == ["mini:cannon"]
    assert law.gunner_profile(battle.setting, state, gun).ballistic_skill == 3
    giant = a_unit(state, ANN, "giant", (50, 10))
    assert law.gunner_profile(battle.setting, state, giant).ballistic_skill == 0
    assert law.may_shoot(battle.setting, state, giant) is None


@pytest.mark.rule("S-33")
def test_nobody_stands_and_shoots_who_is_gone_or_at_who_is_gone() -> None:
    for gone in (0, 1):
        state = empty()
        archers(state)
        target(state, away=12)
        state.units[gone].place = GONE
        battle = shoot_out(state, *MISSES)
        shoot_at_charger(battle, 0, 1, BOW)
        assert not told(battle, VolleyShot)


@pytest.mark.rule("S-44", "S-50", "S-82")
def test_monsters_that_moved_breathe_more_than_once_if_their_breath_is_not_spent_so() -> None:
    state = empty()
    giant, theirs = a_unit(state, ANN, "giant", (20, 10)), target(state, away=4)
    battle = shoot_out(state)
    giant.mark(unit_flags.MOVED | unit_flags.BREATHED)
    assert law.may_shoot(battle.setting, state, giant) == Refusal("shoot-spent")
    lasting = msgspec.structs.replace(battle.content.machines["mini:dust"], once=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(battle.content.machines, "mini:dust", lasting)
        assert law.may_shoot(battle.setting, state, giant) is None
    ballista = a_unit(state, ANN, "ballista", (40, 10))
    add_lasting_change(battle, ballista, "ballistic_skill", -4, "turn", "test", BOB)
    assert law.may_shoot(battle.setting, state, ballista) == Refusal("shoot-no-weapon")
    theirs.place = giant.place = GONE
    assert law.may_shoot(battle.setting, state, giant) == Refusal("shoot-not-there")


@pytest.mark.rule("S-83")
@pytest.mark.parametrize(
    ("hard", "soft", "cover"), [(5, 0, ""), (6, 0, "hard"), (3, 2, ""), (3, 3, "soft"), (5, 1, "soft")]
)
def test_cover_needs_more_than_half_of_the_models(hard: int, soft: int, cover: str) -> None:
    class Covered(Field):
        """A table on which so many are covered."""

        def sight(self, state: SkirmishState, unit: int, target: int, *, all_round: bool = False) -> Sight:
            return Sight(10, soft, hard)

    state = empty()
    mine, theirs = archers(state), target(state, models=10)
    rules = a_battle(state, ground=Covered(mini().bases)).rules
    assert law.cover_of(rules.setting, state, mine, theirs) == cover


@pytest.mark.rule("S-30", "S-44")
def test_a_champion_without_a_profile_shoots_as_the_others_and_a_hero_with_what_he_has() -> None:
    state = empty()
    mine, theirs = archers(state, models=6), target(state)
    mine.champion = True
    hero, swordsman = joined(state, mine, "hunter"), joined(state, mine)
    hero.enlisted = msgspec.structs.replace(hero.enlisted, weapons=(DARTS, CROSSBOW))
    battle = shoot_out(state)
    found = firing_groups(battle.setting, state, mine, theirs, BOW, moved=False)
    assert {(fire.who, fire.part, fire.weapon, fire.models) for fire in found} == {(mine.id, "rank", BOW, 6)}
    near = target(state, at=(20, 15))
    found = firing_groups(battle.setting, state, mine, near, BOW, moved=False)
    assert (hero.id, "rank", DARTS, 1) in {(fire.who, fire.part, fire.weapon, fire.models) for fire in found}
    assert swordsman.id not in {fire.who for fire in found}


@pytest.mark.rule("S-44")
def test_a_volley_may_be_the_unit_s_own_art() -> None:
    state = empty()
    mine, theirs = a_unit(state, ANN, "crossbows", (20, 10), models=20), target(state)
    battle = shoot_out(state)
    for rule, models in (("", 10), ("volley", 16)):
        if rule:
            add_lasting_change(battle, mine, "volley", 1, "turn", "test", ANN)
        for moved in (False, True):
            found = firing_groups(battle.setting, state, mine, theirs, CROSSBOW, moved=moved)
            assert sum(fire.models for fire in found) == (10 if moved else models)


@pytest.mark.rule("S-47", "S-50")
def test_no_armour_saves_from_a_bolt_and_armour_from_other_shots() -> None:
    state = empty()
    theirs = target(state)
    theirs.enlisted = msgspec.structs.replace(theirs.enlisted, armour="plate")
    battle = shoot_out(state)
    for kind, saved in (("ballista", False), ("organ", True)):
        machine = a_unit(state, ANN, kind, (20, 10))
        strike = gunfire_numbers(
            battle.setting, state, machine, battle.content.machines[armed(machine)], theirs
        )[1]
        assert (strike.armour.needed < 7) is saved


def armed(unit: Unit) -> str:
    """The machine of that name in the small mod."""
    return {"mini:ballista": "mini:bolt", "mini:organ": "mini:organ"}[unit.enlisted.unit]


@pytest.mark.rule("S-45")
def test_who_moved_is_worse_at_it_unless_somebody_says_otherwise() -> None:
    state = empty()
    mine, theirs = archers(state), target(state)
    battle = shoot_out(state)

    def needed(**more: bool) -> int:
        return volley_numbers(battle.setting, state, mine, theirs, BOW, **more)[0][1].hit.needed

    assert needed() == 3
    mine.mark(unit_flags.MOVED)
    assert (needed(), needed(moved=False), needed(stand=True)) == (4, 3, 5)


@pytest.mark.rule("S-48", "S-80")
def test_hits_of_several_weapons_fall_in_order_those_that_poison_first() -> None:
    rank, hero = Share(0, "rank", 3), Share(7, "character", 2)
    landed = [Landed(2, 1), Landed(0, 0), Landed(3, 2)]
    assert shared_hits((rank, hero), landed) == [
        (rank, 0, Landed(2, 1)),
        (rank, 2, Landed(1, 1)),
        (hero, 2, Landed(2, 1)),
    ]
