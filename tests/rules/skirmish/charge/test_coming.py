"""How chargers come: from which arc, downhill, over walls, in which order (S-35, S-38, S-60)."""

import pytest

from game.rules.skirmish.actions.orders import DeclareCharge, React, TakeWay
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.charge import declare
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import (
    ChargeAnswered,
    ChargeDeclared,
    ChargeEnded,
    ChargeRolled,
    LeadershipTested,
)
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused
from tests.rules.skirmish.charge.test_declare import charges, dice, facing
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.position.laid import block


def home(battle: Battle) -> None:
    """The best way, if there is a choice."""
    if battle.state.questions and battle.state.questions[-1].kind == "charge-moves:way":
        act(battle, TakeWay(ANN, 0))


@pytest.mark.rule("S-28", "S-35")
def test_the_arc_is_that_of_most_front_rank_models_else_a_die_says() -> None:
    state = a_field()
    state.generals = [-1] * 4
    target = a_unit(state, BOB, "pikes", (30, 30), models=20)
    flank = a_unit(state, ANN, "pikes", (40, 28), models=20, heading=270)
    rear = a_unit(state, ANN, "pikes", (30, 18), models=20)
    corner = a_unit(state, ANN, "pikes", models=20, heading=225, files=4)
    half = 5 * 787 // 2
    corner.x, corner.y = 30000 + half + 6000, 30000 + 6000
    rules = charges(state).rules
    assert declare.charge_arcs(rules.setting, flank, target) == ("right",)
    assert declare.charge_arcs(rules.setting, rear, target) == ("rear",)
    assert declare.charge_arcs(rules.setting, corner, target) == ("front", "right")


@pytest.mark.rule("S-38", "S-55")
@pytest.mark.parametrize(
    ("kind", "box", "mark"),
    [
        ("hill", (26, 15, 34, 20.5), unit_flags.DOWNHILL),
        ("wall", (26, 23, 34, 23.5), unit_flags.OVER_WALL),
        ("fence", (26, 23, 34, 23.5), unit_flags.OVER_WALL),
        ("forest", (26, 23, 34, 24), 0),
    ],
)
def test_a_charge_comes_downhill_or_over_a_wall(
    kind: str, box: tuple[float, float, float, float], mark: int
) -> None:
    state = facing(6.0)
    state.terrain = (block(1, kind, *box),)
    battle = charges(state, dice(6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    home(battle)
    assert state.units[0].marks & (unit_flags.DOWNHILL | unit_flags.OVER_WALL) == mark


@pytest.mark.rule("S-35", "S-75")
def test_the_active_player_says_which_charger_rolls_next() -> None:
    state = facing(6.0)
    a_unit(state, ANN, "pikes", (50, 20), models=20)
    a_unit(state, BOB, "pikes", (50, 26), models=20, heading=180)
    battle = charges(state, dice(6, 6, 6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"), DeclareCharge(ANN, 2, 3), React(BOB, "hold"))
    assert refused(battle, Choose(ANN, 1)) == "not-among-these"
    act(battle, Choose(ANN, 2))
    home(battle)
    home(battle)
    assert [one.unit for one in told(battle, ChargeRolled)] == [2, 0]
    assert [one.how for one in told(battle, ChargeEnded)] == ["contact", "contact"]


@pytest.mark.rule("S-60")
@pytest.mark.parametrize(("die", "reaction"), [(6, "flee"), (1, "hold")])
def test_who_is_charged_by_terror_tests_or_flees(die: int, reaction: str) -> None:
    state = facing(9.0)
    state.lasting.append(Lasting(1, 0, "terror", 1, "battle", "dread", BOB))
    battle = charges(state, dice(die, die, 6, 6, 1, 1))
    act(battle, DeclareCharge(ANN, 0, 1))
    assert [one.why for one in told(battle, LeadershipTested)] == ["terror"]
    if reaction == "hold":
        act(battle, React(BOB, "hold"))
    assert told(battle, ChargeAnswered) == [ChargeAnswered(1, 0, reaction)]


@pytest.mark.rule("S-33")
def test_who_flees_already_must_flee_again() -> None:
    state = facing(6.0)
    state.units[1].mark(unit_flags.FLEEING)
    battle = charges(state, dice(6, 6, 1, 1))
    act(battle, DeclareCharge(ANN, 0, 1))
    assert told(battle, ChargeAnswered) == [ChargeAnswered(1, 0, "flee")]
    assert state.units[1].blame == ANN


@pytest.mark.rule("S-20", "S-33")
def test_who_is_forbidden_engaged_or_fleeing_declares_nothing() -> None:
    for mark in (unit_flags.FORBIDDEN_CHARGE, unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT):
        state = facing()
        state.units[0].mark(mark)
        battle = charges(state)
        assert declare.charge_targets(battle.setting, state, state.units[0]) == []
    state = facing()
    a_unit(state, CLO, "pikes", (30, 20), models=20, heading=180)
    battle = charges(state)
    assert declare.charge_targets(battle.setting, state, state.units[0]) == []


@pytest.mark.rule("S-33", "S-35")
def test_the_chance_of_a_charge_is_that_of_its_dice() -> None:
    state: SkirmishState = facing(11.0)
    battle = charges(state)
    assert round(36 * declare.charge_success_chance(battle.setting, state, *state.units)) == 21
    act(battle, Done(ANN))
    assert not told(battle, ChargeDeclared)
    assert state.units[0].y == inch(20)


@pytest.mark.rule("S-06", "S-33", "S-38")
def test_who_flies_charges_over_units_and_terrain_and_tests_only_where_it_starts_and_lands() -> None:
    def field(*, wings: bool) -> SkirmishState:
        state = facing(10.0)
        state.terrain = (block(1, "rock", 26, 22, 30, 23), block(2, "marsh", 20, 24, 40, 25))
        a_unit(state, CLO, "pikes", (33, 24), models=20)
        if wings:
            state.lasting.append(Lasting(1, 0, "fly", 1, "battle", "wings", ANN))
        return state

    walking = charges(field(wings=False))
    wrong = declare.charge_refusal(walking.setting, walking.state, walking.unit(0), walking.unit(1))
    assert wrong is not None and wrong.code == "charge-no-way"
    battle = charges(field(wings=True), dice(6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    home(battle)
    assert [ended.how for ended in told(battle, ChargeEnded)] == ["contact"]
    assert not told(battle, DiceRolled), "the marsh below hurts nobody"
    assert not battle.state.units[0].has(unit_flags.OVER_WALL)
