"""Whoever has sealed an oath may look at it again while others still choose; nobody else sees it."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, KEYS2, Device
from game.input.intents import Intent, Press
from game.rules.hecatombe.questions import OBJECTIVES
from tests.contract.worlds import laid
from tests.scenes.screens.title.house import Raise, raise_house

__all__ = ["raise_house"]


def choosing(house: Any) -> Any:
    """Two people and two bots, all of whom choose their oaths."""
    couch = Couch(default_names(house.stage.app.texts))
    for device in (KEYS, KEYS2):
        couch.join(device)
    for _ in range(2):
        couch.add_bot("bold", "weak")
    plan = plan_of(couch, "hecatombe", {}, 7, position=laid("hecatombe", "objectives-4"))
    table = house.stage.app.begin(plan, keep=False)
    scene = house.stage.make("match", table, couch)
    house.stage.push(scene)
    for _ in range(30):
        house.step(0.1)
    return scene


def tap(house: Any, device: Device, *intents: Intent) -> None:
    for intent in intents:
        for down in (True, False):
            house.stage.press(Press(device, intent, down))
        house.step(0.1)


def faces(scene: Any) -> list[str]:
    """The oaths whose faces lie open."""
    facts = scene.top.secrets._shown
    return list(facts.own) if facts is not None and facts.open_ else []


@pytest.mark.rule("H-25")
def test_who_has_sealed_an_oath_looks_at_it_again_and_nobody_else_does(raise_house: Raise) -> None:
    house: Any = raise_house(animation_speed=0)
    scene = choosing(house)
    assert scene.view.asks == OBJECTIVES and set(scene.view.owing) >= {0, 1}
    house.stage.press(Press(KEYS, Intent.PEEK, True))
    house.step(0.1)
    tap(house, KEYS, Intent.ACCEPT, Intent.COUNTER)
    house.stage.press(Press(KEYS, Intent.PEEK, False))
    house.step(0.1)
    assert 0 not in scene.view.owing and 1 in scene.view.owing and faces(scene) == []
    sealed = list(scene.table.seat(0).view.chosen)
    for device, seen in ((KEYS, sealed), (KEYS2, []), (KEYS, sealed)):
        house.stage.press(Press(device, Intent.PEEK, True))
        house.step(0.1)
        assert faces(scene) == seen
        house.stage.press(Press(device, Intent.PEEK, False))
        house.step(0.1)
        assert faces(scene) == []
    scene.close()
