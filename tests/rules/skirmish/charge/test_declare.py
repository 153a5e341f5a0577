"""Charges: who may, how the charged react, redirections, rolls, contact (S-06, S-33 to S-35, S-64, S-77)."""

import pytest

from game.rules.skirmish.actions.orders import DeclareCharge, React, Redirect, TakeWay
from game.rules.skirmish.actions.player import Choose, Done
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import ChargeEnded, ChargeRolled, LeadershipTested, UnitDestroyed
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import GONE, SkirmishState
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    CLO,
    a_battle,
    a_field,
    a_unit,
    act,
    inch,
    mini,
    refused,
    run,
)
from tests.rules.skirmish.combat.melee import told


def charges(state: SkirmishState, draws: tuple[int, ...] = ()) -> Battle:
    """Ann's Movement phase against Bob, up to the first question; dice are told one less than they show."""
    state.active, state.named, state.phase = ANN, BOB, "movement"
    battle = a_battle(state, draws, ground=Field(mini().bases))
    battle.then(Step("turns:play", ("movement",)))
    return run(battle)


def dice(*shown: int) -> tuple[int, ...]:
    """Dice as they show."""
    return tuple(one - 1 for one in shown)


def facing(gap: float = 6.0, kind: str = "pikes") -> SkirmishState:
    """Ann's pikes look up at a unit of Bob's that looks down."""
    state = a_field()
    a_unit(state, ANN, "pikes", (30, 20), models=20)
    a_unit(state, BOB, kind, (30, 20 + gap), models=20, heading=180)
    return state


@pytest.mark.rule("S-06", "S-33", "S-64")
def test_only_the_enemy_is_charged_and_the_reason_is_told() -> None:
    state = facing()
    a_unit(state, CLO, "pikes", (40, 26), models=20, heading=180)
    a_unit(state, ANN, "pikes", (20, 26), models=20)
    a_unit(state, BOB, "pikes", (30, 45), models=20, heading=180)
    a_unit(state, BOB, "pikes", (30, 8), models=20)
    battle = charges(state)
    assert refused(battle, DeclareCharge(ANN, 0, 2)) == "charge-neutral"
    assert refused(battle, DeclareCharge(ANN, 0, 3)) == "charge-own"
    assert refused(battle, DeclareCharge(ANN, 1, 0)) == "not-your-unit"
    assert refused(battle, DeclareCharge(ANN, 0, 4)) == "charge-too-far"
    assert refused(battle, DeclareCharge(ANN, 0, 5)) == "charge-not-ahead"
    assert refused(battle, DeclareCharge(ANN, 0, 99)) == "no-such-unit"
    assert refused(battle, DeclareCharge(ANN, 0, float("nan"))) == "not-an-order"  # type: ignore[arg-type]
    options = battle.rules.legal_actions(state, ANN)
    assert DeclareCharge(ANN, 0, 1) in options
    assert Done(ANN) in options
    assert all(battle.rules.check(state, one) is None for one in options)


@pytest.mark.rule("S-35", "S-77", "S-11")
def test_a_charge_that_rolls_enough_ends_aligned_and_in_contact() -> None:
    state = facing(8.0)
    battle = charges(state, dice(2, 2))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    assert told(battle, ChargeRolled) == [ChargeRolled(0, 1, (2, 2), inch(8))]
    if state.questions and state.questions[-1].kind == "charge-moves:way":
        act(battle, TakeWay(ANN, 0))
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "contact")]
    assert battle.setting.ground.touching(state, 0) == (1,)
    assert state.units[0].has(unit_flags.CHARGED) and state.units[0].has(unit_flags.FIRST_ROUND)
    assert state.units[1].has(unit_flags.FIRST_ROUND)
    assert state.units[0].heading == 0


@pytest.mark.rule("S-35")
def test_a_charge_that_rolls_too_little_goes_the_highest_die() -> None:
    state = facing(12.0)
    battle = charges(state, dice(2, 5))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "failed")]
    assert state.units[0].y == inch(25)
    assert state.units[0].has(unit_flags.MOVED)


@pytest.mark.rule("S-33", "S-36")
def test_who_flees_runs_at_once_and_is_destroyed_if_the_charger_reaches_it() -> None:
    state = facing(6.0, "archers")
    battle = charges(state, dice(1, 1, 6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"))
    assert state.units[1].place == GONE
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "caught")]
    assert [event.credit for event in told(battle, UnitDestroyed)] == [ANN]
    assert state.units[0].y < inch(36)


@pytest.mark.rule("S-33")
def test_shooters_far_enough_stand_and_shoot_once_others_do_not() -> None:
    state = facing(6.0, "archers")
    battle = charges(state)
    act(battle, DeclareCharge(ANN, 0, 1))
    assert battle.rules.legal_actions(state, BOB) == [
        React(BOB, "hold"),
        React(BOB, "shoot"),
        React(BOB, "flee"),
    ]
    assert refused(battle, React(BOB, "dance")) == "react-hold-shoot-flee"
    state.units[1].mark(unit_flags.REACTED)
    assert refused(battle, React(BOB, "shoot")) == "react-shot-already"
    near = charges(facing(3.0, "archers"))
    act(near, DeclareCharge(ANN, 0, 1))
    assert refused(near, React(BOB, "shoot")) == "react-too-near"
    without = charges(facing(6.0))
    act(without, DeclareCharge(ANN, 0, 1))
    assert refused(without, React(BOB, "shoot")) == "react-no-missiles"


@pytest.mark.rule("S-64", "S-70", "S-73")
def test_who_is_held_by_a_neutral_may_only_hold() -> None:
    state = facing()
    held = state.units[1]
    neutral = a_unit(state, CLO, "pikes", models=20)
    neutral.x, neutral.y, neutral.heading = held.x, held.y + 4 * 787, 18000
    battle = charges(state, dice(6, 6))
    assert battle.setting.ground.touching(state, 1) == (2,)
    act(battle, DeclareCharge(ANN, 0, 1))
    if state.questions and state.questions[-1].kind == "charge-moves:way":
        act(battle, TakeWay(ANN, 0))
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "contact")]
    assert battle.setting.ground.touching(state, 0) == (1,)
    assert refused(battle, DeclareCharge(ANN, 0, 1)) is not None


@pytest.mark.rule("S-34")
def test_a_charger_whose_target_fled_may_test_to_charge_another() -> None:
    state = facing(6.0, "archers")
    a_unit(state, BOB, "pikes", (37, 26), models=20, heading=200)
    battle = charges(state, dice(6, 6, 3, 3, 1, 1))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"))
    assert refused(battle, Redirect(ANN, 1)) == "redirect-elsewhere"
    act(battle, Redirect(ANN, 2))
    assert [(one.why, one.passed) for one in told(battle, LeadershipTested)] == [("redirect", True)]
    act(battle, React(BOB, "hold"))
    assert [one.target for one in told(battle, ChargeRolled)] == [2]


@pytest.mark.rule("S-34")
def test_if_both_flee_the_charger_picks_which_to_chase() -> None:
    state = facing(6.0, "archers")
    a_unit(state, BOB, "pikes", (37, 26), models=20, heading=200)
    battle = charges(state, dice(6, 6, 3, 3, 6, 6, 1, 1))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"), Redirect(ANN, 2), React(BOB, "flee"))
    assert battle.rules.legal_actions(state, ANN) == [Choose(ANN, 1), Choose(ANN, 2)]
    act(battle, Choose(ANN, 1))
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "failed")]
