"""Monkeys at every device: whatever is pressed on whatever screen, no scene stumbles."""

from __future__ import annotations

import os
from typing import Any

import pytest

from game.app.plan import MatchPlan
from game.core.rng import Rng
from game.input.devices import KEYS, KEYS2, Device
from game.input.intents import Intent
from scenes.capture.readability import missing_pictures
from scenes.match.openings import new_match_opening
from scenes.match.scene import MatchScene
from tests.journeys.conftest import Begin
from tests.journeys.evening import STEP, Evening, specs
from tests.journeys.games import GAMES

LIKED = (*(Intent.ACCEPT,) * 8, *(Intent.MENU,) * 2, *Intent)
"""Monkeys like to press ACCEPT: it leads further."""

PRESSES = int(os.environ.get("PERFIDIE_MONKEY_PRESSES", "120"))


class Monkeys:
    """They press, hold, click, type, pull pads out and plug them in again."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening, self.rng = evening, Rng(f"monkeys {seed}")
        self.plugged = evening.plug(2)
        self.pulled: list[Device] = []
        self.seen: set[str] = set()

    def act(self) -> None:
        """One monkey does one thing, and a moment passes."""
        evening, rng = self.evening, self.rng
        what = rng.below(20)
        if what < 14:
            devices = [KEYS, KEYS2, *self.plugged]
            evening.tap(rng.choice(devices), rng.choice(LIKED))
        elif what < 17:
            evening.driver.click(rng.below(1280), rng.below(720))
        elif what == 17:
            evening.driver.type(rng.choice(["a", "Zoé", " ", "é"]))
        elif what == 18 and self.plugged:
            self.pulled.append(self.plugged.pop())
            evening.pull(self.pulled[-1])
        elif self.pulled:
            self.plugged.append(self.pulled.pop())
            evening.plug_again(self.plugged[-1])
        evening.step(1 + rng.below(6), STEP)
        self.watch()

    def watch(self) -> None:
        """No scene has stumbled, and the picture of a match that nobody disturbs is the truth."""
        scene = self.evening.scene
        self.seen.add(type(scene).__name__)
        assert missing_pictures(scene) == []
        if isinstance(scene, MatchScene) and scene.timeline.idle:
            public = scene.table.public
            if public._taken == len(public.story):
                shown: Any = scene.shown  # type: ignore[attr-defined]
                assert shown.differs(scene.view) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(int(os.environ.get("PERFIDIE_MONKEYS", "1"))))
def test_whatever_monkeys_press_no_scene_stumbles(begin: Begin, game: str, seed: int) -> None:
    evening = begin(animation_speed=(0, 100, 400)[seed % 3])
    evening.stage.push(evening.stage.home())  # type: ignore[misc]
    evening.step(20)
    monkeys = Monkeys(evening, seed)
    plan = MatchPlan(game, (), seed, dict(GAMES[game].hasty))
    evening.stage.push(new_match_opening(specs("kppbb"), plan)(evening.stage))
    for _ in range(PRESSES):
        if evening.closed or not evening.stage.scenes:
            evening.closed = False
            evening.stage.push(evening.stage.home())  # type: ignore[misc]
            evening.step(20)
        monkeys.act()
    assert len(monkeys.seen) > 1
