"""Orders that nobody may give, with any numbers: a refusal with a reason, nothing changed (S-06, S-62)."""

from collections import Counter
from math import inf, nan
from typing import Any, get_args

import msgspec
import pytest

from game.core.rng import Rng
from game.core.rules import Refusal
from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.actions.player import Placement, SkirmishAction
from tests.rules.skirmish.play import War, a_war, eager, step

pytestmark = pytest.mark.statistics

KINDS = get_args(SkirmishAction)
STRANGE = (
    nan,
    inf,
    -inf,
    1e9,
    10**9,
    -(10**9),
    2**63,
    2**100,
    0.5,
    True,
    None,
    "",
    "unit",
    (),
    ((),),
    b"x",
    [],
)
NEAR = (-1, 0, 1, 2, 3, 5, 7, 11, 90, 999, 1000, 4500, 18000, 36000, 50000, 1_000_000, -1000, 10**6 + 1)
WORDS = (
    "",
    "advance",
    "march",
    "fly",
    "back",
    "hold",
    "flee",
    "shoot",
    "not-name",
    "base:espion",
    "rank",
    "x",
)


def a_number(dice: Rng) -> Any:
    """A whole number, likely or not, or something that is none."""
    kind = dice.random()
    if kind < 0.45:
        return dice.choice(NEAR)
    return dice.below(120_000) - 40_000 if kind < 0.7 else dice.choice(STRANGE)


def a_field(dice: Rng, name: str) -> Any:
    """Something for a field of that name."""
    if dice.random() < 0.15:
        return dice.choice(STRANGE)
    match name:
        case "placements":
            return tuple(Placement(*[a_number(dice) for _ in range(6)]) for _ in range(dice.below(3)))
        case "legs":
            return tuple(Leg(a_number(dice), a_number(dice)) for _ in range(dice.below(4)))
        case "blows":
            return tuple((a_number(dice), dice.choice(WORDS), a_number(dice)) for _ in range(dice.below(4)))
        case "order" | "cards":
            return tuple(a_number(dice) for _ in range(dice.below(6)))
        case "manner" | "promise" | "card" | "spell" | "weapon" | "reaction" | "phase":
            return dice.choice(WORDS)
    return a_number(dice)


def an_order(dice: Rng, player: int) -> Any:
    """Any verb, with anything for its fields, most often from who is asked."""
    kind = dice.choice(KINDS)
    who = player if dice.random() < 0.9 else a_number(dice)
    return kind(who, *[a_field(dice, name) for name in kind.__struct_fields__[1:]])


def spoiled(dice: Rng, order: Any) -> Any:
    """A legal order with one of its fields made something else: another's unit, a dead one, any number."""
    name = dice.choice(order.__struct_fields__)
    return msgspec.structs.replace(order, **{name: a_field(dice, name)})


def hear(war: War, order: Any, before: Any) -> str:
    """Ask what the law says of an order: how it was answered. An order that is legal after all is carried
    out on a copy, and must not break it."""
    refusal = war.rules.check(war.state, order)
    assert war.state == before, (order, "changed the state")
    if refusal is None:
        copy = war.state.clone()
        war.rules.apply(copy, [order], Rng(len(war.log)))
        assert war.state == before, (order, "changed the original of the copy")
        return "legal"
    assert isinstance(refusal, Refusal) and refusal.code, order
    return refusal.code


def fuzz(orders: int, seed: int, each: int = 12) -> Counter[str]:
    """So many strange orders over a battle, some at each question; how they were answered."""
    dice = Rng(seed)
    heard: Counter[str] = Counter()
    games = 0
    war = a_war(2 + seed % 3, seed)
    while heard.total() < orders:
        if war.outcome() is not None:
            games += 1
            war = a_war(2 + (seed + games) % 3, seed + games)
        player = next(iter(war.to_act()))
        options = war.options(player)
        before = war.state.clone()
        for _ in range(each):
            heard[hear(war, an_order(dice, player), before)] += 1
            heard[hear(war, spoiled(dice, dice.choice(options)), before)] += 1
        step(war, dice, eager)
    return heard


def test_an_order_with_any_numbers_is_refused_with_a_reason_and_changes_nothing() -> None:
    heard = fuzz(6000, 1)
    assert heard["legal"] < heard.total() / 5
    assert {"not-an-order", "not-your-turn", "wrong-moment"} <= set(heard)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_a_hundred_thousand_orders_are_refused_with_a_reason(seed: int) -> None:
    fuzz(10_000, seed)


@pytest.mark.parametrize("number", [nan, inf, -inf, 1e9, 10**9, -(10**9), 0.5])
def test_no_field_of_any_order_takes_a_number_that_is_none(number: Any) -> None:
    war = a_war(3, 4)
    player = next(iter(war.to_act()))
    before = war.state.clone()
    for kind in KINDS:
        for name in kind.__struct_fields__[1:]:
            fields = {other: 1 for other in kind.__struct_fields__[1:]} | {name: number}
            assert hear(war, kind(player, **fields), before) == "not-an-order", (kind, name)
