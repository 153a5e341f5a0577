"""Flights: the turn, the way, what is crossed, the edge (S-05, S-36, S-38, S-64, S-78)."""

import pytest

from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.consequences import flee
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import UnitDestroyed, UnitFled, UnitLeftTable
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, Artefact
from game.rules.skirmish.state.state import AWAY, GONE, SkirmishState
from game.rules.skirmish.unit.contact import unit_centre
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    DAN,
    a_battle,
    a_field,
    a_unit,
    inch,
    mini,
    run,
)
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.consequences.test_casualties import joined
from tests.rules.skirmish.position.laid import block


def a_rout(state: SkirmishState, draws: tuple[int, ...] = ()) -> Battle:
    """Ann's Movement phase against Bob; dice are told one less than they show."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    return a_battle(state, draws, ground=Field(mini().bases))


@pytest.mark.rule("S-36")
def test_a_unit_turns_about_its_centre_away_from_what_it_fears() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=20)
    battle = a_rout(state)
    centre = (unit.x, unit.y - 2 * 787)
    flee.start_fleeing(battle, unit, (centre[0], centre[1] + inch(5)), "charge", BOB)
    assert unit.heading == 18000
    assert (unit.x, unit.y) == (centre[0], centre[1] - 2 * 787)
    assert unit.has(unit_flags.FLEEING) and unit.has(unit_flags.BEGAN_FLIGHT)
    assert unit.blame == BOB
    assert told(battle, UnitFled) == [UnitFled(0, "charge", BOB)]


@pytest.mark.rule("S-36")
@pytest.mark.parametrize("heading", [0, 90, 137])
def test_who_need_not_turn_does_not_stir(heading: int) -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=5, heading=heading)
    before, battle = unit.pose, a_rout(state)
    flee.start_fleeing(battle, unit, unit_centre(battle.setting, unit), "panic", BOB)
    assert unit.pose == before


@pytest.mark.rule("S-36")
@pytest.mark.parametrize(
    ("at", "heading"), [((36, 44), 0), ((68, 24), 9000), ((36, 6), 18000), ((5, 24), 27000)]
)
def test_with_nobody_to_fear_it_runs_to_the_nearest_edge(at: tuple[float, float], heading: int) -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", at, models=20)
    flee.start_fleeing(a_rout(state), unit, None, "panic", NOBODY)
    assert unit.heading == heading


@pytest.mark.rule("S-11", "S-24", "S-36", "S-80")
def test_who_flees_forgets_its_charge_drops_the_artefact_and_takes_its_characters_along() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=20)
    hero = joined(state, unit)
    for one in (unit, hero):
        one.mark(unit_flags.CHARGED | unit_flags.FIRST_ROUND | unit_flags.MARCHED)
    state.artefact = Artefact(0, 0, unit.id)
    battle = a_rout(state)
    flee.start_fleeing(battle, unit, unit_centre(battle.setting, unit), "panic", BOB)
    assert unit.heading == 0, "from its own middle it runs straight on"
    run(battle)
    for one in (unit, hero):
        assert one.marks == unit_flags.MARCHED | unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT
        assert one.blame == BOB
    assert state.artefact.bearer == -1


@pytest.mark.rule("S-24", "S-78")
def test_who_leaves_the_table_leaves_the_artefact_and_its_charge() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 47), models=20)
    unit.mark(unit_flags.CHARGED | unit_flags.FIRST_ROUND)
    state.artefact = Artefact(0, 0, unit.id)
    battle = a_rout(state)
    flee.leave_table(battle, unit, returns=True)
    run(battle)
    assert (unit.place, unit.marks, state.artefact.bearer) == (AWAY, 0, -1)
    flee.move_fleeing_unit(battle, unit, inch(5))
    assert unit.y == inch(47), "who is away runs no more"


@pytest.mark.rule("S-36")
def test_the_swift_roll_three_dice_and_drop_the_lowest() -> None:
    state = a_field()
    battle = a_rout(state, (0, 3, 4, 1, 2))
    assert flee.roll_flight(battle, a_unit(state, ANN, "riders", models=5)) == inch(9)
    assert flee.roll_flight(battle, a_unit(state, ANN, "pikes", models=10)) == inch(5)


@pytest.mark.rule("S-05", "S-36", "S-64")
@pytest.mark.parametrize("owner", [BOB, DAN])
def test_through_an_enemy_or_a_neutral_each_model_tests_once(owner: int) -> None:
    state = a_field()
    unit = a_unit(state, ANN, "archers", (30, 20), models=10)
    crossed = a_unit(state, owner, "pikes", (30, 25), models=10)
    before = (crossed.pose, crossed.models, crossed.marks)
    battle = a_rout(state, (0, 0, 0, 1, 2, 3, 4, 5, 1, 2))
    flee.move_fleeing_unit(battle, unit, inch(4))
    dice = [one for one in told(battle, DiceRolled) if one.why == "dangerous"]
    assert [len(one.dice) for one in dice] == [10]
    assert unit.models == 7
    assert battle.setting.ground.gap(state, 0, 1) >= 990
    assert unit.y > crossed.y + inch(1)
    assert (crossed.pose, crossed.models, crossed.marks) == before


@pytest.mark.rule("S-36", "S-59")
def test_through_its_own_army_it_costs_nothing_but_they_may_panic() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "archers", (30, 20), models=10)
    friend = a_unit(state, ANN, "pikes", (30, 25), models=10)
    unit.blame = BOB
    battle = a_rout(state, (5, 5, 0, 0))
    flee.move_fleeing_unit(battle, unit, inch(4))
    run(battle)
    assert unit.models == 10
    assert friend.fleeing
    assert friend.blame == BOB


@pytest.mark.rule("S-36", "S-38")
def test_rocks_and_marshes_on_the_way_cost_models() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "archers", (30, 20), models=5)
    state.terrain = (block(1, "rock", 28, 22, 32, 23), block(2, "marsh", 28, 25, 32, 26))
    battle = a_rout(state, (0, 1, 1, 1, 1, 0, 0, 1, 1))
    flee.move_fleeing_unit(battle, unit, inch(8))
    assert [(one.why, len(one.dice)) for one in told(battle, DiceRolled)] == [("dangerous", 5), ("marsh", 4)]
    assert unit.models == 2


@pytest.mark.rule("S-17", "S-36")
def test_over_the_edge_it_is_gone_and_who_made_it_flee_is_credited() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "archers", (30, 45), models=10)
    a_unit(state, ANN, "pikes", (35, 45), models=10)
    unit.mark(unit_flags.FLEEING)
    unit.blame = CLO
    battle = a_rout(state)
    flee.move_fleeing_unit(battle, unit, inch(4))
    run(battle)
    assert unit.place == GONE
    assert told(battle, UnitLeftTable) == [UnitLeftTable(0, False)]
    assert told(battle, UnitDestroyed) == [UnitDestroyed(0, "fled", CLO)]
    assert not state.units[1].fleeing
    assert state.test is None


@pytest.mark.rule("S-78")
def test_a_pursuer_over_the_edge_is_away_and_alive() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 48), models=10)
    battle = a_rout(state)
    flee.leave_table(battle, unit, returns=True)
    assert unit.place == AWAY
    assert state.lives(ANN)
    assert told(battle, UnitLeftTable) == [UnitLeftTable(0, True)]
