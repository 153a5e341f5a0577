"""Small tokens beside the seals: who may act, marched, charged, shot, flees, fights, wavers; and in words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.rules import Event
from game.rules.skirmish.events.player import TurnFlipped
from game.rules.skirmish.survey.board import Board
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.marks import (
    FLEES,
    ICONS,
    READY,
    WAVERS,
    Mark,
    deeds_of,
    events_of_turn,
    marks_of,
)
from scenes.games.skirmish.table.seeing.seeing_stage import ordering_hand, ready_units
from scenes.games.skirmish.table.shown import ShownUnit, point_from

if TYPE_CHECKING:
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

_RADIUS, _ICON, _STEP = 11.0, 15.0, 24.0
_BESIDE = 30.0
"""Units from the middle of a seal to the first token."""
_FAR_MOST, _NEAR_MOST = 2, 4
"""Tokens of a unit, from afar and from near."""
_NEAR_ZOOM = 1.0
_TINTS = {READY: style.GOLD_LIGHT, FLEES: style.PARCHMENT, WAVERS: style.BLOOD_LIGHT}


class UnitMarks(Part):
    """The tokens of all units, laid anew when one of them changes, or the camera moves."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self.marks: dict[int, tuple[Mark, ...]] = {}
        """What is marked now, by unit."""
        self._about: object = None
        self._laid: object = None
        self._fights: dict[int, tuple[int, ...]] = {}
        self._discs: list[Drawable] = []
        self._turn: list[Event] = list(events_of_turn(scene.table.public.story))
        self._deeds = deeds_of(self._turn)

    def event(self, event: Event) -> None:
        """Remember what is done to whom in this turn."""
        self._turn = [event] if isinstance(event, TurnFlipped) else [*self._turn, event]
        self._about = None

    def refresh(self, *, idle: bool) -> None:
        """Look at what everybody has done so far, as soon as the picture has caught up."""
        scene = self._scene
        if not idle:
            return
        hand = ordering_hand(scene)
        about = (scene.table.ticks, hand.me if hand is not None else None)
        if about != self._about:
            self._about = about
            self._look(frozenset(ready_units(hand)) if hand is not None else frozenset())

    def update(self, dt: float) -> None:
        """The tokens follow the camera; while the picture moves there are none."""
        seen = self.marks if self._scene.timeline.idle and not self._scene.naming.open else {}
        key = (tuple(seen.items()), self._scene.camera.turn)
        if key != self._laid:
            self._laid = key
            self._lay(seen)

    # what is marked

    def _look(self, ready: frozenset[int]) -> None:
        scene = self._scene
        board = scene.board()
        self._deeds = deeds_of(self._turn)
        self._fights = _touching(board)
        self.marks = {}
        for unit in scene.view.units:
            if unit.place == "table" and unit.host < 0:
                found = marks_of(unit.id, board.doings_of(unit.id), ready, self._fights, *self._deeds)
                if found:
                    self.marks[unit.id] = found

    # the tokens

    def _lay(self, seen: dict[int, tuple[Mark, ...]]) -> None:
        layer = self._scene.field.above
        for disc in self._discs:
            disc.remove()
        self._discs = []
        most = _NEAR_MOST if self._scene.camera.zoom >= _NEAR_ZOOM else _FAR_MOST
        for unit_id, marks in seen.items():
            unit = self._scene.shown.units[unit_id]
            x, y = self._place(unit)
            for mark in marks[:most]:
                self._discs += [
                    layer.disc(x, y, _RADIUS + 1.5, style.GOLD_DARK),
                    layer.disc(x, y, _RADIUS, style.INK),
                    layer.image(
                        ICONS[mark.kind], x, y, _ICON, _ICON, anchor=(0.5, 0.5),
                        tint=_TINTS.get(mark.kind, style.CREAM),
                    ),
                ]  # fmt: skip
                x += _STEP

    def _place(self, unit: ShownUnit) -> tuple[float, float]:
        """Beside the seal, which lies behind the rear edge."""
        x, y = self._scene.camera.to_screen(*point_from(unit.stand, 0, -unit.size[1]))
        turn = math.radians(unit.heading / 100)
        return x - math.sin(turn) * 12 + _BESIDE, y + math.cos(turn) * 12


def _touching(board: Board) -> dict[int, tuple[int, ...]]:
    """Which units of other players each unit touches."""
    found: dict[int, list[int]] = {}
    units = board.state.units
    for one, other in board.setting.ground.contacts(board.state):
        if units[one].owner != units[other].owner:
            found.setdefault(one, []).append(other)
            found.setdefault(other, []).append(one)
    return {unit: tuple(others) for unit, others in found.items()}
