"""The combat result and break tests (S-17, S-21, S-28, S-38, S-55, S-56, S-60, S-72, S-74, S-82)."""

import msgspec
import pytest

from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat.break_tests import count_combat_result
from game.rules.skirmish.combat.phase import combat_groups
from game.rules.skirmish.combat.score_facts import firmness_in_combat, merits_of_side
from game.rules.skirmish.consequences.casualties import inflict_wounds
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.combat import CombatCounted, UnitBroke, UnitHeld
from game.rules.skirmish.events.player import PointsEarned
from game.rules.skirmish.events.unit import LeadershipTested, UnitDestroyed
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Combat, Side, Terrain
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.unit.contact import opposed_pairs
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused, run
from tests.rules.skirmish.combat.melee import BASE, Flights, facing, flights, on_flank, to_end, told, war
from tests.rules.skirmish.consequences.test_casualties import joined

__all__ = ["flights"]


def fought(state: SkirmishState, wounds: tuple[int, int] = (0, 0), draws: tuple[int, ...] = ()) -> Battle:
    """The first combat after its last blow, with so many wounds done by friends, by enemies."""
    battle = war(state, draws)
    friends, enemies = combat_groups(battle.setting, state)[0]
    state.combat = Combat(
        (Side(ANN, friends, wounds[0]), Side(BOB, enemies, wounds[1])),
        contacts=tuple(opposed_pairs(battle.setting, state)),
    )
    return battle


def counted(battle: Battle, *, further: bool = False) -> CombatCounted:
    """The result; `further`: and all that follows up to a question."""
    count_combat_result(battle)
    if further:
        run(battle)
    return told(battle, CombatCounted)[0]


# counting


@pytest.mark.rule("S-55")
def test_wounds_charge_downhill_standards_and_ranks_are_added_once_each() -> None:
    state = a_field()
    mine, _ = facing(
        state, (ANN, "pikes", 20), (BOB, "archers", 12), standard=True, musician=True, champion=True
    )
    joined(state, mine, options=("banner",))
    mine.mark(unit_flags.CHARGED | unit_flags.DOWNHILL)
    event = counted(fought(state, (3, 1)))
    assert event.friends == (
        ("wounds", 3),
        ("charge", 1),
        ("downhill", 1),
        ("standard", 1),
        ("battle-standard", 1),
        ("ranks", 3),
    )
    assert event.enemies == (("wounds", 1), ("ranks", 1))
    assert (event.winner, event.by) == (ANN, 8)
    assert not mine.has(unit_flags.ROUND)


@pytest.mark.rule("S-55")
def test_a_tie_is_won_by_one_by_the_only_musician() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    assert counted(fought(state)).winner == -1
    state.units[1].musician = True
    event = counted(fought(state))
    assert (event.winner, event.by) == (BOB, 1)
    state.units[0].musician = True
    assert counted(fought(state)).winner == -1


@pytest.mark.rule("S-55")
def test_flank_and_disruption_need_an_enemy_and_two_counting_ranks() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 15), (BOB, "archers", 5))
    other = on_flank(state, mine, BOB, "archers", 5)
    event = counted(fought(state))
    assert (event.friends, event.enemies) == ((("ranks", 2),), (("flank", 1),))
    other.models = 10
    event = counted(fought(state))
    assert (event.friends, event.enemies) == ((), (("flank", 1), ("ranks", 1)))


@pytest.mark.rule("S-55")
def test_the_best_rank_bonus_of_a_side_counts_alone_and_a_disrupted_one_not_at_all() -> None:
    state = a_field()
    _, large, small = facing(state, (ANN, "archers", 10), (BOB, "archers", 20), (BOB, "archers", 15))
    small.x = large.x - inch(3)
    assert counted(fought(state)).enemies == (("ranks", 3),)
    spoiler = a_unit(state, ANN, "archers", models=10, heading=270)
    spoiler.x, spoiler.y = large.x + (5 * BASE + 1) // 2, large.y + inch(1.5)
    fight = fought(state)
    assert (spoiler.id, large.id) in opposed_pairs(fight.setting, state)
    assert counted(fight).enemies == (("ranks", 2),)


@pytest.mark.rule("S-55")
def test_rear_counts_two_and_both_may_count() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    on_flank(state, mine, BOB, "archers", 5)
    rear = a_unit(state, BOB, "archers", (20, 20), models=5)
    rear.y = mine.y - 787
    assert counted(fought(state)).enemies == (("flank", 1), ("rear", 2))


@pytest.mark.rule("S-72", "S-05")
def test_a_neutral_on_the_flank_gives_and_takes_nothing() -> None:
    state = a_field()
    mine, _ = facing(state, (ANN, "archers", 15), (BOB, "archers", 5))
    on_flank(state, mine, CLO, "archers", 15)
    event = counted(fought(state))
    assert (event.friends, event.enemies) == ((("ranks", 2),), ())


@pytest.mark.rule("S-55")
def test_a_side_without_models_loses_at_once_and_both_count_nothing() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 15))
    battle = fought(state, (0, 9))
    state.units[0].place, state.units[0].models = GONE, 0
    assert counted(battle).winner == BOB
    state.units[1].place, state.units[1].models = GONE, 0
    assert merits_of_side(battle.setting, state, state.combat, 0).models == 0
    battle.out.clear()
    assert counted(battle).winner == -1


@pytest.mark.rule("S-28", "S-38", "S-55", "S-60")
def test_skirmishers_machines_and_who_stands_in_a_river_have_no_ranks() -> None:
    state = a_field()
    mine, theirs = facing(state, (ANN, "archers", 15), (BOB, "archers", 15))
    battle = fought(state)
    add_lasting_change(battle, mine, "skirmish", 1, "phase", "test", ANN)
    assert merits_of_side(battle.setting, state, state.combat, 0).ranks == 0
    assert merits_of_side(battle.setting, state, state.combat, 1).ranks == 2
    south = ((inch(10), inch(20)), (inch(30), inch(20)), (inch(30), inch(23)), (inch(10), inch(23)))
    state.terrain = (Terrain(0, "mini:ford", "river", south),)
    assert merits_of_side(battle.setting, state, state.combat, 1).ranks == 0
    assert theirs.models == 15


@pytest.mark.rule("S-38", "S-55", "S-56")
def test_a_river_takes_rank_bonus_and_steadfast_but_no_rank() -> None:
    state = a_field()
    _, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 15))
    battle = fought(state)
    mine = state.units[0]
    wide = ((inch(10), inch(18)), (inch(30), inch(18)), (inch(30), inch(23)), (inch(10), inch(23)))
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == "steadfast"
    state.terrain = (Terrain(0, "mini:ford", "river", wide),)
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == ""
    assert [merits_of_side(battle.setting, state, state.combat, side).ranks for side in (0, 1)] == [0, 0]
    # who stands in it still has the ranks that keep others from being steadfast, and that disrupt
    state.terrain = ()
    south = ((inch(10), inch(10)), (inch(30), inch(10)), (inch(30), inch(19.9)), (inch(10), inch(19.9)))
    theirs.models = 10
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == ""
    state.terrain = (Terrain(0, "mini:ford", "river", south),)
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == ""
    mine.models = 5
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == "steadfast"


# break tests


@pytest.mark.rule("S-56", "S-74")
@pytest.mark.parametrize(("dice", "breaks"), [((1, 1), False), ((1, 2), True), ((0, 0), False)])
def test_leadership_less_the_difference(dice: tuple[int, int], breaks: bool, flights: Flights) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5))
    battle = fought(state, (3, 0), (*dice, *(0,) * 20))
    counted(battle, further=True)
    assert told(battle, LeadershipTested)[0].needed == 4
    assert bool(told(battle, UnitBroke)) is breaks
    if dice == (0, 0):
        assert told(battle, UnitHeld) == [UnitHeld(1, "double-one")]


@pytest.mark.rule("S-56")
def test_who_has_more_ranks_than_each_enemy_ignores_the_difference() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 10), (BOB, "archers", 15))
    battle = fought(state, (9, 0), (2, 3))
    counted(battle, further=True)
    assert told(battle, LeadershipTested)[0].needed == 7
    assert told(battle, UnitHeld) == [UnitHeld(1, "steadfast")]


@pytest.mark.rule("S-21", "S-38", "S-56")
def test_cards_and_forests_forbid_steadfast_but_not_stubborn() -> None:
    state = a_field()
    _, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 15))
    battle = fought(state)
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == "steadfast"
    betrayed = msgspec.structs.replace(state.combat, not_steadfast=True)
    assert firmness_in_combat(battle.setting, state, betrayed, theirs) == ""
    wood = ((inch(10), inch(20)), (inch(30), inch(20)), (inch(30), inch(30)), (inch(10), inch(30)))
    state.terrain = (Terrain(0, "mini:copse", "forest", wood),)
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == ""
    add_lasting_change(battle, theirs, "skirmish", 1, "phase", "test", BOB)
    assert firmness_in_combat(battle.setting, state, state.combat, theirs) == "stubborn"
    state = a_field()
    _, oath = facing(state, (ANN, "archers", 10), (BOB, "oath", 5))
    battle = fought(state)
    state.combat = msgspec.structs.replace(state.combat, not_steadfast=True)
    assert firmness_in_combat(battle.setting, state, state.combat, oath) == "stubborn"


@pytest.mark.rule("S-56")
def test_the_unbreakable_take_no_test_and_the_unstable_crumble() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "doomed", 5))
    battle = fought(state, (4, 0))
    counted(battle, further=True)
    assert told(battle, UnitHeld) == [UnitHeld(1, "unbreakable")]
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "bones", 5))
    battle = fought(state, (4, 0))
    counted(battle, further=True)
    assert state.units[1].models == 1
    assert not told(battle, LeadershipTested)
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "bones", 5))
    battle = fought(state, (5, 0))
    counted(battle, further=True)
    assert told(battle, UnitDestroyed) == [UnitDestroyed(1, "unstable", ANN)]


@pytest.mark.rule("S-60")
def test_frenzy_is_lost_in_defeat() -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "berserks", 5))
    battle = fought(state, (1, 0), (0, 0))
    counted(battle, further=True)
    assert state.units[1].has(unit_flags.CALMED)


@pytest.mark.rule("S-56", "S-75")
def test_the_owner_says_in_which_order_his_losers_are_tested(flights: Flights) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=10, files=10)
    for side in (-1, 1):
        foe = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
        foe.x += side * 1990
    battle = fought(state, (3, 0), (0,) * 40)
    counted(battle, further=True)
    assert refused(battle, Choose(BOB, mine.id)) == "not-among-these"
    assert battle.rules.legal_actions(state, BOB) == [Choose(BOB, 1), Choose(BOB, 2)]
    act(battle, Choose(BOB, 2))
    assert [event.unit for event in told(battle, LeadershipTested)][:2] == [2, 1]


@pytest.mark.rule("S-74")
def test_who_killed_all_his_own_foes_does_not_test_when_his_side_loses(flights: Flights) -> None:
    state = a_field()
    facing(state, (ANN, "archers", 5), (BOB, "archers", 5), (BOB, "archers", 5))
    mine = a_unit(state, ANN, "archers", models=5)
    mine.x, mine.y = state.units[2].x, state.units[2].y
    battle = fought(state, (0, 3), (0,) * 40)
    pairs = battle.state.combat.contacts
    state.combat = msgspec.structs.replace(
        state.combat, sides=(Side(ANN, (0, mine.id), 0), Side(BOB, (1, 2), 3)), contacts=(*pairs, (3, 2))
    )
    state.units[2].place = GONE
    counted(battle, further=True)
    assert [event.unit for event in told(battle, LeadershipTested) if event.why == "break"] == [0]


@pytest.mark.rule("S-17", "S-74")
def test_the_standard_bearer_of_the_broken_dies_for_25_points(flights: Flights) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=5)
    foe = a_unit(state, BOB, "pikes", (20, 20), models=10, heading=180, standard=True)
    battle = fought(state, (6, 0), (5, 5, *(0,) * 30))
    counted(battle, further=True)
    to_end(battle)
    assert PointsEarned(ANN, 25, "standard", foe.id) in battle.out
    assert not foe.standard
    assert mine.models == 5


@pytest.mark.rule("S-82")
def test_a_broken_machine_is_destroyed(flights: Flights) -> None:
    state = a_field()
    gun = a_unit(state, BOB, "gun", (20, 20))
    a_unit(state, ANN, "archers", (20, 20), heading=180, models=10)
    battle = fought(state, (2, 0), (5, 5))
    counted(battle, further=True)
    assert gun.place == GONE
    assert told(battle, UnitDestroyed)[0].credit == ANN


@pytest.mark.rule("S-55", "S-56", "S-80")
def test_a_character_whose_unit_fell_goes_on_alone_and_is_tested(flights: Flights) -> None:
    state = a_field()
    _, theirs = facing(state, (ANN, "archers", 10), (BOB, "archers", 5))
    hero = joined(state, theirs)
    battle = fought(state, (5, 0), (0, 0))
    inflict_wounds(battle, theirs, 5, "combat", ANN)
    counted(battle, further=True)
    assert state.combat is not None
    assert hero.id in state.combat.sides[1].units
    assert [event.unit for event in told(battle, LeadershipTested)] == [hero.id]
