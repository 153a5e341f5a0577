"""Magic laid out on the real table: Ann's phase, Bob named, whoever else stands about."""

from typing import Any

from game.core.rules import Player
from game.rules.skirmish.actions.orders import Cast
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NONE, Step, Winds
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_battle, a_unit, mini, run


def faces(*shown: int) -> tuple[int, ...]:
    """Faces as the stream of chance holds them."""
    return tuple(face - 1 for face in shown)


def mage(
    state: SkirmishState, owner: int = ANN, *spells: str, level: int = 4, at: tuple[float, float] = (20, 10)
) -> Unit:
    """A wizard who looks up from (20, 10) and knows these spells."""
    unit = a_unit(state, owner, "mage", at=at, spells=tuple(f"mini:{one}" for one in spells))
    unit.level = level
    return unit


def target(state: SkirmishState, owner: int = BOB, away: float = 10, **more: Any) -> Unit:
    """Twenty pikes that look down at him from so many inches."""
    return a_unit(state, owner, **{"at": (20, 10 + away), "heading": 180, "models": 20, **more})


def magic(
    state: SkirmishState,
    *shown: int,
    power: int = 12,
    dispel: int = 0,
    active: Player = ANN,
    named: Player = BOB,
) -> Battle:
    """Ann's Magic phase once the winds blew; the dice show these faces from now on."""
    state.active, state.named, state.phase = active, named, "magic"
    state.questions.clear()
    state.steps.clear()
    state.winds = Winds(power, dispel)
    battle = a_battle(state, faces(*shown), ground=Field(mini().bases))
    battle.then(Step("magic:ask"), Step("magic:unravel"))
    return run(battle)


def winds(state: SkirmishState, *shown: int) -> Battle:
    """Ann's Magic phase from its beginning."""
    state.active, state.named, state.phase = ANN, BOB, "magic"
    battle = a_battle(state, faces(*shown), ground=Field(mini().bases))
    battle.then(Step("turns:play", ("magic",)))
    return run(battle)


def spell(wizard: Unit, name: str, target: Unit | None = None, dice: int = 2, heading: int = 0) -> Cast:
    """That spell at that unit, or in that heading."""
    at = NONE if target is None else target.id
    return Cast(wizard.owner, wizard.id, f"mini:{name}", dice, at, heading=heading)


def told(battle: Battle, kind: type) -> list[Any]:
    """What was told of that kind."""
    return [event for event in battle.out if isinstance(event, kind)]
