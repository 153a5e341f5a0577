"""Pursue or hold back: an arrow to whom the cursor means, and the chance that it comes off (S-74)."""

from __future__ import annotations

from typing import Any, Protocol

from game.core.pending import NO_UNIT
from game.rules.skirmish.actions.orders import Pursue, Restrain
from game.rules.skirmish.flow.questions import PURSUIT_CHOICE
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.pursuit_odds import catch_chance, restrain_chance
from scenes.draw import style
from scenes.draw.style import Box
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, odds_level

_WIDE, _HIGH = 340.0, 60.0
_BOX: Box = (WINDOW[0] + WINDOW[2] - _WIDE - 10, WINDOW[1] + 108, _WIDE, _HIGH)
"""Under the ticket of the question."""


class PursuitStage(PartStage, Protocol):
    """The scene, as far as pursuits know it."""

    field: Field
    camera: Camera


class PursuitTicket(Part):
    """Shown to everybody: who runs after whom is no secret, and neither are the chances."""

    def __init__(self, scene: PursuitStage) -> None:
        self._scene = scene
        self._tells = odds_level(scene) == FULL
        self._strokes, self._layer = Strokes(scene.field.above), scene.layer()
        self._shown: object = None

    def refresh(self, *, idle: bool) -> None:
        """Show what is meant by the person who is asked."""
        asked = self._asked() if idle else None
        key = (self._scene.table.ticks, asked[1], self._scene.camera.turn) if asked is not None else None
        if key == self._shown:
            return
        self._shown = key
        self._layer.clear()
        self._strokes.begin()
        if asked is not None:
            self._draw_way(asked[1])
            self._draw_chance(*asked)
        self._strokes.end()

    def _asked(self) -> tuple[Controller, Any] | None:
        """The hand of the person who is asked, and what the cursor means."""
        view = self._scene.view
        if view.asks != PURSUIT_CHOICE or not view.owing or view.owing[0] in self._scene.table.bots:
            return None
        hand: Controller = self._scene.hands.controllers[view.owing[0]]
        aimed = hand.aimed()
        return (hand, aimed) if isinstance(aimed, Pursue | Restrain) else None

    def _draw_way(self, aimed: Pursue | Restrain) -> None:
        """A dashed arrow to whom would be pursued."""
        if not isinstance(aimed, Pursue) or aimed.target == NO_UNIT:
            return
        middle = self._scene.shown.middle_of
        start, end = (self._scene.camera.to_screen(*middle(one)) for one in (aimed.unit, aimed.target))
        self._strokes.path((start, end), 9, style.INK, 150)
        self._strokes.dashes((start, end), (15, 8), 5, style.CREAM)

    def _draw_chance(self, hand: Controller, aimed: Pursue | Restrain) -> None:
        """In words and in percent; nothing where nothing is rolled for."""
        scene = self._scene
        hunted = [one for one in hand.options if isinstance(one, Pursue) and one.target != NO_UNIT]
        if not self._tells or not hunted or (isinstance(aimed, Pursue) and aimed.target == NO_UNIT):
            return
        board = board_of(scene.table.rules.setting, scene.view)
        if isinstance(aimed, Pursue):
            words, chance = scene.texts("fight-pursuit-catch"), catch_chance(board, aimed.unit, aimed.target)
        else:
            words, chance = scene.texts("fight-pursuit-hold"), restrain_chance(board, aimed.unit)
        x, y, w, _ = _BOX
        self._layer.panel("ticket_parchment", *_BOX)
        percent = scene.texts("skirmish-percent", n=round(100 * chance))
        number = self._layer.text(
            percent, x + w - 22, y + 41, 30, face="cinzel800", colour=style.GARNET, align="right"
        )
        size = self._layer.letters.fit(words, 25, w - 56 - number.width)
        self._layer.text(words, x + 22, y + 39, size, colour=style.INK)
