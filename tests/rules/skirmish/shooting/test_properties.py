"""Over random Shooting phases: neutrals are untouchable, orders offered are legal, nobody is raised."""

from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.state.state import GONE, SkirmishState
from game.rules.skirmish.unit.sides import is_neutral
from tests.rules.skirmish.builders import (
    ANN,
    BOB,
    LaidBattle,
    a_field,
    a_unit,
    act,
    mini,
    refused,
    some_rules,
)
from tests.rules.skirmish.combat.melee import Flights, flights
from tests.rules.skirmish.shooting.firing import begun

pytestmark = pytest.mark.statistics

__all__ = ["flights"]

KINDS = ("archers", "thrower", "gun", "organ", "ballista", "giant", "crossbows", "pikes")
GRID = tuple((x, y) for x in range(10, 66, 7) for y in range(8, 44, 7))


def a_crowd(dice: Rng) -> SkirmishState:
    """Four armies of everything that shoots, pell-mell, some of them in combat."""
    state = a_field()
    for place, (x, y) in enumerate(dice.shuffled(GRID)[:28]):
        kind = KINDS[place // 4] if place // 4 < len(KINDS) else "pikes"
        models = 12 if kind in ("archers", "crossbows", "pikes") else 1
        a_unit(state, place % 4, kind, (x, y), models=models, heading=90 * dice.below(4))
    held, holder = state.units[0], state.units[2]
    holder.x, holder.y, holder.heading = held.x, held.y, (held.heading + 18000) % 36000
    return state


@pytest.mark.rule("S-05", "S-08")
@pytest.mark.parametrize("seed", range(20))
def test_no_neutral_loses_a_model_in_anybodys_shooting_phase(seed: int, flights: Flights) -> None:
    dice = Rng(seed)
    state = a_crowd(dice)
    state.active, state.named, state.phase = ANN, BOB, "shooting"
    battle = LaidBattle(some_rules(4, Field(mini().bases)), state, Rng(seed))
    neutral = [unit for unit in state.clone().units if is_neutral(state, unit)]
    models = sum(unit.models for unit in state.units)
    begun(battle)
    while state.questions:
        options = battle.rules.legal_actions(state, state.questions[-1].players[0])
        chosen = dice.choice(options[:-1] or options)
        assert refused(battle, chosen) is None
        act(battle, chosen)
        left = sum(unit.models for unit in state.units)
        assert left <= models
        models = left
    assert neutral == [state.units[unit.id] for unit in neutral]
    assert battle.out, "somebody shot"
    assert all(unit.models == 0 for unit in state.units if unit.place == GONE)


ODD: tuple[Any, ...] = (-1, 0, 99, 10**6, -(10**6), 10**9, float("nan"), float("inf"), "x", None, True)


@pytest.mark.rule("S-08", "S-44")
def test_no_order_whatever_its_numbers_changes_anything_by_being_asked_about() -> None:
    dice, state = Rng("odd"), a_crowd(Rng(3))
    state.active, state.named, state.phase = ANN, BOB, "shooting"
    battle = begun(LaidBattle(some_rules(4, Field(mini().bases)), state, Rng(1)))
    before, shooters = state.clone(), [unit.id for unit in state.units if unit.owner == ANN]

    def number(usual: int) -> Any:
        return dice.below(usual) if dice.below(4) else dice.choice(ODD)

    codes = set()
    for _ in range(1500):
        unit = dice.choice(shooters) if dice.below(4) else number(30)
        aim = Aim(ANN, unit, number(72000), number(48000), number(30) if dice.below(2) else -1)
        shot = Shoot(ANN, unit, number(30), dice.choice(("", "mini:bow", "nothing", "mini:dust")))
        for order in (aim, shot):
            refusal = battle.rules.check(state, order)
            codes.add(refusal.code if refusal else "")
    assert state == before
    assert {"", "not-an-order", "shoot-otherwise", "shoot-neutral", "aim-off-table"} <= codes
