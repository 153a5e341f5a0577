"""Regiments drawn up on a bare table, with the animator that shows what befalls them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from game.app.app import App
from game.app.moments.moments import Moments
from game.core.match import Match
from tests.app.conftest import BASE
from tests.builders import rules_of

if TYPE_CHECKING:
    from scenes.games.skirmish.table.shown import ShownUnit
    from scenes.shell.window import GameWindow

FRAME = 1 / 60
FOOT, HORSE, GUN = 0, 1, 2
"""Forty men of the first army, ten riders of the second before them, and the second army's gun."""


def a_regiment(bases: Any, id: int, unit: str, **facts: Any) -> ShownUnit:
    """A regiment with its command, where it is told to stand."""
    from scenes.games.skirmish.table.shown import ShownUnit

    plain: dict[str, Any] = dict(
        id=id, owner=0, unit=unit, models=40, hurt=0, files=10, x=0, y=0, heading=0, place="table",
        host=-1, guests=(), champion=True, standard=True, musician=True, marks=0, fleeing=False,
        base=bases[unit], began=40, general=False, battle_standard=False,
    )  # fmt: skip
    return ShownUnit(**(plain | facts))


def raised_ground(house: GameWindow, *regiments: dict[str, Any], zoom: float = 1.6) -> Any:
    """A scene of a table with these regiments, the camera near to them."""
    from scenes.games.skirmish.table.clips.opening import staged_animator
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.frame.frame import Frame
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.scene import MatchScene
    from scenes.shell.scene import Scene
    from tests.scenes.games.skirmish.bench import NAMES, battle_pictures

    match: Match[Any, Any, Any] = Match(rules_of("skirmish", 2), 7)
    bases = match.rules.setting.content.bases  # type: ignore[attr-defined]

    class Ground(Scene):
        """The table without hands."""

        def build(self) -> None:
            seat = match.spectator()
            seat.take()
            self.table = SimpleNamespace(rules=match.rules, public=seat, moments=Moments(battle_pictures()))
            self.shown = Shown(seat.view, bases)
            self.shown.terrain = ()
            self.shown.units = {id: a_regiment(bases, id, **facts) for id, facts in enumerate(regiments)}
            sitters: Any = [SimpleNamespace(name=NAMES[one], colour=3 * one) for one in range(2)]
            scene = cast("MatchScene", self)
            camera = Camera(self.shown.width, self.shown.depth)
            self.field = Field(scene, camera, self.shown, sitters)
            self.frame = Frame(self, self.shown, sitters)
            self.animator = staged_animator(scene, self.shown, self.field, self.frame, sitters)
            points = [unit.middle for unit in self.shown.units.values()]
            middle = np.mean(points, axis=0)
            camera.show_place(float(middle[0]), float(middle[1]), zoom)
            camera.skip()

        def update(self, dt: float) -> None:
            self.field.update(dt)
            self.animator.update(dt)

    scene = Ground(house.stage)
    house.stage.app = App([BASE])
    house.stage.push(scene)
    return scene


def let_pass(scene: Any, seconds: float) -> None:
    """Let the picture live for some seconds without being drawn."""
    for _ in range(round(seconds / FRAME)):
        scene.timeline.update(FRAME)
        scene.update(FRAME)
