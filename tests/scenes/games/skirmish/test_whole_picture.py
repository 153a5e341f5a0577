"""The clips on the real table: field, frame and camera, ten times as fast, never an error of the window."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from game.app.app import App
from game.app.moments.moments import Moments
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from tests.app.conftest import BASE
from tests.builders import rules_of
from tests.scenes.games.skirmish.test_animator import replayed

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

SPEED, FRAME = 10.0, 1 / 60
SEEN_EVERY = 40
"""Every so many frames the picture is really drawn."""


def raised_table(house: GameWindow, match: Match[Any, Any, Any]) -> Any:
    """A scene with everything that clips move, and no hands."""
    from scenes.games.skirmish.table.clips.opening import staged_animator
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.frame.frame import Frame
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.scene import MatchScene
    from scenes.shell.scene import Scene
    from tests.scenes.games.skirmish.bench import NAMES, battle_pictures

    class Bare(Scene):
        """The table without hands."""

        def build(self) -> None:
            seat, view = match.spectator(), match.spectator().view
            seat.take()
            pictures = Moments(battle_pictures())
            self.table = SimpleNamespace(rules=match.rules, public=seat, moments=pictures)
            self.shown = Shown(view, match.rules.setting.content.bases)
            sitters: Any = [SimpleNamespace(name=NAMES[one], colour=one) for one in range(view.players)]
            scene = cast("MatchScene", self)
            self.field = Field(scene, Camera(self.shown.width, self.shown.depth), self.shown, sitters)
            self.frame = Frame(self, self.shown, sitters)
            self.animator = staged_animator(scene, self.shown, self.field, self.frame, sitters)

        def update(self, dt: float) -> None:
            self.field.update(dt)
            self.animator.update(dt)

    scene = Bare(house.stage)
    house.stage.app = App([BASE])
    house.stage.push(scene)
    scene.timeline.speed = SPEED
    return scene


def watched(house: GameWindow, match: Match[Any, Any, Any], log: list[Any]) -> int:
    """Watch a written battle on the real table to its end; return how many frames that took."""
    scene = raised_table(house, match)
    frames = 0
    for tick in log:
        assert match.submit(*tick) is None
        for event in scene.table.public.take():
            scene.animator.stage(event)
        scene.animator.settle(match.spectator().view)
        while not scene.timeline.idle:
            scene.update(FRAME)
            scene.timeline.update(FRAME)
            frames += 1
            if frames % SEEN_EVERY == 0:
                house.step(FRAME)
        assert scene.shown.differs(match.spectator().view) == []
    return frames


def test_a_written_raid_is_watched_on_the_real_table(home: Any, a_stage: GameWindow) -> None:
    match, log = replayed("skirmish-raid-2")
    frames = watched(a_stage, match, log)
    assert frames > 100
    unit = next(one for one in match.state.units if one.place == "table" and one.host < 0)
    field = a_stage.stage.scenes[-1].field
    assert field.stand_of(unit.id) == (unit.x, unit.y, unit.heading)
    field.place(unit.id, unit.x + 900, unit.y, unit.heading)
    assert field.stand_of(unit.id) != (unit.x, unit.y, unit.heading), "a regiment elsewhere is noticed"


@pytest.mark.slow
def test_a_whole_battle_of_bots_is_watched_on_the_real_table(home: Any, a_stage: GameWindow) -> None:
    rules = rules_of("skirmish", 3, preset="short")
    played: Match[Any, Any, Any] = Match(rules, 11)
    play_out(played, bots_by_seat("skirmish", rules, "weak"))
    assert watched(a_stage, Match(rules, 11), played.log) > 1000
