"""The board of promises on the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.devices import KEYS
from game.rules.skirmish.events.player import PromiseEnded
from scenes.capture.readability import text_problems
from scenes.games.skirmish.table.layout import PROMISES
from tests.contract.worlds import laid
from tests.scenes.games.skirmish.playing import sit_down
from tests.scenes.screens.title.house import raise_house

if TYPE_CHECKING:
    from tests.scenes.screens.title.house import Raise

__all__ = ["raise_house"]


def test_a_sentence_keeps_out_of_the_board_of_promises(raise_house: Raise) -> None:
    scene = sit_down(raise_house(animation_speed=0), KEYS, bots=2, position=laid("skirmish", "movement-3"))
    said = "Tancrède propose un jeton à Barnabé contre une désignation de Camille au Mouvement."
    scene.animator.line.say(said)

    def ends() -> list[float]:
        boxes = [one.box for one in scene.animator.air.layer.labels() if one.text and one.text in said]
        return [x + wide for x, _, wide, _ in boxes]

    assert scene.view.promises and [one > PROMISES[0] for one in ends()] == [True]
    for part in scene.parts:
        part.event(PromiseEnded(0, 1, 2, "not-name", "kept"))
    scene.update(0.1)
    scene.update(0.1)
    assert ends() and all(one < PROMISES[0] for one in ends())
    assert not text_problems(scene)
    scene.close()
