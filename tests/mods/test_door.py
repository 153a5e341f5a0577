"""The Door: the boss's largest unit is stubborn against whoever names the boss, as the script says."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.mods.scripts.script_def import scripts_of
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import RESERVE
from game.rules.skirmish.unit.profile import rules_now
from game.scripting.hooks.deeds import said_deeds
from tests.mods.test_sealed_letters import said
from tests.mods.test_shipped import house
from tests.rules.skirmish.builders import ANN, BOB, CLO, a_unit
from tests.rules.skirmish.play import War
from tests.scripting.hooks.skirmish import armies_under

MOD = "la-porte"


def war(boss: int = BOB + 1, **of_the_large: Any) -> War:
    """Four armies; BOB has a second unit, larger than the first; the turn of ANN begins."""
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish", {"porte": boss}))
    assert rules.start is not None
    large = a_unit(rules.start, BOB, models=15, at=(40, 30))
    for name, value in of_the_large.items():
        setattr(large, name, value)
    return Match(rules, 1)


def fast(found: War) -> list[int]:
    """Units that are stubborn."""
    return [unit.id for unit in found.state.units if "stubborn" in rules_now(found.state, unit)]


def test_whoever_knocks_finds_the_largest_unit_in_the_door() -> None:
    found = war()
    assert fast(found) == []
    assert found.submit(Name(ANN, BOB)) is None
    assert fast(found) == [4] and said(found.events) == ["door"]
    deeds = [(deed.fact, deed.by, deed.word) for event in found.events for deed in said_deeds(event, 1)]
    assert deeds == [("boss-used", BOB, "door")]


@pytest.mark.parametrize("away", [{"place": RESERVE}, {"marks": unit_flags.FLEEING}, {"models": 9}])
def test_of_those_that_stand_there_the_largest_counts(away: dict[str, Any]) -> None:
    found = war(**away)
    assert found.submit(Name(ANN, BOB)) is None
    assert fast(found) == [BOB]


@pytest.mark.parametrize(("boss", "named"), [(BOB + 1, CLO), (0, BOB), (CLO + 1, BOB)])
def test_nobody_else_has_a_door(boss: int, named: int) -> None:
    found = war(boss)
    assert found.submit(Name(ANN, named)) is None
    assert fast(found) == [] and said(found.events) == []
