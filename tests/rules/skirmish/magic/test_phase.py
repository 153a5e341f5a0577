"""Winds, channelling, casting, dispelling, what remains in play (S-07, S-39 to S-43, S-66)."""

import pytest

from game.rules.skirmish.actions.orders import Dispel, EndSpell
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.chapters import CHAPTERS
from game.rules.skirmish.events.unit import ChangeEnded, SpellCast, SpellDispelled, WindsBlew
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NONE, Winds
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from game.rules.skirmish.unit.profile import rules_now, unit_characteristic
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, refused
from tests.rules.skirmish.magic.spellcraft import mage, magic, spell, target, told, winds

# winds


@pytest.mark.rule("S-39")
def test_power_is_the_total_and_dispel_the_higher_die() -> None:
    state = a_field()
    target(state)
    battle = winds(state, 2, 5)
    assert told(battle, WindsBlew) == [WindsBlew((2, 5), 7, 5)]
    assert state.winds == Winds(7, 5)


@pytest.mark.rule("S-39", "S-07")
def test_wizards_of_the_two_sides_channel_and_neutrals_do_not() -> None:
    state = a_field()
    mage(state, ANN)
    mage(state, BOB, at=(20, 40))
    mage(state, CLO, at=(40, 40))
    battle = winds(state, 2, 5, 6, 6, 6)
    assert told(battle, WindsBlew) == [WindsBlew((2, 5), 8, 6)]


@pytest.mark.rule("S-39")
def test_no_pool_is_above_12() -> None:
    state = a_field()
    for place in range(3):
        mage(state, ANN, at=(10 + 5 * place, 10))
    assert told(winds(state, 6, 6, 6, 6, 6), WindsBlew) == [WindsBlew((6, 6), 12, 6)]


@pytest.mark.rule("S-07")
def test_what_lasts_until_the_casters_next_magic_phase_ends_when_it_begins() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = act_slow(state, wizard, foe)
    assert unit_characteristic(battle.setting, state, foe, "move").needed == 2
    state.active, state.named = BOB, ANN
    CHAPTERS["magic"].begin(battle)
    assert unit_characteristic(battle.setting, state, foe, "move").needed == 2
    state.active, state.named = ANN, CLO
    CHAPTERS["magic"].begin(battle)
    assert unit_characteristic(battle.setting, state, foe, "move").needed == 4


def act_slow(state: SkirmishState, wizard: Unit, foe: Unit) -> Battle:
    """The hex `slow`: Movement until the next Magic phase, Initiative as long as it remains in play."""
    battle = magic(state, 3, 4)
    act(battle, spell(wizard, "slow", foe))
    return battle


# casting


@pytest.mark.rule("S-40")
def test_dice_and_level_reach_the_value() -> None:
    for shown, level, how in (((2, 3), 1, "cast"), ((2, 2), 1, "failed"), ((2, 2), 2, "cast")):
        state = a_field()
        wizard, foe = mage(state, ANN, "slow", level=level), target(state, away=8)
        battle = magic(state, *shown)
        act(battle, spell(wizard, "slow", foe))
        (cast,) = told(battle, SpellCast)
        assert (cast.how, cast.total) == (how, sum(shown) + level)
        assert state.winds.power == 10
        assert wizard.has(unit_flags.SILENCED) == (how == "failed")


@pytest.mark.rule("S-40")
def test_a_natural_total_under_3_fails_and_silences_the_wizard() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "gift", "slow"), target(state)
    battle = magic(state, 1, 1)
    act(battle, spell(wizard, "gift", wizard))
    assert told(battle, SpellCast)[0].how == "failed" and not state.lasting
    assert not state.questions
    battle = magic(state)
    assert not state.questions and foe.models == 20


@pytest.mark.rule("S-40")
def test_each_spell_is_cast_once_a_wizard_a_phase_with_one_to_six_dice() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow", "gift"), target(state, away=8)
    other = mage(state, ANN, "slow", at=(22, 10))
    battle = magic(state, 3, 4, 3, 4)
    for dice in (0, -1, 7):
        assert refused(battle, spell(wizard, "slow", foe, dice)) == "magic-dice"
    assert refused(battle, spell(wizard, "spark", foe)) == "magic-unknown"
    act(battle, spell(wizard, "slow", foe))
    assert refused(battle, spell(wizard, "slow", foe)) == "magic-once"
    act(battle, spell(other, "slow", foe))
    state.winds = Winds(1, 0, state.winds.cast)
    assert refused(battle, spell(wizard, "gift", wizard)) == "magic-dice"


@pytest.mark.rule("S-40", "S-41")
def test_a_wizard_knows_as_many_spells_as_levels() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow", "gift", level=1), target(state, away=8)
    battle = magic(state)
    assert refused(battle, spell(wizard, "gift", wizard)) == "magic-unknown"
    wizard.level = 0
    assert refused(battle, spell(wizard, "slow", foe)) == "magic-no-wizard"


@pytest.mark.rule("S-05", "S-40")
def test_only_own_wizards_on_the_table_who_do_not_flee_cast() -> None:
    state = a_field()
    wizard, foe, strange = mage(state, ANN, "slow"), mage(state, BOB, "slow", at=(20, 18)), target(state)
    battle = magic(state)
    assert refused(battle, spell(foe, "slow", foe)) == "not-your-turn"
    for id in (foe.id, strange.id, 99, -1):
        order = spell(wizard, "slow", foe)
        assert refused(battle, type(order)(ANN, id, order.spell, 2, foe.id)) == "magic-no-wizard"
    wizard.mark(unit_flags.FLEEING)
    assert refused(battle, spell(wizard, "slow", foe)) == "magic-no-wizard"


# targets


@pytest.mark.rule("S-07", "S-43")
def test_augments_are_for_friends_and_all_else_for_the_named_enemy() -> None:
    state = a_field()
    wizard = mage(state, ANN, "gift", "slow", "spark", "bolt")
    foe, neutral = target(state, away=8), target(state, CLO, at=(28, 18))
    battle = magic(state)
    assert refused(battle, spell(wizard, "gift", foe)) == "magic-own-only"
    assert refused(battle, spell(wizard, "gift", neutral)) == "magic-own-only"
    for name in ("slow", "spark", "bolt"):
        assert refused(battle, spell(wizard, name, neutral)) == "magic-neutral"
        assert refused(battle, spell(wizard, name, wizard)) == "magic-enemy-only"
        assert refused(battle, spell(wizard, name)) == "magic-no-target"
        foe.place = GONE
        assert refused(battle, spell(wizard, name, foe)) == "magic-no-target"
        foe.place = "table"
        assert refused(battle, spell(wizard, name, foe)) is None


@pytest.mark.rule("S-43")
def test_a_hex_asks_for_range_only() -> None:
    state = a_field()
    wizard, near = mage(state, ANN, "slow"), target(state, away=12)
    behind = a_unit(state, BOB, at=(20, 5), models=10)
    far = target(state, at=(30, 40))
    battle = magic(state)
    assert refused(battle, spell(wizard, "slow", near)) is None
    assert refused(battle, spell(wizard, "slow", behind)) is None
    assert refused(battle, spell(wizard, "slow", far)) == "magic-too-far"


@pytest.mark.rule("S-43")
def test_missiles_need_sight_and_fly_neither_from_nor_into_combat() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "spark", "bolt", "slow"), target(state)
    behind = a_unit(state, BOB, at=(20, 5), models=10)
    battle = magic(state)
    assert refused(battle, spell(wizard, "spark", behind)) == "magic-unseen"
    assert refused(battle, spell(wizard, "bolt", behind)) == "magic-not-ahead"
    a_unit(state, CLO, at=(20, 20 + 4 * 0.787), models=5, heading=180)
    assert refused(battle, spell(wizard, "spark", foe)) == "magic-into-combat"
    assert refused(battle, spell(wizard, "bolt", foe)) == "magic-into-combat"
    assert refused(battle, spell(wizard, "slow", foe)) is None
    a_unit(state, CLO, at=(20.787, 10), models=1)
    lone = target(state, at=(12, 20), models=5)
    assert refused(battle, spell(wizard, "spark", lone)) == "magic-engaged"
    assert refused(battle, spell(wizard, "bolt", lone)) is None


@pytest.mark.rule("S-43")
def test_a_vortex_goes_in_a_chosen_heading() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "storm"), target(state)
    battle = magic(state)
    assert refused(battle, spell(wizard, "storm", foe)) == "magic-heading"
    for heading in (-1, 36000):
        assert refused(battle, spell(wizard, "storm", heading=heading)) == "magic-heading"


# dispelling


@pytest.mark.rule("S-42", "S-66")
def test_only_the_enemy_dispels_with_dice_and_a_level() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    helper, neutral = mage(state, BOB, level=3, at=(20, 40)), mage(state, CLO, at=(40, 40))
    battle = magic(state, 3, 4, 4, 4, dispel=3)
    act(battle, spell(wizard, "slow", foe))
    assert state.questions[-1].players == (BOB,)
    assert refused(battle, Dispel(CLO, 2, neutral.id)) == "not-your-turn"
    assert refused(battle, Dispel(BOB, 2, neutral.id)) == "magic-no-wizard"
    assert refused(battle, Dispel(BOB, 4, helper.id)) == "magic-dice"
    assert refused(battle, Dispel(BOB, 0)) == "magic-dice"
    act(battle, Dispel(BOB, 2, helper.id))
    assert told(battle, SpellDispelled) == [SpellDispelled(BOB, helper.id, (4, 4), 11, True)]
    assert not state.lasting and state.winds.dispel == 1


@pytest.mark.rule("S-42")
def test_a_poor_dispel_by_nobody_silences_nobody() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    mage(state, BOB, level=3, at=(20, 40))
    battle = magic(state, 3, 4, 1, 1, dispel=3)
    act(battle, spell(wizard, "slow", foe), Dispel(BOB, 2))
    assert [event.passed for event in told(battle, SpellDispelled)] == [False]
    assert not any(unit.has(unit_flags.SILENCED) for unit in state.units)


@pytest.mark.rule("S-42")
@pytest.mark.parametrize(
    ("shown", "passed", "silent"),
    [((4, 4), True, False), ((3, 4), False, False), ((1, 1), False, True), ((6, 6), True, False)],
)
def test_a_dispel_must_reach_the_result(shown: tuple[int, int], passed: bool, silent: bool) -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    helper = mage(state, BOB, level=3, at=(20, 40))
    battle = magic(state, 3, 4, *shown, dispel=3)
    act(battle, spell(wizard, "slow", foe), Dispel(BOB, 2, helper.id))
    assert told(battle, SpellDispelled)[0].passed == passed
    assert helper.has(unit_flags.SILENCED) == silent
    assert bool(state.lasting) != passed


@pytest.mark.rule("S-41", "S-42")
def test_an_irresistible_spell_is_not_dispelled_and_two_sixes_dispel_all_others() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = magic(state, 6, 6, 5, 6, 1, 1, dispel=6)
    act(battle, spell(wizard, "slow", foe))
    assert told(battle, SpellCast)[0].how == "irresistible" and state.lasting
    assert not told(battle, SpellDispelled)


# what remains in play


@pytest.mark.rule("S-07")
def test_the_caster_ends_his_spell_free_and_nobody_else_does() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow", "gift"), target(state, away=8)
    battle = act_slow(state, wizard, foe)
    (remains,) = [one for one in state.lasting if one.until == "remains"]
    assert refused(battle, EndSpell(ANN, 99)) == "magic-not-your-spell"
    act(battle, EndSpell(ANN, remains.id))
    assert state.winds.power == 10 and ChangeEnded(remains.id, foe.id) in battle.out
    assert [one.until for one in state.lasting] == ["caster"]


@pytest.mark.rule("S-07", "S-42")
def test_what_remains_is_dispelled_at_its_casting_value_with_power_or_dispel_dice() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = act_slow(state, wizard, foe)
    (remains,) = [one for one in state.lasting if one.until == "remains"]
    assert remains.value == 6
    act(battle, Done(ANN))
    assert not state.questions
    battle = magic(state, 3, 2, 3, 3, active=BOB, named=ANN)
    assert refused(battle, EndSpell(BOB, remains.id)) == "magic-not-your-spell"
    assert refused(battle, Dispel(BOB, 13, NONE, remains.id)) == "magic-dice"
    assert refused(battle, Dispel(BOB, 2, NONE, 99)) == "magic-no-such-spell"
    act(battle, Dispel(BOB, 2, NONE, remains.id))
    assert state.lasting and state.winds.power == 10
    act(battle, Dispel(BOB, 2, NONE, remains.id))
    assert [one.until for one in state.lasting] == ["caster"] and state.winds.power == 8


@pytest.mark.rule("S-07")
def test_what_remains_on_a_neutral_neither_touches_him_nor_is_dispelled() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow", "gift"), target(state, away=8)
    battle = act_slow(state, wizard, foe)
    (remains,) = [one for one in state.lasting if one.until == "remains"]
    assert unit_characteristic(battle.setting, state, foe, "initiative").needed == 1
    assert refused(battle, Dispel(ANN, 2, NONE, remains.id)) is None
    state.named = CLO
    assert unit_characteristic(battle.setting, state, foe, "initiative").needed == 3
    assert refused(battle, Dispel(ANN, 2, NONE, remains.id)) == "magic-neutral"
    assert refused(battle, EndSpell(ANN, remains.id)) is None


@pytest.mark.rule("S-07")
def test_the_named_enemy_dispels_what_remains_when_the_active_player_is_done() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = magic(state, 3, 4, 1, 1, 1, 1, 5, dispel=4)
    act(battle, spell(wizard, "slow", foe), Done(BOB), Done(ANN))
    assert state.questions[-1].kind == "magic:unravel" and state.questions[-1].players == (BOB,)
    (remains,) = [one for one in state.lasting if one.until == "remains"]
    act(battle, Dispel(BOB, 4, NONE, remains.id))
    assert state.winds.dispel == 0 and not state.questions
    assert "remains" in {one.until for one in state.lasting}


@pytest.mark.rule("S-40", "S-43")
def test_every_option_is_legal_and_a_phase_without_magic_asks_nobody() -> None:
    state = a_field()
    mage(state, ANN, "slow", "gift", "spark", "storm")
    target(state, away=8)
    target(state, CLO, at=(30, 30))
    battle = magic(state)
    options = battle.rules.legal_actions(state, ANN)
    assert len(options) > 4 and all(battle.rules.check(state, one) is None for one in options)
    bare = a_field()
    target(bare)
    assert not magic(bare).state.questions


@pytest.mark.rule("S-07", "S-60")
def test_a_rule_is_granted_as_long_as_the_spell_says() -> None:
    state = a_field()
    wizard = mage(state, ANN, "gift")
    battle = magic(state, 3, 4)
    act(battle, spell(wizard, "gift", wizard))
    assert rules_now(state, wizard)["ward"] == 5


@pytest.mark.rule("S-39", "S-40")
def test_who_flees_neither_channels_nor_dispels() -> None:
    state = a_field()
    coward = mage(state, BOB, at=(20, 40))
    coward.mark(unit_flags.FLEEING)
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    assert told(winds(state, 2, 5, 1, 6), WindsBlew)[0].dispel == 5
    battle = magic(state, 3, 4, dispel=3)
    act(battle, spell(wizard, "slow", foe))
    assert refused(battle, Dispel(BOB, 2, coward.id)) == "magic-no-wizard"


@pytest.mark.rule("S-20", "S-21", "S-42")
def test_cards_wait_for_the_enemys_own_try_and_never_for_an_irresistible_spell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    windows: list[str] = []
    monkeypatch.setattr(Battle, "window", lambda battle, moment, unit=-1: windows.append(moment))
    for shown, opened in (((3, 4), True), ((6, 6, 5, 6, 1, 1), False)):
        state = a_field()
        wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
        battle = magic(state, *shown, dispel=3)
        windows.clear()
        act(battle, spell(wizard, "slow", foe))
        assert not windows
        if opened:
            act(battle, Done(BOB))
        assert windows == (["enemy-dispelled"] if opened else [])
