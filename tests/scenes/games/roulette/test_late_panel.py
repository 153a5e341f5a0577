"""While the picture runs behind the facts the private panel says what was true last: no swap too soon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.rules.roulette.actions import Pass, Play, Pocket
from tests.contract.worlds import laid
from tests.scenes.games.roulette.test_windows import FRAME, press, sat

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

pytestmark = [
    pytest.mark.usefixtures("home"),
    pytest.mark.parametrize("house", [{"language": "fr", "animation_speed": 100}], indirect=True, ids=["fr"]),
]


@pytest.mark.rule("R-20")
def test_a_card_that_is_played_at_once_after_the_spin_veils_no_pocket(house: GameWindow) -> None:
    from scenes.motion.timeline import pause_for

    scene = sat(house, laid("roulette", "pocket-4"))
    house.step(FRAME, 30)
    own = scene.hands.controllers[0].secret_slots.of(scene.view.round)
    press(house, scene, 0, own[1])
    scene.timeline.add(pause_for(1.0))
    assert scene.table.submit(Pocket(3, True)) is None
    snapshot, moving = scene.question.private_snapshot, 0
    for _ in range(240):
        answers = [
            option
            for player in scene.table.missing
            for option in scene.table.seat(player).options
            if isinstance(option, Play | Pass)
        ]
        if scene.view.asks == "before-bets" and answers:
            scene.table.submit(next((one for one in answers if isinstance(one, Play)), answers[0]))
        house.step(FRAME)
        if not scene.timeline.idle and scene.shown.barrels[0]:
            moving += 1
            facts = snapshot.of(0, None, idle=False)
            assert facts is not None and facts.words == ""
            assert facts.gun.pocket is True
    assert moving
