"""Whoever chooses an aim aims at another: the own seat is no answer, and nothing is chosen by it (R-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import press, sat, until

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]
ONE = (
    laid("roulette", "cards-4")
    .replace('"before-shot"', '"aim"')
    .replace("die = 2", 'die = 2\naim = "choice"', 1)
)
"""The first player chooses an aim; the others shoot themselves."""
TWO = ONE.replace("die = 4", 'die = 4\naim = "choice"', 1)


def own_slot(scene: Any, player: int) -> Any:
    """The button that the map gives to a player's own seat."""
    return scene.hands.controllers[player].secret_slots.of(scene.view.round)[player]


def dim(scene: Any) -> list[int]:
    """The seats that the map shows faint, without a button."""
    asked = scene.question.answer_reader.of(scene.view)
    return [seat for seat, answer in enumerate(asked.answers) if answer.faint]


@pytest.mark.rule("R-26")
def test_who_presses_the_own_seat_chooses_nothing_and_reads_so_on_the_plaque(house: GameWindow) -> None:
    scene = sat(house, ONE)
    assert scene.view.asks == "aim" and scene.view.owing == (0,) and dim(scene) == [0]
    until(house, scene, lambda: not scene.hands.deaf())
    press(house, scene, 0, own_slot(scene, 0))
    assert scene.view.owing == (0,) and not scene.table.drafted
    refused = scene.texts("roulette-state-refused")
    assert refused in [label.text for label in scene.labels()]
    press(house, scene, 0, scene.hands.controllers[0].secret_slots.of(scene.view.round)[2])
    assert 0 not in scene.view.owing or 0 in scene.table.drafted


@pytest.mark.rule("R-26", "R-20")
def test_where_several_aim_every_seat_bears_its_button(house: GameWindow) -> None:
    scene = sat(house, TWO)
    assert scene.view.owing == (0, 1) and not dim(scene)
    until(house, scene, lambda: not scene.hands.deaf())
    press(house, scene, 1, own_slot(scene, 1))
    assert not scene.table.drafted and scene.view.owing == (0, 1)
