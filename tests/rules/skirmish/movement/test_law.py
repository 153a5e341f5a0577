"""The law of remaining moves, number by number: marches, wings, legs, reforms (S-32, S-38, S-60, S-82)."""

import pytest

from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.events.unit import LeadershipTested
from game.rules.skirmish.movement import law
from game.rules.skirmish.shooting.law import may_shoot
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import TURN, Pose
from game.rules.skirmish.state.records import Lasting
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, a_unit, act, inch, refused
from tests.rules.skirmish.combat.melee import told
from tests.rules.skirmish.movement.test_phase import ahead, alone, moves
from tests.rules.skirmish.position.laid import block


def under(state: SkirmishState, rule: str, amount: int = 1, unit: int = 0) -> SkirmishState:
    """The same battle; a spell grants Ann's unit a special rule."""
    state.lasting.append(Lasting(len(state.lasting) + 1, unit, rule, amount, "battle", "spell", ANN))
    return state


# marches


@pytest.mark.rule("S-32")
@pytest.mark.parametrize(
    ("gap", "fleeing", "tested"), [(8.0, False, True), (8.001, False, False), (8.0, True, False)]
)
def test_enemies_within_eight_inches_that_do_not_flee_watch_a_march(
    gap: float, fleeing: bool, tested: bool
) -> None:
    state = alone()
    state.units[1].pose = Pose(inch(30), inch(20 + gap), 18000)
    state.units[1].mark(unit_flags.FLEEING * fleeing)
    battle = moves(state, (0, 0))
    act(battle, ahead(5, "march"))
    assert bool(told(battle, LeadershipTested)) is tested
    assert state.units[0].y == inch(25)


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("kind", "lower"), [("forest", 18), ("marsh", 18), ("river", 30)])
def test_only_a_river_under_the_unit_forbids_a_march(kind: str, lower: float) -> None:
    state = alone(models=5)
    state.terrain = (block(1, kind, 20, lower, 40, lower + 1),)
    assert law.no_march(moves(state).setting, state, state.units[0]) is None


@pytest.mark.rule("S-32", "S-44")
def test_who_marched_does_not_shoot() -> None:
    state = alone("archers")
    battle = moves(state)
    act(battle, ahead(5, "march"))
    wrong = may_shoot(battle.setting, state, state.units[0])
    assert wrong is not None and wrong.code == "shoot-marched"


# wings


def winged(y: float, heading: int = 0) -> Move:
    """Over to there."""
    return Move(ANN, 0, "fly", (), inch(30), inch(y), heading)


@pytest.mark.rule("S-38")
@pytest.mark.parametrize(("y", "marched"), [(30.0, False), (30.001, True), (40.0, True)])
def test_a_flight_of_more_than_ten_inches_is_a_march(y: float, marched: bool) -> None:
    battle = moves(under(alone(), "fly"))
    act(battle, winged(y))
    assert battle.state.units[0].has(unit_flags.MARCHED) is marched


@pytest.mark.rule("S-32", "S-38")
def test_a_flight_lands_as_it_likes_within_its_reach_and_on_the_compass() -> None:
    battle = moves(under(alone(), "fly"))
    assert refused(battle, winged(40.001)) == "move-too-long"
    assert refused(battle, winged(30, 36000)) == "reform-heading"
    act(battle, winged(30, 35999))
    assert battle.state.units[0].heading == 35999


@pytest.mark.rule("S-32", "S-38")
def test_no_flight_of_a_march_after_a_reform_or_from_a_river() -> None:
    state = under(alone(), "fly")
    state.units[0].mark(unit_flags.REFORMED)
    assert refused(moves(state), winged(31)) == "march-no-more"
    state = under(alone(), "fly")
    state.terrain = (block(1, "river", 20, 18, 40, 19),)
    battle = moves(state)
    assert refused(battle, winged(31)) == "march-in-river"
    assert refused(battle, winged(30)) is None


@pytest.mark.rule("S-38")
def test_who_flies_tests_a_marsh_where_it_starts_and_lands_only() -> None:
    state = under(alone(models=5), "fly")
    state.terrain = (
        block(1, "marsh", 25, 18, 35, 20.5),
        block(2, "marsh", 25, 23, 35, 24),
        block(3, "marsh", 25, 28, 35, 31),
    )
    battle = moves(state, (5,) * 10)
    act(battle, winged(30))
    assert len([one for one in battle.out if getattr(one, "why", "") == "marsh"]) == 2


# legs


@pytest.mark.rule("S-32")
def test_what_is_no_move_is_refused() -> None:
    battle = moves(alone())
    step = Leg(100, 0)
    assert refused(battle, Move(ANN, 0, "advance", (step,) * 12)) is None
    assert refused(battle, Move(ANN, 0, "advance", (step,) * 13)) == "move-legs"
    assert refused(battle, Move(ANN, 0, "advance", (Leg(-1, 0),))) == "move-legs"
    assert refused(battle, Move(ANN, 0, "advance", (Leg(0, 0),))) == "move-nowhere"
    assert refused(battle, Move(ANN, 0, "stroll", (step,))) == "move-manner"
    assert refused(battle, Move(ANN, 0, "back", (step, step))) == "move-one-way"


@pytest.mark.rule("S-60")
def test_skirmishers_turn_for_nothing() -> None:
    turns = Move(ANN, 0, "advance", (Leg(inch(1), 9000), Leg(0, -3000)))
    assert refused(moves(alone()), turns) == "move-too-long"
    assert refused(moves(under(alone(), "skirmish")), turns) is None


@pytest.mark.rule("S-32", "S-60")
def test_free_turns_are_no_free_way() -> None:
    loose = moves(under(alone(), "skirmish"))
    own = law.movement_allowance(loose.setting, loose.state, loose.state.units[0])
    for by in range(-TURN // 2, TURN // 2 + 1, 500):
        assert refused(loose, Move(ANN, 0, "advance", (Leg(0, by), Leg(own.walk)))) is None
    swung = Leg(0, 9000), Leg(0, -9000)
    assert refused(loose, Move(ANN, 0, "advance", swung)) is None
    assert refused(loose, Move(ANN, 0, "advance", swung * 3)) == "move-too-long"
    there_and_back = (*swung * 3, Leg(0, 18000), *swung * 3)[: law.MOST_LEGS]
    assert refused(loose, Move(ANN, 0, "advance", there_and_back)) == "move-too-long"


@pytest.mark.rule("S-21", "S-32")
@pytest.mark.parametrize("turn", [9000, -9000])
def test_who_is_slowed_after_the_order_goes_and_wheels_only_as_far_as_that(turn: int) -> None:
    state = alone()
    battle = moves(state)
    order = Move(ANN, 0, "march", (Leg(inch(1), turn), Leg(inch(0.8))))
    assert law.legs_within_move(battle.setting, state, state.units[0], order) == order.legs
    state.lasting.append(Lasting(1, 0, "move", -2, "battle", "mud", ANN))
    first, second = law.legs_within_move(battle.setting, state, state.units[0], order)
    own = law.movement_allowance(battle.setting, state, state.units[0])
    assert (first.forward, second) == (inch(1), Leg(0, 0))
    assert inch(4) - 2 <= own.cost((first,)) <= inch(4)
    assert first.wheel * turn > 0


# reforms


@pytest.mark.rule("S-32")
def test_one_reform_a_turn_and_no_swift_one_after_a_failed_test() -> None:
    state = alone(musician=True)
    battle = moves(state, (0, 0))
    act(battle, Reform(ANN, 0, 9000, 5, swift=True))
    assert refused(battle, Reform(ANN, 0, 0, 5)) == "reform-once"
    state = alone(musician=True)
    battle = moves(state, (5, 5))
    act(battle, Reform(ANN, 0, 9000, 5, swift=True))
    assert state.units[0].heading == 0
    assert refused(battle, Reform(ANN, 0, 9000, 5, swift=True)) == "reform-not-swift"
    assert refused(battle, ahead(5, "march")) == "march-no-more"
    act(battle, ahead(4))
    assert state.units[0].y == inch(24)


@pytest.mark.rule("S-60")
def test_fast_cavalry_reforms_swiftly_without_music_or_test() -> None:
    state = under(alone("riders", models=5), "fast-cavalry")
    battle = moves(state)
    act(battle, Reform(ANN, 0, 9000, 5, swift=True))
    assert not told(battle, LeadershipTested)
    assert state.units[0].heading == 9000
    act(battle, ahead(8))
    assert state.units[0].x > inch(37)


@pytest.mark.rule("S-82")
def test_a_slow_machine_turns_about_all_the_same() -> None:
    state = alone("gun", models=1)
    state.lasting.append(Lasting(1, 0, "move", -9, "battle", "mud", ANN))
    battle = moves(state)
    act(battle, Reform(ANN, 0, 18000, 1))
    assert state.units[0].heading == 18000


@pytest.mark.rule("S-31", "S-70")
def test_who_moved_or_flees_neither_reforms_nor_moves_again() -> None:
    state = alone()
    a_unit(state, ANN, "pikes", (10, 20), models=20)
    battle = moves(state)
    act(battle, ahead(1))
    assert refused(battle, Reform(ANN, 0, 9000, 5)) == "unit-moved"
    assert refused(battle, ahead(1)) == "unit-moved"
    act(battle, Done(ANN))
    assert not state.questions


@pytest.mark.rule("S-32")
@pytest.mark.parametrize(("manner", "to"), [("left", (28, 20)), ("right", (32, 20)), ("back", (30, 18))])
def test_sideways_and_back_keep_the_facing_and_nobody_tests_for_less_than_a_march(
    manner: str, to: tuple[float, float]
) -> None:
    state = alone()
    state.units[1].pose = Pose(inch(30), inch(27), 18000)
    battle = moves(state)
    act(battle, Move(ANN, 0, manner, (Leg(inch(2)),)))
    assert state.units[0].pose == Pose(inch(to[0]), inch(to[1]), 0)
    assert not told(battle, LeadershipTested)
