"""Shooting laid out on the real table: Ann's phase, Bob named, whoever else stands about."""

from typing import Any

from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_battle, a_field, a_unit, mini, run


def dice(*faces: int) -> tuple[int, ...]:
    """Faces as the stream of chance holds them."""
    return tuple(face - 1 for face in faces)


def shoot_out(state: SkirmishState, *faces: int, named: int = BOB) -> Battle:
    """Ann's Shooting phase; the dice show these faces."""
    state.active, state.named, state.phase = ANN, named, "shooting"
    return a_battle(state, dice(*faces), ground=Field(mini().bases))


def begun(battle: Battle) -> Battle:
    """From the beginning of the phase up to the first question."""
    battle.then(Step("turns:play", ("shooting",)))
    return run(battle)


def archers(state: SkirmishState, owner: int = ANN, models: int = 5, **more: Any) -> Unit:
    """Archers that look up from (20, 10)."""
    return a_unit(state, owner, "archers", **{"at": (20, 10), "models": models, **more})


def target(state: SkirmishState, owner: int = BOB, away: float = 10, models: int = 10, **more: Any) -> Unit:
    """Pikes that look down at them from so many inches."""
    more = {"at": (20, 10 + away), "heading": 180, "unit": "pikes", **more}
    return a_unit(state, owner, models=models, **more)


def told(battle: Battle, kind: type) -> list[Any]:
    """What happened of one kind."""
    return [event for event in battle.out if isinstance(event, kind)]


def empty() -> SkirmishState:
    """An empty table for four."""
    return a_field()
