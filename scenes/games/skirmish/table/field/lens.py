"""Hands on the camera: one press nearer or farther among table, regiment and fight; a stick pans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.draw.style import Point
from scenes.games.skirmish.table.field.camera import FIGHT_ZOOM, REGIMENT_ZOOM, Camera
from scenes.games.skirmish.table.layout import CHOICES, WINDOW
from scenes.games.skirmish.table.parts import Part

if TYPE_CHECKING:
    from game.rules.skirmish import SkirmishView
    from scenes.games.skirmish.table.driving.steering import Steering
    from scenes.games.skirmish.table.naming.naming import Naming
    from scenes.games.skirmish.table.question import Question
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.hands import Hands

TABLE, REGIMENT, FIGHT = range(3)
"""The three distances."""
ZOOMS = {REGIMENT: REGIMENT_ZOOM, FIGHT: FIGHT_ZOOM}
PAN_UNITS = 900.0
"""Units a second that a stick pushed all the way pans."""
_DEAD = 0.18
_SETTLED_SECONDS = 4.0
"""So long after a sheet is gone the camera takes its place: between two questions nothing rocks."""
_SHEETED_UNITS = WINDOW[0] + WINDOW[2] - CHOICES[0]
"""What a sheet lies over at the right of the window."""
_CLOSE = 0.05
"""A zoom that is so little less is as near."""


class Pointing(Protocol):
    """The scene, as far as a camera must know what is driven or pointed at."""

    hands: Hands
    camera: Camera
    shown: Shown
    steering: Steering
    question: Question
    naming: Naming
    parts: tuple[Part, ...]

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know."""


class Lens(Part):
    """Nearer to what is pointed at, or farther away (`Shoulders` say when); the right stick pans."""

    def __init__(self, scene: Pointing) -> None:
        self._scene = scene
        self._naming = False
        self._aside = (0.0, 0.0)
        self._free_for = _SETTLED_SECONDS

    @property
    def distance(self) -> int:
        """The distance that is nearest to what is seen now."""
        zoom = self._scene.camera.zoom
        return FIGHT if zoom >= FIGHT_ZOOM - _CLOSE else REGIMENT if zoom >= REGIMENT_ZOOM - _CLOSE else TABLE

    def step(self, by: int) -> None:
        """Go one distance nearer (1), or farther (-1); past the nearest comes the whole table."""
        self._look((self.distance + by) % 3)

    def refresh(self, *, idle: bool) -> None:
        """Home is where the armies are, before the battle the whole table; a name is thought over there."""
        covered = self._covered()
        if covered[0]:
            self._free_for, self._aside = 0.0, covered
        self._scene.camera.covered = covered[0]
        if idle:
            begun = self._scene.view.round > 0
            units = self._scene.shown.units.values()
            standing = [unit.middle for unit in units if begun and unit.stands]
            aside = self._aside if self._free_for < _SETTLED_SECONDS else (0.0, 0.0)
            self._scene.camera.heed_action(standing, *aside)
            if self._aside[0] and not aside[0]:
                self._aside = (0.0, 0.0)
                self._scene.camera.come_inside()
            if self._scene.naming.open and not self._naming:
                self._scene.camera.show_all()
            self._naming = self._scene.naming.open

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for sticks that pan; while a name is thought over they scrub its picture."""
        if self._scene.naming.open:
            return
        self._free_for += dt
        for player in self._scene.hands.people:
            x, y = self._scene.steering.feel.leans(player).right
            if max(abs(x), abs(y)) > _DEAD:
                self._scene.camera.pan(x * PAN_UNITS * dt, y * PAN_UNITS * dt)

    def _covered(self) -> tuple[float, float]:
        """Units at the right and at the foot of the window that sheets lie over now."""
        scene = self._scene
        sheeted = scene.naming.open or scene.question.choices.is_wide
        covered = [part.covered for part in scene.parts]
        right = max(_SHEETED_UNITS if sheeted else 0.0, *(one[0] for one in covered))
        return right, max(one[1] for one in covered)

    def _look(self, distance: int) -> None:
        camera = self._scene.camera
        if distance == TABLE:
            camera.show_all()
            return
        place = self._place()
        camera.show_place(*(place or (camera.x, camera.y)), ZOOMS[distance])

    def _place(self) -> Point | None:
        """The middle of what is driven or pointed at; None: nothing is."""
        scene = self._scene
        ghost = scene.steering.ghost
        if ghost is not None:
            end = ghost.preview().end
            return float(end.x), float(end.y)
        lit = scene.question.lit(scene.question.asked(scene.view))
        return scene.shown.middle_of(lit[-1]) if lit else None
