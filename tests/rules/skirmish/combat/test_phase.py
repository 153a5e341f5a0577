"""Which combats are fought, in which order, and their course (S-08 to S-11, S-51, S-70 to S-73, S-79)."""

import msgspec
import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import DrawWeapon
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat import phase
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.combat import BlowsStruck, CombatChosen
from game.rules.skirmish.events.unit import LeadershipTested, ModelsLost
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.unit.contact import is_engaged
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    Touching,
    a_battle,
    a_field,
    a_unit,
    act,
    refused,
    run,
)
from tests.rules.skirmish.combat.melee import Flights, facing, fight, flights, on_flank, to_end, told, war

__all__ = ["flights"]
MISS = 0


def owners(*players):
    """A field with one unit of each of these."""
    state = a_field()
    for player in players:
        a_unit(state, player, "archers", models=10)
    state.active, state.named, state.phase = ANN, BOB, "combat"
    return state


# which combats


@pytest.mark.rule("S-71")
def test_a_combat_is_all_friends_and_enemies_linked_by_contact() -> None:
    state = owners(ANN, BOB, ANN, BOB, ANN, BOB)
    battle = a_battle(state, ground=Touching((0, 1), (1, 2), (2, 3), (4, 5)))
    assert phase.combat_groups(battle.setting, state) == [((0, 2), (1, 3)), ((4,), (5,))]


@pytest.mark.rule("S-05", "S-71", "S-72")
def test_neutrals_neither_join_nor_link() -> None:
    state = owners(ANN, BOB, CLO, ANN, BOB)
    battle = a_battle(state, ground=Touching((0, 1), (0, 2), (2, 3), (3, 4), (1, 2)))
    assert phase.combat_groups(battle.setting, state) == [((0,), (1,)), ((3,), (4,))]


@pytest.mark.rule("S-11")
def test_a_combat_of_two_who_are_not_active_is_not_fought() -> None:
    state = owners(ANN, BOB, CLO, DAN)
    battle = a_battle(state, ground=Touching((1, 2), (2, 3)))
    assert phase.combat_groups(battle.setting, state) == []
    battle.then(Step("combat:next"))
    assert not run(battle).out


@pytest.mark.rule("S-11")
def test_it_is_fought_in_the_turn_of_either_who_names_the_other() -> None:
    state = owners(ANN, BOB)
    battle = a_battle(state, ground=Touching((0, 1)))
    assert phase.combat_groups(battle.setting, state) == [((0,), (1,))]
    state.active, state.named = BOB, ANN
    assert phase.combat_groups(battle.setting, state) == [((1,), (0,))]
    state.named = CLO
    assert phase.combat_groups(battle.setting, state) == []


@pytest.mark.rule("S-51")
def test_the_active_player_chooses_the_order_and_each_is_fought_to_its_end() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5), at=(20, 20))
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5), at=(50, 20))
    battle = war(state, (MISS,) * 40)
    fight(battle)
    assert battle.rules.legal_actions(state, ANN) == [Choose(ANN, 0), Choose(ANN, 2)]
    assert refused(battle, Choose(ANN, 1)) == "no-such-combat"
    assert refused(battle, Choose(BOB, 0)) == "not-your-turn"
    act(battle, Choose(ANN, 2))
    to_end(battle)
    chosen = told(battle, CombatChosen)
    assert chosen == [CombatChosen((2,), (3,)), CombatChosen((0,), (1,))]
    assert state.combat is None
    assert all(unit.has(unit_flags.FOUGHT) for unit in state.units)


@pytest.mark.rule("S-57")
def test_no_unit_fights_twice() -> None:
    state = owners(ANN, BOB, ANN, BOB)
    battle = a_battle(state, ground=Touching((0, 1), (0, 3), (2, 3)))
    for unit in state.units[:2]:
        unit.mark(unit_flags.FOUGHT)
    assert phase.unfought_combats(battle.setting, state) == [((0, 2), (1, 3))]
    for unit in state.units:
        unit.mark(unit_flags.FOUGHT)
    assert phase.unfought_combats(battle.setting, state) == []


@pytest.mark.rule("S-70", "S-11")
def test_units_of_different_players_in_contact_are_engaged_whatever_the_names() -> None:
    state = a_field()
    one, two = facing(state, (CLO, "archers", 5), (DAN, "archers", 5))
    alone, guest = a_unit(state, DAN, "archers", (50, 20), models=5), a_unit(state, CLO, "captain")
    guest.host, one.guests = one.id, (guest.id,)
    for enemy in (BOB, CLO, DAN):
        battle = war(state, enemy=enemy)
        assert all(is_engaged(battle.setting, state, unit) for unit in (one, two, guest))
        assert not is_engaged(battle.setting, state, alone)
    fight(battle)
    assert is_engaged(battle.setting, state, one)


# the course


def struck(battle):
    """Who struck how many blows at which step."""
    return [(event.unit, event.by, event.initiative, event.blows) for event in told(battle, BlowsStruck)]


@pytest.mark.rule("S-11")
def test_charged_and_first_round_last_until_the_first_fought_round() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    mine.mark(unit_flags.CHARGED | unit_flags.FIRST_ROUND)
    theirs.mark(unit_flags.FIRST_ROUND)
    state.active, state.named = CLO, DAN
    fight(war(state, (MISS,) * 20, enemy=CLO))
    assert mine.has(unit_flags.CHARGED)
    assert theirs.has(unit_flags.FIRST_ROUND)
    fight(war(state, (MISS,) * 20))
    assert not mine.has(unit_flags.ROUND)
    assert not theirs.has(unit_flags.ROUND)


@pytest.mark.rule("S-53")
def test_models_in_contact_and_one_rank_behind_them_strike_to_the_front() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 12), (BOB, "archers", 7))
    battle = fight(war(state, (MISS,) * 40))
    assert struck(battle) == [(0, "rank", 3, 10), (1, "rank", 3, 7)]


@pytest.mark.rule("S-53")
def test_spears_add_a_rank_unless_they_charged_and_a_horde_one_more() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "pikes", 20), (BOB, "pikes", 20))
    mine.weapon = theirs.weapon = "mini:spear"
    mine.mark(unit_flags.CHARGED)
    assert struck(fight(war(state, (MISS,) * 60))) == [(0, "rank", 3, 10), (1, "rank", 3, 15)]
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 30), (BOB, "archers", 30))
    mine.files = 10
    blows = struck(fight(war(state, (MISS,) * 80)))
    assert blows[0][3] == 6 * 3


@pytest.mark.rule("S-53")
def test_on_the_flank_all_in_contact_strike_and_nobody_helps() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=15)
    on_flank(state, mine, BOB, "archers", 5)
    blows = struck(fight(war(state, (MISS,) * 40)))
    assert blows[0] == (0, "rank", 3, 3)
    assert blows[1][3] in (3, 4, 5)


@pytest.mark.rule("S-52")
def test_equal_initiative_strikes_together_first_before_and_last_after_all() -> None:
    state = a_field()
    facing(state, (ANN, "quick", 5), (BOB, "reapers", 5))
    battle = war(state)
    battle.rng = Rng(1)
    fight(battle)
    assert [(who, at) for who, _, at, _ in struck(battle)][:1] == [(0, 11)]
    assert struck(battle)[-1][2] == -1
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    battle = war(state, (5,) * 20)
    fight(battle)
    kinds = [type(event) for event in battle.out if isinstance(event, BlowsStruck | ModelsLost)]
    assert kinds == [BlowsStruck, BlowsStruck, ModelsLost, ModelsLost]
    assert all(unit.models == 0 for unit in state.units)


@pytest.mark.rule("S-53", "S-48")
def test_losses_step_up_and_contact_shrinks_by_own_losses_only_ends_first() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "quick", 5), (BOB, "archers", 7))
    battle = war(state)
    battle.rng = Rng(4)
    fight(battle)
    fallen = 7 - theirs.models
    answer = next(event.blows for event in told(battle, BlowsStruck) if event.unit == theirs.id)
    assert 0 < fallen < 7
    assert answer == 7 - fallen
    assert mine.models + sum(e.lost for e in told(battle, ModelsLost) if e.unit == mine.id) == 5


@pytest.mark.rule("S-30", "S-53", "S-79")
def test_a_champion_strikes_apart_with_one_attack_more() -> None:
    state = a_field()
    facing(state, (ANN, "pikes", 10), (BOB, "archers", 5), champion=True)
    battle = to_end(fight(war(state, (MISS,) * 40)))
    assert [(by, blows) for who, by, _, blows in struck(battle) if who == 0] == [
        ("champion", 2),
        ("rank", 9),
    ]


@pytest.mark.rule("S-27", "S-53")
def test_rider_and_mount_strike_apart_and_mounts_never_support() -> None:
    state = a_field()
    facing(state, (ANN, "riders", 10), (BOB, "bones", 10))
    battle = fight(war(state, (MISS,) * 60))
    mine = [(by, at) for who, by, at, _ in struck(battle) if who == 0]
    assert mine == [("rank", 4), ("mount", 3)]
    blows = {by: n for who, by, _, n in struck(battle) if who == 0}
    assert blows["rank"] == blows["mount"] + 5


@pytest.mark.rule("S-82")
def test_six_models_fight_a_machine_and_its_crew_strikes_once_a_wound_left() -> None:
    state = a_field()
    gun = a_unit(state, BOB, "gun", (20, 20))
    a_unit(state, ANN, "archers", (20, 20), heading=180, models=10)
    gun.hurt = 1
    battle = fight(war(state, (MISS,) * 20))
    assert struck(battle) == [(1, "rank", 3, 6), (0, "crew", 3, 2)]


@pytest.mark.rule("S-82")
def test_two_monstrous_ones_are_as_many_as_six() -> None:
    state = a_field()
    a_unit(state, BOB, "gun", (20, 20))
    a_unit(state, ANN, "ogres", (20, 20), heading=180, models=4, files=4)
    battle = fight(war(state, (MISS,) * 30))
    assert [blows for who, by, _, blows in struck(battle) if by == "rank"] == [6]


@pytest.mark.rule("S-60", "S-79")
def test_impact_hits_come_first_and_only_from_a_charge_stomps_last() -> None:
    state = a_field()
    wagon, _ = facing(state, (ANN, "wagon", 1), (BOB, "ogres", 3))
    wagon.mark(unit_flags.CHARGED)
    battle = war(state)
    battle.rng = Rng(2)
    fight(battle)
    steps = [(by, at) for _, by, at, _ in struck(battle)]
    assert steps[0] == ("impact", 12)
    assert steps[-1] == ("stomp", -2)
    wagon.unmark(unit_flags.CHARGED)
    state = a_field()
    facing(state, (ANN, "wagon", 1), (BOB, "archers", 10))
    assert "impact" not in [by for _, by, _, _ in struck(fight(war(state, (MISS,) * 20)))]


@pytest.mark.rule("S-60", "S-79")
@pytest.mark.parametrize(("dice", "needed"), [((5, 5), 5), ((0, 0), 3)])
def test_who_fails_the_test_of_fear_has_weapon_skill_one(dice: tuple[int, int], needed: int) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "bones", 5))
    battle = fight(war(state, (*dice, *(MISS,) * 30)))
    assert [event.why for event in told(battle, LeadershipTested)] == ["fear"]
    assert not state.units[0].has(unit_flags.AFRAID)
    hit = {event.unit: event.needed for event in told(battle, BlowsStruck)}
    assert hit[0] == (4 if needed == 5 else 3)
    assert hit[1] == (3 if needed == 5 else 4)


@pytest.mark.rule("S-60")
def test_the_fearsome_and_the_immune_fear_nothing() -> None:
    state = a_field()
    facing(state, (ANN, "riders", 5), (BOB, "bones", 5))
    assert not told(fight(war(state, (MISS,) * 30)), LeadershipTested)
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 5), (BOB, "bones", 5))
    battle = war(state, (MISS,) * 30)
    add_lasting_change(battle, mine, "immune", 1, "phase", "test", ANN)
    assert not told(fight(battle), LeadershipTested)


@pytest.mark.rule("S-79", "S-60")
def test_who_has_several_weapons_says_which_in_the_first_round() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "pikes", 10), (BOB, "archers", 5))
    mine.mark(unit_flags.FIRST_ROUND)
    theirs.mark(unit_flags.FIRST_ROUND)
    battle = fight(war(state, (MISS,) * 30))
    assert refused(battle, DrawWeapon(ANN, mine.id, "mini:bow")) == "no-such-weapon"
    assert refused(battle, DrawWeapon(ANN, theirs.id, "mini:sword")) == "wrong-moment"
    assert len(battle.rules.legal_actions(state, ANN)) == 2
    act(battle, DrawWeapon(ANN, mine.id, "mini:spear"))
    assert struck(battle)[0] == (0, "rank", 3, 10)


@pytest.mark.rule("S-07", "S-79")
def test_what_lasts_for_a_round_ends_with_it() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    battle = war(state, (MISS,) * 30)
    add_lasting_change(battle, mine, "poison", 1, "round", "test", ANN)
    to_end(fight(battle))
    assert state.lasting == []


# neutrals


@pytest.mark.rule("S-05", "S-65", "S-72")
def test_neutrals_in_contact_are_untouched_and_count_for_nothing(flights: Flights) -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 20), (BOB, "archers", 20))
    neutral = on_flank(state, mine, CLO, "archers", 10)
    other = on_flank(state, theirs, DAN, "archers", 10)
    other.heading, other.x, other.y = 27000, theirs.x + mine.files * 394, theirs.y + 2 * 787
    before = [msgspec.structs.asdict(unit) for unit in (neutral, other)]
    for seed in range(6):
        there = state.clone()
        battle = war(there)
        battle.rng = Rng(seed)
        fight(battle)
        while there.questions:
            player = there.questions[-1].players[0]
            act(battle, battle.rules.legal_actions(there, player)[-1])
        assert [msgspec.structs.asdict(there.units[u.id]) for u in (neutral, other)] == before
        assert {event.target for event in told(battle, BlowsStruck)} <= {mine.id, theirs.id}
