"""What spells do, by their effects (S-43, S-66); nothing ever touches a neutral."""

import msgspec
import pytest

from game.core.rng import Rng
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import Change, Grant
from game.rules.skirmish.events.unit import LookedOut, ModelsLost, ModelsRaised
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.magic.effects import apply_effects, apply_spell_effect, apply_spell_losses, heal_unit
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Casting
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.profile import unit_characteristic
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, act, mini, run
from tests.rules.skirmish.magic.spellcraft import mage, magic, spell, target, told

# hits


@pytest.mark.rule("S-43", "S-46", "S-48")
def test_a_missile_hits_without_a_roll_and_wounds_are_saved() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "spark"), target(state)
    battle = magic(state, 3, 4, 4, 3, 3, 2, 1, 6, 4)
    act(battle, spell(wizard, "spark", foe))
    assert foe.models == 19 and state.victory == [0, 0, 0, 0]


@pytest.mark.rule("S-16", "S-17")
def test_the_last_model_scores_for_the_caster() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "bolt"), target(state, models=5)
    battle = magic(state, 5, 5, 2, 2, 2, 2, 2, 2)
    act(battle, spell(wizard, "bolt", foe))
    assert foe.models == 0 and state.victory[ANN] == foe.enlisted.points


@pytest.mark.rule("S-43", "S-59")
def test_a_quarter_lost_to_a_spell_shakes() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "bolt"), target(state)
    foe.at_phase = 20
    battle = magic(state, 5, 5, 2, 2, 2, 2, 2, 2, 1, 1)
    act(battle, spell(wizard, "bolt", foe))
    assert foe.models == 14 and foe.has(unit_flags.PANIC_TESTED) and not foe.fleeing


@pytest.mark.rule("S-36", "S-59")
def test_who_panics_at_a_spell_flees_from_its_caster_or_if_he_is_gone_from_the_nearest_foe() -> None:
    for place, heading in (("table", 0), ("away", 27000)):
        state = a_field()
        wizard, foe = mage(state, ANN, "bolt", at=(20, 10)), target(state, models=10)
        a_unit(state, ANN, models=10, at=(31, 20), heading=270)
        wizard.place = place
        battle = magic(state, 6, 6, 1, 1)
        state.questions.clear()
        apply_spell_losses(battle, wizard, {foe.id: 6}, "magic")
        run(battle)
        assert foe.fleeing
        assert (foe.heading - heading + 500) % 36000 < 1000


@pytest.mark.rule("S-80")
def test_a_character_in_a_unit_is_missed_or_looks_out() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "bolt", "swarm"), target(state)
    captain = a_unit(state, BOB, "captain")
    captain.host, foe.guests = foe.id, (captain.id,)
    battle = magic(state, 5, 5, *([2] * 6), 1, 1, 5, 5, *([2] * 60))
    act(battle, spell(wizard, "bolt", foe))
    assert captain.models == 1 and foe.models == 14
    act(battle, spell(wizard, "swarm", foe))
    assert told(battle, LookedOut)[0].unit == captain.id


# changes


@pytest.mark.rule("S-43")
def test_a_characteristic_never_falls_under_what_the_spell_leaves() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "slow"), target(state, away=8)
    battle = magic(state, 3, 4)
    act(battle, spell(wizard, "slow", foe))
    assert unit_characteristic(battle.setting, state, foe, "move").needed == 2
    assert unit_characteristic(battle.setting, state, foe, "initiative").needed == 1


# healing


@pytest.mark.rule("S-43")
def test_healing_restores_wounds_and_raising_models_never_more_than_there_were() -> None:
    state = a_field()
    wizard, captain = mage(state, ANN, "mend", "raise"), a_unit(state, ANN, "captain", at=(30, 10))
    captain.hurt = 1
    pikes = a_unit(state, ANN, at=(20, 20), models=20)
    pikes.models = 18
    battle = magic(state, 3, 4, 3, 4)
    act(battle, spell(wizard, "mend", captain))
    assert captain.hurt == 0 and told(battle, ModelsRaised) == [
        ModelsRaised(captain.id, 1, 1, 0, x=30000, y=10000)
    ]
    act(battle, spell(wizard, "raise", pikes))
    assert pikes.models == 20


@pytest.mark.rule("S-28", "S-43")
def test_the_dead_rise_only_where_there_is_room() -> None:
    state = a_field()
    wizard, pikes = mage(state, ANN, "raise"), a_unit(state, ANN, at=(20, 20), models=20)
    pikes.models = 14
    a_unit(state, ANN, at=(20, 20 - 3 * 0.787 - 1), models=10)
    battle = magic(state, 3, 4)
    act(battle, spell(wizard, "raise", pikes))
    assert pikes.models == 15


@pytest.mark.rule("S-28", "S-43", "S-62")
@pytest.mark.parametrize(
    ("right", "back", "heading", "risen"),
    [
        (0, 0, 180, 9),  # at the front
        (0, 1, 0, 3),  # at the rear
        (1.5, 0.5, 270, 9),  # on the right flank: they rise beside it
        (-1.5, 3.4, 90, 9),  # at the left flank, mostly behind it
        (1.5 + 2.5, 1, 0, 9),  # corner to corner
    ],
)
def test_the_dead_never_rise_into_those_who_touch_their_unit(
    right: float, back: float, heading: int, risen: int
) -> None:
    state, base = a_field(), 0.787
    wizard = mage(state, ANN, "raise", at=(40, 10))
    pikes = a_unit(state, ANN, at=(20, 20), models=9, files=3)
    pikes.models = 3
    foe = a_unit(state, BOB, models=10, at=(20 + right * base, 20 - back * base), heading=heading, files=5)
    ground = Field(mini().bases)
    assert ground.touching(state, pikes.id) == (foe.id,)
    battle = magic(state)
    heal_unit(battle, pikes, 6, raises=True)
    assert pikes.models == risen and not ground.overlapped(state, pikes.id)
    assert ground.touching(state, pikes.id) == (foe.id,) and wizard.models


# tests


@pytest.mark.rule("S-26", "S-43")
def test_a_failed_test_costs_a_wound_each() -> None:
    for shown, left in (((4, 3), 10), ((4, 4), 0)):
        state = a_field()
        wizard, foe = mage(state, ANN, "dread"), target(state, models=10)
        act(magic(state, 3, 4, *shown), spell(wizard, "dread", foe))
        assert foe.models == left
    for die, left in ((3, 10), (4, 0)):
        state = a_field()
        wizard, foe = mage(state, ANN, "rot"), target(state, models=10)
        act(magic(state, 3, 4, die), spell(wizard, "rot", foe))
        assert foe.models == left


@pytest.mark.rule("S-43", "S-59")
def test_a_spell_of_dread_makes_a_unit_flee() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "panic"), target(state, models=10)
    act(magic(state, 3, 4, 6, 6, 1, 1), spell(wizard, "panic", foe))
    assert foe.fleeing and foe.blame == ANN


# templates and vortices


@pytest.mark.rule("S-05", "S-43", "S-66")
def test_an_area_spell_over_enemy_and_neutral_touches_the_enemy_only() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "swarm"), target(state, models=10)
    neutral = target(state, DAN, away=12.6, models=10)
    friend = a_unit(state, ANN, at=(24.9, 20), models=10, heading=180)
    battle = magic(state, 5, 5, *([2] * 80))
    act(battle, spell(wizard, "swarm", foe))
    assert neutral.models == 10 and foe.models < 10
    lost = {event.unit for event in told(battle, ModelsLost)}
    assert lost <= {foe.id, friend.id}


@pytest.mark.rule("S-43")
def test_a_vortex_touches_each_model_on_its_way_once() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "storm", level=2), target(state, away=5, models=20, files=10)
    neutral = target(state, CLO, away=12, models=10)
    beyond = target(state, away=17, models=10)
    battle = magic(state, 5, 5, 5, *([2] * 90))
    act(battle, spell(wizard, "storm"))
    assert foe.models == 12 and (wizard.models, wizard.hurt) == (1, 0)
    assert neutral.models == 10 and beyond.models < 10


@pytest.mark.rule("S-43", "S-78")
def test_a_vortex_moves_artillery_die_times_level_and_stays_on_its_caster_at_a_misfire() -> None:
    for die, level, reached in ((1, 1, False), (5, 1, True), (2, 2, True)):
        state = a_field()
        wizard, foe = mage(state, ANN, "storm", level=level), target(state, away=8.5, models=5)
        battle = magic(state, 5, 5, die, *([2] * 40))
        act(battle, spell(wizard, "storm"))
        assert (foe.models < 5) == reached and wizard.models == 1
    state = a_field()
    wizard = mage(state, ANN, "storm", level=2)
    target(state)
    battle = magic(state, 5, 5, 6, 2)
    act(battle, spell(wizard, "storm"))
    assert wizard.hurt == 1 and state.victory == [0, 0, 0, 0]


@pytest.mark.rule("S-43")
@pytest.mark.parametrize(("gap", "struck"), [(2.45, True), (2.55, False)])
def test_a_template_of_five_inches_reaches_two_and_a_half(gap: float, struck: bool) -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "swarm"), target(state, unit="captain", models=1)
    other = target(state, unit="captain", models=1, at=(20, 20 + 0.394 + gap), heading=0)
    other.y += 787
    battle = magic(state, 6, 5, *([2] * 20))
    act(battle, spell(wizard, "swarm", foe))
    assert {event.unit for event in told(battle, ModelsLost)} == ({foe.id, other.id} if struck else {foe.id})


@pytest.mark.rule("S-43", "S-78")
@pytest.mark.parametrize(("heading", "struck"), [(1843, False), (0, True)])
def test_a_vortex_ends_at_the_table_s_edge(heading: int, struck: bool) -> None:
    """Beyond it, beside the edge, it would still reach the foe."""
    state = a_field()
    wizard = mage(state, ANN, "storm", level=1, at=(70 if heading else 71.4, 24))
    foe = target(state, unit="captain", models=1, at=(71.4, 33))
    battle = magic(state, 6, 5, 5, *([2] * 20))
    act(battle, spell(wizard, "storm", heading=heading))
    assert (foe.hurt > 0) is struck


@pytest.mark.rule("S-17")
@pytest.mark.parametrize(
    ("owner", "why", "points"), [(BOB, "magic", 50), (BOB, "miscast", 0), (ANN, "magic", 0)]
)
def test_a_miscast_and_one_s_own_losses_score_for_nobody(owner: int, why: str, points: int) -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "bolt"), target(state, owner, models=10)
    apply_spell_losses(magic(state), wizard, {foe.id: 10}, why)
    assert state.victory == [points, 0, 0, 0]


# the neutral is untouchable


def crowd(seed: int) -> SkirmishState:
    """Four armies at random, many in contact, wizards of all four."""
    rng, state = Rng(seed), a_field()
    for owner in (ANN, BOB, CLO, DAN):
        mage(state, owner, *KNOWN, at=(6 + rng.below(60), 4 + rng.below(40)))
        for _ in range(4):
            at = (6 + rng.below(60), 4 + rng.below(40))
            a_unit(state, owner, at=at, models=15, heading=rng.below(360))
    return state


KNOWN = tuple(id.removeprefix("mini:") for id in mini().spells)


@pytest.mark.statistics
@pytest.mark.rule("S-05", "S-07", "S-43")
def test_no_spell_or_vortex_ever_touches_a_neutral() -> None:
    for seed in range(12):
        state = crowd(seed)
        neutrals = [one for one in state.units if one.owner in (CLO, DAN)]
        before = [(one.models, one.hurt, one.pose, one.marks, one.level) for one in neutrals]
        rng = Rng(seed)
        foes = [one.id for one in state.units if one.owner == BOB]
        for name in KNOWN:
            battle = magic(state.clone())
            battle.rng = rng
            aim = foes[rng.below(len(foes))]
            heading = rng.below(36000)
            apply_effects(battle, Casting(0, f"mini:{name}", (6,), 9, False, aim, heading=heading))
            after = [battle.unit(one.id) for one in neutrals]
            assert [(one.models, one.hurt, one.pose, one.marks, one.level) for one in after] == before
            assert not [one for one in battle.state.lasting if battle.unit(one.unit).owner in (CLO, DAN)]


@pytest.mark.rule("S-43")
def test_every_spell_of_the_game_can_be_cast_to_the_end() -> None:
    content = base_content()
    mages = [id for id, one in content.units.items() if one.level and one.lores]
    for id, one in content.spells.items():
        state = a_field()
        wizard, foe = mage(state, ANN), target(state, models=10)
        for unit in (wizard, foe):
            unit.enlisted = msgspec.structs.replace(unit.enlisted, unit=mages[0], weapons=())
        rules = Skirmish(content, SkirmishFlags(), 4, ground=Field(content.bases))
        aim = wizard if one.type == "augment" else foe
        state.active, state.named, state.phase = ANN, BOB, "magic"
        battle = Battle(rules.setting, state, Rng(3), [])
        apply_effects(battle, Casting(wizard.id, id, (6,), 9, False, aim.id))
        assert not run(battle).state.questions
        changes = [effect for effect in one.effects if isinstance(effect, Change | Grant)]
        lasting = [change for change in state.lasting if change.unit == aim.id]
        assert len(lasting) == len(changes)
    assert len(content.spells) == 18


@pytest.mark.rule("S-16", "S-26")
def test_who_is_robbed_of_all_toughness_is_dead_and_scores_for_the_caster() -> None:
    state = a_field()
    wizard, foe = mage(state, ANN, "rot"), target(state, models=5)
    battle = magic(state)
    rot = battle.content.spells["mini:rot"]
    apply_spell_effect(battle, wizard, rot, Change(stat="toughness", amount=-1), foe)
    assert foe.models == 5
    apply_spell_effect(battle, wizard, rot, Change(stat="toughness", amount=-10), foe)
    assert foe.models == 0 and state.victory[ANN] == foe.enlisted.points
