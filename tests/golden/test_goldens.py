"""Recorded playthroughs are still told word for word; see record.py when the rules change on purpose."""

import difflib
from types import ModuleType
from typing import get_args

import pytest

from game.app.games import GAMES
from game.core.rules import Event
from game.rules.complots.events import ComplotsEvent
from game.rules.hecatombe.events import HecatombeEvent
from game.rules.roulette.events import CardTaken, RouletteEvent, ShotCancelled
from game.rules.skirmish.events import combat, player, unit
from tests.golden.record import FOLDER, PLAYTHROUGHS, told


def kinds_of(*modules: ModuleType) -> tuple[type[Event], ...]:
    """Every event of some modules."""
    found = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return tuple(kind for kind in found if issubclass(kind, Event) and kind is not Event)


UNIONS: dict[str, tuple[type[Event], ...]] = {
    "complots": get_args(ComplotsEvent),
    "hecatombe": get_args(HecatombeEvent),
    "roulette": get_args(RouletteEvent),
    "skirmish": kinds_of(player, unit, combat),
}
"""Every event of each game."""
FOREIGN = (
    CardTaken,
    ShotCancelled,
    player.ArmyDismissed,
    player.OrdersTakenBack,
    player.UnitKeptBack,
    unit.LookedOut,
)
"""Events that only other mods, other armies, second thoughts or somebody who leaves bring about."""


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_recorded_playthrough_is_told_the_same(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    now = told(name)
    changes = difflib.unified_diff(
        recorded.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=1
    )
    assert now == recorded, "\n".join(list(changes)[:40])


def test_every_recording_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("game", UNIONS)
def test_every_game_has_recordings_that_show_every_event(game: str) -> None:
    names = [name for name, (played, *_) in PLAYTHROUGHS.items() if played == game]
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in names)
    kinds = [kind.__name__ for kind in UNIONS[game] if kind not in FOREIGN]
    assert [kind for kind in kinds if f" {kind}(" not in text] == []


def test_no_game_of_the_house_goes_unrecorded() -> None:
    assert set(UNIONS) == set(GAMES)
