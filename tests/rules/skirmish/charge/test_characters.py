"""Characters charge out of their units (S-33, S-81)."""

import pytest

from game.rules.skirmish.actions.orders import DeclareCharge, React
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.charge import characters, declare
from game.rules.skirmish.events.unit import CharacterLeft, ChargeEnded, UnitMoved
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.profile import unit_shape
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_unit, act, inch, refused
from tests.rules.skirmish.charge.test_coming import home
from tests.rules.skirmish.charge.test_declare import charges, dice, facing
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.position.laid import block

CAPTAIN = 2
OUT = DeclareCharge(ANN, CAPTAIN, 1)


def led(gap: float = 8.0) -> SkirmishState:
    """Ann's pikes, a captain in their first rank, look up at Bob's."""
    state = facing(gap)
    captain = a_unit(state, ANN, "captain")
    captain.host, state.units[0].guests = 0, (CAPTAIN,)
    return state


@pytest.mark.rule("S-81")
def test_a_character_charges_out_of_his_unit_which_stays_and_may_charge_itself() -> None:
    battle = charges(led(), dice(6, 6, 6, 6))
    act(battle, OUT)
    captain, unit = battle.unit(CAPTAIN), battle.unit(0)
    assert told(battle, CharacterLeft) == [CharacterLeft(CAPTAIN, 0)]
    assert (captain.host, unit.guests, captain.y) == (-1, (), inch(20) + 787)
    act(battle, React(BOB, "hold"))
    home(battle)
    assert [one.unit for one in told(battle, ChargeEnded) if one.how == "contact"] == [CAPTAIN]
    assert battle.setting.ground.touching(battle.state, 1) == (CAPTAIN,)
    assert unit.y == inch(20) and not unit.has(unit_flags.MOVED)


def why_not(state: SkirmishState) -> str:
    """The reason why the captain does not charge Bob's pikes; empty: he may."""
    battle = charges(state)
    wrong = declare.charge_refusal(battle.setting, state, state.units[CAPTAIN], state.units[1])
    return wrong.code if wrong else ""


@pytest.mark.rule("S-33", "S-81")
def test_a_character_is_bound_by_what_his_unit_does_and_by_the_law_of_charges() -> None:
    assert (why_not(led(16.5)), why_not(led(17.0))) == ("", "charge-too-far")
    for mark, why in (
        (unit_flags.CHARGING, "charge-declared"),
        (unit_flags.FORBIDDEN_CHARGE, "charge-forbidden"),
        (unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT, "unit-flees"),
    ):
        for who in (0, CAPTAIN):
            state = led()
            state.units[who].mark(mark)
            assert why_not(state) == why
    state = led()
    a_unit(state, CLO, "pikes", (30 + 5 * 0.787, 20), models=20)
    assert why_not(state) == "unit-engaged"


@pytest.mark.rule("S-81")
def test_he_needs_room_before_his_unit() -> None:
    state = led()
    a_unit(state, ANN, "pikes", (30, 20.5 + 4 * 0.787), models=20)
    assert why_not(state) == "leave-no-way"


@pytest.mark.rule("S-78", "S-81")
def test_he_steps_over_no_edge() -> None:
    for x, y, heading in ((30, 47.5, 0), (71.5, 20, 90), (30, 0.5, 180), (0.5, 20, 270)):
        state = led()
        rules = charges(state).rules
        state.units[0].x, state.units[0].y, state.units[0].heading = inch(x), inch(y), heading * 100
        assert characters.state_after_stepping_out(rules.setting, state, state.units[CAPTAIN]) is None


@pytest.mark.rule("S-81")
def test_his_place_in_the_rank_is_filled_from_the_rear() -> None:
    state = led()
    state.units[0].models = 9
    battle = charges(state)
    act(battle, OUT)
    start, end = told(battle, UnitMoved)[0].way
    assert (end.x - start.x, end.y - start.y) == (0, 787)
    assert battle.setting.ground.gap(state, 0, CAPTAIN) == 0
    assert unit_shape(battle.setting, state.units[0]).ranks == 2


@pytest.mark.rule("S-31", "S-81")
def test_charges_are_asked_for_even_if_only_a_character_in_a_unit_can_charge() -> None:
    state = led()
    state.terrain = (block(1, "rock", 24, 23, 29, 24), block(2, "rock", 31, 23, 36, 24))
    battle = charges(state)
    assert battle.rules.legal_actions(battle.state, ANN) == [Done(ANN)]
    assert refused(battle, DeclareCharge(ANN, 0, 1)) == "charge-no-way"
    act(battle, OUT)
    assert told(battle, CharacterLeft) == [CharacterLeft(CAPTAIN, 0)]
