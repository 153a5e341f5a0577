"""Neutral units in contact are pushed, or stay and take no part (S-09, S-10, S-65)."""

import pytest

from game.rules.skirmish.combat.truce import pose_distance
from game.rules.skirmish.events.combat import TruceKept
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, Touching, a_battle, a_field, a_unit, inch, run

A, B, C, D = range(4)


class Pushing(Touching):
    """A table on which pushes go back by so much, once so many other pushes were asked for."""

    def __init__(self, *pairs: tuple[int, int], room: dict[int, int], later: tuple[int, ...] = ()) -> None:
        super().__init__(*pairs)
        self.room, self.later = room, later

    def touching(self, state: SkirmishState, unit: int) -> tuple[int, ...]:
        """Those of the pairs."""
        return tuple(sorted({a + b - unit for a, b in self.pairs if unit in (a, b)}))

    def push(self, state: SkirmishState, unit: int) -> Pose | None:
        """Back along y; `later` only once somebody else was pushed."""
        one = state.units[unit]
        if unit not in self.room or (unit in self.later and not any(u.y < 0 for u in state.units)):
            return None
        return Pose(one.x, one.y - self.room[unit], one.heading)


def truce(ground: Pushing, units: int = 4) -> Battle:
    """A names B in close combat; unit n is of player n, further ones are Clo's."""
    state = a_field()
    for n in range(units):
        a_unit(state, (ANN, BOB, CLO, DAN, CLO)[n], models=10, heading=30 * n)
    state.active, state.named, state.phase = ANN, BOB, "combat"
    battle = a_battle(state, ground=ground)
    battle.then(Step("truce:keep"))
    return run(battle)


@pytest.mark.rule("S-10", "S-65")
def test_a_neutral_in_contact_is_pushed_with_its_facing_kept_and_forgets_its_charge() -> None:
    ground = Pushing((A, B), (A, C), room={C: inch(1)})
    state = a_field()
    for player in range(3):
        a_unit(state, player, models=10, heading=40)
    state.active, state.named, state.phase = ANN, BOB, "combat"
    state.units[C].mark(unit_flags.CHARGED | unit_flags.FIRST_ROUND)
    battle = a_battle(state, ground=ground)
    battle.then(Step("truce:keep"))
    run(battle)
    pushed = Pose(0, -1000, 4000)
    assert state.units[C].pose == pushed
    assert not state.units[C].has(unit_flags.CHARGED | unit_flags.MOVED)
    assert battle.out == [
        UnitMoved(C, "push", (Pose(0, 0, 4000), pushed), 5, cause=A),
        TruceKept(C, A, False),
    ]


@pytest.mark.rule("S-10", "S-65")
@pytest.mark.parametrize("other", [B, D])
def test_who_also_touches_the_enemy_or_another_neutral_stays_and_takes_no_part(other: int) -> None:
    battle = truce(Pushing((A, B), (A, C), (C, other), room={C: 1000, D: 1000}))
    assert battle.state.units[C].has(unit_flags.ASIDE)
    assert battle.state.units[C].y == 0
    assert battle.out == [TruceKept(C, A, True)]


@pytest.mark.rule("S-10", "S-65")
def test_in_a_chain_who_stays_is_decided_before_any_push() -> None:
    battle = truce(Pushing((A, C), (C, D), (D, B), (A, D), room={C: 500, D: 400}))
    assert [event.unit for event in battle.out if isinstance(event, TruceKept)] == [C, D]
    assert all(event.stays for event in battle.out if isinstance(event, TruceKept))


@pytest.mark.rule("S-10", "S-65")
def test_the_shortest_push_goes_first_and_who_has_no_room_tries_once_more() -> None:
    pairs = ((A, B), (A, C), (A, D), (A, 4))
    battle = truce(Pushing(*pairs, room={C: 700, D: 300, 4: 900}, later=(C,)), units=5)
    moved = [event.unit for event in battle.out if isinstance(event, UnitMoved)]
    assert moved == [D, 4, C]
    battle = truce(Pushing(*pairs, room={D: 300, 4: 300}), units=5)
    told = [(event.unit, event.stays) for event in battle.out if isinstance(event, TruceKept)]
    assert told == [(D, False), (4, False), (C, True)]
    assert battle.state.units[C].has(unit_flags.ASIDE)


@pytest.mark.rule("S-10")
def test_who_touches_only_the_enemy_is_left_alone() -> None:
    battle = truce(Pushing((A, B), (B, C), room={C: 500}))
    assert battle.out == []
    assert not battle.state.units[C].has(unit_flags.ASIDE)


class Fickle(Pushing):
    """C has room when pushes are measured, none when its turn comes, and room again after the others."""

    asked = 0

    def push(self, state: SkirmishState, unit: int) -> Pose | None:
        """Every second time none for C."""
        self.asked += unit == C
        return None if unit == C and self.asked == 2 else super().push(state, unit)


@pytest.mark.rule("S-10")
def test_who_finds_no_room_in_its_turn_is_tried_once_more_and_nobody_is_pushed_twice() -> None:
    battle = truce(Fickle((A, B), (A, C), (A, D), room={C: 300, D: 500}))
    moved = [event.unit for event in battle.out if isinstance(event, UnitMoved)]
    assert moved == [D, C]
    assert not battle.state.units[C].has(unit_flags.ASIDE)


@pytest.mark.rule("S-10")
def test_a_push_is_as_long_as_its_way() -> None:
    assert pose_distance(Pose(1000, 2000, 0), Pose(4000, 6000, 9)) == 5000
