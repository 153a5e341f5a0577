"""Many combats at random: nobody gains models, neutrals are untouched, every option is legal (S-05, S-10)."""

from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.orders import (
    Accept,
    Allot,
    CombatReform,
    DrawWeapon,
    IssueChallenge,
    Pursue,
    Restrain,
)
from game.rules.skirmish.actions.player import Choose
from game.rules.skirmish.events.unit import ModelsLost
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.sides import is_neutral
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN, a_field, a_unit, act, mini, refused, run
from tests.rules.skirmish.combat.melee import BASE, war
from tests.rules.skirmish.consequences.test_casualties import joined

pytestmark = pytest.mark.statistics

KINDS = ("pikes", "archers", "riders", "berserks", "quick", "reapers", "bones", "oath", "doomed", "ogres")
MOST = 300


def a_melee(dice: Rng) -> SkirmishState:
    """A unit of Ann's, one of Bob's on its front, others around, each in contact with somebody."""
    state = a_field()
    made = [a_fighter(state, dice, ANN, 0)]
    made.append(a_fighter(state, dice, BOB, 180))
    for side in (-1, 1):
        if dice.below(3):
            owner = (ANN, BOB, CLO, DAN)[dice.below(4)]
            one = a_fighter(state, dice, owner, 270 if side > 0 else 90)
            host = made[dice.below(2)]
            up = 1 if host.heading == 0 else -1
            width = bases(host)[0] * min(host.files, host.models + len(host.guests))
            one.x = host.x + side * (width // 2)
            one.y = host.y - up * (min(one.files, one.models) * bases(one)[0] // 2 + BASE // 2)
            made.append(one)
    if dice.below(2):
        a_unit(state, BOB, "archers", (20, 28), models=5, heading=180)
    for player in (ANN, BOB, CLO, DAN):
        if dice.below(2):
            general = a_unit(state, player, "captain", (30 + 4 * player, 15))
            state.generals[player] = general.id
    for unit in state.units:
        unit.at_phase = unit.models
        if dice.below(2):
            unit.mark(unit_flags.FIRST_ROUND | unit_flags.CHARGED)
    return state


def bases(unit: Unit) -> tuple[int, int]:
    """Width and depth of its bases."""
    return mini().bases[unit.enlisted.unit]


def a_fighter(state: SkirmishState, dice: Rng, owner: int, heading: int) -> Unit:
    """A unit of some size, perhaps with a character or a full command."""
    kind = KINDS[dice.below(len(KINDS))]
    more: dict[str, Any] = {"champion": True, "standard": True, "musician": True} if kind == "pikes" else {}
    files = (3, 5, 7)[dice.below(3)]
    unit = a_unit(
        state, owner, kind, (20, 20), heading=heading, models=4 + dice.below(16), files=files, **more
    )
    if dice.below(2) and kind != "riders" and kind != "ogres":
        joined(state, unit)
    return unit


STRANGE: tuple[Any, ...] = (
    -1,
    0,
    10**9,
    float("nan"),
    float("inf"),
    "rank",
    None,
    (1, "rank"),
    ((1, 2, 3),),
    True,
)


def nonsense(dice: Rng, player: int) -> Any:
    """An order whose fields hold anything."""

    def some() -> Any:
        return STRANGE[dice.below(len(STRANGE))]

    orders = (
        lambda: Choose(player, some()),
        lambda: Allot(player, dice.below(4), some()),
        lambda: Allot(player, dice.below(4), ((some(), some(), some()),)),
        lambda: CombatReform(player, dice.below(4), some(), some()),
        lambda: Pursue(player, some(), some()),
        lambda: Accept(player, some(), some()),
        lambda: IssueChallenge(player, some(), some()),
        lambda: DrawWeapon(player, dice.below(4), some()),
        lambda: Restrain(player, some()),
    )
    return orders[dice.below(len(orders))]()


@pytest.mark.rule("S-05", "S-10", "S-51", "S-65", "S-74", "S-79")
@pytest.mark.parametrize("seed", range(40))
def test_combats_at_random_keep_the_law(seed: int) -> None:
    dice = Rng(seed)
    state = a_melee(dice)
    battle = war(state)
    battle.rng = dice
    battle.then(Step("truce:keep"))
    run(battle)
    neutrals = [msgspec.structs.asdict(unit) for unit in state.units if is_neutral(state, unit)]
    before = sum(unit.models for unit in state.units)
    battle.then(Step("combat:next"))
    run(battle)
    for _ in range(MOST):
        if not state.questions:
            break
        player = state.questions[-1].players[0]
        options = battle.rules.legal_actions(state, player)
        assert options, state.questions[-1]
        assert all(battle.rules.check(state, option) is None for option in options)
        for _ in range(5):
            order = nonsense(dice, player)
            assert order in options or refused(battle, order) or battle.rules.check(state, order) is None
        act(battle, dice.choice(options))
    assert not state.questions
    assert not state.steps
    assert state.combat is None
    assert neutrals == [msgspec.structs.asdict(unit) for unit in state.units if is_neutral(state, unit)]
    lost = sum(event.lost for event in battle.out if isinstance(event, ModelsLost))
    assert sum(unit.models for unit in state.units) <= before - lost
    for unit in state.units:
        assert (unit.place == TABLE) <= (unit.models > 0)
        assert all(state.units[id].host == unit.id for id in unit.guests)
