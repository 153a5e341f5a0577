"""What tooltips and commanders are told of shots is what the dice do (S-69)."""

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.forecast.artillery import aim_losses
from game.rules.skirmish.forecast.volley import casualty_distribution, machine_losses, volley_losses
from game.rules.skirmish.odds.distribution import Pmf
from game.rules.skirmish.shooting.machines import shoot_machine
from game.rules.skirmish.shooting.volley import shoot_volley
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_unit, inch, mini, some_rules
from tests.rules.skirmish.combat.melee import Flights, flights
from tests.rules.skirmish.odds.chances import MANY, stays_near
from tests.rules.skirmish.shooting.firing import archers, empty, target

__all__ = ["flights"]
TRIES = 400
RULES = some_rules(4, Field(mini().bases))


def a_field_of(kind: str, models: int, foe: str, foes: int) -> tuple[SkirmishState, Unit, Unit]:
    """One of Ann's shoots at one of Bob's."""
    state = empty()
    state.active, state.named, state.phase = ANN, BOB, "shooting"
    mine = archers(state, models=models) if kind == "archers" else a_unit(state, ANN, kind, (20, 10))
    return state, mine, target(state, unit=foe, models=foes)


def dead(state: SkirmishState, mine: int, theirs: int, seed: int) -> int:
    """How many models one shot kills."""
    state = state.clone()
    battle, unit, foe = Battle(RULES.setting, state, Rng(seed), []), state.units[mine], state.units[theirs]
    before = foe.models
    if unit.enlisted.unit == "mini:archers":
        shoot_volley(battle, unit, foe, "mini:bow")
    else:
        machine = mini().machines["mini:" + {"ballista": "bolt"}.get(unit.enlisted.unit[5:], "organ")]
        shoot_machine(battle, unit, machine, Shoot(ANN, unit.id, foe.id))
    return before - foe.models


@pytest.mark.rule("S-69", "S-44", "S-50")
@pytest.mark.parametrize("tries", [TRIES, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("kind", "models", "foe", "foes"),
    [
        ("archers", 12, "pikes", 20),
        ("archers", 5, "ogres", 6),
        ("ballista", 1, "pikes", 20),
        ("ballista", 1, "ogres", 9),
        ("organ", 1, "pikes", 20),
    ],
)
def test_losses_of_shots_are_those_that_were_foretold(
    kind: str, models: int, foe: str, foes: int, tries: int, flights: Flights
) -> None:
    state, mine, theirs = a_field_of(kind, models, foe, foes)
    lost: Pmf
    if kind == "archers":
        lost = volley_losses(RULES.setting, state, mine, theirs, "mini:bow")
    else:
        lost = machine_losses(RULES.setting, state, mine, theirs)
    foretold = casualty_distribution(lost, RULES.setting, state, theirs)
    counts = [dead(state, mine.id, theirs.id, seed) for seed in range(tries)]
    for number, chance in foretold:
        assert stays_near(counts.count(number), chance, tries), number
    assert max(counts) > 0


@pytest.mark.statistics
@pytest.mark.rule("S-69", "S-49", "S-50")
@pytest.mark.parametrize("kind", ["gun", "thrower"])
@pytest.mark.parametrize("foe", ["pikes", "giant"])
def test_losses_of_balls_and_stones_are_those_that_were_foretold(
    kind: str, foe: str, flights: Flights
) -> None:
    state, mine, theirs = a_field_of(kind, 1, foe, 20 if foe == "pikes" else 1)
    theirs.y += inch(6)
    behind = target(state, away=20, models=20)
    machine = mini().machines["mini:" + {"gun": "cannon", "thrower": "stone"}[kind]]
    aim = Aim(ANN, mine.id, inch(20), inch(26.3) if kind == "thrower" else inch(22))
    foretold = aim_losses(RULES.setting, state, mine, machine, (aim.x, aim.y), step=5)
    before = state.clone()
    for unit in (theirs, behind):
        fallen_now = casualty_distribution(foretold[unit.id], RULES.setting, state, unit)
        counts = []
        for seed in range(TRIES):
            now = before.clone()
            shoot_machine(Battle(RULES.setting, now, Rng(seed), []), now.units[mine.id], machine, aim)
            counts.append(unit.models - now.units[unit.id].models)
        for number, chance in fallen_now:
            assert stays_near(counts.count(number), chance, TRIES), (unit.id, number)
        assert max(counts) > 0
