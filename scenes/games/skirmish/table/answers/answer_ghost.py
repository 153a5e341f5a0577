"""Where the answer under the cursor would put a unit: a way's end or a formation, as a ghost (S-35)."""

from __future__ import annotations

from typing import Protocol

from game.rules.skirmish.actions.orders import CombatReform, Reform, TakeWay
from game.rules.skirmish.flow.questions import CHARGE_PATH_CHOICE, COMBAT_REFORM, RALLY_FORMATION
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.charge_ways import end_of_way
from game.rules.skirmish.survey.formations import end_of_formation
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.field.camera import REGIMENT_ZOOM, Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part

_KINDS = (CHARGE_PATH_CHOICE, COMBAT_REFORM, RALLY_FORMATION)


class GhostStage(PartStage, Protocol):
    """The scene, as far as ghosts of answers know it."""

    field: Field
    camera: Camera


class AnswerGhost(Part):
    """Shown to everybody: nothing of a way or a formation is secret."""

    def __init__(self, scene: GhostStage) -> None:
        self._scene = scene
        self._shown: object = None

    def refresh(self, *, idle: bool) -> None:
        """Show where the answer that is pointed at ends; hide it when another question is asked."""
        aimed, scene = self._aimed() if idle else None, self._scene
        key = (scene.table.ticks, aimed)
        if key == self._shown:
            return
        was, self._shown = self._shown, key if aimed is not None else None
        if aimed is not None:
            unit, end, files = self._end_of(aimed)
            scene.field.show_ghost(unit, *end, files=files)
            scene.camera.frame_points([end[:2], scene.shown.middle_of(unit)], closest=REGIMENT_ZOOM)
        elif was is not None:
            scene.field.hide_ghost()

    def _end_of(self, aimed: TakeWay | CombatReform | Reform) -> tuple[int, tuple[int, int, int], int]:
        """The unit, the pose in which it ends, and its files there."""
        scene = self._scene
        if isinstance(aimed, TakeWay):
            unit, end = end_of_way(scene.view, aimed.way)
            return unit, end, scene.shown.units[unit].files
        board = board_of(scene.table.rules.setting, scene.view)
        return aimed.unit, *end_of_formation(board, aimed)

    def _aimed(self) -> TakeWay | CombatReform | Reform | None:
        """The answer under the cursor of the person who is asked."""
        view = self._scene.view
        if view.asks not in _KINDS or not view.owing or view.owing[0] in self._scene.table.bots:
            return None
        hand: Controller = self._scene.hands.controllers[view.owing[0]]
        aimed = hand.aimed()
        return aimed if isinstance(aimed, TakeWay | CombatReform | Reform) else None
