"""Strength, Toughness or Wounds brought down to 0 are death (S-26)."""

import msgspec
import pytest

from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.consequences.zero_stat import remove_zero_stat_models
from game.rules.skirmish.defs.battle import Change
from game.rules.skirmish.defs.cards import Weaken
from game.rules.skirmish.events.unit import UnitDestroyed
from game.rules.skirmish.magic.effects import apply_spell_effect
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Play
from game.rules.skirmish.state.state import GONE, TABLE
from game.rules.skirmish.treachery.effects import weaken_characteristic
from game.rules.skirmish.unit.profile import unit_characteristic
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.magic.spellcraft import mage, magic, target, told


@pytest.mark.rule("S-26")
@pytest.mark.parametrize("stat", ["strength", "toughness", "wounds"])
def test_a_spell_that_leaves_no_strength_toughness_or_wounds_kills(stat: str) -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, champion=True)
    battle = magic(state)
    slow = battle.content.spells["mini:slow"]
    apply_spell_effect(battle, wizard, slow, Change(stat=stat, amount=-2), foe)
    assert (foe.place, foe.models) == ((GONE, 0) if stat == "wounds" else (TABLE, 20))
    if stat != "wounds":
        other = msgspec.structs.replace(slow, id="mini:other")
        apply_spell_effect(battle, wizard, other, Change(stat=stat, amount=-1), foe)
    assert told(battle, UnitDestroyed) == [UnitDestroyed(foe.id, "magic", ANN)]


@pytest.mark.rule("S-26")
def test_a_spell_that_leaves_one_kills_nobody_nor_does_no_initiative() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state)
    battle = magic(state)
    slow = battle.content.spells["mini:slow"]
    apply_spell_effect(battle, wizard, slow, Change(stat="toughness", amount=-9, least=1), foe)
    apply_spell_effect(battle, wizard, slow, Change(stat="initiative", amount=-9), foe)
    assert foe.models == 20


@pytest.mark.rule("S-26", "S-17")
def test_ones_own_spell_or_card_kills_too_and_nobody_scores() -> None:
    state = a_field()
    wizard, own = mage(state, ANN, "slow"), target(state, owner=ANN)
    battle = magic(state)
    apply_spell_effect(
        battle, wizard, battle.content.spells["mini:slow"], Change(stat="strength", amount=-3), own
    )
    foe = target(state)
    weaken_characteristic(battle, Play(ANN, "mini:spy", foe.id), Weaken(stat="toughness", amount=-3))
    assert [event.credit for event in told(battle, UnitDestroyed)] == [-1, ANN]


@pytest.mark.rule("S-26", "S-59")
def test_only_those_fall_who_live_by_it_and_the_others_may_panic() -> None:
    state = a_field()
    host = a_unit(state, BOB, models=20, at=(20, 20))
    hero = joined(state, host)
    battle = magic(state, 6, 6)
    add_lasting_change(battle, host, "toughness", -3, "caster", "test", ANN)
    assert unit_characteristic(battle.setting, state, hero, "toughness").needed == 1
    remove_zero_stat_models(battle, host, "magic", ANN)
    assert (host.place, hero.place, hero.host) == (GONE, TABLE, -1)
    other = a_unit(state, BOB, models=20, at=(50, 20))
    weak = joined(state, other, "mage")
    add_lasting_change(battle, weak, "toughness", -3, "caster", "test", ANN)
    remove_zero_stat_models(battle, other, "magic", ANN)
    assert (weak.place, other.models, other.has(unit_flags.PANIC_TESTED)) == (GONE, 20, False)


@pytest.mark.rule("S-26")
def test_who_had_lost_as_many_wounds_as_are_left_falls_and_a_machine_never_had_strength() -> None:
    state = a_field()
    ogres, gun = a_unit(state, BOB, "ogres", models=6, at=(20, 20)), a_unit(state, BOB, "gun", (50, 20))
    ogres.hurt = 2
    battle = magic(state)
    add_lasting_change(battle, ogres, "wounds", -1, "caster", "test", ANN)
    add_lasting_change(battle, gun, "strength", -1, "caster", "test", ANN)
    remove_zero_stat_models(battle, ogres, "magic", ANN)
    remove_zero_stat_models(battle, gun, "magic", ANN)
    assert (ogres.models, ogres.hurt, gun.place) == (5, 0, TABLE)


@pytest.mark.rule("S-05", "S-07")
def test_an_effect_touches_nobody_who_is_gone_or_neutral() -> None:
    state = a_field()
    wizard, gone, spared = mage(state, ANN, "slow"), target(state), target(state, owner=CLO, at=(50, 20))
    battle = magic(state)
    gone.place = GONE
    for unit in (gone, spared):
        apply_spell_effect(
            battle, wizard, battle.content.spells["mini:slow"], Change(stat="strength", amount=-3), unit
        )
    assert not state.lasting
    assert spared.models == 20
