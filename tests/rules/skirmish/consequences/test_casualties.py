"""Wounds become losses; the last model has its consequences (S-17, S-28, S-48, S-80)."""

from typing import Any

import pytest

from game.rules.skirmish.consequences.casualties import (
    Share,
    destroy_unit,
    hit_shares,
    inflict_wounds,
    look_out,
)
from game.rules.skirmish.events.player import PointsEarned
from game.rules.skirmish.events.unit import CharacterLeft, CommandLost, LookedOut, UnitDestroyed
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import GONE, TABLE, SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_unit
from tests.rules.skirmish.combat.melee import BASE, told, war


def joined(state: SkirmishState, host: Unit, kind: str = "captain", **more: Any) -> Unit:
    """A character of the same owner in that unit."""
    guest = a_unit(state, host.owner, kind, **more)
    guest.host = host.id
    host.guests = (*host.guests, guest.id)
    return guest


def field(models: int = 10, **more: Any) -> tuple[Battle, Unit]:
    """Pikes of Bob, under the blows of Ann."""
    state = a_field()
    unit = a_unit(state, BOB, models=models, at=(20, 20), **more)
    return war(state), unit


@pytest.mark.rule("S-28", "S-48")
def test_losses_leave_from_the_rear_and_the_front_edge_stays() -> None:
    battle, unit = field(12)
    assert inflict_wounds(battle, unit, 4, "shooting", ANN) == 4
    assert (unit.models, unit.files, unit.pose) == (8, 5, Pose(20000, 20000, 0))


@pytest.mark.rule("S-48")
def test_a_single_rank_loses_from_both_ends_in_turn_left_first() -> None:
    battle, unit = field(5)
    inflict_wounds(battle, unit, 1, "shooting", ANN)
    assert (unit.files, unit.x) == (4, 20000 + (BASE + 1) // 2)
    inflict_wounds(battle, unit, 1, "shooting", ANN)
    assert abs(unit.x - 20000) <= 1
    inflict_wounds(battle, unit, 2, "shooting", ANN)
    assert (unit.models, unit.files) == (1, 1)
    assert abs(unit.x - 20000) <= 1


@pytest.mark.rule("S-48")
def test_wounds_are_pooled_and_what_nobody_could_lose_is_not_counted() -> None:
    state = a_field()
    hero = a_unit(state, BOB, "captain", at=(5, 5))
    battle = war(state)
    assert inflict_wounds(battle, hero, 1, "shooting", ANN) == 1
    assert (hero.models, hero.hurt) == (1, 1)
    assert inflict_wounds(battle, hero, 7, "shooting", ANN) == 1
    assert hero.place == GONE
    assert inflict_wounds(battle, hero, 1, "shooting", ANN) == 0


@pytest.mark.rule("S-05", "S-28")
def test_outside_combat_too_who_lost_nobody_moves_the_least_to_regain_contact() -> None:
    for owner, follows in ((ANN, True), (CLO, False)):
        state = a_field()
        unit = a_unit(state, BOB, "archers", models=10, at=(20, 20))
        rear = a_unit(state, owner, "quick", models=20, at=(20, 20))
        rear.y -= 2 * BASE
        battle = war(state)
        assert battle.setting.ground.contacts(state) == ((unit.id, rear.id),)
        inflict_wounds(battle, unit, 5, "magic", ANN)
        assert bool(battle.setting.ground.contacts(state)) is follows
        assert unit.pose == Pose(20000, 20000, 0)
        assert rear.y == 20000 - (1 if follows else 2) * BASE


@pytest.mark.rule("S-28", "S-81")
def test_a_character_s_death_may_cost_a_rank_and_contact_is_regained() -> None:
    state = a_field()
    unit = a_unit(state, BOB, "archers", models=5, at=(20, 20))
    hero = joined(state, unit)
    rear = a_unit(state, ANN, "quick", models=20, at=(20, 20))
    rear.y -= 2 * BASE
    battle = war(state)
    inflict_wounds(battle, hero, 2, "magic", ANN)
    assert battle.setting.ground.contacts(state) == ((unit.id, rear.id),)
    assert rear.y == 20000 - BASE


@pytest.mark.rule("S-62", "S-81")
def test_characters_behind_one_file_are_left_standing_one_behind_the_other() -> None:
    state = a_field()
    unit = a_unit(state, BOB, "archers", models=6, files=1, at=(20, 20))
    first, second = joined(state, unit), joined(state, unit)
    battle = war(state)
    inflict_wounds(battle, unit, 6, "magic", ANN)
    assert (first.pose, second.pose) == (Pose(20000, 20000, 0), Pose(20000, 20000 - BASE, 0))
    assert not battle.setting.ground.overlapped(state, first.id)


@pytest.mark.rule("S-80")
def test_rank_and_file_fall_first_then_musician_standard_champion() -> None:
    battle, unit = field(10, champion=True, standard=True, musician=True)
    inflict_wounds(battle, unit, 7, "shooting", ANN)
    assert not told(battle, CommandLost)
    inflict_wounds(battle, unit, 2, "shooting", ANN)
    assert [event.which for event in told(battle, CommandLost)] == ["musician", "standard"]
    assert (unit.models, unit.champion) == (1, True)
    assert inflict_wounds(battle, unit, 3, "shooting", ANN) == 1
    assert unit.place == GONE


@pytest.mark.rule("S-80")
def test_blows_on_a_champion_hurt_only_him_and_the_excess_is_lost() -> None:
    battle, unit = field(10, champion=True)
    assert inflict_wounds(battle, unit, 3, "combat", ANN, part="champion") == 1
    assert (unit.models, unit.champion) == (9, False)
    assert inflict_wounds(battle, unit, 3, "combat", ANN, part="champion") == 0


@pytest.mark.rule("S-17")
def test_who_removed_the_last_model_is_credited_with_points_standard_and_general() -> None:
    battle, unit = field(10, standard=True)
    battle.state.generals[BOB] = unit.id
    inflict_wounds(battle, unit, 12, "shooting", ANN)
    assert told(battle, PointsEarned) == [
        PointsEarned(ANN, 60, "destroyed", unit.id),
        PointsEarned(ANN, 100, "general", unit.id),
        PointsEarned(ANN, 25, "standard", unit.id),
    ]
    assert told(battle, UnitDestroyed) == [UnitDestroyed(unit.id, "shooting", ANN)]
    assert unit.blame == ANN


@pytest.mark.rule("S-17")
def test_a_standard_counts_once_though_its_bearer_fell_before_his_champion() -> None:
    battle, unit = field(10, standard=True, champion=True)
    inflict_wounds(battle, unit, 9, "shooting", ANN)
    assert not unit.standard and not told(battle, PointsEarned)
    inflict_wounds(battle, unit, 1, "shooting", ANN)
    assert [event.why for event in told(battle, PointsEarned)] == ["destroyed", "standard"]


@pytest.mark.rule("S-17", "S-19", "S-21")
def test_who_flees_off_the_table_takes_its_standard_along_and_is_not_dead() -> None:
    state = a_field()
    unit = a_unit(state, BOB, models=10, at=(20, 20), standard=True)
    hero = joined(state, unit, options=("banner",))
    state.generals[BOB] = hero.id
    battle = war(state)
    destroy_unit(battle, unit, "fled", ANN)
    assert [(event.unit, event.why) for event in told(battle, PointsEarned)] == [
        (unit.id, "destroyed"),
        (hero.id, "destroyed"),
        (hero.id, "general"),
        (hero.id, "battle-standard"),
    ]
    assert {step.name for step in state.steps} == {"scenario:drop"}


@pytest.mark.rule("S-17", "S-19", "S-84")
def test_the_champion_who_leads_an_army_without_characters_is_a_general_who_may_fall_alone() -> None:
    battle, unit = field(10, champion=True)
    battle.state.generals[BOB] = unit.id
    inflict_wounds(battle, unit, 4, "combat", ANN)
    assert not told(battle, PointsEarned)
    inflict_wounds(battle, unit, 1, "combat", ANN, part="champion")
    assert told(battle, PointsEarned) == [PointsEarned(ANN, 100, "general", unit.id)]
    assert Step("treachery:draw", (BOB, 1)) in battle.state.steps
    inflict_wounds(battle, unit, 9, "combat", ANN)
    assert [event.why for event in told(battle, PointsEarned)] == ["general", "destroyed"]


@pytest.mark.rule("S-17")
def test_who_dies_fleeing_counts_for_who_made_it_flee_and_one_s_own_deeds_for_nobody() -> None:
    battle, unit = field()
    unit.mark(unit_flags.FLEEING)
    unit.blame = CLO
    destroy_unit(battle, unit, "fled", ANN)
    other = a_unit(battle.state, ANN, models=10, at=(60, 40))
    destroy_unit(battle, other, "terrain", ANN)
    assert [event.credit for event in told(battle, UnitDestroyed)] == [CLO, -1]


@pytest.mark.rule("S-19")
def test_a_dead_general_is_worth_a_card_and_a_dead_character_a_window() -> None:
    state = a_field()
    hero = a_unit(state, BOB, "captain", at=(5, 5))
    state.generals[BOB] = hero.id
    battle = war(state)
    destroy_unit(battle, hero, "shooting", ANN)
    assert Step("treachery:draw", (BOB, 1)) in state.steps
    assert Step("treachery:window", ("character-dead", hero.id)) in state.steps


@pytest.mark.rule("S-80", "S-81")
def test_characters_stand_alone_where_their_unit_fell_but_are_run_down_with_it() -> None:
    battle, unit = field()
    guest = joined(battle.state, unit)
    destroy_unit(battle, unit, "combat", ANN)
    assert (guest.place, guest.host, guest.pose) == (TABLE, -1, Pose(20000, 20000, 0))
    assert told(battle, CharacterLeft)
    battle, unit = field()
    guest = joined(battle.state, unit)
    destroy_unit(battle, unit, "caught", ANN)
    assert guest.place == GONE


@pytest.mark.rule("S-81")
def test_a_dead_character_makes_room_in_his_unit() -> None:
    battle, unit = field(4)
    guest = joined(battle.state, unit)
    unit.files = 5
    inflict_wounds(battle, guest, 2, "combat", ANN)
    assert (unit.guests, unit.models, unit.files) == ((), 4, 4)


@pytest.mark.rule("S-80")
def test_shots_spare_a_character_among_five_of_his_type_else_are_spread_evenly() -> None:
    battle, unit = field()
    guest = joined(battle.state, unit)
    assert hit_shares(battle.setting, battle.state, unit, 7) == (Share(unit.id, "rank", 7),)
    unit.models = 3
    shares = hit_shares(battle.setting, battle.state, unit, 6)
    assert shares == (Share(unit.id, "rank", 5), Share(guest.id, "character", 1))
    assert hit_shares(battle.setting, battle.state, unit, 2) == (Share(unit.id, "rank", 2),)
    unit.models, unit.enlisted = 8, a_unit(battle.state, BOB, "riders", models=8).enlisted
    assert hit_shares(battle.setting, battle.state, unit, 9)[1:] == (Share(guest.id, "character", 1),)


@pytest.mark.rule("S-80")
def test_look_out_sir_works_on_two_and_more_if_five_of_his_type_stand() -> None:
    state = a_field()
    unit = a_unit(state, BOB, models=10)
    guest = joined(state, unit)
    battle = a_battle(state, draws=(0, 1))
    assert [look_out(battle, unit, guest) for _ in range(2)] == [False, True]
    assert told(battle, LookedOut) == [LookedOut(guest.id, 1, False), LookedOut(guest.id, 2, True)]
    unit.models = 4
    assert not look_out(battle, unit, guest)


@pytest.mark.rule("S-59")
def test_the_end_of_a_unit_shakes_its_own_army_within_six_inches_only() -> None:
    battle, unit = field()
    state = battle.state
    near = a_unit(state, BOB, models=10, at=(26, 20))
    a_unit(state, BOB, models=10, at=(40, 20))
    a_unit(state, ANN, models=10, at=(20, 24))
    a_unit(state, CLO, models=10, at=(14, 20))
    destroy_unit(battle, unit, "shooting", ANN)
    assert state.steps == [Step("morale:near", (-1, ANN, near.id)), Step("scenario:drop", (unit.id,))]
