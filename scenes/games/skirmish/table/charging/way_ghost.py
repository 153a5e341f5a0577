"""Of several ways of a charge: where the one under the cursor brings the unit, as a ghost (S-35)."""

from __future__ import annotations

from typing import Protocol

from game.rules.skirmish.actions.orders import TakeWay
from game.rules.skirmish.flow.questions import CHARGE_PATH_CHOICE
from game.rules.skirmish.survey.charge_ways import end_of_way
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.field.camera import REGIMENT_ZOOM, Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part


class WayStage(PartStage, Protocol):
    """The scene, as far as the ways of a charge know it."""

    field: Field
    camera: Camera


class WayGhost(Part):
    """Shown to everybody: nothing of a charge is secret."""

    def __init__(self, scene: WayStage) -> None:
        self._scene = scene
        self._shown: object = None

    def refresh(self, *, idle: bool) -> None:
        """Show the end of the way that is pointed at; hide it when another question is asked."""
        aimed, scene = self._aimed() if idle else None, self._scene
        key = (scene.table.ticks, aimed)
        if key == self._shown:
            return
        was, self._shown = self._shown, key if aimed is not None else None
        if aimed is not None:
            unit, end = end_of_way(scene.view, aimed.way)
            scene.field.show_ghost(unit, *end, files=scene.shown.units[unit].files)
            scene.camera.frame_points([(end.x, end.y), scene.shown.middle_of(unit)], closest=REGIMENT_ZOOM)
        elif was is not None:
            scene.field.hide_ghost()

    def _aimed(self) -> TakeWay | None:
        """The way under the cursor of the person who is asked for it."""
        view = self._scene.view
        if view.asks != CHARGE_PATH_CHOICE or not view.owing or view.owing[0] in self._scene.table.bots:
            return None
        hand: Controller = self._scene.hands.controllers[view.owing[0]]
        aimed = hand.aimed()
        return aimed if isinstance(aimed, TakeWay) else None
