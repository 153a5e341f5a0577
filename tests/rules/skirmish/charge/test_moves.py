"""Charge moves: dice, fleers reached, failed charges, ways, redirections (S-34 to S-36, S-38, S-77)."""

import pytest

from game.core.pending import Question
from game.rules.skirmish.actions.orders import DeclareCharge, React, Redirect
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.charge import moves
from game.rules.skirmish.events.combat import UnitCaught
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import ChargeEnded, ChargeRolled, LeadershipTested, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import CHARGE_PATH_CHOICE
from game.rules.skirmish.geometry import faces
from game.rules.skirmish.geometry.queries import ChargePath
from game.rules.skirmish.movement.law import may_move
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Charge, Lasting, Roll
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.unit.profile import unit_standing
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, act, inch, refused
from tests.rules.skirmish.charge.test_coming import home
from tests.rules.skirmish.charge.test_declare import charges, dice, facing
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.combat.test_pursuit_move import column
from tests.rules.skirmish.position.laid import block

# the dice


@pytest.mark.rule("S-35")
def test_the_swift_roll_three_dice_and_drop_the_lowest() -> None:
    state = a_field()
    a_unit(state, ANN, "riders", (30, 20), models=5)
    a_unit(state, BOB, "archers", (30, 30), models=10, heading=180)
    battle = charges(state, dice(4, 1, 3))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    assert told(battle, ChargeRolled) == [ChargeRolled(0, 1, (4, 1, 3), inch(15))]


# who is reached while it flees


@pytest.mark.rule("S-36")
def test_who_reaches_a_fleer_destroys_it_and_stops_unaligned_where_it_touched() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "pikes", (30, 20), models=20)
    a_unit(state, BOB, "archers", (31, 25), models=10, heading=200)
    battle = charges(state, dice(1, 1, 6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"))
    assert told(battle, UnitCaught) == [UnitCaught(1, 0)]
    way = [one for one in told(battle, UnitMoved) if one.unit == 0]
    assert [one.manner for one in way] == ["charge"]
    assert way[0].way[-1] == mine.pose
    assert mine.y > inch(21) and mine.has(unit_flags.MOVED)
    assert not mine.has(unit_flags.CHARGED), "nobody is left to fight"


@pytest.mark.rule("S-35", "S-36")
def test_who_comes_too_late_goes_straight_on_the_highest_die() -> None:
    state = a_field()
    first = a_unit(state, ANN, "pikes", (28, 20), models=20)
    late = a_unit(state, ANN, "pikes", (34, 20), models=20)
    a_unit(state, BOB, "archers", (31, 25), models=10, heading=180)
    battle = charges(state, dice(1, 1, 6, 6, 3, 2))
    act(battle, DeclareCharge(ANN, 0, 2), React(BOB, "hold"), DeclareCharge(ANN, 1, 2), React(BOB, "flee"))
    act(battle, Choose(ANN, first.id))
    assert [(one.unit, one.how) for one in told(battle, ChargeEnded)] == [(0, "caught"), (1, "failed")]
    assert late.pose == (inch(34), inch(23), 0)


# failed charges


@pytest.mark.rule("S-35")
@pytest.mark.parametrize(
    ("at", "by"),
    [((36, 20), 9000), ((24, 20), -9000), ((30, 30), 0), ((36, 10), 9000), ((24, 10), -9000)],
)
def test_a_failed_charge_wheels_to_the_nearest_point_by_a_quarter_at_most(
    at: tuple[float, float], by: int
) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "pikes", (30, 20), models=20)
    target = a_unit(state, BOB, "pikes", at, models=1)
    target.y += 394 * (by != 0)
    rules = charges(state).rules
    found = faces.free_wheel(unit_standing(rules.setting, mine), unit_standing(rules.setting, target))
    assert abs(found - by) <= 5


@pytest.mark.rule("S-35")
@pytest.mark.parametrize("side", [-1, 1])
def test_it_wheels_free_then_goes_the_highest_die(side: int) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "pikes", (30, 20), models=20)
    a_unit(state, BOB, "pikes", (30 + side * 8, 31), models=20, heading=180)
    battle = charges(state, dice(2, 1))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    assert told(battle, ChargeEnded) == [ChargeEnded(0, 1, "failed")]
    moved = told(battle, UnitMoved)[0]
    start, turned, end = moved.way
    assert 2000 < (side * (turned.heading - start.heading)) % 36000 < 4500
    assert (end.x - turned.x) ** 2 + (end.y - turned.y) ** 2 == pytest.approx(inch(2) ** 2, abs=3000)
    assert may_move(battle.setting, state, mine) is not None


@pytest.mark.rule("S-35", "S-44")
def test_after_a_failed_charge_nobody_shoots() -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (30, 20), models=10)
    a_unit(state, BOB, "pikes", (30, 32), models=20, heading=180)
    battle = charges(state, dice(1, 1))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    wrong = may_shoot(battle.setting, state, mine)
    assert wrong is not None and wrong.code == "shoot-charged"


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("pips", "how"), [((6, 6), "contact"), ((1, 2), "failed")])
def test_a_marsh_on_the_way_of_a_charge_hurts_whether_it_comes_home_or_not(
    pips: tuple[int, int], how: str
) -> None:
    state = facing(10.0)
    state.terrain = (block(1, "marsh", 20, 21, 40, 22),)
    battle = charges(state, dice(*pips, *[6] * 20))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    home(battle)
    assert [one.how for one in told(battle, ChargeEnded)] == [how]
    assert [(one.why, len(one.dice)) for one in told(battle, DiceRolled)] == [("marsh", 20)]


@pytest.mark.rule("S-35")
@pytest.mark.parametrize("why", ["flees", "is gone"])
def test_who_flees_or_is_gone_before_its_roll_charges_nobody(why: str) -> None:
    battle = charges(pair(), dice(6, 6, 6, 6))
    act(battle, DeclareCharge(ANN, 0, 2), React(BOB, "hold"), DeclareCharge(ANN, 1, 2))
    if why == "flees":
        battle.unit(0).mark(unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT)
    else:
        battle.unit(0).place = GONE
    act(battle, React(BOB, "hold"))
    home(battle)
    assert [(one.unit, one.how) for one in told(battle, ChargeEnded)] == [(0, "void"), (1, "contact")]
    assert [one.unit for one in told(battle, ChargeRolled)] == [1]


@pytest.mark.rule("S-21", "S-35")
@pytest.mark.parametrize(("unit", "reach"), [(0, 16), (1, 6)])
def test_dice_that_a_card_had_rolled_again_are_those_that_count(unit: int, reach: int) -> None:
    battle = charges(facing(8.0), dice(1, 1))
    battle.state.charges = [Charge(0, 1, "front", "hold")]
    moves.roll_charge(battle, 0)
    assert battle.state.roll == Roll(0, "charge", (1, 1))
    battle.state.roll = Roll(unit, "charge", (6, 6))
    moves.carry_out_charge(battle, 0)
    home(battle)
    assert told(battle, ChargeRolled)[-1].reach == inch(reach)
    assert [one.how for one in told(battle, ChargeEnded)] == ["contact" if reach == 16 else "failed"]


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("lower", "tests"), [(19, 1), (24, 0), (29.9, 1)])
def test_who_flies_minds_what_lies_where_it_starts_and_lands(lower: float, tests: int) -> None:
    state = facing(10.0)
    state.lasting.append(Lasting(1, 0, "fly", 1, "battle", "wings", ANN))
    state.terrain = (block(1, "wall", 24, 24, 36, 24.5), block(2, "marsh", 24, lower, 36, lower + 1))
    battle = charges(state, dice(6, 6, *[6] * 20))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    home(battle)
    assert state.units[0].has(unit_flags.CHARGED) and not state.units[0].has(unit_flags.OVER_WALL)
    assert [one.why for one in told(battle, DiceRolled)] == ["marsh"] * tests


@pytest.mark.rule("S-77")
def test_where_the_charger_may_not_align_the_target_turns_to_it() -> None:
    state = column(held=False)
    battle = charges(state, dice(6, 6))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "hold"))
    home(battle)
    assert [one.how for one in told(battle, ChargeEnded)] == ["contact"]
    assert [(one.unit, one.manner) for one in told(battle, UnitMoved)] == [(1, "turn"), (0, "charge")]
    assert (state.units[1].heading - state.units[0].heading) % 36000 == 18000
    assert state.units[1].heading != 21000
    assert battle.setting.ground.touching(state, 0) == (1,)


# the question about ways


@pytest.mark.rule("S-35", "S-77")
@pytest.mark.parametrize("turned", [None, Pose(7, 8, 0), Pose(7, 8, 9)])
def test_a_way_in_a_question_is_the_way(turned: Pose | None) -> None:
    one, other = ChargePath(1, 2, 3, Pose(4, 5, 6), 7, turned), ChargePath(9, 8, 7, Pose(6, 5, 4), 3, None)
    question = Question(CHARGE_PATH_CHOICE, (ANN,), data=tuple(moves.charge_path_numbers((other, one))))
    assert moves.charge_path_at(question, 1) == one


# redirections


def pair() -> SkirmishState:
    """Two of Ann's units before Bob's archers, one of his a little aside."""
    state = a_field()
    a_unit(state, ANN, "pikes", (28, 20), models=20)
    a_unit(state, ANN, "pikes", (34, 20), models=20)
    a_unit(state, BOB, "archers", (31, 26), models=10, heading=180)
    a_unit(state, BOB, "pikes", (38, 26), models=20, heading=200)
    a_unit(state, BOB, "pikes", (24, 26), models=20, heading=160)
    return state


def both(draws: tuple[int, ...]) -> Battle:
    """Both charge the archers, who flee from the second."""
    battle = charges(pair(), draws)
    act(battle, DeclareCharge(ANN, 0, 2), React(BOB, "hold"), DeclareCharge(ANN, 1, 2), React(BOB, "flee"))
    return battle


@pytest.mark.rule("S-34")
def test_every_earlier_charger_may_redirect_too_once() -> None:
    battle = both(dice(6, 6, 1, 1, 6, 6))
    asked = battle.state.questions[-1]
    assert (asked.kind, asked.unit) == ("redirects:to", 0)
    act(battle, Redirect(ANN, 4))
    assert battle.state.questions[-1].kind == "reactions:react"
    act(battle, React(BOB, "flee"))
    kinds = [(one.kind, one.unit) for one in battle.state.questions]
    assert kinds == [("redirects:chase", 0)], "once: it is not asked to redirect again"
    assert refused(battle, Choose(ANN, 3)) == "not-among-these"
    act(battle, Choose(ANN, 4))
    assert [(one.kind, one.unit) for one in battle.state.questions] == [("redirects:to", 1)]


@pytest.mark.rule("S-34")
def test_who_fails_to_redirect_chases_the_first() -> None:
    battle = both(dice(6, 6, 6, 6))
    act(battle, Redirect(ANN, 4))
    assert [(one.why, one.passed) for one in told(battle, LeadershipTested)] == [("redirect", False)]
    assert [(one.unit, one.target) for one in battle.state.charges] == [(0, 2), (1, 2)]


@pytest.mark.rule("S-34")
def test_of_two_that_fled_the_one_that_left_is_chased_by_nobody() -> None:
    state = facing(6.0, "archers")
    second = a_unit(state, BOB, "pikes", (37, 26), models=20, heading=200)
    battle = charges(state, dice(6, 6, 3, 3, 1, 1, 1, 1))
    act(battle, DeclareCharge(ANN, 0, 1), React(BOB, "flee"), Redirect(ANN, 2))
    state.units[1].place = GONE
    act(battle, React(BOB, "flee"))
    assert [one.target for one in told(battle, ChargeRolled)] == [second.id]
