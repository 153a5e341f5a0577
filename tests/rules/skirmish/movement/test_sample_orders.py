"""The sample of remaining moves: lawful, bounded, and with somewhere to go (S-32, S-38)."""

import math
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Move, Reform
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.movement.moves import check, options
from game.rules.skirmish.state.formation import heading_between, wheeled_pose
from game.rules.skirmish.state.records import Lasting, Step
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_battle, a_field, a_unit, inch, mini, run
from tests.rules.skirmish.play import a_crowd, eager, play

MOST = 40
"""Orders of one unit, with every unit that it may join."""


def asked(
    *others: tuple[int, tuple[float, float]], kind: str = "pikes", y: float = 20, wings: bool = False
) -> Battle:
    """A unit of Ann's that looks up, units of others at these places; her remaining moves against Bob."""
    state = a_field()
    a_unit(state, ANN, kind, (30, y), models=5)
    if wings:
        state.lasting.append(Lasting(1, 0, "fly", 1, "battle", "wings", ANN))
    for owner, place in others:
        a_unit(state, owner, "pikes", place, models=20, heading=180)
    state.active, state.named, state.phase = ANN, BOB, "movement"
    battle = a_battle(state, ground=Field(mini().bases))
    battle.then(Step("manoeuvres:begin"))
    return run(battle)


def sample(battle: Battle) -> list[Any]:
    """What Ann is offered."""
    return options(battle.setting, battle.state, battle.state.questions[-1], ANN)


def faced(battle: Battle, target: int) -> set[str]:
    """Manners in which the first unit is offered to wheel until it faces a unit's front, within 5°."""
    state, found = battle.state, set()
    unit, other = state.units[0], state.units[target]
    for move in sample(battle):
        if isinstance(move, Move) and move.unit == 0 and move.legs and move.legs[0].wheel:
            there = wheeled_pose(unit.pose, 5 * 787, move.legs[0].wheel)
            off = heading_between((there.x, there.y), (other.x, other.y + 1500)) - there.heading
            if abs((off + 18000) % 36000 - 18000) < 500:
                found.add(move.manner)
    return found


@pytest.mark.rule("S-32")
def test_the_named_enemy_and_the_nearest_of_others_are_faced_and_approached() -> None:
    battle = asked((BOB, (44, 45)), (CLO, (20, 40)), (BOB, (10, 46)), (CLO, (2, 47)))
    assert faced(battle, 1) == faced(battle, 2) == {"advance", "march"}
    turns = [order.heading for order in sample(battle) if isinstance(order, Reform)]
    assert any(abs(turn - heading_between((30000, 19500), (44000, 46500))) < 200 for turn in turns)


@pytest.mark.rule("S-44")
def test_shooters_are_offered_just_to_face_and_just_into_range() -> None:
    battle = asked((BOB, (36, 47)), kind="crossbows", y=15)
    legs = [move.legs for move in sample(battle) if isinstance(move, Move)]
    turns = [leg for leg, *rest in legs if not rest and not leg.forward]
    assert [turn.wheel for turn in turns] == [pytest.approx(math.degrees(math.atan2(6, 32)) * 100, abs=300)]
    short = [rest[0].forward for leg, *rest in legs if leg == turns[0] and rest]
    assert len(short) == 3
    assert inch(1.5) < min(short) < inch(3.5), "32 inches to go, the range is 30"


@pytest.mark.rule("S-38")
def test_flyers_land_behind_who_is_near() -> None:
    battle = asked((BOB, (30, 30)), wings=True)
    landings = {(move.x, move.y, move.heading) for move in sample(battle) if isinstance(move, Move)}
    assert (inch(30), inch(33) + 4 * 787, 18000) in landings


@pytest.mark.statistics
def test_every_order_of_the_sample_is_lawful_and_no_unit_has_too_many() -> None:
    def look(war: Any) -> None:
        question = war.state.questions[-1]
        if question.kind != "manoeuvres:move":
            return
        offered = options(war.rules.setting, war.state, question, war.state.active)
        units = [order.unit for order in offered[1:]]
        assert all(units.count(unit) <= MOST for unit in set(units))
        picked = [Rng(f"{len(war.log)}").choice(offered) for _ in range(3)]
        assert all(check(war.rules.setting, war.state, question, order) is None for order in picked)

    play(a_crowd(4, 3), 3, eager, look)
