"""Chains of consequences: how deep they go, whatever game they are of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.core.rules import Event
from game.scripting.hooks.chain import DEEPEST, Chain, Granting, Hook, HookTable
from game.scripting.hooks.events import ScriptFailed
from game.scripting.hooks.memory import EMPTY, Memory
from game.scripting.hooks.scripts import Script, Scripts
from game.scripting.hooks.wishes import Remember, Wish

FLOORS = 9


class Nothing(msgspec.Struct, frozen=True):
    """No facts."""


class Climb(Wish, frozen=True, kw_only=True, tag="climb"):
    """Go up to a floor."""

    floor: int


Floors: list[type[Any]] = [
    msgspec.defstruct(f"Floor{n}", [], bases=(Event,), frozen=True, tag=True) for n in range(FLOORS + 1)
]


def climb(setting: Any, state: Any, wish: Climb, rng: Any, out: list[Event]) -> None:
    out.append(Floors[wish.floor]())


TABLE = HookTable(
    {floor: Hook(f"floor{n}", Nothing, lambda event: Nothing()) for n, floor in enumerate(Floors)},
    lambda setting, state: {},
    Climb | Remember,
    {Climb: Granting(lambda setting, state, wish: "", climb)},
)


class House:
    """A state that holds what scripts keep."""

    def __init__(self) -> None:
        self.memory: Memory = EMPTY


def told(*sources: str, roots: int = 1, table: HookTable = TABLE) -> list[Event]:
    out: list[Event] = []
    scripts = Scripts([Script(f"mod{n}", "zoo/it.lua", source) for n, source in enumerate(sources)])
    chain = Chain(table, scripts, None, House(), Rng(1), out)
    for _ in range(roots):
        out.append(Floors[0]())
        chain.hear()
    return out


STAIRS = "return {{ on = {{ {} }} }}".format(
    ", ".join(
        f"floor{n} = function() return {{ {{ wish = 'climb', floor = {n + 1} }} }} end" for n in range(FLOORS)
    )
)


def test_a_chain_ends_at_its_depth() -> None:
    assert [type(event) for event in told(STAIRS)] == Floors[: DEEPEST + 2]


def test_what_stands_in_two_places_of_the_facts_is_told_in_both() -> None:
    same: list[int] = []
    table = TABLE._replace(
        common=lambda setting, state: {"a": [{"t": same, "u": same}], "b": same, "c": (7,)}
    )
    climbs = "{ { wish = 'climb', floor = f.c[1] + #f.a + #f.b } }"
    source = f"return {{ on = {{ floor0 = function(f) return {climbs} end }} }}"
    assert [type(event) for event in told(source, table=table)] == [Floors[0], Floors[8]]


def test_of_an_event_without_facts_nobody_is_told() -> None:
    quiet = Hook("floor1", Nothing, lambda event: None)
    table = TABLE._replace(hooks={**TABLE.hooks, Floors[1]: quiet})
    assert [type(event) for event in told(STAIRS, table=table)] == Floors[:2]


def test_each_event_of_its_own_begins_a_chain() -> None:
    assert len(told(STAIRS, roots=3)) == 3 * (DEEPEST + 2)


@pytest.mark.parametrize("times", [1, 2])
def test_a_handler_that_calls_for_itself_is_told_once(times: int) -> None:
    again = "return { on = { floor0 = function() return { { wish = 'climb', floor = 0 } } end } }"
    assert len(told(*[again] * times)) == 1 + times


def test_the_calls_of_a_tick_share_one_budget() -> None:
    """What one mod burns is not there for the others: they are stopped, not late."""
    costly = "return { on = { floor0 = function() local n = 0 for _ = 1, 9000 do n = n + 1 end end } }"
    failed = [event for event in told(*[costly] * 20) if isinstance(event, ScriptFailed)]
    assert failed and {event.code for event in failed} == {"decision-budget"}
