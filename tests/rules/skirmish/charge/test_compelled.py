"""Charges: what is unseen, doubtful arcs, the frenzied, terror, volleys at who comes (S-33, S-35, S-60)."""

import pytest

from game.rules.skirmish.actions.orders import DeclareCharge, React
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.charge import declare
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import (
    ChargeAnswered,
    ChargeDeclared,
    ChargeEnded,
    ChargeRolled,
    LeadershipTested,
    UnitFled,
)
from game.rules.skirmish.flow.questions import DECLARE_CHARGES
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused
from tests.rules.skirmish.charge.test_coming import home
from tests.rules.skirmish.charge.test_declare import charges, dice, facing
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.position.laid import block

PASS, FAIL = (1, 1), (6, 6)
VOLLEY = (6,) * 32
"""Sixteen shots that hit and wound."""


def under(state: SkirmishState, unit: int, rule: str) -> SkirmishState:
    """The same battle; a spell grants a unit a special rule."""
    state.lasting.append(Lasting(len(state.lasting) + 1, unit, rule, 1, "battle", "spell", BOB))
    return state


# who may


@pytest.mark.rule("S-33", "S-83")
def test_who_cannot_be_seen_is_not_charged() -> None:
    state = facing(10.0)
    state.terrain = (block(1, "building", 20, 24, 40, 25),)
    battle = charges(under(state, 0, "fly"))
    wrong = declare.charge_refusal(battle.setting, state, *state.units)
    assert wrong is not None and wrong.code == "charge-unseen"
    assert state.questions[-1].kind != DECLARE_CHARGES


@pytest.mark.rule("S-33")
def test_its_reach_is_its_move_and_twelve_inches() -> None:
    battle = charges(facing(16.0))
    assert battle.rules.check(battle.state, DeclareCharge(ANN, 0, 1)) is None
    assert refused(charges(facing(16.001)), DeclareCharge(ANN, 0, 1)) is not None


@pytest.mark.rule("S-35")
@pytest.mark.parametrize(("die", "arc"), [(3, "front"), (4, "right")])
def test_without_a_majority_a_die_gives_the_arc(die: int, arc: str) -> None:
    state = a_field()
    a_unit(state, BOB, "pikes", (30, 30), models=20)
    corner = a_unit(state, ANN, "pikes", models=20, heading=225, files=4)
    corner.x, corner.y = 30000 + 5 * 787 // 2 + 6000, 30000 + 6000
    battle = charges(state, dice(die))
    act(battle, DeclareCharge(ANN, 1, 0))
    assert [(one.why, one.dice, one.needed) for one in told(battle, DiceRolled)] == [("arc", (die,), 4)]
    assert told(battle, ChargeDeclared) == [ChargeDeclared(1, 0, arc)]


# the frenzied


def wild(second: bool = False) -> SkirmishState:
    """Ann's berserks, and her pikes far off, look up at units of Bob's."""
    state = a_field()
    a_unit(state, ANN, "berserks", (20, 20), models=10)
    a_unit(state, BOB, "pikes", (20, 27), models=10, heading=180)
    a_unit(state, ANN, "pikes", (50, 20), models=10)
    a_unit(state, BOB, "pikes", (50, 27), models=10, heading=180)
    if second:
        a_unit(state, BOB, "pikes", (26, 27), models=10, heading=180)
    return state


@pytest.mark.rule("S-60")
@pytest.mark.parametrize(("rolled", "goes"), [(FAIL, [ChargeDeclared(0, 1, "front")]), (PASS, [])])
def test_the_frenzied_charge_unless_they_pass_a_test(
    rolled: tuple[int, int], goes: list[ChargeDeclared]
) -> None:
    battle = charges(wild(), dice(*rolled))
    act(battle, Done(ANN))
    assert [(one.unit, one.why) for one in told(battle, LeadershipTested)] == [(0, "frenzy")]
    assert told(battle, ChargeDeclared) == goes


@pytest.mark.rule("S-60")
def test_who_charges_of_its_own_will_is_not_tested() -> None:
    battle = charges(wild(), dice(6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"), Done(ANN))
    assert not told(battle, LeadershipTested)


@pytest.mark.rule("S-60", "S-75")
def test_the_owner_says_whom_the_frenzied_charge() -> None:
    battle = charges(wild(second=True), dice(*FAIL))
    act(battle, Done(ANN))
    both = [DeclareCharge(ANN, 0, 1), DeclareCharge(ANN, 0, 4)]
    assert battle.rules.legal_actions(battle.state, ANN) == both
    assert refused(battle, Done(ANN)) == "wrong-moment"
    assert refused(battle, DeclareCharge(ANN, 2, 3)) == "must-charge"
    act(battle, both[1])
    assert told(battle, ChargeDeclared) == [ChargeDeclared(0, 4, "front")]


# terror


@pytest.mark.rule("S-60")
@pytest.mark.parametrize("rule", ["immune", "terror"])
def test_the_immune_and_the_terrible_fear_no_terror(rule: str) -> None:
    battle = charges(under(under(facing(9.0), 0, "terror"), 1, rule))
    act(battle, DeclareCharge(ANN, 0, 1))
    assert not told(battle, LeadershipTested)


@pytest.mark.rule("S-33", "S-60", "S-70", "S-82")
@pytest.mark.parametrize("why", ["engaged", "machine"])
def test_who_may_only_hold_is_not_tested_for_terror(why: str) -> None:
    state = facing(9.0, "pikes" if why == "engaged" else "gun")
    if why == "engaged":
        a_unit(state, CLO, "pikes", (30, 29 + 4 * 0.787), models=20, heading=180)
    else:
        state.units[1].models = 2
    battle = charges(under(state, 0, "terror"), dice(1, 1))
    act(battle, DeclareCharge(ANN, 0, 1))
    assert told(battle, ChargeAnswered) == [ChargeAnswered(1, 0, "hold")]
    assert not told(battle, LeadershipTested)


@pytest.mark.rule("S-60", "S-81")
def test_a_character_lends_his_terror_to_the_charge_of_his_unit_and_his_courage_to_the_charged() -> None:
    for host, told_to in ((0, ["terror"]), (1, [])):
        state = facing(9.0)
        hero = a_unit(state, state.units[host].owner, "captain")
        hero.host, state.units[host].guests = host, (hero.id,)
        if host == 1:
            under(state, 0, "terror")
        battle = charges(under(state, hero.id, "terror"), dice(*PASS))
        act(battle, DeclareCharge(ANN, 0, 1))
        assert [one.why for one in told(battle, LeadershipTested)] == told_to


# volleys


@pytest.mark.rule("S-33")
def test_it_stands_and_shoots_only_if_farther_off_than_the_charger_moves() -> None:
    for gap, why in ((4.0, "react-too-near"), (4.01, None)):
        battle = charges(facing(gap, "archers"))
        act(battle, DeclareCharge(ANN, 0, 1))
        assert refused(battle, React(BOB, "shoot")) == why


@pytest.mark.rule("S-33", "S-59")
@pytest.mark.parametrize("holds", [True, False])
def test_who_loses_a_quarter_to_the_volley_tests_and_flees_instead_of_charging(holds: bool) -> None:
    state = facing(8.0, "archers")
    state.units[0].models = state.units[0].at_phase = 10
    panic = PASS if holds else (*FAIL, 1, 2)
    battle = charges(state, dice(*VOLLEY, *(1,) * 3, *(6,) * 13, *panic, 6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "shoot"))
    home(battle)
    assert [one.why for one in told(battle, LeadershipTested)] == ["panic"]
    assert len(told(battle, UnitFled)) == (not holds)
    assert len(told(battle, ChargeRolled)) == holds
    assert [one.how for one in told(battle, ChargeEnded)] == ["contact" if holds else "void"]


@pytest.mark.rule("S-33")
def test_who_falls_to_the_volley_charges_nobody() -> None:
    state = facing(8.0, "archers")
    state.units[0].models = 10
    battle = charges(state, dice(*VOLLEY, *(1,) * 16))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "shoot"))
    assert [one.how for one in told(battle, ChargeEnded)] == ["void"]
    assert not told(battle, ChargeRolled)


@pytest.mark.rule("S-33")
def test_one_volley_a_turn_whoever_comes() -> None:
    state = facing(8.0, "archers")
    a_unit(state, ANN, "pikes", (25, 20), models=20)
    battle = charges(state, dice(*[1] * 40))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "shoot"), DeclareCharge(ANN, 2, 1))
    assert refused(battle, React(BOB, "shoot")) == "react-shot-already"
    assert declare.charge_of(state, 0) is not None
    assert state.units[0].y == inch(20)
