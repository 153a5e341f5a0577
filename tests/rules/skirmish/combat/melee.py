"""Fights laid out on the real table, with scripted flights: units face to face and what they do."""

from typing import Any

import pytest

from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.events.unit import UnitFled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Step
from game.rules.skirmish.state.state import SkirmishState, Unit
from tests.rules.skirmish.builders import ANN, BOB, a_battle, a_field, a_unit, act, inch, mini, run

BASE = 787
"""A base of 20 mm in milli."""


def facing(
    state: SkirmishState, *units: tuple[int, str, int], at: tuple[float, float] = (20, 20), **more: Any
) -> list[Unit]:
    """The first unit looks up at `at`, the others stand side by side in contact with its front."""
    made = [a_unit(state, units[0][0], units[0][1], at, models=units[0][2], **more)]
    for place, (owner, kind, models) in enumerate(units[1:]):
        made.append(a_unit(state, owner, kind, at, heading=180, models=models))
        made[-1].x += place * inch(6)
    return made


def on_flank(state: SkirmishState, victim: Unit, owner: int, kind: str = "pikes", models: int = 10) -> Unit:
    """A unit in contact with the right flank of one that looks up, near its front."""
    files = min(victim.files, victim.models)
    depth = -(-victim.models // files) * BASE
    new = a_unit(state, owner, kind, models=models, heading=270)
    new.x = victim.x + (files * BASE + 1) // 2
    new.y = victim.y - depth // 2
    return new


def war(state: SkirmishState, draws: tuple[int, ...] = (), enemy: int = BOB) -> Battle:
    """Ann's close combat phase: she has named `enemy`. Dice are told one less than they show."""
    state.active, state.named, state.phase = ANN, enemy, "combat"
    battle = a_battle(state, draws, ground=Field(mini().bases))
    return battle


def fight(battle: Battle) -> Battle:
    """From the choice of combats up to the first question, or to the end."""
    battle.then(Step("combat:next"))
    return run(battle)


def to_end(battle: Battle) -> Battle:
    """The first option is taken until nobody is asked."""
    while battle.state.questions:
        act(battle, battle.rules.legal_actions(battle.state, battle.state.questions[-1].players[0])[0])
    return battle


def told(battle: Battle, kind: type) -> list[Any]:
    """What happened of one kind."""
    return [event for event in battle.out if isinstance(event, kind)]


class Flights:
    """Flights that go nowhere: who fled, from where, how far, and who left the table."""

    def __init__(self) -> None:
        self.fled: list[tuple[int, Any, str, int]] = []
        self.ran: list[tuple[int, int]] = []
        self.left: list[int] = []

    def start_fleeing(self, battle: Battle, unit: Unit, away: Any, why: str, blame: int) -> None:
        """It flees."""
        unit.mark(unit_flags.FLEEING | unit_flags.BEGAN_FLIGHT)
        unit.blame = blame
        self.fled.append((unit.id, away, why, blame))
        battle.tell(UnitFled(unit.id, why, blame))

    def move_fleeing_unit(self, battle: Battle, unit: Unit, distance: int) -> None:
        """It goes up, out of everybody's way."""
        self.ran.append((unit.id, distance))
        unit.y += inch(10)

    def roll_flight(self, battle: Battle, unit: Unit) -> int:
        """Two dice, in milli."""
        return inch(sum(battle.dice(2)))

    def leave_table(self, battle: Battle, unit: Unit, returns: bool) -> None:
        """It is off the table."""
        self.left.append(unit.id)


@pytest.fixture
def flights(monkeypatch: pytest.MonkeyPatch) -> Flights:
    """The flights of a test."""
    from game.rules.skirmish.combat import pursuit, pursuit_move
    from game.rules.skirmish.consequences import panic

    stub = Flights()
    for module in (panic, pursuit, pursuit_move):
        monkeypatch.setattr(module, "flee", stub)
    return stub


def state_of(players: int = 4) -> SkirmishState:
    """An empty table."""
    return a_field(players)
