"""Small tokens beside the seals: who may act, marched, charged, shot, flees, fights, wavers; and in words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from game.core.letters import with_capital
from game.core.rules import Event
from game.rules.skirmish.events.player import TurnFlipped
from game.rules.skirmish.survey.board import Board
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.naming.rows import listed_units
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
from scenes.games.skirmish.table.seeing.reaching import Reaching
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
_STRIP, _MOST_WIDE = (WINDOW[0] + 58, WINDOW[1] + 58), 600.0
_TINTS = {READY: style.GOLD_LIGHT, FLEES: style.PARCHMENT, WAVERS: style.BLOOD_LIGHT}


class Token(NamedTuple):
    """One token of a unit, and its place in the row."""

    unit: int
    place: int
    marks: tuple[Image, Image, Image]


class UnitMarks(Part):
    """The tokens of all units, laid anew when one of them changes, or the camera moves."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self.marks: dict[int, tuple[Mark, ...]] = {}
        """What is marked now, by unit."""
        self._about: object = None
        self._laid: object = None
        self._fights: dict[int, tuple[int, ...]] = {}
        self._tokens: list[Token] = []
        self._turn_seen = -1
        self._mouse = (0.0, 0.0)
        self._strip = scene.layer()
        self.words = ""
        """What is told of the unit that is looked at."""
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
        near = self._scene.camera.zoom >= _NEAR_ZOOM
        if (seen, near) != self._laid:
            self._laid = dict(seen), near
            self._lay(seen, _NEAR_MOST if near else _FAR_MOST)
        elif self._turn_seen != self._scene.camera.turn:
            self._move()
        self._turn_seen = self._scene.camera.turn
        self._tell(seen)

    def point(self, x: float, y: float) -> bool:
        """The mouse is over a unit: its marks are told in words."""
        self._mouse = x, y
        return False

    # in words

    def _tell(self, seen: dict[int, tuple[Mark, ...]]) -> None:
        """What the unit under the mouse, or that whose reach is shown, has done, and to whom."""
        unit = self._scene.field.unit_at(*self._mouse)
        if unit is None:
            unit = next((part.one for part in self._scene.parts if isinstance(part, Reaching)), None)
        words = self._words(unit, seen.get(unit, ())) if unit is not None else ""
        if words == self.words:
            return
        self.words = words
        layer = self._strip
        layer.clear()
        if words:
            size = layer.letters.fit(words, 24, _MOST_WIDE - 36)
            wide = layer.letters.measure(words, size, "fell")[0] + 36
            box = (_STRIP[0], _STRIP[1], wide, 42)
            layer.panel("battle_strip", *box)
            layer.text(words, box[0] + 18, box[1] + 28, size, colour=style.PARCHMENT, within=box)

    def _words(self, unit: int, marks: tuple[Mark, ...]) -> str:
        texts = self._scene.texts
        told = []
        for mark in marks:
            others = listed_units(mark.others, texts, self._named) if mark.others else ""
            told.append(texts(f"skirmish-mark-{mark.kind}", n=len(mark.others), others=others))
        return texts("skirmish-mark-line", unit=self._named(unit), marks=", ".join(told)) if told else ""

    def _named(self, unit: int) -> str:
        return with_capital(self._scene.texts(f"name-{self._scene.shown.units[unit].unit}"))

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

    def _lay(self, seen: dict[int, tuple[Mark, ...]], most: int) -> None:
        layer = self._scene.field.above
        for token in self._tokens:
            for image in token.marks:
                image.remove()
        self._tokens = []
        for unit_id, marks in seen.items():
            for place, mark in enumerate(marks[:most]):
                tint = _TINTS.get(mark.kind, style.CREAM)
                drawn = (
                    layer.disc(0, 0, _RADIUS + 1.5, style.GOLD_DARK),
                    layer.disc(0, 0, _RADIUS, style.INK),
                    layer.image(ICONS[mark.kind], 0, 0, _ICON, _ICON, anchor=(0.5, 0.5), tint=tint),
                )
                self._tokens.append(Token(unit_id, place, drawn))
        self._move()

    def _move(self) -> None:
        """The camera has moved: so do the tokens."""
        for token in self._tokens:
            x, y = self._place(self._scene.shown.units[token.unit])
            for image in token.marks:
                image.move(x + token.place * _STEP, y)

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
