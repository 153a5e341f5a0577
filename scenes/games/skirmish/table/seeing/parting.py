"""While the button is held that ends a phase: what that will do, and who would be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.letters import with_capital
from game.rules.skirmish.flow.questions import DECLARE_CHARGES
from scenes.draw import style
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.driving.way_points import corners_at
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.naming.rows import listed_units
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.seeing_stage import ordering_hand, ready_units

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

_X, _FOOT, _HIGH = WINDOW[0] + WINDOW[2] / 2, WINDOW[1] + WINDOW[3] - 10.0, 42.0
_MOST_WIDE = WINDOW[2] - 80


class Parting(Part):
    """Words, frames around the forgotten, and the ways of charges that are declared."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self._layer = scene.layer()
        self._strokes = Strokes(scene.field.above)
        self.words: tuple[str, ...] = ()
        """What is told now."""
        self.forgotten: tuple[int, ...] = ()
        """Whom it would forget."""
        self._said: object = None

    def update(self, dt: float) -> None:
        """Told while the ring of the long press fills."""
        ending = self._scene.question.ending
        held = ending is not None and ending.hold > 0
        hand = ordering_hand(self._scene) if held else None
        said = (hand.kind, self._scene.table.ticks, self._scene.camera.turn) if hand is not None else None
        if said == self._said:
            return
        self._said = said
        self._layer.clear()
        self._strokes.begin()
        self.words, self.forgotten = (), ()
        if hand is not None:
            self._tell(hand)
        self._strokes.end()

    def _tell(self, hand: Controller) -> None:
        scene, texts = self._scene, self._scene.texts
        self.forgotten = ready_units(hand)
        kind = (hand.kind or "").split(":")[-1]
        lines = [texts(f"skirmish-parting-{kind}")]
        ghost = scene.steering.ghost
        if ghost is not None and ghost.order() is not None:
            lines.append(texts("skirmish-parting-ghost", unit=self._name(ghost.unit)))
        if self.forgotten:
            units = listed_units(self.forgotten, texts, self._name)
            lines.append(texts("skirmish-parting-forgotten", n=len(self.forgotten), units=units))
        self.words = tuple(lines)
        for place, line in enumerate(lines):
            self._line(line, _FOOT - (_HIGH + 4) * (len(lines) - place))
        for unit in self.forgotten:
            self._frame(unit)
        if hand.kind == DECLARE_CHARGES:
            self._charges()

    def _name(self, unit: int) -> str:
        return with_capital(self._scene.texts(f"name-{self._scene.shown.units[unit].unit}"))

    def _line(self, words: str, y: float) -> None:
        layer = self._layer
        size = layer.letters.fit(words, 26, _MOST_WIDE - 48)
        wide = layer.letters.measure(words, size, "fell")[0] + 48
        box = (_X - wide / 2, y, wide, _HIGH)
        layer.panel("battle_strip", *box)
        layer.text(words, _X, y + 29, size, colour=style.PARCHMENT, align="center", within=box)

    def _frame(self, unit: int) -> None:
        """A bright frame around one that would be forgotten."""
        one, camera = self._scene.shown.host_of(unit), self._scene.camera
        corners = [camera.to_screen(*corner) for corner in corners_at(one.stand, *one.size)]
        around = [*corners, corners[0]]
        self._strokes.path(around, 9, style.INK, 200)
        self._strokes.path(around, 5, style.GOLD_LIGHT)

    def _charges(self) -> None:
        """The ways of the charges that are declared, from front to middle."""
        scene = self._scene
        for charge in scene.board().state.charges:
            start = scene.camera.to_screen(*scene.shown.stand_of(charge.unit)[:2])
            end = scene.camera.to_screen(*scene.shown.middle_of(charge.target))
            self._strokes.path([start, end], 11, style.INK, 200)
            self._strokes.dashes([start, end], (18, 8), 6, style.FOE_EDGE)
