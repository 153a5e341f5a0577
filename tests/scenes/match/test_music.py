"""The music of a match: it tightens once the picture has shown why, and a skip ends its silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.input.intents import Intent, Press
from scenes.match.scene import MatchScene
from scenes.motion.timeline import pause_for
from scenes.shell.null_sound import NullSound
from tests.scenes.match.theatre import Theatre, begun

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRAME = 1 / 60


class Ear(NullSound):
    """What the music was told."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def resume(self) -> None:
        self.told.append("resume")

    def tension(self, amount: float) -> None:
        if amount not in self.told[-1:]:
            self.told.append(amount)


def a_match(house: GameWindow, monkeypatch: pytest.MonkeyPatch) -> tuple[MatchScene, Ear]:
    """A match of Complots that stands still, with an ear."""
    scene = Theatre(house, "complots", begun("complots", 4, 3), 4).stage.scene
    assert isinstance(scene, MatchScene) and scene.timeline.idle
    ear = Ear()
    monkeypatch.setattr(scene, "sounds", ear)
    return scene, ear


@pytest.mark.parametrize("house", [{}], indirect=True)
def test_the_music_tightens_once_the_picture_has_shown_why(
    house: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, ear = a_match(house, monkeypatch)
    scene.update(FRAME)
    assert ear.told == [0.0]
    monkeypatch.setattr(scene, "tension", lambda: 0.7)
    scene.timeline.add(pause_for(1.0))
    scene.update(FRAME)
    assert ear.told == [0.0], "nothing is given away before it is seen"
    scene.timeline.skip()
    scene.update(FRAME)
    assert ear.told == [0.0, 0.7]


@pytest.mark.parametrize("house", [{}], indirect=True)
def test_whoever_skips_a_verdict_has_the_music_back(
    house: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, ear = a_match(house, monkeypatch)
    scene.timeline.add(pause_for(1.0))
    device = scene.sitters[0].device
    assert device is not None
    scene.press(Press(device, Intent.ACCEPT, True))
    assert "resume" in ear.told
