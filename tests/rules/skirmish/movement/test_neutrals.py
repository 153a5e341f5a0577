"""Over random battles nobody neutral moves, loses a model or changes sides in a Movement phase (S-05)."""

from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.skirmish.actions.player import Done, Pass
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.sides import is_neutral
from tests.rules.skirmish.base import base_content

Untouched = dict[int, tuple[Any, ...]]


def neutrals(state: SkirmishState) -> Untouched:
    """What may not change of those who are neutral in a Movement phase; nobody outside one."""
    if state.phase != "movement" or state.named == NOBODY:
        return {}
    return {
        one.id: (one.owner, one.pose, one.files, one.models, one.hurt, one.place, one.fleeing)
        for one in state.units
        if is_neutral(state, one)
    }


def moment(state: SkirmishState) -> tuple[int, ...]:
    """Which phase of which turn it is, and who is named."""
    return (state.round, len(state.flips), state.named)


@pytest.mark.statistics
@pytest.mark.rule("S-05", "S-06", "S-31")
@pytest.mark.parametrize("seed", [2, 5, 9])
def test_no_neutral_unit_moves_or_suffers_in_anybody_s_movement_phase(seed: int) -> None:
    content, dice = base_content(), Rng(seed)
    rules = Skirmish(content, SkirmishFlags(preset="short"), 4, ground=Field(content.bases))
    match, moved = Match(rules, seed), 0
    for _ in range(1500):
        if match.outcome() is not None:
            break
        before, when = neutrals(match.state), moment(match.state)
        options = match.options(next(iter(match.to_act())))
        bold = [one for one in options if not isinstance(one, Done | Pass)]
        assert match.submit(dice.choice(bold or options)) is None
        if before and moment(match.state) == when and neutrals(match.state):
            assert neutrals(match.state) == before
            moved += 1
    assert moved > 20
