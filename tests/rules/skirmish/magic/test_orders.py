"""What is asked and offered in a Magic phase (S-07, S-20, S-39, S-40, S-42, S-43)."""

import pytest

from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.defs.battle import Test
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.magic.effects import apply_spell_effect, heal_unit
from game.rules.skirmish.magic.law import wizards_on_table
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, NONE
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, refused, run
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.magic.spellcraft import mage, magic, spell, target, told, winds


@pytest.mark.rule("S-39", "S-20")
def test_after_the_winds_and_cards_the_active_player_works_magic_then_the_named_enemy_dispels() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = winds(state, 4, 4, 6)
    assert told(battle, DiceRolled) == [DiceRolled(ANN, "channel", (6,), wizard.id, 6)]
    assert state.questions[-1].kind == "magic:cast"
    assert [step.name for step in state.steps] == ["magic:unravel"]
    add_lasting_change(battle, foe, "initiative", -2, "remains", "mini:slow", ANN, caster=wizard.id, value=6)
    act(battle, Done(ANN))
    assert (state.questions[-1].kind, state.questions[-1].players) == ("magic:unravel", (BOB,))


@pytest.mark.rule("S-39")
def test_who_can_do_nothing_is_not_asked() -> None:
    state = a_field()
    target(state, away=8)
    battle = winds(state, 4, 4)
    assert not state.questions
    mage(state, ANN, "slow")
    assert not magic(state, power=0).state.questions
    state.named = NOBODY
    add_lasting_change(battle, state.units[0], "initiative", -2, "remains", "mini:slow", CLO, value=6)
    STEPS["magic:unravel"](battle)
    assert not state.questions


@pytest.mark.rule("S-40", "S-43")
def test_offered_are_every_spell_at_every_target_with_one_die_to_six() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow", "storm", "gift"), target(state, away=8)
    target(state, owner=CLO, at=(50, 18))
    battle = magic(state, power=12)
    offered = battle.rules.legal_actions(state, ANN)
    vortex = [order for order in offered if isinstance(order, Cast) and order.spell == "mini:storm"]
    for name, at in (("slow", foe), ("gift", wizard)):
        assert [order for order in offered if getattr(order, "spell", "") == f"mini:{name}"] == [
            spell(wizard, name, at, dice) for dice in range(1, 7)
        ]
    assert vortex == [spell(wizard, "storm", None, dice) for dice in range(1, 7)]
    assert offered[-1] == Done(ANN)
    assert {order.dice for order in magic(state, power=2).rules.legal_actions(state, ANN)[:-1]} == {1, 2}


@pytest.mark.rule("S-07", "S-42")
def test_a_spell_on_its_way_may_be_dispelled_with_any_dice_and_any_wizard_or_none() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    helpers = [mage(state, BOB, level=level, at=(10 + 5 * level, 40)) for level in (1, 2)]
    mage(state, CLO, at=(60, 40))
    battle = magic(state, 3, 3, dispel=2)
    act(battle, spell(wizard, "slow", foe))
    assert battle.rules.legal_actions(state, BOB) == [
        *[Dispel(BOB, dice, one) for one in (NONE, *[one.id for one in helpers]) for dice in (1, 2)],
        Done(BOB),
    ]
    for empty in (True, False):
        there = a_field()
        wizard, foe = mage(there, ANN, "slow"), target(there, away=8)
        battle = magic(there, 3, 3, dispel=0 if empty else 1)
        act(battle, spell(wizard, "slow", foe))
        assert any(question.kind == "magic:dispel" for question in there.questions) is not empty


@pytest.mark.rule("S-07", "S-42")
def test_what_remains_may_be_ended_by_its_caster_and_dispelled_with_the_best_wizard() -> None:
    state = a_field()
    mage(state, ANN, level=1)
    best = mage(state, ANN, level=3, at=(30, 10))
    foe = target(state, away=20)
    spared = target(state, owner=CLO, at=(50, 30))
    battle = magic(state)
    mine = add_lasting_change(battle, foe, "initiative", -2, "remains", "mini:slow", ANN, caster=0, value=6)
    add_lasting_change(battle, spared, "initiative", -2, "remains", "mini:slow", BOB, caster=0, value=6)
    brief = add_lasting_change(battle, foe, "move", -2, "caster", "mini:slow", ANN, caster=0, value=6)
    battle = magic(state, power=2)
    assert refused(battle, EndSpell(ANN, brief.id)) == "magic-not-your-spell"
    assert refused(battle, Dispel(ANN, 1, NONE, brief.id)) == "magic-no-such-spell"
    assert magic(state, power=2).rules.legal_actions(state, ANN) == [
        EndSpell(ANN, mine.id),
        Dispel(ANN, 1, best.id, mine.id),
        Dispel(ANN, 2, best.id, mine.id),
        Done(ANN),
    ]
    best.level = state.units[0].level = 0
    assert magic(state, power=1).rules.legal_actions(state, ANN)[1] == Dispel(ANN, 1, NONE, mine.id)


@pytest.mark.rule("S-07", "S-42")
def test_each_dispels_with_his_own_pool_and_what_he_was_asked_about() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = magic(state, 3, 3, dispel=1)
    old = add_lasting_change(
        battle, foe, "strength", -1, "remains", "mini:old", ANN, caster=wizard.id, value=6
    )
    assert refused(battle, Dispel(ANN, 7, NONE, old.id)) is None
    act(battle, spell(wizard, "slow", foe))
    assert refused(battle, Dispel(BOB, 1, NONE, old.id)) == "wrong-moment"
    assert refused(battle, Dispel(BOB, 2)) == "magic-dice"
    act(battle, Done(BOB), Done(ANN))
    assert state.questions[-1].kind == "magic:unravel"
    assert refused(battle, Dispel(BOB, 1, NONE, old.id)) is None
    assert refused(battle, Dispel(BOB, 2, NONE, old.id)) == "magic-dice"
    assert refused(battle, spell(wizard, "slow", foe)) == "not-your-turn"


@pytest.mark.rule("S-39", "S-40")
def test_only_wizards_on_the_table_with_a_level_left_who_do_not_flee_work_magic() -> None:
    state = a_field()
    ready, away, spent, fleer = [mage(state, ANN, "slow", at=(10 + 9 * place, 10)) for place in range(4)]
    host = a_unit(state, ANN, models=10, at=(60, 10))
    inside = joined(state, host, "mage", spells=("mini:slow",))
    away.place, spent.level = "away", 0
    fleer.mark(unit_flags.FLEEING)
    assert wizards_on_table(state, ANN) == [ready, inside]
    host.mark(unit_flags.FLEEING)
    assert wizards_on_table(state, ANN) == [ready]


@pytest.mark.rule("S-26", "S-43", "S-59")
@pytest.mark.parametrize(("die", "flees"), [(3, False), (4, True), (6, True)])
def test_a_failed_characteristic_test_may_be_a_reason_to_panic(die: int, flees: bool) -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "rot"), target(state, away=8)
    battle = magic(state, die, 6, 6, 1, 1)
    state.questions.clear()
    apply_spell_effect(battle, wizard, battle.content.spells["mini:rot"], Test(stat="toughness"), foe)
    run(battle)
    assert foe.fleeing is flees
    assert foe.models == 20


@pytest.mark.rule("S-28", "S-29", "S-43")
def test_as_many_rise_as_there_is_room_for_characters_counted() -> None:
    state = a_field()
    wizard, unit = mage(state, ANN, "raise", at=(40, 40)), a_unit(state, ANN, models=15, at=(20, 20))
    unit.models = 9
    a_unit(state, BOB, models=10, at=(20, 20 - 2 * 0.787 - 1.2))
    battle = magic(state)
    heal_unit(battle, unit, 4, raises=True)
    assert (unit.models, unit.hurt) == (10, 0)
    unit.models = 9
    joined(state, unit)
    heal_unit(battle, unit, 4, raises=True)
    assert unit.models == 9
    assert wizard.models == 1
