"""After the break tests: panic, pursuits, overruns (S-17, S-57, S-59, S-60, S-64, S-72, S-74, S-78)."""

from typing import Any

import msgspec
import pytest

from game.rules.skirmish.actions.orders import Pursue, Restrain
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.combat.break_tests import count_combat_result
from game.rules.skirmish.combat.phase import unfought_combats
from game.rules.skirmish.combat.pursuit import PURSUIT_MOVES, may_go
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.events.combat import (
    BlowsStruck,
    CombatChosen,
    CombatCounted,
    PursuitRolled,
    UnitBroke,
    UnitCaught,
)
from game.rules.skirmish.events.unit import LeadershipTested, UnitDestroyed, UnitFled, UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Pursuit, Step, Terrain
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import touched_face
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_field, a_unit, act, inch, refused, run
from tests.rules.skirmish.combat.melee import BASE, Flights, facing, flights, on_flank, to_end, told, war
from tests.rules.skirmish.combat.test_break_tests import counted, fought
from tests.rules.skirmish.consequences.test_casualties import joined

__all__ = ["flights"]
FAIL = (5, 5)


def beaten(state: SkirmishState, draws: tuple[int, ...] = (), wounds: int = 4) -> Battle:
    """Ann wins the first combat by so much; from there up to the first question."""
    battle = fought(state, (wounds, 0), draws)
    count_combat_result(battle)
    battle.state.steps[:0] = [Step("combat:next"), Step("combat:end")]
    return run(battle)


def duo(kind: str = "archers", at: tuple[float, float] = (20, 20)) -> tuple[SkirmishState, Unit, Unit]:
    """Ann's five face Bob's five."""
    state = a_field()
    mine, theirs = facing(state, (ANN, kind, 5), (BOB, "archers", 5), at=at)
    return state, mine, theirs


# who goes


@pytest.mark.rule("S-74")
def test_a_winner_names_a_broken_unit_or_tests_to_hold(flights: Flights) -> None:
    state, mine, theirs = duo()
    battle = beaten(state, (*FAIL, 0, 0, 2, 2))
    assert battle.rules.legal_actions(state, ANN) == [
        Pursue(ANN, mine.id, theirs.id),
        Restrain(ANN, mine.id),
    ]
    assert refused(battle, Pursue(ANN, mine.id)) == "pursue-whom-you-broke"
    assert refused(battle, Pursue(ANN, theirs.id, mine.id)) == "pursue-whom-you-broke"
    assert refused(battle, Choose(ANN, mine.id)) == "wrong-moment"
    before = mine.pose
    act(battle, Restrain(ANN, mine.id))
    assert told(battle, LeadershipTested)[-1].why == "hold"
    assert mine.pose == before
    assert flights.ran == [(theirs.id, inch(6))]


@pytest.mark.rule("S-74")
def test_who_fails_to_hold_must_pursue(flights: Flights) -> None:
    state, mine, theirs = duo()
    battle = beaten(state, (*FAIL, *FAIL, 5, 5, 0, 0))
    act(battle, Restrain(ANN, mine.id))
    assert told(battle, PursuitRolled) == [PursuitRolled(mine.id, theirs.id, (1, 1))]


@pytest.mark.rule("S-74")
def test_who_failed_to_hold_says_only_whom_to_pursue(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
    other.x += 5 * BASE + 20
    mine.models, mine.files = 10, 10
    battle = beaten(state, (*FAIL, *FAIL, *FAIL, 0, 0, 0, 0), wounds=9)
    act(battle, Choose(BOB, theirs.id))
    act(battle, Restrain(ANN, mine.id))
    assert battle.rules.legal_actions(state, ANN) == [
        Pursue(ANN, mine.id, theirs.id),
        Pursue(ANN, mine.id, other.id),
    ]
    assert refused(battle, Restrain(ANN, mine.id)) == "must-pursue"


@pytest.mark.rule("S-60", "S-74")
def test_the_frenzied_must_pursue(flights: Flights) -> None:
    state, mine, _ = duo("berserks")
    battle = beaten(state, (*FAIL, 5, 5, 0, 0))
    assert not state.questions
    assert [event.unit for event in told(battle, PursuitRolled)] == [mine.id]


@pytest.mark.rule("S-74", "S-82")
def test_who_still_has_a_foe_stays_and_so_does_a_machine(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "oath", (20, 20), models=5)
    other.y = mine.y - 787
    battle = beaten(state, (*FAIL, 0, 0, 2, 2))
    act(battle, Choose(BOB, theirs.id))
    assert theirs.fleeing
    assert not told(battle, PursuitRolled)
    state = a_field()
    gun, foe = a_unit(state, ANN, "gun", (20, 20)), a_unit(state, BOB, "archers", (20, 20), models=5)
    foe.heading = 18000
    battle = beaten(state, (*FAIL, 2, 2))
    assert foe.fleeing
    assert not told(battle, PursuitRolled)
    assert gun.y == inch(20)


@pytest.mark.rule("S-74")
def test_it_overruns_if_all_died_and_it_charged_and_is_free_to_stay(flights: Flights) -> None:
    for charged in (True, False):
        state, mine, theirs = duo()
        mine.marks |= unit_flags.CHARGED * charged
        battle = fought(state, (5, 0), (2, 3))
        state.combat = msgspec.structs.replace(state.combat, charged=(mine.id,) if charged else ())
        theirs.place = GONE
        count_combat_result(battle)
        run(battle)
        if not charged:
            assert not told(battle, PursuitRolled)
            assert [question.kind for question in state.questions] == ["reforms:reform"]
            continue
        assert battle.rules.legal_actions(state, ANN) == [Pursue(ANN, mine.id), Restrain(ANN, mine.id)]
        there = state.clone()
        act(battle, Pursue(ANN, mine.id))
        assert told(battle, PursuitRolled) == [PursuitRolled(mine.id, -1, (3, 4))]
        assert mine.pose == (inch(20), inch(27), 0)
        assert there.units[mine.id].y == inch(20)


@pytest.mark.rule("S-74")
def test_only_who_stands_met_somebody_and_did_not_break_goes_on() -> None:
    state, mine, theirs = duo()
    stranger = a_unit(state, ANN, "archers", (50, 20), models=5)
    battle = fought(state, (5, 0))
    assert not may_go(battle, mine.id)
    state.combat = msgspec.structs.replace(state.combat, broken=(theirs.id,))
    assert may_go(battle, mine.id)
    assert not may_go(battle, stranger.id) and not may_go(battle, theirs.id)
    mine.mark(unit_flags.FLEEING)
    assert not may_go(battle, mine.id)
    mine.unmark(unit_flags.FLEEING)
    mine.place = GONE
    assert not may_go(battle, mine.id) and not may_go(battle, theirs.id)


# flights and pursuits


@pytest.mark.rule("S-17", "S-74")
def test_a_fleer_is_destroyed_if_a_pursuer_rolled_at_least_its_flight(flights: Flights) -> None:
    state, mine, theirs = duo()
    battle = beaten(state, (*FAIL, 1, 2, 2, 1))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert told(battle, UnitCaught) == [UnitCaught(theirs.id, mine.id)]
    assert told(battle, UnitDestroyed) == [UnitDestroyed(theirs.id, "caught", ANN)]
    assert flights.ran == []
    assert mine.pose == (inch(20), inch(25), 0)


@pytest.mark.rule("S-57", "S-74")
def test_who_escaped_is_not_touched_the_pursuer_stops_one_inch_away(flights: Flights) -> None:
    state, mine, theirs = duo()
    battle = beaten(state, (*FAIL, 5, 5, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert not told(battle, UnitCaught)
    assert flights.fled == [(theirs.id, (inch(20), 20000 - 393), "combat", ANN)]
    gap = battle.setting.ground.gap(state, mine.id, theirs.id)
    assert 990 <= gap <= 1010
    assert told(battle, UnitMoved)[-1].stopped_by == theirs.id


@pytest.mark.rule("S-36")
def test_the_broken_flee_from_the_foe_with_most_models(flights: Flights) -> None:
    state = a_field()
    theirs = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
    a_unit(state, ANN, "archers", (20, 20), models=5)
    big = on_flank(state, theirs, ANN, "archers", 10)
    big.x, big.y, big.heading = theirs.x - 1968, theirs.y + 394, 9000
    battle = beaten(state, (*FAIL, 5, 5, *(0,) * 30), wounds=9)
    to_end(battle)
    assert flights.fled[0][0] == theirs.id
    assert flights.fled[0][1][0] < inch(18)
    assert flights.fled[0][3] == ANN


@pytest.mark.rule("S-36")
def test_characters_count_among_the_models_that_the_broken_flee_from(flights: Flights) -> None:
    state = a_field()
    theirs = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
    a_unit(state, ANN, "archers", (20, 20), models=10)
    led = on_flank(state, theirs, ANN, "archers", 10)
    led.x, led.y, led.heading = theirs.x - 1968, theirs.y + 394, 9000
    joined(state, led)
    to_end(beaten(state, (*FAIL, 5, 5, *(0,) * 30), wounds=9))
    assert flights.fled[0][0] == theirs.id
    assert flights.fled[0][1][0] < inch(18)


@pytest.mark.rule("S-57", "S-74")
@pytest.mark.parametrize("mark", [0, unit_flags.FLEEING])
def test_a_pursuer_that_fled_meanwhile_pursues_no_more(mark: int) -> None:
    state, mine, theirs = duo()
    theirs.y += inch(12)
    battle = war(state)
    state.pursuits = [Pursuit(mine.id, theirs.id, 4)]
    mine.mark(mark)
    battle.then(PURSUIT_MOVES("pursuit", mine.id))
    run(battle)
    assert [event.manner for event in told(battle, UnitMoved)] == ([] if mark else ["pursuit"])


@pytest.mark.rule("S-57", "S-64", "S-05")
def test_a_pursuit_is_stopped_by_a_neutral_at_one_inch(flights: Flights) -> None:
    state, mine, theirs = duo()
    neutral = a_unit(state, CLO, "archers", (20, 24), models=5)
    neutral.y += 787
    battle = beaten(state, (*FAIL, 5, 5, 4, 4))
    before = neutral.pose, neutral.marks
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert mine.pose == (inch(20), inch(23), 0)
    assert (neutral.pose, neutral.marks) == before
    assert state.units[neutral.id].models == 5


@pytest.mark.rule("S-72")
def test_contact_with_a_neutral_does_not_hold_a_pursuer_back(flights: Flights) -> None:
    state, mine, theirs = duo()
    neutral = on_flank(state, mine, CLO, "archers", 5)
    before = neutral.pose
    battle = beaten(state, (*FAIL, 2, 2, 4, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert mine.y > inch(20)
    assert (neutral.pose, neutral.models) == (before, 5)


@pytest.mark.rule("S-57")
def test_another_enemy_unit_is_charged_and_its_combat_joined_if_not_yet_fought(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "doomed", (20, 26), models=10, heading=180)
    friend = a_unit(state, ANN, "archers", (20, 26), models=5, heading=180)
    friend.y += 2 * 787
    battle = beaten(state, (*FAIL, 0, 0, 5, 4, *(0,) * 60))
    state.steps.insert(0, Step("combat:next"))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert mine.pose == (inch(20), inch(26), 0)
    to_end(battle)
    assert [(e.friends, e.enemies) for e in told(battle, CombatChosen)] == [
        ((mine.id, friend.id), (other.id,))
    ]
    assert ("charge", 1) in told(battle, CombatCounted)[-1].friends
    assert mine.id not in {event.unit for event in told(battle, BlowsStruck)}
    assert not mine.has(unit_flags.CHARGED)


@pytest.mark.rule("S-57")
def test_one_without_a_combat_is_fought_next_time_as_charged(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "archers", (20, 26), models=5, heading=180)
    battle = beaten(state, (*FAIL, 0, 0, 0, 0, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    to_end(battle)
    assert mine.has(unit_flags.CHARGED)
    assert mine.has(unit_flags.FIRST_ROUND)
    assert other.has(unit_flags.FIRST_ROUND)
    assert unfought_combats(battle.setting, state) == []
    assert state.combat is None


@pytest.mark.rule("S-57")
def test_another_fleer_of_the_enemy_is_run_down_where_it_is_met(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "archers", (20, 26), models=5, heading=180)
    other.mark(unit_flags.FLEEING)
    battle = beaten(state, (*FAIL, 0, 0, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert other.place == GONE
    assert abs(mine.y - inch(26)) <= 10


@pytest.mark.rule("S-78")
def test_a_pursuer_that_would_cross_the_edge_leaves_and_comes_back(flights: Flights) -> None:
    state, mine, theirs = duo(at=(20, 44))
    battle = beaten(state, (*FAIL, 0, 0, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert flights.left == [mine.id]


# the order of things


@pytest.mark.rule("S-59", "S-74")
def test_panic_is_measured_before_the_broken_run_and_comes_before_pursuits(flights: Flights) -> None:
    state, mine, theirs = duo()
    near = a_unit(state, BOB, "archers", (26, 24), models=5)
    far = a_unit(state, BOB, "archers", (40, 24), models=5)
    battle = beaten(state, (*FAIL, *FAIL, 1, 1, 0, 0, 5, 5))
    assert flights.fled[0][0] == near.id
    assert flights.fled[0][3] == ANN
    act(battle, Pursue(ANN, mine.id, theirs.id))
    kinds: list[Any] = [type(event) for event in battle.out]
    assert kinds.index(UnitBroke) < kinds.index(UnitFled) < kinds.index(PursuitRolled)
    assert kinds.index(PursuitRolled) < kinds.index(UnitCaught)
    assert not far.fleeing


@pytest.mark.rule("S-74", "S-75")
def test_the_owner_says_who_flees_first(flights: Flights) -> None:
    state = a_field()
    a_unit(state, ANN, "archers", (20, 20), models=10, files=10)
    for side in (-1, 1):
        foe = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
        foe.x += side * 1990
    battle = beaten(state, (*FAIL, *FAIL, 0, 0, *(0,) * 20), wounds=9)
    act(battle, Choose(BOB, 1))
    act(battle, Restrain(ANN, 0))
    assert state.questions[-1].kind == "pursuit:next"
    assert refused(battle, Choose(BOB, 0)) == "not-among-these"
    act(battle, Choose(BOB, 2))
    assert [one[0] for one in flights.fled] == [2, 1]


@pytest.mark.rule("S-74", "S-75")
def test_the_owner_says_who_decides_first_and_only_who_may_go_is_asked(flights: Flights) -> None:
    state = a_field()
    for side in (-1, 1):
        a_unit(state, ANN, "archers", (20, 20), models=5).x += side * 1990
    foe = a_unit(state, BOB, "archers", (20, 20), models=10, files=10, heading=180)
    battle = beaten(state, FAIL)
    assert state.questions[-1].kind == "pursuit:next"
    assert battle.rules.legal_actions(state, ANN) == [Choose(ANN, 0), Choose(ANN, 1)]
    act(battle, Choose(ANN, 1))
    act(battle, Pursue(ANN, 1, foe.id))
    assert (state.questions[-1].kind, state.questions[-1].unit) == ("pursuit:name", 0)


@pytest.mark.rule("S-57")
def test_a_pursuer_whose_turned_footprint_overlaps_a_friend_stays_where_it_is(flights: Flights) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=10, files=10)
    theirs = a_unit(state, BOB, "archers", (23, 20), models=5, heading=180)
    friend = a_unit(state, ANN, "doomed", (20, 20), models=5)
    friend.x, friend.y = mine.x - 1500, mine.y + 787 + 30
    battle = beaten(state, (*FAIL, 0, 0, 5, 5), wounds=9)
    before = mine.pose
    act(battle, Pursue(ANN, mine.id, theirs.id))
    assert told(battle, UnitCaught)
    assert mine.pose == before


@pytest.mark.rule("S-55", "S-57")
@pytest.mark.parametrize(("began", "downhill"), [(16, True), (4, False)])
def test_who_began_the_turn_on_a_hill_and_pursues_into_others_charges_downhill(
    flights: Flights, began: float, downhill: bool
) -> None:
    state, mine, theirs = duo()
    a_unit(state, BOB, "archers", (20, 26), models=5, heading=180)
    hill = ((inch(10), inch(10)), (inch(30), inch(10)), (inch(30), inch(16)), (inch(10), inch(16)))
    state.terrain = (Terrain(0, "mini:knoll", "hill", hill),)
    mine.at_turn = (inch(20), inch(began), 0)
    battle = beaten(state, (*FAIL, 0, 0, 0, 0, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    to_end(battle)
    assert mine.has(unit_flags.DOWNHILL) is downhill


@pytest.mark.rule("S-74")
def test_only_who_was_named_is_caught_and_the_swift_drop_the_lowest_of_three(flights: Flights) -> None:
    state = a_field()
    mine = a_unit(state, ANN, "archers", (20, 20), models=10, files=10)
    for side in (-1, 1):
        foe = a_unit(state, BOB, "archers", (20, 20), models=5, heading=180)
        foe.x += side * 1990
    battle = fought(state, (9, 0), (*FAIL, *FAIL, 0, 1, 0, 0, 0, 1, 1))
    add_lasting_change(battle, mine, "swift", 1, "battle", "test", ANN)
    counted(battle, further=True)
    act(battle, Choose(BOB, 1), Pursue(ANN, mine.id, 1))
    assert told(battle, PursuitRolled) == [PursuitRolled(mine.id, 1, (1, 2, 2))]
    assert told(battle, UnitCaught) == [UnitCaught(1, mine.id)]
    assert flights.ran == [(2, inch(2))]


@pytest.mark.rule("S-38", "S-57")
def test_who_pursues_or_overruns_through_a_marsh_is_tested_for_it(flights: Flights) -> None:
    bog = ((inch(10), inch(22)), (inch(30), inch(22)), (inch(30), inch(24)), (inch(10), inch(24)))
    for target in (True, False):
        state, mine, theirs = duo()
        state.terrain = (Terrain(0, "mini:bog", "marsh", bog),)
        if target:
            battle = beaten(state, (*FAIL, 5, 5, 1, 2, 0, 5, 0, 5, 5))
            act(battle, Pursue(ANN, mine.id, theirs.id))
        else:
            mine.mark(unit_flags.CHARGED)
            battle = fought(state, (5, 0), (1, 2, 0, 5, 0, 5, 5))
            state.combat = msgspec.structs.replace(state.combat, charged=(mine.id,))
            theirs.place = GONE
            counted(battle, further=True)
            act(battle, Pursue(ANN, mine.id))
        assert mine.models == 3
        assert told(battle, UnitMoved)[-1].manner == ("pursuit" if target else "overrun")


@pytest.mark.rule("S-57", "S-77")
def test_a_pursuer_aligns_on_the_face_that_it_touches(flights: Flights) -> None:
    state, mine, theirs = duo()
    other = a_unit(state, BOB, "archers", (19, 25), models=20, heading=90)
    battle = beaten(state, (*FAIL, 0, 0, 0, 0, 5, 4))
    act(battle, Pursue(ANN, mine.id, theirs.id))
    to_end(battle)
    assert battle.setting.ground.contacts(state) == ((mine.id, other.id),)
    assert touched_face(battle.setting, other, mine) == "right"
    assert mine.heading == 0
