"""What terrain does to who moves through it: whom, when, on which roll (S-36, S-38)."""

import pytest

from game.rules.skirmish.consequences.dangerous_terrain import (
    roll_dangerous_terrain,
    terrain_tests,
    worst_roll,
)
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import LeadershipTested, ModelsLost
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Lasting
from tests.rules.skirmish.builders import ANN, a_field, a_unit, inch, run
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.consequences.test_flee import a_rout
from tests.rules.skirmish.position.laid import block

HASTY = ("march", "charge", "failed-charge", "flight", "pursuit", "overrun")


@pytest.mark.rule("S-38")
@pytest.mark.parametrize("manner", ["advance", "fly", *HASTY])
def test_riders_stumble_in_a_forest_when_they_hurry_and_everybody_in_a_marsh(manner: str) -> None:
    state = a_field()
    foot, riders = a_unit(state, ANN, "pikes", models=5), a_unit(state, ANN, "riders", models=5)
    rules = a_rout(state).rules
    rolls = {
        (kind, one.id): worst_roll(rules.setting, state, one, kind, manner)
        for one in (foot, riders)
        for kind in ("forest", "marsh", "river", "hill")
    }
    wood = 1 if manner in HASTY else 0
    assert {key: roll for key, roll in rolls.items() if roll} == {
        key: roll for key, roll in ((("forest", 1), wood), (("marsh", 0), 1), (("marsh", 1), 2)) if roll
    }


@pytest.mark.rule("S-38", "S-60")
def test_skirmishers_know_their_way_through_a_marsh() -> None:
    state = a_field()
    scouts = a_unit(state, ANN, "archers", models=5)
    state.lasting.append(Lasting(1, 0, "skirmish", 1, "battle", "spell", ANN))
    assert worst_roll(a_rout(state).setting, state, scouts, "marsh", "advance") == 0


@pytest.mark.rule("S-36", "S-59")
def test_each_model_rolls_a_ward_saves_and_a_quarter_lost_is_a_cause_of_panic() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "pikes", (30, 20), models=8)
    state.lasting.append(Lasting(1, 0, "ward", 4, "battle", "spell", ANN))
    battle = a_rout(state, (0, 0, 0, 1, 2, 3, 4, 5, 3, 2, 1, 0, 0))
    roll_dangerous_terrain(battle, unit, 1, "dangerous")
    run(battle)
    rolled = [(one.why, len(one.dice), one.needed) for one in told(battle, DiceRolled)]
    assert rolled == [("dangerous", 8, 2), ("ward", 3, 4)]
    assert [one.wounds for one in told(battle, ModelsLost)] == [2]
    assert [one.why for one in told(battle, LeadershipTested)] == ["panic"]


@pytest.mark.rule("S-36")
def test_no_armour_saves_from_a_dangerous_place() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "riders", (30, 20), models=5)
    battle = a_rout(state, (0, 5, 5, 5, 5))
    roll_dangerous_terrain(battle, unit, 1, "dangerous")
    assert unit.models == 4


@pytest.mark.rule("S-38")
def test_who_stays_where_he_is_tests_nothing() -> None:
    state = a_field()
    unit = a_unit(state, ANN, "riders", (30, 20), models=5)
    state.terrain = (block(1, "marsh", 20, 10, 40, 30),)
    battle = a_rout(state)
    terrain_tests(battle, unit, (unit.pose,), "charge")
    assert not told(battle, DiceRolled)
    end = Pose(inch(30), inch(21), 0)
    terrain_tests(a_rout(state, (5,) * 5), unit, (unit.pose, end), "advance")
